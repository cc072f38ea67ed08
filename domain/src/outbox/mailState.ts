/** Where a mail of the outbox is: FAILED waits, too, and is tried again. */
export const mailStates = ['WAITING', 'FAILED', 'WITHDRAWN', 'SENT'] as const;
export type MailState = (typeof mailStates)[number];

/** What the list of the outbox may be narrowed to; OPEN is what waits or failed. */
export const outboxViews = ['OPEN', ...mailStates] as const;
export type OutboxView = (typeof outboxViews)[number];

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
