import { expect, test } from 'vitest';
import { defaultFlags } from '../access/flags.ts';
import { aViewer } from '../access/viewer.fixture.ts';
import { anOnDemandSession, aSession, noon } from '../session/session.fixture.ts';
import { containerProgress } from './container.ts';
import { isContentEnabled, sessionAccess } from './contentAccess.ts';

const released = { ...defaultFlags, onDemand2024Refresh: ['od1'] };

const standard = ['mcsc-unlimited', 'ai-academy', 'ai-ondemand'];

function access(
  viewer: Parameters<typeof sessionAccess>[0],
  session = aSession(),
  certificateIds: string[] = [],
): string {
  const check = sessionAccess(
    viewer,
    { ...session, openTo: session.openTo ?? standard, certificateIds },
    session.enrollmentStatus,
  );
  return check.ok ? 'open' : `${check.refusal.code} ${check.refusal.reason}`;
}

test('[SSN-03] a live session opens to the enrolled, the completed and employees', () => {
  const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  expect(access(member, aSession({ enrollmentStatus: 'ENROLLED' }))).toBe('open');
  expect(access(member, aSession({ enrollmentStatus: 'COMPLETED' }))).toBe('open');
  expect(access(aViewer({ accountType: 'EMPLOYEE' }))).toBe('open');
  for (const enrollmentStatus of ['ENROLL', 'WAITLISTED', 'CLOSED', 'NO_STATUS'] as const) {
    expect(access(member, aSession({ enrollmentStatus }))).toBe('NOT_ENROLLED ENROLLMENT');
  }
});

test('[SSN-04] an on-demand session needs its release, and an entitlement from everyone but limited people', () => {
  const session = anOnDemandSession();
  const academy = { entitlements: ['area/ai-academy'] };
  expect(access(aViewer({ ...academy, flags: released }), session)).toBe('open');
  expect(access(aViewer(academy), session)).toBe('NO_ON_DEMAND_ACCESS FLAG');
  expect(access(aViewer({ ...academy, flags: released }), { ...session, sessionId: 'od2' })).toBe(
    'NO_ON_DEMAND_ACCESS FLAG',
  );
  expect(access(aViewer({ flags: released }), session)).toBe('NO_ON_DEMAND_ACCESS ENTITLEMENT');
  expect(access(aViewer({ flags: released, entitlements: ['certificate/k1'] }), session, ['k1'])).toBe('open');
  expect(access(aViewer({ flags: released, accountType: 'LIMITED' }), session)).toBe('open');
  expect(access(aViewer({ accountType: 'LIMITED' }), session)).toBe('NO_ON_DEMAND_ACCESS FLAG');
  expect(access(aViewer({ accountType: 'EMPLOYEE', flags: released }), session)).toBe(
    'NO_ON_DEMAND_ACCESS ENTITLEMENT',
  );
});

test('[THR-47] what the catalogue hides is not there, whatever account asks and whatever else it lacks', () => {
  const crash = {
    ...anOnDemandSession(),
    courseId: 'c9',
    courseType: 'CRASH_COURSE',
    openTo: ['crash-courses'],
  } as const;
  const legacy = { ...anOnDemandSession(), openTo: ['business-archive'] };
  const mini = { ...aSession(), courseType: 'BOOTCAMP', openTo: ['bootcamps'] } as const;
  for (const accountType of ['LIMITED', 'MEMBER', 'TRIAL'] as const) {
    for (const flags of [released, defaultFlags]) {
      for (const hidden of [crash, legacy, mini]) {
        expect(access(aViewer({ accountType, flags }), hidden)).toMatch(/^NOT_FOUND/);
      }
    }
  }
  const limited = { accountType: 'LIMITED', flags: released } as const;
  expect(access(aViewer({ ...limited, entitlements: ['area/business-archive'] }), legacy)).toBe('open');
  expect(access(aViewer({ ...limited, entitlements: ['area/crash-courses'] }), crash)).toMatch(/^NOT_FOUND/);
  expect(access(aViewer({}), { ...mini, enrollmentStatus: 'ENROLLED' })).toBe('open');
  expect(access(aViewer({ flags: released }), { ...crash, isFreeSession: true })).toBe('open');
});

test('[CRC-01] a crash course opens to who holds what lists it, not by the area', () => {
  const crash = {
    ...anOnDemandSession(),
    courseId: 'c9',
    courseType: 'CRASH_COURSE',
    openTo: ['crash-courses'],
  } as const;
  const buyer = (...entitlements: string[]) => aViewer({ flags: released, entitlements });
  expect(access(buyer('area/crash-courses', 'course/c9'), crash)).toBe('open');
  expect(access(buyer('area/crash-courses', 'course/c8'), crash)).toMatch(/^NOT_FOUND/);
});

test('[SSN-05] content opens at enabledAt', () => {
  expect([null, noon - 1, noon, noon + 1].map((enabledAt) => isContentEnabled(enabledAt, noon))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

const video = (duration: number, farthestWatchedTime: number, optional = false) => ({
  duration,
  farthestWatchedTime,
  optional,
});
const group = (optional: boolean, ...videos: ReturnType<typeof video>[]) => ({ optional, videos });

test('[SSN-07] a container is completed at 90 % of its required videos, pending after its day, else not completed', () => {
  const at = (groups: ReturnType<typeof group>[], now = noon, onDemand = false) =>
    containerProgress({ groups, dueAt: noon + 1 }, onDemand, now);
  const half = group(false, video(100, 100), video(100, 0));
  expect(at([half])).toEqual({ share: 0.5, state: 'NOT_COMPLETED' });
  expect(at([half], noon + 1).state).toBe('PENDING');
  expect(at([half], noon + 1, true).state).toBe('NOT_COMPLETED');
  expect(at([group(false, video(100, 90), video(300, 270))], noon + 1)).toEqual({ share: 1, state: 'COMPLETED' });
  expect(at([group(false, video(900, 900), video(100, 0))]).state).toBe('COMPLETED');
  expect(at([group(false, video(899, 899), video(101, 0))]).state).toBe('NOT_COMPLETED');
});

test('[SSN-07] optional groups count where nothing else does, and on demand; they are never overdue', () => {
  const optional = group(true, video(100, 100));
  const required = group(false, video(100, 0));
  const at = (groups: ReturnType<typeof group>[], onDemand: boolean) =>
    containerProgress({ groups, dueAt: noon }, onDemand, noon).state;
  expect(at([optional, required], false)).toBe('PENDING');
  expect(at([optional, required], true)).toBe('COMPLETED');
  expect(at([optional], false)).toBe('COMPLETED');
  expect(at([group(true, video(100, 10))], false)).toBe('NOT_COMPLETED');
  expect(at([group(false, video(100, 95), video(100, 0, true))], false)).toBe('COMPLETED');
  expect(at([], false)).toBeNull();
});
