import { readRichTextLink, readRichTextPicture } from '@atrium/domain/richTextLink.ts';
import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/** A link, by the rule of the server, and with the `rel` that it writes. */
const Link = Mark.create({
  name: 'link',
  priority: 1_000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (readRichTextLink(element.getAttribute('href') ?? '') === null ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'ugc noopener' }), 0],
});

/** A picture of ours in a line of text, with the words for those who do not see it. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (readRichTextPicture(element.getAttribute('src') ?? '') === null ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A new line in a paragraph. Ctrl+Enter publishes, so that only Shift+Enter makes one. */
const LineBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return {
      'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }),
    };
  },
});

const plainMark = (name: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** What the editor keeps of a text. Everything in it is what members' pages show; the buttons offer less. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    hardBreak: false,
    link: false,
    trailingNode: false,
  }),
  Link,
  Picture,
  LineBreak,
  plainMark('sub'),
  plainMark('sup'),
];
