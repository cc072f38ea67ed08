import { Readable } from 'node:stream';
import { decodeJwt } from 'jose';
import type { Middleware } from 'koa';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Db, Tx } from '../../base/db.ts';
import type { Log } from '../../base/log.ts';
import { cookieNames, cookieOf, signedInCookies, signedOutCookies } from './cookies.ts';
import { lifetimes } from './lifetimes.ts';
import type { OidcStorage } from './oidcAdapter.ts';
import { webClientId } from './provider.ts';
import { digest, seal, unseal } from './seal.ts';
import { findAnswer, lockToken, saveAnswer } from './store/records.ts';

const maxForm = 16 * 1024;
const purpose = 'refresh answer';

/** The token path's answer as the library makes it. */
interface Tokens {
  readonly id_token: string;
  readonly refresh_token: string;
}

/**
 * Stands before the library's token path. The refresh token lives in a cookie that no script reads: it is moved from
 * there into the form, and from the answer back. One token is served by one caller at a time, in one transaction; for
 * a few seconds the same token gets the same answer (THR-17).
 */
export function tokenHook(deps: { db: Db; storage: OidcStorage; log: Log }): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'POST' || ctx.path !== '/token' || !ctx.is('application/x-www-form-urlencoded')) return next();
    ctx.set('Cache-Control', 'no-store');
    const form = await readForm(ctx.req);
    if (form === null) return refuseToken(ctx, 413, 'invalid_request');
    const kind = form.get('grant_type');
    if (kind === 'refresh_token') {
      const token = cookieOf(ctx.headers, cookieNames.refresh);
      if (token === undefined) return refuseToken(ctx, 400, 'invalid_grant');
      form.set('refresh_token', token);
    }
    giveForm(ctx, form);
    const secret = kind === 'refresh_token' ? form.get('refresh_token') : form.get('code');
    if (secret === null) return next();
    try {
      await deps.db.transaction().execute((tx) => redeem(ctx, tx, { ...deps, secret, kind, next }));
    } catch (error) {
      if (error === undone) return;
      deps.log.error({ err: error }, 'the token path failed');
      refuseToken(ctx, 503, 'temporarily_unavailable');
    }
  };
}

/** Thrown to roll back an answer that the library already wrote as a failure of ours. */
const undone = new Error('rolled back');

interface Redemption {
  readonly storage: OidcStorage;
  readonly secret: string;
  readonly kind: string | null;
  readonly next: () => Promise<unknown>;
}

async function redeem(ctx: KoaContext, tx: Tx, { storage, secret, kind, next }: Redemption): Promise<void> {
  const tokenHash = digest(secret);
  const now = Date.now();
  await lockToken(tx, tokenHash);
  const sealed = await findAnswer(tx, tokenHash, new Date(now - lifetimes.refreshGrace * 1000));
  const known = sealed === null ? null : unseal(sealed, secret, purpose);
  if (known !== null) {
    answer(ctx, JSON.parse(known) as Tokens);
    return;
  }
  await storage.within(tx, next);
  if (ctx.status >= 500) throw undone;
  if (ctx.status === 200) {
    const tokens = ctx.body as Tokens;
    if (kind === 'refresh_token') {
      await saveAnswer(tx, tokenHash, seal(JSON.stringify(tokens), secret, purpose), new Date(now));
    }
    answer(ctx, tokens);
  } else if (kind === 'refresh_token') {
    ctx.append('Set-Cookie', signedOutCookies());
  }
}

type KoaContext = Parameters<Middleware>[0];

function answer(ctx: KoaContext, tokens: Tokens): void {
  const { refresh_token: refreshToken, ...rest } = tokens;
  const { sub = '' } = decodeJwt(tokens.id_token);
  ctx.status = 200;
  ctx.body = rest;
  ctx.append(
    'Set-Cookie',
    signedInCookies({ refreshToken, idToken: tokens.id_token, memberId: sub, audience: webClientId }),
  );
}

function refuseToken(ctx: KoaContext, status: number, error: string): void {
  ctx.status = status;
  ctx.body = { error };
}

async function readForm(body: Readable): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += (chunk as Buffer).length;
    if (length > maxForm) return null;
    chunks.push(chunk as Buffer);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** The library reads the form from the request's stream, so it gets a new one. */
function giveForm(ctx: KoaContext, form: URLSearchParams): void {
  const text = Buffer.from(form.toString());
  ctx.req.headers['content-length'] = String(text.length);
  delete ctx.req.headers['transfer-encoding'];
  ctx.req = Readable.from([text]) as KoaContextWithOIDC['req'];
}
