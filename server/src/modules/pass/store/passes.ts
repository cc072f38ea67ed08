import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, isSet } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import { passMeta, type Pass } from '../types.ts';

function passes(tx: Tx) {
  return tx
    .selectFrom('pass as p')
    .innerJoin('customer as c', 'c.customer_id', 'p.customer_id')
    .select((eb) => [
      'p.pass_id as passId',
      'p.short_code as code',
      jsonBuildObject({
        customerId: eb.ref('c.customer_id'),
        type: eb.ref('c.type'),
        name: eb.ref('c.name'),
        timeZone: eb.ref('c.time_zone'),
      }).as('customer'),
      'p.target_segment as targetSegment',
      'p.show_registration as showRegistration',
      'p.uses_sso as usesSSO',
      'p.allowed_domains as allowedDomains',
      'p.extra_fields as extraCollectionFields',
      'p.redemption_hash as redemptionHash',
      isSet(eb.ref('p.redemption_hash')).as('hasRedemptionCode'),
      'p.uses_otrc as usesOTRC',
      'p.redirect_url as redirectUrl',
      passMeta('p').as('meta'),
      'p.video_ids as videoIds',
      'p.slots',
      'p.taken',
      'p.return_slots as returnSlots',
      epochMillis(eb.ref('p.starts_at')).as('startsAt'),
      epochMillis(eb.ref('p.closes_at')).as('closesAt'),
      'p.entitlement_ids as entitlementIds',
      'p.duration_days as durationDays',
      'p.is_trial as isTrial',
      'p.takes_seat as takesSeat',
      'p.session_ids as sessionIds',
      'p.certificate_ids as certificateIds',
      'p.tags',
    ]);
}

const passOf = query((db, { code }: { code: string }) => passes(db).where('p.short_code', '=', code));

/** The pass of a code, in whichever spelling the database treats as the same; null when there is none. */
export async function findPass(tx: Tx, code: string): Promise<Pass | null> {
  const [pass] = await passOf.rows(tx, { code });
  return pass ?? null;
}

/** The same for the pages of a pass. */
export async function findPassForPage(reader: Reader, code: string): Promise<Pass | null> {
  const [pass] = await passOf.prepared(reader, { code });
  return pass ?? null;
}

export async function findPassById(tx: Tx, passId: string): Promise<Pass | null> {
  return (await passes(tx).where('p.pass_id', '=', passId).executeTakeFirst()) ?? null;
}

/** Every pass, by code. */
export async function listPasses(tx: Tx): Promise<Pass[]> {
  return passes(tx).orderBy('p.short_code').execute();
}

/** Locks a pass until the end of the transaction: nobody else takes or returns a slot of it. Null when it is gone. */
export async function lockPass(tx: Tx, passId: string): Promise<Pass | null> {
  await tx.selectFrom('pass').select('pass_id').where('pass_id', '=', passId).forNoKeyUpdate().execute();
  return findPassById(tx, passId);
}

/** Takes a slot: the guarded update that decides about every slot (D50, THR-38). False when none is free. */
export async function saveSlot(tx: Tx, passId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pass')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('pass_id', '=', passId)
    .where((eb) => eb.or([eb('slots', 'is', null), eb('taken', '<', eb.ref('slots'))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns slots. */
export async function endSlots(tx: Tx, passId: string, count: number): Promise<void> {
  await tx
    .updateTable('pass')
    .set((eb) => ({ taken: eb('taken', '-', count) }))
    .where('pass_id', '=', passId)
    .execute();
}

/** A pass as staff saves it. */
export type SavedPass = Omit<Pass, 'customer' | 'taken' | 'hasRedemptionCode'> & {
  readonly customerId: string;
};

/** Adds a pass, or replaces everything of the one of this id but its taken slots. */
export async function savePass(tx: Tx, pass: SavedPass, now: Date): Promise<void> {
  const at = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));
  const values = {
    short_code: pass.code,
    customer_id: pass.customerId,
    target_segment: pass.targetSegment,
    show_registration: pass.showRegistration,
    uses_sso: pass.usesSSO,
    allowed_domains: [...pass.allowedDomains],
    extra_fields: [...pass.extraCollectionFields],
    redemption_hash: pass.redemptionHash,
    uses_otrc: pass.usesOTRC,
    redirect_url: pass.redirectUrl,
    meta: JSON.stringify(pass.meta),
    video_ids: [...pass.videoIds],
    slots: pass.slots,
    return_slots: pass.returnSlots,
    starts_at: at(pass.startsAt),
    closes_at: at(pass.closesAt),
    entitlement_ids: [...pass.entitlementIds],
    duration_days: pass.durationDays,
    is_trial: pass.isTrial,
    takes_seat: pass.takesSeat,
    session_ids: [...pass.sessionIds],
    certificate_ids: [...pass.certificateIds],
    tags: [...pass.tags],
  };
  await tx
    .insertInto('pass')
    .values({ pass_id: pass.passId, ...values, created_at: now })
    .onConflict((conflict) => conflict.column('pass_id').doUpdateSet(values))
    .execute();
}
