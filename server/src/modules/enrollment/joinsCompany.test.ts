import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../base/sql/transaction.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { moveToCustomer } from '../member/service/moveToCustomer.ts';
import { act, addMembers, addSession } from './workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('[ORG-04] a member who enrolls again after joining a company is counted by it; what was before stays their own', async () => {
  const now = server.clock.now();
  const startAt = now + 30 * day;
  for (const sessionId of ['joins-left', 'joins-kept'])
    await addSession(server, { sessionId, courseId: sessionId, startAt, capacity: 5 });
  const [memberId = ''] = await addMembers(server, 'joins', 1);
  await act(server, memberId, 'joins-kept', now);
  await act(server, memberId, 'joins-left', now);
  await act(server, memberId, 'joins-left', now, { unenroll: true });
  await transaction(server.db, (tx) => moveToCustomer(tx, memberId, { from: 'consumer', to: 'hooli' }));
  await act(server, memberId, 'joins-kept', now);
  await act(server, memberId, 'joins-left', now);
  const rows = await server.db
    .selectFrom('enrollment')
    .select(['session_id as session', 'customer_id as customer', 'status'])
    .where('member_id', '=', memberId)
    .orderBy('session_id')
    .execute();
  expect(rows).toEqual([
    { session: 'joins-kept', customer: 'consumer', status: 'ENROLLED' },
    { session: 'joins-left', customer: 'hooli', status: 'ENROLLED' },
  ]);
  const steps = await server.db
    .selectFrom('enrollment_step')
    .select(['kind', 'customer_id as customer'])
    .where('member_id', '=', memberId)
    .where('session_id', '=', 'joins-left')
    .orderBy('enrollment_step_id')
    .execute();
  expect(steps).toEqual([
    { kind: 'ENROLLED', customer: 'consumer' },
    { kind: 'UNENROLLED', customer: 'consumer' },
    { kind: 'ENROLLED', customer: 'hooli' },
  ]);
});
