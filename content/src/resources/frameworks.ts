import type { ResourceDraft } from './draft.ts';

const framework = (draft: Omit<ResourceDraft, 'type'>): ResourceDraft => ({ ...draft, type: 'STRATEGY_FRAMEWORK' });

export const frameworks: readonly ResourceDraft[] = [
  framework({
    slug: 'where-a-model-helps',
    title: 'Where a model helps',
    subtitle: 'Sort a team’s tasks by how often they come and how costly an error is',
    stacks: ['Applied AI', 'Decision Making'],
    aiStacks: ['AI Leadership', 'AI Workflows'],
    art: { topic: 'strategy', motif: 'scales' },
    age: 4,
    lead: 'Take the twenty tasks from your hour log. Place each by two questions: does it come every week, and what happens if it is wrong? The four fields tell you what to do first.',
    diagram: {
      kind: 'fields',
      across: ['Comes rarely', 'Comes every week'],
      up: ['Errors are costly', 'Errors are cheap'],
      labels: ['Leave it', 'Hand it over', 'Keep it', 'Draft, then check'],
    },
    parts: [
      {
        heading: 'Place the tasks',
        steps: [
          'Write each task as a verb and an object, on its own card.',
          'Ask the person who does it, not their manager, how often it comes.',
          'Price an error: an apology, a day of rework, or a customer.',
        ],
      },
      {
        heading: 'Read the fields',
        points: [
          'Hand it over: start here. One task, two weeks, one number.',
          'Draft, then check: the model writes, a named person signs.',
          'Keep it: judgment that customers pay for.',
          'Leave it: not worth anybody’s afternoon.',
        ],
      },
    ],
  }),
  framework({
    slug: 'one-page-business-case',
    title: 'The one-page business case',
    subtitle: 'Four rows, each with its source',
    stacks: ['Decision Making', 'Foundations'],
    aiStacks: ['AI Leadership'],
    art: { topic: 'finance', motif: 'columns' },
    age: 11,
    lead: 'A case that needs a second page has not been decided yet. Fill four rows, and write beside each who told you.',
    parts: [
      {
        heading: 'The four rows',
        steps: [
          'Cost in the first year: licenses, and the hours of your own people.',
          'Hours saved, measured in your trial and not in a vendor’s slide.',
          'Worth of those hours at half credit, because freed hours leak away.',
          'Net, first year: the figure that has to survive the meeting.',
        ],
      },
      {
        heading: 'Before you send it',
        points: [
          'Could the reader repeat the net figure tomorrow?',
          'Is there one sentence about when you would stop?',
          'Is any number without a source? Remove it, or ask.',
        ],
      },
    ],
  }),
  framework({
    slug: 'stopping-rule',
    title: 'The stopping rule',
    subtitle: 'One sentence, written while everybody is still optimistic',
    stacks: ['Decision Making'],
    aiStacks: ['AI Governance', 'AI Leadership'],
    art: { topic: 'leadership', motif: 'nave' },
    age: 18,
    lead: 'Pilots do not fail; they fade. A stopping rule gives the fading a date and a person.',
    diagram: { kind: 'stages', labels: ['A number', 'A mark', 'A date', 'A person'] },
    parts: [
      {
        heading: 'Write the sentence',
        text: 'We stop if [number] is not past [mark] by [date], and [person] says so.',
        points: [
          'The number is counted by somebody who does not run the pilot.',
          'The mark is worse than your hope and better than today.',
          'The date is in calendars. The person has agreed.',
        ],
      },
    ],
  }),
  framework({
    slug: 'price-corridor',
    title: 'The price corridor',
    subtitle: 'A floor, a ceiling and the four prices between them',
    stacks: ['Growth', 'Decision Making'],
    art: { topic: 'finance', motif: 'arcade' },
    age: 25,
    lead: 'Costs give the floor, the best alternative gives the ceiling. Strategy is which of the four steps between them you stand on, and for whom.',
    diagram: { kind: 'stages', labels: ['Floor', 'Entry', 'Standard', 'Ceiling'] },
    parts: [
      {
        heading: 'Find the walls',
        steps: [
          'Floor: what one more sale costs you, support included.',
          'Ceiling: what the customer would do without you, in their own numbers.',
          'Write both on one line, with the customer’s name.',
        ],
      },
      {
        heading: 'Choose the step',
        text: 'Name one customer for each step. If you cannot, you have one price too many.',
      },
    ],
  }),
  framework({
    slug: 'premortem-in-twenty-minutes',
    title: 'A premortem in twenty minutes',
    subtitle: 'What went wrong, told before it does',
    stacks: ['Team Leadership', 'Decision Making'],
    art: { topic: 'strategy', motif: 'weave' },
    age: 32,
    lead: 'People say in the past tense what they would not say in the future one. That is the whole trick.',
    parts: [
      {
        heading: 'Run it',
        steps: [
          'Two minutes: it is a year from now, and it failed. Everybody writes why, alone.',
          'Eight minutes: read aloud, one cause each, no discussion.',
          'Six minutes: mark the causes that you could see within a month.',
          'Four minutes: one number, one owner for each mark.',
        ],
      },
    ],
    files: 'pdf',
  }),
  framework({
    slug: 'decision-log',
    title: 'The decision log',
    subtitle: 'Five columns that end the sentence “who decided that?”',
    stacks: ['Team Leadership', 'Foundations'],
    art: { topic: 'operations', motif: 'strata' },
    age: 39,
    lead: 'One line a decision. The fourth column is the one that teaches: what we believed when we decided.',
    parts: [
      {
        heading: 'The columns',
        steps: ['Date', 'Decision, as a sentence with a verb', 'Who decided', 'What we believed', 'When we look again'],
      },
      {
        heading: 'Keep it alive',
        points: [
          'Read the last five lines at the start of a meeting, not at the end.',
          'A decision that nobody would log was not one.',
        ],
      },
    ],
    files: 'copy',
  }),
  framework({
    slug: 'market-you-can-name',
    title: 'A market you can name',
    subtitle: 'From “everybody” to a list of two hundred',
    stacks: ['Growth'],
    art: { topic: 'marketing', motif: 'petals' },
    age: 46,
    lead: 'If you cannot list them, you cannot call them. Narrow until a list exists.',
    diagram: {
      kind: 'fields',
      across: ['Hard to reach', 'Easy to reach'],
      up: ['Needs it someday', 'Needs it now'],
      labels: ['Ask for names', 'Call this week', 'Leave', 'Write once'],
    },
    parts: [
      {
        heading: 'Narrow',
        steps: [
          'Who had this problem last month, and paid somebody?',
          'Where do they already stand together: a fair, a list, a street?',
          'Write the first twenty names. If that takes an hour, the market is real.',
        ],
      },
    ],
  }),
  framework({
    slug: 'agent-permissions',
    title: 'Read, draft, send, pay',
    subtitle: 'Four permissions for software that acts',
    stacks: ['Applied AI'],
    aiStacks: ['AI Governance', 'AI Workflows'],
    art: { topic: 'ai', motif: 'nave' },
    age: 53,
    lead: 'An agent needs a job and a limit. Give permissions in this order, and each only after a month without surprises in the one before.',
    diagram: { kind: 'stages', labels: ['Read', 'Draft', 'Send', 'Pay'] },
    parts: [
      {
        heading: 'Before each step',
        points: [
          'Who reads the log, and on which day?',
          'What is the most it can spend, send or delete in an hour?',
          'Where is the stop button, and who pressed it last?',
        ],
      },
    ],
  }),
  framework({
    slug: 'work-sample-scorecard',
    title: 'Work sample scorecard',
    subtitle: 'Score what was done, before you talk about the person',
    stacks: ['Team Leadership'],
    art: { topic: 'leadership', motif: 'steps' },
    age: 60,
    openTo: ['mcsc-unlimited'],
    lead: 'Two readers, alone, before the debrief. Half points are not allowed.',
    parts: [
      {
        heading: 'Four rows, zero to three',
        steps: [
          'Found the question behind the question',
          'Used the material that was there',
          'Said what they did not know',
          'Would I act on this today?',
        ],
      },
    ],
  }),
];
