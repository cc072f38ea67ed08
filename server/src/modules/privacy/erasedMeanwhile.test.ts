import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listKind } from '../../adapters/local/till/state.ts';
import type { MemberContext } from '../../base/context.ts';
import type { MeetingProvider } from '../../ports/meetings.ts';
import type { Payments } from '../../ports/payments.ts';
import type { Uploads } from '../../ports/uploads.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { addClassOf } from '../attendance/class.fixture.ts';
import { openRoom } from '../attendance/service/openRoom.ts';
import { createCheckout } from '../billing/service/checkout.ts';
import { addMembers, contextOf } from '../enrollment/workshop.fixture.ts';
import { post } from '../member/profile.fixture.ts';
import { createSignedUploadUrl, publishPicture } from '../upload/service/profilePictures.ts';
import { removeFiles } from '../upload/service/removeAbandonedUploads.ts';

// Calls that ask a provider while the account of their caller is erased.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function erase(memberId: string): Promise<void> {
  await server.db.deleteFrom('member').where('member_id', '=', memberId).execute();
}

/** The context of a member whose orders go to the till, changed by `replace`. */
function buying(memberId: string, replace: (payments: Payments) => Partial<Payments>): MemberContext {
  const ctx = contextOf(server, memberId, server.clock.now());
  const { payments } = ctx.ports;
  if (payments === null) throw new Error('nothing is sold');
  return { ...ctx, ports: { ...ctx.ports, payments: { ...payments, ...replace(payments) } } };
}

const atTheTill = (memberId: string) =>
  server.till.run(
    (state) => {
      const customers = listKind(state, 'customer').filter(({ metadata }) => metadata['member_id'] === memberId);
      const pages = listKind(state, 'checkout.session').filter(({ client_reference_id: id }) => id === memberId);
      return { customers: customers.length, open: pages.filter(({ status }) => status === 'open').length };
    },
    { reads: true },
  );

const order = {
  productId: 'crash-courses',
  isUpgrade: false,
  promoCode: null,
  returnUrl: '/upgrade',
  cancelUrl: '/upgrade',
};

test('[ACT-05] a member who is erased while they become a customer of the payment provider is none there', async () => {
  const [memberId = ''] = await addMembers(server, 'first-order', 1);
  const ctx = buying(memberId, (payments) => ({
    addCustomer: async (member) => {
      const added = await payments.addCustomer(member);
      expect(await atTheTill(memberId)).toMatchObject({ customers: 1 });
      await erase(memberId);
      return added;
    },
  }));
  expect(await createCheckout(ctx, order)).toMatchObject({ ok: false, refusal: { code: 'UNAUTHENTICATED' } });
  expect(await atTheTill(memberId)).toEqual({ customers: 0, open: 0 });
});

test('[ACT-05] nothing can be paid on a page that is opened while its member is erased', async () => {
  const [memberId = ''] = await addMembers(server, 'last-order', 1);
  const ctx = buying(memberId, (payments) => ({
    openCheckout: async (request) => {
      const page = await payments.openCheckout(request);
      expect(await atTheTill(memberId)).toMatchObject({ open: 1 });
      await erase(memberId);
      return page;
    },
  }));
  expect(await createCheckout(ctx, order)).toMatchObject({ ok: false, refusal: { code: 'UNAUTHENTICATED' } });
  expect(await atTheTill(memberId)).toMatchObject({ open: 0 });
});

test('[ACT-05] a member who is erased while they enter a live room is registered in it no longer', async () => {
  const { members, sessionId, startOf } = await addClassOf(server, { sessionId: 'left', meetings: 1, members: 2 });
  const link = 'https://us02web.zoom.us/j/81234567893';
  await sql`update session set session_meta = ${JSON.stringify({ eventLink: link })} where session_id = ${sessionId}`.execute(
    server.db,
  );
  const [erased = '', other = ''] = members;
  const registered = new Set<string>();
  const register: MeetingProvider['register'] = async ({ memberId }) => {
    registered.add(memberId);
    if (memberId === erased) await erase(memberId);
    return { registrantId: memberId, joinUrl: `${link}?tk=${memberId}` };
  };
  const remove: MeetingProvider['remove'] = (registration) => {
    expect(registration.link).toBe(link);
    registered.delete(registration.registrantId);
    return Promise.resolve();
  };
  const enter = (memberId: string) => {
    const ctx = contextOf(server, memberId, startOf(1));
    return openRoom(
      { ...ctx, ports: { ...ctx.ports, meetings: { ...ctx.ports.meetings, register, remove } } },
      sessionId,
    );
  };
  expect(await enter(other)).toBe(`${link}?tk=${other}`);
  expect(await enter(erased)).toBeNull();
  expect([...registered]).toEqual([other]);
});

test('[ACT-05] [THR-34] no picture is left of a member who is erased while it is encoded', async () => {
  const [memberId = ''] = await addMembers(server, 'pictured', 1);
  const ctx = contextOf(server, memberId, server.clock.now());
  const form = await createSignedUploadUrl(ctx, 'image/png');
  if (!form.ok) throw new Error('no form');
  const { url, fields, key, imageUrl } = form.value;
  const file = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(await post(new URL(url, server.origin), fields, new Uint8Array(file))).toBe(204);
  const { uploads } = ctx.ports;
  const publish: Uploads['publish'] = async (...picture) => {
    await erase(memberId);
    // what the job of an erasure does
    await removeFiles(ctx, key);
    await uploads.publish(...picture);
  };
  const ports = { ...ctx.ports, uploads: { ...uploads, publish } };
  expect(await publishPicture({ ...ctx, ports }, imageUrl)).toMatchObject({ ok: false });
  expect([await uploads.findReceived(key), await uploads.findPublished(key)]).toEqual([null, null]);
});

test('[ACT-05] [THR-18] a call that is under way when its member is erased ends as signed out, not as a fault', async () => {
  const member = await server.as('archive');
  const pause = await pauseAt(server, 'insert', 'data_export');
  const asked = member.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { requestDataDownload { download { path } error { code } } }' }),
  });
  try {
    await pause.untilWaiting(1);
    await erase(member.memberId);
    const gone = async () => (await member.ask('{ getMember { userId } }')).errors?.[0]?.extensions.code;
    await expect.poll(gone).toBe('UNAUTHENTICATED');
  } finally {
    await pause.release();
    await pause.close();
  }
  const answer = await asked;
  expect([answer.status, await answer.json()]).toMatchObject([
    401,
    { data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
  ]);
});
