import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentBulkAct } from '#lib/gql/graphql.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { chosenQuery, exportSpec, runningBulkQuery, type ChosenDocuments } from './bulkActs.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { DocumentsActDialog } from './DocumentsActDialog.tsx';
import { mayDo, studioPath, type StudioKind } from './kinds.ts';
import type { StudioFilters } from './studioFilters.ts';
import type { ListRows } from './useListRows.ts';
import styles from './BulkBar.module.css';

export interface DocumentBulkProps {
  viewer: SignedIn;
  kind: StudioKind;
  filters: StudioFilters;
  rows: ListRows;
  /** How many the filters find. */
  all: number;
  /** How many rows are shown. */
  shown: number;
}

const acts = [
  { act: 'SCHEDULE', label: 'Schedule', fits: 'toPublish' },
  { act: 'ARCHIVE', label: 'Archive', fits: 'toArchive' },
  { act: 'RESTORE', label: 'Take out of the archive', fits: 'toRestore' },
  { act: 'PUBLISH', label: 'Publish', fits: 'toPublish' },
] as const satisfies readonly { act: DocumentBulkAct; label: string; fits: string }[];
const tags = ['documents'] as const;

/** What can be done with the documents that are chosen, and how far it is (STU-04). */
export const DocumentBulk = ({ viewer, kind, filters, rows, all, shown }: DocumentBulkProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const [asked, setAsked] = useState<{ act: DocumentBulkAct; count: number } | null>(null);
  const mayPublish = mayDo(viewer.staff, kind, 'publish');
  const isChosen = rows.chosen === 'all' || rows.chosen.length > 0;
  const chosen: ChosenDocuments = {
    kind: kind.kind,
    documentIds: rows.chosen === 'all' ? null : [...rows.chosen].toSorted(),
    text: filters.text,
    state: filters.state,
  };
  const counts = useQuery({ ...chosenQuery(chosen), enabled: isChosen, placeholderData: keepPreviousData }).data?.page;
  const running = useQuery({ ...runningBulkQuery(kind.kind), enabled: mayPublish && rows.act === '' }).data?.page ?? '';
  const bundle = useSave(exportSpec);
  const [closed, setClosed] = useState('');
  const actId = rows.act !== '' ? rows.act : running === closed ? '' : running;
  const noun = [kind.one, kind.many.toLowerCase()] as const;
  return (
    <>
      {!mayPublish || actId === '' ? null : (
        <BulkProgress
          key={actId}
          bulkActId={actId}
          noun={noun}
          rows={rows}
          hrefOf={(id) => studioPath(kind.kind, id)}
          changes={tags}
          onClose={() => {
            setClosed(actId);
            rows.follow('');
          }}
        />
      )}
      {isChosen ? (
        <BulkBar rows={rows} count={counts?.total ?? null} all={all} shown={shown}>
          {counts && mayPublish
            ? acts
                .filter(({ act, fits }) => counts[fits] > 0 && (act !== 'ARCHIVE' || kind.canBeTakenBack))
                .map(({ act, label, fits }) => (
                  <Button
                    key={act}
                    size="s"
                    variant={act === 'PUBLISH' ? 'sun' : 'bare'}
                    className={act === 'PUBLISH' ? undefined : styles.act}
                    onClick={() => {
                      setAsked({ act, count: counts[fits] });
                    }}
                  >
                    {label}
                    {counts[fits] === counts.total ? null : ` ${String(counts[fits])} of ${String(counts.total)}`}
                  </Button>
                ))
            : null}
          <Button
            size="s"
            variant="bare"
            className={styles.act}
            busy={bundle.busy}
            onClick={() => {
              bundle.save(
                chosen,
                (lines) => {
                  saveFile(`${kind.kind}.jsonl`, new Blob([`${lines.join('\n')}\n`], { type: 'application/jsonl' }));
                  toast({ id: 'studio', message: 'The bundle has what is published of them.' });
                },
                ({ message }) => {
                  toast({ id: 'studio', message, tone: 'bad' });
                },
              );
            }}
          >
            Export
          </Button>
        </BulkBar>
      ) : null}
      {asked === null ? null : (
        <DocumentsActDialog
          act={asked.act}
          count={asked.count}
          noun={noun}
          chosen={chosen}
          zone={zone}
          onClose={() => {
            setAsked(null);
          }}
          onBegun={(id) => {
            setAsked(null);
            rows.follow(id);
          }}
        />
      )}
    </>
  );
};
