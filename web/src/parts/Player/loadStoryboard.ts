import { findStoryboard, readStoryboard, type StoryboardPicture } from '@atrium/domain/film/storyboard.ts';
import type { PlayerSource } from './player.types.ts';

/** The small pictures of a film, and where each sheet of them is, signed. */
export interface Storyboard {
  readonly pictures: readonly StoryboardPicture[];
  readonly addressOf: (sheet: string) => Promise<string>;
}

/**
 * Loads the index of the storyboard that the playlist of a film names; null for a film without one (MED-02). Rejects
 * when it could not be asked.
 */
export async function loadStoryboard({ manifestUrl, addressOf }: PlayerSource): Promise<Storyboard | null> {
  const signed = async (address: string): Promise<string> => (addressOf ? await addressOf(address) : address);
  const master = new URL(manifestUrl, location.href);
  const named = findStoryboard(await textOf(await signed(master.href)));
  if (named === null) return null;
  const index = new URL(named, master);
  const pictures = readStoryboard(await textOf(await signed(index.href)));
  return {
    pictures,
    addressOf: (sheet) => {
      const address = new URL(sheet, index);
      address.search = index.search;
      return signed(address.href);
    },
  };
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(response.status)} for a storyboard`);
  return response.text();
}
