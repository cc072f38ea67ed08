import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { recordingWithin } from '@atrium/domain/session/recording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateTags } from '#lib/cacheTags.ts';
import { formatMoment } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { ActDialog } from '../ActDialog.tsx';
import { removeRecordingAct } from './recordingActs.ts';
import type { RunMeeting } from './runQueries.ts';
import styles from './Run.module.css';

const giveDialog = lazyPart(
  () => import('../richForms.ts'),
  (file) => file.GiveRecordingDialog,
);
const film = lazyPart(
  () => import('../richForms.ts'),
  (file) => file.RecordingFilm,
);

export interface ClassRecordingProps {
  viewer: SignedIn;
  sessionId: string;
  /** Of the class, as people know it. */
  title: string;
  meeting: RunMeeting;
}

/** The recording of a class that is over: where it is, and what the team can do with it (D85). */
export const ClassRecording = ({ viewer, sessionId, title, meeting }: ClassRecordingProps) => {
  const queryClient = useQueryClient();
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const [asked, setAsked] = useState<'give' | 'remove' | null>(null);
  const { meetingNumber, recording } = meeting;
  const endAt = Number(meeting.endAt);
  if (endAt > now) return null;
  const close = () => {
    setAsked(null);
  };
  const until = formatMoment(endAt + recordingWithin, zone);
  const filmId = recording?.filmId ?? null;
  return (
    <section aria-labelledby="recording" className={styles.recording}>
      <h2 id="recording">Recording</h2>
      {recording === null ? (
        <p className={look.muted}>
          {now < endAt + recordingWithin
            ? `There is none yet. Members read that it comes by ${until}.`
            : 'There is none. Members read that the class was not recorded.'}
        </p>
      ) : filmId === null ? (
        <p className={styles.source}>
          {recording.url === null ? (
            'A video of the session. '
          ) : (
            <Link href={recording.url} target="_blank" rel="noopener">
              {recording.url}
            </Link>
          )}
        </p>
      ) : (
        <Part
          of={film}
          with={{ filmId, onReady: () => void invalidateTags(queryClient, ['runs']) }}
          waiting={<p className={look.muted}>{recording.fileName}</p>}
        />
      )}
      {recording === null ? null : (
        <p className={look.muted}>
          {recording.readyAt === null
            ? 'Members cannot watch it yet. They are mailed when it is ready.'
            : `Ready since ${formatMoment(Number(recording.readyAt), zone)}. Members can watch it.`}
        </p>
      )}
      {staffReach(viewer.staff, 'recording.write') === null ? null : (
        <Row>
          <Button
            size="s"
            variant="line"
            onClick={() => {
              setAsked('give');
            }}
          >
            {recording === null ? 'Add the recording' : 'Replace the recording'}
          </Button>
          {recording === null ? null : (
            <Button
              size="s"
              variant="line"
              onClick={() => {
                setAsked('remove');
              }}
            >
              Take it away
            </Button>
          )}
        </Row>
      )}
      {asked === 'give' ? (
        <Part
          of={giveDialog}
          with={{ sessionId, meetingNumber, title, isThere: recording !== null, onClose: close }}
          onMissing={close}
        />
      ) : null}
      {asked === 'remove' ? (
        <ActDialog
          act={removeRecordingAct}
          input={{ sessionId, meetingNumber }}
          takesAway
          title={`Take the recording of ${title} away?`}
          confirm="Take it away"
          dismiss="Keep it"
          onClose={close}
        />
      ) : null}
    </section>
  );
};
