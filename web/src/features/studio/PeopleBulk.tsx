import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { chosenPeopleQuery, runningBulkQuery } from './bulkActs.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { GiveManyDialog } from './GiveManyDialog.tsx';
import { personPath, type PeopleFilters } from './peopleFilters.ts';
import type { ListRows } from './useListRows.ts';

export interface PeopleBulkProps {
  viewer: SignedIn;
  filters: PeopleFilters;
  rows: ListRows;
  /** How many rows are shown. */
  shown: number;
}

const tags = ['people'] as const;

/** What can be done with the people who are chosen, and how far it is (STU-04). */
export const PeopleBulk = ({ viewer, filters, rows, shown }: PeopleBulkProps) => {
  const [isAsked, setAsked] = useState(false);
  const mayGive = staffReach(viewer.staff, 'grant.write') !== null;
  const isChosen = rows.chosen === 'all' || rows.chosen.length > 0;
  const all = useQuery({ ...chosenPeopleQuery(filters), enabled: isChosen && mayGive }).data?.page ?? null;
  const running = useQuery({ ...runningBulkQuery(null), enabled: mayGive && rows.act === '' }).data?.page ?? '';
  const [closed, setClosed] = useState('');
  const actId = rows.act !== '' ? rows.act : running === closed ? '' : running;
  if (!mayGive) return null;
  const count = rows.chosen === 'all' ? all : rows.chosen.length;
  return (
    <>
      {actId === '' ? null : (
        <BulkProgress
          key={actId}
          bulkActId={actId}
          noun={['person', 'people']}
          rows={rows}
          hrefOf={personPath}
          changes={tags}
          onClose={() => {
            setClosed(actId);
            rows.follow('');
          }}
        />
      )}
      {isChosen ? (
        <BulkBar rows={rows} count={count} all={all} shown={shown}>
          <Button
            size="s"
            variant="sun"
            onClick={() => {
              setAsked(true);
            }}
          >
            Give access
          </Button>
        </BulkBar>
      ) : null}
      {isAsked && count !== null ? (
        <GiveManyDialog
          viewer={viewer}
          count={count}
          chosen={{ ...filters, userIds: rows.chosen === 'all' ? null : [...rows.chosen] }}
          onClose={() => {
            setAsked(false);
          }}
          onBegun={(id) => {
            setAsked(false);
            rows.follow(id);
          }}
        />
      ) : null}
    </>
  );
};
