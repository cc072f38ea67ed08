import { type CourseDraft, meta, onDemand, sprint, standard, workshop } from './draft.ts';

export const aiCourses: readonly CourseDraft[] = [
  {
    courseId: 'ai-leaders',
    title: 'AI for Business Leaders',
    subtitle: 'Two weeks to decide where AI belongs in your team, and where it does not.',
    description:
      'A working course for people who answer for results. You measure where the hours go, hand one real piece of work to a model, check what comes back and decide, with numbers, what to keep.',
    courseType: 'SPRINT',
    topic: 'AI',
    stacks: ['Foundations', 'Applied AI'],
    difficulty: 'Beginner',
    rating: 4.8,
    ratingCount: 1204,
    facultyIds: ['amara-okafor'],
    openTo: standard,
    art: { topic: 'ai', motif: 'orbits' },
    courseMeta: meta(
      'ai-leaders',
      'Give a model a job description before you give it a job.',
      [
        'Leaders of teams of five to fifty who own a budget',
        'Managers who have been asked for an AI plan by next quarter',
        'Chiefs of staff who turn strategy into a calendar',
      ],
      [
        'A map of where your team’s hours go, with three places a model pays for itself',
        'One workflow rewritten, tested and timed before and after',
        'A review rhythm with an owner and a stopping rule',
        'A one-page case that finance will not send back',
      ],
      { trailerVideoId: 'ai-leaders-trailer' },
    ),
    lessons: [
      [
        'Week 1: See the work',
        'Find the hours before you choose the tool.',
        [
          ['Where the hours go', 'A simple log that shows what nobody budgets for.', { completionRequired: true }],
          [
            'Map the work, not the org chart',
            'Follow one request from the first email to the last signature and write down every wait.',
            { completionRequired: true },
          ],
          [
            'Give the model a job description',
            'Role, goal, limits and one good answer: rewrite a request from your own week and keep score.',
            { completionRequired: true },
          ],
          [
            'Four ways a model helps',
            'Drafting, sorting, checking and explaining, with the two ways it hurts.',
            { completionRequired: true },
          ],
        ],
      ],
      [
        'Week 2: Keep or stop',
        'Check, decide and put a name beside the result.',
        [
          [
            'Check the answer, not the tone',
            'Fluent is not correct. Three checks that do not depend on the voice.',
            { completionRequired: true },
          ],
          [
            'When to stop a pilot',
            'Write the stopping rule while everyone is still optimistic.',
            { completionRequired: true },
          ],
          [
            'Your review rhythm',
            'Who looks at what, how often, and what happens when it drifts.',
            { completionRequired: true },
          ],
          [
            'Three memos that changed a rollout',
            'For those who want more: what the memos say, and what happened next.',
            { optional: true },
          ],
        ],
      ],
    ],
    sessions: [
      sprint('ai-leaders-2', [-2, '17:00'], 2, {
        slug: 'ai-for-business-leaders-this-month',
        capacity: 30,
        seatsTaken: 24,
        activateAt: { days: -6, at: '14:00' },
        teachingAssistantId: 'noor-el-amrani',
        sessionMeta: {
          eventLink: '/__sandbox/meeting/session/ai-leaders-2',
          liveEnrollDescriptor: 'Five live hours in two weeks',
        },
        recordingCounts: true,
      }),
      sprint('ai-leaders-1', [-61, '17:00'], 2, { capacity: 30, seatsTaken: 27 }),
      sprint('ai-leaders-3', [33, '17:00'], 2, {
        capacity: 40,
        seatsTaken: 6,
        enrollmentOpensAt: { days: 12, at: '14:00' },
      }),
      onDemand('ai-leaders'),
    ],
  },
  {
    courseId: 'ai-first-strategy',
    title: 'The AI-First Strategy Sprint',
    subtitle: 'Two weeks to turn a list of AI ideas into one funded plan that your team can start on Monday.',
    description:
      'Most teams have too many AI ideas and no order among them. In two weeks you score yours, test the best one cheaply and write the page that gets it funded.',
    courseType: 'SPRINT',
    topic: 'AI',
    stacks: ['Applied AI', 'Decision Making'],
    difficulty: 'Intermediate',
    rating: 4.8,
    ratingCount: 861,
    facultyIds: ['amara-okafor', 'henrik-lindqvist'],
    openTo: standard,
    art: { topic: 'ai', motif: 'arcade' },
    courseMeta: meta(
      'ai-first-strategy',
      'One workflow, one owner, one number: a plan small enough to fund and big enough to matter.',
      [
        'Leaders of teams of five to fifty who own a budget',
        'Product, operations and marketing managers asked for an AI plan',
        'Chiefs of staff who turn strategy into a calendar',
      ],
      [
        'Find the work worth changing: a map of the hours and three places where a model pays for itself',
        'Test before you buy: a one-week trial with the tools you already have',
        'Make the case with numbers: cost, risk and time saved on one page',
        'Lead the change: roles, guardrails and a review rhythm',
      ],
    ),
    lessons: [
      [
        'Week 1: See the work',
        'From a long list to a short one.',
        [
          [
            'Score your options in an hour',
            'Value, effort and risk on one sheet, filled in by the people who do the work.',
          ],
          ['Two trials for the price of none', 'Run a week-long test with what you already pay for.'],
          ['What to leave alone', 'Work where the judgment is the product.'],
        ],
      ],
      [
        'Week 2: Choose and fund',
        'The page, the number and the name.',
        [
          ['The one-page business case', 'Cost, risk, time saved, owner. In that order.'],
          ['Present to a skeptical CFO', 'The five questions, and how to be glad of them.'],
          ['The first thirty days', 'What happens on Monday, and who notices if it does not.', { optional: true }],
        ],
      ],
    ],
    sessions: [
      sprint('ai-first-strategy-1', [5, '17:00'], 2, {
        capacity: 28,
        seatsTaken: 13,
        enrollmentClose: { hours: 76 },
        activateAt: { days: 5, at: '14:00' },
        sessionMeta: {
          liveEnrollDescriptor: 'Five live hours in two weeks, a project, and feedback from a teaching assistant',
        },
      }),
      sprint('ai-first-strategy-2', [47, '14:00'], 2, { capacity: 40, seatsTaken: 3 }),
      sprint('ai-first-strategy-3', [75, '17:00'], 2, {
        capacity: 12,
        seatsTaken: 12,
        waitlistAllowed: true,
        waiting: 6,
      }),
      onDemand('ai-first-strategy'),
    ],
  },
  {
    courseId: 'first-ai-workflow',
    title: 'Build Your First AI Workflow',
    subtitle: 'From a task you repeat to a workflow that somebody owns.',
    description:
      'You choose one task, draw its steps, automate the dull ones and leave the judgment where it belongs. Nothing to install and no code.',
    courseType: 'SPRINT',
    topic: 'AI',
    stacks: ['Applied AI'],
    difficulty: 'Beginner',
    rating: 4.5,
    ratingCount: 640,
    facultyIds: ['baraka-mwangi'],
    openTo: standard,
    art: { topic: 'operations', motif: 'weave' },
    courseMeta: meta(
      'first-ai-workflow',
      'Every automated step has a name beside it.',
      [
        'People who do the same thing every Tuesday',
        'Team leads with a backlog of small requests',
        'Anyone who has tried a chatbot and stopped',
      ],
      ['One workflow that runs', 'A page that says who checks it', 'A list of the steps you chose to keep by hand'],
    ),
    lessons: [
      [
        'Draw it',
        'Paper first.',
        [
          ['Pick a task that repeats', 'Weekly, written down somewhere, and a little boring.'],
          ['Draw the steps and the waits', 'The waits are where the time is.'],
          ['Where agents fail, and who notices', 'Five failures from real claims desks, and the alarm for each.'],
        ],
      ],
      [
        'Build it',
        'Small pieces, each tested.',
        [
          ['Write the instructions once', 'The same brief that works for a new colleague.'],
          ['Connect two tools you own', 'A form, an inbox and a sheet are enough.'],
          ['Test with last month’s cases', 'You already know the right answers.'],
        ],
      ],
      [
        'Hand it over',
        'It is finished when it has an owner.',
        [
          ['Put a name beside each step', 'Owner, checker, stand-in.'],
          ['Measure one thing', 'Minutes or mistakes. Not both in the first month.'],
          ['Retire it well', 'How to switch a workflow off without anyone being surprised.', { optional: true }],
        ],
      ],
    ],
    sessions: [onDemand('first-ai-workflow')],
  },
  {
    courseId: 'ai-risk-in-plain-terms',
    title: 'AI Risk in Plain Terms',
    subtitle: 'Ninety minutes on what can go wrong, how likely it is, and what to write down.',
    description:
      'A workshop without fear and without slogans. You learn to name a risk so that somebody can act on it, and to tell a model problem from a process problem.',
    courseType: 'WORKSHOP',
    topic: 'AI',
    stacks: ['Foundations', 'Decision Making'],
    difficulty: 'Intermediate',
    rating: 4.6,
    ratingCount: 212,
    facultyIds: ['noor-el-amrani'],
    openTo: standard,
    art: { topic: 'ai', motif: 'steps' },
    courseMeta: meta(
      'ai-risk-in-plain-terms',
      'A risk that nobody can act on has not been described yet.',
      ['Managers who sign off on tools', 'Legal and compliance partners', 'Product owners with a launch date'],
      ['A risk note of one page', 'A checklist for buying', 'Words for the conversation with legal'],
    ),
    sessions: [
      workshop('ai-risk-in-plain-terms-1', { days: 24, at: '15:00' }, 90, { capacity: 60, seatsTaken: 11 }),
      // one seat is held for a member in line: see seats.ts
      workshop('ai-risk-in-plain-terms-2', { hours: 21 }, 90, {
        capacity: 20,
        seatsTaken: 19,
        waitlistAllowed: true,
        waiting: 2,
      }),
      workshop('ai-risk-in-plain-terms-0', { days: -88, at: '15:00' }, 90, { capacity: 60, seatsTaken: 33 }),
    ],
  },
  {
    courseId: 'ai-operating-model',
    title: 'The AI Operating Model',
    subtitle: 'Three weeks on who decides, who builds and who checks.',
    description:
      'For leaders past the first pilot. You draw the roles, the review board and the budget line that let ten experiments live side by side without a committee for each.',
    courseType: 'SPRINT',
    topic: 'AI',
    stacks: ['Team Leadership', 'Applied AI'],
    difficulty: 'Advanced',
    rating: 4.7,
    ratingCount: 188,
    facultyIds: ['amara-okafor', 'noor-el-amrani'],
    openTo: standard,
    art: { topic: 'ai', motif: 'scales' },
    courseMeta: meta(
      'ai-operating-model',
      'Decide once who decides.',
      [
        'Directors with more than one AI pilot',
        'Heads of data and of operations who share a budget',
        'Transformation leads',
      ],
      [
        'A decision table with names',
        'A review calendar for the quarter',
        'A budget line with a ceiling',
        'A rule for closing experiments',
      ],
    ),
    sessions: [
      sprint('ai-operating-model-1', [9, '16:00'], 3, {
        activateAt: { days: -1, at: '09:00' },
        sessionMeta: { liveEnrollDescriptor: 'Materials are open before the first class' },
      }),
    ],
  },
  {
    courseId: 'agents-at-work',
    title: 'Agents at Work',
    subtitle: 'What software that acts on its own may do in your company, and what it may not.',
    description:
      'An on-demand course on delegation. You set permissions, budgets and stop buttons for an agent the way you would for a new colleague in the first week.',
    courseType: 'WORKSHOP',
    topic: 'AI',
    stacks: ['Applied AI'],
    difficulty: 'Advanced',
    rating: 4.4,
    ratingCount: 97,
    facultyIds: ['baraka-mwangi', 'noor-el-amrani'],
    openTo: standard,
    art: { topic: 'operations', motif: 'tessera' },
    courseMeta: meta(
      'agents-at-work',
      'Delegate the task, keep the consequence.',
      ['Operations and IT leads', 'People who buy automation', 'Auditors who want to understand it first'],
      ['A permission sheet', 'A spending limit with an alarm', 'A log that a person can read'],
    ),
    lessons: [
      [
        'Permissions',
        'What it may touch.',
        [
          ['Read, draft, send, pay', 'Four rights, granted one at a time.', { isAiGenerated: true }],
          ['A budget is a permission', 'Why a ceiling in money is clearer than one in words.'],
        ],
      ],
      [
        'Supervision',
        'What you look at, and how often.',
        [
          ['Logs that people read', 'One line an action, one page a day.'],
          ['The stop button', 'Who may press it, and what happens next.'],
          ['After an incident', 'A review without blame and with dates.', { optional: true }],
        ],
      ],
    ],
    sessions: [onDemand('agents-at-work')],
  },
  {
    courseId: 'research-with-a-model',
    title: 'Research with a Model Beside You',
    subtitle: 'Two hours on asking, checking and citing.',
    description:
      'You take one question from your own work, research it with and without a model, and compare what each way missed. Small group, much practice.',
    courseType: 'WORKSHOP',
    topic: 'AI',
    stacks: ['Applied AI', 'Foundations'],
    difficulty: 'Beginner',
    rating: 4.5,
    ratingCount: 143,
    facultyIds: ['mei-ling-zhao'],
    openTo: standard,
    art: { topic: 'ai', motif: 'columns' },
    courseMeta: meta(
      'research-with-a-model',
      'Ask for the source, then open it.',
      ['Analysts and consultants', 'Policy and research teams', 'Writers who must be right'],
      ['A research log', 'A checklist for sources', 'A prompt that asks for doubt'],
    ),
    sessions: [
      workshop('research-with-a-model-1', { days: 21, at: '13:00' }, 120, { capacity: 25, seatsTaken: 0 }),
      // shown to those only who had enrolled
      workshop('research-with-a-model-2', { days: 13, at: '13:00' }, 120, {
        capacity: 25,
        seatsTaken: 8,
        canceled: true,
      }),
    ],
  },
  {
    courseId: 'ai-capstone',
    title: 'AI Capstone: From Pilot to Practice',
    subtitle: 'Four weeks, one project, one review by people who have done it.',
    description:
      'You bring a pilot that works and leave with a practice that lasts: documented, owned, measured and reviewed by a panel. Places are given after a short conversation.',
    courseType: 'CAPSTONE',
    topic: 'AI',
    stacks: ['Applied AI', 'Team Leadership'],
    difficulty: 'Advanced',
    rating: 4.9,
    ratingCount: 76,
    facultyIds: ['amara-okafor', 'baraka-mwangi', 'noor-el-amrani'],
    openTo: standard,
    art: { topic: 'operations', motif: 'steps' },
    courseMeta: meta(
      'ai-capstone',
      'A pilot becomes a practice when it survives its inventor’s holiday.',
      ['Graduates of AI for Business Leaders', 'Owners of a running pilot', 'Teams of two'],
      ['A reviewed project', 'A written operating procedure', 'A measured before and after', 'Feedback from a panel'],
    ),
    sessions: [sprint('ai-capstone-1', [26, '16:00'], 4, { capacity: 16, seatsTaken: 5, manualEnrollment: true })],
  },
];
