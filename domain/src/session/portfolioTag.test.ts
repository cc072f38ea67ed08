import { expect, test } from 'vitest';
import { hour } from '../time.ts';
import type { CourseFacts, SessionFacts } from './facts.ts';
import { portfolioTag } from './portfolioTag.ts';
import { aCourse, anOnDemandSession, aSession, noon } from './session.fixture.ts';

const closing = aSession({ sessionId: 'closing', enrollmentClose: noon + 30 * hour });
const enrolled = aSession({ sessionId: 'enrolled', enrollmentStatus: 'ENROLLED' });
const attended = aSession({ sessionId: 'attended', enrollmentStatus: 'COMPLETED', attended: true });
const free = aSession({ sessionId: 'free', isFreeSession: true });
const watching = anOnDemandSession({ enrollmentStatus: 'ENROLLED' });

test.each<[string, string | undefined, SessionFacts[], Partial<CourseFacts>?]>([
  [
    'an earned badge before all',
    'Badge Earned',
    [free, attended, enrolled, closing, watching],
    { userEarnedBadge: true },
  ],
  ['a badge that is a completion', 'Completed', [free], { userEarnedBadge: true, badgeAsCompletion: true }],
  ['free before attended', 'Free Course', [attended, enrolled, closing, watching, free]],
  ['attended before enrolled', 'Attended', [enrolled, closing, watching, attended]],
  ['enrolled before closing soon', 'Enrolled', [closing, watching, enrolled]],
  ['closing soon before watching', 'Closes in 1 Day', [watching, closing]],
  ['the session that closes first', 'Closes in 1 Day', [aSession({ enrollmentClose: noon + 90 * hour }), closing]],
  ['168 hours left', 'Closes in 7 Days', [aSession({ enrollmentClose: noon + 168 * hour })]],
  ['24 hours left', 'Closes in 24 Hours', [aSession({ enrollmentClose: noon + 24 * hour })]],
  ['169 hours left', undefined, [aSession({ enrollmentClose: noon + 169 * hour })]],
  ['closing with a waitlist', undefined, [{ ...closing, enrollmentStatus: 'WAITLIST' }]],
  ['watching on demand', 'Watching On Demand', [watching, aSession()]],
  ['nothing of these', undefined, [aSession(), anOnDemandSession()]],
  ['no session', undefined, []],
])('[CRD-04] the tag of a portfolio card, %s: %s', (_what, label, sessions, course) => {
  expect(portfolioTag(aCourse(sessions, course), noon)?.label).toBe(label);
});
