import { randomUUID } from 'node:crypto';
import { asStaff } from '@atrium/server/base/context.ts';
import { transaction } from '@atrium/server/base/sql/transaction.ts';
import { collectEvents } from '@atrium/server/modules/analytics/service/collectEvents.ts';
import { forgetAddress } from '@atrium/server/modules/analytics/service/forgetAddress.ts';
import { forwardEvents } from '@atrium/server/modules/analytics/service/forwardEvents.ts';
import { openArchive, removeExpired } from '@atrium/server/modules/privacy/service/dataExports.ts';
import { eraseDue } from '@atrium/server/modules/privacy/service/eraseDue.ts';
import { removeAbandonedUploads } from '@atrium/server/modules/upload/service/removeAbandonedUploads.ts';
import { listUploads } from '@atrium/server/modules/upload/service/team.ts';
import { expect } from 'vitest';
import * as plan from '../plan.ts';
import type { CallsOfWorld } from './grownWorld.fixture.ts';

/** Calls about a member: their files, their data, and what their browser reports. */
export const memberCalls: CallsOfWorld = {
  'pictures that nobody shows any more': ({ member }) => removeAbandonedUploads(member),
  'a page of the files of the team': async ({ staff }) => {
    const question = { kind: 'picture', query: 'a', unused: true, after: 'team-400', count: 50 } as const;
    expect((await listUploads(asStaff(staff), question)).uploads).toEqual([]);
  },
  'a copy of the data that is opened, and an erasure': async ({ database, member }) => {
    await openArchive(member, plan.memberId(0));
    await database.pool.query(`update member_erasure set due_at = to_timestamp(1) where member_id = $1`, [
      plan.memberId(7),
    ]);
    await eraseDue(member);
    expect((await database.pool.query('select from member where member_id = $1', [plan.memberId(7)])).rowCount).toBe(0);
    return removeExpired(member);
  },
  'events of a browser that are stored, forwarded and forgotten': async ({ member }) => {
    const analytics = { forwards: true, deliver: () => Promise.resolve() };
    const ctx = { ...member, ports: { ...member.ports, analytics } };
    const event = {
      id: randomUUID(),
      name: 'Signed In',
      properties: { method: 'password' },
      path: '/',
      age: 0,
    } as const;
    expect((await collectEvents(ctx, { anonymousId: randomUUID(), events: [event] })).ok).toBe(true);
    await forwardEvents(ctx, { eventIds: [event.id] });
    await transaction(ctx.db, (tx) => forgetAddress(tx, 'nobody', null));
  },
};
