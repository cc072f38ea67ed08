import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { mayChangeMeeting } from '@atrium/domain/session/changeDates.ts';
import { useState } from 'react';
import { formatDayName, formatHour, formatMonthDay, formatTime, formatZone } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CancelDatesDialog } from './CancelDatesDialog.tsx';
import type { RunMeeting, RunSession } from './runQueries.ts';
import styles from '../ListPage.module.css';

const moveDialog = lazyPart(
  () => import('../richForms.ts'),
  (file) => file.MoveMeetingDialog,
);

export interface ClassListProps {
  viewer: SignedIn;
  session: RunSession;
}

type Asked = { readonly what: 'move' | 'cancel'; readonly meeting: RunMeeting } | { readonly what: 'session' };

/** When the classes of a session are, and the acts that move or cancel them (D96). */
export const ClassList = ({ viewer, session }: ClassListProps) => {
  const now = useNow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { sessionId, meetings, isCanceled, timeZone } = session;
  const mayWrite = staffReach(viewer.staff, 'schedule.write') !== null && !isCanceled;
  const titleOf = (meeting: RunMeeting): string => meeting.title || session.title;
  const close = () => {
    setAsked(null);
  };
  return (
    <>
      {meetings.length === 0 ? (
        <EmptyState title="There is no class yet.">Classes are added in the form of the session.</EmptyState>
      ) : (
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>Classes</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Class</th>
              <th scope="col">When, in {formatZone(timeZone, Number(session.startAt))}</th>
              <th scope="col">State</th>
              <td>
                <VisuallyHidden>Acts</VisuallyHidden>
              </td>
            </tr>
          </thead>
          <tbody>
            {meetings.map((meeting) => (
              <tr key={meeting.meetingNumber}>
                <th scope="row">{titleOf(meeting)}</th>
                <td>{whenWords(meeting, timeZone)}</td>
                <td className={styles.edited}>{stateWords(meeting, isCanceled, now)}</td>
                <td className={styles.acts}>
                  {mayWrite && mayChangeMeeting(Number(meeting.startAt), now) ? (
                    <Row>
                      <Button
                        size="s"
                        variant="line"
                        aria-label={`Move ${titleOf(meeting)}`}
                        onClick={() => {
                          setAsked({ what: 'move', meeting });
                        }}
                      >
                        Move
                      </Button>
                      {meetings.length === 1 ? null : (
                        <Button
                          size="s"
                          variant="line"
                          aria-label={`Cancel ${titleOf(meeting)}`}
                          onClick={() => {
                            setAsked({ what: 'cancel', meeting });
                          }}
                        >
                          Cancel
                        </Button>
                      )}
                    </Row>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {mayWrite && now < Number(session.endAt) ? (
        <p className={look.muted}>
          <Button
            size="s"
            variant="line"
            onClick={() => {
              setAsked({ what: 'session' });
            }}
          >
            Cancel the session
          </Button>
        </p>
      ) : null}
      {asked?.what === 'move' ? (
        <Part
          of={moveDialog}
          with={{ sessionId, title: titleOf(asked.meeting), meeting: asked.meeting, zone: timeZone, onClose: close }}
          onMissing={close}
        />
      ) : null}
      {asked?.what === 'cancel' ? (
        <CancelDatesDialog
          sessionId={sessionId}
          meetingNumber={asked.meeting.meetingNumber}
          title={titleOf(asked.meeting)}
          onClose={close}
        />
      ) : null}
      {asked?.what === 'session' ? (
        <CancelDatesDialog sessionId={sessionId} meetingNumber={null} title="this session" onClose={close} />
      ) : null}
    </>
  );
};

/** 'Tuesday, Nov 24, 12:00 PM to 1:00 PM' */
function whenWords({ startAt, endAt }: RunMeeting, zone: string): string {
  const [from, until] = [Number(startAt), Number(endAt)];
  const day = `${formatDayName(from, zone)}, ${formatMonthDay(from, zone)}`;
  return `${day}, ${formatHour(from, zone)} to ${formatTime(until, zone)}`;
}

function stateWords({ startAt, endAt }: RunMeeting, isCanceled: boolean, now: number): string {
  if (isCanceled) return 'Canceled';
  if (Number(endAt) <= now) return 'Over';
  return Number(startAt) <= now ? 'Runs now' : 'To come';
}
