import * as z from 'zod/mini';
import { safeRedirectPath } from './access/signIn.ts';

// The fields of content that is stored as JSON. Each may be absent or null: what has to be there before something is
// published is another question than whether it can be saved. What is marked as a limit, and every length and number
// that is out of range, stops a form from being saved, and nobody from reading (`readJson`).

const asLimit = (words: string) => ({ error: words, params: { limit: true } });

const written = (most: number) =>
  z.string().check(z.maxLength(most, `At most ${most.toLocaleString('en-US')} characters`));

/** A text. */
export const text = (most: number) => z.nullish(written(most));

/** A list of texts. */
export const texts = (most: number, each: number) =>
  z.nullish(z.readonly(z.array(written(each)).check(z.maxLength(most, `At most ${String(most)} entries`))));

/** Markup, which is sanitized when it is saved and when it is served (THR-32). */
export const markup = text(50_000);

/** The id of another row. */
export const reference = text(200);

export const flag = z.nullish(z.boolean());

export const numberFrom = (least: number, most: number) =>
  z
    .number()
    .check(
      z.minimum(least, `At least ${least.toLocaleString('en-US')}`),
      z.maximum(most, `At most ${most.toLocaleString('en-US')}`),
    );

/** A text of a list of choices; readers get one that this version does not know as it is. */
export const choice = (choices: readonly string[]) =>
  z.nullish(z.string().check(z.refine((value) => choices.includes(value), asLimit('Choose one of the list.'))));

const isLink = (link: string): boolean =>
  link === '' || (link.startsWith('/') ? safeRedirectPath(link) !== null : /^(https?:\/\/|mailto:)\S+$/i.test(link));

/** An address that is followed or shown: one of our paths, or http, https and mailto, as `safeLink` serves it. */
export const link = z.nullish(
  z
    .string()
    .check(
      z.maxLength(2000, 'At most 2,000 characters'),
      z.refine(isLink, asLimit('Enter an address that begins with https:// or, on this site, with /.')),
    ),
);

/** An instant, or the beginning of a day in UTC, as ISO text. */
export const instant = z.nullish(z.union([z.iso.datetime({ offset: true }), z.iso.date()], 'Choose a date.'));
