import { expect, test } from 'vitest';
import { fetchMissingStyles } from './missingStyles.ts';

function pageWithLink(): Document {
  const page = document.implementation.createHTMLDocument();
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'https://atrium.example/assets/menu.css';
  page.head.append(link);
  return page;
}

const addresses = (page: Document): string[] =>
  [...page.querySelectorAll('link')].map(({ href }) => href.replace(/again=\d+/, 'again'));

test('parts that open at once share the one fetch of a sheet that did not come', async () => {
  const page = pageWithLink();
  const both = Promise.all([fetchMissingStyles(page), fetchMissingStyles(page)]);
  expect(addresses(page)).toEqual([
    'https://atrium.example/assets/menu.css',
    'https://atrium.example/assets/menu.css?again',
  ]);
  page.querySelectorAll('link')[1]?.dispatchEvent(new Event('load'));
  await both;
  expect(addresses(page)).toEqual(['https://atrium.example/assets/menu.css?again']);
});

test('a sheet that still does not come is told, and asked for once more by the next call', async () => {
  const page = pageWithLink();
  const first = fetchMissingStyles(page);
  page.querySelectorAll('link')[1]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('menu.css');
  void fetchMissingStyles(page);
  expect(addresses(page)).toHaveLength(2);
});
