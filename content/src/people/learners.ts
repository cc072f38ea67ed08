import type { MemberSeed } from '../types.ts';
import { persona } from './draft.ts';
import { purchase, subscription, trial, unlimited } from './grants.ts';

/** States of learning that no other persona has; content/src/coverage.ts names them. */
export const learners: readonly MemberSeed[] = [
  // in line, and offered: a seat to claim, a switch, an early enrollment, and a session that was canceled
  persona({
    persona: 'waiting',
    firstName: 'Ximena',
    lastName: 'Barrios',
    accountType: 'MEMBER',
    registeredAt: { days: -230 },
    grants: subscription(unlimited, 'ximena', -230, 135),
    manageBilling: true,
    survey: 'COMPLETED',
    portrait: { style: 'bun', skin: 2, hair: 0, glasses: true, cloth: 4, neck: 'shirt', ground: 6 },
    profile: {
      jobRole: 'Head of Customer Operations',
      company: 'Costanera Rail',
      industry: 'Other',
      jobFunction: 'Operations',
      city: 'Montevideo',
      country: 'Uruguay',
      languages: ['Spanish', 'Portuguese'],
      about: 'I run the desks that people write to when the train does not come.',
      growthTip: 'Join the waitlist. Somebody always has a better week than they planned.',
    },
  }),
  // has finished a Mini-MBA, and was issued a certificate again after a change of name
  persona({
    persona: 'graduate',
    firstName: 'Leilani',
    lastName: 'Kahale',
    accountType: 'MEMBER',
    registeredAt: { days: -340 },
    grants: [
      ...subscription(unlimited, 'leilani', -340, 25),
      ...purchase(['area-bootcamps', 'session-mini-mba-ai-0', 'session-mini-mba-leadership-1'], 'leilani', -130),
    ],
    manageBilling: true,
    survey: 'COMPLETED',
    portrait: { style: 'long', skin: 3, hair: 0, glasses: false, cloth: 8, neck: 'blazer', ground: 2 },
    profile: {
      jobRole: 'Managing Director',
      company: 'Kona Harbor Services',
      industry: 'Other',
      jobFunction: 'Operations',
      city: 'Honolulu',
      region: 'Hawaii',
      country: 'United States',
      languages: ['English', 'Hawaiian'],
      about: 'Tugboats, pilots and a dry dock. I learned finance from invoices.',
      growthTip: 'Finish one thing before you buy the next.',
    },
  }),
  // the private account of Bob Tanaka, whom his company invited later, at another address: the same person twice
  {
    memberId: 'bob-tanaka-before',
    email: 'bob.tanaka@mailbox.example',
    firstName: 'Bob',
    lastName: 'Tanaka',
    customerId: 'consumer',
    isStaff: false,
    accountType: 'POST_TRIAL',
    registeredAt: { days: -410 },
    grants: trial('bob', -410, -380),
    manageBilling: false,
    passwordLogin: true,
    listed: false,
    hasPhoto: false,
    portrait: { style: 'side', skin: 1, hair: 0, glasses: true, ground: 5 },
    profile: { jobRole: 'Buyer', city: 'Pittsburgh', country: 'United States' },
  },
];
