import { escapeHtml, printed } from './printed.ts';
import { findResource, hasCopy, partHtml } from './resources.ts';

/** Where a copy of a resource's document is made: a stand-in for the editor of an office suite. */
export const documentPath = (slug: string): string => `/files/documents/${slug}.html`;

/**
 * The document of a resource as a page whose text can be changed and printed, for '/files/documents/{slug}.html'. Null
 * for any other path, and for a resource without a document.
 */
export function documentFor(path: string): string | null {
  const slug = /^\/files\/documents\/([a-z0-9-]{1,80})\.html$/.exec(path)?.[1] ?? '';
  const resource = findResource(slug);
  if (resource === undefined || resource.unpublished === true || !hasCopy(resource)) return null;
  const { title, subtitle, lead, parts } = resource;
  const matter = `<p>${escapeHtml(subtitle)}</p><p>${escapeHtml(lead)}</p>${parts.map(partHtml).join('')}`;
  return printed({
    title,
    kind: 'Your copy: change any word, then print it or save the page',
    matter: `<div contenteditable="true" role="textbox" aria-multiline="true" aria-label="Your copy">${matter}</div>`,
  });
}
