/** An instant as the API has it, a millisecond string. */
export function millis(at: number): string {
  return String(Math.round(at));
}

/** The same, or null where there is none. */
export function millisOrNull(at: number | null): string | null {
  return at === null ? null : millis(at);
}
