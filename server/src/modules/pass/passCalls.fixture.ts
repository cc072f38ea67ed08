import { codeOf as outcomeOf, forgetAttempts, type Call } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { addPass, extras, register } from './pass.fixture.ts';
import { removePerson } from './service/staff/passes.ts';

/** Registrations by two passes of one company, members who accept them, and staff who removes them. */
export async function passCalls(server: TestServer): Promise<Record<string, Call>> {
  const email = 'bob@acme.example';
  const caller = await server.as(email);
  const shortCodes = ['LOCKS-1', 'LOCKS-2'] as const;
  for (const shortCode of shortCodes) {
    await addPass(server, { shortCode, customerId: 'acme', takesSeat: true, sessionIds: ['scenario-planning-1'] });
  }
  const codeOf = (n: number) => shortCodes[n % 2] ?? 'LOCKS-1';
  const { memberId: userId } = caller;
  for (const shortCode of shortCodes) await register(caller, shortCode, email);
  return {
    createUserWithPass: async (n) => {
      await forgetAttempts(server);
      // strangers, and the members themselves who accept it meanwhile
      const isOwn = n % 2 === 0;
      const address = isOwn ? email : `locks-${String(n % 3)}@acme.example`;
      return (await register(isOwn ? caller : server.stranger, codeOf(n >> 1), address)).error?.code ?? 'done';
    },
    'a registration that staff removes': async (n) => {
      const deps = actOf(server);
      return outcomeOf(
        await removePerson(deps, codeOf(n), n % 3 === 0 ? email : `locks-${String(n % 3)}@acme.example`),
      );
    },
    processPassExtras: async (n) =>
      (await extras(caller, { userId, email, shortCode: codeOf(n) })).error?.code ?? 'done',
  };
}
