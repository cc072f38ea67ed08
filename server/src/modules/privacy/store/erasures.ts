import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { timeZoneOf } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { ErasureDates } from '../../member/types.ts';

/** Where mails about an account go. */
export interface Owner {
  readonly email: string;
  readonly firstName: string;
  readonly hasSubscription: boolean;
  readonly isStaff: boolean;
  /** In which the account page shows them dates, too. */
  readonly timeZone: string;
}

/**
 * The owner of an account; null for one that is gone. Billing is managed (D43) exactly while a subscription has not
 * ended.
 */
export async function findOwner(tx: Tx, memberId: string): Promise<Owner | null> {
  const found = await tx
    .selectFrom('member')
    .select(['email', 'first_name as firstName', 'manage_billing as hasSubscription', 'is_staff as isStaff'])
    .select((eb) => timeZoneOf(eb.ref('member_id')).as('timeZone'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}

/** The addresses that a member had before, and until when. */
export function listFormerAddresses(
  tx: Tx,
  memberId: string,
): Promise<{ readonly email: string; readonly endedAt: Date }[]> {
  return tx
    .selectFrom('former_email')
    .select(['email', 'ended_at as endedAt'])
    .where('member_id', '=', memberId)
    .orderBy('email')
    .execute();
}

const erasures = (tx: Tx) => tx.selectFrom('member_erasure').select(['requested_at as requestedAt', 'due_at as dueAt']);

/** The request of a member to be erased; null without one. */
export async function findErasure(tx: Tx, memberId: string): Promise<ErasureDates | null> {
  return (await erasures(tx).where('member_id', '=', memberId).executeTakeFirst()) ?? null;
}

/**
 * Some members whose erasure is due, and who have no subscription any more, those who waited longest first; `after` so
 * many of them.
 */
export async function listDueErasures(
  tx: Tx,
  now: Date,
  { most, after }: { readonly most: number; readonly after: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('member_erasure as e')
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .select('e.member_id as memberId')
    .where('e.due_at', '<=', now)
    .where('m.manage_billing', '=', false)
    .orderBy('e.due_at')
    .orderBy('e.member_id')
    .offset(after)
    .limit(most)
    .execute();
  return rows.map(({ memberId }) => memberId);
}

const lockFold = statement({}, ({ memberId }: { memberId: string }) => sql`select from lock_figures(${memberId})`);

/** Takes the locks of the folds that count a member, in the order of their companies (docs/locks.md). */
export async function lockFigures(tx: Tx, memberId: string): Promise<void> {
  await lockFold.rows(tx, { memberId });
}

const keep = statement(
  {},
  ({ memberId, formerId }: { memberId: string; formerId: string }) =>
    sql`select from keep_figures(${memberId}, ${formerId})`,
);

/** Moves what a company's figures count from a member to a former one (D60). */
export async function saveFigures(tx: Tx, of: { readonly memberId: string; readonly formerId: string }): Promise<void> {
  await keep.rows(tx, of);
}
