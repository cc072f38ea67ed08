import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import { expect, test } from 'vitest';
import { tagsOf } from '../testing/tagsOf.ts';
import { toHtml, type Letter } from './layout.ts';

const site = { publicUrl: 'https://atrium.example', brandName: 'Atrium', supportEmail: 'help@atrium.example' };

/** A letter with one text in every place where names, titles and addresses come. */
const letterOf = (text: string): Letter => ({
  template: 'test',
  subject: text,
  greeting: `Hello ${text},`,
  paragraphs: [text, `${text} invites you to ${text}.`],
  code: text,
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
