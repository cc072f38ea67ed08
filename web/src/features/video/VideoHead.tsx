import { formatDuration } from '@atrium/domain/video/duration.ts';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { VideoAddress } from '#lib/links.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import type { VideoPageData } from './videoQuery.ts';
import styles from './VideoPage.module.css';

export interface VideoHeadProps {
  page: VideoPageData;
  hrefTo: (address: VideoAddress) => string;
}

/** The title with Previous and Next, which are disabled at the first and last video (VID-01). */
export const VideoHead = ({ page, hrefTo }: VideoHeadProps) => {
  const { video, previous, next, siblings } = page;
  const at = siblings.findIndex((sibling) => sibling.videoContentId === video.courseContentId);
  const before = <IconArrowLeft aria-hidden="true" />;
  const after = <IconArrowRight aria-hidden="true" />;
  return (
    <div className={styles.head}>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{video.title}</h1>
        <p className={look.muted}>
          Lesson {at + 1} of {siblings.length}, {formatDuration(video.duration)}
        </p>
      </Stack>
      <div className={styles.ways}>
        {previous === null ? (
          <Button variant="line" icon={before} disabled>
            Previous
          </Button>
        ) : (
          <ButtonLink variant="line" icon={before} href={hrefTo(previous)} title={previous.title}>
            Previous
          </ButtonLink>
        )}
        {next === null ? (
          <Button iconAfter={after} disabled>
            Next
          </Button>
        ) : (
          <ButtonLink iconAfter={after} href={hrefTo(next)} title={next.title}>
            Next
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
