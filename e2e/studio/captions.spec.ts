import type { Page } from '@playwright/test';
import { lesson, play, showBar } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

const videoId = 'agents-at-work-after-an-incident';
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });
const english = 'WEBVTT\n\n00:00:00.000 --> 00:00:49.000\nThe axolotl reports the incident.\n';
const german = '1\n00:00:00,000 --> 00:00:49.000\nDer Lurch meldet den Vorfall.\n';

const captionsOf = (page: Page) => page.getByRole('group', { name: 'Captions', exact: true });

test('[MED-03] captions in two languages are uploaded and published; a member chooses one, and the search finds the first', async ({
  enter,
  another,
}) => {
  test.slow();
  const page = await enter('editor', `/studio/video/${videoId}`);
  const captions = captionsOf(page);
  const file = captions.locator('input[type=file]');
  await file.setInputFiles(fileOf('lesson.en.vtt', 'WEBVTT\n\n00:00:09.000 --> 00:00:05.000\nback\n'));
  await expect(captions).toContainText('English, lesson.en.vtt: Line 3: it ends before it begins.');
  await file.setInputFiles({ name: 'lesson.de.srt', mimeType: '', buffer: Buffer.from('Müller', 'latin1') });
  await expect(captions).toContainText('This file is not written as UTF-8.');
  await file.setInputFiles(fileOf('lesson.en.vtt', english));
  await file.setInputFiles(fileOf('lesson.de.srt', german));
  await expect(captions.getByRole('button', { name: 'Deutsch', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('link', { name: 'Publish' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('The search finds what is said in it.');
  await expect(main).toContainText('Its player offers captions in Deutsch.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  const member = await another('archive', lesson('agents-at-work', 'supervision', 'after-an-incident'));
  await play(member);
  await showBar(member);
  await member.getByLabel(/^Language: /).selectOption({ label: 'Deutsch' });
  const shown = member.getByRole('region', { name: /video player/i }).locator('p[lang]');
  await expect(shown).toHaveText('Der Lurch meldet den Vorfall.');
  await expect(shown).toHaveAttribute('lang', 'de');
  await expect(member.getByRole('region', { name: 'Transcript' })).toContainText('The axolotl reports the incident.');
});
