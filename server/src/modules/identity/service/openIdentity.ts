import type { IncomingHttpHeaders } from 'node:http';
import type { Flags } from '@atrium/domain/access/flags.ts';
import type { FastifyReply } from 'fastify';
import type { SignIn } from '../../../base/context.ts';
import { ownOrigins } from '../../../base/http/ownOrigins.ts';
import { machineNow, type Clock } from '../../../base/process/clock.ts';
import type { Log } from '../../../base/process/log.ts';
import { digest } from '../../../base/secret.ts';
import type { Site } from '../../../base/site.ts';
import type { Database } from '../../../base/sql/db.ts';
import type { Listener } from '../../../base/sql/listener.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Receiver } from '../../../ports/receivers.ts';
import { findAnswer, findRecord } from '../store/records.ts';
import { endSignIn, findSignInTime } from '../store/signIns.ts';
import type { ChallengeDeps } from './challenge.ts';
import { cookieNames, cookieOf, signedOutCookies } from './cookies.ts';
import { endSignIns } from './endSignIns.ts';
import { refuseUnstorable } from './forms.ts';
import { useBrowserSession } from './handOff/browserSession.ts';
import { obtainCode, type HandOffDeps } from './handOff/obtainCode.ts';
import { createIdentify, type Identified, type SignedIn, type Verified } from './identify.ts';
import { isSidFresh } from './isFreshSignIn.ts';
import { followKeys } from './keys/followKeys.ts';
import { openKeyRing } from './keys/keyRing.ts';
import { openLiveness } from './liveness.ts';
import { createOidcStorage } from './oidcAdapter.ts';
import { checkOrigin } from './origins.ts';
import { createProvider } from './provider.ts';
import { demoCodePath } from './secondStep.ts';
import { tokenAtHand, type TokenAtHand } from './tokenAtHand.ts';
import { tokenHook } from './tokenHook.ts';
import { lockWaysIn } from './waysIn.ts';

export interface IdentityOptions {
  readonly database: Pick<Database, 'db'>;
  readonly listener: Listener;
  /** The issuer is PUBLIC_URL/oidc. */
  readonly site: Site;
  readonly secret: string;
  /** Product time, for the audit log. */
  readonly clock: Pick<Clock, 'now'>;
  /** The flags of a visitor; blockLogin refuses every sign-in before anything else is checked. */
  readonly visitorFlags: () => Promise<Flags>;
  /** The publicly known demo password, accepted on this machine only; null without demo accounts. */
  readonly knownPassword: string | null;
  readonly log: Log;
  readonly receivers: readonly Receiver[];
  /** Whether a member still has to add a second factor before anything else is open to them (STF-02). */
  readonly isOverdue: (memberId: string) => Promise<boolean>;
}

/** A request that has nothing but the browser's cookies. */
export interface BrowserRequest {
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
}

/** The person who opens a page of ours. */
export interface PageVisitor {
  readonly memberId: string;
  /** Null when the token expires soon; the page refreshes it. */
  readonly token: TokenAtHand | null;
}

/** The identity service of one process. */
export interface Identity {
  /** The dependencies of its routes. */
  readonly challenge: ChallengeDeps;
  readonly handOff: HandOffDeps;
  /** Identifies the sender of a request by its bearer token. Throws only when the database does. */
  readonly identify: (request: { readonly headers: IncomingHttpHeaders }) => Promise<Identified>;
  /**
   * The member who is signed in to the browser that opens a server-rendered page; null for a visitor, or when another
   * site sent the request.
   */
  readonly visitorOf: (request: BrowserRequest) => Promise<string | null>;
  /** The same for a page of ours, with the token in the cookie while it is valid. */
  readonly pageVisitorOf: (request: BrowserRequest) => Promise<PageVisitor | null>;
  /** The same with the sign-in. */
  readonly signedInOf: (request: BrowserRequest) => Promise<SignedIn | null>;
  /** Before a 401: removes the cookies if the sign-in they belong to has ended (SES-03). */
  readonly turnAway: (request: { readonly headers: IncomingHttpHeaders }, reply: FastifyReply) => Promise<void>;
  /** The sign-in of a request that `identify` accepted. */
  readonly signInOf: (found: SignedIn) => Omit<SignIn, 'forgetViewer'>;
  /** Removes the cookies of a sign-in that has ended. */
  readonly removeCookies: (reply: FastifyReply) => void;
}

/** Loads the keys (the first start creates them) and creates the issuer. Runs after the migrations. */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { site, clock, log, secret, visitorFlags, knownPassword, receivers, isOverdue } = options;
  const { db } = options.database;
  const { publicUrl } = site;
  const keys = await openKeyRing({ db, secret, log });
  const liveness = await openLiveness(db, options.listener);
  const storage = createOidcStorage(db, liveness.forget);
  const provider = createProvider({
    db,
    publicUrl,
    secret,
    keys: await keys.current(),
    storage,
    log,
    receivers,
    isOverdue,
  });
  const identify = createIdentify({ issuer: provider.issuer, keys, liveness });
  const refreshOf = (refresh: string) => findRecord(db, 'RefreshToken', digest(refresh));
  /** The cookie outlives its token; after that it counts only beside what would still refresh the same sign-in (D8). */
  const inBrowser = async (headers: IncomingHttpHeaders): Promise<Verified | null> => {
    const verified = await identify.byCookie(headers);
    if (verified === null || verified.expiresAt > machineNow()) return verified;
    const refresh = cookieOf(headers, cookieNames.refresh);
    const record = refresh === undefined ? null : await refreshOf(refresh);
    if (refresh === undefined || record?.payload['grantId'] !== verified.sid) return null;
    // a token that was used counts as long as another tab may use it (THR-17)
    const isGood = record.consumed === null || (await findAnswer(db, digest(refresh), new Date(machineNow()))) !== null;
    return isGood ? verified : null;
  };
  provider.use(refuseUnstorable());
  useBrowserSession(provider, { tx: storage.tx, byCookie: inBrowser });
  provider.use(followKeys(provider, keys));
  provider.use(tokenHook({ db, storage, log, byCookie: identify.byCookie }));
  const own = ownOrigins(publicUrl);
  const signedInOf: Identity['signedInOf'] = async ({ headers, method }) => {
    if (method !== 'GET' && !checkOrigin(headers, own).ok) return null;
    return inBrowser(headers);
  };

  const handOff = { db, storage, provider, secret, receivers, isOverdue };
  return {
    challenge: { db, storage, provider, publicUrl, site, secret, clock, visitorFlags, knownPassword },
    handOff,
    identify: ({ headers }) => identify.byBearer(headers),
    signedInOf,
    visitorOf: async (request) => (await signedInOf(request))?.memberId ?? null,
    pageVisitorOf: async ({ headers }) => {
      // without a refresh token the sign-in of this browser is over (SES-03)
      const verified = cookieOf(headers, cookieNames.refresh) === undefined ? null : await inBrowser(headers);
      return verified === null ? null : { memberId: verified.memberId, token: tokenAtHand(headers, verified) };
    },
    turnAway: async ({ headers }, reply) => {
      const refresh = cookieOf(headers, cookieNames.refresh);
      // the bearer token may be from an earlier sign-in than this browser's cookies
      if (refresh === undefined || (await refreshOf(refresh)) !== null) return;
      removeCookies(reply);
    },
    removeCookies,
    signInOf: (found) => {
      const { sid, memberId } = found;
      let isEnded = false;
      return {
        sid,
        isFresh: () => isSidFresh(db, sid),
        demoCode: knownPassword === null ? null : demoCodePath(memberId),
        lockOthers: async (tx) => {
          await lockWaysIn(tx, memberId);
          return (await findSignInTime(tx, sid)) !== null;
        },
        endOthers: (tx) => endSignIns(tx, memberId, sid),
        obtainCode: (authRedirectUrl) => obtainCode(handOff, found, { authRedirectUrl }),
        end: async () => {
          await transaction(db, (tx) => endSignIn(tx, sid, new Date(machineNow())));
          liveness.forget(sid);
          isEnded = true;
        },
        isEnded: () => isEnded,
      };
    },
  };
}

function removeCookies(reply: FastifyReply): void {
  void reply.header('set-cookie', signedOutCookies());
}
