import { persona } from '@atrium/content/people.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The room's pages as a browser opens them: with cookies, without a bearer token. */
async function browserOf(name: string) {
  const { cookies } = await signInAs(server.origin, persona(name).email, demoPassword);
  return async (path: string, method: 'GET' | 'POST' = 'GET') => {
    const headers = { origin: server.origin, cookie: cookies };
    const answer = await fetch(`${server.origin}/__sandbox/meeting/event/${path}`, {
      method,
      headers,
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text() };
  };
}

test('[EVT-05] the room of a running event opens for those who attend, and only for them', async () => {
  const member = await browserOf('member');
  expect((await member('office-hours-pricing')).text).toContain('Join now');
  expect((await member('office-hours-pricing/join', 'POST')).status).toBe(303);
  expect((await member('office-hours-pricing')).text).toContain('You joined at');
  const inside = server.db
    .selectFrom('presence')
    .select('joined_at')
    .where('member_id', '=', persona('member').memberId)
    .where('member_event_id', '=', 'office-hours-pricing');
  const since = await inside.execute();
  expect(since).toEqual([{ joined_at: expect.any(Date) as Date }]);
  // a second press a minute later joins the same meeting
  await server.clock.advance(minute);
  expect((await member('office-hours-pricing/join', 'POST')).status).toBe(303);
  expect(await inside.execute()).toEqual(since);
  expect((await member('office-hours-pricing/leave', 'POST')).status).toBe(303);
  const left = await member('office-hours-pricing');
  expect(left.text).toContain('Join now');
  expect(left.text).toContain('href="/events/office-hours-pricing"');

  const other = await browserOf('academy');
  for (const step of ['', '/join'] as const) {
    const refused = await other(`office-hours-pricing${step}`, step === '' ? 'GET' : 'POST');
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.text).toContain('Please RSVP to the event to join it.');
  }
});

test('[EVT-05] a room opens three hours before its event, is over after it, and is not there for an unknown one', async () => {
  const member = await browserOf('member');
  expect((await member('what-changed-in-ai')).text).toContain('The room opens');
  expect((await member('what-changed-in-ai/join', 'POST')).status).toBe(403);
  expect((await member('reading-a-balance-sheet')).text).toContain('This has ended.');
  expect((await member('reading-a-balance-sheet?recording=1')).text).toContain('plays the recording');
  expect((await member('reading-a-balance-sheet/join', 'POST')).status).toBe(403);
  expect((await member('nothing-here')).status).toBe(404);
});

test('[EVT-05] a canceled event has no room, even for those who attended it', async () => {
  const member = await browserOf('member');
  expect((await member('office-hours-pricing')).status).toBe(200);
  await server.db
    .updateTable('member_event')
    .set({ status: 'CANCELED' })
    .where('member_event_id', '=', 'office-hours-pricing')
    .execute();
  expect((await member('office-hours-pricing')).status).toBe(404);
  expect((await member('office-hours-pricing/join', 'POST')).status).toBe(404);
});
