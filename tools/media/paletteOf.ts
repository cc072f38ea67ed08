import { palettes } from '@atrium/content/art/palettes.ts';
import type { ArtTopic } from '@atrium/content/types.ts';

/** Colours of a clip's figures, from the design language's topics: dark shape, middle, light, and the one sun. */
export interface Palette {
  deep: string;
  mid: string;
  soft: string;
  sun: string;
}

const amber = '#F4B740';

/** How light a colour is, 0 to 255. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** The palette of a topic as figures on a light ground need it: its three darkest tones, and a sun that shows on white. */
export function paletteOf(topic: ArtTopic): Palette {
  const [ground, tone, second, third, , sun] = palettes[topic].ink;
  const [deep = ground, mid = tone, soft = second] = [ground, tone, second, third].sort(
    (a, b) => lightness(a) - lightness(b),
  );
  return { deep, mid, soft, sun: lightness(sun) > 225 ? amber : sun };
}
