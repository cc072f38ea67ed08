import { ownOrHttps } from '../access/ownOrHttps.ts';

const longestLink = 2_000;

/** What is wrong with the link of a recording that the team gives, in a sentence; null where it may be followed. */
export function recordingLinkFault(link: string): string | null {
  if (link === '') return 'The address of the recording is needed.';
  if (link.length > longestLink) return `An address has at most ${longestLink.toLocaleString('en-US')} characters.`;
  // browsers drop white space and control characters, so it would not be the address that it is read as
  if (/[\p{Cc}\p{Cf}\p{Z}\p{Cs}]/u.test(link) || link.startsWith('/') || ownOrHttps(link) === null)
    return 'An address that begins with https is needed.';
  return null;
}
