import type { IncomingHttpHeaders } from 'node:http';
import { minute } from '@atrium/domain/time.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { cookieNames, cookieOf } from './cookies.ts';
import type { Verified } from './identify.ts';

/** The token endpoint's answer with a token that was issued before. */
export interface TokenAtHand {
  readonly id_token: string;
  readonly token_type: string;
  readonly expires_in: number;
}

/** With less than this left, in milliseconds, the cookie's token is not reused. */
const worthKeeping = 2 * minute;

/** The id token in the cookie, which was verified, with its remaining lifetime; null when it expires soon. */
export function tokenAtHand(headers: IncomingHttpHeaders, verified: Verified): TokenAtHand | null {
  const left = verified.expiresAt - machineNow();
  if (left < worthKeeping) return null;
  const token = cookieOf(headers, cookieNames.id) ?? '';
  return { id_token: token, token_type: 'Bearer', expires_in: Math.floor(left / 1000) };
}
