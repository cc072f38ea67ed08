/**
 * HTML that has nothing but paragraphs as the text that it was, with empty lines between them; null for any other,
 * which is shown as it is. Published again, such a text becomes the same paragraphs.
 */
export function asPlain(html: string): string | null {
  if (!/^(?:<p>[^<]*<\/p>\s*)+$/.test(html) || html.includes('&lt;')) return null;
  return html
    .trim()
    .split(/<\/p>\s*/)
    .slice(0, -1)
    .map((paragraph) =>
      paragraph.replace('<p>', '').replaceAll('&nbsp;', '\u00A0').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    )
    .join('\n\n');
}
