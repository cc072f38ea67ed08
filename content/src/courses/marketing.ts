import { type CourseDraft, meta, onDemand, sprint, standard, workshop } from './draft.ts';

export const marketingCourses: readonly CourseDraft[] = [
  {
    courseId: 'answer-engines',
    title: 'Brand in the Age of Answer Engines',
    subtitle: 'How to be the answer when nobody sees the list.',
    description:
      'When a machine gives one answer, being known matters more and being ranked matters less. You audit how your brand is described today and write the facts you want repeated. Free for everyone with an account.',
    courseType: 'WORKSHOP',
    topic: 'Marketing',
    stacks: ['Growth', 'Foundations'],
    difficulty: 'Beginner',
    rating: 4.3,
    ratingCount: 254,
    facultyIds: ['leila-haddad'],
    openTo: standard,
    art: { topic: 'marketing', motif: 'scales' },
    courseMeta: meta(
      'answer-engines',
      'Write the three facts you want repeated.',
      ['Brand and content leads', 'Founders who do their own marketing', 'Communications teams'],
      ['An audit of how you are described', 'Three facts with sources', 'A list of pages to rewrite first'],
    ),
    lessons: [
      [
        'What changed',
        'From ten links to one answer.',
        [
          ['How an answer is assembled', 'Sources, agreement and freshness.', { isAiGenerated: true }],
          ['Ask about yourself', 'Twenty questions that your customers ask.'],
        ],
      ],
      [
        'What to write',
        'Facts first.',
        [
          ['Three facts with sources', 'Short, checkable and yours.'],
          ['Pages that get quoted', 'Structure that survives being cut.'],
        ],
      ],
    ],
    sessions: [onDemand('answer-engines', { isFreeSession: true })],
  },
  {
    courseId: 'segments-that-hold',
    title: 'Segments That Hold',
    subtitle: 'Two hours on groups of customers that still make sense next year.',
    description:
      'You take a list of customers and cut it three ways: by what they buy, by when they leave and by what they compare you with. One of the cuts will change your plan.',
    courseType: 'WORKSHOP',
    topic: 'Marketing',
    stacks: ['Growth', 'Decision Making'],
    difficulty: 'Intermediate',
    rating: 4.4,
    ratingCount: 131,
    facultyIds: ['leila-haddad', 'samuel-adeyemi-cole'],
    openTo: standard,
    art: { topic: 'marketing', motif: 'tessera' },
    courseMeta: meta(
      'segments-that-hold',
      'A segment is a group that you would treat differently.',
      ['Marketing managers', 'Product marketers', 'Sales leads with too many personas'],
      ['Three cuts of your own list', 'One segment to serve better', 'One to stop serving'],
    ),
    sessions: [workshop('segments-that-hold-1', { days: 36, at: '15:00' }, 120, { capacity: 50, seatsTaken: 8 })],
  },
  {
    courseId: 'growth-loops',
    title: 'Growth Loops',
    subtitle: 'Two weeks on growth that pays for the next round of itself.',
    description:
      'Funnels end; loops return. You draw the loop that your business already has, find where it leaks and spend two weeks on the leak.',
    courseType: 'SPRINT',
    topic: 'Marketing',
    stacks: ['Growth'],
    difficulty: 'Intermediate',
    rating: 4.5,
    ratingCount: 288,
    facultyIds: ['samuel-adeyemi-cole'],
    openTo: standard,
    art: { topic: 'marketing', motif: 'rays' },
    courseMeta: meta(
      'growth-loops',
      'Fix the leak before you open the tap.',
      ['Growth and product teams', 'Founders past the first thousand customers', 'Agency strategists'],
      ['Your loop on one page', 'A number for each turn', 'Two tests on the weakest step'],
    ),
    sessions: [
      sprint('growth-loops-1', [-40, '16:00'], 2, {
        capacity: 30,
        seatsTaken: 20,
        sessionMeta: { detailCtaText: 'Watch the Recordings' },
      }),
    ],
  },
  {
    courseId: 'spend-where-it-moves',
    title: 'Spend Where It Moves',
    subtitle: 'One week on moving a marketing budget with less regret.',
    description:
      'You build a small model of what your last dollar did, move ten percent of the budget and agree beforehand how you will know.',
    courseType: 'SPRINT',
    topic: 'Marketing',
    stacks: ['Growth', 'Decision Making'],
    difficulty: 'Advanced',
    rating: 4.3,
    ratingCount: 90,
    facultyIds: ['samuel-adeyemi-cole'],
    openTo: standard,
    art: { topic: 'finance', motif: 'arcade' },
    courseMeta: meta(
      'spend-where-it-moves',
      'Move ten percent, and say in advance how you will know.',
      ['Marketing leads with a budget', 'Finance partners of marketing', 'Performance teams'],
      ['A one-sheet response model', 'A budget move with a test', 'A date to move it back'],
    ),
    sessions: [
      // Ends today, whatever the hour of the first start, and is still open for enrollment.
      {
        ...sprint('spend-where-it-moves-1', [-7, '16:00'], 1, { enrollmentClose: { hours: 9 } }),
        endAt: { hours: 11 },
        meetings: [
          { title: 'Working session', startAt: { days: -7, at: '16:00' }, minutes: 60 },
          // over, and not reported by the meeting provider yet
          { title: 'Clinic', startAt: { hours: -2 }, minutes: 60 },
          { title: 'Presentations', startAt: { hours: 10 }, minutes: 60 },
        ],
      },
    ],
  },
];
