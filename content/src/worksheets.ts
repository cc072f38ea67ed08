import { escapeHtml, printed } from './printed.ts';

interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly how: string;
  readonly rows: readonly (readonly [field: string, example: string])[];
}

const aiLeaders: readonly Sheet[] = [
  {
    id: 'hour-log',
    title: 'The five-day hour log',
    how: 'One line an hour, on ordinary days. Add up the verbs on Friday.',
    rows: [
      ['What I did, as a verb', 'Searched for the right version of form 12'],
      ['For whom', 'Claims desk, one customer'],
      ['What I was waiting for', 'A signature from Finance, until Tuesday'],
    ],
  },
  {
    id: 'job-description',
    title: 'Job description for a model',
    how: 'Five lines. The last one does more than the other four together.',
    rows: [
      ['Role', 'A quality lead preparing Monday’s supplier call'],
      ['Goal', 'Decide which two causes to raise, at most'],
      ['Material', 'Forty complaints from October, and nothing else'],
      ['Limits', 'One page; “unsure” where two causes fit; no advice'],
      ['One good answer', 'Cause 3, late delivery: “Arrived on the 14th, promised for the 9th.”'],
    ],
  },
  {
    id: 'stopping-rule',
    title: 'Stopping rule',
    how: 'One sentence, written while everybody is still optimistic.',
    rows: [
      ['We stop if this number', 'Letters that need a correction, out of a hundred'],
      ['is not past this mark', 'Three or fewer'],
      ['by this date', 'Eight weeks after the first letter'],
      ['and this person says so', 'Dana, head of service'],
    ],
  },
  {
    id: 'business-case',
    title: 'Business case, one page',
    how: 'Four rows, each with its source.',
    rows: [
      ['Cost, first year', 'Licenses, and the hours of your own people'],
      ['Hours saved, measured', 'From your trial, not from a vendor'],
      ['Worth, at half credit', 'Half, because freed hours leak away'],
      ['Net, first year', 'The figure that has to survive the meeting'],
    ],
  },
];

const sheets: Readonly<Record<string, readonly Sheet[]>> = { 'ai-leaders': aiLeaders };

const table = ({ id, title, how, rows }: Sheet): string =>
  `<section id="${id}"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(how)}</p><table><thead><tr><th>Line</th><th>For example</th><th>Yours</th></tr></thead><tbody>${rows.map(([field, example]) => `<tr><th scope="row">${escapeHtml(field)}</th><td>${escapeHtml(example)}</td><td></td></tr>`).join('')}</tbody></table></section>`;

/** The worksheets of a course as a printable page, for '/files/worksheets/{courseId}.html'. Null for any other path. */
export function worksheetsFor(path: string): string | null {
  const courseId = /^\/files\/worksheets\/([a-z0-9-]{1,80})\.html$/.exec(path)?.[1] ?? '';
  const own = Object.hasOwn(sheets, courseId) ? sheets[courseId] : undefined;
  if (own === undefined) return null;
  return printed({ title: 'Worksheets and templates', kind: 'Worksheets', matter: own.map(table).join('') });
}
