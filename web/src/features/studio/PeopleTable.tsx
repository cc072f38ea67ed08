import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Round } from '#ui/Arch.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { HeadBox } from './HeadBox.tsx';
import { PeekButton } from './PeekButton.tsx';
import { personPath } from './peopleFilters.ts';
import { peoplePath, type PeopleFilters } from './peopleFilters.ts';
import type { ListedPerson } from './peopleQuery.ts';
import { tierOf } from './personWords.ts';
import { RowBox } from './RowBox.tsx';
import type { ListRows } from './useListRows.ts';
import styles from './ListPage.module.css';

export interface PeopleTableProps {
  viewer: SignedIn;
  people: readonly ListedPerson[];
  filters: PeopleFilters;
  rows: ListRows;
}

/** A row for each person: who, of which company, with what, and since when. */
export const PeopleTable = ({ viewer, people, filters, rows }: PeopleTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Members</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td className={styles.pick}>
            <HeadBox ids={people.map(({ userId }) => userId)} rows={rows} />
          </td>
          <th scope="col">Name</th>
          <th scope="col">Tier</th>
          <th scope="col">Company</th>
          <th scope="col">Joined</th>
          <td>
            <VisuallyHidden>Peeking at them</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody {...rows.body}>
        {people.map((person) => (
          <tr
            key={person.userId}
            data-row={person.userId}
            className={rows.isChosen(person.userId) ? styles.chosen : undefined}
          >
            <td className={styles.pick}>
              <RowBox
                label={`Select ${person.displayName}`}
                checked={rows.isChosen(person.userId)}
                onToggle={(isRange) => {
                  rows.toggle(person.userId, isRange);
                }}
              />
            </td>
            <th scope="row">
              <span className={styles.person}>
                <Round src={person.profileImageUrl} size={32} />
                <span>
                  <Link href={personPath(person.userId)} data-place={person.userId === rows.at ? '' : undefined}>
                    {person.displayName}
                  </Link>
                  <small className={look.muted}>{person.email}</small>
                </span>
              </span>
            </th>
            <td>{[tierOf(person.accountType), ...(person.isTest ? ['for tests'] : [])].join(', ')}</td>
            <td className={styles.edited}>
              {person.company === null ? null : (
                <Link href={peoplePath({ ...filters, companyId: person.company.companyId })}>
                  {person.company.name}
                </Link>
              )}
            </td>
            <td data-label="Joined" className={styles.edited}>
              {formatDay(Number(person.registeredAt), zone)}
            </td>
            <td className={styles.acts}>
              <PeekButton id={person.userId} title={person.displayName} rows={rows} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
