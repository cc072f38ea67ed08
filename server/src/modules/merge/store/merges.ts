import { finalStatuses } from '@atrium/domain/billing/subscriptionGrant.ts';
import { mergeFates, mergeSubjects, type MergeCount } from '@atrium/domain/merge/mergeLines.ts';
import { sql } from 'kysely';
import { nullable, number, oneOf, texts } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

/** Which account goes into which. */
export interface Merging {
  readonly leaving: string;
  readonly staying: string;
}

/** An account as a merge asks for it; null for nobody. */
export async function findMergedAccount(tx: Tx, memberId: string): Promise<AccountRow | null> {
  return (await account(tx, memberId).executeTakeFirst()) ?? null;
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof account>['executeTakeFirstOrThrow']>>;

const account = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('member as m')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .select((eb) => [
      'm.member_id as memberId',
      'm.email',
      'm.first_name as firstName',
      'm.is_staff as isOfTeam',
      'm.customer_id as customerId',
      'c.name as customerName',
      'c.type as customerType',
      eb
        .exists(eb.selectFrom('member_erasure as e').select('e.member_id').whereRef('e.member_id', '=', 'm.member_id'))
        .as('isToBeErased'),
      eb
        .exists(
          eb
            .selectFrom('billing_subscription as s')
            .select('s.subscription_id')
            .whereRef('s.member_id', '=', 'm.member_id')
            .where('s.status', 'not in', finalStatuses),
        )
        .as('hasSubscription'),
    ])
    .where('m.member_id', '=', memberId);

/** The account that one was merged into; null for one that was not. */
export async function findMergedInto(db: Db | Tx, formerId: string): Promise<string | null> {
  const found = await db
    .selectFrom('merged_account')
    .select('member_id as memberId')
    .where('former_id', '=', formerId)
    .executeTakeFirst();
  return found?.memberId ?? null;
}

const figures = statement(
  {},
  ({ leaving, staying }: Merging) => sql`select from lock_merge_figures(${leaving}, ${staying})`,
);

/** Takes the locks of the folds that count either, in the order of their companies, before everything else. */
export async function lockFigures(tx: Tx, of: Merging): Promise<void> {
  await figures.rows(tx, of);
}

const paying = statement(
  {},
  ({ leaving, staying }: Merging) => sql`select from lock_merged_customers(${leaving}, ${staying})`,
);

/** Locks the customers of both at the payment provider. */
export async function lockPaying(tx: Tx, of: Merging): Promise<void> {
  await paying.rows(tx, of);
}

const holdings = statement(
  {},
  ({ leaving, staying }: Merging) => sql`select from lock_merge_holdings(${leaving}, ${staying})`,
);

/** Locks passes, contracts, courses, progress and the rows of both, in this order. */
export async function lockHoldings(tx: Tx, of: Merging): Promise<void> {
  await holdings.rows(tx, of);
}

const subject = oneOf(...mergeSubjects);
const settled = statement(
  { subject, amount: number, ids: nullable(texts) },
  ({ leaving, staying, instant }: Merging & { instant: Date }) => sql`
    select subject, amount::integer, ids from settle_merge(${leaving}, ${staying}, ${instant}::timestamptz)`,
);

/** Settles what both have and one may not; `ids` are those of released seats and replaced certificates. */
export function saveSettled(tx: Tx, of: Merging, instant: Date) {
  return settled.rows(tx, { ...of, instant });
}

const moved = statement(
  { fate: oneOf(...mergeFates), subject, amount: number },
  ({ leaving, staying }: Merging) => sql`
    select fate, subject, amount::integer from merge_rows(${leaving}, ${staying})`,
);

/** Gives the account that stays the rows of the other, by their rules; says how many of each. */
export function saveMoved(tx: Tx, of: Merging): Promise<readonly MergeCount[]> {
  return moved.rows(tx, of);
}

const finished = statement(
  {},
  ({ leaving, staying, instant }: Merging & { instant: Date }) => sql`
    select from finish_merge(${leaving}, ${staying}, ${instant}::timestamptz)`,
);

/** Gives the account that stays what the member's row of the other says, and the id of the other. */
export async function saveFinished(tx: Tx, of: Merging, instant: Date): Promise<void> {
  await finished.rows(tx, { ...of, instant });
}

/** How many mails an address got. */
export async function countMailsTo(tx: Tx, address: string): Promise<number> {
  const { mails } = await tx
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll().as('mails'))
    .where('to_address', '=', address)
    .executeTakeFirstOrThrow();
  return Number(mails);
}

/** The certificates of which these are numbers. */
export async function listCertificatesOf(tx: Tx, credentialIds: readonly string[]) {
  if (credentialIds.length === 0) return [];
  return tx
    .selectFrom('credential')
    .select(['credential_id as credentialId', 'certificate_id as certificateId'])
    .where('credential_id', 'in', credentialIds)
    .orderBy('credential_id')
    .execute();
}
