import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isSupportedInstant } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { operationOf } from '../../../base/documentKind.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { isOutage } from '../../../base/sql/outage.ts';
import { runOf, transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { documentMails } from '../mails.ts';
import { isArchived } from '../store/archive.ts';
import { findDraft, listDueDrafts, lockDraft, saveFailure, saveSchedule } from '../store/drafts.ts';
import { findRoles } from '../store/people.ts';
import type { DocumentDeps, Draft } from '../types.ts';
import { notFoundWords } from './kindOf.ts';
import { publishDrafts } from './publish.ts';
import { archivedWords, lockDocument } from './publishOne.ts';

interface Schedule extends DocumentKey {
  /** The version of the draft that was looked at. */
  readonly version: number;
  /** Epoch milliseconds; null: not by itself any more. */
  readonly publishAt: number | null;
  readonly note: string;
}

/**
 * Says when a draft is published by itself, as it is saved then; null takes that back. What stops publishing now
 * refuses it, as `publishDrafts` does; so do an instant that is not ahead (INVALID_INPUT), another version of the
 * draft (STALE_VERSION) and an archived document (CONFLICT).
 */
export async function scheduleDraft(
  deps: DocumentDeps,
  { version, publishAt, note, ...key }: Schedule,
): Promise<Result<Draft>> {
  const known = publishAt === null ? null : await findDraft(deps.db, key);
  // the same call again, whose answer was lost
  if (known?.version === version && known.publishAt === publishAt && known.note === note && known.failure === null)
    return ok(known);
  if (publishAt !== null && !(publishAt > deps.now)) {
    return refuse('INVALID_INPUT', { reason: 'The time of publishing is not ahead.', field: 'publishAt' });
  }
  if (publishAt !== null && !isSupportedInstant(publishAt)) {
    return refuse('INVALID_INPUT', { reason: 'The time of publishing is after the year 2199.', field: 'publishAt' });
  }
  if (publishAt !== null) {
    const rehearsed = await publishDrafts({ ...deps, dryRun: true }, [{ ...key, version }], { note });
    if (!rehearsed.ok) return rehearsed;
  }
  return runOf(deps)(deps.db, async (tx): Promise<Result<Draft>> => {
    await lockDocument(tx, key);
    const draft = await lockDraft(tx, key);
    if (draft === null) return refuse('NOT_FOUND', { reason: notFoundWords(key) });
    if (draft.version !== version) return refuse('STALE_VERSION');
    if (publishAt !== null && (await isArchived(tx, key))) return refuse('CONFLICT', { reason: archivedWords });
    const at = publishAt === null ? null : { publishAt: new Date(publishAt), by: deps.by, note };
    await saveSchedule(tx, key, at);
    const saved = await findDraft(tx, key);
    return saved === null ? refuse('NOT_FOUND', { reason: notFoundWords(key) }) : ok(saved);
  });
}

/**
 * Publishes each draft whose time has come, once (DOC-04). One that cannot be published, or was scheduled by somebody
 * who may no longer publish, stays, says why, and is not tried again before somebody schedules it again; who has
 * scheduled it is mailed while they are of the team.
 */
export async function publishDue(ctx: Context): Promise<void> {
  const due = await listDueDrafts(ctx.db, new Date(ctx.now));
  const fieldsOf = ({ kind, id }: Draft) => ({ kind, id });
  await runEach(due, { log: ctx.log, fieldsOf }, async (draft) => {
    const { db, now, documentKinds } = ctx;
    const dueAt = draft.publishAt ?? now;
    const author = draft.scheduledBy ?? draft.savedBy;
    const by = { kind: 'job', name: 'document.publishDue' } as const;
    const deps: DocumentDeps = { db, now, documentKinds, by, dryRun: false };
    // not of its version: it is published as it is saved at that minute
    const key = { kind: draft.kind, id: draft.id, version: null };
    try {
      const published = (await mayStillPublish(ctx, draft))
        ? await publishDrafts(deps, [key], { note: draft.note, author, dueAt })
        : refuse('FORBIDDEN', { reason: leftWords });
      if (!published.ok) await saveRefusal(ctx, draft, published.refusal.reason);
    } catch (error) {
      // what is wrong with the program is logged, and does not keep the person waiting for it
      if (!isOutage(error)) await saveRefusal(ctx, draft, 'Something went wrong on our side.');
      throw error;
    }
  });
}

const leftWords = 'Who has scheduled it may no longer publish. Somebody who may can publish it, or schedule it again.';

/**
 * Whether the person who has scheduled a draft may still publish it: they may have left the team since, have other
 * roles, or no account any more. A command may publish everything.
 */
async function mayStillPublish({ db, documentKinds }: Context, draft: Draft): Promise<boolean> {
  const kind = documentKinds.find(({ definition }) => definition.kind === draft.kind);
  if (draft.scheduledBy === null || draft.isScheduledByCommand || kind === undefined) return true;
  const roles = (await findRoles(db, draft.scheduledBy)) ?? [];
  return staffReach({ roles, customerIds: [], courseIds: [] }, operationOf(kind, 'publish')) === 'all';
}

async function saveRefusal(ctx: Context, { scheduledBy, publishAt, ...key }: Draft, reason: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await lockDocument(tx, key);
    const draft = await lockDraft(tx, key);
    // somebody has published, discarded or rescheduled it meanwhile
    if (draft === null || draft.publishAt !== publishAt || draft.failure !== null) return;
    await saveFailure(tx, key, reason, new Date(ctx.now));
    const roles = scheduledBy === null ? null : await findRoles(tx, scheduledBy);
    if (scheduledBy === null || roles === null || roles.length === 0) return;
    const editor = await findRecipient(tx, scheduledBy);
    if (editor === null) return;
    const kind = ctx.documentKinds.find(({ definition }) => definition.kind === key.kind);
    const title = kind?.definition.titleOf(draft.body) ?? key.id;
    await queueMail(tx, ctx, {
      dedupeKey: `document-failed/${key.kind}/${key.id}/${String(draft.version)}/${String(publishAt)}`,
      to: editor.email,
      letter: documentMails.publishingFailed(editor, { ...key, title, publishAt: publishAt ?? ctx.now, reason }),
    });
  });
}
