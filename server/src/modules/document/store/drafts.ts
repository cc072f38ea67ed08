import type { DocumentBody, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { nameOf, type Actor } from '../../../base/actor.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, jsonColumn } from '../../../base/sql/fragments.ts';
import type { Tables } from '../../../base/sql/tables.ts';
import type { Draft } from '../types.ts';

/** How many drafts wait on one page. */
const mostOpen = 30;
const bodyShape = z.record(z.string(), z.unknown());
const draftBody = jsonColumn('draft', 'body', bodyShape);

/** The name of who has saved a draft; who is no member is a user at the command line, and is called so. */
export const savedByName = (eb: ExpressionBuilder<Tables & { d: Tables['draft'] }, 'd'>) =>
  eb.fn
    .coalesce(
      eb.selectFrom('member as m').select('m.display_name').whereRef('m.member_id', '=', 'd.saved_by'),
      'd.saved_by',
    )
    .as('savedByName');

/** Whether whoever saved a draft teaches, and may not publish (STF-01). */
export const isOfInstructor = (eb: ExpressionBuilder<Tables & { d: Tables['draft'] }, 'd'>) =>
  eb.and([
    eb.exists(rolesOf(eb).where('r.role', '=', 'instructor')),
    eb.not(eb.exists(rolesOf(eb).where('r.role', 'in', ['owner', 'editor']))),
  ]);

const rolesOf = (eb: ExpressionBuilder<Tables & { d: Tables['draft'] }, 'd'>) =>
  eb.selectFrom('staff_role as r').select('r.role').whereRef('r.member_id', '=', 'd.saved_by');

/** A draft, of `draft as d`. */
const columns = (eb: ExpressionBuilder<Tables & { d: Tables['draft'] }, 'd'>) =>
  [
    'd.kind',
    'd.id',
    draftBody('d').as('body'),
    'd.base',
    'd.version',
    'd.saved_by as savedBy',
    savedByName(eb),
    epochMillis(eb.ref('d.saved_at')).as('savedAt'),
    epochMillis(eb.ref('d.publish_at')).as('publishAt'),
    'd.scheduled_by as scheduledBy',
    'd.scheduled_by_command as isScheduledByCommand',
    'd.note',
    'd.failure',
  ] as const;

function drafts(tx: Tx) {
  return tx.selectFrom('draft as d').select(columns);
}

/** The draft of a document; null when there is none. */
export async function findDraft(tx: Tx, { kind, id }: DocumentKey): Promise<Draft | null> {
  return (await drafts(tx).where('d.kind', '=', kind).where('d.id', '=', id).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends: a save waits for who publishes it. */
export async function lockDraft(tx: Tx, { kind, id }: DocumentKey): Promise<Draft | null> {
  const draft = drafts(tx).where('d.kind', '=', kind).where('d.id', '=', id).forUpdate('d');
  return (await draft.executeTakeFirst()) ?? null;
}

/**
 * The drafts of these kinds that one person has saved, or that are to be published by themselves, or, where they are
 * asked for, that were saved by somebody who teaches and may not publish: first those that could not be published at
 * their time, then the newest.
 */
export function listOpen(
  tx: Tx,
  {
    kinds,
    savedBy,
    others,
  }: {
    readonly kinds: readonly string[];
    readonly savedBy: string;
    readonly others: 'NONE' | 'SCHEDULED' | 'TAUGHT';
  },
): Promise<Draft[]> {
  return drafts(tx)
    .where('d.kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb('d.saved_by', '=', savedBy),
        ...(others === 'NONE' ? [] : [eb('d.publish_at', 'is not', null)]),
        ...(others === 'TAUGHT' ? [isOfInstructor(eb)] : []),
      ]),
    )
    .orderBy((eb) => eb('d.failure', 'is', null))
    .orderBy((eb) => eb('d.saved_by', '!=', savedBy))
    .orderBy('d.saved_at', 'desc')
    .orderBy('d.id')
    .limit(sql.lit(mostOpen))
    .execute();
}

/** Drafts whose time to be published has come, in the order of their times. */
export function listDueDrafts(tx: Tx, now: Date): Promise<Draft[]> {
  return drafts(tx)
    .where('d.publish_at', '<=', now)
    .where('d.failed_at', 'is', null)
    .orderBy('d.publish_at')
    .orderBy('d.kind')
    .orderBy('d.id')
    .limit(sql.lit(100))
    .execute();
}

interface Saved {
  readonly body: DocumentBody;
  /** What the document is called by it. */
  readonly title: string;
  readonly by: string;
  readonly now: Date;
}

/** Adds the first draft of a document; null when there is one. Returns its version. */
export async function addDraft(
  tx: Tx,
  { kind, id }: DocumentKey,
  { body, title, base, by, now }: Saved & { readonly base: number },
): Promise<number | null> {
  const added = await tx
    .insertInto('draft')
    .values({ kind, id, title, body: JSON.stringify(body), base, saved_by: by, saved_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return added?.version ?? null;
}

/**
 * Saves the next version of a draft, which a trigger numbers, if `version` is still the newest: a single statement.
 * Null when it is not. `base`: for a body that begins from another revision; `isUnscheduled`: only while it is not to
 * be published by itself.
 */
export async function saveDraftBody(
  tx: Tx,
  { kind, id, version }: DocumentKey & { readonly version: number },
  {
    body,
    title,
    base,
    by,
    now,
    isUnscheduled = false,
  }: Saved & { readonly base?: number; readonly isUnscheduled?: boolean },
): Promise<Draft | null> {
  const saved = await tx
    .updateTable('draft as d')
    .set({
      body: JSON.stringify(body),
      title,
      saved_by: by,
      saved_at: now,
      ...(base !== undefined && { base }),
    })
    .where('d.kind', '=', kind)
    .where('d.id', '=', id)
    .where('d.version', '=', version)
    .$if(isUnscheduled, (update) => update.where('d.publish_at', 'is', null))
    .returning(columns)
    .executeTakeFirst();
  return saved ?? null;
}

/** Says when a draft is published by itself; null: no longer. What went wrong before is forgotten. */
export async function saveSchedule(
  tx: Tx,
  { kind, id }: DocumentKey,
  schedule: { readonly publishAt: Date; readonly by: Actor; readonly note: string } | null,
): Promise<void> {
  await tx
    .updateTable('draft')
    .set({
      publish_at: schedule?.publishAt ?? null,
      scheduled_by: schedule === null ? null : nameOf(schedule.by),
      scheduled_by_command: schedule !== null && schedule.by.kind !== 'person',
      note: schedule?.note ?? '',
      failed_at: null,
      failure: null,
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** Records why a draft could not be published at its time. */
export async function saveFailure(tx: Tx, { kind, id }: DocumentKey, failure: string, now: Date): Promise<void> {
  await tx
    .updateTable('draft')
    .set({ failed_at: now, failure })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

export async function removeDraftOf(tx: Tx, { kind, id }: DocumentKey): Promise<void> {
  await tx.deleteFrom('draft').where('kind', '=', kind).where('id', '=', id).execute();
}
