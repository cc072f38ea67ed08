import { useEffect, useRef } from 'react';
import { givesSeat, verdictWords } from '@atrium/domain/seat/decideSeats.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { SeatRows } from './seatsCalls.ts';
import styles from './AddPeopleDialog.module.css';

/** What a dry run says of each person, the refused first: they are what is left to do. It takes the focus. */
export const SeatVerdicts = ({ rows }: Pick<SeatRows, 'rows'>) => {
  const list = useRef<HTMLDivElement>(null);
  const refusedFirst = rows.toSorted((a, b) => Number(givesSeat(a.verdict)) - Number(givesSeat(b.verdict)));
  // a second press of the key or button that asked for the check sends nothing
  useEffect(() => {
    list.current?.focus();
  }, [rows]);
  return (
    <div ref={list} role="status" tabIndex={-1} className={styles.verdicts}>
      {rows.length > 1 ? <p>{summary(rows)}</p> : null}
      <Table
        compact
        caption="What will happen"
        head={
          <>
            <th scope="col">Person</th>
            <th scope="col">What will happen</th>
          </>
        }
      >
        {refusedFirst.map(({ email, firstName, lastName, verdict }, index) => (
          // a file may name an address twice
          <tr key={index}>
            <th scope="row">
              {email === '' ? '–' : email}
              <br />
              <span className={cx(look.small, look.muted)}>{`${firstName} ${lastName}`.trim() || 'No name'}</span>
            </th>
            <td>
              {givesSeat(verdict) ? (
                <Tag weight="plain">{verdictWords[verdict]}</Tag>
              ) : (
                <span className={look.muted}>{verdictWords[verdict]}</span>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
};

/** "4 people will get a seat, 5 won't.": a long list scrolls. */
function summary(rows: SeatRows['rows']): string {
  const given = rows.filter(({ verdict }) => givesSeat(verdict)).length;
  const refused = rows.length - given;
  if (refused === 0) return `All ${String(given)} people will get a seat.`;
  if (given === 0) return `None of the ${String(refused)} people will get a seat.`;
  return `${given === 1 ? '1 person' : `${String(given)} people`} will get a seat, ${String(refused)} won't.`;
}
