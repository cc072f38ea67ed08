import { mayPlay } from '@atrium/domain/video/metering.ts';
import { useRouter } from '@tanstack/react-router';
import { sessionPath, videoPath, type VideoAddress } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { AboutVideo } from './AboutVideo.tsx';
import { LessonStrip } from './LessonStrip.tsx';
import { OutOfVideos } from './OutOfVideos.tsx';
import { Theatre } from './Theatre.tsx';
import { usePlayback } from './usePlayback.ts';
import { VideoHead } from './VideoHead.tsx';
import { videoQuery, type VideoPageData } from './videoQuery.ts';
import { WatchedParts } from './WatchedParts.tsx';
import styles from './VideoPage.module.css';

export interface VideoPageProps {
  readonly address: VideoAddress;
  /** ?seek as in the address. */
  readonly seek: string | undefined;
}

/** The page of a video at any of its addresses (access.md §2.1; VID-01, VID-11). */
export const VideoPage = ({ address, seek }: VideoPageProps) => (
  <PageAnswer of={videoQuery(address)} sessionId={address.topLevelId}>
    {(page) => (
      <Video
        key={`${address.topLevelId}/${address.groupId}/${address.videoContentId}`}
        address={address}
        seek={seek}
        page={page}
      />
    )}
  </PageAnswer>
);

/** A video with everything around it (learning.md §2 'Video page'); mounted again for each video. */
const Video = ({ address, seek, page }: VideoPageProps & { readonly page: VideoPageData }) => {
  const router = useRouter();
  const viewer = useViewer();
  const hrefTo = (to: VideoAddress) => videoPath(viewer, page.sourceType, to, page.session.courseType);
  const playback = usePlayback({ address, seek, page, hrefTo });
  const { metering, session, video } = page;
  const spent = metering !== null && !session.isFreeSession && !mayPlay(viewer.accountType, metering, video.videoId);
  if (spent || playback.refusedBy === 'METERING_EXCEEDED') {
    return (
      <OutOfVideos
        resetsAt={metering === null ? null : Number(metering.resetsAt)}
        onBack={() => {
          if (router.history.canGoBack()) router.history.back();
          else void router.navigate({ to: '/courses' });
        }}
      />
    );
  }
  return (
    <>
      <Theatre
        address={address}
        page={page}
        hrefTo={hrefTo}
        sessionHref={sessionPath(address.topLevelId, viewer, session.courseType)}
        playback={playback}
      />
      <Wrap className={styles.below}>
        <VideoHead page={page} hrefTo={hrefTo} />
        <LessonStrip page={page} address={address} hrefTo={hrefTo} watched={playback.watched} />
        <AboutVideo page={page} second={playback.second}>
          <WatchedParts
            page={page}
            saved={playback.saved}
            second={playback.hasPlayed ? playback.second : null}
            onJump={playback.jumpTo}
          />
        </AboutVideo>
      </Wrap>
    </>
  );
};
