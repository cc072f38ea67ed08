/** The base64 of a text in UTF-8, as the lookups want it. */
export function base64Of(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
