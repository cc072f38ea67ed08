import { mayPlay } from '@atrium/domain/video/metering.ts';
import { useViewer } from '#lib/viewer.ts';
import { Wrap } from '#ui/Layout.tsx';
import { AboutVideo } from './AboutVideo.tsx';
import { LessonStrip } from './LessonStrip.tsx';
import { OutOfVideos } from './OutOfVideos.tsx';
import { Theatre } from './Theatre.tsx';
import { useStage } from './useStage.ts';
import { VideoHead } from './VideoHead.tsx';
import styles from './VideoPage.module.css';
import type { VideoPageProps } from './videoPageProps.ts';

/** A video's whole page (learning.md §2 'Video page'; VID-01). It is mounted again for each video. */
export const VideoPage = (props: VideoPageProps) => {
  const { page, hrefTo, onBack } = props;
  const { accountType } = useViewer();
  const stage = useStage(props);
  const { metering, session, video } = page;
  const spent = metering !== null && !session.isFreeSession && !mayPlay(accountType, metering, video.videoId);
  if (spent || stage.refusedBy === 'METERING_EXCEEDED') {
    return <OutOfVideos resetsAt={metering === null ? null : Number(metering.resetsAt)} onBack={onBack} />;
  }
  return (
    <>
      <Theatre {...props} stage={stage} />
      <Wrap className={styles.below}>
        <VideoHead page={page} hrefTo={hrefTo} />
        <LessonStrip page={page} place={props.place} hrefTo={hrefTo} watched={stage.watched} />
        <AboutVideo page={page} second={stage.second} />
      </Wrap>
    </>
  );
};
