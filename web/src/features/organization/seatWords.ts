import {
  changesSeat,
  effectOf,
  verdictWords,
  type SeatEffect,
  type SeatVerdict,
} from '@atrium/domain/seat/decideSeats.ts';

type Rows = readonly { readonly verdict: SeatVerdict }[];

/** The order in which a sentence names them. */
const effectOrder = ['NEW', 'LONGER', 'SAME', 'NONE'] as const;
/** Of one person and of several. */
const tenses = {
  before: (isOne: boolean) => ({
    NEW: 'will get a seat',
    LONGER: 'will keep their seat for longer',
    SAME: isOne ? 'already has a seat' : 'already have a seat',
    NONE: "won't get a seat",
  }),
  after: (isOne: boolean) => ({
    NEW: 'got a seat',
    LONGER: isOne ? 'keeps their seat for longer' : 'keep their seat for longer',
    SAME: 'already had a seat',
    NONE: "didn't get a seat",
  }),
} as const;

function countOf(rows: Rows, effect: SeatEffect): number {
  return rows.filter(({ verdict }) => effectOf(verdict) === effect).length;
}

function countChanges(rows: Rows): number {
  return rows.filter(({ verdict }) => changesSeat(verdict)).length;
}

/** "4 people will get a seat, 2 will keep theirs for longer, 1 already has one, 5 won't get one." */
export function listWords(rows: Rows, tense: keyof typeof tenses = 'before'): string {
  const parts = effectOrder
    .map((effect) => ({ effect, people: countOf(rows, effect) }))
    .filter(({ people }) => people > 0);
  const said = parts.map(({ effect, people }, index) => {
    const words = tenses[tense](people === 1);
    const does = words[effect];
    // the seat is named once
    if (index > 0) return `${String(people)} ${does.replace('a seat', 'one').replace('their seat', 'theirs')}`;
    if (people === 1) return `1 person ${does}`;
    if (parts.length > 1) return `${String(people)} people ${does}`;
    if (effect === 'NONE') return `None of the ${String(people)} people ${words.NEW}`;
    return people === 2 ? `Both people ${does}` : `All ${String(people)} people ${does}`;
  });
  const double = countOf(rows, 'DOUBLE');
  const doubles = double === 1 ? ' 1 row is a duplicate.' : ` ${String(double)} rows are duplicates.`;
  return `${said.join(', ')}.${double === 0 ? '' : doubles}`;
}

/** What the press after the dry run does. Its numbers are in `listWords`. */
export function pressWords(rows: Rows): string {
  const verb = countOf(rows, 'LONGER') === 0 ? 'Assign' : countOf(rows, 'NEW') === 0 ? 'Extend' : 'Assign and extend';
  return countChanges(rows) === 1 || rows.length === 1 ? `${verb} seat` : `${verb} seats`;
}

/** Why there is nothing to press; undefined when there is. */
export function nothingToDo(rows: Rows): string | undefined {
  if (countChanges(rows) > 0) return undefined;
  const isOne = rows.length === 1;
  if (countOf(rows, 'NONE') > 0)
    return isOne ? "This person can't get a seat." : 'No one on this list would get a seat.';
  return isOne ? 'This person already has a seat.' : 'Everyone on this list already has a seat.';
}

/** What was done; of a single person also by mail, or why not. */
export function doneWords(rows: Rows): string {
  const [only, ...others] = rows;
  if (only === undefined || others.length > 0) return listWords(rows, 'after');
  const { verdict } = only;
  if (verdict === 'INVITED') return 'The seat is assigned, and the invitation is on its way.';
  if (verdict === 'ASSIGNED') return 'The seat is assigned, and an email is on its way.';
  if (verdict === 'EXTENDED') return 'The seat is extended, and an email is on its way.';
  const reason = effectOf(verdict) === 'NONE' ? ` ${verdictWords[verdict]}.` : '';
  return `${listWords(rows, 'after')}${reason}`;
}
