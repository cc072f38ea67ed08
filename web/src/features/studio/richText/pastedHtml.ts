import { richTextTags } from '@atrium/domain/richText.ts';
import { readRichTextPicture } from '@atrium/domain/richTextLink.ts';
import type { Schema, Slice } from '@tiptap/pm/model';
import { DOMParser } from '@tiptap/pm/model';
import DOMPurify from 'dompurify';

/**
 * What was copied from Word, from a web page or from this editor, as the editor has it: its structure, its links and
 * what is bold or italic; no looks, no pictures of other places (THR-68).
 */
export function readPasted(html: string, schema: Schema): Slice {
  return DOMParser.fromSchema(schema).parseSlice(cleanPasted(html));
}

/** The same as elements, of a document of its own where nothing is loaded. */
export function cleanPasted(html: string): HTMLElement {
  const root = DOMPurify.sanitize(html, {
    RETURN_DOM: true,
    ALLOWED_TAGS: [...richTextTags, 'h1', 'h5', 'h6', 'div', 'section', 'article', 'header', 'footer', 'main'],
    // by these it is found out what was a list, and what was bold
    ALLOWED_ATTR: ['href', 'src', 'alt', 'start', 'style', 'class'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  }) as HTMLElement;
  // only copied text is wrapped in a bold element that is not bold
  for (const wrapper of root.querySelectorAll<HTMLElement>('b, strong'))
    if (/^(?:normal|400)$/.test(wrapper.style.fontWeight)) wrapper.replaceWith(...wrapper.childNodes);
  for (const picture of root.querySelectorAll('img'))
    if (readRichTextPicture(picture.getAttribute('src') ?? '') === null) picture.remove();
  rename(root, 'h1', 'h2');
  rename(root, 'h5, h6', 'h4');
  for (const row of root.querySelectorAll('tr')) asParagraph(row);
  makeLists(root);
  joinSpaces(root);
  return root;
}

function rename(root: HTMLElement, from: string, to: string): void {
  for (const element of root.querySelectorAll(from)) {
    const renamed = root.ownerDocument.createElement(to);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}

/** The cells of a row, side by side in one paragraph. */
function asParagraph(row: Element): void {
  const paragraph = row.ownerDocument.createElement('p');
  for (const cell of row.children) {
    if (paragraph.hasChildNodes()) paragraph.append(' · ');
    for (const block of cell.querySelectorAll('p, div')) block.replaceWith(...block.childNodes, ' ');
    paragraph.append(...cell.childNodes);
  }
  row.replaceWith(paragraph);
}

/** The list of Word in which a paragraph is, and its level, from 1; null for any other. */
function listOf(element: Element): { readonly name: string; readonly level: number } | null {
  const [, name, level] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(element.getAttribute('style') ?? '') ?? [];
  return name === undefined || level === undefined ? null : { name, level: Number(level) };
}

/** Word writes lists as paragraphs that begin with their marks. */
function makeLists(root: HTMLElement): void {
  const { ownerDocument } = root;
  let open: Element[] = [];
  let last = '';
  for (const paragraph of root.querySelectorAll('p')) {
    const list = listOf(paragraph);
    if (list === null) continue;
    const { name: own, level } = list;
    // another list, or something else came between
    if (own !== last || paragraph.previousElementSibling !== open[0]) open = [];
    last = own;
    const mark = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const name = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    open = open.slice(0, level);
    while (open.length < level) {
      const within = ownerDocument.createElement(name);
      const parent = open.at(-1);
      if (parent === undefined) paragraph.before(within);
      else (parent.lastElementChild ?? parent).append(within);
      open.push(within);
    }
    const item = ownerDocument.createElement('li');
    open.at(-1)?.append(item);
    item.append(paragraph);
  }
}

/** Spaces that do not break are how copied text keeps several in a row; between words, one is meant. */
function joinSpaces(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { currentNode: text } = walker;
    text.textContent = (text.textContent ?? '').replaceAll(/\u00A0{2,}|\u00A0(?=\s|$)|(?<=\s)\u00A0/g, ' ');
  }
}
