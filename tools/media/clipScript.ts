/** What a slide shows below its heading. In every figure the items appear one by one, at the `|` marks of the speech. */
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

/** One slide: one idea. `say` is the lecture as spoken; a `|` before a sentence reveals the next item of the figure. */
export interface Slide {
  /** Begins a chapter with this title; without it the slide belongs to the chapter before. */
  chapter?: string;
  heading: string;
  figure: Figure;
  say: string;
}

/** One clip as written: the words, the pictures and how long it should last, in whole seconds. */
export interface ClipScript {
  externalKey: string;
  title: string;
  seconds: number;
  slides: readonly Slide[];
}
