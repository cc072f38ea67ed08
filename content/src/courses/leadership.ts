import { type CourseDraft, meta, onDemand, sprint, standard, workshop } from './draft.ts';

export const leadershipCourses: readonly CourseDraft[] = [
  {
    courseId: 'leading-through-ambiguity',
    title: 'Leading Through Ambiguity',
    subtitle: 'Three weeks on deciding while the facts are still arriving.',
    description:
      'You learn to name what you know, what you assume and what you will decide anyway, and to say all three to your team without losing them. Built on cases from members.',
    courseType: 'SPRINT',
    topic: 'Leadership',
    stacks: ['Team Leadership', 'Decision Making'],
    difficulty: 'Advanced',
    rating: 4.9,
    ratingCount: 377,
    facultyIds: ['priya-raghunathan'],
    openTo: standard,
    art: { topic: 'leadership', motif: 'petals' },
    courseMeta: meta(
      'leading-through-ambiguity',
      'Say what you know, what you assume, and when you will decide.',
      [
        'Managers in a merger or a reorganization',
        'Leaders of leaders',
        'People who are waiting for somebody else to decide',
      ],
      ['A decision calendar', 'A way to report uncertainty in one minute', 'Two rehearsed difficult announcements'],
    ),
    sessions: [
      sprint('leading-through-ambiguity-1', [23, '17:00'], 3, {
        capacity: 24,
        seatsTaken: 24,
        waitlistAllowed: true,
        waiting: 6,
        waitlistTaskItems: [
          'Read the first case: The week before the merger',
          'Write down one decision that you are postponing',
          'Keep the live dates free for a week',
        ],
      }),
      sprint('leading-through-ambiguity-2', [66, '17:00'], 3, { capacity: 24, enrollmentOpensAt: { hours: 40 } }),
      sprint('leading-through-ambiguity-0', [-75, '17:00'], 3, { capacity: 24, seatsTaken: 24 }),
    ],
  },
  {
    courseId: 'managers-operating-system',
    title: "The Manager's Operating System",
    subtitle: 'Two weeks to rebuild the calendar, the one-to-one and the weekly note.',
    description:
      'Management is mostly recurring meetings. You rebuild four of them, drop two, and set up the written habits that make the rest shorter.',
    courseType: 'SPRINT',
    topic: 'Leadership',
    stacks: ['Team Leadership', 'Foundations'],
    difficulty: 'Beginner',
    rating: 4.6,
    ratingCount: 702,
    facultyIds: ['priya-raghunathan', 'joseph-kowalczyk'],
    openTo: standard,
    art: { topic: 'leadership', motif: 'arcade' },
    courseMeta: meta(
      'managers-operating-system',
      'Your calendar is your strategy. Read it once a week.',
      ['First-time managers', 'Managers whose team doubled', 'Specialists who are about to lead'],
      ['A one-to-one format that survives a busy month', 'A weekly note your team will read', 'Two meetings fewer'],
      { badgeAsCompletion: true },
    ),
    lessons: [
      [
        'The calendar',
        'Where your week goes.',
        [
          ['Read your calendar like a budget', 'Color the hours, then argue with the colors.'],
          ['The one-to-one', 'Three questions and a shared page.'],
          ['End two meetings', 'How to stop a meeting that everyone attends.'],
        ],
      ],
      [
        'The written team',
        'Notes that replace meetings.',
        [
          ['The weekly note', 'Twelve lines, sent on Thursday.'],
          ['Delegate with a finish line', 'Say what done looks like.'],
        ],
      ],
    ],
    sessions: [
      sprint('managers-operating-system-1', [-161, '15:00'], 2, { capacity: 40, seatsTaken: 34 }),
      onDemand('managers-operating-system'),
    ],
  },
  {
    courseId: 'feedback-people-can-use',
    title: 'Feedback People Can Use',
    subtitle: 'Ninety minutes to practice the sentence that you have been putting off.',
    description:
      'A live workshop in pairs. You bring one piece of feedback that you owe somebody and leave with words that are specific, kind and short.',
    courseType: 'WORKSHOP',
    topic: 'Leadership',
    stacks: ['Team Leadership'],
    difficulty: 'Beginner',
    rating: 4.6,
    ratingCount: 265,
    facultyIds: ['joseph-kowalczyk'],
    openTo: standard,
    art: { topic: 'leadership', motif: 'strata' },
    courseMeta: meta(
      'feedback-people-can-use',
      'Describe what you saw, then stop talking.',
      ['Managers before review season', 'Colleagues without authority', 'Mentors'],
      ['One prepared conversation', 'A format of three sentences', 'A way to ask for feedback and get it'],
    ),
    sessions: [
      workshop('feedback-people-can-use-1', { minutes: 45 }, 90, {
        capacity: 40,
        seatsTaken: 21,
        sessionMeta: { eventLink: '/__sandbox/meeting/session/feedback-people-can-use-1' },
      }),
      workshop('feedback-people-can-use-2', { days: 52, at: '15:00' }, 90, { capacity: 40, seatsTaken: 4 }),
    ],
  },
  {
    courseId: 'hiring-with-evidence',
    title: 'Hiring with Evidence',
    subtitle: 'Replace the gut feeling with a work sample and structured notes.',
    description:
      'An on-demand course for everyone who interviews. You write a scorecard, design a fair work sample and learn to take notes that a colleague can use.',
    courseType: 'WORKSHOP',
    topic: 'Leadership',
    stacks: ['Team Leadership', 'Decision Making'],
    difficulty: 'Intermediate',
    rating: 4.7,
    ratingCount: 190,
    facultyIds: ['joseph-kowalczyk'],
    openTo: standard,
    art: { topic: 'community', motif: 'petals' },
    courseMeta: meta(
      'hiring-with-evidence',
      'Decide what good looks like before you meet anyone.',
      ['Hiring managers', 'Interview panels', 'Founders hiring person number ten'],
      ['A scorecard for one role', 'A paid work sample', 'A debrief agenda of twenty minutes'],
    ),
    lessons: [
      [
        'Before',
        'The scorecard.',
        [
          ['Write the job as results', 'Four outcomes, one year.'],
          ['A fair work sample', 'Short, paid, close to the work.'],
        ],
      ],
      [
        'During',
        'The interview.',
        [
          ['Ask everyone the same', 'And listen for differences.'],
          ['Notes that a colleague can use', 'What was said, not what you felt.'],
        ],
      ],
      [
        'After',
        'The decision.',
        [
          ['The debrief', 'Write first, speak second.'],
          ['Saying no well', 'A letter that people keep.', { optional: true }],
        ],
        { hidePreview: true },
      ],
    ],
    sessions: [onDemand('hiring-with-evidence')],
  },
];
