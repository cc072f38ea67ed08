import { persona } from '@atrium/content/people.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localTutorReceiver } from '../../adapters/local/tutorSite.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { contextOf } from '../enrollment/workshop.fixture.ts';
import { saveFlag } from '../entitlement/service/saveFlag.ts';
import { transferToProfAI } from './service/transferToProfAI.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer({ onLogLine: (line) => lines.push(line) });
});
afterAll(() => server.close());

interface Transfer {
  readonly profAIUrl: string | null;
  readonly error: { readonly code: string; readonly reason: string } | null;
}

const call = 'mutation { transferToProfAI { profAIUrl error { code reason } } }';

/** The address, or the code and reason of the refusal. */
async function transfer(caller: Caller): Promise<string | readonly (string | undefined)[]> {
  const { data, errors } = await caller.ask<{ transferToProfAI: Transfer | null }>(call);
  const said = data?.transferToProfAI;
  if (said?.profAIUrl) return said.profAIUrl;
  const error = said?.error ?? errors?.[0]?.extensions;
  return [error?.code, error?.reason];
}

async function addressFor(name: string): Promise<string> {
  const address = await transfer(await server.as(name));
  if (typeof address !== 'string') throw new Error(`${name} was refused: ${address.join(' ')}`);
  return address;
}

async function codes(): Promise<number> {
  const found = await server.db
    .selectFrom('oidc_record')
    .select('id_hash')
    .where('model', '=', 'AuthorizationCode')
    .execute();
  return found.length;
}

test('[TUT-01] [THR-23] the address takes the member to the tutor, once', async () => {
  const address = await addressFor('member');
  expect(address).toMatch(new RegExp(`^${server.origin}/__sandbox/tutor\\?acode=[\\w-]{43}$`));
  const open = async (): Promise<string> => (await fetch(address)).text();
  const arrived = await open();
  expect(arrived).toContain(`Hello, ${persona('member').firstName}`);
  expect(arrived).toContain(persona('member').email);
  expect(await open()).toContain('That code is not good any more');
  expect(await addressFor('member')).not.toBe(address);
});

test('[TUT-01] [THR-23] the tutor learns member and customer with its own secret; nobody else redeems the code', async () => {
  const { clientId, clientSecret, urls } = localTutorReceiver(server.origin, server.secret);
  const redeem = async (code: string, secret: string): Promise<Response> =>
    fetch(`${server.origin}/oidc/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
      body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: urls[0] ?? '' }),
    });
  const code = new URL(await addressFor('ann@acme.example')).searchParams.get('acode') ?? '';
  expect((await redeem(code, 'a wrong secret')).status).toBe(401);
  const { id_token: token } = (await (await redeem(code, clientSecret)).json()) as { id_token: string };
  const { memberId, email } = persona('ann@acme.example');
  expect(decodeJwt(token)).toMatchObject({
    aud: 'sandbox-tutor',
    sub: memberId,
    s4UserId: memberId,
    email,
    s4CustomerId: 'acme',
  });
  expect((await redeem(code, clientSecret)).status).toBe(400);
});

test('[ACC-16] [THR-23] a direct call by a member who may not open the page is refused, and makes no code', async () => {
  const refused = [
    ['trial', 'ACCOUNT_TYPE'],
    ['limited', 'ACCOUNT_TYPE'],
    ['alumni', 'ACCOUNT_TYPE'],
    ['workshops', 'ENTITLEMENT'],
    // Initech has not enabled the tutor, Globex has disabled AI features
    ['newhire@initech.example', 'CUSTOMER'],
    ['gil@globex.example', 'CUSTOMER'],
  ] as const;
  // a sign-in makes a code as well
  const callers = await Promise.all(refused.map(([name]) => server.as(name)));
  const before = await codes();
  expect(await transfer(server.stranger)).toMatchObject(['UNAUTHENTICATED', expect.anything()]);
  for (const [at, [name, reason]] of refused.entries()) {
    expect([name, await transfer(callers[at] ?? server.stranger)]).toEqual([name, ['FORBIDDEN', reason]]);
  }
  expect(await codes()).toBe(before);
});

test('[THR-21] [THR-23] with the flag off a direct call is refused', async () => {
  const member = await server.as('member');
  const rule = { flag: 'profAimcBanner', targets: [] } as const;
  await saveFlag(server.db, { ...rule, defaultValue: false });
  await expect.poll(() => transfer(member)).toEqual(['FORBIDDEN', 'FLAG']);
  await saveFlag(server.db, { ...rule, defaultValue: true });
  await expect.poll(async () => typeof (await transfer(member))).toBe('string');
});

test('[THR-23] a hand-over is logged with its member, and no code is', async () => {
  const address = await addressFor('academy');
  const code = new URL(address).searchParams.get('acode') ?? 'none';
  await fetch(address);
  await expect
    .poll(() => lines.filter((line) => line.includes('handed over')).at(-1))
    .toContain(persona('academy').memberId);
  expect(lines.filter((line) => line.includes(code))).toEqual([]);
});

test('[TUT-01] where no tutor is configured the page says that it is unavailable', async () => {
  const ctx = contextOf(server, persona('member').memberId, server.clock.now());
  const without = { ...ctx, ports: { ...ctx.ports, tutor: null } };
  expect(await transferToProfAI(without)).toMatchObject({ ok: false, refusal: { code: 'UNAVAILABLE' } });
});
