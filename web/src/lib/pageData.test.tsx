import { expect, test } from 'vitest';
import { takePageData } from './pageData.ts';

/** A page with this data, opened in a browser with these cookies. */
function pageWith(data: object, cookie: string): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  Object.assign(element, { id: 'page-data', type: 'application/json', textContent: JSON.stringify(data) });
  page.body.append(element);
  Object.defineProperty(page, 'cookie', { value: cookie });
  return page;
}

const claims = btoa(JSON.stringify({ s4UserId: 'm1' }));
const data = {
  memberId: 'm1',
  now: 1000,
  token: { id_token: `h.${claims}.s`, expires_in: 600 },
  answers: [{ hash: 'h1', variables: {}, data: { ok: true } }],
};

test("[THR-22] a page's data is read once, and only for the member whom the cookie names", () => {
  const page = pageWith(data, 'atrium-user=m1');
  expect(takePageData(page)).toMatchObject({ now: 1000, token: { memberId: 'm1' }, answers: data.answers });
  expect(page.getElementById('page-data')).toBeNull();
  expect(takePageData(page)).toBeNull();
  const left = pageWith(data, 'atrium-user=m2');
  expect(takePageData(left)).toBeNull();
  expect(left.getElementById('page-data')).toBeNull();
  expect(takePageData(pageWith(data, ''))).toBeNull();
});

test('a page that came without a token, or of a visitor, has none', () => {
  expect(takePageData(pageWith({ ...data, token: null }, 'atrium-user=m1'))).toMatchObject({ token: null });
  expect(takePageData(pageWith({ ...data, memberId: null, token: null }, ''))).toMatchObject({ answers: data.answers });
});
