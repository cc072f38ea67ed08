import { expect, test } from 'vitest';
import { toMemberSession } from './memberSession.ts';
import { aWireSession } from './wire.fixture.ts';

test('[ENR-05] a status is read in any case', () => {
  const read = (status: string): string =>
    toMemberSession(aWireSession({ enrollmentStatus: status as 'ENROLL' })).enrollmentStatus;
  expect(['ENROLLED', 'waitlisted', 'No_Status'].map(read)).toEqual(['ENROLLED', 'WAITLISTED', 'NO_STATUS']);
});
