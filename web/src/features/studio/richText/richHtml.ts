import { richTextAttributes, richTextTags } from '@atrium/domain/richText.ts';
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node as TextNode } from '@tiptap/pm/model';
import DOMPurify from 'dompurify';
import { extensions } from './marks.ts';

/** What the editor keeps, as its library needs it for reading. */
const schema = getSchema(extensions);

/** Rich text as elements of a document of its own, where nothing is loaded, without anything that is not allowed. */
function elementsOf(html: string): HTMLElement {
  const text = html.includes('<') ? html : html.replaceAll(/[^\n]*\S[^\n]*/g, '<p>$&</p>');
  return DOMPurify.sanitize(text, {
    RETURN_DOM: true,
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  }) as HTMLElement;
}

/** A stored text as the editor has it. */
export const readHtml = (html: string): JSONContent => parse(html).toJSON() as JSONContent;

const parse = (html: string): TextNode => DOMParser.fromSchema(schema).parse(elementsOf(html));

/** A text of the editor, spelled as the server spells it, so that nothing changes but what was written. */
export function writeHtml(text: TextNode): string {
  // a document of its own loads no pictures
  const inert = document.implementation.createHTMLDocument('');
  const { body } = inert;
  body.append(DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content, { document: inert }));
  for (const item of body.querySelectorAll('li')) {
    const [first, second] = item.children;
    // an entry of one paragraph, and of one with a list below it, has no element for the paragraph
    if (first?.localName === 'p' && /^(?:ul|ol)?$/.test(second?.localName ?? ''))
      first.replaceWith(...first.childNodes);
  }
  for (const block of body.querySelectorAll(':scope > p')) if (!block.hasChildNodes()) block.remove();
  return body.innerHTML
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll(/<(br|hr|img)((?:\s+[a-z]+="[^"]*")*)\s*>/g, '<$1$2 />');
}

/** Whether the editor has everything that is in a text; tables, for one, it has not. */
export function isKept(html: string): boolean {
  const [stored, written] = [traceOf(elementsOf(html)), traceOf(elementsOf(writeHtml(parse(html))))];
  return stored.length === written.length && stored.every((step, at) => step === written[at]);
}

/** Elements in a line of text, whose order does not matter. */
const inline = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'small', 'mark']);
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** What is in a text, without its spaces and with one name for what looks the same. */
function traceOf(root: Node): string[] {
  const trace: string[] = [];
  let marksOfLast: string | null = null;
  const step = (text: string) => {
    trace.push(text);
    marksOfLast = null;
  };
  const walk = (node: Node, marks: readonly string[]): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const words = (child.textContent ?? '').replaceAll(/\s+/g, '');
        const sorted = marks.toSorted().join(' ');
        if (words === '') continue;
        if (marksOfLast === sorted) trace.push(`${trace.pop() ?? ''}${words}`);
        else trace.push(`${sorted}: ${words}`);
        marksOfLast = sorted;
      } else if (child.nodeType === Node.ELEMENT_NODE) {
        const element = child as Element;
        const name = sameAs[element.localName] ?? element.localName;
        // a span has no attributes, and the paragraph of an entry looks like its text
        if (name === 'span' || (name === 'p' && element.parentElement?.localName === 'li')) walk(element, marks);
        else if (inline.has(name)) walk(element, [...marks, nameWith(name, element)]);
        else {
          step(`<${nameWith(name, element)}>`);
          walk(element, marks);
          step(`</${name}>`);
        }
      }
    }
  };
  walk(root, []);
  return trace;
}

/** An element with its attributes; the `rel` of links is always written by the server. */
const nameWith = (name: string, element: Element): string =>
  [
    name,
    ...[...element.attributes]
      .filter((each) => each.name !== 'rel')
      .map((each) => `${each.name}=${each.value}`)
      .toSorted(),
  ].join(' ');
