import { alwaysSentWords, type AlwaysSent } from '@atrium/domain/outbox/letters.ts';

interface LetterState {
  readonly alwaysSent: AlwaysSent | null;
  readonly offSince: string | null;
}

/** Whether a letter is on, in a few words; `moment` shows an instant. */
export function stateWords({ alwaysSent, offSince }: LetterState, moment: (at: number) => string): string {
  if (offSince !== null) return `Off since ${moment(Number(offSince))}`;
  return alwaysSent === null ? 'On' : 'Always sent';
}

/** Whether it may be switched off, and why not, in a sentence. */
export function switchWords({ alwaysSent, offSince }: LetterState, moment: (at: number) => string): string {
  if (alwaysSent !== null) return alwaysSentWords[alwaysSent];
  return offSince === null ? 'On. An owner may switch it off.' : `Off since ${moment(Number(offSince))}.`;
}

/** Whose words it is sent in, in a sentence. */
export function wordsWords(
  { hasFixedWords, ownWordsSince }: { readonly hasFixedWords: boolean; readonly ownWordsSince: string | null },
  moment: (at: number) => string,
): string {
  if (hasFixedWords) return 'Fixed: people must be able to trust them.';
  return ownWordsSince === null ? 'The default ones.' : `Your own, since ${moment(Number(ownWordsSince))}.`;
}

/** '64 sent', and how many were not. */
export function countWords({ sentLately, withheldLately }: { sentLately: number; withheldLately: number }): string {
  const sent = `${sentLately.toLocaleString('en-US')} sent`;
  return withheldLately === 0 ? sent : `${sent}, ${withheldLately.toLocaleString('en-US')} not sent while it was off`;
}
