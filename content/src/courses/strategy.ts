import { type CourseDraft, meta, onDemand, sprint, standard, workshop } from './draft.ts';

export const strategyCourses: readonly CourseDraft[] = [
  {
    courseId: 'platform-strategy',
    title: 'Platform Strategy',
    subtitle: 'Two weeks on who meets whom, who pays, and why they stay.',
    description:
      'Not every business should be a platform. You test yours against six conditions, design one side that people join without the other, and price the first year.',
    courseType: 'SPRINT',
    topic: 'Strategy',
    stacks: ['Decision Making', 'Growth'],
    difficulty: 'Advanced',
    rating: 4.8,
    ratingCount: 533,
    facultyIds: ['henrik-lindqvist'],
    openTo: standard,
    art: { topic: 'strategy', motif: 'strata' },
    courseMeta: meta(
      'platform-strategy',
      'Build the side that is useful alone.',
      ['Strategy and product leads', 'Founders with two kinds of customers', 'Investors who ask about network effects'],
      ['A map of sides and subsidies', 'A launch order', 'A pricing sketch for the first year'],
    ),
    lessons: [
      [
        'Sides',
        'Who needs whom, and how much.',
        [
          ['Six conditions for a platform', 'Pass four, or build something simpler.'],
          ['Start with the side that is useful alone', 'Reservation books, price lists and other honest beginnings.'],
          ['Subsidy is a decision', 'Whom you pay to come, and until when.'],
        ],
      ],
      [
        'Staying',
        'What keeps people when somebody copies you.',
        [
          ['Rules of the house', 'Quality, fees and exits.'],
          ['When to close a side', 'Two cases, one regret.'],
        ],
      ],
    ],
    sessions: [
      sprint('platform-strategy-1', [-74, '16:00'], 2, { capacity: 30, seatsTaken: 22 }),
      onDemand('platform-strategy'),
    ],
  },
  {
    courseId: 'negotiating-with-numbers',
    title: 'Negotiating with Numbers',
    subtitle: 'Two hours on preparing the three figures that carry a negotiation.',
    description:
      'You prepare a real negotiation: the walk-away, the opening and the trade. Then you practice it twice, on both sides of the table.',
    courseType: 'WORKSHOP',
    topic: 'Strategy',
    stacks: ['Decision Making'],
    difficulty: 'Intermediate',
    rating: 4.5,
    ratingCount: 301,
    facultyIds: ['ingrid-sorensen-vasquez'],
    openTo: standard,
    art: { topic: 'strategy', motif: 'steps' },
    courseMeta: meta(
      'negotiating-with-numbers',
      'Know your walk-away before they ask for it.',
      ['Buyers and sellers of services', 'Managers before salary talks', 'Founders before a term sheet'],
      ['A preparation sheet', 'Three rehearsed openings', 'A list of trades that cost you little'],
    ),
    lessons: [
      [
        'Prepare',
        'The work before the room.',
        [
          ['Three figures on one card', 'Walk-away, target, opening.'],
          ['Trades that cost you little', 'And are worth much to them.'],
          ['Silence is a number', 'What to do with your hands while they count.'],
        ],
      ],
      [
        'In the room',
        'Calm is a method.',
        [
          ['Open without apology', 'The first sentence, word for word.'],
          ['When they say take it or leave it', 'Four answers that keep the door open.', { hidePreview: true }],
        ],
      ],
    ],
    sessions: [
      workshop('negotiating-with-numbers-1', { days: -227, at: '16:00' }, 120, { capacity: 40, seatsTaken: 31 }),
      onDemand('negotiating-with-numbers'),
    ],
  },
  {
    courseId: 'scenario-planning',
    title: 'Scenario Planning in a Day',
    subtitle: 'Four futures, then three decisions that hold in most of them.',
    description:
      'A free workshop, open to everyone with an account. You build four scenarios around one uncertainty that matters to you and leave with three decisions that hold in most of them.',
    courseType: 'WORKSHOP',
    topic: 'Strategy',
    stacks: ['Foundations', 'Decision Making'],
    difficulty: 'Beginner',
    rating: 4.6,
    ratingCount: 122,
    facultyIds: ['aroha-ngata'],
    openTo: standard,
    art: { topic: 'strategy', motif: 'orbits' },
    courseMeta: meta(
      'scenario-planning',
      'Decide what holds in three futures out of four.',
      ['Planners', 'Boards of small organizations', 'Anyone whose forecast was wrong last year'],
      ['Four scenarios on one page', 'Three robust decisions', 'A list of signposts to watch'],
    ),
    sessions: [
      workshop('scenario-planning-1', { days: 30, at: '14:00' }, 180, {
        isFreeSession: true,
        capacity: 200,
        seatsTaken: 18,
      }),
    ],
  },
  {
    courseId: 'decision-writing',
    title: 'Write So the Decision Gets Made',
    subtitle: 'Two hours on the page that people read before they say yes.',
    description:
      'A workshop on the decision memo: the question in the first line, the options with their prices, and the one sentence that asks. You rewrite one of your own.',
    courseType: 'WORKSHOP',
    topic: 'Strategy',
    stacks: ['Decision Making', 'Team Leadership'],
    difficulty: 'Beginner',
    rating: 4.7,
    ratingCount: 418,
    facultyIds: ['henrik-lindqvist'],
    openTo: standard,
    art: { topic: 'writing', motif: 'rays' },
    courseMeta: meta(
      'decision-writing',
      'Ask the question in the first line.',
      ['Managers who write upward', 'Analysts whose work is read late', 'Anyone who says “per my last email”'],
      ['One memo rewritten', 'A template that fits on a page', 'A partner to read your next draft'],
    ),
    lessons: [
      [
        'The page',
        'One question, three options, one request.',
        [
          ['The one-page brief', 'What goes where, and what goes.'],
          ['Put the question first', 'First lines, before and after.'],
          ['Options with prices', 'An option without a cost is a wish.'],
        ],
      ],
      [
        'The reader',
        'Write for the person in the corridor.',
        [
          ['Read it as they will', 'On a phone, between two meetings.'],
          ['The sentence that asks', 'A date, a name and a verb.'],
          ['Editing in three passes', 'Order, sense, sound.', { optional: true }],
        ],
      ],
    ],
    sessions: [
      workshop('decision-writing-1', { minutes: -25 }, 120, {
        capacity: 40,
        seatsTaken: 19,
        sessionMeta: { eventLink: '/__sandbox/meeting/session/decision-writing-1' },
      }),
      workshop('decision-writing-2', { days: 27, at: '17:00' }, 120, { capacity: 60, seatsTaken: 9 }),
      // one seat is held for a member who may switch: see seats.ts
      workshop('decision-writing-3', { days: 55, at: '17:00' }, 120, {
        capacity: 12,
        seatsTaken: 11,
        waitlistAllowed: true,
        waiting: 2,
      }),
      onDemand('decision-writing'),
    ],
  },
  {
    courseId: 'peer-board',
    title: 'Building a Peer Board',
    subtitle: 'One hour on finding six people who will tell you the truth.',
    description:
      'A peer board is a standing meeting of equals. You learn whom to ask, what to bring, how to run the first year and when to end it.',
    courseType: 'WORKSHOP',
    topic: 'Leadership',
    stacks: ['Team Leadership'],
    difficulty: 'Beginner',
    rating: 4.2,
    ratingCount: 88,
    facultyIds: ['gurpreet-singh-bhatia'],
    openTo: standard,
    art: { topic: 'community', motif: 'arcade' },
    courseMeta: meta(
      'peer-board',
      'Ask for one hour a month, and give two.',
      ['Leaders without a peer in the building', 'Founders', 'People new to a city or an industry'],
      ['A list of six names', 'An invitation that is hard to refuse', 'An agenda for the first meeting'],
      { hideTimeAndFacultyLabels: true },
    ),
    sessions: [workshop('peer-board-1', { days: 46, at: '18:00' }, 60, { capacity: 80, seatsTaken: 12 })],
  },
];
