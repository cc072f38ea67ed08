import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Configuration, default as Provider, KoaContextWithOIDC } from 'oidc-provider';
import { TemporarilyUnavailable } from 'oidc-provider/lib/helpers/errors.js';
import type { Db, Tx } from '../../../../base/sql/db.ts';
import { attempts } from '../../../attempt/service/attempts.ts';
import { countAttempt } from '../../../attempt/service/countAttempt.ts';
import { findSignInTime } from '../../store/signIns.ts';
import type { Identify, SignedIn } from '../identify.ts';
import { receiverGrantId } from '../oidcAdapter.ts';
import { webClientId } from '../webClient.ts';

const signIns = new WeakMap<IncomingMessage, SignedIn>();

/**
 * Makes the browser's sign-in the session of the issuer's authorization endpoint, where another site sends a browser
 * for a code (SES-06). The library's own session would have a cookie and a row of its own, and would outlive a
 * sign-out.
 */
export function useBrowserSession(
  provider: Provider,
  deps: { readonly tx: () => Tx; readonly byCookie: Identify['byCookie'] },
): void {
  Object.assign(provider.Session, {
    get: async (ctx: KoaContextWithOIDC) => {
      const session = new provider.Session();
      // the library does not store a session that has ended
      Object.defineProperty(session, 'destroyed', { value: true });
      const signedIn = await deps.byCookie(ctx.headers);
      const since = signedIn === null ? null : await findSignInTime(deps.tx(), signedIn.sid);
      if (signedIn !== null && since !== null) {
        signIns.set(ctx.req, signedIn);
        session.accountId = signedIn.memberId;
        session.loginTs = Math.floor(since.getTime() / 1000);
      }
      ctx.oidc.entity('Session', session);
      return session;
    },
  });
}

/**
 * What another site gets of a member who is signed in: sites are registered by the operator, so nobody is asked. None
 * for our own web app, whose codes come from the challenge. Refuses beyond the codes that one member gets in a window,
 * which are counted together with those of `obtainCode`.
 */
export function grantToReceiver(deps: {
  readonly db: Db;
  readonly secret: string;
  readonly isOverdue: (memberId: string) => Promise<boolean>;
}): NonNullable<Configuration['loadExistingGrant']> {
  return async (ctx) => {
    const signedIn = signIns.get(ctx.req);
    const { client, provider } = ctx.oidc;
    if (signedIn === undefined || client === undefined || client.clientId === webClientId) return undefined;
    // the site gets an error, as for anybody whom it cannot have at once (STF-02)
    if (await deps.isOverdue(signedIn.memberId)) return undefined;
    const retryAfter = await countAttempt(deps, attempts.handOffs, signedIn.memberId);
    if (retryAfter !== null) throw new TemporarilyUnavailable('too many requests');
    const grant = new provider.Grant({ clientId: client.clientId, accountId: signedIn.memberId });
    grant.jti = receiverGrantId(signedIn.sid, randomUUID());
    grant.addOIDCScope(client.scope ?? '');
    await grant.save();
    return grant;
  };
}

/**
 * Where a browser goes that cannot have its code at once: to sign in, after which the request is made again; or back to
 * the site with an error, when the site wants a fresh sign-in of somebody who has one.
 */
export function interactionUrl(publicUrl: string): (ctx: KoaContextWithOIDC) => string {
  return ({ oidc: { client, session, params = {}, issuer } }) => {
    const login = new URL('/login', publicUrl);
    if (client === undefined || client.clientId === webClientId) return login.href;
    const asked = Object.entries(params).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    );
    const request = new URLSearchParams(asked);
    if (session?.accountId === undefined) {
      // the sign-in that follows is a fresh one
      if (request.get('prompt') === 'login') request.delete('prompt');
      login.searchParams.set('authorize', request.toString());
      return login.href;
    }
    const back = new URL(request.get('redirect_uri') ?? '');
    const answer = { error: 'login_required', state: request.get('state'), iss: issuer };
    for (const [name, value] of Object.entries(answer)) if (value !== null) back.searchParams.set(name, value);
    return back.href;
  };
}
