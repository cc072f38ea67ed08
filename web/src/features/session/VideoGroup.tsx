import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import { formatDuration } from '@atrium/domain/video/duration.ts';
import { videoShare } from '@atrium/domain/video/progress.ts';
import { videoPath } from '#lib/links.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { RichText } from '#parts/RichText.tsx';
import { VideoThumb } from '#parts/VideoThumb.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { ItemData, SessionPageData } from './sessionQuery.ts';
import styles from './VideoGroup.module.css';

/** The videos of a container; each links to its page (SSN-13), or is 'Available Soon' (SSN-05). */
export const VideoGroup = ({ item, page }: { item: ItemData; page: SessionPageData }) => {
  const viewer = useViewer();
  const now = useNow();
  const sourceType = page.sessionType === 'OnDemand' ? 'ON_DEMAND' : 'SESSION';
  const isOpen = (enabledAt: string | null): boolean =>
    isContentEnabled(enabledAt === null ? null : Number(enabledAt), now);
  const groupOpen = isOpen(item.enabledAt);
  return (
    <Stack>
      {item.title === null && !item.optional ? null : (
        <Row>
          {item.title === null ? null : <h4>{item.title}</h4>}
          {item.optional ? <Tag weight="off">Optional</Tag> : null}
        </Row>
      )}
      <RichText html={item.intro} />
      <ul className={styles.videos} role="list">
        {item.videoPreviews.map((video) => (
          <li key={`${video.groupId}/${video.videoContentId}`}>
            <VideoThumb
              heading="h4"
              href={
                groupOpen && isOpen(video.enabledAt)
                  ? videoPath(viewer, sourceType, { ...video, topLevelId: page.sessionId }, page.session.courseType)
                  : null
              }
              thumbnailUrl={video.thumbnailUrl}
              title={video.title}
              duration={formatDuration(video.duration)}
              percent={Math.floor(videoShare(video) * 100)}
            />
          </li>
        ))}
      </ul>
      <RichText html={item.outro} />
    </Stack>
  );
};
