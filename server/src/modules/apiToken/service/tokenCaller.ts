import type { IncomingHttpHeaders } from 'node:http';
import { tokenPrefix } from '@atrium/domain/access/apiToken.ts';
import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { hour } from '@atrium/domain/time.ts';
import type { Context, TokenUse } from '../../../base/context.ts';
import { digest } from '../../../base/secret.ts';
import { findUsable, saveUse } from '../store/tokens.ts';

/** Who calls with an API token: its maker, with the role of the token alone. */
export interface TokenCaller {
  readonly viewer: Viewer;
  readonly signIn: null;
  readonly token: TokenUse;
}

/** The secret of an API token that a call is sent with; null for a call without one. */
function tokenSecretOf({ authorization }: IncomingHttpHeaders): string | null {
  const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return given?.startsWith(tokenPrefix) === true ? given : null;
}

interface TokenDeps extends Pick<Context, 'db' | 'pool'> {
  readonly findViewer: (memberId: string, now: number) => Promise<Viewer | null>;
}

/** What a call is identified by: its headers are enough for a token. */
interface Sent {
  readonly headers: IncomingHttpHeaders;
}

/**
 * How calls are identified where API tokens may call beside browsers. A call with a token touches no cookie: it is of
 * no browser.
 */
export function besideTokens<Request extends Sent, Reply, Found>(
  deps: TokenDeps,
  turnAway: (request: Request, reply: Reply) => Promise<void>,
  identify: (request: Request, now: number) => Promise<Found>,
) {
  return {
    identify: (request: Request, now: number): Promise<Found | TokenCaller | 'invalid'> => {
      const secret = tokenSecretOf(request.headers);
      return secret === null ? identify(request, now) : findTokenCaller(deps, secret, now);
    },
    turnAway: async (request: Request, reply: Reply): Promise<void> => {
      if (tokenSecretOf(request.headers) === null) await turnAway(request, reply);
    },
  };
}

/**
 * Who calls with this secret at `now`, epoch milliseconds; 'invalid' for one that never was, has ended, or whose maker
 * is no owner any more, all alike (API-07). Keeps the hour of the use.
 */
export async function findTokenCaller(deps: TokenDeps, secret: string, now: number): Promise<TokenCaller | 'invalid'> {
  const found = await findUsable(deps, { hash: digest(secret), now: new Date(now) });
  if (found === null) return 'invalid';
  const maker = await deps.findViewer(found.madeBy, now);
  if (maker?.staff === undefined || maker.staff === null || staffReach(maker.staff, 'token.write') === null)
    return 'invalid';
  const { tokenId, name, role, mayWrite, lastUsedAt } = found;
  const usedAt = Math.floor(now / hour) * hour;
  if (lastUsedAt === null || lastUsedAt.getTime() < usedAt) await saveUse(deps.db, tokenId, new Date(usedAt));
  const staff = { ...maker.staff, roles: [role], customerIds: [], courseIds: [] };
  return { viewer: { ...maker, staff }, signIn: null, token: { tokenId, name, mayWrite } };
}
