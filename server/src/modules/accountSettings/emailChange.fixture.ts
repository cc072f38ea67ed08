import { codeOf } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { WritingCalls } from '../../testing/operation.ts';
import { addMembers, contextOf } from '../enrollment/workshop.fixture.ts';
import { makeEmailCode } from './service/emailChange/code.ts';
import { confirmEmailChange } from './service/emailChange/confirmEmailChange.ts';

/** Makes a member wait for the code of an address, as if it had been mailed; returns the code. */
export async function awaitCode({ db, secret }: TestServer, memberId: string, email: string): Promise<string> {
  const { code, codeHash } = makeEmailCode({ secret }, { memberId, email });
  const [at, expiresAt] = [new Date(), new Date(Date.now() + 900_000)];
  const row = { email, requested_at: at, expires_at: expiresAt, code_hash: codeHash, tries: 0, done_at: null };
  await db
    .insertInto('email_change')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  return code;
}

/** Codes for the same few addresses, which several members confirm. */
export async function emailCalls(server: TestServer): Promise<WritingCalls> {
  const movers = await addMembers(server, 'mover', 3);
  return {
    confirmEmailChange: async (n) => {
      const memberId = movers[n % movers.length] ?? '';
      const code = await awaitCode(server, memberId, `moved-${String(n % 4)}@test.example`);
      return codeOf(await confirmEmailChange(contextOf(server, memberId, server.clock.now()), code));
    },
  };
}
