import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { addressHalves, duplicateReasons } from '@atrium/domain/merge/duplicateReasons.ts';
import type { StaffContext } from '../../../base/context.ts';
import { readPageEnd, writePageEnd } from '../../../base/text/pageEnd.ts';
import { listByIds } from '../../person/service/listByIds.ts';
import { findEnd, listCompared, listOthers, listPairs } from '../store/duplicates.ts';
import type { Duplicate, DuplicatePage, DuplicatePair } from '../types.ts';

/** A page looks at so many accounts, the newest first, and shows at most so many pairs. */
const looked = 2000;
const mostPairs = 50;
/** Of one account so many are shown. */
const mostShown = 5;

/** Two accounts that may be of a person. */
interface Suspected {
  readonly memberId: string;
  readonly otherId: string;
  readonly isSameName: boolean;
}

/**
 * Accounts that may be of the same person as this one, each with what is true of both (PEO-01); nothing is merged by
 * itself. Refuses with NOT_FOUND for nobody.
 */
export async function personDuplicates(ctx: StaffContext, memberId: string): Promise<Result<readonly Duplicate[]>> {
  const [own] = await listCompared(ctx.db, [memberId]);
  if (own === undefined || staffReach(ctx.staff, 'duplicate.write') !== 'all') return refuse('NOT_FOUND');
  const halves = addressHalves(own.email);
  const others = await listOthers(ctx.db, {
    memberId,
    begins: halves?.begins ?? null,
    at: halves === null ? null : `@${own.email.split('@')[1] ?? ''}`,
    ends: halves?.ends ?? null,
  });
  const pairs = await pairsOf(
    ctx,
    others.map((other) => ({ ...other, memberId })),
  );
  return ok(pairs.slice(0, mostShown).map(({ other, reasons }) => ({ person: other, reasons })));
}

/**
 * Pairs of accounts that may be of one person, by the newer of the two, the newest first (PEO-01). A page looks at a
 * part of all accounts, so it may be short, or empty, while another one follows.
 */
export async function listDuplicates(
  ctx: StaffContext,
  { after }: { readonly after: string | null },
): Promise<DuplicatePage> {
  const begin = after === null ? { at: ctx.now, id: '' } : readPageEnd(after);
  const from = { at: new Date(begin.at), id: begin.id, looked };
  const [found, end] = [await listPairs(ctx.db, { ...from, most: mostPairs }), await findEnd(ctx.db, from)];
  const last = found.at(-1);
  // the others of the last account that is shown are on this page, too
  const until =
    found.length === mostPairs && last !== undefined
      ? { registeredAt: last.registeredAt, memberId: last.memberId }
      : end;
  return {
    pairs: await pairsOf(ctx, found),
    since: until?.registeredAt.getTime() ?? null,
    nextAfter: until === null ? null : writePageEnd({ at: until.registeredAt.getTime(), id: until.memberId }),
  };
}

/** Those pairs of which something says that they are one person. */
async function pairsOf(ctx: StaffContext, suspected: readonly Suspected[]): Promise<DuplicatePair[]> {
  if (suspected.length === 0) return [];
  const ids = [...new Set(suspected.flatMap(({ memberId, otherId }) => [memberId, otherId]))];
  const compared = new Map((await listCompared(ctx.db, ids)).map((account) => [account.memberId, account]));
  const shown = new Map((await listByIds(ctx, ids)).map((person) => [person.userId, person]));
  return suspected.flatMap(({ memberId, otherId, isSameName }) => {
    const [one, two] = [compared.get(memberId), compared.get(otherId)];
    const [person, other] = [shown.get(memberId), shown.get(otherId)];
    if (one === undefined || two === undefined || person === undefined || other === undefined) return [];
    const reasons = duplicateReasons(comparedBy(one), comparedBy(two), { isSameName });
    return reasons.length === 0 ? [] : { person, other, reasons };
  });
}

type Compared = Awaited<ReturnType<typeof listCompared>>[number];

const comparedBy = ({ email, formerEmails, customerId, customerType }: Compared) => ({
  email,
  formerEmails: formerEmails.map((former) => former.email),
  companyId: customerType === 'ENTERPRISE' ? customerId : null,
});
