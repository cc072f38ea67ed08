import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyResult } from 'jose';
import { LRUCache } from 'lru-cache';
import { machineNow } from '../../../base/process/clock.ts';
import { cookieNames, cookieOf } from './cookies.ts';
import type { KeyRing } from './keys/keyRing.ts';
import { algorithm, type SigningKeys } from './keys/loadSigningKeys.ts';
import type { Liveness } from './liveness.ts';
import { webClientId } from './webClient.ts';

/** The member who sent a request, and the sign-in. */
export interface SignedIn {
  readonly memberId: string;
  readonly sid: string;
}

/** 'expired' only for a token that is valid in every other respect (D8). */
export type Identified = SignedIn | 'none' | 'expired' | 'invalid';

/** The sign-in of a token, and when the token itself expires. */
export interface Verified extends SignedIn {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface Identify {
  /** Identifies by the bearer token of a call. */
  readonly byBearer: (headers: IncomingHttpHeaders) => Promise<Identified>;
  /**
   * Identifies by the cookie of a browser; null for a visitor. Whether the token itself has expired is for the caller.
   */
  readonly byCookie: (headers: IncomingHttpHeaders) => Promise<Verified | null>;
}

const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Identifies the sender of a request by our own id token of an active sign-in. Fails only when the database does. */
export function createIdentify(options: { issuer: string; keys: KeyRing; liveness: Liveness }): Identify {
  const { liveness, keys } = options;
  const known = new LRUCache<string, Verified>({ max: 20_000 });
  let knownBy: SigningKeys | null = null;

  const find = async (token: string): Promise<Verified | null> => {
    if (!tokenShape.test(token)) return null;
    const now = await keys.current();
    // what a key has signed that was removed is not good any more
    if (knownBy !== now) known.clear();
    knownBy = now;
    const key = hash('sha256', token, 'base64');
    let verified = known.get(key);
    if (verified === undefined) {
      const read = await verify(token, options);
      if (read === null) return null;
      verified = read;
      known.set(key, read);
    }
    return (await liveness.check(verified.sid, verified.memberId)) ? verified : null;
  };
  return {
    byBearer: async ({ authorization }) => {
      if (authorization === undefined) return 'none';
      const found = await find(/^Bearer (.+)$/i.exec(authorization)?.[1] ?? '');
      if (found === null) return 'invalid';
      return found.expiresAt <= machineNow() ? 'expired' : found;
    },
    byCookie: (headers) => {
      const token = cookieOf(headers, cookieNames.id);
      return token === undefined ? Promise.resolve(null) : find(token);
    },
  };
}

/** Checks everything about the token except its expiry and whether its sign-in is active. */
async function verify(token: string, { issuer, keys }: { issuer: string; keys: KeyRing }): Promise<Verified | null> {
  const result = await signedPayload(token, issuer, keys);
  if (result === null) return null;
  const { sub, sid, s4UserId, exp, events } = result;
  const complete = typeof sub === 'string' && typeof sid === 'string' && s4UserId === sub && typeof exp === 'number';
  if (!complete || events !== undefined) return null;
  return { memberId: sub, sid, expiresAt: exp * 1000 };
}

async function signedPayload(token: string, issuer: string, keys: KeyRing): Promise<JWTPayload | null> {
  let typ: string | undefined;
  try {
    const { payload }: JWTVerifyResult = await jwtVerify(
      token,
      async (header) => {
        ({ typ } = header);
        const key = await keys.find(header.kid ?? '');
        if (key === null) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [algorithm],
        issuer,
        audience: webClientId,
        requiredClaims: ['sub', 'sid', 's4UserId', 'iat', 'exp'],
      },
    );
    return isIdToken(typ, payload) ? payload : null;
  } catch (error) {
    // the library checks the expiry last, so everything else was valid
    if (error instanceof errors.JWTExpired) return isIdToken(typ, error.payload) ? error.payload : null;
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Our id tokens have no other type, and our client as their only audience. */
function isIdToken(typ: string | undefined, payload: JWTPayload): boolean {
  return (typ === undefined || typ === 'JWT') && payload.aud === webClientId;
}
