import { counted } from '@atrium/domain/counted.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { aspectOf, isFilmId, keepsPlace } from '@atrium/domain/film/film.ts';
import { languageName, writeCaptions } from '@atrium/domain/video/captions.ts';
import type { VideoBody, VideoFacts } from '@atrium/domain/video/videoDocument.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { saveLength } from '../../store/courseDocuments.ts';
import { countMinutes } from '../../store/lessonDocuments.ts';
import {
  countViewers,
  findFilmFacts,
  findMadeFilm,
  findVideoRow,
  listCoursesOf,
  listNamingVideo,
  saveVideoRow,
} from '../../store/videoDocuments.ts';
import { readCaptions } from './captions.ts';

/** A video as its document has it; null for an unknown one. */
export async function findVideoBody(tx: Tx, id: string): Promise<VideoBody | null> {
  const found = await findVideoRow(tx, id);
  if (found === null) return null;
  const { tracks, ...body } = found;
  return { ...body, captions: tracks.map(({ language, cues }) => ({ id: language, text: writeCaptions(cues) })) };
}

/**
 * A video with what its film says of itself, where the film was encoded after somebody had left the form (MED-02): its
 * length and shape, and its picture where there is none.
 */
export async function fillVideo(tx: Tx, body: VideoBody): Promise<VideoBody> {
  if (body.duration > 0 || !isFilmId(body.key)) return body;
  const made = await findMadeFilm(tx, body.key);
  if (made === null) return body;
  const { duration, hasPicture, ...shape } = made;
  const poster = body.poster === '' && hasPicture ? `/media/${body.key}/poster.webp` : body.poster;
  return { ...body, duration, ...aspectOf(shape), poster };
}

/** What `missing` asks about a video. */
export async function findVideoFacts(tx: Tx, body: VideoBody): Promise<VideoFacts> {
  const film = isFilmId(body.key) ? await findFilmFacts(tx, body.key) : null;
  const read = await Promise.all(body.captions.map(({ text }) => readCaptions(text, body.duration)));
  return { captions: read.map(({ faults }) => faults), film };
}

/**
 * Writes a video. The courses of which it is a lesson are as long as their films, and what members watched of it stays,
 * counted in seconds; another length by more than two of them is said, with how many it concerns (DOC-06, MED-02).
 */
export async function saveVideo(
  tx: Tx,
  _staff: DocumentStaff,
  { id, before, body }: DocumentChange<VideoBody>,
): Promise<DocumentEffect> {
  const tracks = await Promise.all(
    body.captions.map(async ({ id: language, text }) => ({ language, cues: (await readCaptions(text)).cues })),
  );
  await lock(tx, 'catalogue/courses');
  await saveVideoRow(tx, id, body, tracks);
  if (before === null) return { lines: ['It can be a lesson, a trailer, or a part of a session now.'], mailed: 0 };
  if (before.duration !== body.duration) {
    for (const { courseId } of await listCoursesOf(tx, id)) {
      await saveLength(tx, courseId, (await countMinutes(tx, courseId)) ?? 0);
    }
  }
  const viewers = await countViewers(tx, id);
  return { lines: [...filmLines(before, body, viewers), ...captionLines(before, body)], mailed: 0 };
}

function filmLines(before: VideoBody, body: VideoBody, viewers: number): readonly string[] {
  const difference = Math.round((body.duration - before.duration) * 10) / 10;
  if (before.key === body.key && difference === 0) return [];
  const size = `${String(Math.abs(difference))} seconds ${difference > 0 ? 'longer' : 'shorter'}`;
  const what = `${before.key === body.key ? 'The film' : 'The new film'} is ${difference === 0 ? 'as long as before' : size}.`;
  if (viewers === 0 || keepsPlace(before.duration, body.duration)) {
    return [`${what} ${counted(viewers, 'member has', 'members have')} begun it, and keep how far they were.`];
  }
  return [
    `${what} What ${counted(viewers, 'member has', 'members have')} watched of it stays, and is measured against another length.`,
  ];
}

/** The search and the transcript follow the first language, and the player offers all of them. */
function captionLines(before: VideoBody, body: VideoBody): readonly string[] {
  const [was, is] = [before.captions[0], body.captions[0]];
  const said = isSame(was?.text ?? '', is?.text ?? '')
    ? []
    : [is === undefined ? 'Nothing that is said in it is found any more.' : 'The search finds what is said in it.'];
  const names = (tracks: VideoBody['captions']): readonly string[] => tracks.map(({ id }) => id);
  const added = names(body.captions).filter((id) => !names(before.captions).includes(id));
  const gone = names(before.captions).filter((id) => !names(body.captions).includes(id));
  return [
    ...said,
    ...(added.length === 0 ? [] : [`Its player offers captions in ${added.map(languageName).join(', ')}.`]),
    ...(gone.length === 0 ? [] : [`Its player no longer offers captions in ${gone.map(languageName).join(', ')}.`]),
  ];
}

/** What shows a video (DOC-07), and who has watched it (DOC-06). */
export async function usesOfVideo(tx: Tx, id: string): Promise<DocumentUse> {
  const viewers = await countViewers(tx, id);
  return {
    users: await listNamingVideo(tx, id),
    history: viewers === 0 ? [] : [`${counted(viewers, 'member has', 'members have')} watched it.`],
  };
}
