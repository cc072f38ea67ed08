import { minute } from '../time.ts';

/** Where a mail of the outbox is: FAILED waits, too, and is tried again. */
export const mailStates = ['WAITING', 'FAILED', 'WITHDRAWN', 'SENT'] as const;
export type MailState = (typeof mailStates)[number];

/** What the list of the outbox may be narrowed to; OPEN is what waits or failed. */
export const outboxViews = ['OPEN', ...mailStates] as const;
export type OutboxView = (typeof outboxViews)[number];

/** How long mails of an act of the team wait before they leave, in milliseconds: so long they can be stopped (D96). */
export const actMailsWait = 10 * minute;

/** The line of an act of the team that mails somebody, once its mail has waited. */
export const mailedLine = (name: string): string => `${name} is mailed in ten minutes.`;

/** The line of an act that takes another back, or comes before the mail of that one has left. */
export const mailWithdrawnLine = (name: string): string => `The mail that waits for ${name} is withdrawn.`;

/** Instants of a mail; null for what has not happened. */
interface MailFacts {
  readonly sentAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly failedAt: Date | null;
}

/** The state of a mail; one that failed and was then sent is sent. */
export function mailState({ sentAt, withdrawnAt, failedAt }: MailFacts): MailState {
  if (sentAt !== null) return 'SENT';
  if (withdrawnAt !== null) return 'WITHDRAWN';
  return failedAt === null ? 'WAITING' : 'FAILED';
}

/** Whether a mail may still be stopped: it has not left yet (RUN-01). */
export function mayStop(state: MailState): boolean {
  return state === 'WAITING' || state === 'FAILED';
}

/** Whether a mail may be sent again: the text of one with a secret is gone once it was sent (RUN-01). */
export function maySendAgain({ state, isSecret }: { readonly state: MailState; readonly isSecret: boolean }): boolean {
  return state === 'FAILED' || (state === 'SENT' && !isSecret);
}

/** How long a mail that was sent again is not sent another time, in milliseconds: a second press is no second mail. */
const againAfter = 10 * minute;

/**
 * Whether the newest copy of a mail is what a press at `now` asks for: it has not left yet, or was made a moment ago.
 * `copy` null: there is none. Epoch milliseconds.
 */
export function isAgainAlready(
  copy: { readonly state: MailState; readonly createdAt: number } | null,
  now: number,
): boolean {
  if (copy === null || copy.state === 'WITHDRAWN') return false;
  return copy.state !== 'SENT' || now - copy.createdAt < againAfter;
}
