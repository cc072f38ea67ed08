import { expect, test } from 'vitest';
import { fetchMissingStyles } from './missingStyles.ts';

/** A minimal document for style sheets: a link fires an event when its sheet has loaded or failed. */
class Page {
  readonly links: Link[] = [];
  constructor() {
    this.links.push(new Link(this, 'https://atrium.example/assets/menu.css'));
  }
  querySelectorAll = (): readonly Link[] => [...this.links];
  createElement = (): Link => new Link(this, '');
  addresses = (): string[] => this.links.map(({ href }) => href.replace(/again=\d+/, 'again'));
}
class Link extends EventTarget {
  sheet: { readonly cssRules: readonly object[] } | null = null;
  readonly ownerDocument: Page;
  rel = '';
  href: string;
  constructor(page: Page, href: string) {
    super();
    this.ownerDocument = page;
    this.href = href;
  }
  after(link: Link): void {
    this.ownerDocument.links.push(link);
  }
  remove(): void {
    const { links } = this.ownerDocument;
    links.splice(links.indexOf(this), 1);
  }
}
const fetchStylesOf = (page: Page): Promise<void> => fetchMissingStyles(page as unknown as Document);

test('parts that open at once share one retry of a style sheet', async () => {
  const page = new Page();
  const both = Promise.all([fetchStylesOf(page), fetchStylesOf(page)]);
  expect(page.addresses()).toEqual([
    'https://atrium.example/assets/menu.css',
    'https://atrium.example/assets/menu.css?again',
  ]);
  page.links[1]?.dispatchEvent(new Event('load'));
  await both;
  expect(page.addresses()).toEqual(['https://atrium.example/assets/menu.css?again']);
});

test('code that waits for a replaced style sheet is notified', async () => {
  const page = new Page();
  const [link] = page.links;
  const heard = new Promise((resolve) => link?.addEventListener('load', resolve));
  const fetched = fetchStylesOf(page);
  page.links[1]?.dispatchEvent(new Event('load'));
  await fetched;
  expect(await heard).toBeInstanceOf(Event);
  expect(page.links).not.toContain(link);
});

test('a style sheet that fails again rejects, and is retried by the next call', async () => {
  const page = new Page();
  const first = fetchStylesOf(page);
  page.links[1]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('menu.css');
  const second = fetchStylesOf(page);
  expect(page.addresses()).toHaveLength(2);
  page.links[1]?.dispatchEvent(new Event('load'));
  await second;
});

const refused = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

test.each([
  ['without a sheet', null, 2],
  ['with one that has no rules', { cssRules: [] }, 2],
  ['with one whose rules are not told', refused, 2],
  ['with one that has arrived', { cssRules: [{}] }, 1],
])('a link %s', (_, sheet, links) => {
  const page = new Page();
  page.links.forEach((link) => (link.sheet = sheet));
  void fetchStylesOf(page);
  expect(page.addresses()).toHaveLength(links);
});
