import { inTenant } from '../../base/sql/tenant.ts';
import { transaction } from '../../base/sql/transaction.ts';
import type { Call } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import { act, addMembers } from '../enrollment/workshop.fixture.ts';
import { eraseDue } from './service/eraseDue.ts';

const sessionIds = ['locks-1', 'locks-2'];
const shortCodes = ['LOCKS-1', 'LOCKS-2'];

/**
 * Erasures that are due at once, each of a new member who has what others want at that moment: seats of the sessions
 * that are enrolled in, a seat of a company, slots of the passes that are registered by, and a sign-in.
 */
export function dueErasures(server: TestServer): Call {
  const now = server.clock.now();
  let made = 0;
  return async () => {
    made += 1;
    const [memberId = ''] = await addMembers(server, `leaver-${String(made)}`, 1);
    for (const sessionId of sessionIds) await act(server, memberId, sessionId, now);
    const { db } = server;
    for (const shortCode of shortCodes) {
      await transaction(db, async (tx) => {
        const { pass_id } = await tx
          .updateTable('pass')
          .set((eb) => ({ taken: eb('taken', '+', 1) }))
          .where('short_code', '=', shortCode)
          .returning('pass_id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('pass_registration')
          .values({
            pass_id,
            address: `${memberId}@test.example`,
            first_name: 'A',
            last_name: 'Leaver',
            state: 'ACTIVATED',
            network: '',
            registered_at: new Date(0),
            expires_at: new Date(now),
            member_id: memberId,
            activated_at: new Date(0),
          })
          .execute();
      });
    }
    await inTenant(db, 'hooli', (tx) =>
      tx
        .insertInto('seat')
        .values({ contract_id: 'hooli-1', customer_id: 'hooli', member_id: memberId, assigned_at: new Date(0) })
        .execute(),
    );
    await db
      .insertInto('member_erasure')
      .values({ member_id: memberId, requested_at: new Date(0), due_at: new Date(now) })
      .execute();
    await eraseDue(server.context(null, now));
    const left = db.selectFrom('member').select('member_id').where('member_id', '=', memberId);
    // erased by this call, or by another one for which it waited
    return (await left.executeTakeFirst()) === undefined ? 'done' : 'INTERNAL: not erased';
  };
}
