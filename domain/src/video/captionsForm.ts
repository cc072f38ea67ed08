import * as z from 'zod/mini';
import { lines, schemaOf, type DocumentFields } from '../document/anyDocument.ts';

/** The characters of one language: two hours of speech, which are sent at once when they are saved. */
export const longestCaptions = 240_000;
/** Languages of one video. */
export const mostLanguages = 40;

/** Whether a text is a language tag of BCP 47, written as it is there: 'de', 'pt-BR'. */
export function isLanguageTag(tag: string): boolean {
  try {
    return tag !== '' && tag.length <= 35 && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

export const captionFields = {
  id: {
    label: 'Language',
    part: 'line',
    schema: z
      .string('A language is needed.')
      .check(z.refine<string>(isLanguageTag, 'A language tag is needed, such as en, de or pt-BR.')),
  },
  text: { label: 'Lines', part: 'text', schema: lines(longestCaptions), help: 'As WebVTT or SRT.' },
} as const satisfies DocumentFields;

/** Documents of before had the captions of one language, as a text. */
const fromText = z.transform((given: unknown) =>
  typeof given === 'string' ? (given.trim() === '' ? [] : [{ id: 'en', text: given }]) : given,
);

/** The captions of a video, the language in which it is spoken first; a language is the id of its row. */
export const captionTracks = z.pipe(
  fromText,
  z.array(schemaOf(captionFields)).check(
    z.maxLength(mostLanguages, `At most ${String(mostLanguages)} languages.`),
    z.refine<readonly { readonly id: string }[]>(
      (tracks) => new Set(tracks.map(({ id }) => id)).size === tracks.length,
      'Each language once.',
    ),
  ),
);
