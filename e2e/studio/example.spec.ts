import pg from 'pg';
import { createProduct, type Product } from '../journey/product.ts';
import { signIn } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

// An academy without content, whose owner looks around in the example (BEG-05).

let product: Product;
test.beforeAll(async () => {
  product = await createProduct(process.env['JOURNEY_DATABASES'] ?? '', { prepare: empty });
  await product.open(false);
});
test.afterAll(() => product.close());

async function empty(database: string): Promise<void> {
  const owner = new pg.Client({ connectionString: database });
  await owner.connect();
  await owner.query(`truncate course, video, faculty, page_content, resource, certificate, case_study, member_event,
    learning_plan_content, bookmark, pass cascade;
    update entitlement set session_ids = '{}', course_ids = '{}', certificate_ids = '{}', customizations = '{}'`);
  await owner.end();
}

test('[BEG-05] an owner loads the example academy, finds it on the pages of members, and removes it until somebody has touched it', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: product.origin });
  await signIn(context, product.origin, 'employee');
  const page = await context.newPage();
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Load the example academy' }).click();
  const dialog = page.getByRole('dialog');
  const willHappen = dialog.getByRole('list', { name: 'What will happen' });
  await expect(willHappen).toContainText(/It brings 14 faculty, \d+ videos, \d+ courses/);
  await expect(willHappen).toContainText('Nobody is mailed.');
  await dialog.getByRole('button', { name: 'Load it' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the example academy' })).toBeVisible();
  await expect(page.getByText('The example academy is here.').first()).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: 'Load the example academy' })).toHaveCount(0);

  await page.goto('/courses/ai-leaders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI for Business Leaders');

  await page.goto('/studio/settings');
  const section = page.getByRole('region', { name: 'Example academy' });
  await expect(section).toContainText('14 faculty');
  const remove = section.getByRole('button', { name: 'Remove the example academy' });

  // somebody has saved a course: then it stays
  await page.goto('/courses/ai-leaders');
  const save = page.getByRole('button', { name: 'Save AI for Business Leaders' }).first();
  const isSaved = (): Promise<unknown> =>
    page.waitForResponse((answer) => answer.url().endsWith('/graphql') && answer.request().method() === 'POST');
  await Promise.all([isSaved(), save.click()]);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/studio/settings');
  await remove.click();
  await expect(dialog).toContainText('The example stays as a whole, because people have touched it:');
  await expect(dialog).toContainText('Course “AI for Business Leaders”: 1 person has saved it.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await page.goto('/courses/ai-leaders');
  await Promise.all([isSaved(), save.click()]);
  await expect(save).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/studio/settings');
  await remove.click();
  await expect(willHappen).toContainText('go, with everything in them.');
  await dialog.getByLabel('Reason').fill('Enough of it.');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(section.getByRole('button', { name: 'Load the example academy' })).toBeVisible();
  await page.goto('/courses');
  await expect(page.getByText('No course is published yet.')).toBeVisible();
});
