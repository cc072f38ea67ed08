import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { recordingWithin } from '@atrium/domain/session/recording.ts';
import { day } from '@atrium/domain/time.ts';
import type { StaffContext } from '../../../base/context.ts';
import { listWanted } from '../store/wantedRecordings.ts';
import type { WantedRecording } from '../types.ts';

/** For how long after a class a film of it that could not be made is named. */
const failedWithin = 30 * day;

/**
 * Classes within reach that are over and whose recording members still expect (D85), and those whose film could not be
 * made; the first to end first, at most fifty (STU-02).
 */
export function listWantedRecordings(ctx: Pick<StaffContext, 'db' | 'now' | 'staff'>): Promise<WantedRecording[]> {
  const reach = staffReach(ctx.staff, 'recording.write');
  return listWanted(ctx.db, {
    courseIds: reach === 'all' ? null : (reach?.courseIds ?? []),
    now: new Date(ctx.now),
    expectedFrom: new Date(ctx.now - recordingWithin),
    failedFrom: new Date(ctx.now - failedWithin),
  });
}
