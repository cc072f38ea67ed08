/** Why something failed, for the team. */
export interface FailureWords {
  /** In plain words, with what to look at. */
  readonly words: string;
  /** What the program said, without addresses, keys and numbers of cards; '' for nothing. */
  readonly detail: string;
}

/** In this order: the first that fits is said. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE|socket|fetch failed|did not answer|is away/i,
    'The other side did not answer. If that goes on, look at its address and the network.',
  ],
  [/ETIMEDOUT|time(?:d )?[- ]?out|too long|abort/i, 'It took too long.'],
  [/\b429\b|too many requests|rate limit/i, 'The other side asks to be called less often.'],
  [
    /\b(?:401|403|535)\b|unauthori[sz]ed|forbidden|invalid (?:login|api key|credentials)|authentication/i,
    'The other side did not accept our key or password. Look at the settings of that service.',
  ],
  [/\b55[0-4]\b|recipient|mailbox/i, 'The mail server of that address refused the mail.'],
  [/\b50[0-4]\b|internal server error|unavailable/i, 'The other side has a fault of its own.'],
  [/ENOSPC|no space/i, 'There is no room left on the disk.'],
  [/deadlock|serializ|lock timeout/i, 'It met another change at the same time.'],
];

const unknown = 'Something went wrong that the program did not expect. The log of the server says more.';

/** How much of an error is shown, in characters. */
const longest = 300;

/** What is said of the stored text of an error; null for none (RUN-01). */
export function failureWords(error: string | null): FailureWords | null {
  if (error === null) return null;
  const [, words = unknown] = reasons.find(([pattern]) => pattern.test(error)) ?? [];
  return { words, detail: withoutSecrets(error) };
}

/**
 * The first line of a text, without what names a person or opens something: of addresses only the domain is left; keys,
 * tokens, numbers of cards and whatever follows the '?' of an address of the web are left out.
 */
export function withoutSecrets(text: string): string {
  const [first = ''] = text.trim().split('\n');
  return first
    .replaceAll(/(https?:\/\/[^\s?#]*)[?#]\S*/gi, '$1?…')
    .replaceAll(/[^\s@<>]+@(?=\S)/g, '…@')
    .replaceAll(/\b(bearer|basic)\s+\S+/gi, '$1 …')
    .replaceAll(/\b(?:sk|pk|rk|whsec)_\w+/gi, '…')
    .replaceAll(/\d(?:[ -]?\d){11,}/g, '…')
    .replaceAll(/[\w+/=.-]{32,}/g, '…')
    .slice(0, longest);
}
