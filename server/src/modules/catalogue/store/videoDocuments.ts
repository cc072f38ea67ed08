import { filmFaults, type FilmFault, type FilmShape } from '@atrium/domain/film/film.ts';
import { readJson } from '@atrium/domain/readJson.ts';
import type { FilmFacts, VideoBody } from '@atrium/domain/video/videoDocument.ts';
import { chapterForm, cueForm, translationForm, type TranscriptCue } from '@atrium/domain/video/videoForm.ts';
import { z } from 'zod';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { jsonText, noInstant } from '../../../base/sql/fragments.ts';

/** Captions in one language. */
export interface CaptionTrack {
  readonly language: string;
  readonly cues: readonly TranscriptCue[];
}
type StoredVideo = Omit<VideoBody, 'captions'> & {
  /** That of what is said first, without those that are empty. */
  readonly tracks: readonly CaptionTrack[];
};

const chapters = z.array(chapterForm);
const cues = z.array(cueForm);
const translations = z.array(translationForm);

/** A video, with its captions as they are stored; null for an unknown one. */
export async function findVideoRow(tx: Tx, videoId: string): Promise<StoredVideo | null> {
  const row = await tx.selectFrom('video').selectAll().where('video_id', '=', videoId).executeTakeFirst();
  if (row === undefined) return null;
  const [ofChapters, ofCues] = [readJson(chapters, row.chapters), readJson(cues, row.transcript)];
  const others = readJson(translations, row.translations);
  const said = { language: row.language, cues: ofCues.fits ? ofCues.value : [] };
  return {
    title: row.title,
    description: row.description,
    key: row.external_key,
    duration: row.duration,
    width: row.aspect_width,
    height: row.aspect_height,
    poster: row.thumbnail_url,
    isSilent: row.is_silent,
    isAiGenerated: row.is_ai_generated,
    chapters: ofChapters.fits
      ? ofChapters.value.map(({ videoChapterId, slug, title, startSeconds }) => ({
          id: videoChapterId,
          title,
          start: startSeconds,
          slug,
        }))
      : [],
    tracks: [...(said.cues.length === 0 ? [] : [said]), ...(others.fits ? others.value : [])],
  };
}

/** What is known of the film that was uploaded under a key; null for one that nobody has uploaded here. */
export async function findFilmFacts(tx: Tx, key: string): Promise<FilmFacts | null> {
  const row = await tx
    .selectFrom('film')
    .select(['state', 'duration', 'fault'])
    .where('film_id', '=', key)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { state, duration, fault } = row;
  const message = fault === null ? null : filmFaults[fault as FilmFault];
  return { state, duration, message };
}

/** What an uploaded film says of itself once it is ready; null before, and for one that is none. */
export async function findMadeFilm(tx: Tx, key: string): Promise<(FilmShape & { hasPicture: boolean }) | null> {
  const row = await tx
    .selectFrom('film')
    .select(['duration', 'width', 'height', 'has_picture as hasPicture'])
    .where('film_id', '=', key)
    .where('state', '=', 'READY')
    .executeTakeFirst();
  if (row === undefined || row.duration === null || row.width === null || row.height === null) return null;
  return { ...row, duration: row.duration, width: row.width, height: row.height };
}

/** Adds a video, or changes the one of this id; a chapter ends where the next one begins. */
export async function saveVideoRow(
  tx: Tx,
  videoId: string,
  body: VideoBody,
  [said, ...others]: readonly CaptionTrack[],
): Promise<void> {
  const values = {
    title: body.title,
    description: body.description,
    external_key: body.key,
    duration: body.duration,
    aspect_width: body.width,
    aspect_height: body.height,
    thumbnail_url: body.poster,
    is_silent: body.isSilent,
    is_ai_generated: body.isAiGenerated,
    chapters: JSON.stringify(
      body.chapters.map(({ id, title, start, slug }, at) => ({
        videoChapterId: id,
        slug,
        title,
        startSeconds: start,
        endSeconds: body.chapters[at + 1]?.start ?? body.duration,
      })),
    ),
    language: said?.language ?? 'en',
    transcript: JSON.stringify(said?.cues ?? []),
    translations: JSON.stringify(others),
  };
  await tx
    .insertInto('video')
    .values({ video_id: videoId, ...values })
    .onConflict((conflict) => conflict.column('video_id').doUpdateSet(values))
    .execute();
}

export async function removeVideoRow(tx: Tx, videoId: string): Promise<void> {
  await tx.deleteFrom('video').where('video_id', '=', videoId).execute();
}

/** The courses in whose lessons on demand a video is. */
export function listCoursesOf(tx: Tx, videoId: string): Promise<{ courseId: string; title: string }[]> {
  return tx
    .selectFrom('group_video as gv')
    .innerJoin('session_content as g', 'g.session_content_id', 'gv.session_content_id')
    .innerJoin('session as s', 's.session_id', 'g.session_id')
    .innerJoin('course as c', 'c.course_id', 's.course_id')
    .select(['c.course_id as courseId', 'c.title'])
    .distinct()
    .where('gv.video_id', '=', videoId)
    .where('s.session_type', '=', 'ON_DEMAND')
    .where('g.parent_id', 'is', null)
    .orderBy('c.title')
    .execute();
}

/** What shows a video, a sentence each. */
export async function listNamingVideo(tx: Tx, videoId: string): Promise<readonly string[]> {
  const sessions = await tx
    .selectFrom('group_video as gv')
    .innerJoin('session_content as g', 'g.session_content_id', 'gv.session_content_id')
    .innerJoin('session as s', 's.session_id', 'g.session_id')
    .select(['s.title', 's.session_type as type'])
    .distinct()
    .where('gv.video_id', '=', videoId)
    .orderBy('s.title')
    .execute();
  const trailers = await tx
    .selectFrom('course as c')
    .select('c.title')
    .where((eb) => eb(jsonText(eb.ref('c.course_meta'), 'trailerVideoId'), '=', videoId))
    .orderBy('c.title')
    .execute();
  const insights = await tx.selectFrom('case_study').select('title').where('video_id', '=', videoId).execute();
  const recordings = await tx
    .selectFrom('meeting_recording as r')
    .innerJoin('session as s', 's.session_id', 'r.session_id')
    .select('s.title')
    .where('r.video_id', '=', videoId)
    .execute();
  return [
    ...sessions.map(({ title, type }) =>
      type === 'ON_DEMAND' ? `It is a lesson of ${title}.` : `It is a part of the session ${title}.`,
    ),
    ...trailers.map(({ title }) => `It is the trailer of ${title}.`),
    ...insights.map(({ title }) => `The insight ${title} shows it.`),
    ...recordings.map(({ title }) => `It is a recording of ${title}.`),
  ];
}

/** How many members have begun a video. */
export async function countViewers(tx: Tx, videoId: string): Promise<number> {
  const { viewers } = await tx
    .selectFrom('video_progress')
    .select(({ fn }) => fn.count('member_id').distinct().as('viewers'))
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow();
  return Number(viewers);
}

/** The videos for the lists of the staff; all are published, and none is newer than another. */
export function listVideoRows(tx: Tx): DocumentRows {
  return tx
    .selectFrom('video as v')
    .select((eb) => ['v.video_id as id', 'v.title', eb.lit(true).as('isPublished'), noInstant().as('newestAt')]);
}
