import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import { z } from 'zod';
import type { MemberContext } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { digest, openSealed, sealFor } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countAttempt, refuseTooMany, takeAttemptBack } from '../../attempt/service/countAttempt.ts';
import { checkCurrentPassword, wrongPassword } from '../../proof/service/currentPassword.ts';
import { hasPassword, lockMemberPassword } from '../../proof/service/memberPassword.ts';
import { listFactorKinds } from '../../secondFactor/service/listFactorKinds.ts';
import { askForPasskey, usePasskey } from '../../secondFactor/service/passkeys.ts';
import { useFactorCode } from '../../secondFactor/service/useFactorCode.ts';
import { isProvedBy, saveProof } from '../store/signIns.ts';
import type { Reauthentication } from '../types.ts';
import { storableText } from './authorizationRequest.ts';
import { tellWrongFactor } from './tellWrongFactor.ts';
import { lockProof } from './waysIn.ts';

/** How long the answer may take, in milliseconds. */
const lifetime = 10 * minute;
const purpose = 'reauthentication';

const remembered = z.object({ sid: z.string(), challenge: z.nullable(z.string()), issuedAt: z.number() });

/**
 * What a page has to ask for before a sensitive act (STF-03): all that the account has, the password and the second
 * factor, whichever of them there is. Refuses with SIGN_IN_AGAIN where only a provider can say who it is.
 */
export async function startReauthentication(ctx: MemberContext): Promise<Result<Reauthentication>> {
  const { db, signIn = null } = ctx;
  const { memberId } = ctx.viewer;
  const needsPassword = await hasPassword(db, memberId);
  const kinds = await listFactorKinds(db, memberId);
  if (signIn === null || (!needsPassword && kinds.length === 0)) return refuse('SIGN_IN_AGAIN');
  const passkey = await askForPasskey(db, ctx.site.publicUrl, memberId);
  const memory: z.infer<typeof remembered> = {
    sid: signIn.sid,
    challenge: passkey?.challenge ?? null,
    issuedAt: machineNow(),
  };
  const handle = sealFor(memory, lifetime, ctx.secret, purpose);
  return ok({ handle, needsPassword, kinds, passkey, demoCode: kinds.length === 0 ? null : signIn.demoCode });
}

/** The answer of the page: the handle, and what it was to ask for. */
export const reauthenticationInput = z.object({
  handle: z.string().max(2048),
  password: z.nullable(storableText.max(1024)),
  code: z.nullable(storableText.max(64)),
  passkey: z.nullable(z.looseObject({ id: storableText.max(2048) })),
});
type Answer = z.infer<typeof reauthenticationInput>;

/**
 * Makes the sign-in of the caller fresh again, by all that the account has to prove who it is (STF-03, THR-64). The
 * same call again succeeds without a change. Refuses with INVALID_CREDENTIALS and SECOND_FACTOR_WRONG about their
 * fields, SECOND_FACTOR_EXPIRED for a handle that is too old or another sign-in's, SIGN_IN_AGAIN where only a provider
 * can say who it is, or the sign-in has ended, and RATE_LIMITED.
 */
export async function reauthenticate(ctx: MemberContext, given: Answer): Promise<Result<{ readonly success: true }>> {
  const { db, signIn = null } = ctx;
  const { memberId } = ctx.viewer;
  const opened = remembered.safeParse(openSealed(given.handle, ctx.secret, purpose));
  if (!opened.success || opened.data.sid !== signIn?.sid) return refuse('SECOND_FACTOR_EXPIRED');
  const proof = { sid: opened.data.sid, provedBy: digest(given.handle) };
  if (await isProvedBy(db, proof)) return ok({ success: true });
  const needsPassword = await hasPassword(db, memberId);
  const checked = needsPassword
    ? await checkCurrentPassword(ctx, { password: given.password ?? '', field: 'password' }, () =>
        Promise.resolve(true),
      )
    : null;
  if (checked?.ok === false) return checked;
  const needsFactor = (await listFactorKinds(db, memberId)).length > 0;
  if (!needsPassword && !needsFactor) return refuse('SIGN_IN_AGAIN');
  const wait = needsFactor ? await countAttempt(ctx, attempts.reaskedFactors, memberId) : null;
  if (wait !== null) return refuseTooMany(wait);
  const done = await transaction(db, async (tx): Promise<Result<{ readonly success: true }>> => {
    await lockProof(tx, memberId);
    // both may have been changed while they were looked at
    if (checked !== null && !(await lockMemberPassword(tx, memberId, checked.value.stored)))
      return wrongPassword('password');
    const hasFactor = (await listFactorKinds(tx, memberId)).length > 0;
    if (hasFactor && !(needsFactor && (await isFactorProved(ctx, tx, given, opened.data))))
      return refuse('SECOND_FACTOR_WRONG', { field: 'code' });
    return (await saveProof(tx, proof, new Date(machineNow()))) ? ok({ success: true }) : refuse('SIGN_IN_AGAIN');
  });
  // what was right is no guess
  if (done.ok && needsFactor) await takeAttemptBack(ctx, attempts.reaskedFactors, memberId);
  if (!done.ok && done.refusal.code === 'SECOND_FACTOR_WRONG') await tellWrongFactor(ctx, memberId);
  return done;
}

function isFactorProved(
  ctx: MemberContext,
  tx: Tx,
  { code, passkey }: Answer,
  { challenge, issuedAt }: z.infer<typeof remembered>,
): Promise<boolean> {
  const { memberId } = ctx.viewer;
  if (passkey !== null && challenge !== null)
    return usePasskey(tx, ctx.site.publicUrl, { memberId, response: passkey, challenge, issuedAt });
  const deps = { secret: ctx.secret, site: ctx.site, clock: { now: () => ctx.now } };
  return code === null ? Promise.resolve(false) : useFactorCode(tx, deps, memberId, code);
}
