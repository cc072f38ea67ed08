import { readBody, type DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { fillParts } from '@atrium/domain/document/changedParts.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { mergeBodies } from '@atrium/domain/document/mergeBodies.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { nameOf } from '../../../base/actor.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { rehearsal, runOf } from '../../../base/sql/transaction.ts';
import { addDraft, findDraft, lockDraft, saveDraftBody } from '../store/drafts.ts';
import { findNewestRevision } from '../store/revisions.ts';
import type { DocumentDeps, Draft, DraftConflict, DraftInput, SavedDraft } from '../types.ts';
import { cleanBody } from './cleanBody.ts';
import { refuseOwn } from './documentDeps.ts';
import { checkBody, kindOf } from './kindOf.ts';

type Conflicting = Refused & { readonly conflict: DraftConflict };

/**
 * Saves a draft, whatever is wrong with it (DOC-02): a single statement while nobody else has saved. Otherwise what two
 * people changed in different fields is merged, where `began` says what the writer began with; the same field refuses
 * with STALE_VERSION and both values. Safe to repeat. Refuses with NOT_FOUND for an unknown kind, and with
 * INVALID_INPUT for what is no body.
 */
export async function saveDraft(deps: DocumentDeps, input: DraftInput): Promise<Result<SavedDraft> | Conflicting> {
  const kind = kindOf(deps, input);
  if (!kind.ok) return kind;
  const extent = deps.by.kind === 'person' ? 'sent' : 'whole';
  const checked = checkBody(input.body, extent);
  if (!checked.ok) return checked;
  const began = input.began === null ? null : checkBody(input.began, extent);
  if (began?.ok === false) return began;
  const given = { ...input, body: cleanBody(kind.value.definition.fields, checked.value) };
  const needsFormer = given.isPart === true || kind.value.kept !== undefined;
  const former = needsFormer && input.version !== 0 ? await findDraft(deps.db, input) : null;
  if (input.version !== 0 && (given.isPart !== true || former?.version === input.version)) {
    const whole = wholeOf(given, former?.body ?? null);
    if (!whole.ok) return whole;
    const sent = whole.value.body;
    const body = keptOf(kind.value, sent, former?.body ?? null);
    const title = kind.value.definition.titleOf(body);
    const saved = { body, title, by: nameOf(deps.by), now: new Date(deps.now) };
    const save = async (tx: Tx): Promise<Result<SavedDraft>> => {
      const next = await saveDraftBody(tx, input, { ...saved, isUnscheduled: (deps.courseIds ?? null) !== null });
      return next === null ? refuse('STALE_VERSION') : ok(answered(kind.value, next, sent));
    };
    const next = await (deps.dryRun ? rehearsal(deps.db, save) : save(deps.db));
    if (next.ok) return next;
  }
  return saveBeside(deps, kind.value, given);
}

/**
 * What is sent of the changed fields, with the others of the newest body. Refuses with NOT_FOUND where there is none,
 * and with INVALID_INPUT for a body that is too long.
 */
function wholeOf(input: DraftInput, newest: DocumentBody | null): Result<DraftInput> {
  if (input.isPart !== true) return ok(input);
  if (newest === null) return refuse('NOT_FOUND', { reason: 'This document has no draft and is not published.' });
  const body = checkBody({ ...newest, ...fillParts(newest, input.body) }, 'whole');
  const began = input.began === null ? null : { ...newest, ...fillParts(newest, input.began) };
  return body.ok ? ok({ ...input, body: body.value, began }) : body;
}

/** `former`: what the draft has. */
export function keptOf(kind: DocumentKind, body: DocumentBody, former: DocumentBody | null): DocumentBody {
  return kind.kept?.(body, former) ?? body;
}

/** A secret is answered as it was sent, while the draft has its hash: the form in which it is typed goes on with it. */
function answered(kind: DocumentKind, draft: Draft, sent: DocumentBody): SavedDraft {
  const kept = keptOf(kind, sent, draft.body);
  const own = (kind.definition.secrets ?? []).filter((name) => kept[name] === draft.body[name]);
  const typed = Object.fromEntries(own.map((name) => [name, sent[name]]));
  return {
    draft: { ...draft, body: { ...draft.body, ...typed } },
    faults: readBody(kind.definition, draft.body).faults,
  };
}

/** Saves a draft that is new, or that somebody else has saved, published or discarded since it was read. */
async function saveBeside(
  deps: DocumentDeps,
  kind: DocumentKind,
  sent: DraftInput,
): Promise<Result<SavedDraft> | Conflicting> {
  const found: DraftConflict[] = [];
  const result = await runOf(deps)(deps.db, async (tx): Promise<Result<SavedDraft>> => {
    const draft = await lockDraft(tx, sent);
    const refusedOwn = refuseOwn(deps, { kind: sent.kind, draft, body: null });
    if (refusedOwn !== null) return refusedOwn;
    const published = await kind.load(tx, sent.id);
    const newest = draft?.body ?? published;
    const whole = wholeOf(sent, newest);
    if (!whole.ok) return whole;
    const given = whole.value;
    const keep = (body: DocumentBody): DocumentBody => keptOf(kind, body, newest);
    const input = { ...given, body: keep(given.body), began: given.began === null ? null : keep(given.began) };
    // a draft that was published while it was being written is merged with what it became
    if (newest === null || (draft === null && input.version === 0))
      return addFirst(tx, deps, kind, { input, sent: given.body });
    if (isSame(newest, input.body)) return ok(answered(kind, draft ?? unchanged(input, newest), given.body));
    const { value, conflicts } =
      input.began === null ? { value: input.body, conflicts: null } : mergeBodies(input.began, input.body, newest);
    if (conflicts === null || conflicts.length > 0) {
      found.push({ conflicts: conflicts ?? [], newest, version: draft?.version ?? 0 });
      return refuse('STALE_VERSION');
    }
    return isSame(newest, value)
      ? ok(answered(kind, draft ?? unchanged(input, newest), given.body))
      : saveMerged(tx, deps, kind, { draft, input: { ...input, body: value }, sent: given.body });
  });
  const conflict = found.at(-1);
  return !result.ok && conflict !== undefined ? { ...result, conflict } : result;
}

interface Sent {
  readonly input: DraftInput;
  /** The body before what a draft keeps of it. */
  readonly sent: DocumentBody;
}

async function saveMerged(
  tx: Tx,
  deps: DocumentDeps,
  kind: DocumentKind,
  { draft, input, sent }: Sent & { readonly draft: Draft | null },
): Promise<Result<SavedDraft>> {
  if (draft === null) return addFirst(tx, deps, kind, { input, sent });
  const title = kind.definition.titleOf(input.body);
  const saved = { body: input.body, title, by: nameOf(deps.by), now: new Date(deps.now) };
  const next = await saveDraftBody(tx, draft, saved);
  return next === null ? refuse('STALE_VERSION') : ok(answered(kind, next, sent));
}

async function addFirst(
  tx: Tx,
  deps: DocumentDeps,
  kind: DocumentKind,
  { input, sent }: Sent,
): Promise<Result<SavedDraft>> {
  const base = (await findNewestRevision(tx, input))?.number ?? 0;
  const by = nameOf(deps.by);
  const title = kind.definition.titleOf(input.body);
  const version = await addDraft(tx, input, { body: input.body, title, base, by, now: new Date(deps.now) });
  const added = version === null ? null : await findDraft(tx, input);
  // somebody else has begun one in the same moment: asked again, it is the answer
  return added === null ? refuse('STALE_VERSION') : ok(answered(kind, added, sent));
}

/** What is answered where no draft is needed, because it is published so. */
function unchanged({ kind, id }: DraftInput, body: DocumentBody): Draft {
  return {
    kind,
    id,
    body,
    base: 0,
    version: 0,
    savedBy: '',
    savedByName: '',
    savedAt: 0,
    publishAt: null,
    scheduledBy: null,
    isScheduledByCommand: false,
    note: '',
    failure: null,
  };
}
