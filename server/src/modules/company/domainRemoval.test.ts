import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { listVerifiedDomains } from '../member/service/listVerifiedDomains.ts';
import { isRecognized } from '../pass/service/isRecognized.ts';
import { findPass } from '../pass/store/passes.ts';
import { actOnCompany } from './acts.fixture.ts';

// What a rehearsal says of the removal of a domain is what then happens, counted from outside: by the lookups of
// sign-on, and by what passes take.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const worlds = fc.record({
  /** Where each of its people has an address, and whether the provider knows them. */
  people: fc.array(fc.record({ isThere: fc.boolean(), isKnown: fc.boolean() }), { maxLength: 5 }),
  passes: fc.array(fc.record({ names: fc.boolean(), isClosed: fc.boolean() }), { maxLength: 3 }),
  hasProvider: fc.boolean(),
  isProved: fc.boolean(),
  hasOther: fc.boolean(),
});

const statusOf = async (email: string): Promise<string | null> => {
  const { lookupCorporateRealm: found } = await server.stranger.query<{
    lookupCorporateRealm: { error: { code: string } | null };
  }>(`{ lookupCorporateRealm(b64email: "${Buffer.from(email).toString('base64')}") { error { code } } }`);
  return found.error?.code ?? null;
};

const numberIn = (lines: readonly string[], pattern: RegExp): number => {
  const found = lines.map((line) => pattern.exec(line)?.[1]).find((count) => count !== undefined);
  return found === undefined ? 0 : Number(found);
};

/** Makes a company with these people, passes and domains. */
async function makeWorld(
  world: typeof worlds extends fc.Arbitrary<infer T> ? T : never,
  { companyId, domain }: { readonly companyId: string; readonly domain: string },
) {
  const { db } = server;
  const issuer = `https://id.${domain}`;
  await actOnCompany(server, 'addCompany', { companyId, name: 'Vehement', timeZone: 'UTC' });
  const proved = { verified_at: new Date(server.clock.now()), verified_by: 'STAFF' as const };
  await db
    .insertInto('email_domain')
    .values({ domain, customer_id: companyId, ...(world.isProved && proved) })
    .execute();
  if (world.hasOther)
    await db
      .insertInto('email_domain')
      .values({ domain: `other-${domain}`, customer_id: companyId, ...proved })
      .execute();
  if (world.hasProvider)
    await db
      .insertInto('identity_realm')
      .values({
        realm_id: companyId,
        customer_id: companyId,
        kind: 'SAML',
        issuer,
        sso_url: `${issuer}/sso`,
        certificates: ['x'],
      })
      .execute();
  const emails: string[] = [];
  const strangers: string[] = [];
  for (const [at, { isThere, isKnown }] of world.people.entries()) {
    const email = `p${String(at)}@${isThere ? domain : `elsewhere-${domain}`}`;
    const memberId = crypto.randomUUID();
    await db
      .insertInto('member')
      .values({
        member_id: memberId,
        customer_id: companyId,
        email,
        first_name: 'P',
        last_name: 'Q',
        registered_at: new Date(),
      })
      .execute();
    if (isKnown)
      await db
        .insertInto('federated_identity')
        .values({ issuer, subject: memberId, member_id: memberId, created_at: new Date() })
        .execute();
    emails.push(email);
    if (isThere && !isKnown) strangers.push(email);
  }
  const codes: string[] = [];
  for (const [at, { names, isClosed }] of world.passes.entries()) {
    const code = `${companyId}-${String(at)}`;
    await db
      .insertInto('pass')
      .values({
        short_code: code,
        customer_id: companyId,
        target_segment: 'ENTERPRISE',
        allowed_domains: names ? ['named.example'] : [],
        closes_at: isClosed ? new Date(server.clock.now() - 1000) : null,
        created_at: new Date(server.clock.now()),
      })
      .execute();
    if (!isClosed) codes.push(code);
  }
  return { emails, codes, strangers };
}

/** What the open passes of a company take: an address of the domain, and one of a stranger’s. */
async function takes(codes: readonly string[], domain: string) {
  const found = [];
  for (const code of codes) {
    const pass = await findPass(server.db, code);
    if (pass === null) throw new Error(code);
    found.push({
      there: await isRecognized(server.db, pass, `x@${domain}`),
      anywhere: await isRecognized(server.db, pass, 'x@some-firm.example'),
    });
  }
  return found;
}

test('[COM-01] [THR-70] what removing a domain takes is said before in the numbers of what then happens', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      runs += 1;
      const companyId = `run-${String(runs)}`;
      const domain = `${companyId}.example`;
      const { emails, codes, strangers } = await makeWorld(world, { companyId, domain });
      const before = await Promise.all(emails.map(statusOf));
      const took = await takes(codes, domain);
      const input = { companyId, domain };
      const { lines: said } = await actOnCompany(server, 'removeCompanyDomain', { ...input, dryRun: true });
      expect(await Promise.all(emails.map(statusOf))).toEqual(before);
      const { lines } = await actOnCompany(server, 'removeCompanyDomain', { ...input, reason: 'They sold it.' });
      expect(lines).toEqual(said);
      const after = await Promise.all(emails.map(statusOf));
      const lost = emails.filter((_email, at) => before[at] !== '404' && after[at] === '404');
      const taken = await takes(codes, domain);
      const narrowed = taken.filter(({ there }, at) => took[at]?.there === true && !there).length;
      const widened = taken.filter(({ anywhere }, at) => took[at]?.anywhere === false && anywhere).length;
      if (!world.isProved) {
        expect(said.join(' ')).toMatch(/nobody loses anything/);
        expect([lost.length, narrowed, widened]).toEqual([0, 0, 0]);
        return;
      }
      expect(numberIn(said, /\. (\d+) (?:person|people) of it ha(?:s|ve) an address/)).toBe(lost.length);
      expect(numberIn(said, /^(\d+) (?:person|people) of them never signed in/)).toBe(
        world.hasProvider ? strangers.length : 0,
      );
      expect(numberIn(said, /^(\d+) pass(?:es)? of it takes? addresses there no longer/)).toBe(narrowed);
      expect(numberIn(said, /^(\d+) pass(?:es)? of it takes? any work address/)).toBe(widened);
      const left = await listVerifiedDomains(server.db, companyId);
      expect(said.some((line) => line.startsWith('It was the last one'))).toBe(left.length === 0);
    }),
    { numRuns: 15, seed: 7 },
  );
});
