import { randomUUID } from 'node:crypto';
import type { DocumentBody, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { withNewIds } from '@atrium/domain/document/withNewIds.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { nameOf } from '../../../base/actor.ts';
import { runOf } from '../../../base/sql/transaction.ts';
import { addDraft, findDraft, lockDraft, removeDraftOf, saveDraftBody } from '../store/drafts.ts';
import { findNewestRevision, findRevision } from '../store/revisions.ts';
import type { DocumentDeps, Draft } from '../types.ts';
import { refuseOwn } from './documentDeps.ts';
import { kindOf, notFoundWords } from './kindOf.ts';
import { lockDocument } from './publishOne.ts';
import { keptOf } from './saveDraft.ts';

/**
 * Makes a new draft with what another document says (DOC-01): its draft, else what is published. Parts get ids of their
 * own. Safe to repeat: the id of the copy is the caller's. Refuses with NOT_FOUND, and with CONFLICT when there is
 * something else of that id.
 */
export async function duplicateDocument(deps: DocumentDeps, key: DocumentKey, newId: string): Promise<Result<Draft>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  if (!kindOf(deps, { kind: key.kind, id: newId }).ok) {
    return refuse('INVALID_INPUT', { reason: 'This cannot be the id of a copy.', field: 'newId' });
  }
  const { definition } = kind.value;
  const copy = { kind: key.kind, id: newId };
  return runOf(deps)(deps.db, async (tx): Promise<Result<Draft>> => {
    await lockDocument(tx, copy);
    if ((await kind.value.load(tx, newId)) !== null)
      return refuse('CONFLICT', { reason: 'There is a document of this id already.' });
    const there = await findDraft(tx, copy);
    if (there !== null) return ok(there);
    const original = (await findDraft(tx, key))?.body ?? (await kind.value.load(tx, key.id));
    if (original === null) return refuse('NOT_FOUND', { reason: notFoundWords(key) });
    const copied = definition.copied?.(original) ?? original;
    const renewed = definition.withNewIds?.(copied, randomUUID) ?? withNewIds(copied, randomUUID);
    const body = keptOf(kind.value, renewed, null);
    const refusedOwn = refuseOwn(deps, { kind: key.kind, draft: null, body });
    if (refusedOwn !== null) return refusedOwn;
    const title = definition.titleOf(body);
    await addDraft(tx, copy, { body, title, base: 0, by: nameOf(deps.by), now: new Date(deps.now) });
    const added = await findDraft(tx, copy);
    return added === null ? refuse('NOT_FOUND', { reason: notFoundWords(copy) }) : ok(added);
  });
}

/**
 * Puts a published version back as a draft (DOC-05), in place of the draft of this version; 0: there is none. Safe to
 * repeat while nobody has saved since. Refuses with NOT_FOUND, and with STALE_VERSION when somebody else has saved
 * meanwhile.
 */
export async function restoreRevision(
  deps: DocumentDeps,
  { number, version, ...key }: DocumentKey & { readonly number: number; readonly version: number },
): Promise<Result<Draft>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  return runOf(deps)(deps.db, async (tx): Promise<Result<Draft>> => {
    await lockDocument(tx, key);
    const draft = await lockDraft(tx, key);
    const revision = await findRevision(tx, key, number);
    if (revision === null)
      return refuse('NOT_FOUND', { reason: `There is no version ${String(number)} of the ${key.kind} ${key.id}.` });
    const refusedOwn = refuseOwn(deps, { kind: key.kind, draft, body: revision.body });
    if (refusedOwn !== null) return refusedOwn;
    const base = (await findNewestRevision(tx, key))?.number ?? 0;
    const title = kind.value.definition.titleOf(revision.body);
    const saved = { body: revision.body, title, base, by: nameOf(deps.by), now: new Date(deps.now) };
    const isDone = draft?.savedBy === saved.by && draft.base === base && isSame(draft.body, saved.body);
    if (isDone) return ok(draft);
    if (draft === null && version === 0) await addDraft(tx, key, saved);
    else if (draft?.version !== version || (await saveDraftBody(tx, draft, saved)) === null)
      return refuse('STALE_VERSION');
    const restored = await findDraft(tx, key);
    return restored === null ? refuse('STALE_VERSION') : ok(restored);
  });
}

/** What `discardDraft` has left: what members meet, null where that was all. */
export interface Discarded extends DocumentKey {
  readonly published: DocumentBody | null;
}

/**
 * Discards the draft of this version; what is published stays. Done twice, it changes nothing. Refuses with NOT_FOUND
 * for an unknown kind, and with STALE_VERSION when somebody has saved meanwhile.
 */
export async function discardDraft(
  deps: DocumentDeps,
  { version, ...key }: DocumentKey & { readonly version: number },
): Promise<Result<Discarded>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  return runOf(deps)(deps.db, async (tx): Promise<Result<Discarded>> => {
    const draft = await lockDraft(tx, key);
    if (draft !== null && draft.version !== version) return refuse('STALE_VERSION');
    const refusedOwn = refuseOwn(deps, { kind: key.kind, draft, body: null });
    if (refusedOwn !== null) return refusedOwn;
    if (draft !== null) await removeDraftOf(tx, key);
    return ok({ ...key, published: await kind.value.load(tx, key.id) });
  });
}
