import { noFilter } from '@atrium/server/modules/catalogue/service/listCatalogue.ts';
import { saveEnrollment } from '@atrium/server/modules/enrollment/service/saveEnrollment.ts';
import { expect } from 'vitest';
import { contextOf } from '../../bench/setting.ts';
import { wholeCatalogue } from '../wholeCatalogue.fixture.ts';
import { full, type CallsOfWorld } from './grownWorld.fixture.ts';

const firstPage = { after: 0, count: 24 };

/** Calls about courses: the catalogue, and seats that change hands. */
export const courseCalls: CallsOfWorld = {
  'the catalogue, by words': ({ member }) =>
    wholeCatalogue(member, { filter: { ...noFilter, query: 'pricing' }, ...firstPage }),
  'the catalogue, misspelt': ({ member }) =>
    wholeCatalogue(member, { filter: { ...noFilter, query: 'prycngg' }, ...firstPage }),
  'the catalogue, saved courses': ({ member }) =>
    wholeCatalogue(member, { filter: { ...noFilter, bookmarked: true }, ...firstPage }),
  'a swap, and leaving': async ({ database }) => {
    const planner = await contextOf(database, 'planner');
    const mine = { userId: planner.viewer.memberId, unenroll: false, swapFrom: null, clientSeq: null, deviceId: '' };
    const [one, other] = ['ai-first-strategy-1', 'ai-first-strategy-2'];
    const done = [
      await saveEnrollment(planner, { ...mine, sessionId: one }),
      await saveEnrollment(planner, { ...mine, sessionId: other, swapFrom: one }),
      await saveEnrollment(planner, { ...mine, sessionId: other, unenroll: true }),
    ];
    expect(done.map((each) => each.ok)).toEqual([true, true, true]);
  },
  'a seat given to the next in line': async ({ staff, seated }) => {
    const leave = { userId: seated, sessionId: full, unenroll: true, swapFrom: null, reason: 'Asked for it.' };
    expect((await saveEnrollment(staff, { ...leave, clientSeq: null, deviceId: '' })).ok).toBe(true);
  },
};
