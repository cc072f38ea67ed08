import * as z from 'zod/mini';
import { numberFrom } from '../jsonForm.ts';

const seconds = numberFrom(0, 86_400);
const line = z.string().check(z.maxLength(300, 'At most 300 characters'));

/** An entry of `video.chapters`. */
export const chapterForm = z.object({
  videoChapterId: line,
  slug: line,
  title: line,
  startSeconds: seconds,
  endSeconds: seconds,
});
/** A chapter of a video; seconds. */
export type VideoChapter = Readonly<z.infer<typeof chapterForm>>;

/** An entry of `video.transcript`. */
export const cueForm = z.object({
  startSeconds: seconds,
  endSeconds: seconds,
  text: z.string().check(z.maxLength(1000, 'At most 1,000 characters')),
});
/** What is said in a span of a video; seconds. */
export type TranscriptCue = Readonly<z.infer<typeof cueForm>>;

/** An entry of `video.translations`. */
export const translationForm = z.object({ language: z.string().check(z.maxLength(35)), cues: z.array(cueForm) });

/** `video.meta`: what the documents leave open and no page of ours reads. */
export const videoMetaForm = z.record(z.string(), z.unknown());
