import * as z from 'zod/mini';
import { ownOrHttps } from '../access/ownOrHttps.ts';
import { atMost, isStorable } from './anyDocument.ts';

/** A path of ours, or an address that begins with https (THR-33). */
export const link = address(isLink);
/** The same, or '' while there is none: `missing` says when it is needed. */
export const linkOrNone = address((text) => text === '' || isLink(text));
/** What is said of a path or an address that is none. */
export const linkWords =
  'A path of ours is needed, such as /files/images/cover.webp, or an address that begins with https.';
const missingPicture = 'A picture is still to be added.';

/** Browsers drop white space and control characters, so the text would not be the address that it is read as. */
function isLink(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Z}\p{Cs}]/u.test(text) && ownOrHttps(text) !== null;
}

function address(isRight: (text: string) => boolean) {
  return z
    .string('An address is needed.')
    .check(
      atMost(2_000),
      isStorable,
      z.refine<string>(isRight, { error: ({ input }) => (input === '' ? missingPicture : linkWords) }),
    );
}
