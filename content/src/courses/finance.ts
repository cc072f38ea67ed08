import { type CourseDraft, meta, onDemand, sprint, standard, workshop } from './draft.ts';

export const financeCourses: readonly CourseDraft[] = [
  {
    courseId: 'pricing-as-strategy',
    title: 'Pricing as Strategy',
    subtitle: 'Three weeks on the one decision that reaches every customer.',
    description:
      'You interview for willingness to pay, build three offers and defend one price in front of people who would rather discount it. Real invoices, real objections.',
    courseType: 'SPRINT',
    topic: 'Finance',
    stacks: ['Growth', 'Decision Making'],
    difficulty: 'Advanced',
    rating: 4.9,
    ratingCount: 498,
    facultyIds: ['henrik-lindqvist', 'ingrid-sorensen-vasquez'],
    openTo: standard,
    art: { topic: 'finance', motif: 'steps' },
    courseMeta: meta(
      'pricing-as-strategy',
      'A strategy that does not change a price has not yet been decided.',
      ['General managers', 'Product and sales leads', 'Founders who have never raised a price'],
      ['Three offers with a reason for each', 'A price you can say aloud', 'A plan for telling old customers'],
    ),
    lessons: [
      [
        'Worth',
        'What it is worth, and to whom.',
        [
          ['Set a price you can explain', 'The reason comes before the figure.'],
          ['Three prices, one promise', 'Good, better, best, without tricks.'],
          ['Ask what they pay now', 'Including the spreadsheet and the overtime.'],
        ],
      ],
      [
        'Change',
        'Raising it without losing them.',
        [
          ['Tell old customers first', 'A letter, a date and a choice.'],
          ['Discounts that end', 'Write the end on the invoice.', { optional: true }],
        ],
      ],
    ],
    sessions: [
      sprint('pricing-as-strategy-1', [16, '16:00'], 3, {
        capacity: 20,
        seatsTaken: 20,
        waitlistAllowed: true,
        waiting: 4,
        waitlistTaskItems: [
          'Collect your last ten invoices',
          'Watch Set a price you can explain',
          'Note who approves a discount today',
        ],
      }),
      onDemand('pricing-as-strategy'),
    ],
  },
  {
    courseId: 'unit-economics',
    title: 'Unit Economics for Non-Finance Leaders: Margins, Payback and Cash Before They Read You',
    subtitle: 'Four weeks, one spreadsheet, and the numbers of your own business in it.',
    description:
      'A capstone for people who were told they did not need finance. You build the unit model of a business you know and present it to someone who lends money.',
    courseType: 'CAPSTONE',
    topic: 'Finance',
    stacks: ['Foundations', 'Decision Making'],
    difficulty: 'Intermediate',
    rating: 4.6,
    ratingCount: 233,
    facultyIds: ['ingrid-sorensen-vasquez'],
    openTo: standard,
    art: { topic: 'finance', motif: 'columns' },
    courseMeta: meta(
      'unit-economics',
      'Know what one more customer costs, and when the money comes back.',
      ['Heads of department with a budget', 'Product managers', 'Founders before they raise'],
      [
        'A unit model of your own business',
        'A payback figure you can defend',
        'A cash calendar for a year',
        'A reviewed presentation',
      ],
    ),
    sessions: [
      sprint('unit-economics-1', [2, '17:00'], 4, { capacity: 40, seatsTaken: 21, enrollmentClose: { minutes: 575 } }),
    ],
  },
  {
    courseId: 'the-board-pack',
    title: 'The Board Pack',
    subtitle: 'Two hours on the twelve pages that a board actually reads.',
    description:
      'You cut a board pack to twelve pages: what changed, what it cost, what you ask. With a former chair as the reader.',
    courseType: 'WORKSHOP',
    topic: 'Finance',
    stacks: ['Decision Making'],
    difficulty: 'Advanced',
    rating: 4.4,
    ratingCount: 73,
    facultyIds: ['ingrid-sorensen-vasquez', 'henrik-lindqvist'],
    openTo: standard,
    art: { topic: 'finance', motif: 'tessera' },
    courseMeta: meta(
      'the-board-pack',
      'What changed, what it cost, what you ask.',
      ['Finance directors', 'Chiefs of staff', 'First-time executives'],
      ['A pack of twelve pages', 'A front page that can be read in two minutes', 'A list of what to leave out'],
    ),
    sessions: [
      workshop('the-board-pack-1', { days: 6, at: '15:00' }, 120, {
        capacity: 30,
        seatsTaken: 29,
        enrollmentClose: { days: -1, at: '15:00' },
      }),
    ],
  },
  {
    courseId: 'cash-before-profit',
    title: 'Cash Before Profit',
    subtitle: 'Why a profitable business runs out of money, in four short lessons.',
    description:
      'A free on-demand course with one bakery, one spreadsheet and twelve months. You will never read a profit figure the same way again.',
    courseType: 'WORKSHOP',
    topic: 'Finance',
    stacks: ['Foundations'],
    difficulty: 'Beginner',
    rating: 4.8,
    ratingCount: 612,
    facultyIds: ['ingrid-sorensen-vasquez'],
    openTo: standard,
    art: { topic: 'writing', motif: 'petals' },
    courseMeta: meta(
      'cash-before-profit',
      'Profit is an opinion with a date. Cash is a balance.',
      ['Everyone who approves invoices', 'Founders', 'Students of business'],
      ['A cash calendar', 'Three levers that work this month', 'The habit of asking when, not only how much'],
    ),
    lessons: [
      [
        'The bakery',
        'Twelve months in one sheet.',
        [
          ['Read a P&L in four minutes', 'Top, bottom, then the lines that moved.'],
          ['Where the cash went', 'Flour, ovens and customers who pay late.'],
        ],
      ],
      [
        'Your turn',
        'The same sheet with your numbers.',
        [
          ['A cash calendar', 'Thirteen weeks, no more.'],
          ['Three levers', 'Earlier in, later out, less on the shelf.'],
        ],
      ],
    ],
    sessions: [onDemand('cash-before-profit', { isFreeSession: true })],
  },
];
