import { ownerRules, type OwnerValues } from '@atrium/domain/account/firstOwner.ts';
import { tidyName } from '@atrium/domain/account/signup.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { mayBeSent } from '@atrium/domain/formRules.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { digest } from '../../../base/secret.ts';
import { lock } from '../../../base/sql/lock.ts';
import { allOrNothing } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countNetworkAttempt, refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { addTeamMember } from '../../member/service/addTeamMember.ts';
import { isPasswordOf } from '../../proof/service/isPasswordOf.ts';
import { replacePassword } from '../../proof/service/memberPassword.ts';
import { hashPassword, queueRetryAfter } from '../../proof/service/password.ts';
import { staffMails } from '../mails.ts';
import { findSetupLink } from '../store/setupLinks.ts';
import { isOwned } from '../store/team.ts';
import type { OwnerMade } from '../types.ts';
import { saveRoles } from './saveRoles.ts';

/** The form behind the link of the first owner, with the secret of the link. */
export type OwnerInput = OwnerValues & { readonly token: string };

/**
 * Makes the first owner of an academy, who gets a mail and signs in with the password of the form (BEG-01, BEG-02). Of
 * two at once one is made (THR-63). The same call again, until the link would have expired, succeeds without a change.
 * Refuses with NOT_FOUND for a link that is not good, or once there is an owner; INVALID_INPUT; UNAVAILABLE when the
 * address has an account by now; RATE_LIMITED.
 */
export async function setUpOwner(ctx: Context, input: OwnerInput): Promise<Result<OwnerMade>> {
  const wait = await countNetworkAttempt(ctx, attempts.setupLinks);
  if (wait !== null) return refuseTooMany(wait);
  const tokenHash = digest(input.token);
  const link = await findSetupLink(ctx.db, tokenHash, new Date(machineNow()));
  if (link === null) return refuse('NOT_FOUND');
  const email = link.address.toLowerCase();
  if (await isOwned(ctx.db)) return confirmAgain(ctx, email, input.password);
  if (!mayBeSent(ownerRules, input)) return refuse('INVALID_INPUT');
  const hash = await hashPassword(input.password, email);
  if (hash === null) return busy();
  const made = await allOrNothing<OwnerMade | null>(ctx.db, async (tx) => {
    await lock(tx, 'staff/roles');
    // what was read before the lock may have changed
    if (await isOwned(tx)) return ok(null);
    if ((await findSetupLink(tx, tokenHash, new Date(machineNow()))) === null) return refuse('NOT_FOUND');
    const person = { email, firstName: tidyName(input.firstName), lastName: tidyName(input.lastName) };
    const memberId = await addTeamMember(tx, { ...person, now: ctx.now });
    if (memberId === null) return refuse('UNAVAILABLE');
    await replacePassword(tx, memberId, hash);
    await saveRoles(tx, ctx, { memberId, roles: ['owner'] });
    const letter = staffMails.academyYours(person, ctx.site);
    await queueMail(tx, ctx, { dedupeKey: `academy-yours/${memberId}`, to: email, letter });
    await writeAudit(tx, ctx, {
      actor: { kind: 'person', memberId },
      action: 'STAFF_JOINED',
      subject: `member/${memberId}`,
      before: { roles: [] },
      after: { roles: ['owner'] },
      detail: { by: 'SETUP_LINK' },
    });
    return ok({ email });
  });
  if (!made.ok) {
    if (made.refusal.code === 'UNAVAILABLE') ctx.log.warn({}, 'the first owner could not be made');
    return made;
  }
  return made.value === null ? confirmAgain(ctx, email, input.password) : ok(made.value);
}

/** The same call again, whose answer was lost; for anybody else the link has ended. */
async function confirmAgain(ctx: Context, email: string, password: string): Promise<Result<OwnerMade>> {
  const isSet = await isPasswordOf(ctx, email, password);
  if (!isSet.ok) return isSet;
  return isSet.value ? ok({ email }) : refuse('NOT_FOUND');
}

const busy = (): Refused => refuseTooMany(queueRetryAfter, { reason: 'BUSY' });
