import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { persona } from '@atrium/content/people.ts';
import { openMailbox, type ReceivedMail } from '../adapters/local/mailbox.ts';
import { meetingPages } from '../adapters/local/meetings.ts';
import { localVideoHost } from '../adapters/local/videoHost.ts';
import { smtpMailer } from '../adapters/smtp/mailer.ts';
import { createApp } from '../app.ts';
import { movableClock } from '../base/clock.ts';
import { openDatabase, type Db } from '../base/db.ts';
import { createHealth } from '../base/health.ts';
import { openLog } from '../base/log.ts';
import { demoPassword } from '../demo/accounts.ts';
import { openProduct } from '../product.ts';
import { cloneDatabase } from './cloneDatabase.ts';
import { signInAs } from './signInAs.ts';

export interface Answer<T> {
  readonly data: T | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code?: string } }[];
}

/** Somebody who calls the API: a persona of the demo world, or a stranger. */
export interface Caller {
  /** The member's id; '' for a stranger. */
  readonly memberId: string;
  /** One GraphQL request; the whole answer, errors and all. */
  readonly ask: <T = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
  ) => Promise<Answer<T>>;
  /** One GraphQL request that must succeed; its data. */
  readonly query: <T = Record<string, unknown>>(document: string, variables?: Record<string, unknown>) => Promise<T>;
  /** Any request to the server, with the bearer token. */
  readonly fetch: (pathname: string, init?: RequestInit) => Promise<Response>;
}

/** What somebody signs in with. */
export interface Account {
  readonly memberId: string;
  readonly email: string;
  readonly password: string;
}

/** One line of the log, of severity error. */
export interface LoggedError {
  readonly msg: string;
  readonly err?: { readonly message: string };
  readonly flags?: readonly string[];
}

export interface TestServer {
  readonly origin: string;
  readonly db: Db;
  /** The same database as its owner. */
  readonly databaseUrl: string;
  /** What the product encrypts and signs with. */
  readonly secret: string;
  /** The whole product on HTTP, signed in as this persona (by the sign-in that a browser uses). */
  readonly as: (name: string) => Promise<Caller>;
  /** The same for anybody who has a password. */
  readonly signIn: (who: Account) => Promise<Caller>;
  readonly stranger: Caller;
  readonly clock: {
    readonly now: () => number;
    /** Moves product time and runs what is due. */
    readonly moveTo: (instant: number) => Promise<void>;
    readonly advance: (milliseconds: number) => Promise<void>;
  };
  /** Every mail that has arrived, newest first; waits until the outbox is empty. */
  readonly mails: () => Promise<ReceivedMail[]>;
  /** The errors that the product has logged since the last call. A test that provokes one takes it and looks at it. */
  readonly takeErrors: () => LoggedError[];
  /** Ends everything; throws when the product logged an error that nobody took. */
  readonly close: () => Promise<void>;
}

const mediaFolder = fileURLToPath(new URL('../../../content/media', import.meta.url));

/**
 * Starts the real product in this process on a database of its own that holds the demo world.
 * @param timeZone whose months the allowance of limited members counts.
 */
export async function startServer({ timeZone = 'UTC' }: { timeZone?: string } = {}): Promise<TestServer> {
  const url = await cloneDatabase();
  let errors: string[] = [];
  const log = openLog('error', { write: (line) => errors.push(line) });
  // a crowd of callers on a busy machine waits its turn, however long
  const database = openDatabase({ url, log, max: 24, patience: 110_000 });
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-mail-'));
  const mailbox = await openMailbox(folder);
  const mailer = smtpMailer(mailbox.url, 'Atrium <hello@localhost>');
  const clock = movableClock();
  const secret = 'a secret of the tests, at least 32 characters long';

  let handle: Parameters<typeof createServer>[1] = undefined;
  const http = createServer((request, response) => {
    handle?.(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;

  const product = await openProduct({
    database,
    ownerUrl: url,
    clock,
    log,
    site: { publicUrl: origin, brandName: 'Atrium', supportEmail: 'support@localhost' },
    ports: { mailer },
    secret,
    blockLogin: false,
    knownPassword: demoPassword,
    metering: { threshold: 3, timeZone },
    videoHost: localVideoHost({ folder: mediaFolder, secret }),
    documents: 'any',
    persisted: {},
  });
  const stopWorker = await product.startWorker();
  const app = await createApp({
    env: { PUBLIC_URL: origin, HOST: '127.0.0.1', TRUSTED_PROXIES: undefined, live: false },
    log,
    health: createHealth(() => database.pool.query('select 1')),
    pool: database.pool,
    plugins: [...product.plugins, meetingPages(product.meetingDesk, 'Atrium')],
    web: null,
  });
  handle = (request, response) => {
    app.routing(request, response);
  };

  const callers = new Map<string, Promise<Caller>>();
  const moveTo = async (instant: number): Promise<void> => {
    clock.moveTo?.(instant);
    await product.runDueNow();
  };
  return {
    origin,
    db: database.db,
    databaseUrl: url,
    secret,
    stranger: caller(origin, '', null),
    as: (name) => {
      const known = callers.get(name) ?? signIn(origin, { ...persona(name), password: demoPassword });
      callers.set(name, known);
      return known;
    },
    signIn: (who) => signIn(origin, who),
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
    close: async () => {
      await stopWorker();
      await app.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await product.close();
      mailer.close();
      await mailbox.close();
      await database.pool.end();
      await rm(folder, { recursive: true, force: true });
      if (errors.length > 0) throw new Error(`the product logged errors that no test took:\n${errors.join('')}`);
    },
  };
}

async function signIn(origin: string, { memberId, email, password }: Account): Promise<Caller> {
  const { idToken } = await signInAs(origin, email, password);
  return caller(origin, memberId, idToken);
}

function caller(origin: string, memberId: string, idToken: string | null): Caller {
  const bearer = idToken === null ? {} : { authorization: `Bearer ${idToken}` };
  const call: Caller['fetch'] = (pathname, init) =>
    fetch(new URL(pathname, origin), { ...init, headers: { ...bearer, ...(init?.headers as Record<string, string>) } });
  const ask: Caller['ask'] = async <T>(document: string, variables: Record<string, unknown> = {}) => {
    const response = await call('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    });
    return (await response.json()) as Answer<T>;
  };
  return {
    memberId,
    ask,
    fetch: call,
    query: async <T>(document: string, variables?: Record<string, unknown>) => {
      const { data, errors } = await ask<T>(document, variables);
      if (errors !== undefined || data === null) throw new Error(JSON.stringify(errors ?? 'no data'));
      return data;
    },
  };
}

/** Mail is sent by jobs right after the commit; this looks until none is waiting, for at most ten seconds. */
async function outboxIsEmpty(db: Db): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const waiting = await db.selectFrom('mail').select('mail_id').where('sent_at', 'is', null).limit(1).execute();
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the outbox did not empty within ten seconds');
}
