import { type CourseDraft, meta, onDemand, sprint, standard, workshop } from './draft.ts';

export const productCourses: readonly CourseDraft[] = [
  {
    courseId: 'synthetic-users',
    title: 'Product Discovery with Synthetic Users',
    subtitle: 'Two weeks on what a simulated customer can tell you, and what only a real one will.',
    description:
      'You run the same discovery twice, once with synthetic users and once with five real ones, and learn which questions may be asked of which.',
    courseType: 'SPRINT',
    topic: 'Product',
    stacks: ['Applied AI', 'Growth'],
    difficulty: 'Intermediate',
    rating: 4.4,
    ratingCount: 119,
    facultyIds: ['rafael-costa-duarte'],
    openTo: standard,
    art: { topic: 'product', motif: 'tessera' },
    courseMeta: meta(
      'synthetic-users',
      'Use a simulation to find the question, and a person to answer it.',
      ['Product managers and designers', 'Researchers under time pressure', 'Founders before a first build'],
      [
        'Two discovery rounds compared',
        'A list of questions that need a person',
        'A plan for the next five interviews',
      ],
    ),
    sessions: [
      sprint('synthetic-users-1', [52, '15:00'], 2, {
        capacity: 40,
        enrollmentOpensAt: {
          days: 14,
          at: '14:00',
        },
        isFreeSession: true,
      }),
    ],
  },
  {
    courseId: 'product-strategy',
    title: 'Product Strategy for a Crowded Market',
    subtitle: 'Three weeks on choosing what you will be worse at.',
    description:
      'A strategy names what you will not do. You choose a customer, a trade and a proof, and write the two pages that your team will argue from.',
    courseType: 'SPRINT',
    topic: 'Product',
    stacks: ['Decision Making', 'Growth'],
    difficulty: 'Advanced',
    rating: 4.7,
    ratingCount: 206,
    facultyIds: ['rafael-costa-duarte', 'henrik-lindqvist'],
    openTo: standard,
    art: { topic: 'product', motif: 'orbits' },
    courseMeta: meta(
      'product-strategy',
      'Choose what you will be worse at.',
      ['Heads of product', 'Product managers with three bosses', 'General managers'],
      ['A strategy of two pages', 'A list of refusals', 'A proof you can show in a month'],
    ),
    sessions: [
      sprint('product-strategy-1', [40, '17:00'], 3, { capacity: 40, seatsTaken: 7 }),
      sprint('product-strategy-2', [96, '17:00'], 3, { capacity: 40, hideInCatalog: true }),
    ],
  },
  {
    courseId: 'ask-about-last-tuesday',
    title: 'Ask About Last Tuesday',
    subtitle: 'Customer interviews that produce facts instead of compliments.',
    description:
      'An on-demand course on interviewing. People describe the past well and the future badly; you learn to stay in the past and to listen for money, time and embarrassment.',
    courseType: 'WORKSHOP',
    topic: 'Product',
    stacks: ['Foundations', 'Growth'],
    difficulty: 'Beginner',
    rating: 4.8,
    ratingCount: 342,
    facultyIds: ['rafael-costa-duarte'],
    openTo: standard,
    art: { topic: 'product', motif: 'weave' },
    courseMeta: meta(
      'ask-about-last-tuesday',
      'Ask what happened, not what they would like.',
      ['Product and design teams', 'Founders before the first sale', 'Marketers who want quotes that are true'],
      ['An interview guide of one page', 'A way to find five people this week', 'A template for what you heard'],
    ),
    lessons: [
      [
        'The interview',
        'Twenty minutes in the past.',
        [
          ['Find five people this week', 'Where they already are.'],
          ['Ask about last Tuesday', 'The question, and the four that follow it.'],
          ['Listen for money and embarrassment', 'Two signs that it matters.'],
        ],
      ],
      [
        'The notes',
        'What you heard, in order.',
        [
          ['One page an interview', 'Quotes left, guesses right.'],
          ['Five pages on a table', 'Patterns, and the urge to invent them.'],
        ],
      ],
    ],
    sessions: [onDemand('ask-about-last-tuesday')],
  },
  {
    courseId: 'roadmaps-that-survive',
    title: 'Roadmaps That Survive Contact',
    subtitle: 'Two hours on a plan that may change without anyone losing face.',
    description:
      'You rebuild your roadmap as a list of bets with dates to look again, and rehearse the conversation in which one of them moves.',
    courseType: 'WORKSHOP',
    topic: 'Product',
    stacks: ['Decision Making'],
    difficulty: 'Intermediate',
    rating: 4.5,
    ratingCount: 154,
    facultyIds: ['rafael-costa-duarte'],
    openTo: standard,
    art: { topic: 'strategy', motif: 'tessera' },
    courseMeta: meta(
      'roadmaps-that-survive',
      'A roadmap is a list of bets with dates to look again.',
      ['Product managers', 'Engineering leads', 'Anyone who presents a plan in quarters'],
      ['A roadmap of bets', 'A calendar of reviews', 'Words for the day it changes'],
      { showHiddenSessionEnrollOptions: true },
    ),
    sessions: [
      workshop('roadmaps-that-survive-1', { days: 44, at: '16:00' }, 120, { capacity: 50, seatsTaken: 3 }),
      workshop('roadmaps-that-survive-2', { days: 72, at: '16:00' }, 120, { capacity: 50, hideInCatalog: true }),
    ],
  },
];
