import { persona } from '@atrium/content/people.ts';
import { inTenant } from '@atrium/server/base/sql/tenant.ts';
import { listMembers } from '@atrium/server/modules/member/service/listMembers.ts';
import { mailDashboardDownload } from '@atrium/server/modules/organization/service/mailDownload.ts';
import { makeDownload } from '@atrium/server/modules/organization/service/makeDownload.ts';
import { openDownload as openMailedDownload } from '@atrium/server/modules/organization/service/openDownload.ts';
import { expect } from 'vitest';
import type { CallsOfWorld } from './grownWorld.fixture.ts';

/** Calls about companies: finding a person, and a download. */
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
