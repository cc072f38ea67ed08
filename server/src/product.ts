import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { parseQuery } from '@atrium/domain/queryString.ts';
import { minute } from '@atrium/domain/time.ts';
import type { MeteringTerms } from '@atrium/domain/video/metering.ts';
import type { AppPlugin } from './app.ts';
import { makeContext, type Call, type Context } from './base/context.ts';
import type { FillExample } from './base/exampleAcademy.ts';
import { answerPages } from './base/graphql/answerPages.ts';
import { createAskPage } from './base/graphql/askPage.ts';
import { createExecutor } from './base/graphql/execute.ts';
import { registerGraphql } from './base/graphql/graphql.ts';
import type { FindPageData, FindPageHead } from './base/http/pageData.ts';
import type { Routes } from './base/http/routes.ts';
import { runDue } from './base/jobs/due.ts';
import { mediaJobs, outsideJobs } from './base/jobs/jobTypes.ts';
import { openMeetingDesk } from './base/meetingDesk.ts';
import type { Clock } from './base/process/clock.ts';
import { keepRunning } from './base/process/keepRunning.ts';
import type { Log } from './base/process/log.ts';
import type { Academy } from './base/site.ts';
import type { Database } from './base/sql/db.ts';
import { openListener } from './base/sql/listener.ts';
import { isOutage, logOutage } from './base/sql/outage.ts';
import { letterKindsOf } from './mail/letters.ts';
import { keepAcademy } from './modules/academy/service/keepAcademy.ts';
import { besideTokens } from './modules/apiToken/service/tokenCaller.ts';
import { findCredentialHead } from './modules/certificate/service/credentialHead.ts';
import { openViewerSource } from './modules/entitlement/service/viewerSource.ts';
import { federationRoutes } from './modules/federation/http.ts';
import { openFederation } from './modules/federation/service/openFederation.ts';
import { sayEncoderRuns } from './modules/film/service/encoderSeen.ts';
import { identityRoutes } from './modules/identity/http.ts';
import { browserOf, cookieNames, cookieOf } from './modules/identity/service/cookies.ts';
import { openIdentity } from './modules/identity/service/openIdentity.ts';
import { answerPreview } from './modules/preview/service/answerPreview.ts';
import { answerSupport, findSupport } from './modules/support/service/answerSupport.ts';
import { openBrowsers } from './modules/support/service/openBrowsers.ts';
import { supportMutations } from './modules/support/service/supportQueries.ts';
import type { MeetingDesk } from './ports/meetings.ts';
import type { Ports } from './ports/ports.ts';
import { documentKinds, dueWork, letters, rooms, routes } from './registry.ts';
import { schema } from './schema.ts';
import { taskList } from './taskList.ts';

export interface ProductOptions {
  readonly database: Database;
  /** For the owner role, which the job queue and the listener use. */
  readonly ownerUrl: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly academy: Academy;
  readonly ports: Ports;
  readonly secret: string;
  readonly knownPassword: string | null;
  readonly metering: MeteringTerms;
  readonly documents: 'trusted' | 'any';
  readonly persisted: Readonly<Record<string, string>>;
  readonly fillExample: FillExample;
}

/** The product in one process: its routes, its background work, and a function that ends both. */
export interface Product {
  readonly plugins: readonly AppPlugin[];
  /** The data with which the pages of members open. */
  readonly pageData: FindPageData;
  /** What the previews of links show. */
  readonly pageHead: FindPageHead;
  /** The context of a use case that is called without a request. */
  readonly contextAt: (viewer: Viewer | null, now: number) => Context;
  /** For the meeting provider. */
  readonly meetingDesk: MeetingDesk;
  /** Runs the due work once for the current product time, and clears caches of another time. */
  readonly runDueNow: () => Promise<void>;
  /**
   * Starts the job worker, and the minutely due work unless `isMinutely` is false; returns a function that stops them.
   */
  readonly startWorker: (options?: { readonly isMinutely: boolean }) => Promise<() => Promise<void>>;
  /** Starts the encoder of films, which must be installed; returns a function that stops it. */
  readonly startMedia: () => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

/** Connects the modules over a migrated database. */
export async function openProduct(options: ProductOptions): Promise<Product> {
  const { database, clock, log, academy } = options;
  const { site } = academy;
  const { db, pool } = database;
  const listener = await openListener(options.ownerUrl, log);
  await keepAcademy(academy, { db, listener, log });
  const viewers = await openViewerSource({ db, listener, log }, options.ports.flags);
  const { visitorFlags } = viewers;
  const { secret, knownPassword } = options;
  const { identityProviders, receivers } = options.ports;
  const account = { secret, visitorFlags, knownPassword, receivers };
  const isOverdue = async (memberId: string): Promise<boolean> =>
    (await viewers.find(memberId, clock.now()))?.staff?.factor === 'OVERDUE';
  const identity = await openIdentity({ database, listener, site, clock, log, isOverdue, ...account });
  const federation = openFederation({ ...identity.challenge, pool, site, clock, identityProviders, log });

  const run = createExecutor(schema);
  const askPage = createAskPage(run, options.persisted);
  const shared = {
    db,
    pool,
    academy,
    metering: options.metering,
    ports: options.ports,
    secret,
    documentKinds,
    letterKinds: letterKindsOf(letters),
    fillExample: options.fillExample,
    askPage,
  };
  const contextOfCall = (call: Call<Viewer | null>): Context => makeContext(shared, call, visitorFlags);
  const contextAt = (viewer: Viewer | null, now: number): Context => contextOfCall({ now, viewer, log });
  const context = (): Context => contextAt(null, clock.now());
  const runDueNow = async (): Promise<void> => {
    viewers.forgetAll();
    await runDue(dueWork, context());
  };

  const browsers = openBrowsers({
    identity,
    findViewer: viewers.find,
    now: clock.now,
    contextOf: (call) => contextOfCall({ log, ...call }),
  });

  const graphql: AppPlugin = (app) => {
    registerGraphql(app, {
      run,
      documents: options.documents,
      persisted: options.persisted,
      now: clock.now,
      ...besideTokens({ db, pool, findViewer: viewers.find }, identity.turnAway, async (request, now) => {
        const who = await identity.identify(request);
        if (typeof who === 'string') return who;
        // the account was removed, so the token is no longer valid
        const viewer = await viewers.find(who.memberId, now);
        if (viewer === null) return 'invalid';
        const forgetViewer = (): void => {
          viewers.forget(who.memberId);
        };
        return { viewer, signIn: { ...identity.signInOf(who), forgetViewer }, token: null };
      }),
      preview: answerPreview,
      support: {
        find: (ctx, { viewer, signIn }) => findSupport(ctx, { viewer, sid: signIn.sid }),
        answer: answerSupport,
        mutations: supportMutations,
      },
      removeCookies: identity.removeCookies,
      context: (request, caller, now) =>
        contextOfCall({
          now,
          viewer: caller?.viewer ?? null,
          log: request.log,
          ip: request.ip,
          browser: browserOf(request.headers),
          knownBrowser: cookieOf(request.headers, cookieNames.knownBrowser) ?? null,
          signIn: caller?.signIn ?? null,
          token: caller?.token ?? null,
        }),
    });
  };

  const pageData = answerPages({
    run,
    persisted: options.persisted,
    now: clock.now,
    clockMoves: clock.moveTo !== null,
    identify: async (request, now) => {
      const visitor = await identity.pageVisitorOf(request);
      const viewer = visitor === null ? null : await viewers.find(visitor.memberId, now);
      return visitor === null || viewer === null ? null : { viewer, token: visitor.token };
    },
    context: (request, viewer, now) => contextOfCall({ now, viewer, log: request.log, ip: request.ip }),
    findSupport: browsers.findPage,
    findPreview: async (request, now) => {
      const token = parseQuery(request.url.split('?', 2)[1] ?? '').findLast(([name]) => name === 'preview')?.[1];
      if (token === undefined) return null;
      const [visitor, signedIn] = await Promise.all([identity.pageVisitorOf(request), identity.signedInOf(request)]);
      const viewer = visitor === null ? null : await viewers.find(visitor.memberId, now);
      if (visitor === null || signedIn === null || viewer === null) return null;
      const ctx = contextOfCall({ now, viewer, log: request.log, ip: request.ip });
      return { ...visitor, answer: (read) => answerPreview(ctx, { token, sid: signedIn.sid }, read) };
    },
  });

  const plain =
    (register: Routes): AppPlugin =>
    (app) => {
      register(app, context, browsers.callerOf);
    };
  const meetingDesk = openMeetingDesk(browsers.callerOf, rooms);
  const startWorker: Product['startWorker'] = async ({ isMinutely } = { isMinutely: true }) => {
    // loaded later, because the queue's library takes a large part of the start
    const { runJobs } = await import('./base/jobs/runJobs.ts');
    const tasks = taskList(context, (name) => !mediaJobs.has(name) && !outsideJobs.has(name));
    // what waits for the programs of others holds no mail up
    const outside = taskList(context, (name) => outsideJobs.has(name));
    const stop = await keepRunning(() => runJobs(options.ownerUrl, tasks, log), log);
    const stopOutside = await keepRunning(() => runJobs(options.ownerUrl, outside, log, { atOnce: 2 }), log);
    const timer = isMinutely ? setInterval(() => void runDue(dueWork, context()), minute) : undefined;
    return async () => {
      clearInterval(timer);
      await Promise.all([stop(), stopOutside()]);
    };
  };

  const startMedia: Product['startMedia'] = async () => {
    const { runJobs } = await import('./base/jobs/runJobs.ts');
    const tasks = taskList(context, (name) => mediaJobs.has(name));
    const sayWork = async (): Promise<void> =>
      sayEncoderRuns(db, (await options.ports.filmEncoder.isThere()) ? 'encodes' : 'repackages');
    const sayIt = (): Promise<void> =>
      sayWork().catch((error: unknown) => {
        if (isOutage(error)) logOutage(log, error);
        else log.error({ err: error }, 'the encoder could not say that it runs');
      });
    await sayIt();
    const stop = await keepRunning(() => runJobs(options.ownerUrl, tasks, log, { isLong: true }), log);
    const timer = setInterval(() => void sayIt(), minute);
    return async () => {
      clearInterval(timer);
      await stop();
    };
  };

  return {
    plugins: [
      graphql,
      identityRoutes({ ...identity, ...browsers }),
      federationRoutes(federation, browsers),
      ...routes.map(plain),
    ],
    pageData,
    pageHead: ({ route, params }) =>
      route.path === '/verify/{credentialId}'
        ? findCredentialHead(context(), params['credentialId'] ?? '')
        : Promise.resolve(null),
    contextAt,
    meetingDesk,
    runDueNow,
    startWorker,
    startMedia,
    close: listener.close,
  };
}
