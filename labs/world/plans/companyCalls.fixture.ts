import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { inTenant } from '@atrium/server/base/sql/tenant.ts';
import { seatIdOf } from '@atrium/server/demo/seats.ts';
import { listMembers } from '@atrium/server/modules/member/service/listMembers.ts';
import { mailDashboardDownload } from '@atrium/server/modules/organization/service/mailDownload.ts';
import { makeDownload } from '@atrium/server/modules/organization/service/makeDownload.ts';
import { openDownload as openMailedDownload } from '@atrium/server/modules/organization/service/openDownload.ts';
import { removeSeat } from '@atrium/server/modules/seat/service/removeSeat.ts';
import { saveSeats } from '@atrium/server/modules/seat/service/saveSeats.ts';
import { sendSeatReminders } from '@atrium/server/modules/seat/service/sendSeatReminders.ts';
import { expect } from 'vitest';
import { contextOf } from '../../bench/setting.ts';
import type { CallsOfWorld } from './grownWorld.fixture.ts';

/** Calls about companies: the directory, seats and dashboards. */
export const companyCalls: CallsOfWorld = {
  'a person, by name, address and id': async ({ staff }) => {
    for (const [filter, found] of [
      ['fernandes maya', 1],
      ['MEMBER@demo.example', 1],
      [persona('member').memberId, 1],
      ['fern', 24],
      ['', 24],
    ] as const) {
      const answer = await listMembers(staff, { filter, count: 24, page: 1, context: 'ADMIN' });
      if (!answer.ok) throw new Error(answer.refusal.code);
      expect([filter, answer.value.list.length > 0, answer.value.list.length <= found]).toEqual([filter, true, true]);
    }
  },
  'seats that are given, reminded and revoked': async ({ database }) => {
    const ann = await contextOf(database, 'ann@acme.example');
    const people = [{ email: 'seat@acme.example', firstName: 'Seat', lastName: 'Holder' }];
    const seatId = seatIdOf(persona('bob@acme.example').memberId, 'acme-1');
    const done = [
      await saveSeats(ann, { customerId: null, people, csv: null, dryRun: false }),
      await sendSeatReminders({ ...ann, now: ann.now + 2 * day }, { customerId: null, seatId: null }),
      await removeSeat(ann, { customerId: null, seatId }),
    ];
    expect(done.map((each) => each.ok)).toEqual([true, true, true]);
    await database.db.deleteFrom('member').where('email', '=', 'seat@acme.example').execute();
  },
  'a download of a dashboard that is mailed': async ({ database, staff }) => {
    const asked = {
      type: 'employees',
      employeeId: null,
      filter: 'LAST_30_DAYS',
      searchTerm: '',
      sortBy: null,
    } as const;
    expect((await mailDashboardDownload(staff, 'acme', asked)).ok).toBe(true);
    const { company_download_id: id } = await inTenant(database.db, 'acme', (tx) =>
      tx
        .selectFrom('company_download')
        .select('company_download_id')
        .where('size', 'is', null)
        .where('member_id', '=', staff.viewer.memberId)
        .executeTakeFirstOrThrow(),
    );
    await makeDownload(staff, { customerId: 'acme', id });
    const opened = await openMailedDownload(staff, 'acme', id);
    if (opened.kind !== 'file') throw new Error(opened.kind);
    let size = 0;
    for await (const part of opened.parts) size += part.length;
    expect(size).toBe(opened.size);
  },
};
