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

/** '64 sent', and how many were not. */
export function countWords({ sentLately, withheldLately }: { sentLately: number; withheldLately: number }): string {
  const sent = `${sentLately.toLocaleString('en-US')} sent`;
  return withheldLately === 0 ? sent : `${sent}, ${withheldLately.toLocaleString('en-US')} not sent while it was off`;
}
