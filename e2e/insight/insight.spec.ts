import { expect, test } from '../journey/test.ts';

test('[INS-01] insights are found by name, read and watched', async ({ enter }) => {
  const page = await enter('ann@acme.example', '/insights');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning begins here');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Half the inbox');
  const search = page.getByLabel('Search by Insight Name');
  await search.fill('inbox');
  await search.press('Enter');
  await expect(page).toHaveURL('/insights?q=inbox');
  await expect(cards).toHaveCount(1);
  await search.fill('');
  await expect(page).toHaveURL('/insights');
  await page.getByRole('link', { name: /^Half the inbox/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Half the inbox/);
  await expect(page.getByText(/^\w{3} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(page.getByText('Nobody was allowed to name a tool')).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('viewingKey') ?? false);
  await page.getByRole('button', { name: 'Play' }).first().click();
  expect(await (await kept).json()).toMatchObject({ data: { saveCaseStudyViewing: { error: null } } });
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1);

  await page.goto('/insights/twelve-prompts');
  await expect(page.getByText('Whoever proposes a prompt')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});
