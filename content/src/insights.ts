import type { ArtTopic, Motif } from '@atrium/domain/art/types.ts';
import { insightFilms } from './films/insights.ts';
import { escapeHtml } from './printed.ts';
import type { AreaLabel, When } from './types.ts';

interface InsightDraft {
  readonly caseStudyId: string;
  readonly title: string;
  readonly publishedAt: When;
  readonly art: { readonly topic: ArtTopic; readonly motif: Motif };
  /** Paragraphs; one that begins with '# ' is a heading, with '> ' a quotation. */
  readonly text: readonly string[];
  /** Absent: published. */
  readonly draft?: true;
}

/** Whose companies read the insights: those with a contract, not those that try lessons on demand by a pass. */
export const insightAreas: readonly AreaLabel[] = ['mcsc-unlimited', 'ai-academy'];

/** The insights for companies: case studies of customers. */
export const insights: readonly InsightDraft[] = [
  {
    caseStudyId: 'half-the-inbox',
    title: 'Half the inbox: how Acme’s buyers got their afternoons back',
    publishedAt: { days: -5, at: '08:00' },
    art: { topic: 'operations', motif: 'tessera' },
    text: [
      'Acme’s procurement team answers four hundred emails a day. In one year it handed half of them to a model, kept the other half, and wrote down why.',
      '# Counting before buying',
      'Nobody was allowed to name a tool until one ordinary day had been counted. The count showed that three in four emails ask for something a system already knows: where an order is, or what a part costs.',
      '> We had argued about tools for a quarter. The count took a day.',
      '# What a person keeps',
      'Changes and complaints go to a person, and so does anybody who writes twice. The second rule was a colleague’s idea in week three. It has prevented more trouble than any filter.',
      '# The result they name first',
      'Answers take nine minutes instead of four hours, and three in a hundred are wrong, down from five. The team names another result first: one colleague now visits suppliers.',
    ],
  },
  {
    caseStudyId: 'a-price-that-says-no',
    title: 'A price that says no: Globex and its most urgent customers',
    publishedAt: { days: -19, at: '08:00' },
    art: { topic: 'finance', motif: 'scales' },
    text: [
      'Globex sold pumps at one price. Its biggest reseller ordered ninety times a year, always urgently, and lost it money each time.',
      '# The list',
      'The urgent price used to be a favor. Since spring it is a line on the list, and everybody sees it.',
      '# What left, and what stayed',
      'A third of the resellers left within two months. The others began to plan. Profit rose by a fifth, and the night shift ended in June.',
      '> I expected angry calls. I got calendars.',
    ],
  },
  {
    caseStudyId: 'the-eleven-oclock-rule',
    title: 'The eleven o’clock rule: a hospital kitchen learns to forecast',
    publishedAt: { days: -33, at: '08:00' },
    art: { topic: 'data', motif: 'columns' },
    text: [
      'A kitchen that feeds nine hundred people threw away a fifth of its food. It now throws away a twelfth, with a forecast made of two numbers.',
      '# Two numbers',
      'How many beds were filled at eleven, and how many were filled at eleven a week ago. A model with forty inputs was better by half a percent, and nobody could explain it to the night shift.',
      '# Why it held',
      'The number hangs beside the stove. Whoever cooks may change it by ten percent, and signs.',
    ],
  },
  {
    caseStudyId: 'twelve-prompts',
    title: 'Twelve prompts, and not one more',
    publishedAt: { days: -47, at: '08:00' },
    art: { topic: 'ai', motif: 'orbits' },
    text: [
      'The first prompt library of an insurer had ninety entries and two readers. The second has twelve, each with a name beside it.',
      '# A thirteenth replaces one',
      'Whoever proposes a prompt says which one it replaces, and shows a real answer with its bad parts marked.',
      '# After half a year',
      'Seven of the twelve have changed. Every claims handler can name the one they use, and its owner.',
    ],
  },
  {
    caseStudyId: 'interviews-before-lunch',
    title: 'Five interviews before lunch',
    publishedAt: { days: -61, at: '08:00' },
    art: { topic: 'product', motif: 'petals' },
    text: [
      'A maker of door locks had not spoken to a tenant in nine years. Its product team now speaks to five every second Wednesday.',
      '# The question that changed the lock',
      'Not what tenants want, but what happened the last time they were locked out. Three of the first five had climbed through a window.',
    ],
  },
  {
    caseStudyId: 'the-board-reads-one-page',
    title: 'The board reads one page',
    publishedAt: { days: -75, at: '08:00' },
    art: { topic: 'writing', motif: 'strata' },
    text: [
      'The board pack of a port authority had 214 pages. It has one page now, and an appendix that is opened about twice a year.',
      '# What is on it',
      'Three decisions, each with the question, the options with prices, and what the author would do.',
      '> They used to ask about slide 90. Now they ask about the decision.',
    ],
  },
  {
    caseStudyId: 'a-pilot-that-ended-well',
    title: 'A pilot that ended well, because it ended',
    publishedAt: { days: -89, at: '08:00' },
    art: { topic: 'strategy', motif: 'nave' },
    text: [
      'A rail operator stopped its most loved pilot on the day that it had promised to. The team was thanked in front of everybody.',
      '# One sentence',
      'The stopping rule was one sentence with a number, a date and a name. The number was missed by a third.',
      '# What it bought',
      'The next four pilots had rules before they had tools. Two were stopped, two are in use.',
    ],
  },
  {
    caseStudyId: 'managers-who-listen-in',
    title: 'Managers who listen in',
    publishedAt: { days: -103, at: '08:00' },
    art: { topic: 'leadership', motif: 'arcade' },
    text: [
      'At a water utility every manager hears one customer call a month and says nothing. The sentences on the wall have ended three projects.',
      '# The wall',
      'One sentence a call, word for word, with the date and without the name.',
    ],
  },
  {
    caseStudyId: 'a-year-of-learning-hours',
    title: 'A year of learning hours, counted',
    publishedAt: { days: -1, at: '08:00' },
    art: { topic: 'community', motif: 'rays' },
    draft: true,
    text: ['Waiting for the numbers of the last quarter.'],
  },
];

/** The insights that have a film. */
export const filmed = insights.filter(({ caseStudyId }) => Object.hasOwn(insightFilms, caseStudyId));

/** The text of an insight as HTML. */
export function insightHtml({ text }: Pick<InsightDraft, 'text'>): string {
  return text
    .map((paragraph) => {
      if (paragraph.startsWith('# ')) return `<h2>${escapeHtml(paragraph.slice(2))}</h2>`;
      if (paragraph.startsWith('> ')) return `<blockquote><p>${escapeHtml(paragraph.slice(2))}</p></blockquote>`;
      return `<p>${escapeHtml(paragraph)}</p>`;
    })
    .join('');
}

/** The id of the video of an insight, which is its external key too. */
export const insightVideoId = (caseStudyId: string): string => `insight-${caseStudyId}`;
