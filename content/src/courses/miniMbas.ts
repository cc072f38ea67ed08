import { type CourseDraft, meta, sprint } from './draft.ts';

const openTo = ['bootcamps'] as const;

export const miniMbas: readonly CourseDraft[] = [
  {
    courseId: 'mini-mba-ai',
    title: 'AI for Business Mini-MBA',
    subtitle: 'Six weeks on running a business that uses AI well.',
    description:
      'Strategy, operations, finance and people, each seen through one decision about AI. You work in a group of six and present to a board in the last week.',
    courseType: 'BOOTCAMP',
    topic: 'AI',
    stacks: ['Applied AI', 'Team Leadership'],
    difficulty: 'Advanced',
    rating: 4.8,
    ratingCount: 164,
    facultyIds: ['amara-okafor', 'henrik-lindqvist', 'ingrid-sorensen-vasquez'],
    openTo,
    art: { topic: 'ai', motif: 'strata' },
    creditRule: 'coverage',
    courseMeta: meta(
      'mini-mba-ai',
      'Run the business, not the tool.',
      ['General managers', 'Senior specialists about to lead', 'Owners'],
      ['A board paper', 'A group of six peers', 'A plan with a budget'],
    ),
    lessons: [
      [
        'Strategy',
        'Where you will use it, and where you will not.',
        [
          ['Choose the field', 'Three businesses, three refusals.'],
          ['A moat made of habits', 'What competitors cannot buy.'],
        ],
      ],
      [
        'Operations',
        'The work itself.',
        [
          ['Redraw the process', 'Before you speed it up.'],
          ['People and roles', 'New jobs, changed jobs, ended jobs.'],
        ],
      ],
    ],
    sessions: [
      sprint('mini-mba-ai-1', [-10, '16:00', 'monday'], 6, { capacity: 36, seatsTaken: 20 }),
      sprint('mini-mba-ai-0', [-108, '16:00', 'monday'], 6, {
        title: 'AI for Business Mini-MBA, summer',
        capacity: 36,
        seatsTaken: 31,
      }),
      sprint('mini-mba-ai-2', [80, '16:00', 'monday'], 6, {
        title: 'AI for Business Mini-MBA, spring',
        capacity: 36,
        seatsTaken: 4,
      }),
    ],
  },
  {
    courseId: 'mini-mba-leadership',
    title: 'Leadership Mini-MBA',
    subtitle: 'Five weeks on leading leaders.',
    description:
      'For people whose reports have reports. Each week takes one hard conversation and one structure that makes the next one easier.',
    courseType: 'BOOTCAMP',
    topic: 'Leadership',
    stacks: ['Team Leadership'],
    difficulty: 'Advanced',
    rating: 4.9,
    ratingCount: 98,
    facultyIds: ['priya-raghunathan', 'joseph-kowalczyk'],
    openTo,
    art: { topic: 'leadership', motif: 'rays' },
    creditRule: 'coverage',
    courseMeta: meta(
      'mini-mba-leadership',
      'Lead the leaders, and let them lead.',
      ['Directors and heads of department', 'Founders with managers', 'Deputies'],
      ['A leadership rhythm for the quarter', 'Five rehearsed conversations', 'A peer who will call you'],
    ),
    sessions: [sprint('mini-mba-leadership-1', [38, '15:00', 'monday'], 5, { capacity: 30, seatsTaken: 9 })],
  },
  {
    courseId: 'mini-mba-product',
    title: 'Product Mini-MBA',
    subtitle: 'Six weeks from a problem worth solving to a business that solves it.',
    description:
      'Discovery, pricing, launch and retention for people who own a product and answer for its numbers. The dates of the next run are being set.',
    courseType: 'BOOTCAMP',
    topic: 'Product',
    stacks: ['Growth', 'Decision Making'],
    difficulty: 'Advanced',
    rating: 4.7,
    ratingCount: 57,
    facultyIds: ['rafael-costa-duarte', 'samuel-adeyemi-cole'],
    openTo,
    art: { topic: 'product', motif: 'scales' },
    creditRule: 'coverage',
    courseMeta: meta(
      'mini-mba-product',
      'Own the number, not the backlog.',
      ['Senior product managers', 'Heads of product', 'Founders'],
      ['A tested offer', 'A launch calendar', 'A retention figure that you understand'],
    ),
    sessions: [
      // Not published yet: holders read that the session may not have started (MBA-02).
      sprint('mini-mba-product-1', [120, '16:00', 'monday'], 6, { capacity: 36, unpublished: true }),
    ],
  },
];
