import { Readable } from 'node:stream';
import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';
import type { Db, Tx } from '../../../base/db.ts';
import type { Log } from '../../../base/log.ts';
import { isOutage, tellOutage } from '../../../base/outage.ts';
import { cookieNames, cookieOf, signedInCookies, signedOutCookies } from './cookies.ts';
import type { Identify } from './identify.ts';
import { lifetimes } from './lifetimes.ts';
import type { OidcStorage } from './oidcAdapter.ts';
import { webClientId } from './provider.ts';
import { digest, seal, unseal } from './seal.ts';
import { endAnswer, findAnswer, findRecord, saveAnswer } from '../store/records.ts';
import { endFormerSignIn, holdSignIns, isLive } from '../store/signIns.ts';

const maxForm = 16 * 1024;
const purpose = 'refresh answer';

type Middleware = Parameters<Provider['use']>[0];
type KoaContext = Parameters<Middleware>[0];

/** The token path's answer as the library makes it. */
interface Tokens {
  readonly id_token: string;
  readonly refresh_token: string;
}

export interface TokenHookDeps {
  readonly db: Db;
  readonly storage: OidcStorage;
  readonly log: Log;
  readonly byCookie: Identify['byCookie'];
}

/** With less than this left, milliseconds, the token of the cookie is not given out again. */
const worthKeeping = 2 * 60_000;

/**
 * Stands before the library's token path. The refresh token lives in a cookie that no script reads: it is moved from
 * there into the form, and from the answer back. One sign-in is served to one caller at a time, in one transaction; for
 * a few seconds the same token gets the same answer (THR-17). Who asks with `reuse=1`, as a page that has just opened
 * does, is answered with the id token of its cookie while that holds: nothing is rotated, and no database asked.
 */
export function tokenHook(deps: TokenHookDeps): Middleware {
  return async (ctx, next): Promise<void> => {
    const isForm = ctx.method === 'POST' && ctx.path === '/token' && ctx.is('application/x-www-form-urlencoded');
    if (isForm === false || isForm === null) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    const form = await readForm(ctx.req);
    if (form === null) {
      refuseToken(ctx, 413, 'invalid_request');
      return;
    }
    const isRefresh = form.get('grant_type') === 'refresh_token';
    if (isRefresh) form.set('refresh_token', cookieOf(ctx.headers, cookieNames.refresh) ?? '');
    const kept = form.get('reuse') === '1' && form.get('refresh_token') !== '' ? await tokenAtHand(ctx, deps) : null;
    if (kept !== null && isRefresh) {
      ctx.body = kept;
      return;
    }
    giveForm(ctx, form);
    const secret = form.get(isRefresh ? 'refresh_token' : 'code');
    if (isRefresh && secret === '') {
      refuseToken(ctx, 400, 'invalid_grant');
      // what is left of a sign-in without its refresh token is of no use (SES-03)
      ctx.append('Set-Cookie', signedOutCookies());
    } else if (secret === null) await next();
    else await redeemAlone(ctx, deps, { secret, isRefresh, next });
  };
}

/** The id token of the cookie with what is left of its life, where it is ours, its sign-in stands and it holds on. */
async function tokenAtHand(
  ctx: KoaContext,
  deps: TokenHookDeps,
): Promise<{ id_token: string; token_type: string; expires_in: number } | null> {
  const signedIn = await deps.byCookie(ctx.headers).catch((error: unknown) => {
    // without its database nothing is known of the sign-in; the usual path says so
    if (isOutage(error)) return null;
    throw error;
  });
  const left = (signedIn?.expiresAt ?? 0) - Date.now();
  if (left < worthKeeping) return null;
  const token = cookieOf(ctx.headers, cookieNames.id) ?? '';
  return { id_token: token, token_type: 'Bearer', expires_in: Math.floor(left / 1000) };
}

/** Thrown to roll back an answer that the library already wrote as a failure of ours. */
const undone = new Error('rolled back');

interface Redemption {
  readonly secret: string;
  readonly isRefresh: boolean;
  readonly next: () => Promise<unknown>;
}

/**
 * A connection that breaks at the commit leaves open whether the token was used: the browser is told 503 and asks again
 * with a token that may be spent. So the answer stays for `lifetimes.lostAnswer`, and the usual grace begins only here,
 * when the commit is known. A thief of the old token gains no more by it than the one successor that the member gets as
 * well: once that one is used, every token before it ends the family again (THR-04).
 */
async function redeemAlone(ctx: KoaContext, deps: TokenHookDeps, redemption: Redemption): Promise<void> {
  try {
    await deps.db.transaction().execute((tx) => redeem(ctx, tx, deps.storage, redemption));
  } catch (error) {
    if (error === undone) return;
    if (isOutage(error)) tellOutage(deps.log, error);
    else deps.log.error({ err: error }, 'the token path failed');
    // the browser keeps the token that it asked with: of the new one nobody knows whether it was written
    ctx.remove('Set-Cookie');
    refuseToken(ctx, 503, 'temporarily_unavailable');
    return;
  }
  if (!redemption.isRefresh || ctx.status !== 200) return;
  const graceEnds = new Date(Date.now() + lifetimes.refreshGrace * 1000);
  await endAnswer(deps.db, digest(redemption.secret), graceEnds).catch((error: unknown) => {
    // the answer stands; only its grace is longer than it had to be
    if (isOutage(error)) tellOutage(deps.log, error);
    else throw error;
  });
}

async function redeem(ctx: KoaContext, tx: Tx, storage: OidcStorage, redemption: Redemption): Promise<void> {
  const { secret, isRefresh, next } = redemption;
  const tokenHash = digest(secret);
  const now = Date.now();
  const former = isRefresh ? undefined : cookieOf(ctx.headers, cookieNames.refresh);
  // sign-ins before their records, as everywhere: a sign-out waits for us, or we for it
  await holdSignIns(tx, former === undefined ? [tokenHash] : [tokenHash, digest(former)]);
  const known = await findLastAnswer(tx, secret, new Date(now));
  if (known !== null) {
    answer(ctx, known);
    return;
  }
  await storage.within(tx, next);
  if (ctx.status >= 500) throw undone;
  const tokens = ctx.status === 200 ? (ctx.body as Tokens) : null;
  const { sid = '', sub = '' } = tokens === null ? {} : (decodeJwt(tokens.id_token) as { sid?: string; sub?: string });
  if (tokens !== null && (await isLive(tx, sid, sub))) {
    if (isRefresh) {
      const expiresAt = new Date(now + lifetimes.lostAnswer * 1000);
      await saveAnswer(tx, tokenHash, { sealed: seal(JSON.stringify(tokens), secret, purpose), sid, expiresAt });
    } else {
      // whoever signs in anew in this browser leaves nobody's sign-in behind
      if (former !== undefined) await endFormerSignIn(tx, digest(former), sid, new Date(now));
    }
    answer(ctx, tokens);
    return;
  }
  // the sign-in has ended
  if (tokens !== null) refuseToken(ctx, 400, 'invalid_grant');
  if (isRefresh) ctx.append('Set-Cookie', signedOutCookies());
}

/**
 * What a token that was used lately was answered with; where that answer's own token was used as well, the answer to
 * that, and so on to the one that still holds (THR-17). Null for a token that was not used within the grace, and for
 * one whose successors were all used before it.
 */
async function findLastAnswer(tx: Tx, secret: string, now: Date): Promise<Tokens | null> {
  const sealed = await findAnswer(tx, digest(secret), now);
  const known = sealed === null ? null : unseal(sealed, secret, purpose);
  if (known === null) return null;
  const tokens = JSON.parse(known) as Tokens;
  const later = await findLastAnswer(tx, tokens.refresh_token, now);
  if (later !== null) return later;
  const successor = await findRecord(tx, 'RefreshToken', digest(tokens.refresh_token));
  return successor?.consumed === null ? tokens : null;
}

function answer(ctx: KoaContext, tokens: Tokens): void {
  const { refresh_token: refreshToken, ...shown } = tokens;
  const { sub: memberId = '', exp = 0 } = decodeJwt(tokens.id_token);
  ctx.status = 200;
  // given again, it has less of its life left
  ctx.body = { ...shown, expires_in: Math.max(0, exp - Math.floor(Date.now() / 1000)) };
  ctx.append(
    'Set-Cookie',
    signedInCookies({ refreshToken, idToken: tokens.id_token, memberId, audience: webClientId }),
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
  Object.assign(ctx, { req: Readable.from([text]) });
}
