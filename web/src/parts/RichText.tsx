import { richTextAttributes, richTextTags } from '@atrium/domain/richText.ts';
import DOMPurify from 'dompurify';
import styles from './RichText.module.css';

// the server has sanitized it; here it passes the only Trusted Types policy that may create markup (THR-32)
function trusted(html: string): string {
  const made: unknown = DOMPurify.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
  return made as string;
}

/** Formatted text by the people who run a session. */
export const RichText = ({ html }: { html: string | null }) =>
  html === null || html === '' ? null : (
    <div className={styles.text} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
  );
