import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { advance } from '../journey/clock.ts';
import { expect, test } from '../journey/test.ts';

const exec = promisify(execFile);

/** A film of four seconds with sound, in a folder of the test. */
async function aFilm(file: string): Promise<string> {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=d=4:s=640x360:r=10', '-f', 'lavfi', '-i', 'sine=d=4'];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'];
  await exec('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...picture, ...codecs, file]);
  return file;
}

const classOf = (number: number): string =>
  `/studio/session/ai-leaders-1/people?view=attendance&class=${String(number)}`;

test('[RUN-03] [D85] a member watches the recording of a class that is a film of ours, on the page of its session', async ({
  enter,
}) => {
  const page = await enter('planned', '/courses/session/ai-leaders-1');
  await page.getByRole('link', { name: 'Watch the recording' }).first().click();
  await expect(page).toHaveURL(/\?recording=1$/);
  const dialog = page.getByRole('dialog', { name: 'Working session 1' });
  await expect(dialog.locator('video')).toBeAttached();
  await expect
    .poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/courses/session/ai-leaders-1');
});

test.describe('with classes of its own', () => {
  test.use({ fresh: true });

  test('[RUN-03] [D85] [D96] an instructor gives a class a link, and takes it away with a reason', async ({
    enter,
  }) => {
    const page = await enter('instructor', classOf(2));
    const recording = page.getByRole('region', { name: 'Recording' });
    await recording.getByRole('button', { name: 'Replace the recording' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('http://zoom.example/rec/1');
    await page.keyboard.press('Tab');
    await expect(page.getByText('An address that begins with https is needed.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://zoom.example/rec/1');
    await page.keyboard.press('Tab');
    const willHappen = page.getByRole('list', { name: 'What will happen' });
    await expect(willHappen).toContainText('The recording of Clinic 1 is a link.');
    await page.getByRole('button', { name: 'Replace it' }).click();
    await expect(page.getByText('A reason is needed.')).toBeVisible();
    await page.getByLabel('Reason').fill('The first one had no sound.');
    await page.getByRole('button', { name: 'Replace it' }).click();
    await expect(recording.getByRole('link', { name: 'https://zoom.example/rec/1' })).toBeVisible();
    await recording.getByRole('button', { name: 'Take it away' }).click();
    await expect(willHappen).toContainText('Nobody finds it any more.');
    await page.getByLabel('Reason').fill('Somebody asked for it.');
    await page.getByRole('dialog').getByRole('button', { name: 'Take it away' }).click();
    await expect(recording).toContainText('Members read that the class was not recorded.');
  });

  test('[RUN-03] [D85] [MED-02] an instructor uploads the film of a class, which members watch once it is made', async ({
    enter,
    another,
  }, testInfo) => {
    test.slow();
    const page = await enter('instructor', classOf(3));
    const recording = page.getByRole('region', { name: 'Recording' });
    await recording.getByRole('button', { name: 'Replace the recording' }).click();
    await page.getByRole('radio', { name: /^A film/ }).check();
    const file = await aFilm(testInfo.outputPath('class.mp4'));
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByText('class.mp4').first()).toBeVisible();
    await page.getByLabel('Reason').fill('A better one.');
    await dialog.getByRole('button', { name: 'Replace it' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(recording).toContainText('class.mp4');
    await expect(recording).toContainText('Ready, 00:04', { timeout: 120_000 });
    // the minute in which members are told
    await advance(page.request, 'PT1M');
    const member = await another('planned', '/courses/session/ai-leaders-1?recording=3');
    await expect(member.getByRole('dialog').locator('video')).toBeAttached();
  });

  test('[STU-02] [D85] Today names a class whose recording is expected, until it has one', async ({ enter }) => {
    const page = await enter('employee', '/studio');
    const line = page.getByRole('link', { name: /^Add it: recording of / }).first();
    const name = (await line.getAttribute('aria-label')) ?? '';
    await line.click();
    await page.getByRole('button', { name: 'Add the recording' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://zoom.example/rec/2');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('is a link.');
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/studio');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  });
});
