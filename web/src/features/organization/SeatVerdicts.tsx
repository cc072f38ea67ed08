import { changesSeat, effectOf, verdictWords, type SeatEffect } from '@atrium/domain/seat/decideSeats.ts';
import { useEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { SeatRows } from './seatsCalls.ts';
import { listWords } from './seatWords.ts';
import styles from './AddPeopleDialog.module.css';

/** The refused first, because they are what is left to do; duplicates, of which nothing follows, last. */
const rowOrder: readonly SeatEffect[] = ['NONE', 'NEW', 'LONGER', 'SAME', 'DOUBLE'];
const orderOf = ({ verdict }: SeatRows['rows'][number]): number => rowOrder.indexOf(effectOf(verdict));

/** What a dry run says of each person. It takes the focus. */
export const SeatVerdicts = ({ rows }: Pick<SeatRows, 'rows'>) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    // a long one scrolls, also by the keys
    element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1;
    // a second press of the key or button that asked for the check sends nothing
    element.focus();
  }, [rows]);
  return (
    <div ref={list} role="status" tabIndex={-1} className={styles.verdicts}>
      {rows.length > 1 ? <p>{listWords(rows)}</p> : null}
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
        {rows
          .toSorted((a, b) => orderOf(a) - orderOf(b))
          .map(({ email, firstName, lastName, verdict }, index) => (
            // a file may name an address twice
            <tr key={index}>
              <th scope="row">
                {email === '' ? '–' : email}
                <br />
                <span className={cx(look.small, look.muted)}>{`${firstName} ${lastName}`.trim() || 'No name'}</span>
              </th>
              <td>
                {changesSeat(verdict) ? (
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
