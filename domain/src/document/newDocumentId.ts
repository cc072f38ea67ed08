import { slug } from '../slug.ts';

const longest = 80;

/** The words of a title for an address. */
export function shortSlug(title: string): string {
  return slug(title).slice(0, longest).replace(/-$/, '');
}

/** The id of a new document. It says what it is about, and has a random end, so that two may have the same title. */
export function newDocumentId(title: string, random: string): string {
  return [shortSlug(title), random].filter((part) => part !== '').join('-');
}
