import { richTextAttributes, richTextTags } from '@atrium/domain/richText.ts';
import { richTextSchemes } from '@atrium/domain/richTextLink.ts';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...richTextSchemes],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // deeper than anybody writes; without it the time grows with the square of the depth
  nestingLimit: 50,
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
