import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

const exec = promisify(execFile);

/** A film of four seconds with sound, in a folder of the test. */
async function aFilm(file: string): Promise<string> {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=d=4:s=1280x720:r=10', '-f', 'lavfi', '-i', 'sine=d=4'];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'];
  await exec('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...picture, ...codecs, file]);
  return file;
}

/** Begins a video by the dialog of the list; returns the part of its form with the film. */
async function begin(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'New video' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return page.getByRole('group', { name: 'Film', exact: true });
}

test('[MED-01] [MED-02] an editor drops a film, goes on after a reload, watches it in place, and publishes it', async ({
  enter,
}, testInfo) => {
  test.slow();
  const page = await enter('editor', '/studio/video');
  const film = await begin(page, 'A film of doors');
  await expect(film).toContainText('MP4, MOV or WebM, up to 20 GB');
  const file = await aFilm(testInfo.outputPath('doors.mp4'));

  // the page is closed before a part has arrived
  await page.route('**/files/films/*', async (route) => {
    if (route.request().method() !== 'PATCH') await route.continue();
  });
  await film.locator('input[type=file]').setInputFiles(file);
  await expect(film.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await film.getByRole('button', { name: 'Pause: doors.mp4' }).click();
  await expect(film).toContainText('Paused by you.');
  await page.context().setOffline(true);
  await film.getByRole('button', { name: 'Go on: doors.mp4' }).click();
  await expect(film).toContainText('The connection is gone. It goes on by itself, from here.');
  await page.context().setOffline(false);
  await expect(film.getByRole('button', { name: 'Pause: doors.mp4' })).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(film).toContainText('It is not complete.');
  await page.unroute('**/files/films/*');
  await expect(page.getByRole('region', { name: 'What is missing' })).toContainText('The film is on its way.');

  await film.locator('input[type=file]').setInputFiles(file);
  await expect(film).toContainText('Ready, 00:04, 1280 by 720 pixels.', { timeout: 90_000 });
  await expect(page.getByLabel('Length')).toHaveValue(/^4/);
  await expect(page.getByLabel('Poster', { exact: true })).toHaveValue(/^\/media\/film-[\da-f]{32}\/poster\.webp$/);
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/\/storyboard\//.test(request.url())) pictures.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await film.getByRole('button', { name: /^Play/ }).first().click();
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(0.2);

  // its small pictures come with the first touch of the bar, and not before
  expect(pictures).toEqual([]);
  const sheet = page.waitForResponse(/\/storyboard\/sheet-0\.webp\?/);
  const bar = film.getByRole('slider', { name: 'Seek' });
  await bar.hover({ position: { x: 5, y: 5 } });
  expect((await sheet).status()).toBe(200);
  const still = film.locator('[style*="sheet-0.webp"]');
  await expect(still).toHaveCSS('background-position', '0px 0px');
  const { width } = (await bar.boundingBox()) ?? { width: 0 };
  await bar.hover({ position: { x: width - 5, y: 5 } });
  await expect(still).toHaveCSS('background-position', '-192px 0px');
  // by keyboard it shows where the film is then
  await page.mouse.move(0, 0);
  await film
    .getByRole('button', { name: /^(?:Play|Pause)$/ })
    .last()
    .focus();
  await page.keyboard.press('Shift+Tab');
  await expect(bar).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(still).toHaveCSS('background-position', '0px 0px');
  expect(pictures).toEqual(['index.vtt', 'sheet-0.webp']);

  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('link', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
});

test('[MED-04] a file that is no film is refused in the form, by its name at once and by what is in it later', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio/video');
  const film = await begin(page, 'No film');
  const choose = film.locator('input[type=file]');
  await choose.setInputFiles({ name: 'slides.key', mimeType: 'application/x-iwork', buffer: Buffer.from('slides') });
  await expect(film).toContainText('Not a film. This takes MP4, MOV or WebM, up to 20 GB.');
  await choose.setInputFiles({ name: 'clinic.mp4', mimeType: 'video/mp4', buffer: Buffer.from('slides, renamed') });
  await expect(film).toContainText('This is no film that can be read.');
  await film.getByText('External key instead').click();
  await film.getByLabel('Key of the film').fill('agents-at-work-after-an-incident');
  await expect(film).not.toContainText('This is no film');
});
