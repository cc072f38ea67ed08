import type { ResourceDraft } from './draft.ts';

const pack = (draft: Omit<ResourceDraft, 'type'>): ResourceDraft => ({ ...draft, type: 'PROMPT_PACK' });

export const promptPacks: readonly ResourceDraft[] = [
  pack({
    slug: 'meeting-notes-to-decisions',
    title: 'From meeting notes to decisions',
    subtitle: 'Six prompts that turn a messy hour into a page somebody can act on',
    stacks: ['Applied AI', 'Team Leadership'],
    aiStacks: ['Prompting', 'AI Workflows'],
    art: { topic: 'ai', motif: 'tessera' },
    age: 6,
    lead: 'Paste raw notes, never a cleaned version: the hesitations are where the decisions hide. Run the prompts in order and keep the last answer.',
    parts: [
      {
        heading: 'Find what was decided',
        prompts: [
          'Here are the notes of a meeting about [subject]. List every decision, with the sentence in the notes that proves it. If a decision is only implied, mark it “implied”.',
          'Which of these decisions has no owner? Suggest nobody; only list them.',
        ],
      },
      {
        heading: 'Find what was avoided',
        prompts: [
          'List the questions that were asked and not answered, word for word.',
          'Which subject was raised at least twice and left? Quote both places.',
        ],
      },
      {
        heading: 'Write it so that it is read',
        prompts: [
          'Write a note of at most 120 words to people who were not there: what was decided, by whom, by when. No adjectives.',
          'Now read it as [name of a skeptic]. What would they ask first?',
        ],
      },
    ],
  }),
  pack({
    slug: 'customer-interviews',
    title: 'Prepare and read customer interviews',
    subtitle: 'Prompts for before, during and after a conversation',
    stacks: ['Growth', 'Applied AI'],
    aiStacks: ['Prompting'],
    art: { topic: 'product', motif: 'petals' },
    age: 13,
    lead: 'A model is a poor customer and a good rehearsal partner. Use it to sharpen your questions, then go and ask people.',
    parts: [
      {
        heading: 'Before',
        prompts: [
          'I will interview [role] about the last time they [task]. Rewrite my questions so that each can only be answered with a story.',
          'Play a polite customer who does not want to disappoint me. Answer my questions. Then list which of them let you be polite.',
        ],
      },
      {
        heading: 'After',
        prompts: [
          'Here is the transcript. Quote every sentence about money, time or embarrassment. Do not summarize.',
          'Here are five transcripts. Which sentence appears in three of them in different words? Quote all three.',
        ],
      },
    ],
  }),
  pack({
    slug: 'first-draft-partner',
    title: 'A first draft you can disagree with',
    subtitle: 'Prompts for briefs, memos and announcements',
    stacks: ['Applied AI', 'Foundations'],
    aiStacks: ['Prompting'],
    art: { topic: 'writing', motif: 'strata' },
    age: 20,
    lead: 'A draft is useful when it is wrong in an interesting way. These prompts ask for positions, not for polish.',
    parts: [
      {
        heading: 'Ask for positions',
        prompts: [
          'Write three openings for a memo that asks [reader] to [decision]. Each must take a position that the other two reject.',
          'Cut this to half. Keep every number.',
        ],
      },
      {
        heading: 'Ask for the reader',
        prompts: [
          'You are [reader]. You have four minutes and two other memos. Where do you stop reading, and why?',
          'Which sentence would you quote to somebody else? If none, say so.',
        ],
      },
    ],
    files: 'copy',
  }),
  pack({
    slug: 'spreadsheet-explainer',
    title: 'Explain this spreadsheet',
    subtitle: 'Prompts that find the one cell everything depends on',
    stacks: ['Applied AI', 'Decision Making'],
    aiStacks: ['Prompting', 'AI Workflows'],
    art: { topic: 'data', motif: 'columns' },
    age: 27,
    lead: 'Most inherited spreadsheets hide three assumptions. Find them before you change anything.',
    parts: [
      {
        heading: 'Find the assumptions',
        prompts: [
          'Here are the formulas of a sheet. List every number that was typed by hand, and what depends on it.',
          'Which single typed number changes the result most if it is ten percent wrong? Show the calculation.',
        ],
      },
      {
        heading: 'Write the label it never had',
        prompts: [
          'Write a note of five lines for the next person: what the sheet decides, where its numbers come from, what must not be changed.',
        ],
      },
    ],
  }),
  pack({
    slug: 'vendor-questions',
    title: 'Ten questions for an AI vendor',
    subtitle: 'A prompt pack for the meeting before the pilot',
    stacks: ['Decision Making'],
    aiStacks: ['AI Governance', 'AI Leadership'],
    art: { topic: 'operations', motif: 'scales' },
    age: 34,
    lead: 'Send the first five a week ahead. Vendors who answer them in writing save you a month.',
    parts: [
      {
        heading: 'To send ahead',
        points: [
          'Which three customers of our size stopped using it, and what did they say?',
          'Where is what we paste kept, for how long, and who can read it?',
          'What does a wrong answer look like, and who notices?',
          'What happens to our work when we end the contract?',
          'Which of the numbers in your slides were measured by a customer?',
        ],
      },
      {
        heading: 'To prepare with a model',
        prompts: [
          'Here is the vendor’s answer to [question]. What is the narrowest claim that it commits to? What does it avoid?',
          'Write the follow-up question that can be answered with a number only.',
        ],
      },
    ],
  }),
  pack({
    slug: 'job-description-for-a-model',
    title: 'Job description for a model',
    subtitle: 'Five lines that replace a page of prompting tips',
    stacks: ['Applied AI', 'Foundations'],
    aiStacks: ['Prompting', 'AI Workflows'],
    art: { topic: 'ai', motif: 'orbits' },
    age: 41,
    lead: 'You would not hire a person with “be helpful and accurate”. Write these five lines for each task you hand over.',
    parts: [
      {
        heading: 'The five lines',
        steps: [
          'Role: who does this work when it is done well here.',
          'Goal: the decision or the document that comes out.',
          'Material: what may be used, and nothing else.',
          'Limits: length, tone, and what to do when unsure.',
          'One good answer: a real one, from last month.',
        ],
      },
      {
        heading: 'Try it',
        prompts: [
          'Role: [role]. Goal: [goal]. Material: [material]. Limits: [limits]. One good answer: [example]. Before you begin, list what is missing.',
        ],
      },
    ],
  }),
  pack({
    slug: 'red-team-your-plan',
    title: 'Red-team your own plan',
    subtitle: 'Prompts that argue with you before others do',
    stacks: ['Decision Making', 'Team Leadership'],
    aiStacks: ['Prompting', 'AI Leadership'],
    art: { topic: 'strategy', motif: 'rays' },
    age: 55,
    lead: 'Ask for the strongest case against you, then for the evidence that would settle it. Twenty minutes, before the meeting.',
    parts: [
      {
        heading: 'Three rounds',
        prompts: [
          'Here is my plan. It failed. It is a year from now. Write the two-page report on why, with dates.',
          'Which of these causes could I see within a month? Name the number that would show it.',
          'Write the shortest version of the plan that avoids the first cause. What does it give up?',
        ],
      },
    ],
    files: 'pdf',
  }),
  pack({
    slug: 'crash-course-monday-prompts',
    title: 'Ten prompts for Monday',
    subtitle: 'The take-home pack of the crash course AI for managers',
    stacks: ['Applied AI'],
    aiStacks: ['Prompting'],
    art: { topic: 'ai', motif: 'steps' },
    age: 9,
    openTo: ['crash-courses'],
    lead: 'One for each hour of an ordinary Monday. They are short on purpose: change them.',
    parts: [
      {
        heading: 'Before lunch',
        prompts: [
          'Here is my calendar. Which meeting could be a note? Write the note.',
          'Here are twelve emails. Sort them by who is waiting, not by date.',
          'Rewrite this request so that the answer can be yes or no.',
        ],
      },
      {
        heading: 'After lunch',
        prompts: [
          'Explain [term from the morning] to a new colleague in four sentences, with one example from our trade.',
          'Here is what I said I would do last week. Draft an honest two-line update.',
        ],
      },
    ],
  }),
  pack({
    slug: 'policy-in-plain-words',
    title: 'A policy people can follow',
    subtitle: 'Prompts that translate rules into behavior',
    stacks: ['Team Leadership'],
    aiStacks: ['AI Governance'],
    art: { topic: 'leadership', motif: 'arcade' },
    age: 62,
    lead: 'A rule that nobody can repeat is not a rule. Test each sentence on a case from last week.',
    parts: [
      {
        heading: 'Translate',
        prompts: [
          'Here is our policy on [subject]. For each sentence write what a person does differently on a Tuesday. If nothing, mark it.',
          'Write five cases that this policy does not decide. Make them boring and real.',
        ],
      },
    ],
  }),
];
