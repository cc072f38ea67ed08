import { ok, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { JobRun } from '../../../base/jobs/jobTypes.ts';
import { lock } from '../../../base/sql/lock.ts';
import { allOrNothing, transaction } from '../../../base/sql/transaction.ts';
import { publishExample } from '../../document/service/example.ts';
import { lockDocument } from '../../document/service/publishOne.ts';
import type { DocumentDeps } from '../../document/types.ts';
import { findFailure, findNextExample, saveExampleFailure, savePublished } from '../store/documents.ts';
import { sumOf } from './exampleDocuments.ts';

type LoadContext = Pick<Context, 'db' | 'now' | 'documentKinds'>;

/**
 * Publishes the documents of the example academy that are not published yet, each in a transaction of its own: what was
 * cut off goes on where it was, and two that run at once take turns (BEG-05). Ends at one that is refused, whose reason
 * is kept.
 */
export async function loadExample(ctx: LoadContext, _payload: object, { signal }: JobRun): Promise<void> {
  while (await loadNext(ctx)) {
    if (!signal.aborted) continue;
    // the process stops: another one, or the next start, goes on
    await enqueue(ctx.db, 'example.load', {}, 'academy');
    return;
  }
}

/** Publishes the next document. Returns whether there may be another one. */
async function loadNext({ db, now, documentKinds }: LoadContext): Promise<boolean> {
  const by = { kind: 'job', name: 'example.load' } as const;
  const deps: DocumentDeps = { db, now, documentKinds, by, dryRun: false };
  const asked: { kind: string; id: string }[] = [];
  const done = await allOrNothing(db, async (tx): Promise<Result<boolean>> => {
    await lock(tx, 'example/academy');
    const next = (await findFailure(tx)) === null ? await findNextExample(tx) : null;
    if (next === null) return ok(false);
    asked.push(next);
    await lockDocument(tx, next);
    const published = await publishExample(tx, deps, next);
    if (!published.ok) return published;
    await savePublished(tx, next, sumOf(published.value.body), new Date(now));
    return ok(true);
  });
  if (done.ok) return done.value;
  const refused = asked.at(-1);
  if (refused !== undefined)
    await transaction(db, (tx) =>
      saveExampleFailure(tx, refused, `${refused.kind} ${refused.id}: ${done.refusal.reason}`),
    );
  return false;
}
