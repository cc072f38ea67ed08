import type { Page } from '@playwright/test';
import { lesson, play, playhead, showBar } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

const videoId = 'agents-at-work-after-an-incident';
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });
const english =
  'WEBVTT\n\n00:00:00.000 --> 00:00:20.000\nThe axelotl reports\n\n00:00:20.000 --> 00:00:49.000\nthe incident.\n';
const german = '1\n00:00:00,000 --> 00:00:49.000\nDer Lurch meldet den Vorfall.\n';

const captionsOf = (page: Page) => page.getByRole('group', { name: 'Captions', exact: true });

test('[MED-03] captions in two languages are uploaded and published; a member chooses one, and the search finds the first', async ({
  enter,
  another,
}) => {
  test.slow();
  const page = await enter('editor', `/studio/video/${videoId}`);
  const captions = captionsOf(page);
  await captions.getByRole('button', { name: 'Watch and begin chapters' }).click();
  await captions.getByRole('button', { name: 'Chapter here' }).focus();
  await expect(captions.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  await page.keyboard.press('k');
  await expect.poll(() => playhead(page)).toBeGreaterThan(1);
  await page.keyboard.press('c');
  const chapters = page.getByRole('group', { name: 'Chapters', exact: true });
  await expect(chapters).toContainText(/Chapter at 00:0\d/);
  const file = captions.locator('input[type=file]');
  await file.setInputFiles(fileOf('lesson.en.vtt', 'WEBVTT\n\n00:00:09.000 --> 00:00:05.000\nback\n'));
  await expect(captions).toContainText('English, lesson.en.vtt: Line 3: it ends before it begins.');
  await file.setInputFiles({ name: 'lesson.de.srt', mimeType: '', buffer: Buffer.from('Müller', 'latin1') });
  await expect(captions).toContainText('This file is not written as UTF-8.');
  await file.setInputFiles(fileOf('lesson.en.vtt', english));
  await file.setInputFiles(fileOf('lesson.de.srt', german));
  await expect(captions.getByRole('button', { name: 'Deutsch', exact: true })).toHaveAttribute('aria-expanded', 'true');

  // a line is corrected by the keyboard, beside the film
  await captions.getByRole('button', { name: 'English', exact: true }).press('Enter');
  const lines = captions.getByRole('group', { name: 'Captions in English' });
  await lines.getByLabel('Text of caption 1').fill('The axolotl reports');
  await page.keyboard.press('Enter');
  await expect(lines.getByLabel('Text of caption 2')).toBeFocused();
  await lines.getByLabel('Out of caption 1').fill('00:00:19.5');
  await page.keyboard.press('Enter');
  await expect(lines.getByLabel('Out of caption 1')).toHaveValue('00:00:19.500');
  await lines.getByRole('button', { name: 'Play caption 2, 00:00:20.000' }).click();
  await expect.poll(() => playhead(page)).toBeGreaterThan(20.2);
  await lines.getByRole('button', { name: 'In here' }).focus();
  await page.keyboard.press('c');
  await expect(chapters).toContainText(/Chapter at 00:2\d/);
  await page.keyboard.press('k');
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
  await expect(member.getByRole('region', { name: 'Chapters' })).toContainText(/Chapter at 00:2\d/);
  await member.getByRole('button', { name: 'Transcript' }).click();
  await expect(member.getByRole('region', { name: 'Transcript' })).toContainText('The axolotl reports');
  await member.goto('/courses?q=axolotl');
  await expect(member.getByRole('link', { name: /^After an incident, at / })).toBeVisible();
});
