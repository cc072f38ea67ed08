import { cueForm, type TranscriptCue } from '@atrium/domain/video/videoForm.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { json, number } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';

type Asked = { readonly videoId: string; readonly language: string };

const offered = statement(
  { languages: json(z.array(z.string())), duration: number },
  ({ videoId }: Pick<Asked, 'videoId'>) => sql`
    select v.caption_languages as languages, v.duration from video v where v.video_id = ${videoId}`,
);

const said = statement(
  { cues: json(z.array(cueForm)) },
  ({ videoId, language }: Asked) => sql`
    select case when v.language = ${language} then v.transcript else (
      select t -> 'cues' from jsonb_array_elements(v.translations) t where t ->> 'language' = ${language}
    ) end as cues
    from video v
    where v.video_id = ${videoId} and v.caption_languages ? ${language}`,
);

/** The tags of the languages in which a video has captions, that of what is said first, and its length in seconds. */
export async function findCaptionLanguages(
  reader: Reader,
  videoId: string,
): Promise<{ readonly languages: readonly string[]; readonly duration: number } | null> {
  return (await offered.prepared(reader, { videoId }))[0] ?? null;
}

/** The captions of a video in a language; null for one that it does not have. */
export async function findCaptions(reader: Reader, asked: Asked): Promise<readonly TranscriptCue[] | null> {
  return (await said.prepared(reader, asked))[0]?.cues ?? null;
}
