// Apart from the words of all codes, which the first view of a page, whose guard refuses, does not need.

export const unauthorized = 'Unauthorized';

interface Details {
  readonly reason?: string;
  readonly unlock?: readonly string[];
  readonly field?: string | null;
  readonly retryAfter?: number | null;
}

/** Builds a refusal with a message of its own; the reason defaults to the code. */
export function refusalSaying<Code extends string>(code: Code, message: string, details: Details = {}) {
  return {
    code,
    message,
    reason: details.reason ?? code,
    unlock: details.unlock ?? [],
    field: details.field ?? null,
    retryAfter: details.retryAfter ?? null,
  };
}
