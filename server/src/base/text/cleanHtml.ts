import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

/** Text with structure and links; no forms, ids, names, styles or frames (THR-32). */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'span', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'ugc noopener' }) },
};

const cleaned = new LRUCache<string, string>({
  max: 2000,
  maxSize: 8_000_000,
  sizeCalculation: (text) => text.length + 1,
});

/** Sanitizes rich text, on write and again when it is served (THR-32). */
export function cleanHtml(html: string): string {
  const cachedHtml = cleaned.get(html);
  if (cachedHtml !== undefined) return cachedHtml;
  const clean = sanitizeHtml(html, rules);
  cleaned.set(html, clean);
  return clean;
}
