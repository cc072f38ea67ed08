import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { isLater } from '@atrium/domain/pass/passTerms.ts';
import type { Context } from '../../../base/context.ts';
import { setPasswordPath } from '../../../base/pagePaths.ts';
import { hashTac } from '../../proof/service/tac.ts';
import { findHolderByEitherAddress } from '../store/holders.ts';
import { findRegistrationByTac, isMailed } from '../store/registrations.ts';
import type { PassActivationLink } from '../types.ts';
import { passMailKey, signInPath } from './mailNextStep.ts';
import { findKnownPass } from './passLimits.ts';

const nothing: PassActivationLink = { success: false, link: null, existingUser: false, showStayTuned: false };

/**
 * Where a registration goes on, once its mail is on its way (PAS-03): somebody new sets a password there, with the code
 * that is mailed then, so the link alone opens nothing (THR-02); a member signs in. Nothing for a tac that is unknown,
 * lapsed, or another address's or pass's.
 */
export async function lookupPassActivationLink(
  ctx: Context,
  { code, email, tac }: { readonly code: string; readonly email: string; readonly tac: string },
): Promise<PassActivationLink> {
  const known = await findKnownPass(ctx, code);
  if (!known.ok) return nothing;
  const pass = known.value;
  const tacHash = hashTac(tac);
  // looked for without a pass as well, so that the time of the answer does not tell which codes exist (THR-58)
  const holder = await findHolderByEitherAddress(ctx.db, asciiAddress(email));
  const key = { tacHash, passId: pass?.passId ?? '', address: holder?.email ?? asciiAddress(email) };
  const registration = await findRegistrationByTac(ctx.db, key);
  if (pass === null || registration === null) return nothing;
  const found = { success: true, existingUser: holder !== null, showStayTuned: isLater(pass, ctx.now) };
  if (found.showStayTuned || !(await isMailed(ctx.db, passMailKey(tacHash)))) return { ...found, link: null };
  if (holder === null) return { ...found, link: setPasswordPath(registration.address, tac) };
  const isHere = ctx.viewer?.memberId === holder.memberId && registration.state === 'ACTIVATED';
  return { ...found, link: isHere ? '/' : signInPath(pass, holder) };
}
