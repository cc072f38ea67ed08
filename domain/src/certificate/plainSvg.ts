/** What makes an SVG more than a picture: scripts, frames, what is loaded from elsewhere, entities, links. */
const active =
  /<\s*(?:script|foreignobject|iframe|object|embed|image|a|animate\w*|set)\b|<[!?]|\bon[a-z]+\s*=|javascript:|@import|\b(?:href|src)\s*=\s*(?!["']#)|url\(\s*["']?\s*(?!["'\s]|#|data:font\/woff2;base64,)/i;

/** Whether a text is an SVG that can do nothing but be seen (THR-68); it may refer to
 * its own parts, and bring its letters. */
export function isPlainSvg(text: string): boolean {
  return /^\s*<svg[\s>][\s\S]*<\/svg>\s*$/.test(text) && !active.test(text);
}
