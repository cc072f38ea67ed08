import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { nameOf } from '../../../base/actor.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { changeAs, type StaffChange } from '../../../base/staffChange.ts';
import { addArchived, isArchived, removeArchived } from '../store/archive.ts';
import { lockDraft, removeDraftOf } from '../store/drafts.ts';
import { addEndedDraft, addRevision, findNewestRevision, isDraftRemoved } from '../store/revisions.ts';
import type { DocumentDeps } from '../types.ts';
import { kindOf, notFoundWords } from './kindOf.ts';
import { auditChange, endSchedule, lockDocument, publishOne } from './publishOne.ts';
import { takenBackBody } from './takenBackBody.ts';

/** What ending a document does; `mailed`: how many people. */
export interface EndedDocument extends StaffChange {
  readonly mailed: number;
}
type Change = Promise<Result<EndedDocument>>;

const unchanged: EndedDocument = { lines: [], mailed: 0, isSaved: false };

/**
 * Archives a document, or takes it out of the archive again (DOC-01): what is archived is taken back first, is no
 * longer published by itself (DOC-04), and is no longer in lists. Done twice, it changes nothing. Refuses with
 * NOT_FOUND, and with CONFLICT for a kind that cannot be taken back.
 */
export function archiveDocument(
  deps: DocumentDeps,
  key: DocumentKey,
  { isToBeArchived, reason }: { readonly isToBeArchived: boolean; readonly reason: string },
): Change {
  return inLock(deps, { ...key, reason }, async (tx): Change => {
    const kind = kindOf(deps, key);
    if (!kind.ok) return kind;
    const wasArchived = await isArchived(tx, key);
    if (!wasArchived && !isToBeArchived) {
      const isThere = (await kind.value.load(tx, key.id)) !== null || (await lockDraft(tx, key)) !== null;
      return isThere ? ok(unchanged) : refuse('NOT_FOUND', { reason: notFoundWords(key) });
    }
    if (wasArchived && isToBeArchived) return ok(unchanged);
    if (isToBeArchived) return archive(tx, deps, key, reason);
    await removeArchived(tx, key);
    await auditChange(tx, deps, { key, action: 'DOCUMENT_RESTORED', before: null, after: null, reason });
    return ok({ lines: ['It is in the lists again, and not published.'], mailed: 0, isSaved: true });
  });
}

/** Takes a document back and archives it. */
async function archive(tx: Tx, deps: DocumentDeps, key: DocumentKey, reason: string): Change {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  const body = await kind.value.load(tx, key.id);
  const draft = await lockDraft(tx, key);
  if (body === null && draft === null) return refuse('NOT_FOUND', { reason: notFoundWords(key) });
  const back = body === null ? null : takenBackBody(kind.value, body, deps.now);
  if (back?.ok === false) return back;
  const taken =
    back === null
      ? null
      : await publishOne(tx, deps, { ...key, version: null, body: back.value, note: reason, isChecked: false });
  if (taken?.ok === false) return taken;
  const ended = await endSchedule(tx, draft);
  await addArchived(tx, key, nameOf(deps.by), new Date(deps.now));
  await auditChange(tx, deps, { key, action: 'DOCUMENT_ARCHIVED', before: null, after: null, reason });
  return ok({
    lines: [...(taken?.value.lines ?? []), ...ended, 'It is archived, and in no list any more.'],
    mailed: taken?.value.mailed ?? 0,
    isSaved: true,
  });
}

/**
 * Removes a document with its draft (DOC-07); its history stays, and can be put back. What carries what members did is
 * archived instead, which takes it back (DOC-06). Done twice, it changes nothing. Refuses with NOT_FOUND, and with
 * CONFLICT and a sentence for each place that names it.
 */
export function removeDocument(deps: DocumentDeps, key: DocumentKey, reason: string): Change {
  return inLock(deps, { ...key, reason }, async (tx): Change => {
    const kind = kindOf(deps, key);
    if (!kind.ok) return kind;
    const draft = await lockDraft(tx, key);
    const body = await kind.value.load(tx, key.id);
    const newest = await findNewestRevision(tx, key);
    if (body === null && draft === null) {
      const wasThere = newest !== null || (await isDraftRemoved(tx, key));
      return wasThere ? ok(unchanged) : refuse('NOT_FOUND', { reason: notFoundWords(key) });
    }
    const { users, history } = body === null ? { users: [], history: [] } : await kind.value.usesOf(tx, key.id);
    if (users.length > 0) return refuse('CONFLICT', { reason: users.join('\n') });
    if (history.length > 0) {
      const archived = await archive(tx, deps, key, reason);
      return archived.ok ? ok({ ...archived.value, lines: [...history, ...archived.value.lines] }) : archived;
    }
    if (body !== null) {
      // the last state, if its history does not end with it, so that it can be put back
      if (!isSame(newest?.body ?? null, body)) {
        const number = (newest?.number ?? 0) + 1;
        const at = new Date(deps.now);
        const note = 'As it was when it was removed.';
        await addRevision(tx, key, { number, body, note, actor: null, at, draftVersion: null });
      }
      await kind.value.remove(tx, key.id);
    }
    await removeDraftOf(tx, key);
    if (draft !== null && body === null && newest === null) await addEndedDraft(tx, draft, null);
    await removeArchived(tx, key);
    await auditChange(tx, deps, { key, action: 'DOCUMENT_REMOVED', before: body, after: null, reason });
    return ok({ lines: ['It is removed. Its history stays, and can be put back.'], mailed: 0, isSaved: true });
  });
}

function inLock(
  deps: DocumentDeps,
  { reason, ...key }: DocumentKey & { readonly reason: string },
  work: (tx: Tx) => Change,
): Change {
  const unexplained = refuseReason({ reason }, { takesAway: false });
  if (unexplained !== null) return Promise.resolve(unexplained);
  return changeAs(deps, async (tx) => {
    await lockDocument(tx, key);
    return work(tx);
  });
}
