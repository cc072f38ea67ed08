import { persona } from '@atrium/content/people.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { minute } from '@atrium/domain/time.ts';
import { addDays } from '@atrium/domain/zoneClock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOnCompany, companyOf } from './acts.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const bob = persona('bob@acme.example');
const add = (variables: object, who?: string) => actOnCompany(server, 'addCompanyAdministrator', { ...variables }, who);
const remove = (variables: object, who?: string) =>
  actOnCompany(server, 'removeCompanyAdministrator', { ...variables }, who);
const opens = async (who: string): Promise<boolean> => {
  const { data } = await (
    await server.as(who)
  ).ask<{ getOrganizationDetails: { error: { code: string } | null } | null }>(
    '{ getOrganizationDetails { error { code } } }',
  );
  return data?.getOrganizationDetails !== null && data?.getOrganizationDetails.error === null;
};
const mails = () =>
  server.db
    .selectFrom('mail')
    .select(['letter', 'withdrawn_at as withdrawnAt', 'sent_at as sentAt'])
    .where('to_address', '=', bob.email)
    .where('letter', 'in', ['administratorAdded', 'administratorRemoved'])
    .orderBy('mail_id')
    .execute();

test('[COM-01] [D96] somebody of a company is made its administrator once, is mailed later, and is none any more with a reason', async () => {
  expect(await opens(bob.email)).toBe(false);
  const asked = { companyId: 'acme', email: ` ${bob.email.toUpperCase()} ` };
  const rehearsed = await add({ ...asked, dryRun: true }, 'success');
  expect(rehearsed.lines.at(-1)).toMatch(/is mailed in ten minutes\.$/);
  expect(await opens(bob.email)).toBe(false);
  expect((await add(asked, 'success')).lines).toEqual(rehearsed.lines);
  expect(await add(asked, 'success')).toMatchObject({ lines: [], code: null });
  await expect.poll(() => opens(bob.email)).toBe(true);
  expect((await companyOf(server, 'acme')).administrators).toHaveLength(2);
  // taken back before the mail has left, nobody is mailed
  const ended = { companyId: 'acme', userId: bob.memberId };
  expect(await remove(ended)).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  expect((await remove({ ...ended, reason: 'The wrong Bob.' })).lines.at(-1)).toMatch(/is withdrawn\.$/);
  expect(await remove({ ...ended, reason: 'The wrong Bob.' })).toMatchObject({ lines: [], code: null });
  await expect.poll(() => opens(bob.email)).toBe(false);
  expect((await mails()).map(({ letter, withdrawnAt }) => [letter, withdrawnAt !== null])).toEqual([
    ['administratorAdded', true],
  ]);
  // and may be one again, for as long as the contract lasts
  await add(asked);
  await server.clock.advance(actMailsWait + minute);
  await expect.poll(async () => (await mails()).at(-1)?.sentAt ?? null).not.toBeNull();
  const [contract] = (await companyOf(server, 'acme')).contracts;
  if (contract === undefined) throw new Error('Acme has a contract');
  const { state: _, assignedSeats: _assigned, usedSeats: _used, ...terms } = contract;
  await actOnCompany(server, 'saveContract', { companyId: 'acme', ...terms, endsOn: addDays(terms.endsOn, 20) });
  const grant = await server.db
    .selectFrom('entitlement_grant')
    .select('ends_at as endsAt')
    .where('member_id', '=', bob.memberId)
    .where('source_ref', '=', contract.contractId)
    .executeTakeFirstOrThrow();
  expect(grant.endsAt?.getTime()).toBeGreaterThan(Date.parse(`${addDays(terms.endsOn, 20)}T00:00:00Z`));
});

test('[COM-01] [STF-01] nobody of another company is made one, nor by who does not look after it', async () => {
  for (const email of ['gil@globex.example', 'nobody@acme.example', 'member@demo.example'])
    expect(await add({ companyId: 'acme', email }), email).toMatchObject({ code: 'INVALID_INPUT', field: 'email' });
  expect(await add({ companyId: 'hooli', email: 'hal@hooli.example' }, 'success')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await add({ companyId: 'nobody', email: 'hal@hooli.example' }, 'success')).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await add({ companyId: 'acme', email: bob.email }, 'commerce')).code).toBe('FORBIDDEN');
  const foreign = { companyId: 'acme', userId: persona('gil@globex.example').memberId, reason: 'x' };
  expect((await remove(foreign)).code).toBe('NOT_FOUND');
  const newhire = persona('newhire@initech.example');
  // without a contract nothing says until when
  await remove({ companyId: 'initech', userId: newhire.memberId, reason: 'Has left.' });
  expect(await add({ companyId: 'initech', email: newhire.email })).toMatchObject({ field: 'email' });
});

test('[COM-01] [THR-65] somebody who has never signed in is not greeted by the name that was typed for them', async () => {
  const ida = { email: 'ida@acme.example', firstName: 'Ida', lastName: 'Berg' };
  await (
    await server.as('employee')
  ).query<object>('mutation ($input: SaveSeatsInput!) { saveSeats(input: $input) { seated } }', {
    input: { companyId: 'acme', people: [ida], dryRun: false },
  });
  const greetedAs = async (email: string): Promise<string | undefined> => {
    await add({ companyId: 'acme', email });
    const { body } = await server.db
      .selectFrom('mail')
      .select('body')
      .where('to_address', '=', email)
      .where('letter', '=', 'administratorAdded')
      .orderBy('mail_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return /Hello[^,]*,/.exec(body)?.[0];
  };
  expect(await greetedAs(ida.email)).toBe('Hello,');
  await server.as(bob.email);
  expect(await greetedAs(bob.email)).toBe(`Hello ${bob.firstName},`);
});
