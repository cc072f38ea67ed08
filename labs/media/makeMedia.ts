/*
 * Makes the demo academy's video clips from the lectures in content/src/films.
 *
 *   npm exec -- node labs/media/makeMedia.ts                      every clip that is new or was changed
 *   npm exec -- node labs/media/makeMedia.ts <externalKey> ...    only these of them
 *   npm exec -- node labs/media/makeMedia.ts --quick              with a fourth of the frames where something moves
 *   npm exec -- node labs/media/makeMedia.ts --stills <folder>    one PNG a slide instead of clips, to look at
 *
 * Needs ffmpeg with libx264 and libwebp, and Chromium (the command `chromium`, or the one CHROMIUM names). Nothing is
 * fetched. Each clip becomes content/media/<externalKey>/ with master.m3u8, 720p/, captions/, storyboard/ and
 * poster.webp; content/media/made.json says what each was made from, so that only what changed is made again.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { timelineOf } from '@atrium/content/films/timelineOf.ts';
import { type Clip, clips } from '@atrium/content/media.ts';
import { captionsPlaylist, captionsVtt } from './captionsVtt.ts';
import { beginsAt, encodeClip, masterPlaylist, savePoster } from './encodeClip.ts';
import { hashClip, mediaFolder, readMade, writeMade } from './made.ts';
import { openStage, type Stage } from './openStage.ts';
import { saveStoryboard } from './saveStoryboard.ts';
import { stageHtml } from './stageHtml.ts';

const POSTER_AT = 5;

const folderOf = ({ externalKey }: Clip): string => `${mediaFolder}/${externalKey}`;

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(`${file.parentPath}/${file.name}`).size, 0);
}

async function makeClip(stage: Stage, clip: Clip): Promise<void> {
  const { durationSeconds, transcript } = clip;
  const out = folderOf(clip);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(`${out}/captions`, { recursive: true });
  await stage.show(stageHtml(clip));
  savePoster(await stage.frame(POSTER_AT), out);
  await encodeClip(stage, out, clip, values.quick ? 4 : 1);
  writeFileSync(`${out}/captions/en.vtt`, captionsVtt(transcript, beginsAt(out)));
  writeFileSync(`${out}/captions/en.m3u8`, captionsPlaylist(durationSeconds));
  writeFileSync(`${out}/master.m3u8`, masterPlaylist(out, durationSeconds));
  await saveStoryboard(out, durationSeconds);
  console.log(`${clip.externalKey}: ${String(durationSeconds)} s, ${String(Math.round(sizeOf(out) / 1000))} kB`);
}

async function makeStills(stage: Stage, clip: Clip, folder: string): Promise<void> {
  await stage.show(stageHtml(clip));
  for (const [i, { end }] of timelineOf(clip.slides).slides.entries())
    writeFileSync(`${folder}/${clip.externalKey}-${String(i + 1)}.png`, await stage.frame(end - 0.1));
}

function removeUnwritten(made: Map<string, string>): void {
  for (const entry of readdirSync(mediaFolder, { withFileTypes: true })) {
    if (!entry.isDirectory() || clips.some((clip) => clip.externalKey === entry.name)) continue;
    rmSync(`${mediaFolder}/${entry.name}`, { recursive: true });
    made.delete(entry.name);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stills: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((key) => !clips.some((clip) => clip.externalKey === key));
if (unknown.length > 0) throw new Error(`No such clip: ${unknown.join(', ')}`);

const made = readMade();
if (values.stills === undefined) removeUnwritten(made);
const asked = clips.filter((clip) => positionals.length === 0 || positionals.includes(clip.externalKey));
const stage = await openStage();
try {
  for (const clip of asked) {
    if (values.stills !== undefined) await makeStills(stage, clip, values.stills);
    else if (made.get(clip.externalKey) !== hashClip(clip)) {
      await makeClip(stage, clip);
      made.set(clip.externalKey, hashClip(clip));
      writeMade(made);
    }
  }
} finally {
  await stage.close();
}
