import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { mergeLines, type MergeCount } from '@atrium/domain/merge/mergeLines.ts';
import { mergeRefusal, type MergedAccount } from '@atrium/domain/merge/mergeRefusal.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { enqueue } from '../../../../base/jobs/enqueue.ts';
import type { Site } from '../../../../base/site.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { queueMail } from '../../../../mail/outbox.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { recordEvents } from '../../../endpoint/service/recordEvents.ts';
import { endSeatGrants } from '../../../entitlement/service/grantSeat.ts';
import { endEverySignIn } from '../../../identity/service/endSignIns.ts';
import { lockWaysIn } from '../../../identity/service/waysIn.ts';
import { findMemberIdBy } from '../../../member/service/findMemberIdBy.ts';
import { removeMember } from '../../../member/service/removeMember.ts';
import { queueErasureElsewhere } from '../../../privacy/service/eraseElsewhere.ts';
import { mergeMails } from '../../mails.ts';
import * as merges from '../../store/merges.ts';

type MergeDeps = StaffAct & { readonly site: Site };
type Account = NonNullable<Awaited<ReturnType<typeof merges.findMergedAccount>>>;

/**
 * Makes two accounts of a person one (PEO-01, decision 222): what `leaving` has is the other's, by the rules of
 * `merge_rules`, and its id and the numbers of its certificates lead there. It opens nothing any more, and both
 * addresses are mailed in ten minutes (D96). It cannot be undone (D84); done again, it changes nothing. Refuses with
 * NOT_FOUND for nobody, and with INVALID_INPUT for what `mergeRefusal` names and without a reason.
 */
export function mergePeople(deps: MergeDeps, of: merges.Merging): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    await merges.lockFigures(tx, of);
    // nobody joins the team after it is asked whether they are on it
    await lock(tx, 'staff/roles');
    for (const memberId of [of.leaving, of.staying].sort()) await lockWaysIn(tx, memberId);
    await merges.lockPaying(tx, of);
    if ((await merges.findMergedInto(tx, of.leaving)) === of.staying) return ok({ lines: [], isSaved: false });
    const [leaving, staying] = [
      await merges.findMergedAccount(tx, of.leaving),
      await merges.findMergedAccount(tx, of.staying),
    ];
    if (leaving === null || staying === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
    const reason = mergeRefusal(factsOf(leaving), factsOf(staying));
    if (reason !== null) return refuse('INVALID_INPUT', { reason });
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    const counts = await merge(tx, deps, { leaving, staying });
    await auditAct(tx, deps, {
      action: 'ACCOUNTS_MERGED',
      subject: `member/${staying.memberId}`,
      before: { memberId: leaving.memberId, email: leaving.email, customerId: leaving.customerId },
      after: { memberId: staying.memberId, counts },
    });
    for (const { email, firstName } of [leaving, staying]) {
      const letter = mergeMails.merged({ firstName }, deps.site, staying.email);
      const dedupeKey = `accounts-merged/${leaving.memberId}/${email}`;
      await queueMail(tx, deps, { dedupeKey, to: email, letter, heldFor: actMailsWait });
    }
    return ok({ lines: mergeLines(counts, { leaving: leaving.email, staying: staying.email }), isSaved: true });
  });
}

/** The same for a command, which knows both by their addresses: `email` goes into `to`. */
export async function mergeAddresses(
  deps: MergeDeps,
  { email, to }: { readonly email: string; readonly to: string },
): Promise<Result<StaffChange>> {
  const [leaving, staying] = [await findMemberIdBy(deps.db, email.trim()), await findMemberIdBy(deps.db, to.trim())];
  if (leaving === null || staying === null)
    return refuse('INVALID_INPUT', { reason: `${leaving === null ? email : to} has no account.` });
  return mergePeople(deps, { leaving, staying });
}

/** Moves everything, and removes the account that has nothing any more; how much of each. */
async function merge(
  tx: Tx,
  deps: MergeDeps,
  { leaving, staying }: { readonly leaving: Account; readonly staying: Account },
): Promise<readonly MergeCount[]> {
  const of = { leaving: leaving.memberId, staying: staying.memberId };
  const instant = new Date(deps.now);
  await endEverySignIn(tx, of.leaving);
  await merges.lockHoldings(tx, of);
  const settled = await merges.saveSettled(tx, of, instant);
  const mails = await merges.countMailsTo(tx, leaving.email);
  const moved = await merges.saveMoved(tx, of);
  await merges.saveFinished(tx, of, instant);
  const idsOf = (subject: MergeCount['subject']): readonly string[] =>
    settled.find((found) => found.subject === subject)?.ids ?? [];
  const seatIds = idsOf('SEAT');
  // it also says what they may open from now on
  await endSeatGrants(tx, { memberId: of.staying, seatIds }, { passes: [], now: deps.now, reason: deps.reason.trim() });
  for (const key of await merges.listCertificatesOf(tx, idsOf('CERTIFICATE')))
    await recordEvents(tx, deps.now, { type: 'certificate.revoked', data: { memberId: of.staying, ...key } });
  await enqueue(tx, 'billing.saveEmail', { memberId: of.staying }, of.staying);
  await queueErasureElsewhere(tx, of.leaving, deps.now);
  await removeMember(tx, of.leaving);
  return [
    ...moved,
    ...settled.map(({ subject, amount }) => ({ fate: 'SETTLED', subject, amount }) as const),
    { fate: 'MOVED', subject: 'MAIL', amount: mails },
  ];
}

const factsOf = ({ customerId, customerName, customerType, ...account }: Account): MergedAccount => ({
  ...account,
  isOfTeam: account.isOfTeam,
  isToBeErased: account.isToBeErased === true,
  hasSubscription: account.hasSubscription === true,
  company: customerType === 'ENTERPRISE' ? { companyId: customerId, name: customerName } : null,
});
