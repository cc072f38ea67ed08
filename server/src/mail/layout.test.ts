import { plainAcademy } from '@atrium/domain/academy/academyForm.ts';
import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import { expect, test } from 'vitest';
import { tagsOf } from '../testing/tagsOf.ts';
import { toText, type Letter } from './layout.ts';
import { toHtml } from './letterHtml.ts';

const site = { publicUrl: 'https://atrium.example', brandName: 'Atrium', supportEmail: 'help@atrium.example' };

/** A letter with one text in every place where names, titles and addresses come. */
const letterOf = (text: string): Letter => ({
  name: 'test',
  subject: text,
  greeting: `Hello ${text},`,
  paragraphs: [text, `${text} invites you to ${text}.`],
  code: text,
  cover: { path: '/files/art/cover/one.svg', alt: text },
  dates: [
    { when: text, what: text },
    { when: text, what: '' },
  ],
  action: { label: text, path: `/members/${encodeURIComponent(text.toWellFormed())}` },
  unsubscribe: { label: text, path: '/unsubscribe/token' },
});

test('[THR-32] a thousand hostile texts in every place of a mail add no tag and no attribute, and lead nowhere', () => {
  const plain = tagsOf(toHtml(letterOf('Maya'), site));
  for (const text of hostileTexts) {
    const html = toHtml(letterOf(text), site);
    expect(tagsOf(html), text).toEqual(plain);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    expect(
      links.every((link) => /^(?:https:\/\/atrium\.example\/|mailto:help@)/.test(link)),
      text,
    ).toBe(true);
  }
});

const enrolled: Letter = {
  name: 'enrolled',
  subject: 'Enrolled: Pricing',
  greeting: 'Hello Maya,',
  paragraphs: ['You are enrolled in Pricing.'],
  cover: { path: '/files/art/cover/pricing.svg', alt: '' },
  dates: [
    { when: 'Monday', what: 'Class 1' },
    { when: 'Tuesday', what: '' },
  ],
};

test('[ENR-01] a letter has the mark of the house, its picture, its dates and a word about the attached file', () => {
  const html = toHtml(enrolled, site, { addsDates: true });
  const note = 'A calendar file is attached: open it to add the dates to your calendar.';
  expect(html).toContain('class="arch"');
  // no mail program shows a drawing as SVG
  expect(html).toContain('<img src="https://atrium.example/files/art/cover/pricing.strip.png" alt=""');
  for (const words of ['Enrolled: Pricing</h1>', 'Monday', 'Class 1', 'Tuesday', note]) expect(html).toContain(words);
  expect(html).toContain('prefers-color-scheme:dark');
  const text = toText(enrolled, site, { addsDates: true });
  expect(text).toContain('- Monday\n  Class 1\n- Tuesday\n');
  expect(text).toContain(note);
  // said once
  const told = { ...enrolled, paragraphs: ['The attached file updates your calendar.'] };
  expect(toText(told, site, { addsDates: true })).not.toContain(note);
  expect(toText(enrolled, site)).not.toContain(note);
});

test('[THR-32] a picture of another site is not in a mail, which would tell that site of its reader', () => {
  const html = toHtml({ ...enrolled, cover: { path: 'https://elsewhere.example/x.png', alt: '' } }, site);
  expect(html).not.toContain('<img');
});

test('[BEG-04] a mail has the logo and the colors of the academy in both themes, and its footer', () => {
  const look = {
    ...plainAcademy,
    mailFooter: 'Northside Ltd\n1 North Street',
    logo: '/files/images/logo.webp',
    brandLight: '#0b3d91',
  };
  const own = { ...site, look };
  const letter = { ...enrolled, action: { label: 'Open', path: '/courses' } };
  const html = toHtml(letter, own);
  expect(html).toContain('src="https://atrium.example/files/images/logo.webp" alt="Atrium"');
  expect(html).not.toContain('class="arch"');
  expect(html).toContain('border-radius:8px;background:#0b3d91"><a class="label"');
  expect(html).not.toContain('#c3e6d2');
  expect(html).toContain('.own{background:#dfe6dd!important}');
  expect(html).toContain('<br>Northside Ltd<br>1 North Street</td>');
  expect(toText(letter, own)).toMatch(/\nNorthside Ltd\n1 North Street\n$/);
  // an academy without any of it has the mails of the product, byte for byte
  expect(toHtml(letter, { ...site, look: plainAcademy })).toBe(toHtml(letter, site));
  expect(toHtml(letter, site)).toContain('background:#14392d"><a class="label"');
});
