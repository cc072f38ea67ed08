import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localMailbox } from '../../adapters/local/mailbox.ts';
import { localUploads } from '../../adapters/local/uploads.ts';
import { startBucket } from '../../adapters/s3/bucketServer.fixture.ts';
import { s3Uploads } from '../../adapters/s3/uploads.ts';
import { stripePayments } from '../../adapters/stripe/payments.ts';
import { zoomMeetings } from '../../adapters/zoom/meetingProvider.ts';
import { fakeZoom } from '../../adapters/zoom/zoom.fixture.ts';
import { freePort } from '../../base/process/freePort.ts';
import type { Payments } from '../../ports/payments.ts';
import type { Ports } from '../../ports/ports.ts';
import { openInstallation } from '../../start/installation.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { describeDisk, disk } from './service/checks/disk.ts';
import { files } from './service/checks/files.ts';
import { google } from './service/checks/google.ts';
import { mailServer } from './service/checks/mailServer.ts';
import { meetings } from './service/checks/meetings.ts';
import { describeMemory, memory } from './service/checks/memory.ts';
import { paymentEvents } from './service/checks/paymentEvents.ts';
import { payments } from './service/checks/payments.ts';
import { settings } from './service/checks/settings.ts';
import { runChecks } from './service/runChecks.ts';
import type { HealthCheck } from './types.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-health-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** What is said of a part, with other ports than the server's. */
async function saidOf(check: HealthCheck, instead: Partial<Ports> = {}): Promise<string> {
  const ctx = server.context(null, server.clock.now());
  const log = { ...ctx.log, warn: () => undefined };
  const lines = await runChecks([check], { ...ctx, log, ports: { ...ctx.ports, ...instead } });
  return lines.map(({ state, words, todo }) => `${state}: ${words} ${todo ?? ''}`.trim()).join('\n');
}

const machine = { publicUrl: 'https://learn.example.com', isDemo: false, needsHttps: false, smtpUrl: null };
const onMachine = (facts: Partial<Parameters<typeof openInstallation>[0]>): Partial<Ports> => ({
  installation: openInstallation({ ...machine, dataDirectory: folder, ...facts }),
});

test('[OPE-05] plain http for people on other machines is a warning', async () => {
  expect(await saidOf(settings, onMachine({}))).toBe('OK: The site is at https://learn.example.com.');
  const http = onMachine({ publicUrl: 'http://learn.example.com', needsHttps: true });
  expect(await saidOf(settings, http)).toMatch(/^WARNING: .*cannot sign in.* Put https in front/);
});

test('[OPE-05] a disk or a memory that is nearly full is told before it is full', async () => {
  expect(await saidOf(disk)).toMatch(/ of .* are free where data is kept\./);
  expect(describeDisk({ free: 0.9e9, size: 500e9 })).toMatchObject({ state: 'FAILURE' });
  expect(describeDisk({ free: 4e9, size: 500e9 })).toMatchObject({
    state: 'WARNING',
    words: '4.0 GB of 500 GB are free where data is kept.',
  });
  expect(describeDisk({ free: 4e9, size: 20e9 }).state).toBe('OK');
  expect(await saidOf(memory)).toMatch(/ of memory are free\./);
  expect(describeMemory({ free: 199e6, size: 4e9 }).state).toBe('WARNING');
  expect(describeMemory({ free: 200e6, size: 4e9 }).state).toBe('OK');
});

test('[OPE-05] the mail server is tried by a sign-in, and its password is not told', async () => {
  const mailbox = localMailbox(path.join(folder, 'mailbox'));
  expect(await saidOf(mailServer, onMachine({}))).toMatch(/^OFF: Mail goes nowhere: SMTP_URL is not set\./);
  const smtpUrl = await mailbox.address();
  expect(await saidOf(mailServer, onMachine({ smtpUrl }))).toBe('OK: The mail server lets us sign in.');
  await mailbox.close();
  const away = `smtp://atrium:hush-hush@127.0.0.1:${String(await freePort())}`;
  const said = await saidOf(mailServer, onMachine({ smtpUrl: away }));
  expect(said).toMatch(/^FAILURE: SMTP_URL: 127\.0\.0\.1:\d+ sends no mail \(.*ECONNREFUSED.*\)\. Start that server/);
  expect(said).not.toContain('hush');
});

test('[OPE-05] a mail server that repeats how we sign in tells nobody our password', async () => {
  const echo = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (data) => {
      const line = data.toString().trim();
      const [word = '', , given = ''] = line.split(' ');
      if (word === 'EHLO') socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n');
      else if (word === 'AUTH') socket.write(`535 5.7.8 bad (mailer@academy.example hush-hush): ${given}\r\n`);
      else socket.end();
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const { port } = echo.address() as AddressInfo;
  const smtpUrl = `smtp://mailer%40academy.example:hush-hush@127.0.0.1:${String(port)}`;
  const said = await saidOf(mailServer, onMachine({ smtpUrl }));
  await new Promise((resolve) => echo.close(resolve));
  expect(said).toMatch(/^FAILURE: SMTP_URL: 127\.0\.0\.1:\d+ sends no mail \(.*535 5\.7\.8 bad \(… …\): …\)/);
  expect(said).not.toMatch(/hush|mailer|academy/);
  expect(said).not.toContain(Buffer.from('hush-hush').toString('base64').slice(0, 8));
});

test('[OPE-05] a file is written and read again, in a folder and in a bucket, and is gone afterwards', async () => {
  const uploads = localUploads(path.join(folder, 'files'), 'secret');
  expect(await saidOf(files, { uploads })).toBe('OK: A file was written to the folder of files and read again.');
  await writeFile(path.join(folder, 'file'), '');
  const blocked = localUploads(path.join(folder, 'file'), 'secret');
  expect(await saidOf(files, { uploads: blocked })).toMatch(/^FAILURE: It failed: /);
  const signer = { accessKeyId: 'an-access-key', secretAccessKey: 'its secret' };
  const bucket = await startBucket(signer);
  const inBucket = s3Uploads({ bucket: 'files', region: 'us-east-1', endpoint: bucket.origin, ...signer });
  expect(await saidOf(files, { uploads: inBucket })).toMatch(/^OK: A file was written to the bucket at 127\.0\.0\.1/);
  const requests = bucket.takeRequests();
  expect(requests[0]).toMatch(/^PUT published\/health-/);
  expect(requests.at(-1)).toMatch(/^DELETE published\/health-/);
  const lost = { ...inBucket, findPublished: () => Promise.resolve(null) };
  expect(await saidOf(files, { uploads: lost })).toMatch(/^FAILURE: .* came back not at all\./);
  bucket.close();
});

test('[OPE-05] [PAY-01] Stripe is asked for the prices of what is sold', async () => {
  expect(await saidOf(payments)).toMatch(/^OK: Stripe answers, and has the price of \d+ products\.$/);
  expect(await saidOf(payments, { payments: null })).toMatch(/^OFF: Nothing is sold: STRIPE_SECRET_KEY is not set\./);
  const product = server.db.updateTable('billing_product').where('sellable', '=', true);
  await product.set({ amount: 12_345 }).execute();
  expect(await saidOf(payments)).toMatch(/^WARNING: .*It costs \$.* at Stripe, and \$123\.45 here\. And \d+ more/);
  const port = await freePort();
  const away = stripePayments(() =>
    Promise.resolve({
      secretKey: 'sk_test_hush',
      webhookSecrets: ['whsec_hush'],
      server: { host: '127.0.0.1', port, protocol: 'http' },
    }),
  );
  const said = await saidOf(payments, { payments: away });
  expect(said).toMatch(/^FAILURE: /);
  expect(said).not.toContain('hush');
  await server.db.updateTable('billing_product').set({ sellable: false }).execute();
  expect(await saidOf(payments)).toMatch(/^OFF: Stripe answers\. No product is on sale\./);
});

test('[OPE-05] [THR-51] events that Stripe has told and that never came point to the secret of the webhook', async () => {
  const { ports, now } = server.context(null, server.clock.now());
  const told = (events: readonly { eventId: string; minutes: number }[]): Partial<Ports> => ({
    payments: {
      ...(ports.payments as Payments),
      listEvents: () =>
        Promise.resolve(
          events.map(({ eventId, minutes }) => ({
            eventId,
            type: 'invoice.paid',
            createdAt: now - minutes * 60_000,
            providerCustomerId: null,
          })),
        ),
    },
  });
  await server.db.updateTable('billing_run').set({ lost: 0 }).execute();
  expect(await saidOf(paymentEvents, told([]))).toBe('OK: Nothing has happened for three hours.');
  expect(await saidOf(paymentEvents, told([{ eventId: 'evt_new', minutes: 9 }]))).toMatch(/^OK: /);
  const lost = { eventId: 'evt_lost', minutes: 11 };
  expect(await saidOf(paymentEvents, told([lost]))).toMatch(
    /^FAILURE: None of 1 event .* arrived\. .*STRIPE_WEBHOOK_SECRETS/,
  );
  const at = new Date(now);
  const here = { event_id: 'evt_here', type: 'invoice.paid', created_at: at, received_at: at, handled_at: at };
  await server.db.insertInto('billing_event').values(here).execute();
  const both = told([lost, { eventId: 'evt_here', minutes: 11 }]);
  expect(await saidOf(paymentEvents, both)).toMatch(/^WARNING: 1 of 2 events .* did not arrive\./);
  expect(await saidOf(paymentEvents, { payments: null })).toBe('');
});

test('[OPE-05] Zoom is asked for a token', async () => {
  const zoom = await fakeZoom();
  const ask = (clientSecret: string): Promise<string> =>
    saidOf(meetings, { meetings: zoomMeetings({ ...zoom.account, clientSecret, webhookSecret: 'x' }) });
  expect(await ask(zoom.account.clientSecret)).toBe('OK: Zoom answers, and knows our account.');
  expect(await ask('another hush')).toMatch(/^FAILURE: It failed: Zoom answered 400/);
  expect(await ask('another hush')).not.toContain('hush');
  await zoom.close();
  expect(await saidOf(meetings)).toMatch(/^OFF: Zoom is not set up/);
});

test('[OPE-05] the provider of Google is asked for its configuration', async () => {
  const { ports } = server.context(null, server.clock.now());
  const { identityProviders: own } = ports;
  expect(await saidOf(google)).toBe('OK: Google answers.');
  expect(await saidOf(google, { identityProviders: { ...own, google: null } })).toMatch(/^OFF: /);
  const issuer = `http://127.0.0.1:${String(await freePort())}`;
  const away = { kind: 'OIDC', issuer, clientId: 'us', clientSecret: 'hush' } as const;
  expect(await saidOf(google, { identityProviders: { ...own, google: away } })).toMatch(
    /^FAILURE: 127\.0\.0\.1:\d+ cannot be used \(.*ECONNREFUSED.*\)\. See whether/,
  );
  const silent = { ...own, oidc: { ...own.oidc, discover: () => new Promise<never>(() => undefined) } };
  expect(await saidOf(google, { identityProviders: silent })).toMatch(/did not answer within 5 seconds/);
}, 20_000);
