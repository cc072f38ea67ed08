import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { FilterChips } from '../FilterChips.tsx';
import styles from './Letters.module.css';

export interface LetterPreviewProps {
  letter: string;
  subject: string;
  text: string;
  /** In the words of this version of the draft; absent: in those that are sent. */
  draft?: number;
}

const forms = [
  { value: 'wide', label: 'Computer' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Plain text' },
] as const;
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The mail in a frame that runs nothing, in both themes and at two widths, and its plain text (RUN-01). */
export const LetterPreview = ({ letter, subject, text, draft }: LetterPreviewProps) => {
  const [form, setForm] = useState<(typeof forms)[number]['value']>('wide');
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('light');
  return (
    <div className={styles.preview}>
      <p className={styles.subject}>
        <span className={look.muted}>Subject</span> {subject}
      </p>
      <div className={styles.picks}>
        <FilterChips name="Form" options={forms} value={form} onChange={setForm} />
        {form === 'text' ? null : <FilterChips name="Theme" options={themes} value={theme} onChange={setTheme} />}
      </div>
      {form === 'text' ? (
        <pre className={styles.text}>{text}</pre>
      ) : (
        <iframe
          className={cx(styles.frame, form === 'phone' && styles.phone)}
          title={`The mail: ${subject}`}
          src={`/files/letters/${encodeURIComponent(letter)}/${theme}${draft === undefined ? '' : `?draft=${String(draft)}`}`}
          sandbox=""
        />
      )}
    </div>
  );
};
