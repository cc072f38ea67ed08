import { expect, test } from 'vitest';
import { defaultFlags } from '../access/flags.ts';
import { aViewer } from '../access/viewer.fixture.ts';
import { anOnDemandSession, aSession, noon } from '../session/session.fixture.ts';
import { containerProgress } from './container.ts';
import { isContentEnabled, isKnownSession, sessionAccess } from './contentAccess.ts';

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

test('[SSN-03] a live session opens to members enrolled or completed, and employees', () => {
  const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  expect(access(member, aSession({ enrollmentStatus: 'ENROLLED' }))).toBe('open');
  expect(access(member, aSession({ enrollmentStatus: 'COMPLETED' }))).toBe('open');
  expect(access(aViewer({ accountType: 'EMPLOYEE', entitlements: ['area/ai-academy'] }))).toBe('open');
  for (const enrollmentStatus of ['ENROLL', 'WAITLISTED', 'CLOSED', 'NO_STATUS'] as const) {
    expect(access(member, aSession({ enrollmentStatus }))).toBe('NOT_ENROLLED ENROLLMENT');
  }
});

test('[SSN-04] an on-demand session requires its release, and an entitlement except for limited members', () => {
  const session = anOnDemandSession();
  const academy = { entitlements: ['area/ai-academy'] };
  const buyer = { entitlements: ['area/mc-transactional'] };
  const limited = { accountType: 'LIMITED', entitlements: ['area/mc-limited'] } as const;
  expect(access(aViewer({ ...academy, flags: released }), session)).toBe('open');
  expect(access(aViewer({ ...academy, flags: defaultFlags }), session)).toBe('NO_ON_DEMAND_ACCESS FLAG');
  expect(access(aViewer({ ...academy, flags: released }), { ...session, sessionId: 'od2' })).toBe(
    'NO_ON_DEMAND_ACCESS FLAG',
  );
  expect(access(aViewer({ ...buyer, flags: released }), session)).toBe('NO_ON_DEMAND_ACCESS ENTITLEMENT');
  const certified = aViewer({ flags: released, entitlements: ['area/crash-courses', 'certificate/k1'] });
  expect(access(certified, session, ['k1'])).toBe('open');
  expect(access(aViewer({ ...limited, flags: released }), session)).toBe('open');
  expect(access(aViewer({ ...limited, flags: defaultFlags }), session)).toBe('NO_ON_DEMAND_ACCESS FLAG');
  expect(access(aViewer({ ...buyer, accountType: 'EMPLOYEE', flags: released }), session)).toBe(
    'NO_ON_DEMAND_ACCESS ENTITLEMENT',
  );
});

test('[SSN-04] limited members need no entitlement for standard courses only: another one they joined stays closed', () => {
  const limited = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'], flags: released });
  const joined = { ...anOnDemandSession(), enrollmentStatus: 'ENROLLED' } as const;
  expect(access(limited, joined)).toBe('open');
  for (const other of ['business-archive', 'customer/c9']) {
    expect(access(limited, { ...joined, openTo: [other] })).toBe('NO_ON_DEMAND_ACCESS ENTITLEMENT');
  }
});

const crash = {
  ...anOnDemandSession(),
  courseId: 'c9',
  courseType: 'CRASH_COURSE',
  openTo: ['crash-courses'],
} as const;

test('[THR-47] a hidden session is not found, for any account type and whatever else is missing', () => {
  const legacy = { ...anOnDemandSession(), openTo: ['business-archive'] };
  const mini = { ...aSession(), courseType: 'BOOTCAMP', openTo: ['bootcamps'] } as const;
  for (const accountType of ['LIMITED', 'MEMBER', 'TRIAL'] as const) {
    for (const flags of [released, defaultFlags]) {
      for (const hidden of [crash, legacy, mini]) {
        expect(access(aViewer({ accountType, flags, entitlements: ['area/mc-limited'] }), hidden)).toMatch(
          /^NOT_FOUND/,
        );
      }
    }
  }
  const limited = { accountType: 'LIMITED', flags: released } as const;
  expect(access(aViewer({ ...limited, entitlements: ['area/business-archive'] }), legacy)).toBe('open');
  expect(access(aViewer({ ...limited, entitlements: ['area/crash-courses'] }), crash)).toMatch(/^NOT_FOUND/);
  const enrolled = { ...mini, enrollmentStatus: 'ENROLLED' } as const;
  expect(access(aViewer({ entitlements: ['area/bootcamps'] }), enrolled)).toBe('open');
  const visitor = aViewer({ flags: released, entitlements: ['area/mc-transactional'] });
  expect(access(visitor, { ...crash, isFreeSession: true })).toBe('open');
});

test('[ACC-20] [THR-47] a session exists only for viewers to whom the route table opens one of its pages', () => {
  const free = { ...anOnDemandSession(), isFreeSession: true };
  const enrolled = aSession({ enrollmentStatus: 'ENROLLED' });
  const mini = { ...enrolled, courseType: 'BOOTCAMP', openTo: ['bootcamps'] } as const;
  const legacy = { ...anOnDemandSession(), openTo: ['business-archive'] };
  const holder = (...entitlements: string[]) => aViewer({ flags: released, entitlements });
  for (const area of ['bootcamps', 'business-archive', 'enterprise-dashboard']) {
    const outsider = holder(`area/${area}`, 'course/c1', 'session/od1');
    for (const session of [free, enrolled, anOnDemandSession(), aSession()]) {
      expect(access(outsider, session), area).toMatch(/^NOT_FOUND/);
    }
  }
  for (const area of [
    'mcsc-unlimited',
    'ai-academy',
    'ai-ondemand',
    'mc-limited',
    'mc-transactional',
    'crash-courses',
  ]) {
    expect(access(holder(`area/${area}`), free), area).toBe('open');
    expect(access(holder(`area/${area}`), enrolled), area).toBe('open');
    expect(access(holder(`area/${area}`, 'session/s1'), mini), area).toMatch(/^NOT_FOUND/);
  }
  expect(access(holder('area/bootcamps'), mini)).toBe('open');
  expect(access(holder('area/business-archive'), legacy)).toBe('open');
  for (const accountType of ['ALUMNI', 'POST_TRIAL'] as const) {
    const lapsed = { ...holder('area/ai-academy', 'area/bootcamps', 'area/business-archive'), accountType };
    for (const session of [free, enrolled, mini, legacy]) expect(access(lapsed, session)).toMatch(/^NOT_FOUND/);
  }
});

test('[THR-47] an enrolled or waitlisted member still sees the session after losing access to the catalogue', () => {
  const moved = { ...aSession(), openTo: ['customer/c9'] };
  const viewer = aViewer({ flags: released, entitlements: ['area/mcsc-unlimited'] });
  const knows = (status: Parameters<typeof isKnownSession>[2]) => isKnownSession(viewer, moved, status);
  expect((['ENROLLED', 'COMPLETED', 'WAITLISTED'] as const).map(knows)).toEqual([true, true, true]);
  expect((['ENROLL', 'WAITLIST', 'CLOSED', 'MANUAL'] as const).map(knows)).toEqual([false, false, false, false]);
});

test('[CRC-01] a crash course opens by an entitlement that lists it, not by the area', () => {
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

test('[SSN-07] a container is completed at 90 % of its required videos, pending after its day, otherwise not completed', () => {
  const at = (groups: ReturnType<typeof group>[], now = noon, onDemand = false) =>
    containerProgress({ groups, dueAt: noon + 1 }, onDemand, now);
  const half = group(false, video(100, 100), video(100, 0));
  expect(at([half])).toEqual({ share: 0.5, videoCount: 2, completedCount: 1, state: 'NOT_COMPLETED' });
  expect(at([half], noon + 1).state).toBe('PENDING');
  expect(at([half], noon + 1, true).state).toBe('NOT_COMPLETED');
  expect(at([group(false, video(100, 90), video(300, 270))], noon + 1)).toMatchObject({ share: 1, state: 'COMPLETED' });
  expect(at([group(false, video(900, 900), video(100, 0))]).state).toBe('COMPLETED');
  expect(at([group(false, video(899, 899), video(101, 0))]).state).toBe('NOT_COMPLETED');
});

test('[SSN-07] optional groups count when there are no others, and on demand; they are never overdue', () => {
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
