import { sql } from 'kysely';
import { expect } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { demoPassword } from '../../demo/accounts.ts';
import type { Caller, TestServer } from '../../testing/harness.ts';
import { codeIn } from '../account/mailbox.fixture.ts';
import { hashRedemption } from './service/passLimits.ts';

export interface Registered {
  readonly result: string;
  readonly tac: string | null;
  readonly passRedirect: string | null;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly reason: string;
    readonly field: string | null;
  } | null;
}
export interface Link {
  readonly success: boolean;
  readonly link: string | null;
  readonly existingUser: boolean;
  readonly showStayTuned: boolean;
}

/** What a consumer's registration asks for; the address is still to come. */
export const consumer = {
  firstName: 'Nora',
  lastName: 'Lindqvist',
  company: 'Larkfield',
  jobTitle: 'Analyst',
  jobLevel: 'manager',
  companyNumberOfEmployees: '100-499',
  phone: '+1 555 0100',
};

/** Registers by a pass, as the page does. */
export async function register(
  caller: Caller,
  code: string,
  email: string,
  change: Record<string, unknown> = {},
): Promise<Registered> {
  const document = `mutation ($input: CreateUserWithPassInput!) {
    createUserWithPass(input: $input) { result tac passRedirect error { code message reason field } } }`;
  const input = { ...consumer, code, email, ...change };
  return (await caller.query<{ createUserWithPass: Registered }>(document, { input })).createUserWithPass;
}

export async function findLink(caller: Caller, code: string, email: string, tac: string | null): Promise<Link> {
  const document = `query ($code: String!, $email: String!, $tac: String!) {
    lookupPassActivationLink(code: $code, email: $email, tac: $tac) { success link existingUser showStayTuned } }`;
  const { lookupPassActivationLink: link } = await caller.query<{ lookupPassActivationLink: Link }>(document, {
    code,
    email,
    tac: tac ?? '',
  });
  return link;
}

export async function extras(
  caller: Caller,
  input: { readonly userId: string; readonly email: string; readonly shortCode: string },
): Promise<{ success: boolean | null; redirectUrl: string | null; error: { code: string } | null }> {
  const document = `mutation ($userId: ID!, $email: String!, $shortCode: String!) {
    done: processPassExtras(userId: $userId, email: $email, shortCode: $shortCode) {
      success redirectUrl error { code } } }`;
  return (
    await caller.query<{
      done: { success: boolean | null; redirectUrl: string | null; error: { code: string } | null };
    }>(document, input)
  ).done;
}

/** A pass of a test; what is not said is that of an open pass of consumers. */
export async function addPass(
  { db }: TestServer,
  pass: {
    readonly shortCode: string;
    readonly customerId?: string;
    readonly slots?: number | null;
    readonly takesSeat?: boolean;
    readonly isTrial?: boolean;
    readonly oneTimeCodes?: readonly string[];
    readonly sessionIds?: readonly string[];
    readonly entitlementIds?: readonly string[];
    readonly durationDays?: number | null;
    readonly returnSlots?: boolean;
    readonly startsAt?: number;
    readonly redirectUrl?: string;
  },
): Promise<string> {
  const passId = `pass-${pass.shortCode.toLowerCase()}`;
  await db
    .insertInto('pass')
    .values({
      pass_id: passId,
      short_code: pass.shortCode,
      customer_id: pass.customerId ?? 'consumer',
      target_segment: pass.customerId === undefined ? 'CONSUMER' : 'ENTERPRISE',
      slots: pass.slots ?? null,
      takes_seat: pass.takesSeat ?? false,
      return_slots: pass.returnSlots ?? true,
      is_trial: pass.isTrial ?? false,
      uses_otrc: pass.oneTimeCodes !== undefined,
      entitlement_ids: [...(pass.entitlementIds ?? ['area-ai-academy'])],
      session_ids: [...(pass.sessionIds ?? [])],
      duration_days: pass.durationDays === undefined ? 90 : pass.durationDays,
      redirect_url: pass.redirectUrl ?? null,
      created_at: new Date(0),
      starts_at: pass.startsAt === undefined ? null : new Date(pass.startsAt),
    })
    .execute();
  for (const code of pass.oneTimeCodes ?? []) {
    await db
      .insertInto('pass_redemption_code')
      .values({ pass_id: passId, code_hash: hashRedemption(code) })
      .execute();
  }
  return passId;
}

/** When the last day of a company's contract ends where it is. */
export async function lastInstantOf({ db }: TestServer, customerId: string): Promise<Date> {
  const ends = sql<{ ends: Date }>`select contract_end(k.ends_at, c.time_zone) as ends
    from contract k join customer c using (customer_id)`;
  const { rows } = await inTenant(db, customerId, (tx) => ends.execute(tx));
  const [row] = rows;
  if (row === undefined) throw new Error(`no contract of ${customerId}`);
  return row.ends;
}

export async function slotsTaken({ db }: TestServer, passId: string): Promise<{ counter: number; rows: number }> {
  const { taken } = await db.selectFrom('pass').select('taken').where('pass_id', '=', passId).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('pass_registration')
    .select('state')
    .where('pass_id', '=', passId)
    .where('state', 'in', ['HELD', 'ACTIVATED'])
    .execute();
  return { counter: taken, rows: rows.length };
}

/**
 * Goes on from a registration to the account: the mailed code, and a password; with null for the tac, by a reset.
 * Returns the caller who signed in.
 */
export async function setPassword(server: TestServer, email: string, tac: string | null): Promise<Caller> {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  if (tac === null)
    await server.stranger.query('mutation ($email: String!) { forgotPassword(email: $email) { success } }', { email });
  else
    await server.stranger.query(
      'mutation ($email: String!, $tac: String!) { sendVerificationCode(b64email: $email, b64tac: $tac) { success } }',
      { email: base64(email), tac: base64(tac) },
    );
  const coded = async () =>
    (await server.mails()).filter(({ to, subject }) => to === email && subject.startsWith('Your code'));
  await expect.poll(async () => (await coded()).length).toBeGreaterThan(0);
  const input = { email, tac, password: demoPassword, code: codeIn((await coded())[0]) };
  const { confirmPassword } = await server.stranger.query<{ confirmPassword: { success: boolean } }>(
    'mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { success error { code } } }',
    { input },
  );
  expect(confirmPassword.success).toBe(true);
  const { memberId } = await server.db
    .selectFrom('member')
    .select('member_id as memberId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return server.signIn({ memberId, email, password: demoPassword });
}
