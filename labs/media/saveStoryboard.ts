import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { storyboardOf, storyboardTag } from '@atrium/domain/film/storyboard.ts';
import { writeSheets } from '@atrium/server/modules/film/service/writeSheets.ts';
import { run } from './encodeClip.ts';

/**
 * Saves the small pictures of a clip in `storyboard` of its folder, as the encoder of the product does, and names them
 * in its master playlist.
 */
export async function saveStoryboard(out: string, duration: number): Promise<void> {
  const board = { ...storyboardOf({ duration, width: 1280, height: 720 }), folder: `${out}/pictures` };
  const { pictures, every, width, height, folder } = board;
  mkdirSync(folder);
  const film = `fps=${(1 / every).toFixed(6)}:start_time=0,scale=${String(width)}:${String(height)}`;
  const frames = ['-vf', film, '-frames:v', String(pictures)];
  run(['-i', `${out}/720p/index.m3u8`, '-map', '0:v', ...frames, `${folder}/%d.png`]);
  const index = await writeSheets(board, { folder: out, duration });
  if (index === null) throw new Error(`${out}: no picture was taken`);
  const master = readFileSync(`${out}/master.m3u8`, 'utf8');
  writeFileSync(`${out}/master.m3u8`, master.replace('#EXT-X-MEDIA:', `${storyboardTag(index)}\n#EXT-X-MEDIA:`));
}
