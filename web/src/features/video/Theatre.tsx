import { coursesPath } from '@atrium/domain/access/navigation.ts';
import { useState } from 'react';
import { ifOpen, type VideoAddress } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { Player } from '#parts/Player.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Chapters } from './Chapters.tsx';
import { CountdownCover } from './CountdownCover.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { SavedDot } from './SavedDot.tsx';
import { Transcript } from './Transcript.tsx';
import { UpNext } from './UpNext.tsx';
import type { Playback } from './usePlayback.ts';
import { useWriting } from './useWriting.ts';
import type { VideoPageData } from './videoQuery.ts';
import styles from './Theatre.module.css';

export interface TheatreProps {
  address: VideoAddress;
  page: VideoPageData;
  hrefTo: (address: VideoAddress) => string;
  sessionHref: string;
  playback: Playback;
}

/** How long 'Start over' is shown after resuming, in seconds. */
const startOverFor = 15;

/** The dark band: the player, and beside it chapters, transcript, notes and the next video. */
export const Theatre = ({ address, page, hrefTo, sessionHref, playback }: TheatreProps) => {
  const { video, next, courseTitle, groupTitle } = page;
  const viewer = useViewer();
  const { flags } = viewer;
  const { countdown, second, startAt } = playback;
  const marked = flags.videoBookmarks && video.chapters.length > 0;
  const [shown, setShown] = useState<'chapters' | 'transcript' | 'notes' | null>(marked ? 'chapters' : 'transcript');
  const notes = useWriting(page, address, playback);
  const onNote = (act: 'note' | 'bookmark'): void => {
    if (act === 'bookmark') {
      notes?.bookmark();
      return;
    }
    setShown('notes');
    notes?.write({ of: null, seconds: second });
  };
  const resumed = startAt >= 1 && second >= Math.floor(startAt) && second < startAt + startOverFor;
  return (
    <section className={styles.theatre} aria-label="Video">
      <Wrap className={look.onCourt}>
        <p className={styles.crumb}>
          {page.session.courseType === 'BOOTCAMP' ? (
            <Link href={ifOpen(viewer, '/mini-mbas') ?? '/'}>Mini-MBAs</Link>
          ) : (
            <Link href={coursesPath(viewer)}>Courses</Link>
          )}
          <span aria-hidden="true">/</span>
          <Link href={sessionHref}>{courseTitle}</Link>
          <span aria-hidden="true">/</span>
          <span>{groupTitle}</span>
        </p>
        <div className={styles.stage}>
          <Player
            title={video.title}
            posterUrl={video.thumbnailUrl}
            duration={video.duration}
            silent={video.isSilent}
            chapters={video.chapters}
            watched={playback.saved.spans}
            source={playback.source}
            startAt={startAt}
            playNow={playback.playNow}
            onPlayWanted={playback.wantPlay}
            failure={playback.failure}
            onRetry={playback.retry}
            onSignal={playback.onSignal}
            handle={playback.handle}
            status={<SavedDot />}
            marks={notes?.marks}
            onNote={notes === null ? undefined : onNote}
            onStartOver={
              resumed
                ? () => {
                    playback.jumpTo(0);
                  }
                : undefined
            }
            cover={
              countdown.state.phase === 'playing' ? null : (
                <CountdownCover
                  countdown={countdown}
                  next={next}
                  onRestart={() => {
                    playback.jumpTo(0);
                  }}
                />
              )
            }
          />
          <div className={styles.side}>
            <div className={styles.notes}>
              {marked ? (
                <Chapters
                  chapters={video.chapters}
                  second={second}
                  watched={playback.saved.spans}
                  opened={shown === 'chapters'}
                  onToggle={(opened) => {
                    setShown(opened ? 'chapters' : null);
                  }}
                  onJump={playback.jumpTo}
                />
              ) : null}
              {video.transcript.length > 0 ? (
                <Transcript
                  cues={video.transcript}
                  second={second}
                  opened={shown === 'transcript'}
                  onToggle={(opened) => {
                    setShown(opened ? 'transcript' : null);
                  }}
                  onJump={playback.jumpTo}
                />
              ) : null}
              {notes === null ? null : (
                <NotesPanel
                  place={notes.place}
                  notes={notes.notes}
                  second={second}
                  writing={notes.writing}
                  opened={shown === 'notes'}
                  onToggle={(opened) => {
                    setShown(opened ? 'notes' : null);
                  }}
                  onWrite={notes.write}
                  onBookmark={notes.bookmark}
                  onJump={playback.jumpTo}
                  onDone={notes.done}
                />
              )}
            </div>
            {next === null ? null : <UpNext page={page} next={next} hrefTo={hrefTo} countdown={countdown} />}
          </div>
        </div>
      </Wrap>
    </section>
  );
};
