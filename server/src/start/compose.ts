import type { AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import { kitPage } from '../adapters/local/kitPage.ts';
import { mailboxPages } from '../adapters/local/mailbox/page.ts';
import { meetingPages } from '../adapters/local/meetings.ts';
import type { AppPlugin } from '../app.ts';
import { persistedFile, readPersistedDocuments } from '../base/graphql/graphql.ts';
import { isFromThisMachine } from '../base/http/loopback.ts';
import type { FindPageData, FindPageHead } from '../base/http/pageData.ts';
import type { Log } from '../base/process/log.ts';
import { openAcademy } from '../base/site.ts';
import type { Database } from '../base/sql/db.ts';
import { demoAccounts, demoPassword } from '../demo/accounts.ts';
import { demoFiles } from '../demo/files.ts';
import { fillExample } from '../demo/fillExample.ts';
import { loadDemoWorld } from '../demo/load.ts';
import type { Env } from '../env.ts';
import { configuredAcademy } from '../env/configuredAcademy.ts';
import { countUnsentMails } from '../mail/outbox.ts';
import { isExampleHere } from '../modules/example/service/isExampleHere.ts';
import { openProduct } from '../product.ts';
import { listMissing } from './listMissing.ts';
import { openLocalTill } from './localTill.ts';
import { openClock } from './openClock.ts';
import { openPorts } from './ports.ts';
import { renewSecret } from './renewSecret.ts';
import { sandboxClock } from './sandboxClock.ts';
import { sandboxFlags } from './sandboxFlags.ts';
import { sandboxMembers } from './sandboxMembers.ts';
import { sandboxSecondFactor } from './sandboxSecondFactor.ts';
import { signInStandIns } from './signInStandIns.ts';

export interface ComposeInput {
  readonly env: Env;
  readonly log: Log;
  readonly database: Database;
  /** For the owner role, which the job queue and the listener use. */
  readonly ownerUrl: string;
  readonly secret: string;
  /** Those with which stored keys may still be encrypted. */
  readonly formerSecrets: readonly string[];
}

/** The product with its adapters, for one process. */
export interface Composition {
  /** Routes: GraphQL and the plain ones. */
  readonly plugins: readonly AppPlugin[];
  /** The settings of the academy that hold; another object once they have changed. */
  readonly academy: () => AcademyBody;
  readonly pageData: FindPageData;
  readonly pageHead: FindPageHead;
  /** Another origin that browsers upload files to; null for the site's own. */
  readonly uploadOrigin: string | null;
  /** Lines about the demo accounts, printed when the start is complete. */
  readonly accounts: readonly string[];
  /** Lines about what an academy still needs, a sentence each; none with the demo. */
  readonly missing: readonly string[];
  /** The mails that are not sent. */
  countMails(): Promise<{ readonly waiting: number; readonly failed: number }>;
  /** Starts the jobs and the due work of the `worker` role; returns a function that stops them. */
  startWorker(): Promise<() => Promise<void>>;
  /** Starts the jobs of the `media` role; returns a function that stops them. */
  startMedia(): Promise<() => Promise<void>>;
  /** Whether films can be encoded by this process. */
  hasEncoder(): Promise<boolean>;
  close(): Promise<void>;
}

/** How often the till looks at what is due and what was not delivered, in milliseconds. */
const tillInterval = 10_000;

/** Picks the adapters for the configuration and passes them to the modules. Runs after the migrations. */
export async function compose({
  env,
  log,
  database,
  ownerUrl,
  secret,
  formerSecrets,
}: ComposeInput): Promise<Composition> {
  const { db } = database;
  await renewSecret({ db, secret, log }, formerSecrets);
  const clock = await openClock(env, db);
  if (env.DEMO === 'on') await loadDemoWorld(db, clock.now(), env.PUBLIC_URL);

  const academy = openAcademy(configuredAcademy(env));
  const { PUBLIC_URL: publicUrl, BRAND_NAME: brandName } = env;
  const local = env.STRIPE_STAND_IN
    ? openLocalTill({ db, now: clock.now, publicUrl, brandName, secret, log, interval: tillInterval })
    : null;
  const { ports, mailbox, uploadTarget, dnsPages, close } = openPorts(env, {
    secret,
    mailFrom: () => senderOf(env, academy.current()),
    localPayments: local === null ? null : { ...local.payments, isStandIn: true },
    hasExample: () => isExampleHere(db),
  });
  const product = await openProduct({
    database,
    ownerUrl,
    clock,
    log,
    academy,
    ports,
    secret,
    knownPassword: env.DEMO === 'on' ? demoPassword : null,
    metering: { threshold: env.METERING_THRESHOLD, timeZone: env.METERING_TIMEZONE },
    documents: env.DOCUMENTS,
    persisted: await readPersistedDocuments(persistedFile),
    fillExample,
  });

  const standIns: AppPlugin[] = [];
  if (uploadTarget !== null) standIns.push(uploadTarget);
  if (mailbox !== null) standIns.push(mailboxPages(mailbox));
  if (env.DEMO === 'on') standIns.push(meetingPages(product.meetingDesk, brandName));
  if (env.DEMO === 'on') standIns.push(...signInStandIns(db, { publicUrl, brandName, secret }));
  if (local !== null) standIns.push(local.till.pages);
  const runDueNow = async (): Promise<void> => {
    await local?.till.catchUp();
    await product.runDueNow();
  };
  if (clock.moveTo !== null) standIns.push(sandboxClock(clock, db, runDueNow));
  // pages of the demo, which the example academy links, too
  const hasFiles = (): Promise<boolean> => (env.DEMO === 'on' ? Promise.resolve(true) : isExampleHere(db));
  standIns.push(demoFiles(() => academy.current().supportEmail, hasFiles));
  if (env.DEMO === 'on')
    standIns.push(sandboxMembers(db, clock), sandboxSecondFactor(db), sandboxFlags(db), kitPage(env.WEB_DIR), dnsPages);
  return {
    plugins: [...product.plugins, ...standIns.map(onThisMachine)],
    academy: academy.current,
    pageData: product.pageData,
    pageHead: product.pageHead,
    uploadOrigin: ports.uploads.origin,
    accounts: env.DEMO === 'on' ? demoAccounts() : [],
    missing: env.DEMO === 'on' ? [] : await listMissing(env, db),
    countMails: () => countUnsentMails(db),
    startWorker: product.startWorker,
    startMedia: product.startMedia,
    hasEncoder: ports.filmEncoder.isThere,
    close: async () => {
      await local?.till.close();
      await product.close();
      await close();
    },
  };
}

/** The sender of every mail: as it was configured, else the academy by its name. */
function senderOf({ MAIL_FROM: from, PUBLIC_URL: publicUrl }: Env, { name }: AcademyBody): string {
  return from ?? `${name.replaceAll(/[^\p{L}\p{N} ]/gu, '')} <hello@${new URL(publicUrl).hostname}>`;
}

/** Hides a stand-in's own pages from other machines; pictures of the demo are visible to all. */
function onThisMachine(plugin: AppPlugin): AppPlugin {
  return async (app) => {
    app.addHook('onRequest', (request, reply, next) => {
      if (!request.url.startsWith('/__sandbox') || isFromThisMachine(request)) next();
      else reply.callNotFound();
    });
    await plugin(app);
  };
}
