import { persona } from '@atrium/content/people.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { recordSql } from '../../testing/recordSql.ts';
import { codeIn, mailsTo } from '../account/mailbox.fixture.ts';
import { addSession } from '../enrollment/workshop.fixture.ts';
import { pass as letPass } from '../identity/browser.fixture.ts';
import { hashTac } from '../proof/service/tac.ts';
import {
  addPass,
  consumer,
  extras,
  findLink,
  lastInstantOf,
  register,
  setPassword,
  slotsTaken,
} from './pass.fixture.ts';
import { createUserWithPass } from './service/createUserWithPass.ts';
import { enrollByPass } from './service/enrollByPass.ts';
import { getPassDetails } from './service/getPassDetails.ts';
import { findPassSignup } from './service/passSignup.ts';
import { endRegistration } from './store/registrations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());
afterEach(() => {
  vi.useRealTimers();
});

const own = `{ getMember { accountType firstName email customer { customerId } }
  getMemberEntitlements { type label } }`;
/** Waits until the process, which caches viewers, has been notified of the change (decision 005). */
const isAt = (caller: Caller, customerId: string) =>
  expect.poll(async () => (await caller.query<Own>(own)).getMember.customer.customerId).toBe(customerId);
interface Own {
  readonly getMember: { accountType: string; firstName: string; email: string; customer: { customerId: string } };
  readonly getMemberEntitlements: { type: string; label: string }[];
}

const grantsOf = (email: string) =>
  server.db
    .selectFrom('entitlement_grant as g')
    .innerJoin('member as m', 'm.member_id', 'g.member_id')
    .select(['g.source', 'g.source_ref', 'g.entitlement_id', 'g.starts_at', 'g.ends_at'])
    .where('m.email', '=', email)
    .where('g.source', 'in', ['PASS', 'TRIAL'])
    .orderBy('g.entitlement_id')
    .execute();

test('[API-05] [THR-58] each context of getPassDetailsByCode gets its own fields, and nothing of the others', async () => {
  const ask = async (code: string, context: string) =>
    server.stranger.ask<{ getPassDetailsByCode: Record<string, unknown> }>(
      `query ($code: String!) { getPassDetailsByCode(code: $code, context: ${context}) {
        showRegistration targetSegment extraCollectionFields hasRedemptionCode usesOTRC usesSSO redirectUrl
        company { name givesSeat } isForCaller
        meta { navLogoUrl ctaButton { text url label } hero { title subtitle subtitleFontSize } logo { url alt }
          testimonial { text name job image } }
        content { title videoThumbnail duration video { videoId externalKey manifestUrl } } } }`,
      { code },
    );
  const none = { ctaButton: null, hero: null, logo: null, testimonial: null };
  const hidden = {
    showRegistration: null,
    targetSegment: null,
    extraCollectionFields: null,
    hasRedemptionCode: null,
    usesOTRC: null,
    usesSSO: null,
    redirectUrl: null,
    content: null,
    company: null,
    isForCaller: null,
  };
  const nav = await ask('acme-team', 'TOP_NAV');
  const navLogoUrl = '/files/art/logo/acme.svg';
  expect(nav.data?.getPassDetailsByCode).toEqual({ ...hidden, meta: { ...none, navLogoUrl } });
  const form = await ask('ACME-TEAM', 'INVITE_REGISTRATION');
  expect(form.data?.getPassDetailsByCode).toEqual({
    ...hidden,
    showRegistration: true,
    targetSegment: 'ENTERPRISE',
    extraCollectionFields: [],
    hasRedemptionCode: false,
    usesOTRC: false,
    usesSSO: false,
    redirectUrl: '/courses',
    meta: {
      ...none,
      navLogoUrl,
    },
    company: {
      name: 'Acme',
      givesSeat: true,
    },
  });
  const preview = (await ask('WELCOME30', 'INVITE_PREVIEW')).data?.getPassDetailsByCode;
  expect(preview).toMatchObject({
    showRegistration: true,
    targetSegment: 'CONSUMER',
    usesSSO: false,
    redirectUrl: null,
    extraCollectionFields: null,
    hasRedemptionCode: null,
    usesOTRC: null,
    meta: {
      hero: { title: 'Thirty days to get better at difficult work' },
      testimonial: { name: 'Jonas Brandt' },
    },
  });
  expect(JSON.stringify(preview)).not.toMatch(/entitlement|slots|taken|redemption_hash/);
  const failing = { 'GHOST-PASS': '404', 'LOOK-ONLY': '404', CLOSED: '410', FULL: '402' };
  for (const [code, message] of Object.entries(failing)) {
    expect((await ask(code, 'INVITE_REGISTRATION')).errors?.[0]?.message, code).toBe(message);
  }
  // a member may hold the last slot, and comes here to accept
  const member = await server.as('member');
  const full = `{ getPassDetailsByCode(code: "FULL", context: INVITE_REGISTRATION) { isFullForCaller } }`;
  const isFull = async (who: string) =>
    (await (await server.as(who)).query<{ getPassDetailsByCode: unknown }>(full)).getPassDetailsByCode;
  expect([await isFull('member'), await isFull('academy')]).toEqual([
    { isFullForCaller: true },
    { isFullForCaller: false },
  ]);
  // nor has a place whom staff has removed
  const places = server.db.selectFrom('pass_registration').where('address', '=', persona('academy').email);
  const place = await places.selectAll().executeTakeFirstOrThrow();
  await endRegistration(server.db, place.pass_registration_id);
  expect(await isFull('academy')).toEqual({ isFullForCaller: true });
  const again = server.db.updateTable('pass_registration').set(place);
  await again.where('pass_registration_id', '=', place.pass_registration_id).execute();
  // a member learns whether the invitation is for their own address, and of no other address
  const own = (code: string) =>
    `{ getPassDetailsByCode(code: "${code}", context: INVITE_REGISTRATION) { company { name } isForCaller } }`;
  const bob = await server.as('bob@acme.example');
  expect([
    (await member.ask(own('ACME-TEAM'))).data,
    (await bob.ask(own('ACME-TEAM'))).data,
    (await member.ask(own('WELCOME30'))).data,
  ]).toEqual(
    [
      { company: { name: 'Acme' }, isForCaller: false },
      { company: { name: 'Acme' }, isForCaller: true },
      { company: null, isForCaller: true },
    ].map((getPassDetailsByCode) => ({ getPassDetailsByCode })),
  );
  // a visitor who has registered may still look at the preview of a full pass
  expect((await ask('FULL', 'INVITE_PREVIEW')).errors).toBeUndefined();
});

test('[PAS-01] [THR-49] a visitor plays the first video of a preview, no other, and leaves no trace of it', async () => {
  type Answer = { getPassDetailsByCode: { content: { video: { videoId: string; manifestUrl: string | null } }[] } };
  const preview = async () =>
    (
      await server.stranger.query<Answer>(
        `{ getPassDetailsByCode(code: "WELCOME30", context: INVITE_PREVIEW) { content { video { videoId manifestUrl } } } }`,
      )
    ).getPassDetailsByCode.content;
  const content = await preview();
  const viewings = async () => (await server.db.selectFrom('viewing').select('viewing_id').execute()).length;
  const before = await viewings();
  const [first, second] = content;
  expect(second?.video).toEqual({ videoId: 'ai-leaders-where-the-hours-go', manifestUrl: null });
  const address = first?.video.manifestUrl ?? '';
  const playlist = await server.stranger.fetch(address);
  expect([playlist.status, await playlist.text()]).toEqual([200, expect.stringContaining('#EXTM3U')]);
  const other = address.replaceAll('ai-leaders-trailer', 'ai-leaders-where-the-hours-go');
  expect((await server.stranger.fetch(other)).status).toBe(403);
  expect(await viewings()).toBe(before);
  // which one is the first is for the pass to say
  const order = async (videoIds: string[]) => {
    await server.db.updateTable('pass').set({ video_ids: videoIds }).where('short_code', '=', 'WELCOME30').execute();
    return (await preview()).map(({ video }) => [video.videoId, video.manifestUrl !== null]);
  };
  const ids = content.map(({ video }) => video.videoId);
  expect(ids.length).toBeGreaterThan(1);
  for (const turned of [ids.toReversed(), ids])
    expect(await order(turned)).toEqual(turned.map((videoId, index) => [videoId, index === 0]));
});

test('[THR-58] a network that guesses codes is held up, and all codes are then answered alike', async () => {
  const ask = (code: string) =>
    server.stranger.ask(`{ getPassDetailsByCode(code: "${code}", context: TOP_NAV) { meta { navLogoUrl } } }`);
  for (let n = 0; n < 60; n += 1) {
    expect((await ask(`GUESS-${String(n)}`)).errors?.[0]?.extensions.code).toBe('PASS_NOT_FOUND');
  }
  const codes = ['GUESS-X', 'ACME-TEAM'];
  const answers = await Promise.all(codes.map(ask));
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
});

test('[THR-58] a refusal that does not say whether a code exists takes the same statements either way', async () => {
  const member = await server.as('member');
  const own = { userId: member.memberId, email: persona('member').email };
  const asks: Record<string, (code: string) => Promise<unknown>> = {
    lookupPassActivationLink: (code) => findLink(server.stranger, code, 'nora@larkfield.example', 'of-nobody'),
    processPassExtras: (shortCode) => extras(member, { ...own, shortCode }),
  };
  for (const [name, ask] of Object.entries(asks)) {
    const sent = async (code: string) => (await recordSql(() => ask(code))).map(({ text }) => text);
    // the first call may fill a cache
    await sent('ACME-TEAM');
    const existing = await sent('ACME-TEAM');
    expect(existing.length, name).toBeGreaterThan(3);
    expect(await sent('ACME-TEAX'), name).toEqual(existing);
  }
});

test('[THR-13] [THR-58] of many codes guessed at once no more are looked up than one after another', async () => {
  const look = async (code: string) => {
    const found = await getPassDetails(server.context(null, server.clock.now()), { code, context: 'TOP_NAV' });
    return found.ok ? 'found' : found.refusal.code;
  };
  const sent = (code: (n: number) => string) => Promise.all(Array.from({ length: 150 }, (_, n) => look(code(n))));
  // a company that opens its pass
  expect(new Set(await sent(() => 'ACME-TEAM'))).toEqual(new Set(['found']));
  const guessed = await sent((n) => (n % 15 === 0 ? 'ACME-TEAM' : `GUESS-${String(n)}`));
  const many = (code: string) => guessed.filter((each) => each === code).length;
  expect([many('PASS_NOT_FOUND'), many('PASS_NOT_FOUND') + many('RATE_LIMITED') + many('found')]).toEqual([60, 150]);
  const [bucket] = await server.db.selectFrom('limit_bucket').select('used').execute();
  expect(bucket?.used).toBe(60);
});

test('[PAS-03] [PAS-07] somebody new registers, proves the address, and has what the pass grants', async () => {
  const email = 'nora@larkfield.example';
  const done = await register(server.stranger, 'WELCOME30', ` ${email.toUpperCase()} `, { firstName: ' Nora ' });
  expect(done).toMatchObject({ result: 'CONFIRMED_WITH_ACTIVATION', passRedirect: null, error: null });
  await mailsTo(server, email, 1);
  const found = await findLink(server.stranger, 'WELCOME30', email, done.tac);
  const link = `/set-password?email=${encodeURIComponent(email)}&tac=${done.tac ?? ''}`;
  // nowhere to go on while the mail is not on its way
  const ofMail = server.db.updateTable('mail').where('to_address', '=', email);
  await ofMail.set((eb) => ({ dedupe_key: sql`${eb.ref('dedupe_key')} || '/later'` })).execute();
  expect(await findLink(server.stranger, 'WELCOME30', email, done.tac)).toMatchObject({ success: true, link: null });
  await ofMail.set((eb) => ({ dedupe_key: sql`replace(${eb.ref('dedupe_key')}, '/later', '')` })).execute();
  expect(found).toEqual({ success: true, link, existingUser: false, showStayTuned: false });
  // nothing is granted, and nobody is a member, before the address is proved (THR-02)
  expect(await server.db.selectFrom('member').select('email').where('email', '=', email).execute()).toEqual([]);
  const nora = await setPassword(server, email, done.tac);
  const { getMember, getMemberEntitlements } = await nora.query<Own>(own);
  expect(getMember).toEqual({ accountType: 'TRIAL', firstName: 'Nora', email, customer: { customerId: 'consumer' } });
  expect(getMemberEntitlements).toEqual([{ type: 'AREA', label: 'mcsc-unlimited' }]);
  const [grant, ...more] = await grantsOf(email);
  expect(more).toEqual([]);
  expect(grant?.source_ref).toBe('pass-WELCOME30');
  expect(grant?.ends_at?.getTime()).toBe((grant?.starts_at.getTime() ?? 0) + 30 * day);
  const { company_name: company, job_role: role } = await server.db
    .selectFrom('member')
    .select(['company_name', 'job_role'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect([company, role]).toEqual(['Larkfield', 'Analyst']);
  expect((await mailsTo(server, email, 3)).map(({ subject }) => subject)).toContain('Welcome to Atrium');
  // a second registration takes no second slot, and sends what was granted not again
  await register(server.stranger, 'WELCOME30', email);
  const userId = nora.memberId;
  expect(await extras(nora, { userId, email, shortCode: 'WELCOME30' })).toMatchObject({ success: true, error: null });
  expect(await grantsOf(email)).toEqual([grant]);
  expect(await slotsTaken(server, 'pass-welcome30')).toEqual({ counter: 1, rows: 1 });
});

test('[PAS-07] [SIG-14] a person who resets the password that was never set has what the pass grants, too', async () => {
  const email = 'nils@larkfield.example';
  await register(server.stranger, 'WELCOME30', email, { firstName: 'Nils' });
  await mailsTo(server, email, 1);
  await server.stranger.query('mutation ($email: String!) { forgotPassword(email: $email) { success } }', { email });
  const code = codeIn((await mailsTo(server, email, 2)).find(({ text }) => /^ {4}\d{6}$/m.test(text)));
  const input = { email, code, password: demoPassword };
  await server.stranger.query(
    'mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { success error { code } } }',
    { input },
  );
  expect((await grantsOf(email)).map(({ source_ref: ref }) => ref)).toEqual(['pass-WELCOME30']);
});

test('[PAS-07] a pass of a company gives its area, a seat, a session and a certificate, each once', async () => {
  const email = 'ruth@acme.example';
  const done = await register(server.stranger, 'ACME-TEAM', email, { lastName: 'Castellano' });
  const ruth = await setPassword(server, email, done.tac);
  const { getMember, getMemberEntitlements } = await ruth.query<Own>(own);
  expect(getMember).toMatchObject({ accountType: 'MEMBER', customer: { customerId: 'acme' } });
  expect(getMemberEntitlements).toEqual([{ type: 'AREA', label: 'ai-academy' }]);
  const rows = async () => ({
    seats: await inTenant(server.db, 'acme', (tx) =>
      tx
        .selectFrom('seat')
        .select((eb) => ['contract_id', eb('activated_at', 'is not', null).as('isActivated')])
        .where('member_id', '=', ruth.memberId)
        .where('revoked_at', 'is', null)
        .execute(),
    ),
    sessions: await server.db
      .selectFrom('enrollment')
      .select(['session_id', 'status'])
      .where('member_id', '=', ruth.memberId)
      .execute(),
    certificates: await server.db
      .selectFrom('member_certificate')
      .select('certificate_id')
      .where('member_id', '=', ruth.memberId)
      .where('registered_at', 'is not', null)
      .execute(),
  });
  const granted = {
    seats: [{ contract_id: 'acme-1', isActivated: true }],
    sessions: [{ session_id: 'ai-first-strategy-2', status: 'ENROLLED' }],
    certificates: [{ certificate_id: 'ai-foundations' }],
  };
  await expect.poll(rows).toEqual(granted);
  // the grants end with the last day of the contract
  const [grant] = await grantsOf(email);
  expect(grant?.ends_at).toEqual(await lastInstantOf(server, 'acme'));
  // whose company is known is not asked for it
  const person = server.db.selectFrom('member').select('company_name as company').where('email', '=', email);
  expect(await person.executeTakeFirst()).toEqual({ company: 'Acme' });
  // and the mail says that day, not the one that has begun in UTC by then
  const { rows: contracts } = await inTenant(server.db, 'acme', (tx) =>
    sql<{ lastDay: string }>`select to_char(k.ends_at at time zone c.time_zone, 'FMMonth FMDD, YYYY') as "lastDay"
      from contract k join customer c using (customer_id)`.execute(tx),
  );
  const welcomes = async () =>
    (await server.mails())
      .filter(({ to, subject }) => to === email && subject === 'Welcome to Atrium')
      .map(({ text }) => text.replaceAll(/\s+/g, ' '));
  const words = `is open to you until ${contracts[0]?.lastDay ?? ''}.`;
  await expect.poll(welcomes).toEqual([expect.stringContaining(words)]);
  const input = { userId: ruth.memberId, email, shortCode: 'ACME-TEAM' };
  const again = await Promise.all([1, 2, 3, 4, 5].map(() => extras(ruth, input)));
  for (const answer of again) expect(answer).toEqual({ success: true, redirectUrl: '/courses', error: null });
  // and is noted once
  const noted = server.db.selectFrom('audit_entry').select('subject').where('action', '=', 'PASS_ACTIVATED');
  expect(await noted.where('subject', '=', `member/${ruth.memberId}`).execute()).toHaveLength(1);
  expect(await rows()).toEqual(granted);
  expect(await grantsOf(email)).toEqual([grant]);
});

test('[THR-33] [PAS-01] no address of a pass that could not be followed safely is passed on, whatever is stored', async () => {
  const passId = await addPass(server, { shortCode: 'ODD-LINKS' });
  const ask = async (address: string) => {
    const meta = {
      navLogoUrl: address,
      logo: { url: address, alt: 'Logo' },
      testimonial: { text: 'Good', name: 'Ana', image: address },
    };
    await server.db
      .updateTable('pass')
      .set({ redirect_url: address, meta: JSON.stringify(meta) })
      .where('pass_id', '=', passId)
      .execute();
    const of = (context: string) =>
      server.stranger.query<{ found: Record<string, unknown> }>(
        `{ found: getPassDetailsByCode(code: "ODD-LINKS", context: ${context}) { redirectUrl
          meta { navLogoUrl logo { url } testimonial { image } } } }`,
      );
    const [preview, form, nav] = await Promise.all(['INVITE_PREVIEW', 'INVITE_REGISTRATION', 'TOP_NAV'].map(of));
    return JSON.stringify([preview?.found, form?.found, nav?.found]);
  };
  expect(await ask('/files/art/logo/acme.svg')).toContain('"url":"/files/art/logo/acme.svg"');
  for (const odd of ['javascript:alert(1)', '//evil.example/x', 'data:text/html,x']) {
    expect(await ask(odd)).not.toContain(odd);
  }
});

test('[PAS-03] [PAS-08] a member joins by signing in, and only then is moved to the company; the redirect applies', async () => {
  const { email } = persona('alumni');
  await addPass(server, {
    shortCode: 'JOIN-US',
    customerId: 'hooli',
    redirectUrl: '/events',
    entitlementIds: ['area-ai-ondemand'],
  });
  const enterprise = { company: '', jobTitle: '', jobLevel: '', companyNumberOfEmployees: '', phone: '' };
  const done = await register(server.stranger, 'JOIN-US', email, { ...enterprise, firstName: 'Somebody' });
  expect(done).toMatchObject({ result: 'CONFIRMED_WITH_ACTIVATION', error: null });
  expect(done.passRedirect).toMatch(/^[\w-]{60,}$/);
  await mailsTo(server, email, 1);
  // nor do the words that were typed reach the owner of the address
  expect(JSON.stringify(await mailsTo(server, email, 1))).not.toContain('Hello Somebody');
  const link = '/login?redirectPath=%2Finvite-registration%2FJOIN-US';
  expect(await findLink(server.stranger, 'JOIN-US', email, done.tac)).toEqual({
    success: true,
    link,
    existingUser: true,
    showStayTuned: false,
  });
  const alumni = await server.as('alumni');
  // a membership that was paid once and is taken back covers nobody
  const former = { entitlement_id: 'area-ai-academy', source: 'SUBSCRIPTION', source_ref: 'sub_former' } as const;
  const instants = { starts_at: new Date(0), ends_at: null, revoked_at: new Date(0) };
  await server.db
    .insertInto('entitlement_grant')
    .values({ member_id: alumni.memberId, ...former, ...instants })
    .execute();
  // signed in, the invitation is still to be accepted
  expect((await findLink(alumni, 'JOIN-US', email, done.tac)).link).toBe(link);
  // a person who typed the address has changed nothing about the account
  expect((await alumni.query<Own>(own)).getMember).toMatchObject({ customer: { customerId: 'consumer' } });
  expect(await grantsOf(email)).toEqual([]);
  // the handle that the browser has kept leads to the same pass
  const input = { userId: alumni.memberId, email, shortCode: done.passRedirect ?? '' };
  expect(await extras(alumni, input)).toEqual({ success: true, redirectUrl: '/events', error: null });
  await isAt(alumni, 'hooli');
  expect((await findLink(alumni, 'JOIN-US', email, done.tac)).link).toBe('/');
  const { getMember, getMemberEntitlements } = await alumni.query<Own>(own);
  const { firstName } = persona('alumni');
  expect(getMember).toEqual({ accountType: 'MEMBER', firstName, email, customer: { customerId: 'hooli' } });
  expect(getMemberEntitlements.map(({ label }) => label)).toContain('ai-ondemand');
  const welcome = (await mailsTo(server, email, 2)).find(({ subject }) => subject.startsWith('Welcome to'));
  expect(welcome?.text).not.toContain("you're covered twice");
});

test('[THR-06] [PAS-08] the handle that a browser keeps is good for half an hour', async () => {
  const { email } = persona('archive');
  await addPass(server, { shortCode: 'HALF-HOUR', redirectUrl: '/events', entitlementIds: ['area-business-archive'] });
  const { passRedirect } = await register(server.stranger, 'HALF-HOUR', email);
  vi.useFakeTimers({ toFake: ['Date'] });
  letPass(30 * 60 + 1);
  const { memberId } = persona('archive');
  const archive = await server.signIn({ memberId, email, password: demoPassword });
  const input = { userId: memberId, email, shortCode: passRedirect ?? '' };
  expect((await extras(archive, input)).error?.code).toBe('NOT_FOUND');
  letPass(-2);
  expect(await extras(archive, input)).toEqual({ success: true, redirectUrl: '/events', error: null });
});

test('[PAS-03] a member who is signed in has the pass at once, and keeps a membership of the own', async () => {
  const member = await server.as('member');
  const { email } = persona('member');
  await addPass(server, { shortCode: 'SECOND-COVER', customerId: 'hooli', entitlementIds: ['area-business-archive'] });
  expect(await register(member, 'SECOND-COVER', email)).toMatchObject({ result: 'CONFIRMED_WITH_ACTIVATION' });
  await isAt(member, 'hooli');
  const labels = (await member.query<Own>(own)).getMemberEntitlements.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['mcsc-unlimited', 'business-archive']));
  // sent again it mails nothing: the address was proved by the sign-in
  for (let times = 0; times < 4; times += 1) await register(member, 'SECOND-COVER', email);
  const [welcome] = await mailsTo(server, email, 1);
  expect(welcome?.subject).toBe('Welcome to Atrium');
  expect(welcome?.text).toContain("you're covered twice");
});

test('[PAS-02] [PAS-03] a member is asked for nothing about themselves, and mailed no next step for what is done', async () => {
  const academy = await server.as('academy');
  const { email } = persona('academy');
  await addPass(server, { shortCode: 'ONE-PRESS', entitlementIds: ['area-business-archive'] });
  const nothing = { company: '', jobTitle: '', jobLevel: '', companyNumberOfEmployees: '', phone: '' };
  // only a member who is signed in with that address
  for (const caller of [server.stranger, await server.as('crash')]) {
    const refused = await register(caller, 'ONE-PRESS', email, nothing);
    expect(refused.error).toMatchObject({ code: 'INVALID_INPUT' });
  }
  expect(await register(academy, 'ONE-PRESS', email, nothing)).toMatchObject({ error: null });
  const held = async () => (await academy.query<Own>(own)).getMemberEntitlements.map(({ label }) => label);
  await expect.poll(held).toContain('business-archive');
  expect((await mailsTo(server, email, 1)).map(({ subject }) => subject)).toEqual(['Welcome to Atrium']);
});

test('[PAS-07] a pass gives a seat until the end of the last day of the contract, as the company sees it', async () => {
  const setEnd = (at: Date) =>
    inTenant(server.db, 'hooli', (tx) => tx.updateTable('contract').set({ ends_at: at }).execute());
  const { ends_at: endsAt } = await inTenant(server.db, 'hooli', (tx) =>
    tx.selectFrom('contract').select('ends_at').executeTakeFirstOrThrow(),
  );
  const now = new Date(server.clock.now());
  await setEnd(now);
  await addPass(server, { shortCode: 'LAST-DAY', customerId: 'hooli', takesSeat: true });
  const { email } = persona('crash');
  const member = await server.as('crash');
  expect(await register(member, 'LAST-DAY', email)).toMatchObject({ result: 'CONFIRMED_WITH_ACTIVATION' });
  const seats = await inTenant(server.db, 'hooli', (tx) =>
    tx.selectFrom('seat').select('seat_id').where('member_id', '=', member.memberId).execute(),
  );
  expect(seats).toHaveLength(1);
  const end = await lastInstantOf(server, 'hooli');
  expect(end.getTime()).toBeGreaterThan(now.getTime());
  expect((await grantsOf(email)).map(({ ends_at: at }) => at)).toEqual([end]);
  await setEnd(endsAt);
});

test('[PAS-04] [THR-60] what is wrong is said with its number, at its field', async () => {
  const answer = async (code: string, email: string, change = {}) => {
    const { result, tac, error } = await register(server.stranger, code, email, change);
    expect([result, tac]).toEqual(['ERROR', null]);
    return [error?.code, error?.field, error?.message];
  };
  const notWork = 'This email extension is not recognized for this course. Please try again with your work email.';
  for (const email of ['nora@gmail.com', 'nora@acme.example.evil.example', 'nora@mail.acme.example']) {
    expect(await answer('ACME-TEAM', email)).toEqual(['412', 'email', notWork]);
  }
  expect(await answer('GHOST-PASS', 'nora@larkfield.example')).toEqual(['404', null, 'Whoops! link no longer valid']);
  expect(await answer('CLOSED', 'nora@larkfield.example')).toEqual(['410', null, 'Oh no! enrollment expired']);
  expect(await answer('FULL', 'nora@larkfield.example')).toEqual(['402', null, 'Uh oh! no more registration slots']);
  const wrong = ['403', 'redemptionCode', 'Invalid redemption code.'];
  expect(await answer('CODE-REQ', 'nora@initech.example', { redemptionCode: 'OPEN-BARLEY' })).toEqual(wrong);
  expect((await answer('CODE-REQ', 'nora@initech.example', { redemptionCode: '' }))[0]).toBe('INVALID_INPUT');
  // another company's people stay there (D54)
  const gil = await answer('WELCOME30', persona('gil@globex.example').email);
  expect(gil).toEqual(['409', 'email', 'This account belongs to another organization. Please contact support.']);
  expect(await slotsTaken(server, 'pass-code-req')).toEqual({ counter: 0, rows: 0 });
  const right = await register(server.stranger, 'CODE-REQ', 'nora@initech.example', {
    redemptionCode: ' open-sesame ',
  });
  expect(right.error).toBeNull();
});

test.each([
  ['shared', 'CODE-REQ'],
  ['one-time', 'ONE-TIME'],
])('[PAS-06] [THR-13] of many wrong %s redemption codes at once, five are compared', async (_, code) => {
  const before = await slotsTaken(server, `pass-${code.toLowerCase()}`);
  const send = async (n: number) => {
    const ctx = server.context(null, server.clock.now());
    const email = `guess-${String(n)}@initech.example`;
    const person = { ...consumer, email, code, redemptionCode: `wrong ${String(n)}`, ssoUsername: null };
    const done = await createUserWithPass(ctx, person);
    return done.ok ? done.value.result : done.refusal.code;
  };
  const answers = await Promise.all(Array.from({ length: 24 }, (_each, n) => send(n)));
  const many = (answer: string) => answers.filter((each) => each === answer).length;
  expect([many('PASS_INVALID_REDEMPTION_CODE'), many('RATE_LIMITED')]).toEqual([5, 19]);
  expect(await slotsTaken(server, `pass-${code.toLowerCase()}`)).toEqual(before);
});

test('[PAS-06] right redemption codes use no attempt up, however many come at once', async () => {
  const oneTimeCodes = Array.from({ length: 12 }, (_, n) => `RIGHT-${String(n)}`);
  await addPass(server, { shortCode: 'MANY-CODES', oneTimeCodes });
  const attempt = (redemptionCode: string, n: number) =>
    register(server.stranger, 'MANY-CODES', `right-${String(n)}@larkfield.example`, { redemptionCode });
  for (let n = 0; n < 3; n += 1) expect((await attempt('wrong', 100)).error?.code).toBe('403');
  await server.db.deleteFrom('limit_bucket').where('bucket', 'like', 'try/mail%').execute();
  const answers = await Promise.all(oneTimeCodes.map(attempt));
  expect(answers.map(({ error }) => error)).toEqual(oneTimeCodes.map(() => null));
  expect((await attempt('wrong', 101)).error?.code).toBe('403');
  expect((await attempt('wrong', 102)).error?.code).toBe('403');
  expect((await attempt('wrong', 103)).error?.code).toBe('429');
});

test('[PAS-06] five wrong redemption codes in fifteen minutes hold a network up, for this pass', async () => {
  const attempt = (code: string, redemptionCode: string) =>
    register(server.stranger, code, 'ada@larkfield.example', { redemptionCode });
  // more than an address may get mails: none was sent
  for (let n = 0; n < 5; n += 1) {
    expect((await attempt('ONE-TIME', 'RC-9999')).error?.code).toBe('403');
  }
  expect((await attempt('ONE-TIME', 'RC-0001')).error?.code).toBe('429');
  await addPass(server, { shortCode: 'OTHER-CODES', oneTimeCodes: ['OTHER-1'] });
  expect((await attempt('OTHER-CODES', 'OTHER-1')).error).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'] });
  letPass(15 * 60 + 1);
  expect((await attempt('ONE-TIME', 'RC-0001')).error).toBeNull();
});

test('[PAS-06] a hold lapses after seven days; its slot and its redemption code are free again', async () => {
  const both = await addPass(server, { shortCode: 'TWO-HOLDS', slots: 2 });
  const { email } = persona('academy');
  await register(server.stranger, 'TWO-HOLDS', email);
  const third = 'third@larkfield.example';
  const { tac } = await register(server.stranger, 'TWO-HOLDS', third);
  const signups = () =>
    Promise.all([hashTac(tac ?? ''), null].map((tacHash) => findPassSignup(server.db, tacHash, third)));
  expect(await signups()).toEqual(Array(2).fill(expect.objectContaining({ address: third })));
  expect(await slotsTaken(server, both)).toEqual({ counter: 2, rows: 2 });
  // without a link it is the newest of the address
  await addPass(server, { shortCode: 'NEWER-HOLD' });
  await register(server.stranger, 'NEWER-HOLD', third, { firstName: 'Newer' });
  expect((await signups()).map((signup) => signup?.firstName)).toEqual(['Nora', 'Newer']);
  const passId = await addPass(server, { shortCode: 'HOLDS', slots: 1, oneTimeCodes: ['ONLY-ONE'] });
  const redemptionCode = 'ONLY-ONE';
  expect((await register(server.stranger, 'HOLDS', 'first@larkfield.example', { redemptionCode })).error).toBeNull();
  const second = () => register(server.stranger, 'HOLDS', 'second@larkfield.example', { redemptionCode });
  expect((await second()).error?.code).toBe('402');
  vi.useFakeTimers({ toFake: ['Date'] });
  letPass(6 * 86_400);
  // sent again it has a new mail, and no more time: a slot cannot be held for ever without proving the address
  expect((await register(server.stranger, 'HOLDS', 'first@larkfield.example', { redemptionCode })).error).toBeNull();
  letPass(86_400 + 1);
  // expired, and not returned yet
  expect(await signups()).toEqual([null, null]);
  const { memberId } = persona('academy');
  const member = await server.signIn({ memberId, email, password: demoPassword });
  const late = await extras(member, { userId: member.memberId, email, shortCode: 'TWO-HOLDS' });
  expect(late.error?.code).toBe('NOT_FOUND');
  await server.clock.advance(60_000);
  expect(await slotsTaken(server, both)).toEqual({ counter: 0, rows: 0 });
  expect(await slotsTaken(server, passId)).toEqual({ counter: 0, rows: 0 });
  expect((await second()).error).toBeNull();
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
});

test('[PAS-03] the day on which a pass starts is said in the zone of the company that invites', async () => {
  const email = 'sunniva@acme.example';
  // an hour after midnight in UTC, and the evening before in New York
  const startsAt = Math.ceil(server.clock.now() / day) * day + 3 * day + 60 * minute;
  await addPass(server, { shortCode: 'SOON-ACME', customerId: 'acme', startsAt });
  expect((await register(server.stranger, 'SOON-ACME', email)).error).toBeNull();
  const [kept] = await mailsTo(server, email, 1);
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(startsAt);
  expect(kept?.text.replaceAll(/\s+/g, ' ')).toContain(`It begins on ${words}.`);
});

test('[PAS-03] a pass that starts later keeps the place, and mails the next step on its first day, for a week', async () => {
  const email = 'lars@larkfield.example';
  const startsAt = server.clock.now() + 3 * day;
  await addPass(server, { shortCode: 'SOON', startsAt });
  const done = await register(server.stranger, 'SOON', email);
  expect(done).toMatchObject({ result: 'CONFIRMED_WITHOUT_ACTIVATION', error: null });
  expect(await findLink(server.stranger, 'SOON', email, done.tac)).toMatchObject({ link: null, showStayTuned: true });
  const [kept] = await mailsTo(server, email, 1);
  expect(kept?.text).toContain('is saved. It begins on');
  // neither the confirmation's code nor another address opens it before its day
  expect(await findLink(server.stranger, 'SOON', 'other@larkfield.example', done.tac)).toMatchObject({
    success: false,
  });
  for (const tacHash of [hashTac(done.tac ?? ''), null]) {
    expect(await findPassSignup(server.db, tacHash, email)).toBeNull();
  }
  const early = await server.as('crash');
  await register(early, 'SOON', persona('crash').email);
  const accepted = await extras(early, {
    userId: early.memberId,
    email: persona('crash').email,
    shortCode: 'SOON',
  });
  expect(accepted.error?.code).toBe('NOT_FOUND');
  expect((await grantsOf(persona('crash').email)).map((grant) => grant.source_ref)).not.toContain('pass-SOON');
  await server.clock.moveTo(startsAt - minute);
  expect(await mailsTo(server, email, 1)).toHaveLength(1);
  await server.clock.moveTo(startsAt);
  const mails = await mailsTo(server, email, 2);
  const address = new URL(/Set up my password: (\S+)/.exec(mails.map(({ text }) => text).join('\n'))?.[1] ?? '');
  const held = await server.db
    .selectFrom('pass_registration')
    .select(['mailed_at', 'expires_at'])
    .where('address', '=', email)
    .executeTakeFirstOrThrow();
  expect(held.expires_at.getTime() - (held.mailed_at?.getTime() ?? 0)).toBe(7 * day);
  const lars = await setPassword(server, email, address.searchParams.get('tac'));
  expect((await lars.query<Own>(own)).getMemberEntitlements).toEqual([{ type: 'AREA', label: 'ai-academy' }]);
});

test('[PAS-03] [D50] a slot of a pass that starts in ten days is held until then; a hidden form takes none', async () => {
  const startsAt = Date.now() + 10 * day;
  const passId = await addPass(server, { shortCode: 'IN-TEN-DAYS', slots: 1, startsAt });
  await register(server.stranger, 'IN-TEN-DAYS', 'early@larkfield.example');
  const hidden = await addPass(server, { shortCode: 'NO-FORM' });
  await server.db.updateTable('pass').set({ show_registration: false }).where('pass_id', '=', hidden).execute();
  expect((await register(server.stranger, 'NO-FORM', 'early@larkfield.example')).error?.code).toBe('404');
  vi.useFakeTimers({ toFake: ['Date'] });
  letPass(8 * 86_400);
  await server.clock.advance(60_000);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
});

test('[PAS-07] a member who resets the password has not accepted what somebody has registered their address for', async () => {
  const passId = await addPass(server, { shortCode: 'NOT-ASKED' });
  const { email } = persona('minimba');
  expect((await register(server.stranger, 'NOT-ASKED', email)).error).toBeNull();
  const held = await grantsOf(email);
  const before = (await server.mails()).filter(({ to }) => to === email).length;
  await server.stranger.query('mutation ($email: String!) { forgotPassword(email: $email) { success } }', { email });
  await mailsTo(server, email, before + 1);
  const coded = (await server.mails()).find(({ to, subject }) => to === email && subject.startsWith('Your code'));
  const input = { email, password: demoPassword, code: codeIn(coded) };
  expect(
    await server.stranger.query(
      'mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { success error { code } } }',
      { input },
    ),
  ).toEqual({ confirmPassword: { success: true, error: null } });
  expect(await grantsOf(email)).toEqual(held);
  const states = server.db.selectFrom('pass_registration').select('state').where('pass_id', '=', passId);
  expect(await states.execute()).toEqual([{ state: 'HELD' }]);
});

test('[PAS-07] a member who was removed by staff before the sessions of a pass were theirs is enrolled in none', async () => {
  const [startAt, sessionId] = [server.clock.now() + 30 * day, 'removed-1'];
  await addSession(server, { sessionId, courseId: 'removed', startAt, capacity: 9 });
  const passId = await addPass(server, { shortCode: 'UNENROLLED' });
  const { email, memberId } = persona('limited');
  expect((await register(await server.as('limited'), 'UNENROLLED', email)).error).toBeNull();
  const of = server.db.updateTable('pass').set({ session_ids: [sessionId] });
  await of.where('pass_id', '=', passId).execute();
  const own = server.db.selectFrom('pass_registration').select('pass_registration_id as registrationId');
  const registration = await own.where('pass_id', '=', passId).executeTakeFirstOrThrow();
  const run = async () => {
    await enrollByPass(server.context(null, server.clock.now()), registration);
    const enrolled = server.db.selectFrom('enrollment').select('session_id').where('member_id', '=', memberId);
    return (await enrolled.where('session_id', '=', sessionId).execute()).length;
  };
  await endRegistration(server.db, registration.registrationId);
  expect(await run()).toBe(0);
  const again = { state: 'ACTIVATED', activated_at: new Date(server.clock.now()) } as const;
  await server.db.updateTable('pass_registration').set(again).where('pass_id', '=', passId).execute();
  expect(await run()).toBe(1);
});

test('[THR-61] processPassExtras is about the caller alone: another id, address or pass is not found', async () => {
  const [academy, other] = [await server.as('academy'), persona('crashplus')];
  await register(server.stranger, 'ONE-TIME', other.email, { redemptionCode: 'RC-0040' });
  const { email } = persona('academy');
  const mine = { userId: academy.memberId, email, shortCode: 'ONE-TIME' };
  const foreign = [
    { ...mine, userId: other.memberId, email: other.email },
    { ...mine, userId: other.memberId },
    { ...mine, email: other.email },
    mine,
    { ...mine, shortCode: 'GHOST-PASS' },
    { ...mine, shortCode: 'x'.repeat(200) },
  ];
  for (const input of foreign) expect((await extras(academy, input)).error?.code).toBe('NOT_FOUND');
  expect(await grantsOf(other.email)).toEqual([]);
  // nor with a registration of the caller's own
  expect((await register(academy, 'WELCOME30', email)).error).toBeNull();
  const own = { ...mine, shortCode: 'WELCOME30' };
  for (const input of [
    { ...own, userId: other.memberId },
    { ...own, email: other.email },
  ])
    expect((await extras(academy, input)).error?.code).toBe('NOT_FOUND');
  expect(await extras(academy, own)).toMatchObject({ success: true, error: null });
  expect(
    (await server.stranger.ask('mutation { processPassExtras(userId: "a", email: "b", shortCode: "c") { success } }'))
      .errors?.[0]?.extensions.code,
  ).toBe('UNAUTHENTICATED');
});

test('[THR-01] a forged ssoUsername registers nobody, with a pass of either kind', async () => {
  for (const code of ['ACME-SSO', 'ACME-TEAM']) {
    const forged = await register(server.stranger, code, 'nina@acme.example', { ssoUsername: 'acme_nina' });
    expect(forged.error).toMatchObject({ code: 'PASS_SSO_FAILED' });
  }
  expect((await register(server.stranger, 'ACME-SSO', 'nina@acme.example')).error?.code).toBe('PASS_SSO_FAILED');
});

test('[THR-12] by a pass for everybody nobody finds out address by address who has an account at a company', async () => {
  const ann = persona('ann@acme.example').email;
  const ask = async (email: string) => (await register(server.stranger, 'WELCOME30', email)).error?.code ?? null;
  for (let n = 0; n < 20; n += 1) expect(await ask(ann)).toBe('409');
  expect([await ask(ann), await ask('nobody@larkfield.example')]).toEqual(['429', '429']);
  // a member who is signed in learns nothing new, and others who register use nothing up
  const own = await register(await server.as('ann@acme.example'), 'WELCOME30', ann);
  expect(own.error?.code).toBe('409');
  await server.db.deleteFrom('limit_bucket').execute();
  for (let n = 0; n < 22; n += 1) expect(await ask(`new-${String(n)}@larkfield.example`)).toBeNull();
  expect(await ask(ann)).toBe('409');
});

test('[THR-38] fifty registrations of one network may wait for their mails; no other takes a slot until one is opened', async () => {
  const passId = await addPass(server, { shortCode: 'FIFTY' });
  const ask = (n: number) => register(server.stranger, 'FIFTY', `fifty-${String(n)}@larkfield.example`);
  const first = await ask(1);
  expect(first.error).toBeNull();
  // what as many registrations as may wait but one leave behind
  await sql`insert into pass_registration
      (pass_id, address, first_name, last_name, state, network, mailed_at, registered_at, expires_at)
    select pass_id, 'fifty-' || n || '@larkfield.example', first_name, last_name, state, network, mailed_at,
      registered_at, expires_at
    from pass_registration, generate_series(2, 49) n where pass_id = ${passId}`.execute(server.db);
  await sql`update pass set taken = 49 where pass_id = ${passId}`.execute(server.db);
  expect((await ask(50)).error).toBeNull();
  expect((await ask(51)).error).toMatchObject({ code: '429', reason: 'HELD' });
  expect(await slotsTaken(server, passId)).toEqual({ counter: 50, rows: 50 });
  // a mail that is sent again is no other registration
  expect((await ask(50)).error).toBeNull();
  await setPassword(server, 'fifty-1@larkfield.example', first.tac);
  expect((await ask(51)).error).toBeNull();
});
