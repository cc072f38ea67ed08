/**
 * Whether a text is one paragraph without any Markdown, as most announcements are: shown as it is written, it looks as
 * the renderer would show it.
 */
export function isProse(markdown: string): boolean {
  return !/[\n\r\t\\`*_[\]<>#|~&]|^\s*(?:[-+]|\d+[.)])(?:\s|$)|^ {4}|^\s*(?:-\s*)+$/.test(markdown);
}
