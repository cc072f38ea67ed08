import type { Ink } from '../palettes.ts';
import type { Random } from '../random.ts';

/** A drawing on an 800 x 500 sheet, and where its sun stands across. */
export interface Sheet {
  readonly art: string;
  readonly sunX: number;
}
export type Draw = (random: Random, ink: Ink) => Sheet;
