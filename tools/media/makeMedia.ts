/*
 * Makes the demo academy's video clips from the lectures in clipScripts.ts.
 *
 *   node tools/media/makeMedia.ts                      all clips
 *   node tools/media/makeMedia.ts map-the-work ...     only these
 *   node tools/media/makeMedia.ts --stills <folder>    one PNG a slide instead of clips, to look at
 *   node tools/media/makeMedia.ts --index              only content/src/media.ts, from the clips that exist
 *
 * Needs ffmpeg with libx264 and libwebp, ffprobe, and Chromium (the command `chromium`, or the one CHROMIUM names).
 * Nothing is fetched. Each clip becomes content/media/<externalKey>/ with master.m3u8, 720p/, captions/ and poster.webp;
 * content/src/media.ts lists durations, chapters and transcripts. Pictures in art/ are covers of the house's own art generator.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { captionsPlaylist, captionsVtt } from './captionsVtt.ts';
import type { ClipScript } from './clipScript.ts';
import { clipScripts } from './clipScripts.ts';
import { encodeClip, masterPlaylist, measure, savePoster } from './encodeClip.ts';
import { openStage, type Stage } from './openStage.ts';
import { stageHtml } from './stageHtml.ts';
import { timelineOf } from './timelineOf.ts';

const content = `${import.meta.dirname}/../../content`;
const POSTER_AT = 6;
const LARGEST_CLIP = 670_000;
const BYTES_A_SECOND = 7_000;

const folderOf = (script: ClipScript): string => `${content}/media/${script.externalKey}`;
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(`${file.parentPath}/${file.name}`).size, 0);
}

async function makeClip(stage: Stage, script: ClipScript, turn: number): Promise<void> {
  const timeline = timelineOf(script);
  const out = folderOf(script);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(`${out}/captions`, { recursive: true });
  await stage.show(stageHtml(script, timeline));
  savePoster(await stage.frame(POSTER_AT), out);
  const most = Math.min(LARGEST_CLIP, script.seconds * BYTES_A_SECOND);
  const factor = await encodeClip(stage, out, script.seconds, turn, most);
  const { seconds, begins } = measure(out);
  writeFileSync(`${out}/captions/en.vtt`, captionsVtt(timeline.cues, begins));
  writeFileSync(`${out}/captions/en.m3u8`, captionsPlaylist(seconds));
  writeFileSync(`${out}/master.m3u8`, masterPlaylist(out, seconds));
  console.log(
    `${script.externalKey}: ${String(seconds)} s, ${String(Math.round(sizeOf(out) / 1000))} kB, rate factor ${String(factor)}`,
  );
}

async function makeStills(stage: Stage, script: ClipScript, folder: string): Promise<void> {
  const timeline = timelineOf(script);
  await stage.show(stageHtml(script, timeline));
  for (const [i, { end }] of timeline.slides.entries())
    writeFileSync(`${folder}/${script.externalKey}-${String(i + 1)}.png`, await stage.frame(end - 0.1));
}

/** What the content index says of one clip; an unmade clip is listed with its written length. */
function listing(script: ClipScript): object {
  const { slides, cues } = timelineOf(script);
  const out = folderOf(script);
  const durationSeconds = existsSync(`${out}/master.m3u8`) ? measure(out).seconds : script.seconds;
  const begun = slides.filter(({ slide }) => slide.chapter !== undefined);
  const chapters = begun.map(({ slide, start }, i) => {
    const title = slide.chapter ?? slide.heading;
    return { slug: slug(title), title, startSeconds: start, endSeconds: begun[i + 1]?.start ?? durationSeconds };
  });
  return {
    externalKey: script.externalKey,
    title: script.title,
    durationSeconds,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters,
    transcript: cues,
  };
}

function writeIndex(): void {
  const path = `${content}/src/media.ts`;
  writeFileSync(
    path,
    `// Written by tools/media/makeMedia.ts. Change the lectures there, not here.

/** A chapter of a clip, in seconds from its beginning. */
export interface ClipChapter {
  slug: string;
  title: string;
  startSeconds: number;
  endSeconds: number;
}

/** One caption of a clip, as spoken. */
export interface ClipCue {
  startSeconds: number;
  endSeconds: number;
  text: string;
}

/** A video of the demo academy; its files lie in content/media/<externalKey>/, the entrance is master.m3u8. */
export interface Clip {
  externalKey: string;
  title: string;
  durationSeconds: number;
  aspectWidth: number;
  aspectHeight: number;
  chapters: readonly ClipChapter[];
  transcript: readonly ClipCue[];
}

/** All clips of the demo academy (learning.md §3). */
export const clips: readonly Clip[] = ${JSON.stringify(clipScripts.map(listing))};
`,
  );
  if (spawnSync('prettier', ['--write', '--log-level', 'warn', path], { stdio: 'inherit' }).status !== 0)
    throw new Error('prettier could not format content/src/media.ts');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stills: { type: 'string' }, index: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((key) => !clipScripts.some((script) => script.externalKey === key));
if (unknown.length > 0) throw new Error(`No such clip: ${unknown.join(', ')}`);

if (!values.index) {
  const stage = await openStage();
  try {
    for (const [turn, script] of clipScripts.entries()) {
      if (positionals.length > 0 && !positionals.includes(script.externalKey)) continue;
      if (values.stills === undefined) await makeClip(stage, script, turn);
      else await makeStills(stage, script, values.stills);
    }
  } finally {
    await stage.close();
  }
}
if (values.stills === undefined) writeIndex();
