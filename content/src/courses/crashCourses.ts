import { type CourseDraft, meta, onDemand } from './draft.ts';

const openTo = ['crash-courses'] as const;

export const crashCourses: readonly CourseDraft[] = [
  {
    courseId: 'crash-ai-for-managers',
    title: 'AI for Managers',
    subtitle: 'A weekend crash course: what it is, what it costs, what to ask.',
    description: 'Five short lessons for managers who will be asked about AI on Monday and want to answer plainly.',
    courseType: 'CRASH_COURSE',
    topic: 'AI',
    stacks: ['Foundations'],
    difficulty: 'Beginner',
    rating: 4.6,
    ratingCount: 321,
    facultyIds: ['amara-okafor'],
    openTo,
    art: { topic: 'ai', motif: 'petals' },
    creditRule: 'coverage',
    courseMeta: meta(
      'crash-ai-for-managers',
      'Ask what it gets wrong, and who will notice.',
      ['Managers in any function', 'Board members', 'Anyone with a budget request on the desk'],
      ['Ten questions for a vendor', 'A plain explanation for your team', 'One task to try on Monday'],
    ),
    lessons: [
      [
        'Saturday',
        'What it is.',
        [
          ['Models in plain words', 'Prediction, memory and confidence.'],
          ['What it costs', 'Licenses, time and mistakes.'],
        ],
      ],
      [
        'Sunday',
        'What to ask.',
        [
          ['Ten questions for a vendor', 'And the answers to be wary of.'],
          ['One task for Monday', 'Small, safe and yours.'],
          ['Telling your team', 'What changes, and what does not.'],
        ],
      ],
    ],
    sessions: [onDemand('crash-ai-for-managers', { hideInCatalog: true })],
  },
  {
    courseId: 'crash-finance-for-everyone',
    title: 'Finance for Everyone',
    subtitle: 'A weekend crash course: three statements and one bakery.',
    description: 'Four lessons after which you can read an annual report on the train and know where to look twice.',
    courseType: 'CRASH_COURSE',
    topic: 'Finance',
    stacks: ['Foundations'],
    difficulty: 'Beginner',
    rating: 4.7,
    ratingCount: 205,
    facultyIds: ['ingrid-sorensen-vasquez'],
    openTo,
    art: { topic: 'finance', motif: 'scales' },
    creditRule: 'coverage',
    courseMeta: meta(
      'crash-finance-for-everyone',
      'Three statements, one story.',
      ['Engineers and designers', 'New managers', 'Trustees'],
      ['A way to read a report in ten minutes', 'Words for talking with finance', 'A cash calendar'],
    ),
    lessons: [
      [
        'Read',
        'The three statements.',
        [
          ['What was earned', 'The profit and loss account.'],
          ['What is owned and owed', 'The balance sheet.'],
        ],
      ],
      [
        'Decide',
        'Numbers for next week.',
        [
          ['What was paid', 'The cash flow.'],
          ['Where to look twice', 'Notes, timing and stock.'],
        ],
      ],
    ],
    sessions: [onDemand('crash-finance-for-everyone', { hideInCatalog: true })],
  },
  {
    courseId: 'crash-data-fluency',
    title: 'Data Fluency',
    subtitle: 'A weekend crash course: averages, samples and doubt.',
    description:
      'Four lessons on reading numbers in meetings: what an average hides, when a sample is enough, and how to ask.',
    courseType: 'CRASH_COURSE',
    topic: 'Data',
    stacks: ['Foundations'],
    difficulty: 'Beginner',
    rating: 4.5,
    ratingCount: 177,
    facultyIds: ['mei-ling-zhao'],
    openTo,
    art: { topic: 'data', motif: 'rays' },
    creditRule: 'coverage',
    courseMeta: meta(
      'crash-data-fluency',
      'Ask how many, and out of how many.',
      ['Managers who receive dashboards', 'Communicators', 'Everyone in a planning round'],
      ['Five questions for any chart', 'A feel for sample size', 'The habit of asking for the whole'],
    ),
    lessons: [
      [
        'Numbers',
        'What they hide.',
        [
          ['What an average hides', 'Two towns with the same income.'],
          ['How many is enough', 'Samples without formulas.'],
        ],
      ],
      [
        'Questions',
        'What to ask.',
        [
          ['Out of how many?', 'The question that changes meetings.'],
          ['Cause or company', 'Things that happen together.'],
        ],
      ],
    ],
    sessions: [onDemand('crash-data-fluency', { hideInCatalog: true })],
  },
];
