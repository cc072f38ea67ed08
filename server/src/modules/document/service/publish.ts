import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { retryWhenTaken, runOf } from '../../../base/sql/transaction.ts';
import { lockDraft } from '../store/drafts.ts';
import type { DocumentDeps, Published, PublishRehearsal } from '../types.ts';
import { getDocument } from './findDocument.ts';
import { kindOf, notFoundWords } from './kindOf.ts';
import { listNeeded, without } from './listNeeded.ts';
import { endSchedule, lockDocument, publishOne, type Publishing } from './publishOne.ts';
import { takenBackBody } from './takenBackBody.ts';

/** A draft that is to be published; `version` null: whichever is the newest. */
export interface DraftToPublish extends DocumentKey {
  readonly version: number | null;
}

/**
 * Publishes drafts in one transaction, in this order, or none of them (DOC-01): what another of them refers to comes
 * first (DOC-07). With `dryRun` everything is done and rolled back, so that the lines are what will happen (DOC-03,
 * THR-70). Refuses as `publishOne` does.
 */
export function publishDrafts(
  deps: DocumentDeps,
  drafts: readonly DraftToPublish[],
  { note, ...due }: Pick<Publishing, 'note' | 'author' | 'dueAt' | 'keepsArchive'>,
): Promise<Result<Published>> {
  // what the clock publishes was checked when it was scheduled
  const refused = due.dueAt === undefined ? refuseLong(drafts, note) : null;
  if (refused !== null) return Promise.resolve(refused);
  return publishAll(
    deps,
    drafts.map((draft, at) => {
      // sent again, it has no draft any more
      const isNeeded = at < drafts.length - 1 && draft.version === null;
      return { ...draft, ...due, body: null, note, isChecked: true, isNeeded };
    }),
  );
}

/** How many documents are published in one transaction by a page. */
const mostTogether = 50;
/** In characters; as a reason of the staff. */
const longestNote = 500;

function refuseLong(drafts: readonly DraftToPublish[], note: string): Refused | null {
  if (drafts.length > mostTogether)
    return refuse('INVALID_INPUT', {
      reason: `At most ${String(mostTogether)} documents are published together.`,
      field: 'also',
    });
  if (note.trim().length <= longestNote) return null;
  return refuse('INVALID_INPUT', { reason: `A note has at most ${String(longestNote)} characters.`, field: 'note' });
}

/** The same for drafts and bodies; the answer is that of the last, with what all do. */
export function publishAll(deps: DocumentDeps, given: readonly Publishing[]): Promise<Result<Published>> {
  return run(deps, async (tx): Promise<Result<Published>> => {
    for (const key of given.toSorted(byName)) await lockDocument(tx, key);
    const done: Published[] = [];
    for (const publishing of given) {
      const published = await publishOne(tx, deps, publishing);
      if (!published.ok) return published;
      const { lines } = published.value;
      const named = publishing === given.at(-1) ? lines : await withTitle(tx, deps, publishing, lines);
      done.push({ ...published.value, lines: named });
    }
    const last = done.at(-1);
    if (last === undefined) return refuse('INVALID_INPUT', { reason: 'There is nothing to publish.' });
    return ok({
      ...last,
      lines: done.flatMap(({ lines }) => lines),
      mailed: done.reduce((sum, { mailed }) => sum + mailed, 0),
      isSaved: !deps.dryRun && done.some(({ isSaved }) => isSaved),
    });
  });
}

/** The lines of a document that is published for another one say which it is. */
async function withTitle(
  tx: Tx,
  deps: DocumentDeps,
  key: DocumentKey,
  lines: readonly string[],
): Promise<readonly string[]> {
  const kind = kindOf(deps, key);
  const body = lines.length === 0 || !kind.ok ? null : await kind.value.load(tx, key.id);
  if (body === null || !kind.ok) return lines;
  return lines.map((line) => `“${kind.value.definition.titleOf(body)}”: ${line}`);
}

const run = (deps: DocumentDeps, work: (tx: Tx) => Promise<Result<Published>>): Promise<Result<Published>> =>
  retryWhenTaken(() => runOf(deps)(deps.db, work));

const byName = (a: DocumentKey, b: DocumentKey): number => {
  const [one, other] = [`${a.kind}/${a.id}`, `${b.kind}/${b.id}`];
  return one < other ? -1 : Number(one > other);
};

/**
 * What publishing the draft after `also` would do, what stops it, and what else it needs (DOC-03, DOC-07). Refuses with
 * NOT_FOUND.
 */
export async function rehearsePublishing(
  deps: DocumentDeps,
  key: DocumentKey,
  also: readonly DraftToPublish[] = [],
): Promise<Result<PublishRehearsal>> {
  const found = await getDocument(deps, key);
  if (!found.ok) return found;
  const rehearsed = await publishDrafts({ ...deps, dryRun: true }, [...also, { ...key, version: null }], { note: '' });
  const needed = await listNeeded(deps, found.value.faults);
  const faults = without(found.value.faults, also);
  if (!rehearsed.ok)
    return ok({ refusal: rehearsed.refusal.reason, lines: [], mailed: 0, differences: [], faults, needed });
  const { lines, mailed, differences } = rehearsed.value;
  return ok({ refusal: null, lines, mailed, differences, faults, needed });
}

/**
 * Takes a document back, so that members no longer meet it; its draft stays, and is no longer published by itself
 * (DOC-04). Done twice, it changes nothing. Refuses with NOT_FOUND, and with CONFLICT for a kind that cannot be taken
 * back.
 */
export async function takeBack(deps: DocumentDeps, key: DocumentKey, note: string): Promise<Result<Published>> {
  const unexplained = refuseReason({ reason: note }, { takesAway: false });
  if (unexplained !== null) return unexplained;
  return run(deps, async (tx): Promise<Result<Published>> => {
    await lockDocument(tx, key);
    const kind = kindOf(deps, key);
    if (!kind.ok) return kind;
    const body = await kind.value.load(tx, key.id);
    if (body === null) return refuse('NOT_FOUND', { reason: notFoundWords(key) });
    const back = takenBackBody(kind.value, body, deps.now);
    if (!back.ok) return back;
    const taken = await publishOne(tx, deps, { ...key, version: null, body: back.value, note, isChecked: false });
    if (!taken.ok) return taken;
    const ended = await endSchedule(tx, await lockDraft(tx, key));
    const isSaved = (taken.value.isSaved || ended.length > 0) && !deps.dryRun;
    return ok({ ...taken.value, lines: [...taken.value.lines, ...ended], isSaved });
  });
}
