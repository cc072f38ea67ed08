import type { Ink } from '../palettes.ts';
import type { Random } from '../random.ts';

/** A drawing of 800 x 500 units, and the x coordinate of its sun. */
export interface Sheet {
  readonly art: string;
  readonly sunX: number;
}
export type Draw = (random: Random, ink: Ink) => Sheet;
