import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../../base/context.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { writeAudit } from '../../../audit/service/writeAudit.ts';
import { lockOwnSignIn } from '../../../identity/service/endSignIns.ts';
import { isLockedAddressInUse } from '../../../member/service/addressInUse.ts';
import { lockLink, saveLinkVerified } from '../../store/accountLinks.ts';
import { addFederatedIdentity, findMemberOfIdentity } from '../../store/federatedIdentities.ts';
import type { VerifiedIdentity } from '../signupTicket.ts';
import { mailOwner } from './mailOwner.ts';

/**
 * Links a verified identity to the member who asked for its address, who signs in by it from now on (SSO-06, D10).
 * Refuses with LINK_FAILED when the address is not the one that was asked for, is not verified, the request has
 * expired, or the sign-in that asked has ended, and with ALREADY_LINKED when identity or address belong to an account
 * (THR-09). Both addresses get a mail, so that a way in which somebody else has added is noticed (THR-04).
 */
export async function linkIdentity(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  { memberId, sid }: { readonly memberId: string | null; readonly sid: string | null },
  identity: VerifiedIdentity | null,
): Promise<Result<null>> {
  const link = memberId === null ? null : await lockLink(tx, memberId);
  // before the sign-in (docs/locks.md)
  const isTaken = link !== null && (await isLockedAddressInUse(tx, link.email));
  const isAsking = memberId !== null && sid !== null && (await lockOwnSignIn(tx, sid, memberId));
  const now = new Date(machineNow());
  if (!isAsking || link === null || identity === null) return refuse('LINK_FAILED');
  const { issuer, subject, email, emailVerified } = identity;
  const isAsked = emailVerified === true && email?.toLowerCase() === link.email.toLowerCase();
  if (!isAsked || link.verifiedAt !== null || link.expiresAt <= now) return refuse('LINK_FAILED');
  const isInUse = isTaken || (await findMemberOfIdentity(tx, issuer, subject)) !== null;
  if (isInUse) return refuse('ALREADY_LINKED');
  if (!(await addFederatedIdentity(tx, { issuer, subject, memberId, at: now }))) return refuse('ALREADY_LINKED');
  await saveLinkVerified(tx, { memberId, issuer, subject, at: now });
  await mailOwner(tx, ctx, { memberId, linked: link.email, change: 'accountLinked' });
  await writeAudit(tx, ctx, {
    actor: { kind: 'person', memberId },
    action: 'ACCOUNT_LINKED',
    subject: `member/${memberId}`,
    detail: { issuer },
  });
  return ok(null);
}
