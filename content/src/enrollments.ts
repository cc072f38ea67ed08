import { companyEnrollments } from './companyHistory.ts';
import { courses } from './courses.ts';
import { persona } from './people.ts';
import { fellows } from './people/fellows.ts';
import type { EnrollmentSeed, LiveSessionSeed, When } from './types.ts';
import { daysUntil } from './when.ts';

type Row = readonly [
  persona: string,
  sessionId: string,
  status: EnrollmentSeed['status'],
  at: When,
  attended?: boolean,
];

/** Sessions that the personas joined. */
const own: readonly Row[] = [
  ['member', 'ai-leaders-2', 'ENROLLED', { days: -19 }],
  ['member', 'decision-writing-1', 'ENROLLED', { days: -9 }],
  ['member', 'feedback-people-can-use-1', 'ENROLLED', { days: -6 }],
  ['member', 'prompting-for-analysts-1', 'ENROLLED', { days: -4 }],
  ['member', 'first-ai-workflow-od', 'ENROLLED', { days: -8 }],
  ['member', 'pricing-as-strategy-1', 'WAITLISTED', { days: -3 }],
  ['member', 'platform-strategy-1', 'COMPLETED', { days: -96 }, true],
  ['member', 'managers-operating-system-1', 'COMPLETED', { days: -190 }, true],
  ['member', 'negotiating-with-numbers-1', 'COMPLETED', { days: -240 }, true],
  ['member', 'growth-loops-1', 'COMPLETED', { days: -55 }, true],
  ['member', 'experiments-that-decide-1', 'COMPLETED', { days: -30 }, true],
  ['member', 'ai-risk-in-plain-terms-0', 'COMPLETED', { days: -101 }, false],
  ['member', 'hiring-with-evidence-od', 'ENROLLED', { days: -120 }],
  ['academy', 'ai-leaders-1', 'COMPLETED', { days: -80 }, true],
  ['academy', 'decision-writing-1', 'ENROLLED', { days: -2 }],
  ['academy', 'ask-about-last-tuesday-od', 'ENROLLED', { days: -21 }],
  ['ondemand', 'cash-before-profit-od', 'ENROLLED', { days: -30 }],
  ['ondemand', 'storytelling-with-data-od', 'ENROLLED', { days: -12 }],
  ['sprint', 'ai-first-strategy-1', 'ENROLLED', { days: -20 }],
  ['crashplus', 'storytelling-with-data-od', 'ENROLLED', { days: -70 }],
  ['crashplus', 'crash-data-fluency-od', 'ENROLLED', { days: -60 }],
  ['minimba', 'mini-mba-ai-1', 'ENROLLED', { days: -40 }],
  ['minimba', 'mini-mba-leadership-1', 'ENROLLED', { days: -40 }],
  ['minimba', 'mini-mba-ai-2', 'ENROLLED', { days: -40 }],
  ['minimba-one', 'mini-mba-ai-1', 'ENROLLED', { days: -30 }],
  ['archive', 'growth-loops-1', 'COMPLETED', { days: -60 }, true],
  ['archive', 'spend-where-it-moves-1', 'ENROLLED', { days: -10 }],
  ['archive', 'legacy-digital-channels-od', 'ENROLLED', { days: -900 }],
  ['planned', 'ai-leaders-1', 'COMPLETED', { days: -85 }, true],
  ['planned', 'prompting-for-analysts-1', 'ENROLLED', { days: -3 }],
  ['crash', 'crash-ai-for-managers-od', 'ENROLLED', { days: -7 }],
  ['waiting', 'decision-writing-2', 'ENROLLED', { days: -16 }],
  ['waiting', 'decision-writing-3', 'WAITLISTED', { days: -14 }],
  ['waiting', 'ai-risk-in-plain-terms-2', 'WAITLISTED', { days: -12 }],
  ['waiting', 'research-with-a-model-2', 'ENROLLED', { days: -9 }],
  ['graduate', 'mini-mba-ai-0', 'COMPLETED', { days: -128 }, true],
  ['graduate', 'mini-mba-leadership-1', 'ENROLLED', { days: -30 }],
  ['graduate', 'platform-strategy-1', 'COMPLETED', { days: -90 }, true],
  ['graduate', 'negotiating-with-numbers-1', 'COMPLETED', { days: -236 }, true],
  ['bob@acme.example', 'ai-leaders-2', 'ENROLLED', { days: -15 }],
  ['bob@acme.example', 'ai-leaders-1', 'COMPLETED', { days: -75 }, false],
  ['ann@acme.example', 'managers-operating-system-od', 'ENROLLED', { days: -33 }],
  ['gil@globex.example', 'ai-leaders-2', 'ENROLLED', { days: -12 }],
  ['trial', 'storytelling-with-data-od', 'ENROLLED', { days: -18 }],
];

const ownRows: readonly EnrollmentSeed[] = own.map(([name, sessionId, status, at, attended]) => ({
  memberId: persona(name).memberId,
  sessionId,
  status,
  at,
  ...(attended !== undefined && { attended }),
}));

const isOver = (session: LiveSessionSeed): boolean => daysUntil(session.endAt) < 0;

/** Other members who fill the seats; nobody is enrolled in two upcoming sessions of one course (D20). */
function fillers(): readonly EnrollmentSeed[] {
  const rows: EnrollmentSeed[] = [];
  courses.forEach((course, index) => {
    const busy = new Set<string>();
    const free = (sessionId: string): string => {
      for (let k = 0; k < fellows.length; k++) {
        const member = fellows[(index * 7 + k) % fellows.length];
        if (member !== undefined && !busy.has(member.memberId)) return member.memberId;
      }
      throw new Error(`Not enough fellow members to fill ${sessionId}.`);
    };
    for (const session of course.sessions) {
      if (session.sessionType !== 'LIVE') continue;
      const over = isOver(session);
      const named = ownRows.filter((row) => row.sessionId === session.sessionId && row.status !== 'WAITLISTED').length;
      const seats = (session.seatsTaken ?? 0) - (session.capacity === session.seatsTaken ? named : 0);
      const taken = new Set<string>();
      const add = (status: EnrollmentSeed['status'], at: When): void => {
        const memberId = over
          ? (fellows[(index * 7 + taken.size) % fellows.length]?.memberId ?? '')
          : free(session.sessionId);
        taken.add(memberId);
        if (!over) busy.add(memberId);
        rows.push({
          memberId,
          sessionId: session.sessionId,
          status,
          at,
          ...(over && { attended: taken.size % 5 !== 0 }),
        });
      };
      const base = Math.min(daysUntil(session.startAt), 0);
      for (let k = 0; k < seats; k++) add(over ? 'COMPLETED' : 'ENROLLED', { days: base - 40 + (k % 25) });
      for (let k = 0; k < (session.waiting ?? 0); k++) add('WAITLISTED', { days: base - 10 + k });
    }
  });
  return rows;
}

/** Every enrollment: the personas first, then the members who fill the seats. */
export const enrollments: readonly EnrollmentSeed[] = [...ownRows, ...fillers(), ...companyEnrollments];
