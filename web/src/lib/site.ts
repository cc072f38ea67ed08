/**
 * The name, words and links of the academy (BEG-04; access.md §9), which the server writes into the head of the page. A
 * link that is not set is null and not shown.
 */
export const site = {
  name: configured('application-name'),
  terms: configured('terms-url') || null,
  privacy: configured('privacy-url') || null,
  allEvents: configured('events-url') || null,
  help: configured('help-url') || null,
  /** Whether sign-in with Google is configured. */
  google: configured('google-sign-in') === 'on',
  /** Whether this address of the site offers a second sign-in (ACT-01). */
  offersSecondSignIn: location.hostname !== configured('no-linking-host'),
  /** What replaces the mark and the name. */
  logo: configured('logo') === '' ? null : { src: configured('logo'), name: configured('application-name') },
  signInPicture: configured('sign-in-picture') || null,
  signInSentence: configured('sign-in-sentence'),
  supportEmail: configured('support-email'),
  supportTicket: `mailto:${encodeURIComponent(configured('support-email')).replace('%40', '@')}`,
} as const;

function configured(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
