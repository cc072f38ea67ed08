import { cover } from '@atrium/domain/art/cover.ts';
import { archPath } from '@atrium/domain/art/draw.ts';
import { inkOf } from '@atrium/domain/art/inkOf.ts';
import { medallion } from '@atrium/domain/art/medallion.ts';
import { palettes, type Ink } from '@atrium/domain/art/palettes.ts';
import { random } from '@atrium/domain/art/random.ts';
import type { ArtTopic } from '@atrium/domain/art/types.ts';
import { site } from '#lib/site.ts';
import { initialsOf } from './initialsOf.ts';

/** What is drawn. */
export interface Drawing {
  /** What the document is called. */
  readonly title: string;
  /** The same gives the same picture each time. */
  readonly seed: string;
  /** The color of its inks, such as '#14305A'; null: the seed chooses them. */
  readonly color: string | null;
}

const topics = (Object.keys(palettes) as ArtTopic[]).filter((topic) => topic !== 'house');
const topicOf = (seed: string): ArtTopic => random(`topic/${seed}`).pick(topics);
const inksOf = ({ seed, color }: Drawing): Ink => (color === null ? palettes[topicOf(seed)].ink : inkOf(color));

/** A picture in the house's style as a file to upload, for a document that has none yet. */
export async function drawPicture(shape: 'cover' | 'portrait', drawing: Drawing): Promise<File> {
  const canvas = shape === 'cover' ? await drawCover(drawing) : drawInitials(drawing);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  return new File([picture], `${shape}.png`, { type: 'image/png' });
}

async function drawCover(drawing: Drawing): Promise<OffscreenCanvas> {
  const [width, height] = [1600, 1000];
  const svg = cover({ seed: drawing.seed, topic: topicOf(drawing.seed), ink: inksOf(drawing) });
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The initials of somebody in an arch: a drawn face would be that of somebody else. */
function drawInitials(drawing: Drawing): OffscreenCanvas {
  const [width, height] = [640, 800];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws nothing');
  const [ground, deep, , , paper, sun] = inksOf(drawing);
  const isLeft = random(`sun/${drawing.seed}`).flip();
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = sun;
  context.fill(new Path2D(`M${isLeft ? '60' : '380'} 240a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z`));
  context.fillStyle = deep;
  context.fill(new Path2D(archPath(110, 190, 420, 610)));
  context.fillStyle = paper;
  context.textAlign = 'center';
  context.font = `600 200px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(initialsOf(drawing.title).toUpperCase(), width / 2, 590);
  return canvas;
}

/** The badge of a certificate as SVG, with its title and the academy's name around the rim. */
export function drawBadge(drawing: Drawing): string {
  const { title, seed } = drawing;
  const shown = { title, issuer: site.name, year: '', tier: 'badge', text: title !== '' } as const;
  return medallion({ ...shown, seed, topic: topicOf(seed), ink: inksOf(drawing) });
}
