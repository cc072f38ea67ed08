import { useEffect, useRef } from 'react';
import { givesSeat, verdictWords } from '@atrium/domain/seat/decideSeats.ts';
import { look } from '#ui/look.ts';
import { Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { SeatRows } from './saveSeats.ts';
import styles from './AddPeopleDialog.module.css';

/** What a dry run says of each person; it takes the focus. */
export const SeatVerdicts = ({ rows }: Pick<SeatRows, 'rows'>) => {
  const list = useRef<HTMLDivElement>(null);
  // a second press of the key or button that asked for the check sends nothing
  useEffect(() => {
    list.current?.focus();
  }, [rows]);
  return (
    <div ref={list} role="status" tabIndex={-1} className={styles.verdicts}>
      <Table
        caption="What will happen"
        head={
          <>
            <th scope="col">Email</th>
            <th scope="col">Name</th>
            <th scope="col">What will happen</th>
          </>
        }
      >
        {rows.map(({ email, firstName, lastName, verdict }, index) => (
          // a file may name an address twice
          <tr key={index}>
            <th scope="row">{email === '' ? '–' : email}</th>
            <td>{`${firstName} ${lastName}`.trim() || '–'}</td>
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
