import { type CourseDraft, meta, onDemand, sprint, standard, workshop } from './draft.ts';

export const dataCourses: readonly CourseDraft[] = [
  {
    courseId: 'prompting-for-analysts',
    title: 'Prompting for Analysts',
    subtitle: 'Two hours on questions to a model that survive a second reading.',
    description:
      'You learn to give a model the table, the question and the doubt, and to check its arithmetic without redoing it. Bring a question that you answered last month.',
    courseType: 'WORKSHOP',
    topic: 'Data',
    stacks: ['Applied AI', 'Foundations'],
    difficulty: 'Intermediate',
    rating: 4.6,
    ratingCount: 411,
    facultyIds: ['mei-ling-zhao'],
    openTo: standard,
    art: { topic: 'data', motif: 'columns' },
    courseMeta: meta(
      'prompting-for-analysts',
      'Give it the table, the question and the doubt.',
      ['Analysts in any function', 'Managers who receive analysis', 'Consultants'],
      [
        'Five prompts that hold up on Monday',
        'A checking routine of three minutes',
        'A log of what the model gets wrong for you',
      ],
    ),
    lessons: [
      [
        'Asking',
        'Precise questions, plain tables.',
        [
          ['Write prompts that hold up on Monday', 'Context, task, format, doubt.'],
          ['Give it the table', 'Small, clean and labeled.'],
        ],
      ],
      [
        'Checking',
        'Trust, with arithmetic.',
        [
          ['Check a total in a minute', 'Sums, signs and sizes.'],
          ['Ask for the doubt', 'What would make this answer wrong?'],
          ['Keep an error log', 'Your model has habits. Know them.', { optional: true }],
        ],
      ],
    ],
    sessions: [
      workshop('prompting-for-analysts-1', { days: 11, at: '17:00' }, 120, {
        capacity: 60,
        seatsTaken: 28,
        sessionMeta: { eventLink: '/__sandbox/meeting/session/prompting-for-analysts-1' },
      }),
      onDemand('prompting-for-analysts'),
    ],
  },
  {
    courseId: 'storytelling-with-data',
    title: 'Storytelling with Data',
    subtitle: 'Ninety minutes from a crowded chart to one sentence and a line.',
    description:
      'You bring a slide with a chart that did not work. In ninety minutes it loses its legend, gains a sentence and asks for one decision.',
    courseType: 'WORKSHOP',
    topic: 'Data',
    stacks: ['Foundations', 'Decision Making'],
    difficulty: 'Beginner',
    rating: 4.7,
    ratingCount: 569,
    facultyIds: ['mei-ling-zhao'],
    openTo: standard,
    art: { topic: 'data', motif: 'orbits' },
    courseMeta: meta(
      'storytelling-with-data',
      'Write the sentence first, then draw only what it needs.',
      ['Analysts who present', 'Managers who report upward', 'Anyone with a dashboard that nobody opens'],
      ['One chart redrawn', 'A sentence that carries it', 'A checklist for the next ten'],
    ),
    lessons: [
      [
        'The sentence',
        'What the chart is for.',
        [
          ['One chart, one sentence', 'If you need two, draw two.'],
          ['Who decides what', 'Know the reader’s next move.'],
        ],
      ],
      [
        'The line',
        'Remove until it speaks.',
        [
          ['Take out the legend', 'Label the line itself.'],
          ['Color for one thing', 'Gray is a color too.'],
          ['Rehearse in a minute', 'Say it without the slide.'],
        ],
      ],
    ],
    sessions: [
      workshop('storytelling-with-data-1', { days: 18, at: '14:00' }, 90, { capacity: 24, seatsTaken: 23 }),
      onDemand('storytelling-with-data'),
    ],
  },
  {
    courseId: 'forecasting-without-false-precision',
    title: 'Forecasting Without False Precision',
    subtitle: 'Ranges, base rates and the courage to write both down.',
    description:
      'An on-demand course on estimates that are useful because they admit their width. You forecast ten things about your own work and score yourself a month later.',
    courseType: 'WORKSHOP',
    topic: 'Data',
    stacks: ['Decision Making'],
    difficulty: 'Advanced',
    rating: 4.5,
    ratingCount: 108,
    facultyIds: ['hanae-mori-castell', 'aroha-ngata'],
    openTo: standard,
    art: { topic: 'data', motif: 'strata' },
    courseMeta: meta(
      'forecasting-without-false-precision',
      'A range you believe beats a number you do not.',
      ['Planners and controllers', 'Product managers who estimate', 'Anyone asked for a date'],
      ['Ten forecasts in writing', 'A score for each', 'A habit of asking for base rates'],
    ),
    lessons: [
      [
        'Ranges',
        'How wide is honest.',
        [
          ['Start with the base rate', 'How often does this happen at all?'],
          ['Ninety percent means nine in ten', 'A test of ten questions, and a surprise.'],
        ],
      ],
      [
        'Updating',
        'Change your mind in public.',
        [
          ['Small steps', 'How far one fact should move you.'],
          ['Keep score', 'A sheet, a date and a friend.'],
        ],
      ],
    ],
    sessions: [onDemand('forecasting-without-false-precision')],
  },
  {
    courseId: 'experiments-that-decide',
    title: 'Experiments That Decide',
    subtitle: 'Two weeks on tests that end an argument.',
    description:
      'You write down what would change your mind, size a test that can show it, and agree on the decision before the data arrives.',
    courseType: 'SPRINT',
    topic: 'Data',
    stacks: ['Decision Making', 'Growth'],
    difficulty: 'Intermediate',
    rating: 4.6,
    ratingCount: 167,
    facultyIds: ['hanae-mori-castell'],
    openTo: standard,
    art: { topic: 'ai', motif: 'weave' },
    courseMeta: meta(
      'experiments-that-decide',
      'Write down what would change your mind before you look.',
      ['Product and growth teams', 'Analysts who are asked for significance', 'Managers who pay for tests'],
      ['A test plan of one page', 'A sample size you can defend', 'A decision agreed in advance'],
    ),
    sessions: [sprint('experiments-that-decide-1', [-13, '16:00'], 2, { capacity: 30, seatsTaken: 17 })],
  },
];
