import { type CourseDraft, meta, onDemand } from './draft.ts';

const openTo = ['business-archive'] as const;

/** Older courses with lifetime access. */
export const archiveCourses: readonly CourseDraft[] = [
  {
    courseId: 'legacy-digital-channels',
    title: 'Digital Channels, First Edition',
    subtitle: 'The 2019 course on choosing where to sell.',
    description:
      'Recorded before many of today’s channels existed. The method of choosing still holds; some of the examples have closed.',
    courseType: 'SPRINT',
    topic: 'Marketing',
    stacks: ['Growth'],
    difficulty: 'Intermediate',
    rating: 4.1,
    ratingCount: 930,
    facultyIds: ['samuel-adeyemi-cole'],
    openTo,
    art: { topic: 'marketing', motif: 'weave' },
    courseMeta: meta(
      'legacy-digital-channels',
      'Choose the channel your customer already trusts.',
      ['Members who took the course', 'Historians of marketing', 'Teachers'],
      ['A channel scorecard', 'Six cases from 2019', 'A sense of what lasted'],
    ),
    lessons: [
      [
        'Choosing',
        'Where to sell.',
        [
          ['Where your customer already is', 'Six cases from 2019.'],
          ['The cost of being everywhere', 'Attention is inventory.'],
        ],
      ],
      [
        'Leaving',
        'When to close a channel.',
        [
          ['Numbers that say go', 'Three thresholds.'],
          ['Closing without noise', 'Two goodbyes.'],
        ],
      ],
    ],
    sessions: [onDemand('legacy-digital-channels', { hideInCatalog: true })],
  },
  {
    courseId: 'legacy-remote-teams',
    title: 'Leading Remote Teams, Spring 2020',
    subtitle: 'Recorded in a hurry, kept for what it got right.',
    description:
      'A course made in three weeks when offices closed. The notes on trust and on written work are still used; the advice on headsets is not.',
    courseType: 'WORKSHOP',
    topic: 'Leadership',
    stacks: ['Team Leadership'],
    difficulty: 'Beginner',
    rating: 4.3,
    ratingCount: 1410,
    facultyIds: ['priya-raghunathan'],
    openTo,
    art: { topic: 'community', motif: 'scales' },
    courseMeta: meta(
      'legacy-remote-teams',
      'Write it down, then trust people with it.',
      ['Members who took the course', 'Managers of spread-out teams', 'Researchers'],
      ['A team agreement', 'A writing routine', 'A calmer calendar'],
    ),
    lessons: [
      [
        'Trust',
        'Work that you cannot see.',
        [
          ['Agree on answers, not hours', 'A page that everyone signs.'],
          ['The written day', 'Three notes instead of three calls.'],
        ],
      ],
      [
        'Rhythm',
        'Meetings that remain.',
        [
          ['The weekly call', 'Short, with cameras optional.'],
          ['Ending the day', 'A habit for people without a commute.'],
        ],
      ],
    ],
    sessions: [onDemand('legacy-remote-teams', { hideInCatalog: true })],
  },
  {
    courseId: 'legacy-big-data',
    title: 'Big Data for Managers',
    subtitle: 'The 2018 course, with its optimism intact.',
    description:
      'What was promised, what was bought and what was used. A useful course to watch twice: once for the method and once for the predictions.',
    courseType: 'WORKSHOP',
    topic: 'Data',
    stacks: ['Foundations'],
    difficulty: 'Beginner',
    rating: 3.9,
    ratingCount: 802,
    facultyIds: ['mei-ling-zhao'],
    openTo,
    art: { topic: 'data', motif: 'tessera' },
    courseMeta: meta(
      'legacy-big-data',
      'Store less, ask more.',
      ['Members who took the course', 'Buyers of data platforms', 'Anyone writing a prediction'],
      ['A list of questions for a platform', 'Three costs that are easy to miss', 'A humbler forecast'],
    ),
    lessons: [
      [
        'Promises',
        'What was said.',
        [
          ['The three promises', 'Everything, at once, for everyone.'],
          ['What was bought', 'Licenses, lakes and dashboards.'],
        ],
      ],
      [
        'Use',
        'What was used.',
        [
          ['The report that survived', 'One page, every Friday.'],
          ['What we would ask today', 'Five questions.'],
        ],
      ],
    ],
    sessions: [onDemand('legacy-big-data', { hideInCatalog: true })],
  },
];
