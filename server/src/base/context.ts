import type { Instead } from '@atrium/domain/access/explainAccess.ts';
import type { Flags } from '@atrium/domain/access/flags.ts';
import type { Page } from '@atrium/domain/access/pageDocuments.ts';
import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Refusal, Result } from '@atrium/domain/errors.ts';
import type { MeteringTerms } from '@atrium/domain/video/metering.ts';
import type pg from 'pg';
import type { Ports } from '../ports/ports.ts';
import type { PersonActor } from './actor.ts';
import type { DocumentKinds } from './documentKind.ts';
import type { FillExample } from './exampleAcademy.ts';
import type { LetterKinds } from './letterKind.ts';
import type { Log } from './process/log.ts';
import type { Academy, Site } from './site.ts';
import type { Db, Tx } from './sql/db.ts';

/** The sign-in of a request. */
export interface SignIn {
  readonly sid: string;
  /** Ends the sign-in everywhere: its tokens are refused from now on, and the response removes its cookies. */
  readonly end: () => Promise<void>;
  /** Whether `end` has ended it. */
  readonly isEnded: () => boolean;
  /** Whether it has proved in the last ten minutes all that the account has to prove who it is (STF-03). */
  readonly isFresh: () => Promise<boolean>;
  /** Where the demo shows a code in place of an authenticator app; null outside it. */
  readonly demoCode: string | null;
  /**
   * Before the first second factor is added (STF-03): waits for sign-ins of the member that are being made, and lets
   * none begin until the transaction ends. False when this one has ended meanwhile.
   */
  readonly lockOthers: (tx: Tx) => Promise<boolean>;
  /** Ends the member's other sign-ins, after `lockOthers`. */
  readonly endOthers: (tx: Tx) => Promise<void>;
  /**
   * After an act by which the caller is another one for the rules: their next request sees it, even when it comes
   * before the database has told this process of the change.
   */
  readonly forgetViewer: () => void;
  /** A one-time code for the other site that is registered with this address; refuses as `/user/obtainACode` does. */
  readonly obtainCode: (authRedirectUrl: string) => Promise<Result<string>>;
}

/** The part of the context that is the same for the whole process. */
export interface Process {
  readonly db: Db;
  /** The connections behind `db`, for statements that are worth preparing by name. */
  readonly pool: pg.Pool;
  /** Its settings in the memory of this process (BEG-04). */
  readonly academy: Academy;
  readonly metering: MeteringTerms;
  /** The services outside this program. */
  readonly ports: Ports;
  /** The product's secret; each use derives a key of its own from it. */
  readonly secret: string;
  /** Every kind of document of the studio (D92). */
  readonly documentKinds: DocumentKinds;
  /** Every kind of mail that is sent (RUN-01). */
  readonly letterKinds: LetterKinds;
  /** The content of the example academy (BEG-05). */
  readonly fillExample: FillExample;
  /** What a page shows to this viewer at this instant instead of its content; null where it opens (D82). */
  readonly askPage: (ctx: MemberContext, page: Page) => Promise<Instead | null>;
}

/** The API token with which another program calls, as somebody of the team (API-07). */
export interface TokenUse {
  readonly tokenId: string;
  readonly name: string;
  /** False: it only reads. */
  readonly mayWrite: boolean;
}

/** Everything a use case may access, and the instant at which it happens. */
export interface Context extends Process {
  /** Name and addresses of the academy. */
  readonly site: Site;
  /** Product time, epoch milliseconds. The same value for the whole request. */
  readonly now: number;
  readonly viewer: Viewer | null;
  /** Null for a visitor; absent in jobs, which have no request. */
  readonly signIn?: SignIn | null;
  /** The API token of a call; null for a call of a browser. */
  readonly token: TokenUse | null;
  /** The address of the caller's machine, as trusted proxies report it; null in jobs. */
  readonly ip: string | null;
  /** The secret of the caller's browser while it signs in elsewhere; null without. */
  readonly browser: string | null;
  /** The cookie that shows that the caller's browser has signed in to an account before; null without. */
  readonly knownBrowser: string | null;
  /** The caller's flags; for a visitor the default ones. */
  readonly flags: () => Promise<Flags>;
  readonly log: Log;
  /**
   * In a preview (DOC-08), and in support mode (STF-06): what the viewer alone may have is left out, and nothing can be
   * written.
   */
  readonly preview?: PreviewContext;
}

/** What a preview, or support mode, changes of the context of its person (THR-70, THR-71). */
export interface PreviewContext {
  /** Epoch milliseconds; `now` of a preview may be another day. */
  readonly realNow: number;
  /** The only queries that are answered, besides those for everybody; null: all that the viewer may ask. */
  readonly onlyQueries: ReadonlySet<string> | null;
  /** What is answered instead of what is left out. */
  readonly refusal: Refusal;
  /** The support mode in which somebody of the team sees the pages of the viewer; absent in a preview. */
  readonly support?: Support;
}

/** Support mode as it is on in a sign-in of the team (STF-06). */
export interface Support {
  readonly supportId: string;
  /** Whose pages are seen. */
  readonly memberId: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/** The caller of a use case, and the instant. */
export interface Call<V extends Viewer | null> {
  readonly now: number;
  readonly viewer: V;
  readonly log: Log;
  readonly signIn?: SignIn | null;
  readonly token?: TokenUse | null;
  readonly ip?: string | null;
  readonly browser?: string | null;
  readonly knownBrowser?: string | null;
}

/**
 * The only function that makes a context: for a request, a job, a test or a benchmark. `visitorFlags`: the flags for
 * visitors.
 */
export function makeContext<V extends Viewer | null>(
  { db, pool, academy, metering, ports, secret, documentKinds, letterKinds, fillExample, askPage }: Process,
  { now, viewer, log, signIn = null, token = null, ip = null, browser = null, knownBrowser = null }: Call<V>,
  visitorFlags: () => Promise<Flags>,
): Context & { readonly viewer: V } {
  const flags = (): Promise<Flags> => (viewer === null ? visitorFlags() : Promise.resolve(viewer.flags));
  const caller = { now, viewer, log, signIn, token, ip, browser, knownBrowser, flags };
  const { site } = academy;
  return {
    db,
    pool,
    academy,
    site,
    metering,
    ports,
    secret,
    documentKinds,
    letterKinds,
    fillExample,
    askPage,
    ...caller,
  };
}

/** A context with a signed-in member; the access check of every non-public root field guarantees it. */
export interface MemberContext extends Context {
  readonly viewer: Viewer;
}

/** The context of a non-public root field. Throws for a visitor, whom the access check must have refused. */
export function asMember(ctx: Context): MemberContext {
  if (!isOfMember(ctx)) throw new Error('asMember was called for a visitor');
  return ctx;
}

/** A context with somebody of the team; the access check of a root field of staff guarantees it. */
export interface StaffContext extends MemberContext {
  readonly staff: PersonActor & StaffStanding;
}

/** The context of a root field of staff. Throws for anybody else, whom the access check must have refused. */
export function asStaff(ctx: Context): StaffContext {
  const { viewer } = ctx;
  const standing = viewer?.staff ?? null;
  if (viewer === null || standing === null) throw new Error('asStaff was called for somebody outside the team');
  return { ...asMember(ctx), staff: { kind: 'person', memberId: viewer.memberId, ...standing } };
}

function isOfMember(ctx: Context): ctx is MemberContext {
  return ctx.viewer !== null;
}
