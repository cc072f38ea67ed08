/** How long to wait, in words for the end of a sentence: '5 minutes'; `retryAfter` in seconds. */
export function retryIn(retryAfter: number): string {
  if (retryAfter < 60) return 'a moment';
  const minutes = Math.ceil(retryAfter / 60);
  if (minutes === 1) return 'a minute';
  if (minutes < 60) return `${String(minutes)} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${String(hours)} hours`;
}
