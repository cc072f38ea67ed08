import type { DocumentBody, DocumentFault, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { listDifferences } from '@atrium/domain/document/differences.ts';
import { stoppingFaults } from '@atrium/domain/document/faults.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { mergeBodies } from '@atrium/domain/document/mergeBodies.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { nameOf } from '../../../base/actor.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { holdUploads } from '../../upload/service/removeUpload.ts';
import { isArchived, removeArchived } from '../store/archive.ts';
import { lockDraft, removeDraftOf, saveSchedule } from '../store/drafts.ts';
import {
  addEndedDraft,
  addRevision,
  findNewestRevision,
  findPublishedNumber,
  findRevision,
} from '../store/revisions.ts';
import type { DocumentDeps, Draft, Published, Revision } from '../types.ts';
import { cleanBody } from './cleanBody.ts';
import { readFaults } from './findDocument.ts';
import { kindOf, notFoundWords } from './kindOf.ts';

/** What is published: the draft, of this version where one is given, or a body in its place. */
export interface Publishing extends DocumentKey {
  readonly version: number | null;
  readonly body: DocumentBody | null;
  readonly note: string;
  /** False for what is taken back, which may be as wanting as it is. */
  readonly isChecked: boolean;
  /** Another one needs it published: without a draft it is, where it was published before. */
  readonly isNeeded?: boolean;
  /** Who has said so, where it is not who asks now. */
  readonly author?: string;
  /** Its history begins with its first change, and the audit log tells of all of them together (BEG-05). */
  readonly isExample?: boolean;
  /** What somebody has archived meanwhile stays archived, and is refused. */
  readonly keepsArchive?: boolean;
  /** It was scheduled for this instant, epoch milliseconds, and nobody asks now (DOC-04). */
  readonly dueAt?: number;
}

/** Locks a document until the transaction ends: one publishes, takes back or removes it at a time. */
export async function lockDocument(tx: Tx, { kind, id }: DocumentKey): Promise<void> {
  await lock(tx, `document/${kind}/${id}`);
}

/**
 * Publishes one document in a transaction that has locked it: writes its tables, its next revision and an entry of the
 * audit log, and removes the draft (DOC-01). Safe to repeat: a version that was published is answered with its
 * revision. Refuses with NOT_FOUND, with STALE_VERSION when the draft or what it began from is another by now, and with
 * INVALID_INPUT and a sentence for each fault that must not be, or for a file that was removed (MED-05).
 */
export async function publishOne(tx: Tx, deps: DocumentDeps, given: Publishing): Promise<Result<Published>> {
  const kind = kindOf(deps, given);
  if (!kind.ok) return kind;
  const { definition } = kind.value;
  const draft = await lockDraft(tx, given);
  if (given.dueAt !== undefined) {
    // somebody has published, discarded, archived or rescheduled it since it was found to be due
    if (draft?.publishAt !== given.dueAt) return refuse('NOT_FOUND', { reason: notFoundWords(given) });
  }
  const keepsArchive = given.dueAt !== undefined || given.keepsArchive === true;
  if (keepsArchive && (await isArchived(tx, given))) return refuse('CONFLICT', { reason: archivedWords });
  const newest = await findNewestRevision(tx, given);
  const before = await kind.value.load(tx, given.id);
  if (given.body === null && draft?.version !== (given.version ?? draft?.version)) {
    const done = given.version === null ? null : await findPublishedNumber(tx, given, given.version);
    if (done !== null) return unchanged(done);
    return draft === null ? refuse('NOT_FOUND', { reason: notFoundWords(given) }) : refuse('STALE_VERSION');
  }
  const revision = newest?.number ?? 0;
  if (given.isNeeded === true && draft === null && before !== null) return unchanged(revision);
  const wanted = given.body === null ? await bodyOf(tx, draft, { newest, before, key: given }) : ok(given.body);
  if (!wanted.ok) return wanted;
  const cleaned = cleanBody(definition.fields, wanted.value);
  const { body, faults } = await readFaults(tx, deps, kind.value, { id: given.id, body: cleaned });
  const stopping = stoppingFaults(faults);
  if (body === null || (given.isChecked && stopping.length > 0)) return refuseFaults(stopping);
  const held = await holdUploads(tx, JSON.stringify(body));
  if (!held.ok)
    return refuse('INVALID_INPUT', { reason: `The file ${held.refusal.reason} is gone. Choose another one.` });
  const change = { id: given.id, before, body };
  const effect = isSame(before, body)
    ? { lines: [], mailed: 0 }
    : await kind.value.save(tx, { by: deps.by, now: deps.now }, change);
  const { lines } = effect;
  const after = await kind.value.load(tx, given.id);
  if (after === null) throw new Error(`${given.kind} ${given.id} was saved and is not there`);
  if (given.body === null) await removeDraftOf(tx, given);
  // a line without a difference is about what no body has, such as a secret
  if (isSame(before, after) && lines.length === 0) {
    if (given.body === null && draft !== null) await addEndedDraft(tx, draft, revision);
    return unchanged(revision, faults);
  }
  await removeArchived(tx, given);
  if (given.isExample === true)
    return ok({ ...effect, revision: 0, differences: listDifferences(before, after), faults, isSaved: true });
  const number = await addHistory(tx, deps, { given, before, after, newest, draft, lines });
  return ok({ ...effect, revision: number, differences: listDifferences(before, after), faults, isSaved: true });
}

/** It is as it is to be, since this revision. */
const unchanged = (revision: number, faults: readonly DocumentFault[] = []): Result<Published> =>
  ok({ revision, lines: [], mailed: 0, differences: [], faults, isSaved: false });

/** Why what is archived is not published by the clock or with many others, which would take it out of the archive. */
export const archivedWords = 'It is archived. Take it out of the archive first.';

/** Ends the schedule of a draft that is locked, and says so; no line where it has none. */
export async function endSchedule(tx: Tx, draft: Draft | null): Promise<readonly string[]> {
  if (draft === null || draft.publishAt === null) return [];
  await saveSchedule(tx, draft, null);
  return ['It is no longer published by itself. Its draft stays.'];
}

/** The draft, with what was published since it began, where the two have not changed the same fields. */
async function bodyOf(
  tx: Tx,
  draft: Draft | null,
  { newest, before, key }: { newest: Revision | null; before: DocumentBody | null; key: DocumentKey },
): Promise<Result<DocumentBody>> {
  if (draft === null) return refuse('NOT_FOUND', { reason: `There is no draft of ${key.kind} ${key.id}.` });
  if (draft.base === (newest?.number ?? 0) || before === null) return ok(draft.body);
  const base = await findRevision(tx, key, draft.base);
  const { value, conflicts } = mergeBodies(base?.body ?? {}, draft.body, before);
  if (conflicts.length === 0) return ok(value);
  const names = conflicts.map(({ path }) => path).join(', ');
  return refuse('STALE_VERSION', { reason: `Another version was published meanwhile, which also changes ${names}.` });
}

/** Refuses with a sentence for each fault, and the field of the first. */
export function refuseFaults(faults: readonly DocumentFault[]): Refused {
  const sentences = faults.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  return refuse('INVALID_INPUT', { reason: sentences.join('\n'), field: faults[0]?.path ?? null });
}

/**
 * Adds the revision of what is published now, after one of what was there before its history began or was changed
 * outside of it, so that it can be put back (DOC-05).
 */
async function addHistory(
  tx: Tx,
  deps: DocumentDeps,
  of: {
    given: Publishing;
    before: DocumentBody | null;
    after: DocumentBody;
    newest: Revision | null;
    draft: Draft | null;
    lines: readonly string[];
  },
): Promise<number> {
  const { given, before, after, newest, draft, lines } = of;
  const at = new Date(deps.now);
  const isUnknown = before !== null && !isSame(newest?.body ?? null, before);
  let number = (newest?.number ?? 0) + 1;
  if (isUnknown) {
    const note = newest === null ? 'As it was before its first change here.' : 'Changed outside of its history.';
    await addRevision(tx, given, { number, body: before, note, actor: null, at, draftVersion: null });
    number += 1;
  }
  const actor = given.author ?? nameOf(deps.by);
  const draftVersion = given.body === null ? (draft?.version ?? null) : null;
  await addRevision(tx, given, { number, body: after, note: given.note, actor, at, draftVersion });
  const published = { key: given, action: 'DOCUMENT_PUBLISHED', before, after, reason: given.note } as const;
  await auditChange(tx, deps, { ...published, detail: { revision: number, lines } });
  return number;
}

/** Writes what became of a document to the audit log, with the fields that differ as they were and as they are. */
export async function auditChange(
  tx: Tx,
  deps: Pick<DocumentDeps, 'by' | 'now'>,
  of: {
    readonly key: DocumentKey;
    readonly action: 'DOCUMENT_PUBLISHED' | 'DOCUMENT_ARCHIVED' | 'DOCUMENT_RESTORED' | 'DOCUMENT_REMOVED';
    readonly before: DocumentBody | null;
    readonly after: DocumentBody | null;
    readonly reason: string;
    readonly detail?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { key, action, before, after, reason, detail } = of;
  const differences = listDifferences(before, after);
  const sideOf = (side: 'before' | 'after') =>
    Object.fromEntries(differences.map((difference) => [difference.path, difference[side]]));
  await writeAudit(tx, deps, {
    actor: deps.by,
    action,
    subject: `document/${key.kind}/${key.id}`,
    reason,
    before: sideOf('before'),
    after: sideOf('after'),
    ...(detail !== undefined && { detail }),
  });
}
