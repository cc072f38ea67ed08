import { expect, test } from 'vitest';
import { aViewer } from '../access/viewer.fixture.ts';
import { day, hour } from '../time.ts';
import { callToAction, seesSessionDates } from './callToAction.ts';
import { isEntitledToSession } from './entitled.ts';
import type { SessionFacts } from './facts.ts';
import { anOnDemandSession, aRunningSession, aSession, noon } from './session.fixture.ts';

const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
const limited = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] });
const onDemandOnly = aViewer({ entitlements: ['area/ai-ondemand'] });
const transactional = aViewer({ entitlements: ['area/mc-transactional', 'session/mine'] });

function button(session: SessionFacts, viewer = member): string {
  const { label, disabled, target } = callToAction(viewer, session, noon);
  const leads =
    target.kind === 'dialog'
      ? target.dialog
      : target.kind === 'route'
        ? target.to
        : target.kind === 'external'
          ? target.url
          : '';
  return [label, disabled ? 'disabled' : '', leads].filter((part) => part !== '').join(' | ');
}

test('[CRS-03] step 1: Enroll or Join Waitlist, and Course Ended for a sprint within a day of its end', () => {
  expect(button(aSession())).toBe('Enroll | enroll');
  expect(button(aSession({ enrollmentStatus: 'WAITLIST' }))).toBe('Join Waitlist | enroll');
  const ending = (endAt: number): SessionFacts => aSession({ startAt: noon - 9 * day, endAt });
  expect(button(ending(noon + day))).toBe('Course Ended | disabled');
  expect(button(ending(noon - day))).toBe('Course Ended | disabled');
  expect(button(ending(noon + day + 1))).toBe('Enroll | enroll');
  expect(button({ ...ending(noon + day), courseType: 'WORKSHOP' })).toBe('Enroll | enroll');
});

test('[CRS-03] step 2: Go to Live Course, the session route or a workshop’s event link', () => {
  const running = { enrollmentStatus: 'ENROLLED', eventLink: 'https://meet.example/1' } as const;
  expect(button(aRunningSession(running))).toBe('Go to Live Course | /courses/session/s1');
  expect(button(aRunningSession({ ...running, courseType: 'WORKSHOP' }))).toBe(
    'Go to Live Course | https://meet.example/1',
  );
  const justOver = aSession({ startAt: noon - 9 * day, endAt: noon - 4 * day, enrollmentStatus: 'COMPLETED' });
  expect(button(justOver)).toBe('Open the session | /courses/session/s1');
});

test('[CRS-03] step 3: Unenroll, Launch course within a day of the start, Remove From Waitlist', () => {
  expect(button(aSession({ enrollmentStatus: 'ENROLLED' }))).toBe('Unenroll | unenroll');
  const soon = aSession({ enrollmentStatus: 'ENROLLED', startAt: noon + day });
  expect(button(soon)).toBe('Launch course | /courses/session/s1');
  expect(button({ ...soon, startAt: noon + day + 1 })).toBe('Unenroll | unenroll');
  // canceled after it began, so that nothing of it is running
  const begun = (startAt: number): SessionFacts => ({ ...soon, startAt, cancelled: true });
  expect(button(begun(noon - day))).toBe('Launch course | /courses/session/s1');
  expect(button(begun(noon - day - 1))).toBe('Unenroll | unenroll');
  expect(button(anOnDemandSession({ enrollmentStatus: 'ENROLLED' }))).toBe('Launch course | /courses/session/od1');
  expect(button(aSession({ enrollmentStatus: 'WAITLISTED' }))).toBe('Remove From Waitlist | unenroll');
});

test('[CRS-03] steps 4 and 5: closed, coming soon, completed', () => {
  expect(button(aSession({ enrollmentStatus: 'CLOSED' }))).toBe('Enroll | disabled');
  expect(button(aSession({ enrollmentStatus: 'CLOSED', endAt: noon }))).toBe('Course Ended | disabled');
  expect(button(aSession({ enrollmentStatus: 'FUTURE' }))).toBe('Coming Soon! | disabled');
  const done = aSession({ enrollmentStatus: 'COMPLETED', startAt: noon - 20 * day, endAt: noon - 6 * day });
  expect(button(done)).toBe('Review Past Course | /courses/session/s1');
  expect(button({ ...done, detailCtaText: 'Watch again' })).toBe('Watch again | /courses/session/s1');
  expect(button({ ...done, courseType: 'WORKSHOP' })).toBe('Course Ended | disabled');
});

test('[CRS-04] locked Enroll: limited members get the dialog, on-demand-only members the upgrade page', () => {
  expect(callToAction(limited, aSession(), noon)).toMatchObject({
    key: 'lockedEnroll',
    label: 'Enroll',
    disabled: false,
    target: { kind: 'dialog', dialog: 'featureLock' },
    tooltip: 'Become a member for full access',
  });
  expect(callToAction(onDemandOnly, aSession({ enrollmentStatus: 'WAITLIST' }), noon)).toMatchObject({
    key: 'lockedEnroll',
    target: { kind: 'route', to: '/upgrade' },
    tooltip: 'Upgrade for live access',
    unlock: ['area/mcsc-unlimited', 'area/ai-academy', 'session/s1', 'course/c1'],
  });
  for (const viewer of [limited, onDemandOnly]) {
    expect(button(aSession({ isFreeSession: true }), viewer)).toBe('Enroll | enroll');
    expect(button(aSession(), { ...viewer, entitlements: [...viewer.entitlements, 'course/c1'] })).toBe(
      'Enroll | enroll',
    );
    expect(button(aSession({ enrollmentStatus: 'ENROLLED' }), viewer)).toBe('Unenroll | unenroll');
  }
  expect(button(anOnDemandSession(), onDemandOnly)).toBe('Enroll | enroll');
});

test('[SSN-04] an on-demand session that is not released leads nowhere, also when enrolled or entitled', () => {
  const withheld = aViewer({ ...member, flags: { ...member.flags, onDemand2024Refresh: ['other'] } });
  const employee = { ...withheld, accountType: 'EMPLOYEE' } as const;
  for (const enrollmentStatus of ['ENROLL', 'ENROLLED', 'COMPLETED'] as const) {
    const onDemand = anOnDemandSession({ enrollmentStatus, courseType: 'SPRINT' });
    expect(button(onDemand, withheld)).toBe('Coming Soon! | disabled');
    expect(button(onDemand, employee)).toBe('Coming Soon! | disabled');
  }
  expect(button(aSession(), withheld)).toBe('Enroll | enroll');
  expect(
    button(anOnDemandSession(), aViewer({ ...member, flags: { ...member.flags, onDemand2024Refresh: ['od1'] } })),
  ).toBe('Enroll | enroll');
});

test('[CRS-05] transactional members see dates and enroll in sessions they hold or that are free, not in paid workshops', () => {
  const workshop = { courseType: 'WORKSHOP', startAt: noon + day, endAt: noon + day + 2 * hour } as const;
  expect(seesSessionDates(transactional)).toBe(true);
  expect(seesSessionDates(member)).toBe(false);
  expect(button(aSession(workshop), transactional)).toBe('Enroll | disabled');
  expect(button(aSession({ ...workshop, isFreeSession: true }), transactional)).toBe('Enroll | enroll');
  expect(button(aSession({ sessionId: 'mine' }), transactional)).toBe('Enroll | enroll');
  const both = { ...transactional, entitlements: ['area/mc-transactional', 'area/mcsc-unlimited'] };
  expect(button(aSession(workshop), both)).toBe('Enroll | enroll');
});

test('[CRS-04] the areas that a course lists decide who is locked out', () => {
  const partner = aSession({ sessionType: 'ON_DEMAND', openTo: ['mc-limited'] });
  expect(button(partner, limited)).toBe('Enroll | enroll');
  expect(button(partner, onDemandOnly)).toBe('Enroll | /upgrade');
});

test('[CRC-01] a crash course is not opened by its area, but by a grant of its session, course or certificate', () => {
  const crash = { ...aSession({ courseType: 'CRASH_COURSE' }), certificateIds: ['k1'] };
  const holding = (key: string): boolean => isEntitledToSession(aViewer({ entitlements: [key] }), crash);
  expect(['certificate/k1', 'course/c1', 'session/s1'].map(holding)).toEqual([true, true, true]);
  expect(['area/crash-courses', 'area/mcsc-unlimited', 'certificate/k2'].map(holding)).toEqual([false, false, false]);
  expect(isEntitledToSession(member, aSession({ courseType: 'CUSTOMER' }))).toBe(false);
  expect(isEntitledToSession(member, aSession({ courseType: 'BOOTCAMP' }))).toBe(false);
});
