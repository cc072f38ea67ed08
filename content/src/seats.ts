import { persona } from './people.ts';
import type { CoursePrioritySeed, SeatOfferSeed } from './types.ts';

const id = (name: string): string => persona(name).memberId;

/** Seats that are held for members in line, open at the first start (D21). */
export const seatOffers: readonly SeatOfferSeed[] = [
  // within a day of the start: to be claimed within two hours
  {
    memberId: id('waiting'),
    sessionId: 'ai-risk-in-plain-terms-2',
    offeredAt: { minutes: -5 },
    expiresAt: { minutes: 115 },
    swap: false,
  },
  // holds a seat in another session of the course: a switch, offered for twelve hours
  {
    memberId: id('waiting'),
    sessionId: 'decision-writing-3',
    offeredAt: { hours: -1 },
    expiresAt: { hours: 11 },
    swap: true,
  },
];

/** Members who were still in line when a session began: the next one opens to them two days earlier (D22). */
export const coursePriorities: readonly CoursePrioritySeed[] = [
  {
    memberId: id('waiting'),
    courseId: 'leading-through-ambiguity',
    sessionId: 'leading-through-ambiguity-0',
    grantedAt: { days: -75, at: '17:00' },
  },
];
