import { formatDuration } from '@atrium/domain/video/duration.ts';
import { IconLink, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { toast } from '#ui/toast.ts';
import type { VideoPageData } from './videoQuery.ts';
import styles from './VideoPage.module.css';

interface AboutVideoProps {
  page: VideoPageData;
  second: number;
  children: ReactNode;
}

/** The lesson's description, what of it counts as watched, and a link to the current playhead. */
export const AboutVideo = ({ page, second, children }: AboutVideoProps) => (
  <section className={cx(look.section, look.two, styles.about)} aria-labelledby="about-lesson">
    <h2 id="about-lesson">About this lesson</h2>
    <Stack>
      <p>{page.video.description}</p>
      {page.video.isSilent ? <p className={cx(look.small, look.muted)}>This lesson is read, not spoken.</p> : null}
      {page.video.isAiGenerated ? (
        <Row as="p" className={cx(look.small, look.muted)}>
          <IconSparkles aria-hidden="true" />
          Parts of this video were made with AI.
        </Row>
      ) : null}
      {children}
      <p className={styles.copy}>
        <Button
          variant="bare"
          size="s"
          icon={<IconLink aria-hidden="true" />}
          onClick={() => {
            void copyLink(second);
          }}
        >
          <span>
            Copy link at <span className={look.num}>{formatDuration(second)}</span>
          </span>
        </Button>
      </p>
    </Stack>
  </section>
);

async function copyLink(second: number): Promise<void> {
  const link = `${location.origin}${location.pathname}?seek=${String(second)}`;
  try {
    await navigator.clipboard.writeText(link);
    toast({ message: `Link at ${formatDuration(second)} copied` });
  } catch {
    // without clipboard access the link is shown, to be copied by hand
    toast({ tone: 'plain', lasts: null, message: link });
  }
}
