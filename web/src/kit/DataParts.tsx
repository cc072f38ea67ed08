import { useState } from 'react';
import { Chart } from '#ui/Chart.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { DataColumn } from '#ui/rich/DataColumn.ts';
import { DataTable, type Sorting } from '#ui/rich/DataTable.tsx';
import { NumberCell, SortHead, Table } from '#ui/Table.tsx';
import { Tile, Tiles } from '#ui/Tiles.tsx';
import { people, weeks, type Person } from './examples.ts';
import { Part, type SectionProps } from './Part.tsx';
import styles from './Kit.module.css';

const columns: readonly DataColumn<Person>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name, sortable: true },
  { id: 'team', title: 'Team', value: ({ team }) => team },
  { id: 'minutes', title: 'Minutes', value: ({ minutes }) => minutes, numeric: true, sortable: true },
  { id: 'last', title: 'Last seen', value: ({ last }) => last, cell: ({ last }) => last ?? 'Never', sortable: true },
];

export const DataParts = ({ scheme }: SectionProps) => {
  const [sorting, setSorting] = useState<Sorting | null>({ column: 'minutes', descending: true });
  const [page, setPage] = useState(1);
  return (
    <>
      <Part name="Table, SortHead, NumberCell">
        <div className={styles.fill}>
          <Table
            caption={`Seats, ${scheme}`}
            head={
              <>
                <SortHead sorted="ascending" onSort={() => undefined}>
                  Session
                </SortHead>
                <SortHead sorted={null} numeric onSort={() => undefined}>
                  Seats
                </SortHead>
              </>
            }
          >
            <tr>
              <th scope="row">November</th>
              <NumberCell>14</NumberCell>
            </tr>
          </Table>
        </div>
      </Part>
      <Part name="DataTable">
        <div className={styles.fill}>
          <DataTable
            caption={`Members, ${scheme}`}
            columns={columns}
            rows={people}
            rowId={({ id }) => id}
            sorting={sorting}
            onSorting={setSorting}
            page={page}
            onPage={setPage}
            pageSize={4}
            details={({ name }) => `What ${name} watched lately`}
            empty={null}
          />
        </div>
        <div className={styles.fill}>
          <DataTable
            caption={`Nobody, ${scheme}`}
            columns={columns}
            rows={[]}
            rowId={({ id }) => id}
            sorting={null}
            onSorting={setSorting}
            page={1}
            onPage={setPage}
            pageSize={4}
            empty={<EmptyState title="No members yet" />}
          />
        </div>
      </Part>
      <Part name="Chart">
        <div className={styles.fill}>
          <Chart title="Minutes watched a week" axis="Week of" points={weeks} />
        </div>
        <div className={styles.fill}>
          <Chart title="Active learners" axis="Week of" points={weeks} kind="line" />
        </div>
      </Part>
      <Part name="Tiles">
        <div className={styles.fill}>
          <Tiles>
            <Tile
              name="Active learners"
              value="42"
              note="of 60 seats"
              help="Members who watched in the last 30 days."
            />
            <Tile name="Hours" value="118" />
          </Tiles>
        </div>
      </Part>
    </>
  );
};
