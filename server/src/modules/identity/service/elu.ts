import { ok, type Result } from '@atrium/domain/errors.ts';
import { z } from 'zod';
import { mac } from '../../../base/secret.ts';
import type { Db } from '../../../base/sql/db.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countNetworkAttempt, refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { findMemberClaims } from '../store/signIns.ts';

/** The request: an address in `e`. */
export const eluInput = z.object({ e: z.string().trim().min(1).max(254) });

/** The answer: `s` for success, and in `u` the name by which analytics know the address. */
export interface Elu {
  readonly s: true;
  readonly u: string;
}

/**
 * Names an address for analytics (SIG-15, D12): a keyed hash, the same for every address whether it has an account or
 * not; only the owner, signed in, gets the own member id. A stranger's answer reads no account, so that its time says
 * nothing either (THR-11). Refuses with RATE_LIMITED.
 */
export async function nameAddress(
  { db, secret }: { readonly db: Db; readonly secret: string },
  { e }: z.infer<typeof eluInput>,
  from: { readonly ip: string; readonly memberId: string | null },
): Promise<Result<Elu>> {
  const retryAfter = await countNetworkAttempt({ db, secret, ip: from.ip }, attempts.pseudonyms);
  if (retryAfter !== null) return refuseTooMany(retryAfter);
  const address = e.toLowerCase();
  const own = from.memberId === null ? null : await findMemberClaims(db, from.memberId);
  if (own?.email.toLowerCase() === address) return ok({ s: true, u: own.memberId });
  return ok({ s: true, u: pseudonymOf(secret, address) });
}

/** The id by which analytics know an address, the same in capitals and in small letters. */
export function pseudonymOf(secret: string, address: string): string {
  return mac(secret, 'address pseudonyms', address.toLowerCase());
}
