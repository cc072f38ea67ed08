import type { ResourceDraft } from './draft.ts';

const tactic = (draft: Omit<ResourceDraft, 'type'>): ResourceDraft => ({ ...draft, type: 'COMMUNITY_TACTIC' });

export const tactics: readonly ResourceDraft[] = [
  tactic({
    slug: 'the-two-line-update',
    title: 'The two-line update',
    subtitle: 'How a member at Globex ended the Friday report',
    stacks: ['Team Leadership'],
    art: { topic: 'community', motif: 'weave' },
    age: 8,
    lead: 'Told by Gil: the report took eleven people an hour each. Now everybody writes two lines, and the hour is back.',
    parts: [
      {
        heading: 'What they do',
        steps: [
          'Line one: what is true now that was not last Friday.',
          'Line two: what you need, and from whom.',
          'Nobody answers in the thread. Line two goes to the person.',
        ],
      },
      {
        heading: 'What went wrong first',
        text: 'People wrote what they had done. It took three weeks until they wrote what had changed.',
      },
    ],
  }),
  tactic({
    slug: 'shadow-a-customer-call',
    title: 'Shadow one customer call a month',
    subtitle: 'For people who never hear one',
    stacks: ['Growth', 'Team Leadership'],
    art: { topic: 'community', motif: 'rays' },
    age: 15,
    lead: 'Finance, legal and engineering listen in once a month and say nothing. They write one sentence down, word for word.',
    parts: [
      {
        heading: 'Set it up',
        steps: [
          'Ask the customer at the start of the call. Nobody has refused yet.',
          'One guest a call, camera off, introduced by name.',
          'The sentence goes on the wall, with the date and without the name.',
        ],
      },
    ],
  }),
  tactic({
    slug: 'prompt-library-that-is-used',
    title: 'A prompt library that is used',
    subtitle: 'Acme keeps twelve, and removes one for each new one',
    stacks: ['Applied AI', 'Team Leadership'],
    aiStacks: ['Prompting', 'AI Leadership'],
    art: { topic: 'community', motif: 'tessera' },
    age: 22,
    lead: 'Told by Bob: the first library had ninety prompts and two readers. The second has twelve, each with a name beside it.',
    parts: [
      {
        heading: 'The rules',
        points: [
          'Each prompt has an owner, who used it this month.',
          'Each shows one real answer, good and bad parts marked.',
          'A thirteenth prompt replaces one of the twelve.',
        ],
      },
    ],
  }),
  tactic({
    slug: 'show-the-wrong-answer',
    title: 'Show the wrong answer',
    subtitle: 'Ten minutes a month that taught more than the training',
    stacks: ['Applied AI'],
    aiStacks: ['AI Leadership', 'AI Governance'],
    art: { topic: 'community', motif: 'scales' },
    age: 29,
    lead: 'Somebody shows the worst answer a model gave them, and how they noticed. Managers go first.',
    parts: [
      {
        heading: 'How to begin',
        steps: [
          'The first three are shown by people nobody would dare to laugh at.',
          'Always the same two questions: what did it cost, and what gave it away?',
          'Collect what gave it away. After six months that list is your checklist.',
        ],
      },
    ],
  }),
  tactic({
    slug: 'the-empty-chair',
    title: 'The empty chair',
    subtitle: 'A seat in each meeting for whoever has to live with the decision',
    stacks: ['Decision Making', 'Team Leadership'],
    art: { topic: 'community', motif: 'arcade' },
    age: 36,
    lead: 'It has a card with a name on it: a customer, a night shift, next year’s intern. Once in an hour somebody answers for it.',
    parts: [
      {
        heading: 'Keep it honest',
        text: 'Change the card when it has become a mascot. A chair that always agrees is furniture.',
      },
    ],
    files: 'none',
  }),
  tactic({
    slug: 'learning-hour-that-survives',
    title: 'A learning hour that survives the quarter',
    subtitle: 'Why Thursday at nine works, and Friday at four does not',
    stacks: ['Team Leadership', 'Foundations'],
    aiStacks: ['AI Leadership'],
    art: { topic: 'community', motif: 'columns' },
    age: 43,
    lead: 'Eleven members compared notes over a year. These are the four things the surviving ones have in common.',
    parts: [
      {
        heading: 'What the survivors share',
        points: [
          'It is in the morning, and it has never been moved.',
          'It ends with one thing that each person will try, said aloud.',
          'It begins with what happened to that one thing.',
          'The most senior person attends, and brings one too.',
        ],
      },
    ],
  }),
  tactic({
    slug: 'newcomers-ask-first',
    title: 'Newcomers ask first',
    subtitle: 'Thirty days in which every question is counted',
    stacks: ['Team Leadership'],
    art: { topic: 'community', motif: 'petals' },
    age: 50,
    lead: 'A new colleague keeps a list of everything they had to ask. On day thirty the list becomes the handbook.',
    parts: [
      {
        heading: 'On day thirty',
        steps: [
          'Read the list aloud together.',
          'Mark what should not have needed asking.',
          'Fix three. Thank them by name.',
        ],
      },
    ],
    files: 'pdf',
  }),
  tactic({
    slug: 'office-hours-for-numbers',
    title: 'Office hours for numbers',
    subtitle: 'An analyst, a table and a kettle',
    stacks: ['Decision Making'],
    art: { topic: 'community', motif: 'strata' },
    age: 57,
    lead: 'Two hours a week in which anybody may bring a number they do not believe. Most leave with a smaller, truer one.',
    parts: [
      {
        heading: 'The one rule',
        text: 'Bring the decision that the number is for. Without a decision there is only tea.',
      },
    ],
  }),
  tactic({
    slug: 'pilot-buddies',
    title: 'Pilot buddies',
    subtitle: 'Two teams, two pilots, one stopping rule each',
    stacks: ['Applied AI'],
    aiStacks: ['AI Workflows', 'AI Leadership'],
    art: { topic: 'community', motif: 'steps' },
    age: 64,
    lead: 'Each team keeps the other’s score. It is easier to count somebody else’s errors, and harder to explain away your own.',
    parts: [
      {
        heading: 'In practice',
        steps: [
          'Swap stopping rules on the first day.',
          'Count each other’s number every second Friday.',
          'Present each other’s result.',
        ],
      },
    ],
  }),
  tactic({
    slug: 'the-quarterly-bonfire',
    title: 'The quarterly bonfire',
    subtitle: 'Every team ends one habit',
    stacks: ['Team Leadership'],
    art: { topic: 'community', motif: 'orbits' },
    age: 1,
    unpublished: true,
    lead: 'A draft for spring.',
    parts: [{ heading: 'To be written', text: 'Waiting for the second report from Globex.' }],
    files: 'none',
  }),
];
