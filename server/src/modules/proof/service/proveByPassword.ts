import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { accountNameOf } from '../../attempt/service/accountName.ts';
import {
  signInBucketsOf,
  resetSignIns,
  refuseTooMany,
  takeSignInBack,
  countSignIn,
} from '../../attempt/service/countAttempt.ts';
import { siteOf } from '../../attempt/service/networkOf.ts';
import { findPassword, lockPassword, type StoredPassword } from '../store/passwords.ts';
import { knownBrowserId, newKnownBrowser } from './knownBrowser.ts';
import { checkPassword, queueRetryAfter } from './password.ts';
import { inPasswordLine } from './passwordLine.ts';

/** Whose account it is, by its password. */
export interface PasswordProof {
  readonly memberId: string;
  /** The value of the cookie by which this browser is known at the next attempt. */
  readonly knownBrowser: string;
  /** Whether it is still the member's password, which then stays so until the transaction ends (THR-04). */
  readonly lockPassword: (tx: Tx) => Promise<boolean>;
}

/**
 * Compares the password of an address, at most so often as `attempts` says (THR-12, THR-13). `mayPass` false: it is
 * refused like a wrong one. Refuses with INVALID_CREDENTIALS, with LOGIN_NOT_ENABLED for the right password of somebody
 * whom only their provider signs in, and with RATE_LIMITED.
 */
export async function proveByPassword(
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  { email, password, mayPass }: { readonly email: string; readonly password: string; readonly mayPass: boolean },
  from: { readonly ip: string; readonly knownBrowser: string | undefined },
): Promise<Result<PasswordProof>> {
  const accountName = await accountNameOf({ db }, email);
  const stored = await findPassword(db, email);
  const known = { accountName, passwordSince: stored?.changedAt ?? null };
  const browserId = knownBrowserId(from.knownBrowser, known, secret);
  const buckets = signInBucketsOf(accountName, { ip: from.ip, browserId }, secret);
  const wait = await countSignIn(db, buckets, machineNow());
  if (wait !== null) return refuseTooMany(wait);
  const isKnown = browserId !== null;
  const asker = { isKnown, line: isKnown ? accountName : siteOf(from.ip) };
  const right = await inPasswordLine({ accountName, isKnown }, () =>
    checkPassword(asker, { stored: stored?.hash ?? null, password }),
  );
  if (right === null) {
    // nothing was compared, so it is no guess
    await takeSignInBack(db, buckets);
    return refuseTooMany(queueRetryAfter, { reason: 'BUSY' });
  }
  if (!right || stored === null || !mayPass) return refuse('INVALID_CREDENTIALS');
  if (!stored.maySignIn) return refuse('LOGIN_NOT_ENABLED');
  await resetSignIns(db, buckets);
  return ok(
    proofOf(stored, browserId === null ? newKnownBrowser(known, secret, from.knownBrowser) : (from.knownBrowser ?? '')),
  );
}

function proofOf(stored: StoredPassword, knownBrowser: string): PasswordProof {
  return { memberId: stored.memberId, knownBrowser, lockPassword: (tx) => lockPassword(tx, stored) };
}
