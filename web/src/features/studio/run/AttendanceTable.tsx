import { minute, second } from '@atrium/domain/time.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PersonOfSession } from './runQueries.ts';
import styles from '../ListPage.module.css';

export interface AttendanceTableProps {
  people: readonly PersonOfSession[];
  /** Null for somebody who only reads, or before the class has begun. */
  acts: {
    readonly onThere: (person: PersonOfSession) => void;
    readonly onAbsent: (person: PersonOfSession) => void;
  } | null;
}

/** A row for each who is enrolled: whether they were there, how that is known, and how to change it. */
export const AttendanceTable = ({ people, acts }: AttendanceTableProps) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>Who was there</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">This class</th>
        <th scope="col">The session</th>
        {acts === null ? null : (
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
          <td data-label="This class">{classWords(person)}</td>
          <td data-label="The session" className={styles.edited}>
            {person.hasAttended ? `Attended${person.isMarked ? ', marked by the team' : ''}` : 'Not attended yet'}
          </td>
          {acts === null ? null : (
            <td className={styles.acts}>
              {person.meeting?.wasThere === true ? (
                <Button
                  size="s"
                  variant="bare"
                  aria-label={`${person.displayName} was not there`}
                  onClick={() => {
                    acts.onAbsent(person);
                  }}
                >
                  Was not there
                </Button>
              ) : (
                <Button
                  size="s"
                  variant="line"
                  aria-label={`${person.displayName} was there`}
                  onClick={() => {
                    acts.onThere(person);
                  }}
                >
                  Was there
                </Button>
              )}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

/** 'There, 52 min', 'There, marked by the team', 'Not there, 10 min'. */
function classWords({ meeting }: PersonOfSession): string {
  if (meeting === null) return '';
  const minutes = Math.round((meeting.seconds * second) / minute);
  return [
    meeting.wasThere ? 'There' : 'Not there',
    ...(minutes > 0 ? [`${String(minutes)} min`] : []),
    ...(meeting.isMarked ? ['marked by the team'] : []),
  ].join(', ');
}
