/** Whether a text is a UUID in small letters, as `crypto.randomUUID()` makes them. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
