import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addEarners, addCertificate } from './certificate.fixture.ts';
import { issueDue } from './service/issueDue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('[CRT-04] two issuing jobs at once issue each certificate once', async () => {
  const spec = { certificateId: 'storm', courseIds: ['storm-a'] };
  await addCertificate(server, spec);
  const members = await addEarners(server, spec, 40);
  const monday = nextIssueAt(server.clock.now());
  await Promise.all(Array.from({ length: 6 }, () => issueDue(server.context(null, monday))));
  const issued = await server.db
    .selectFrom('credential')
    .select('member_id')
    .where('certificate_id', '=', 'storm')
    .execute();
  expect(issued.map(({ member_id }) => member_id ?? '').toSorted()).toEqual(members.toSorted());
  const mails = (await server.mails()).filter(({ subject }) => subject === 'Your certificate is ready: Program storm');
  expect(new Set(mails.map(({ to }) => to)).size).toBe(40);
  expect(mails.length).toBe(40);
});
