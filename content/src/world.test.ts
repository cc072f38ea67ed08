import { deriveAccountType } from '@atrium/domain/access/accountType.ts';
import { mergeCustomizations } from '@atrium/domain/access/customizations.ts';
import { activeGrants, entitlementKey } from '@atrium/domain/access/entitlement.ts';
import { defaultFlags } from '@atrium/domain/access/flags.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { lettering } from '@atrium/domain/art/lettering.ts';
import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { findContentFaults } from '@atrium/domain/plan/findContentFaults.ts';
import { readResponses } from '@atrium/domain/plan/quiz.ts';
import { cardBadge, earnedBadgeLabel } from '@atrium/domain/session/badge.ts';
import { callToAction } from '@atrium/domain/session/callToAction.ts';
import { deriveEnrollmentStatus, freeSeats, isLowInventory } from '@atrium/domain/session/enrollment.ts';
import type { CourseFacts, SessionFacts } from '@atrium/domain/session/facts.ts';
import { portfolioTag } from '@atrium/domain/session/portfolioTag.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { describe, expect, test } from 'vitest';
import { artFor } from './art.ts';
import { certificates } from './certificates.ts';
import { courses, sessions } from './courses.ts';
import { badgeCoverage, callToActionCoverage, portfolioCoverage, seatCoverage } from './coverage.ts';
import { customers } from './customers.ts';
import { enrollments } from './enrollments.ts';
import { entitlements } from './entitlements.ts';
import { events } from './events.ts';
import { everybody } from './everybody.ts';
import { faculty } from './faculty.ts';
import { flagRules, unreleasedSessionId } from './flags.ts';
import { bookmarks, courseBadges, metering, taskProgress, videoProgress } from './history.ts';
import { learningPlans, planContent } from './learningPlans.ts';
import { noticeFor } from './notices.ts';
import { passes } from './passes.ts';
import { people, persona } from './people.ts';
import { seatOffers } from './seats.ts';
import { sessionContents } from './sessionContents.ts';
import { findSyllabus, syllabusFor, syllabusPath } from './syllabus.ts';
import type { CourseSeed, CoverageRow, LiveSessionSeed, MemberSeed, SessionSeed, When } from './types.ts';
import { videos } from './videos.ts';
import { later, resolve, resolveDate } from './when.ts';

/** Times of day at which the product might first be started, including the end of a month and of a year. */
const firstStarts = [
  '2026-11-23T00:02:00Z',
  '2026-11-27T09:31:00Z',
  '2026-11-30T16:47:00Z',
  '2026-12-31T23:58:00Z',
  '2027-02-28T12:00:00Z',
].map((text) => Date.parse(text));

const repeated = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);
const courseIds = new Set(courses.map((course) => course.courseId));
const sessionIds = new Set(sessions.map((session) => session.session.sessionId));
const memberIds = new Set(people.map((person) => person.memberId));
const videoIds = new Set(videos.map((video) => video.videoId));
const missing = (ids: readonly string[], known: ReadonlySet<string>): string[] => ids.filter((id) => !known.has(id));
const allowed = (path: string): string => artFor(path) ?? `no art at ${path}`;

function course(courseId: string): CourseSeed {
  const found = courses.find((course) => course.courseId === courseId);
  if (found === undefined) throw new Error(`No course ${courseId}`);
  return found;
}
const entitlement = (entitlementId: string) => {
  const found = entitlements.find((item) => item.entitlementId === entitlementId);
  if (found === undefined) throw new Error(`No entitlement ${entitlementId}`);
  return found;
};

// ---------------------------------------------------------------- what the rules make of the data
function grantsOf(member: MemberSeed, now: number) {
  return member.grants.map((grant) => ({
    key: entitlementKey(entitlement(grant.entitlementId)),
    entitlementId: grant.entitlementId,
    source: grant.source,
    startsAt: resolve(grant.startsAt, now),
    endsAt: grant.endsAt ? resolve(grant.endsAt, now) : null,
    revokedAt: grant.revokedAt ? resolve(grant.revokedAt, now) : null,
  }));
}
const keysOf = (member: MemberSeed, now: number): string[] =>
  activeGrants(grantsOf(member, now), now).map((grant) => grant.key);

function viewerOf(member: MemberSeed, now: number): Viewer {
  const grants = grantsOf(member, now);
  const customer = customers.find((item) => item.customerId === member.customerId);
  return {
    memberId: member.memberId,
    email: member.email,
    firstName: member.firstName,
    lastName: member.lastName,
    profileImageUrl: null,
    accountType: deriveAccountType(grants, member.isStaff, now),
    customer: customer ? { ...customer, logoUrl: customer.logoUrl ?? null } : null,
    entitlements: keysOf(member, now),
    customizations: {},
    flags: { ...defaultFlags, onDemand2024Refresh: releasedSessions },
    staff: null,
    manageBilling: member.manageBilling,
  };
}

const releasedSessions = sessions.map(({ session }) => session.sessionId).filter((id) => id !== unreleasedSessionId);

const orNull = (when: When | undefined, now: number): number | null => (when ? resolve(when, now) : null);

function seatsOf(session: SessionSeed) {
  const staff = new Set(people.filter((person) => person.isStaff).map((person) => person.memberId));
  const taken = enrollments.filter(
    (row) => row.sessionId === session.sessionId && row.status === 'ENROLLED' && !staff.has(row.memberId),
  );
  const capacity = session.sessionType === 'LIVE' ? (session.capacity ?? null) : null;
  const held = seatOffers.filter(({ sessionId }) => sessionId === session.sessionId).length;
  return { capacity, taken: taken.length, held };
}

function factsOf(one: CourseSeed, session: SessionSeed, member: MemberSeed, now: number): SessionFacts {
  const live: Partial<LiveSessionSeed> = session.sessionType === 'LIVE' ? session : {};
  const terms = {
    sessionType: session.sessionType,
    startAt: orNull(live.startAt, now),
    endAt: orNull(live.endAt, now),
    enrollmentOpensAt: orNull(live.enrollmentOpensAt, now),
    enrollmentClose: orNull(live.enrollmentClose, now),
    cancelled: live.canceled === true,
    manual: live.manualEnrollment === true,
    waitlistAllowed: live.waitlistAllowed === true,
  };
  const stored = enrollments.find((row) => row.memberId === member.memberId && row.sessionId === session.sessionId);
  const seats = seatsOf(session);
  return {
    ...terms,
    sessionId: session.sessionId,
    courseId: one.courseId,
    courseType: one.courseType,
    activateAt: orNull(live.activateAt, now),
    enrollmentStatus: deriveEnrollmentStatus(
      stored?.status ?? 'NONE',
      terms,
      seats,
      { seatless: member.isStaff, priority: false },
      now,
    ),
    isFreeSession: session.isFreeSession === true,
    lowInventory: isLowInventory(seats),
    seatsRemaining: seats.capacity === null ? null : seats.capacity - seats.taken,
    hideInCatalog: session.hideInCatalog === true,
    eventLink: session.sessionMeta?.eventLink ?? null,
    detailCtaText: session.sessionMeta?.detailCtaText ?? null,
  };
}

function courseFactsOf(row: CoverageRow, now: number): CourseFacts {
  const member = persona(row.persona);
  const one = course(row.courseId);
  return {
    courseId: one.courseId,
    type: one.courseType,
    userEarnedBadge: courseBadges.some(
      (badge) => badge.memberId === member.memberId && badge.courseId === one.courseId,
    ),
    badgeAsCompletion: one.courseMeta.badgeAsCompletion === true,
    sessions: one.sessions
      .filter((session) => !session.hideInCatalog)
      .map((session) => factsOf(one, session, member, now)),
  };
}
const badgeOf = (row: CoverageRow, now: number): string | null =>
  cardBadge(courseFactsOf(row, now), now)?.label ?? null;

function actionOf(row: CoverageRow, now: number) {
  const member = persona(row.persona);
  const one = course(row.courseId);
  const session = one.sessions.find((each) => each.sessionId === row.sessionId);
  if (session === undefined) throw new Error(`No session ${row.sessionId}`);
  return callToAction(viewerOf(member, now), factsOf(one, session, member, now), now);
}

// ---------------------------------------------------------------- tests
describe('ids', () => {
  test.each([
    ['courses', courses.map((course) => course.courseId)],
    ['sessions', sessions.map((session) => session.session.sessionId)],
    ['videos', videos.map((video) => video.videoId)],
    ['chapters', videos.flatMap((video) => video.chapters.map((chapter) => chapter.videoChapterId))],
    ['members', everybody.map((person) => person.memberId)],
    ['addresses', everybody.map((person) => person.email)],
    ['faculty', faculty.map((teacher) => teacher.facultyId)],
    ['entitlements', entitlements.map((item) => item.entitlementId)],
    ['events', events.map((event) => event.memberEventId)],
    ['customers', customers.map((customer) => customer.customerId)],
    ['flags', flagRules.map((rule) => rule.flag)],
    ['enrollments', enrollments.map((enrollment) => `${enrollment.memberId} in ${enrollment.sessionId}`)],
    ['bookmarks', bookmarks.map((bookmark) => `${bookmark.memberId} ${bookmark.contentType} ${bookmark.contentId}`)],
    ['progress', videoProgress.map((item) => `${item.memberId} ${item.videoId} ${item.sessionId}`)],
    [
      'on-demand groups',
      courses.flatMap((course) => (course.onDemandGroups ?? []).map((group) => group.courseContentGroupId)),
    ],
    [
      'on-demand items',
      courses.flatMap((course) =>
        (course.onDemandGroups ?? []).flatMap((group) => group.content.map((item) => item.courseContentId)),
      ),
    ],
    [
      'session content',
      sessionContents.flatMap((content) => [
        ...content.announcements.map((item) => item.sessionContentId),
        ...content.containers.flatMap((box) => [
          box.sessionContentId,
          ...box.items.map((item) => item.sessionContentId),
        ]),
        ...content.checklist.map((item) => item.sessionContentId),
      ]),
    ],
    [
      'grants',
      people.flatMap((person) =>
        person.grants.map((grant) => `${grant.source} ${grant.sourceRef} ${grant.entitlementId} ${person.memberId}`),
      ),
    ],
  ])('of %s are unique', (_, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(repeated(ids)).toEqual([]);
  });
});

describe('references', () => {
  test('of courses lead somewhere', () => {
    const teachers = new Set(faculty.map((teacher) => teacher.facultyId));
    expect(
      missing(
        courses.flatMap((course) => course.facultyIds),
        teachers,
      ),
    ).toEqual([]);
    expect(
      missing(
        courses.flatMap((course) => course.courseMeta.trailerVideoId ?? []),
        videoIds,
      ),
    ).toEqual([]);
    const items = courses.flatMap((course) => (course.onDemandGroups ?? []).flatMap((group) => group.content));
    expect(
      missing(
        items.map((item) => item.videoId),
        videoIds,
      ),
    ).toEqual([]);
    const assistants = sessions.flatMap(({ session }) =>
      session.sessionType === 'LIVE' ? (session.teachingAssistantId ?? []) : [],
    );
    expect(missing(assistants, teachers)).toEqual([]);
  });

  test('of entitlements, people and customers lead somewhere', () => {
    const known = new Set(entitlements.map((item) => item.entitlementId));
    expect(
      missing(
        people.flatMap((person) => person.grants.map((grant) => grant.entitlementId)),
        known,
      ),
    ).toEqual([]);
    expect(
      missing(
        customers.flatMap(({ contracts }) => contracts.flatMap(({ entitlementIds }) => entitlementIds)),
        known,
      ),
    ).toEqual([]);
    expect(
      missing(
        entitlements.flatMap((item) => item.courseIds ?? []),
        courseIds,
      ),
    ).toEqual([]);
    expect(
      missing(
        entitlements.flatMap((item) => item.sessionIds ?? []),
        sessionIds,
      ),
    ).toEqual([]);
    const known2 = new Set(customers.map((customer) => customer.customerId));
    expect(
      missing(
        people.map((person) => person.customerId),
        known2,
      ),
    ).toEqual([]);
  });

  test('of the learning-plan quiz lead somewhere, and each of its plans is reached', () => {
    expect(findContentFaults(planContent)).toEqual([]);
    const planned = Object.values(planContent.plans).flatMap((plan) => plan.courseIds);
    expect(missing(planned, courseIds)).toEqual([]);
    const leadTo = Object.values(planContent.plans).flatMap((plan) => plan.certificateId ?? []);
    expect(missing(leadTo, new Set(certificates.map((certificate) => certificate.certificateId)))).toEqual([]);
    expect(new Set(planContent.rules.map((rule) => rule.plan))).toEqual(new Set(Object.keys(planContent.plans)));
    for (const { memberId, responses, planKey } of learningPlans) {
      expect(memberIds).toContain(memberId);
      expect(readResponses(planContent.questions, responses)).toEqual(responses);
      expect(Object.keys(planContent.plans)).toContain(planKey);
    }
  });

  test('of what members did lead somewhere', () => {
    const did = [...enrollments, ...courseBadges, ...bookmarks, ...videoProgress, ...taskProgress, ...metering];
    expect(
      missing(
        did.map((item) => item.memberId),
        memberIds,
      ),
    ).toEqual([]);
    const inSessions = [...enrollments, ...courseBadges, ...videoProgress];
    expect(
      missing(
        inSessions.map((session) => session.sessionId),
        sessionIds,
      ),
    ).toEqual([]);
    expect(
      missing(
        [...courseBadges.map((badge) => badge.courseId), ...bookmarks.map((bookmark) => bookmark.contentId)],
        courseIds,
      ),
    ).toEqual([]);
    expect(
      missing(
        [...videoProgress.map((item) => item.videoId), ...metering.flatMap((item) => item.watchedVideoIds)],
        videoIds,
      ),
    ).toEqual([]);
  });

  test('of session content lead somewhere', () => {
    const content = new Set(
      sessionContents.flatMap((one) => [
        ...one.containers.flatMap((box) => [box.sessionContentId, ...box.items.map((item) => item.sessionContentId)]),
        ...one.checklist.map((item) => item.sessionContentId),
      ]),
    );
    const items = sessionContents.flatMap((item) => item.containers.flatMap((box) => box.items));
    const groups = items.flatMap((item) => (item.type === 'VIDEO_GROUP' ? [item] : []));
    expect(
      missing(
        groups.flatMap((item) => item.videoIds),
        videoIds,
      ),
    ).toEqual([]);
    expect(groups.filter((item) => item.videoIds.length === 0)).toEqual([]);
    const checks = sessionContents.flatMap((item) => item.checklist);
    expect(
      missing(
        checks.flatMap((check) => check.refSessionContentId ?? []),
        content,
      ),
    ).toEqual([]);
    expect(
      missing(
        checks.map((check) => check.parentSessionContentId),
        content,
      ),
    ).toEqual([]);
    expect(
      missing(
        taskProgress.map((item) => item.sessionContentId),
        content,
      ),
    ).toEqual([]);
    expect(new Set(sessionContents.map((item) => item.sessionId))).toEqual(sessionIds);
  });
  test('no planned day of a schedule is done from the start, whatever the weekday', () => {
    const ofDays = sessionContents.flatMap(({ schedules }) =>
      schedules.flatMap(({ checks = {} }) => Object.values(checks)),
    );
    const ticked = new Set(taskProgress.map((item) => item.sessionContentId));
    expect(ofDays.filter((check) => ticked.has(check))).toEqual([]);
  });
});

describe('the personas of the contract', () => {
  const area = (...labels: string[]): string[] => labels.map((label) => `area/${label}`);
  const everyArea = area(
    'mcsc-unlimited',
    'ai-academy',
    'ai-ondemand',
    'mc-limited',
    'mc-transactional',
    'crash-courses',
    'bootcamps',
    'business-archive',
    'enterprise-dashboard',
  );
  const rows: readonly (readonly [string, string, string, readonly string[]])[] = [
    ...['employee', 'owner', 'editor', 'instructor', 'support', 'success', 'commerce', 'auditor'].map(
      (name) => [name, 'EMPLOYEE', 'INTERNAL', everyArea] as const,
    ),
    ['member', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy')],
    ['academy', 'MEMBER', 'CONSUMER', area('ai-academy')],
    ['ondemand', 'MEMBER', 'CONSUMER', area('ai-ondemand')],
    ['limited', 'LIMITED', 'CONSUMER', area('mc-limited')],
    ['limited-over', 'LIMITED', 'CONSUMER', area('mc-limited')],
    ['trial', 'TRIAL', 'CONSUMER', area('mcsc-unlimited')],
    ['posttrial', 'POST_TRIAL', 'CONSUMER', []],
    ['alumni', 'ALUMNI', 'CONSUMER', area('business-archive')],
    ['sprint', 'MEMBER', 'CONSUMER', area('mc-transactional')],
    ['sprints', 'MEMBER', 'CONSUMER', area('mc-transactional')],
    ['workshops', 'MEMBER', 'CONSUMER', area('mc-transactional')],
    ['crash', 'MEMBER', 'CONSUMER', area('crash-courses')],
    ['crashplus', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy', 'crash-courses')],
    ['minimba', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy', 'bootcamps')],
    ['minimba-one', 'MEMBER', 'CONSUMER', area('bootcamps')],
    ['archive', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy', 'business-archive')],
    ['planner', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy')],
    ['ann@acme.example', 'MEMBER', 'ENTERPRISE', area('ai-academy', 'enterprise-dashboard')],
    ['bob@acme.example', 'MEMBER', 'ENTERPRISE', area('ai-academy')],
    ['sso-only@acme.example', 'MEMBER', 'ENTERPRISE', area('ai-academy')],
    ['gil@globex.example', 'MEMBER', 'ENTERPRISE', area('mcsc-unlimited', 'enterprise-dashboard')],
    ['newhire@initech.example', 'MEMBER', 'ENTERPRISE', area('ai-ondemand', 'enterprise-dashboard')],
    ['eve@globex.example', 'ALUMNI', 'ENTERPRISE', []],
    ['hal@hooli.example', 'MEMBER', 'ENTERPRISE', area('ai-academy', 'enterprise-dashboard')],
    ['vera@vandelay.example', 'MEMBER', 'ENTERPRISE', area('mcsc-unlimited', 'enterprise-dashboard')],
    ['greta@halden.example', 'MEMBER', 'ENTERPRISE', area('enterprise-dashboard')],
    ['maeve@oceanic.example', 'MEMBER', 'ENTERPRISE', area('ai-academy', 'enterprise-dashboard')],
    ['petra@pendant.example', 'MEMBER', 'ENTERPRISE', area('ai-academy', 'enterprise-dashboard')],
    ['otto@prestige.example', 'MEMBER', 'ENTERPRISE', area('ai-academy', 'enterprise-dashboard')],
    ['limited-crash', 'LIMITED', 'CONSUMER', area('mc-limited', 'crash-courses')],
    ['alumni-guest', 'ALUMNI', 'CONSUMER', area('ai-academy')],
    ['alumni-minimba', 'ALUMNI', 'CONSUMER', area('bootcamps')],
    ['minimba-none', 'MEMBER', 'CONSUMER', area('bootcamps')],
    ['transactional-none', 'MEMBER', 'CONSUMER', area('mc-transactional')],
    ['planned', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy')],
    ['waiting', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy')],
    ['graduate', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy', 'bootcamps')],
    ['firstmonth', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy')],
    ['pastdue', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy')],
    ['unpaid', 'ALUMNI', 'CONSUMER', []],
    ['discounted', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy')],
    ['downgrading', 'MEMBER', 'CONSUMER', area('mcsc-unlimited', 'ai-academy')],
  ];

  test('all exist, and nobody else is a persona', () => {
    expect(people.flatMap((person) => person.persona ?? []).sort()).toEqual(rows.map(([name]) => name).sort());
  });

  test.each(rows)('[ACC-19] %s is %s, %s with these areas', (name, accountType, customerType, areas) => {
    const member = persona(name);
    for (const now of firstStarts) {
      const keys = keysOf(member, now).filter((key) => key.startsWith('area/'));
      expect([...new Set(keys)].sort()).toEqual([...areas].sort());
      expect(deriveAccountType(grantsOf(member, now), member.isStaff, now)).toBe(accountType);
    }
    expect(member.accountType).toBe(accountType);
    expect(customers.find((customer) => customer.customerId === member.customerId)?.type).toBe(customerType);
  });

  test('the account type of everybody else follows from their grants', () => {
    for (const now of firstStarts)
      for (const one of everybody)
        expect(deriveAccountType(grantsOf(one, now), one.isStaff, now), one.memberId).toBe(one.accountType);
  });

  test('purchased courses are those of the table', () => {
    const [now = 0] = firstStarts;
    const types = (name: string): string[] =>
      keysOf(persona(name), now)
        .filter((key) => key.startsWith('course/'))
        .map((key) => course(key.slice(7)).courseType)
        .sort();
    expect(types('sprint')).toEqual(['SPRINT']);
    expect(types('sprints')).toEqual(['SPRINT', 'SPRINT', 'WORKSHOP']);
    expect(types('workshops')).toEqual(['WORKSHOP', 'WORKSHOP']);
    expect(types('transactional-none')).toEqual([]);
  });

  test('Globex shows three of four banners and hides the sections of home', () => {
    const globex = entitlement('globex-unlimited');
    expect(globex.customizations?.banners).toHaveLength(4);
    const merged = mergeCustomizations([
      {
        entitlementId: globex.entitlementId,
        precedence: globex.precedence,
        customizations: globex.customizations ?? {},
      },
    ]);
    expect(merged.banners).toHaveLength(3);
    expect(Object.values(merged.homePageConfig ?? {})).toEqual([true, true, true]);
  });

  test('every on-demand session but one is released', () => {
    const released = flagRules.find((rule) => rule.flag === 'onDemand2024Refresh')?.defaultValue;
    const all = sessions
      .filter(({ session }) => session.sessionType === 'ON_DEMAND')
      .map((session) => session.session.sessionId);
    expect(released).toEqual(all.filter((id) => id !== unreleasedSessionId));
    expect(all).toContain(unreleasedSessionId);
  });
});

describe.each(firstStarts.map((now) => [new Date(now).toISOString(), now] as const))(
  'first started at %s',
  (_, now) => {
    test('every badge of a card occurs', () => {
      const at = (key: keyof typeof badgeCoverage): string | null => badgeOf(badgeCoverage[key], now);
      expect(at('active')).toBe('Active');
      expect(at('watchingOnDemand')).toBe('Watching On Demand');
      expect(at('enrolled')).toBe('Enrolled');
      expect(at('waitlisted')).toBe('Waitlisted!');
      expect(at('comingSoon')).toBe('Coming Soon!');
      expect(at('courseFullByWaitlist')).toBe('Course Full');
      expect(at('enrollmentClosed')).toBe('Enrollment Closed');
      expect(at('closesInDays')).toBe('Closes in 3 Days');
      expect(at('closesInHours')).toBe('Closes in 9 Hours');
      expect(at('limitedAvailability')).toBe('Limited Availability');
      expect(at('happeningNow')).toBe('Active');
      expect(at('freeCourse')).toBe('Free Course');
      expect(earnedBadgeLabel(courseFactsOf(badgeCoverage.badgeEarned, now))).toBe('Badge Earned');
      expect(earnedBadgeLabel(courseFactsOf(badgeCoverage.completedByBadge, now))).toBe('Completed');
    });

    test('every tag of a portfolio card occurs, on a sprint', () => {
      const found = Object.entries(portfolioCoverage).map(([key, row]) => {
        const attends = (sessionId: string): boolean =>
          enrollments.some(
            (item) =>
              item.memberId === persona(row.persona).memberId && item.sessionId === sessionId && item.attended === true,
          );
        const facts = courseFactsOf(row, now);
        expect(facts.type, key).toBe('SPRINT');
        const sessions = facts.sessions.map((one) => ({ ...one, attended: attends(one.sessionId) }));
        return [key, portfolioTag({ ...facts, sessions }, now)?.label] as const;
      });
      expect(Object.fromEntries(found)).toEqual({
        badgeEarned: 'Badge Earned',
        freeCourse: 'Free Course',
        attended: 'Attended',
        enrolled: 'Enrolled',
        closingSoon: 'Closes in 3 Days',
        watchingOnDemand: 'Watching On Demand',
        none: undefined,
      });
    });

    test('every call to action occurs', () => {
      const at = (key: keyof typeof callToActionCoverage) => actionOf(callToActionCoverage[key], now);
      expect(at('enroll')).toMatchObject({ key: 'enroll', label: 'Enroll' });
      expect(at('joinWaitlist')).toMatchObject({ key: 'joinWaitlist' });
      expect(at('goToLiveCourseByRoute')).toMatchObject({ key: 'goToLiveCourse', target: { kind: 'route' } });
      expect(at('goToLiveCourseByEventLink')).toMatchObject({ key: 'goToLiveCourse', target: { kind: 'external' } });
      expect(at('goToLiveCourseAfterSprint')).toMatchObject({ key: 'goToLiveCourse', target: { kind: 'route' } });
      expect(at('unenroll')).toMatchObject({ key: 'unenroll' });
      expect(at('launchCourse')).toMatchObject({ key: 'launchCourse', target: { kind: 'route' } });
      expect(at('launchCourseOnDemand')).toMatchObject({ key: 'launchCourse', target: { kind: 'route' } });
      expect(at('removeFromWaitlist')).toMatchObject({ key: 'removeFromWaitlist' });
      expect(at('enrollClosed')).toMatchObject({ key: 'enrollClosed', disabled: true, unlock: [] });
      expect(at('enrollNotBought')).toMatchObject({ key: 'enrollClosed', disabled: true });
      expect(at('enrollNotBought').unlock.length).toBeGreaterThan(0);
      expect(at('courseEndedWhileEnrollable')).toMatchObject({ key: 'courseEnded', disabled: true });
      expect(at('courseEndedClosed')).toMatchObject({ key: 'courseEnded', disabled: true });
      expect(at('courseEndedCompleted')).toMatchObject({ key: 'courseEnded', disabled: true });
      expect(at('comingSoon')).toMatchObject({ key: 'comingSoon', disabled: true });
      expect(at('reviewPastCourse')).toMatchObject({ key: 'reviewPastCourse', label: 'Review Past Course' });
      expect(at('customDetailText')).toMatchObject({ key: 'reviewPastCourse', label: 'Watch the Recordings' });
      expect(at('lockedEnrollLimited')).toMatchObject({
        key: 'lockedEnroll',
        tooltip: 'Become a member for full access',
      });
      expect(at('lockedEnrollOnDemandOnly')).toMatchObject({ key: 'lockedEnroll', tooltip: 'Upgrade for live access' });
    });

    test('seats are as the table says, and no session is oversold', () => {
      const free = (row: CoverageRow): number => {
        const session = course(row.courseId).sessions.find((item) => item.sessionId === row.sessionId);
        return session ? freeSeats(seatsOf(session)) : NaN;
      };
      expect(free(seatCoverage.oneSeatLeft)).toBe(1);
      expect(free(seatCoverage.fullWithWaitlist)).toBe(0);
      expect(free(seatCoverage.twentyFiveSeats)).toBe(25);
      for (const { session } of sessions)
        expect(freeSeats(seatsOf(session)), session.sessionId).toBeGreaterThanOrEqual(0);
    });

    test('sessions run now, within the hour, within a week, next month and in the past', () => {
      const starts = sessions.flatMap(({ session }) => (session.sessionType === 'LIVE' ? [session] : []));
      const met = (test: (start: number, end: number) => boolean): boolean =>
        starts.some((item) => test(resolve(item.startAt, now), resolve(item.endAt, now)));
      expect(met((start, end) => start <= now && now < end)).toBe(true);
      expect(met((start) => start > now && start - now <= hour)).toBe(true);
      expect(met((start) => start - now > day && start - now <= 7 * day)).toBe(true);
      expect(met((start) => start - now > 25 * day && start - now < 60 * day)).toBe(true);
      expect(met((_, end) => end < now)).toBe(true);
      for (const one of starts) {
        expect(resolve(one.startAt, now), one.sessionId).toBeLessThan(resolve(one.endAt, now));
        for (const meeting of one.meetings) {
          const start = resolve(meeting.startAt, now);
          expect(start, one.sessionId).toBeGreaterThanOrEqual(resolve(one.startAt, now));
          expect(start + meeting.minutes * minute, one.sessionId).toBeLessThanOrEqual(resolve(one.endAt, now));
        }
      }
    });

    test('nobody sits in two upcoming sessions of one course', () => {
      for (const one of courses) {
        const open = one.sessions.filter(
          (session) => session.sessionType === 'LIVE' && resolve(session.endAt, now) > now,
        );
        const ids = new Set(open.map((session) => session.sessionId));
        const rows = enrollments.filter((row) => ids.has(row.sessionId) && row.status === 'ENROLLED');
        if (one.courseType !== 'BOOTCAMP') expect(repeated(rows.map((row) => row.memberId)), one.courseId).toEqual([]);
      }
    });

    test('completed sessions are over, and no record is in the future', () => {
      for (const row of enrollments) {
        expect(resolve(row.at, now), `${row.memberId} ${row.sessionId}`).toBeLessThanOrEqual(now);
        const session = sessions.find((item) => item.session.sessionId === row.sessionId)?.session;
        if (row.status === 'COMPLETED' && session?.sessionType === 'LIVE')
          expect(resolve(session.endAt, now), row.sessionId).toBeLessThan(now);
      }
      for (const badge of courseBadges) expect(resolve(badge.awardedAt, now)).toBeLessThan(now);
      for (const row of videoProgress) expect(resolve(row.lastWatchedAt, now)).toBeLessThan(now);
    });

    test('an event runs, one is within the day, some are ahead, and some are over', () => {
      const starts = events.map((event) => resolve(event.eventStart, now));
      const ends = events.map((event) => resolve(event.eventEnd ?? later(event.eventStart, 60), now));
      expect(starts.some((start, k) => start <= now && now < (ends[k] ?? 0))).toBe(true);
      expect(starts.some((start) => start > now && start - now < day)).toBe(true);
      expect(starts.some((start) => start - now > day)).toBe(true);
      const over = events.filter((_, k) => (ends[k] ?? now) < now);
      expect(over.some((item) => item.recordingUrl !== undefined)).toBe(true);
      expect(over.some((item) => item.recordingUrl === undefined)).toBe(true);
      expect(events.flatMap((event) => event.attending).map(persona)).toHaveLength(
        events.flatMap((event) => event.attending).length,
      );
    });

    test('content waits for its day, and a task is overdue', () => {
      const items = sessionContents.flatMap((content) => content.containers.flatMap((box) => box.items));
      const waits = (type: string): boolean =>
        items.some((item) => item.type === type && 'enabledAt' in item && resolve(item.enabledAt, now) > now);
      expect(waits('VIDEO_GROUP')).toBe(true);
      expect(waits('CTA_BUTTON')).toBe(true);
      const live = sessionContents.find((content) => content.sessionId === 'ai-leaders-2');
      const dates = (live?.containers ?? []).flatMap((box) =>
        box.calendarDate ? [resolveDate(box.calendarDate, now)] : [],
      );
      const today = new Date(now).toISOString().slice(0, 10);
      expect(dates.some((date) => date < today)).toBe(true);
      expect(dates.some((date) => date > today)).toBe(true);
    });
  },
);

describe('pictures', () => {
  const paths = [
    ...courses.flatMap((course) => [
      `/files/art/cover/${course.courseId}.svg`,
      `/files/art/medallion/${course.courseId}.svg`,
    ]),
    ...people.map((person) => `/files/art/portrait/${person.memberId}.svg`),
    ...faculty.map((teacher) => `/files/art/portrait/${teacher.facultyId}.svg`),
    ...videos.map((video) => video.thumbnailUrl),
    ...entitlements.flatMap((item) =>
      (item.customizations?.banners ?? []).flatMap((each) => [each.imageUrl, each.imageUrlMobile]),
    ),
    ...customers.flatMap((customer) => customer.logoUrl ?? []),
    ...sessionContents.flatMap((content) => content.announcements.flatMap((each) => each.imageUrl ?? [])),
    ...['hall-tall', 'hall-wide', 'sleep', 'empty', 'error', 'upgrade', 'lock', 'waiting'].map(
      (name) => `/files/art/scene/${name}.svg`,
    ),
    '/files/art/logo/atrium.svg',
    '/files/art/cover/never-seen-before.svg',
    ...events.map((event) => event.heroImageUrl),
    '/files/art/event/never-announced.svg',
  ];
  // text in pictures embeds the font each time, so it is not counted
  const sizes = paths.map((path) => allowed(path).replace(lettering, '').length);

  test('exist for everything that refers to one, none over 12 kB, most under 4 kB', () => {
    for (const path of paths) expect(allowed(path), path).toMatch(/^<svg .*<\/svg>$/s);
    expect(Math.max(...sizes)).toBeLessThan(12_000);
    expect(sizes.filter((size) => size < 4_000).length / sizes.length).toBeGreaterThan(0.5);
  });

  test('are the same every time', () => {
    for (const path of paths) expect(artFor(path)).toBe(artFor(path));
  });

  test('are refused outside the known kinds and names', () => {
    for (const path of [
      '/files/art/cover/../x.svg',
      '/files/art/constructor/a.svg',
      '/files/art/logo/none.svg',
      '/files/art/scene/toString.svg',
      '/files/art/banner/constructor.svg',
      '/x',
    ])
      expect(artFor(path), path).toBeNull();
  });

  test('of two courses never share both colors and motif', () => {
    expect(repeated(courses.map((course) => `${course.art.topic} ${course.art.motif}`))).toEqual([]);
  });

  test('of neighboring courses and lessons differ in motif', () => {
    const motifs = courses.map((course) => course.art.motif);
    expect(courses.filter((_, k) => motifs[k] === motifs[k + 1]).map((course) => course.courseId)).toEqual([]);
  });
});

test('the academy is of a real size', () => {
  expect(courses.length).toBeGreaterThanOrEqual(36);
  expect(videos.length).toBeGreaterThanOrEqual(60);
  expect(people.filter((person) => person.persona === undefined).length).toBeGreaterThanOrEqual(40);
  expect(faculty.length).toBeGreaterThanOrEqual(14);
  const count = (courseType: string): number => courses.filter((course) => course.courseType === courseType).length;
  expect(count('BOOTCAMP')).toBe(3);
  expect(count('CRASH_COURSE')).toBe(3);
  expect(courses.filter((course) => course.openTo.includes('business-archive'))).toHaveLength(3);
  for (const one of courses) {
    const leave = one.courseMeta.whatYouWillLeaveWith.length;
    expect(leave >= 3 && leave <= 6, one.courseId).toBe(true);
    const groups = one.onDemandGroups ?? [];
    if (one.sessions.some((session) => session.sessionType === 'ON_DEMAND')) {
      expect(groups.length >= 2 && groups.length <= 4, one.courseId).toBe(true);
    }
    for (const group of groups) expect(group.content.length >= 2 && group.content.length <= 5, one.courseId).toBe(true);
  }
});

test('every syllabus opens', () => {
  for (const { courseId, title, courseMeta } of courses) {
    expect(syllabusFor(syllabusPath(courseId)), courseId).toContain('<h1>');
    expect(findSyllabus(courseMeta.courseSyllabusUrl, 'pdf')?.title, courseId).toBe(title);
  }
  expect(syllabusFor('/files/syllabus/none.html')).toBeNull();
  expect(findSyllabus('/files/syllabus/ai-leaders.html', 'pdf')).toBeNull();
});

test('the help center, the terms, the page of all events and the links of companies open', () => {
  const links = customers
    .flatMap(({ contracts }) => contracts.flatMap(({ importantLinks }) => importantLinks))
    .map(({ url }) => url);
  const documents = links.filter((url) => !url.startsWith('/preview/'));
  expect(documents.length).toBeGreaterThan(3);
  expect(documents.filter((url) => noticeFor(url, 'a@b.example') === null)).toEqual([]);
  for (const name of ['events', 'help', 'terms'])
    expect(noticeFor(`/files/notices/${name}.html`, 'a@b.example'), name).toContain('<h1>');
  for (const name of ['none', 'constructor'])
    expect(noticeFor(`/files/notices/${name}.html`, 'a@b.example')).toBeNull();
  expect(noticeFor('/files/notices/help.html', 'a@b.example')).toContain(
    '<a href="mailto:a@b.example">a@b.example</a>',
  );
  // from each of the academy's own to the others, but not from what a company tells its own people
  expect(noticeFor('/files/notices/help.html', 'a@b.example')).toContain('href="/files/notices/terms.html"');
  expect(noticeFor('/files/notices/terms.html', 'a@b.example')).toContain('href="/files/notices/help.html"');
  expect(noticeFor('/files/notices/globex.html', 'a@b.example')).not.toContain('href="/files/notices/');
});

test('[PAS-02] what the form calls a free 30-day membership lasts 30 days', () => {
  const free = passes.filter(
    ({ targetSegment, showRegistration }) => targetSegment === 'CONSUMER' && showRegistration !== false,
  );
  expect(free.filter(({ durationDays }) => durationDays !== 30).map(({ shortCode }) => shortCode)).toEqual([]);
});

test('texts follow the style of the academy', () => {
  const texts = JSON.stringify([courses, faculty, sessionContents, videos]);
  expect(texts).not.toMatch(/lorem|seamless|journey|unlock the/i);
  expect(
    JSON.stringify([courses.map((course) => [course.title, course.subtitle, course.description]), faculty]),
  ).not.toContain('!');
});

test('at whichever hour of four weeks the product is first started, the same events are running, ahead and over', () => {
  const first = Date.parse('2026-11-16T00:31:00Z');
  const states = Array.from({ length: 28 * 24 }, (_, hours) => {
    const now = first + hours * hour;
    return events
      .map(({ memberEventId, eventStart, eventEnd }) => {
        const start = resolve(eventStart, now);
        const end = eventEnd === undefined ? start : resolve(eventEnd, now);
        return `${memberEventId} is ${start > now ? 'ahead' : end > now ? 'running' : 'over'}`;
      })
      .join();
  });
  expect(new Set(states).size).toBe(1);
  const keyDate = events.find(({ memberEventId }) => memberEventId === 'certificates-are-issued');
  for (const now of firstStarts) {
    const at = resolve(keyDate?.eventStart ?? { days: 0 }, now);
    expect(at).toBe(nextIssueAt(now + day));
  }
});

describe('when', () => {
  const start = Date.parse('2026-11-26T10:03:00Z');
  const iso = (when: When): string => new Date(resolve(when, start)).toISOString();
  test('a day at an hour is that UTC day', () => {
    expect(iso({ days: -3, at: '14:00' })).toBe('2026-11-23T14:00:00.000Z');
    expect(iso({ days: 1 })).toBe('2026-11-27T10:03:00.000Z');
  });
  test('minutes and hours are rounded down to five minutes', () => {
    expect(iso({ minutes: 20 })).toBe('2026-11-26T10:20:00.000Z');
    expect(iso({ hours: -1 })).toBe('2026-11-26T09:00:00.000Z');
  });
  test('a Monday is found from any day of its week', () => {
    for (const days of [-3, 0, 3]) expect(resolveDate({ mondayOf: { days } }, start)).toBe('2026-11-23');
    expect(iso({ mondayOf: { days: 4 }, plusDays: 1, at: '17:00' })).toBe('2026-12-01T17:00:00.000Z');
  });
  test('later carries over midnight', () => {
    expect(later({ days: 1, at: '23:30' }, 90)).toEqual({ days: 2, at: '01:00' });
    expect(later({ minutes: -25 }, 120)).toEqual({ minutes: 95 });
  });
});
