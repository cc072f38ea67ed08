import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { persona } from '@atrium/content/people.ts';
import { plainAcademy } from '@atrium/domain/academy/academyForm.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { ReceivedMail } from '../adapters/local/mailbox.ts';
import { meetingPages } from '../adapters/local/meetings.ts';
import type { Till } from '../adapters/local/till.ts';
import { createApp } from '../app.ts';
import type { Context } from '../base/context.ts';
import { persistedFile, readPersistedDocuments } from '../base/graphql/graphql.ts';
import { createHealth } from '../base/http/health.ts';
import { movableClock } from '../base/process/clock.ts';
import { openLog } from '../base/process/log.ts';
import { openAcademy } from '../base/site.ts';
import { openDatabase, type Db } from '../base/sql/db.ts';
import { findSetting } from '../base/sql/setting.ts';
import { transaction } from '../base/sql/transaction.ts';
import { demoPassword } from '../demo/accounts.ts';
import { fillExample } from '../demo/fillExample.ts';
import { demoLoadedAt, loadManyPeople } from '../demo/load.ts';
import { openProduct } from '../product.ts';
import { openLocalTill } from '../start/localTill.ts';
import { localPorts } from '../start/ports.ts';
import { sandboxSecondFactor } from '../start/sandboxSecondFactor.ts';
import { signInStandIns } from '../start/signInStandIns.ts';
import { makeCaller, signInCaller, type Account, type Caller } from './caller.ts';
import { cloneDatabase } from './cloneDatabase.ts';
import { outboxIsEmpty } from './outboxIsEmpty.ts';
import { replacePorts } from './replacePorts.ts';
import type { StartOptions } from './startOptions.ts';
import { removeCopy } from './template.ts';

export type { Caller };

/** A log line of severity error. */
export interface LoggedError {
  readonly msg: string;
  readonly err?: { readonly message: string };
  readonly flags?: readonly string[];
  /** Of stored content that did not fit. */
  readonly table?: string;
  readonly column?: string;
  readonly id?: string;
}

export interface TestServer {
  readonly origin: string;
  readonly db: Db;
  /** The same database as its owner. */
  readonly databaseUrl: string;
  /** The product's secret for encryption and signatures. */
  readonly secret: string;
  /** A caller who signed in as this persona over HTTP, the way a browser does. */
  readonly as: (name: string) => Promise<Caller>;
  /** The same for any account with a password. */
  readonly signIn: (who: Account) => Promise<Caller>;
  readonly stranger: Caller;
  /** The context of a use case that is called without a request. */
  readonly context: (viewer: Viewer | null, now: number) => Context;
  readonly clock: {
    readonly now: () => number;
    /** Moves product time and runs what is due. */
    readonly moveTo: (instant: number) => Promise<void>;
    readonly advance: (milliseconds: number) => Promise<void>;
  };
  readonly till: Till;
  /** Every mail that was delivered, newest first; waits until the outbox is empty. */
  readonly mails: () => Promise<ReceivedMail[]>;
  /**
   * The errors that the product has logged since the last call. A test that provokes an error must take and check it.
   */
  readonly takeErrors: () => LoggedError[];
  /** The folder of the academy's files. */
  readonly filesDirectory: string;
  /** Stops everything; throws when the product logged an error that no test took. */
  readonly close: () => Promise<void>;
}

/** Starts the real product in this process on its own copy of the demo database. */
export async function startServer({
  databaseUrl,
  timeZone = 'UTC',
  manyPeople = false,
  web,
  google,
  meetings,
  mailNotices,
  onLogLine,
  tillMoves = false,
  worker = true,
  media = false,
  maxFilmBytes,
  ffmpeg,
  payments,
  fixed = {},
}: StartOptions = {}): Promise<TestServer> {
  const url = databaseUrl ?? (await cloneDatabase());
  let errors: string[] = [];
  const log = openLog(onLogLine === undefined ? 'error' : 'trace', {
    write: (line) => {
      onLogLine?.(line);
      if (/^{"level":"(?:error|fatal)"/.test(line)) errors.push(line);
    },
  });
  // on a busy machine many concurrent callers wait for a connection
  const database = openDatabase({ url, log, max: 24, connectionTimeout: 110_000 });
  if (manyPeople) await addManyPeople(database.db);
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-mail-'));
  const clock = movableClock();
  const secret = 'a secret of the tests, at least 32 characters long';
  let handle: Parameters<typeof createServer>[1] = undefined;
  // the caller ends idle connections: one that both may end is lost when the process pauses between two calls
  const http = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    handle?.(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;

  const site = { publicUrl: origin, brandName: 'Atrium' };
  const { till, payments: tillPayments } = openLocalTill({
    ...site,
    db: database.db,
    now: tillMoves ? clock.now : Date.now,
    secret,
    log,
    interval: null,
  });
  const { ports, mailbox, uploadTarget, dnsPages, ...opened } = localPorts({
    mailDirectory: folder,
    filesDirectory: path.join(folder, 'files'),
    mailFrom: () => 'Atrium <hello@localhost>',
    secret,
    publicUrl: origin,
    payments: payments === undefined ? tillPayments : payments,
    ...(maxFilmBytes !== undefined && { maxFilmBytes }),
    ffmpeg,
  });
  const academy = openAcademy({ publicUrl: origin, defaults: plainAcademy, fixed });
  const product = await openProduct({
    database,
    ownerUrl: url,
    clock,
    log,
    academy,
    ports: replacePorts(ports, { google: await google?.(origin), meetings, mailNotices }),
    secret,
    knownPassword: demoPassword,
    metering: { threshold: 3, timeZone },
    documents: 'any',
    persisted: await readPersistedDocuments(persistedFile),
    fillExample,
  });
  const stopWorker = worker ? await product.startWorker({ isMinutely: false }) : () => Promise.resolve();
  const stopMedia = media ? await product.startMedia() : () => Promise.resolve();
  const app = await createApp({
    env: { PUBLIC_URL: origin, HOST: '127.0.0.1', TRUSTED_PROXIES: undefined, live: false },
    log,
    health: createHealth(() => database.pool.query('select 1')),
    pool: database.pool,
    plugins: [
      ...product.plugins,
      uploadTarget,
      dnsPages,
      meetingPages(product.meetingDesk, 'Atrium'),
      till.pages,
      sandboxSecondFactor(database.db),
      ...signInStandIns(database.db, { ...site, secret }),
    ],
    web: (await web?.(origin, academy.current)) ?? null,
    pageData: product.pageData,
    pageHead: product.pageHead,
  });
  handle = (request, response) => {
    app.routing(request, response);
  };

  const callers = new Map<string, Promise<Caller>>();
  const moveTo = async (instant: number): Promise<void> => {
    clock.moveTo?.(instant);
    if (tillMoves) await till.catchUp();
    await product.runDueNow();
  };
  return {
    origin,
    db: database.db,
    databaseUrl: url,
    secret,
    stranger: makeCaller(origin, '', null),
    as: (name) => {
      const known = callers.get(name) ?? signInCaller(origin, { ...persona(name), password: demoPassword });
      callers.set(name, known);
      return known;
    },
    signIn: (who) => signInCaller(origin, who),
    context: product.contextAt,
    clock: { now: clock.now, moveTo, advance: (milliseconds) => moveTo(clock.now() + milliseconds) },
    mails: async () => {
      await outboxIsEmpty(database.db);
      return mailbox.list();
    },
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken.map((line) => JSON.parse(line) as LoggedError);
    },
    till,
    filesDirectory: path.join(folder, 'files'),
    close: async () => {
      // jobs in flight still ask the till
      await stopWorker();
      await stopMedia();
      await till.close();
      await app.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await product.close();
      await opened.close();
      await database.pool.end();
      if (databaseUrl === undefined) await removeCopy(url);
      await rm(folder, { recursive: true, force: true });
      if (errors.length > 0) throw new Error(`the product logged errors that no test took:\n${errors.join('')}`);
    },
  };
}

async function addManyPeople(db: Db): Promise<void> {
  const loadedAt = Number(await findSetting(db, demoLoadedAt));
  await transaction(db, (tx) => loadManyPeople(tx, loadedAt));
}
