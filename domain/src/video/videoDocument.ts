import * as z from 'zod/mini';
import { counted } from '../counted.ts';
import {
  id,
  line,
  lines,
  rowsWith,
  schemaOf,
  slug,
  textOf,
  type DocumentDefinition,
  type DocumentFault,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must, running } from '../document/faults.ts';
import { linkOrNone } from '../document/linkForm.ts';
import type { FilmState } from '../film/film.ts';
import { languageName, type CaptionFault } from './captions.ts';
import { captionFields, captionTracks } from './captionsForm.ts';

const aDay = 86_400;
const seconds = z.number('A number of seconds is needed.').check(z.gte(0), z.lte(aDay));
const side = z.int('A whole number is needed.').check(z.gte(1), z.lte(10_000));

const chapterFields = {
  id: { label: 'Id', part: 'id', schema: id },
  title: { label: 'Title', part: 'line', schema: line(300) },
  start: { label: 'Begins at', part: 'number', schema: seconds, help: 'Seconds from the beginning.' },
  slug: { label: 'Address', part: 'line', schema: slug, help: 'The end of its link.' },
} as const satisfies DocumentFields;

const fields = {
  title: { label: 'Title', part: 'line', schema: line(200) },
  description: { label: 'Description', part: 'text', schema: lines(5_000) },
  key: {
    label: 'Film',
    part: 'film',
    schema: z
      .string('The key of a film is needed.')
      .check(z.regex(/^(?:[\w.-]{1,200})?$/, 'Letters, digits, dots, hyphens and underscores.')),
    help: 'MP4, MOV or WebM. It becomes streams for every connection.',
  },
  duration: {
    label: 'Length',
    part: 'number',
    schema: z.number('A number of seconds is needed.').check(z.gte(0, '0 seconds or more.'), z.lte(aDay)),
    help: 'In seconds, as the film is. An uploaded one says it itself.',
  },
  width: { label: 'Shape, width', part: 'number', schema: side, help: 'With its height: 16 and 9, or 9 and 16.' },
  height: { label: 'Shape, height', part: 'number', schema: side },
  poster: { label: 'Poster', part: 'picture', drawnAs: 'cover', schema: linkOrNone },
  isSilent: {
    label: 'Is read, not spoken',
    part: 'switch',
    schema: z.boolean(),
    help: 'Its player has no volume, and shows what is written.',
  },
  isAiGenerated: { label: 'Made by AI', part: 'switch', schema: z.boolean(), help: 'Its page says so.' },
  chapters: { label: 'Chapters', part: 'rows', schema: rowsWith(chapterFields, 200), fields: chapterFields },
  captions: {
    label: 'Captions',
    part: 'captions',
    schema: captionTracks,
    fields: captionFields,
    help: 'The first language is what is said: it is searched, and is the transcript beside the player.',
  },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** A video as its document has it; times are in seconds, and captions are WebVTT. */
export type VideoBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about a video. */
export interface VideoFacts {
  /** What is wrong with the captions of each language, in their order; none where they can be read. */
  readonly captions: readonly (readonly CaptionFault[])[];
  /** The upload that it names; null for a film that was put where films are kept by hand. */
  readonly film: FilmFacts | null;
}

/** What is known of an uploaded film. */
export interface FilmFacts {
  readonly state: FilmState;
  /** Seconds; null before it is encoded. */
  readonly duration: number | null;
  /** Why it was refused or could not be encoded, in a sentence. */
  readonly message: string | null;
}

/** What an uploaded film keeps a video from: it is published with the whole film, and as long as that is (MED-02). */
function filmFaultsOf(film: FilmFacts, length: number): readonly DocumentFault[] {
  const { state, duration, message } = film;
  const seconds = duration ?? 0;
  return [
    ...running(state === 'UPLOADING', 'key', 'The film is on its way.'),
    ...running(state === 'WAITING', 'key', 'The film waits to be encoded.'),
    ...running(state === 'ENCODING', 'key', 'The film is being encoded.'),
    ...must(message !== null, 'key', message ?? ''),
    ...must(state === 'READY' && seconds !== length, 'duration', `The film is ${String(seconds)} seconds long.`),
  ];
}

/** What is wrong with the captions of a language: the first lines of it, and how many more there are. */
function captionFaultsOf(
  { id: language, text }: VideoBody['captions'][number],
  at: number,
  faults: readonly CaptionFault[],
): readonly DocumentFault[] {
  const path = `captions.${String(at)}.text`;
  const name = languageName(language);
  const of = (stops: boolean): readonly DocumentFault[] => {
    const some = faults.filter((fault) => fault.stops === stops);
    const add = stops ? must : canWait;
    return [
      ...some.slice(0, mostNamed).flatMap(({ message }) => add(true, path, `${name}: ${message}`)),
      ...add(some.length > mostNamed, path, `${name}: ${counted(some.length - mostNamed, 'more line', 'more lines')}.`),
    ];
  };
  return [...must(text.trim() === '', path, `${name}: there is no line yet.`), ...of(true), ...of(false)];
}
const mostNamed = 5;

/** Videos: films with their chapters and what is said in them. They are met in courses and sessions. */
export const videoDocument: DocumentDefinition<VideoBody, VideoFacts> = {
  kind: 'video',
  noun: ['video', 'videos'],
  // whoever writes a course chooses from them
  operations: { read: 'library.read', write: 'document.write', publish: 'document.publish' },
  fields,
  schema,
  empty: {
    title: '',
    description: '',
    key: '',
    duration: 0,
    width: 16,
    height: 9,
    poster: '',
    isSilent: false,
    isAiGenerated: false,
    chapters: [],
    captions: [],
  },
  titleOf: ({ title }) => textOf(title),
  missing: ({ title, key, duration, poster, chapters, captions }, facts) => {
    const { film } = facts;
    const starts = chapters.map(({ start }) => start);
    return [
      ...must(title.trim() === '', 'title', 'The video has no title.'),
      ...must(key === '', 'key', 'The video has no film.'),
      ...(film === null
        ? must(duration <= 0, 'duration', 'The video has no length yet.')
        : filmFaultsOf(film, duration)),
      // a film that is ready has brought its own
      ...must(poster === '' && (film === null || film.state === 'READY'), 'poster', 'The video has no poster.'),
      ...captions.flatMap((track, at) => captionFaultsOf(track, at, facts.captions[at] ?? [])),
      ...must(
        starts.some((start, at) => at > 0 && start <= (starts[at - 1] ?? 0)),
        'chapters',
        'Each chapter begins after the one before it.',
      ),
      ...chapters.flatMap((chapter, at) => [
        ...must(chapter.title.trim() === '', `chapters.${String(at)}.title`, 'The chapter has no title.'),
        ...must(
          duration > 0 && chapter.start >= duration,
          `chapters.${String(at)}.start`,
          `The film is over after ${String(duration)} seconds.`,
        ),
      ]),
      ...canWait(captions.length === 0, 'captions', 'It has no captions: people who cannot hear it miss all of it.'),
    ];
  },
  // a video is met where something shows it
  isPublished: () => true,
  takenBack: () => null,
};
