import { palettes } from '@atrium/domain/art/palettes.ts';
import type { ArtTopic } from '@atrium/domain/art/types.ts';

/** The colors of a clip's figures, from the topic's palette: dark shape, middle, light, and the sun. */
export interface Palette {
  deep: string;
  mid: string;
  soft: string;
  sun: string;
}

const amber = '#F4B740';

/** The lightness of a color, 0 to 255. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** A topic's palette for figures on a light ground: its three darkest tones, and a sun that is visible on white. */
export function paletteOf(topic: ArtTopic): Palette {
  const [ground, tone, second, third, , sun] = palettes[topic].ink;
  const [deep = ground, mid = tone, soft = second] = [ground, tone, second, third].sort(
    (a, b) => lightness(a) - lightness(b),
  );
  return { deep, mid, soft, sun: lightness(sun) > 225 ? amber : sun };
}
