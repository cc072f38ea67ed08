import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { shortMoment } from '../studioDates.ts';
import type { PersonOfSession, RunSession } from './runQueries.ts';
import type { SeatQuestion } from './SeatDialog.tsx';
import styles from '../ListPage.module.css';

export interface PeopleTableProps {
  viewer: SignedIn;
  session: RunSession;
  people: readonly PersonOfSession[];
  /** Null for somebody who only reads. */
  onAsk: ((asked: SeatQuestion) => void) | null;
}

/** A row for each who is enrolled: who, of which company, since when, and how often they were there. */
export const PeopleTable = ({ viewer, session, people, onAsk }: PeopleTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const isOver = now >= Number(session.endAt);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Enrolled</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Company</th>
          <th scope="col">Enrolled</th>
          <th scope="col">Attendance</th>
          {onAsk === null || isOver ? null : (
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.userId}>
            <th scope="row">
              {person.displayName}
              <small className={look.muted}>{person.email}</small>
            </th>
            <td>
              {person.customerName}
              {person.isSeatless ? <span className={look.muted}>, takes no seat</span> : null}
            </td>
            <td data-label="Enrolled" className={styles.edited}>
              {shortMoment(Number(person.joinedAt), now, zone)}
            </td>
            <td data-label="Attendance" className={styles.edited}>
              {attendanceWords(person, session, now)}
            </td>
            {onAsk === null || isOver ? null : (
              <td className={styles.acts}>
                <Button
                  size="s"
                  variant="line"
                  aria-label={`Take out ${person.displayName}`}
                  onClick={() => {
                    onAsk({ what: 'unenroll', person });
                  }}
                >
                  Take out
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** '2 of 3 classes so far', 'Attended, marked by the team'. */
function attendanceWords(
  { hasAttended, isMarked, meetingsAttended }: PersonOfSession,
  { meetings }: RunSession,
  now: number,
): string {
  const meetingsOver = meetings.filter(({ endAt }) => Number(endAt) <= now).length;
  if (isMarked) return 'Attended, marked by the team';
  if (meetingsOver === 0) return hasAttended ? 'Attended' : 'Not begun';
  const seen = `${String(meetingsAttended)} of ${String(meetingsOver)}${meetingsOver < meetings.length ? ' so far' : ''}`;
  return hasAttended ? `Attended, ${seen}` : seen;
}
