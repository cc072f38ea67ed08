import { errorWords } from '@atrium/domain/errors.ts';

interface Refused {
  readonly code: string;
  readonly message: string;
  /** Seconds. */
  readonly retryAfter: number | null;
}

/** The form's message for a refused sign-in (access.md §8). */
export function refusalWords({ code, message, retryAfter }: Refused): string {
  if (code === 'RATE_LIMITED' && retryAfter !== null) {
    const minutes = Math.ceil(retryAfter / 60);
    return `Too many tries. Please try again in ${retryAfter < 60 ? 'a moment' : minutes === 1 ? 'a minute' : `${String(minutes)} minutes`}.`;
  }
  if (code in errorWords) return errorWords[code as keyof typeof errorWords];
  return message || errorWords.INTERNAL;
}
