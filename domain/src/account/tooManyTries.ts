/** The message of a refused sign-in when waiting helps; `retryAfter` in seconds (access.md §8). */
export function tooManyTries(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60);
  const span = retryAfter < 60 ? 'a moment' : minutes === 1 ? 'a minute' : `${String(minutes)} minutes`;
  return `Too many tries. Please try again in ${span}.`;
}
