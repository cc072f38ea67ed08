import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';
import { machineNow } from '../../../base/process/clock.ts';
import type { Log } from '../../../base/process/log.ts';
import { digest, seal, unseal } from '../../../base/secret.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { isOutage, logOutage } from '../../../base/sql/outage.ts';
import { inShortTurn, oneAtATime } from '../../../base/turns.ts';
import { endAnswer, findAnswer, findRecord, saveAnswer } from '../store/records.ts';
import { endFormerSignIn, lockSignIns, isCodeLive } from '../store/signIns.ts';
import { cookieNames, cookieOf, signedInCookies, signedOutCookies } from './cookies.ts';
import { giveForm, isForm, readForm } from './forms.ts';
import type { Identify } from './identify.ts';
import { isSignedIn } from './isSignedIn.ts';
import { lifetimes } from './lifetimes.ts';
import type { OidcStorage } from './oidcAdapter.ts';
import { tokenAtHand, type TokenAtHand } from './tokenAtHand.ts';
import { webClientId } from './webClient.ts';

const purpose = 'refresh answer';

type Middleware = Parameters<Provider['use']>[0];
type KoaContext = Parameters<Middleware>[0];

/** The token endpoint's answer as the library creates it. */
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

/**
 * Middleware in front of the library's token endpoint. The refresh token is in an HttpOnly cookie: it is moved from
 * there into the form, and from the answer back into the cookie. Requests for one sign-in are handled one at a time,
 * each in one transaction; for a few seconds the same token gets the same answer (THR-17). With `reuse=1`, which a page
 * sends that has just opened, the answer is the id token in its cookie while that is valid: nothing is rotated, and no
 * query is sent.
 */
export function tokenHook(deps: TokenHookDeps): Middleware {
  return async (ctx, next): Promise<void> => {
    if (ctx.path !== '/token' || !isForm(ctx)) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    const form = await readForm(ctx);
    if (form === null) {
      refuseToken(ctx, 413, 'invalid_request');
      return;
    }
    // a receiver authenticates by its secret, and has no cookies
    const isReceiver = ctx.headers.authorization !== undefined;
    const isRefresh = form.get('grant_type') === 'refresh_token' && !isReceiver;
    if (isRefresh) form.set('refresh_token', cookieOf(ctx.headers, cookieNames.refresh) ?? '');
    const kept =
      form.get('reuse') === '1' && form.get('refresh_token') !== '' ? await findTokenAtHand(ctx, deps) : null;
    if (kept !== null && isRefresh) {
      ctx.body = kept;
      return;
    }
    giveForm(ctx, form);
    const secret = form.get(isRefresh ? 'refresh_token' : 'code');
    if (isRefresh && secret === '') {
      refuseToken(ctx, 400, 'invalid_grant');
      // the other cookies of a sign-in are useless without its refresh token (SES-03)
      ctx.append('Set-Cookie', signedOutCookies());
    } else if (secret === null) await next();
    else await redeemAlone(ctx, deps, { secret, isRefresh, isReceiver, next });
  };
}

/**
 * The id token in the cookie with its remaining lifetime, if it is ours, its sign-in is active and it is valid for long
 * enough.
 */
async function findTokenAtHand(ctx: KoaContext, deps: TokenHookDeps): Promise<TokenAtHand | null> {
  const signedIn = await deps.byCookie(ctx.headers).catch((error: unknown) => {
    // without the database the state of the sign-in is unknown; the normal path answers that
    if (isOutage(error)) return null;
    throw error;
  });
  return signedIn === null ? null : tokenAtHand(ctx.headers, signedIn);
}

/** Thrown to roll back when the library has already written a server error as the answer. */
const undone = new Error('rolled back');

interface Redemption {
  readonly secret: string;
  readonly isRefresh: boolean;
  /** Whether another site redeems its code (SES-06). */
  readonly isReceiver: boolean;
  readonly next: () => Promise<unknown>;
}

/**
 * Redeems a refresh token, one at a time for each sign-in. When the connection is lost at the commit, nobody knows
 * whether the token was used: the browser gets a 503 and retries with a token that may be used up. So the answer is
 * kept for `lifetimes.lostAnswer`, and the normal grace period begins only once the answer has left. A thief of the old
 * token gains nothing but the one successor that the member gets as well: once that is used, any earlier token ends the
 * family again (THR-04).
 */
async function redeemAlone(ctx: KoaContext, deps: TokenHookDeps, redemption: Redemption): Promise<void> {
  try {
    const done = await inTurnOf(signInKeys(ctx, redemption), async () => {
      await deps.db.transaction().execute((tx) => redeem(ctx, tx, deps.storage, redemption));
      return true;
    });
    // nothing was redeemed, and no cookie changes: the caller tries again
    if (done === null) refuseToken(ctx, 503, 'temporarily_unavailable');
  } catch (error) {
    if (error === undone) return;
    if (isOutage(error)) logOutage(deps.log, error);
    else deps.log.error({ err: error }, 'the token path failed');
    // the browser keeps the token it sent, because the new one may not have been written
    ctx.remove('Set-Cookie');
    refuseToken(ctx, 503, 'temporarily_unavailable');
    return;
  }
  if (!redemption.isRefresh || ctx.status !== 200) return;
  const graceEnds = new Date(machineNow() + lifetimes.refreshGrace * 1000);
  // a process that is killed before the answer has left must not have begun the grace period (THR-18)
  ctx.res.once('finish', () => {
    endAnswer(deps.db, digest(redemption.secret), graceEnds).catch((error: unknown) => {
      // the answer is valid; only its grace period stays longer than necessary
      if (isOutage(error)) logOutage(deps.log, error);
      else deps.log.error({ err: error }, 'the grace period of a refresh was not shortened');
    });
  });
}

/** The digests by which the sign-ins of a redemption are found: its own, and the former one of this browser. */
function signInKeys(ctx: KoaContext, { secret, isRefresh, isReceiver }: Redemption): string[] {
  const former = isRefresh || isReceiver ? undefined : cookieOf(ctx.headers, cookieNames.refresh);
  return former === undefined ? [digest(secret)] : [digest(secret), digest(former)];
}

/**
 * Takes the turn of each key before a connection, because the redemptions of one sign-in wait for its row. In ascending
 * order, so that two calls never wait for each other; null when too many wait already.
 */
function inTurnOf<T>(keys: readonly string[], work: () => Promise<T>): Promise<T | null> {
  let run: () => Promise<T | null> = work;
  for (const key of [...new Set(keys)].toSorted().reverse()) {
    const inner = run;
    run = () => inShortTurn(`token ${key}`, oneAtATime, inner);
  }
  return run();
}

async function redeem(ctx: KoaContext, tx: Tx, storage: OidcStorage, redemption: Redemption): Promise<void> {
  const { secret, isRefresh, isReceiver, next } = redemption;
  const tokenHash = digest(secret);
  const now = machineNow();
  // sign-ins before their records, as everywhere: a sign-out waits for this transaction, or this one for it
  await lockSignIns(tx, signInKeys(ctx, redemption));
  if (isReceiver) {
    if (await isCodeLive(tx, tokenHash)) await storage.within(tx, next);
    else refuseToken(ctx, 400, 'invalid_grant');
    if (ctx.status >= 500) throw undone;
    return;
  }
  const known = await findLastAnswer(tx, secret, new Date(now));
  if (known !== null) {
    answer(ctx, known);
    return;
  }
  await storage.within(tx, next);
  if (ctx.status >= 500) throw undone;
  const tokens = ctx.status === 200 ? (ctx.body as Tokens) : null;
  const { sid = '', sub = '' } = tokens === null ? {} : (decodeJwt(tokens.id_token) as { sid?: string; sub?: string });
  if (tokens !== null && (await isSignedIn(tx, sid, sub))) {
    if (isRefresh) {
      const expiresAt = new Date(now + lifetimes.lostAnswer * 1000);
      await saveAnswer(tx, tokenHash, { sealed: seal(JSON.stringify(tokens), secret, purpose), sid, expiresAt });
    } else {
      // a new sign-in in this browser ends the previous one
      const former = cookieOf(ctx.headers, cookieNames.refresh);
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
 * The answer that a recently used token got; if that answer's token was used as well, the answer to that, and so on to
 * the one that is still valid (THR-17). Null for a token that was not used within the grace period, and for one whose
 * successors were all used before it.
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
  // a repeated answer has less of its lifetime left
  ctx.body = { ...shown, expires_in: Math.max(0, exp - Math.floor(machineNow() / 1000)) };
  ctx.append(
    'Set-Cookie',
    signedInCookies({ refreshToken, idToken: tokens.id_token, memberId, audience: webClientId }),
  );
}

function refuseToken(ctx: KoaContext, status: number, error: string): void {
  ctx.status = status;
  ctx.body = { error };
}
