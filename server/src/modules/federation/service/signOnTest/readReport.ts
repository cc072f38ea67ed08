import type { Context } from '../../../../base/context.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { digest, unseal } from '../../../../base/secret.ts';
import { findReport } from '../../store/federationAttempts.ts';
import type { SignOnReport } from '../../types.ts';
import { attemptPurpose } from '../handles.ts';

/**
 * The report of a test, for the browser in which it was made; null for any other one, for an unknown handle, and half
 * an hour after the test (COM-01, THR-08).
 */
export async function readSignOnReport(
  { db, secret, browser }: Pick<Context, 'db' | 'secret' | 'browser'>,
  handle: string,
): Promise<SignOnReport | null> {
  if (browser === null) return null;
  const of = { stateHash: digest(handle), browserHash: digest(browser), now: new Date(machineNow()) };
  const sealed = await findReport(db, of);
  const text = sealed && unseal(sealed, secret, attemptPurpose);
  return text === null ? null : (JSON.parse(text) as SignOnReport);
}
