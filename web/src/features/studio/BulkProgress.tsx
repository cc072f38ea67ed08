import { bulkWords, type BulkActName } from '@atrium/domain/bulk/bulkActs.ts';
import { counted } from '@atrium/domain/counted.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateTags, type CacheTag } from '#lib/cacheTags.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { Note } from '#ui/Note.tsx';
import { bulkQuery, retryBulkSpec, stopBulkSpec, type BulkProgress as Progress } from './bulkActs.ts';
import type { ListRows } from './useListRows.ts';
import styles from './BulkBar.module.css';

/** How often it is asked how far an act is, and how often that is announced at most; in milliseconds. */
const [askedEvery, saidEvery] = [1_000, 5_000];

export interface BulkProgressProps {
  bulkActId: string;
  /** What it is done to: 'event', 'events'. */
  noun: readonly [string, string];
  rows: ListRows;
  /** The page of a thing. */
  hrefOf: (id: string) => string;
  /** What the act changes. */
  changes: readonly CacheTag[];
  onClose: () => void;
}

/** How far an act on many things is, and at its end what could not be done, and why (STU-04). */
export const BulkProgress = ({ bulkActId, noun, rows, hrefOf, changes, onClose }: BulkProgressProps) => {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...bulkQuery(bulkActId),
    refetchInterval: ({ state }) =>
      state.data?.page?.state === 'RUNNING' || state.data === undefined ? askedEvery : false,
  });
  const stop = useSave(stopBulkSpec);
  const retry = useSave(retryBulkSpec);
  const [next] = useState(() => crypto.randomUUID());
  const act = query.data?.page ?? null;
  const state = act?.state ?? null;
  useEffect(() => {
    // it may be over before it is first asked for
    if (state !== null && state !== 'RUNNING') void invalidateTags(queryClient, [...changes, 'audit', 'outbox']);
  }, [state, queryClient, changes]);
  const words = act === null ? '' : wordsOf(act, noun);
  useSaid(words, state === 'RUNNING');
  if (act === null) return null;
  const tried = act.done + act.same + act.failed;
  return (
    <section className={styles.progress} aria-label="Progress">
      <Note tone={act.failed > 0 ? 'bad' : 'plain'}>
        <p>{words}</p>
        {act.state === 'RUNNING' ? <progress aria-label="Done" max={act.total} value={tried} /> : null}
        {act.state === 'RUNNING' || act.failures.length === 0 ? null : (
          <ul className={styles.failures}>
            {act.failures.map(({ id, title, why }) => (
              <li key={id}>
                <Link href={hrefOf(id)}>{title || id}</Link>: {why}
              </li>
            ))}
            {act.failed > act.failures.length ? <li>And {act.failed - act.failures.length} more.</li> : null}
          </ul>
        )}
        <FaultNote fault={stop.fault ?? retry.fault} />
        <Row>
          {act.state === 'RUNNING' ? (
            <Button
              size="s"
              variant="line"
              busy={stop.busy}
              onClick={() => {
                stop.save({ bulkActId }, () => void query.refetch());
              }}
            >
              Stop
            </Button>
          ) : (
            <>
              {act.failed === 0 ? null : (
                <Button
                  size="s"
                  variant="line"
                  busy={retry.busy}
                  onClick={() => {
                    retry.save({ bulkActId: next, formerActId: bulkActId }, () => {
                      rows.follow(next);
                    });
                  }}
                >
                  Try {act.failed === 1 ? 'this one' : 'these'} again
                </Button>
              )}
              <Button size="s" variant="bare" onClick={onClose}>
                Close
              </Button>
            </>
          )}
        </Row>
      </Note>
    </section>
  );
};

/** '12 of 40 events so far.'; at the end '38 events are published. 2 could not be:'. */
function wordsOf({ act, state, total, done, same, failed }: Progress, [one, many]: readonly [string, string]): string {
  const words = bulkWords[act satisfies BulkActName];
  if (state === 'RUNNING')
    return `${(done + same + failed).toLocaleString('en-US')} of ${counted(total, one, many)} so far.`;
  return [
    state === 'STOPPED' ? `Stopped after ${String(done + same + failed)} of ${counted(total, one, many)}.` : '',
    `${counted(done, one, many)} ${done === 1 ? words.one : words.many}.`,
    same === 0 ? '' : `${counted(same, 'was', 'were')} so already.`,
    failed === 0 ? '' : `${String(failed)} could not be:`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Announces how far it is, not too often, and the end at once. */
function useSaid(words: string, isRunning: boolean): void {
  const saidAt = useRef(0);
  useEffect(() => {
    if (words === '') return;
    const at = performance.now();
    if (isRunning && at - saidAt.current < saidEvery) return;
    saidAt.current = at;
    announce(words);
  }, [words, isRunning]);
}
