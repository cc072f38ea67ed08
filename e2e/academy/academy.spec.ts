import { mailsTo } from '../journey/mails.ts';
import { createProduct, type Product } from '../journey/product.ts';
import { expect, test } from '../journey/test.ts';
import { beginDocument, choose, publishWithNeeds, saved } from './editor.ts';
import { makeFilm } from './films.ts';

// A live site from its first minute, by pages alone: what an owner does who never saw the code.

let product: Product;
test.beforeAll(async () => {
  product = await createProduct(process.env['JOURNEY_DATABASES'] ?? '', { isEmpty: true });
  await product.open(false);
});
test.afterAll(() => product.close());

test('[DOC-01] [MED-01] [BEG-01] from an empty database an owner makes a course with two films, and a member watches it', async ({
  browser,
}, testInfo) => {
  test.setTimeout(600_000);
  const printed = await product.command('setup', '--email', 'olga@owner.example', '--json');
  const { link } = JSON.parse(printed) as { link: string };
  const page = await (await browser.newContext({ baseURL: product.origin })).newPage();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(link);
  await page.getByLabel('First name').fill('Olga');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('New password').fill('Another-pass-2!');
  await page.getByLabel('Confirm password').fill('Another-pass-2!');
  await page.getByRole('button', { name: "Create the owner's account" }).click();
  await expect(heading).toHaveText('Second factor');
  await page.goto('/studio');
  await page.screenshot({ path: '/tmp/live1.png', fullPage: true });

  await page.goto('/studio/faculty');
  await beginDocument(page, 'teacher', 'Name', 'Nora Quist');
  await page.screenshot({ path: '/tmp/live2.png', fullPage: true });
  await saved(page);

  for (const [title, file] of [
    ['What a door is', 'doors.mp4'],
    ['What a window is', 'windows.mov'],
  ] as const) {
    await page.goto('/studio/video');
    await beginDocument(page, 'video', 'Title', title);
    const film = page.getByRole('group', { name: 'Film', exact: true });
    await film.locator('input[type=file]').setInputFiles(await makeFilm(testInfo.outputPath(file)));
    await expect(film).toContainText(/^Film.*Ready, 00:04/, { timeout: 120_000 });
    await saved(page);
  }
  await page.goto('/studio/course');
  await beginDocument(page, 'course', 'Title', 'Doors and windows');
  await page.getByLabel('Topic', { exact: true }).fill('Architecture');
  await page.getByLabel('Difficulty', { exact: true }).fill('Beginner');
  await page.screenshot({ path: '/tmp/live3.png', fullPage: true });
});
