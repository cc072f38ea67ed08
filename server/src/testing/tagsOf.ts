/** The tags of a document, without the values of their attributes. */
export function tagsOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replaceAll(/="[^"]*"/g, ''));
}
