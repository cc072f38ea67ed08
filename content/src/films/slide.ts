/** The figure below a slide's heading. In every figure the items appear one by one, at the `|` marks of the speech. */
export type Figure =
  | { kind: 'title'; subject: string }
  | { kind: 'lines'; items: readonly string[] }
  | { kind: 'pair'; items: readonly { head: string; text: string }[] }
  | { kind: 'bars'; items: readonly { label: string; value: number; shown: string }[]; hot: number }
  | { kind: 'flow'; items: readonly string[]; hot: number }
  | { kind: 'number'; big: string; items: readonly string[] }
  | { kind: 'sheet'; title: string; items: readonly string[] }
  | { kind: 'ledger'; items: readonly { label: string; shown: string; total?: boolean }[]; hot: number }
  | { kind: 'quad'; across: string; up: string; items: readonly { text: string; x: number; y: number }[]; hot: number }
  | { kind: 'close' };

/**
 * One slide with one idea. `say` is the lecture as spoken; a `|` before a sentence reveals the next item of the figure.
 */
export interface Slide {
  /** Begins a chapter with this title; without it the slide belongs to the previous chapter. */
  readonly chapter?: string;
  readonly heading: string;
  readonly figure: Figure;
  readonly say: string;
}

/** A lecture as it is written: it opens with the lesson's title and ends with an exercise. */
export interface Film {
  readonly chapter: string;
  readonly say: string;
  readonly slides: readonly Slide[];
}

/** The lectures of a course, by the title of their lesson. */
export type FilmsOfCourse = Readonly<Record<string, Film>>;

/** A lecture: the text over the title, then its slides. */
export const film = (chapter: string, say: string, ...slides: readonly Slide[]): Film => ({ chapter, say, slides });

/** A slide that begins a chapter, named like its heading unless another name is given. */
const slide = (heading: string, figure: Figure, say: string, chapter = heading): Slide => ({
  chapter,
  heading,
  figure,
  say,
});

export const lines = (heading: string, items: readonly string[], say: string, chapter?: string): Slide =>
  slide(heading, { kind: 'lines', items }, say, chapter);

type Half = readonly [head: string, text: string];
export const pair = (heading: string, halves: readonly [Half, Half], say: string, chapter?: string): Slide =>
  slide(heading, { kind: 'pair', items: halves.map(([head, text]) => ({ head, text })) }, say, chapter);

type Bar = readonly [label: string, value: number, shown: string];
export const bars = (heading: string, hot: number, items: readonly Bar[], say: string, chapter?: string): Slide =>
  slide(
    heading,
    { kind: 'bars', hot, items: items.map(([label, value, shown]) => ({ label, value, shown })) },
    say,
    chapter,
  );

export const flow = (heading: string, hot: number, items: readonly string[], say: string, chapter?: string): Slide =>
  slide(heading, { kind: 'flow', hot, items }, say, chapter);

export const number = (heading: string, big: string, item: string, say: string, chapter?: string): Slide =>
  slide(heading, { kind: 'number', big, items: [item] }, say, chapter);

export const sheet = (heading: string, title: string, items: readonly string[], say: string, chapter?: string): Slide =>
  slide(heading, { kind: 'sheet', title, items }, say, chapter);

type Row = readonly [label: string, shown: string, total?: 'total'];
export const ledger = (heading: string, hot: number, rows: readonly Row[], say: string, chapter?: string): Slide =>
  slide(
    heading,
    {
      kind: 'ledger',
      hot,
      items: rows.map(([label, shown, total]) => ({ label, shown, total: total === 'total' })),
    },
    say,
    chapter,
  );

type Mark = readonly [text: string, x: number, y: number];
/** Marks in a two-dimensional field, both coordinates from 0 to 1; the first mark is the highlighted one. */
export const quad = (
  heading: string,
  [across, up]: readonly [across: string, up: string],
  marks: readonly Mark[],
  say: string,
  chapter?: string,
): Slide =>
  slide(
    heading,
    { kind: 'quad', across, up, hot: 0, items: marks.map(([text, x, y]) => ({ text, x, y })) },
    say,
    chapter,
  );

export const close = (heading: string, say: string): Slide => slide(heading, { kind: 'close' }, say, 'Your turn');
