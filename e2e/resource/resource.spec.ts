import { expect, test } from '../journey/test.ts';

test('[RES-01] the library is searched on submit and refined, and the address keeps all of it', async ({ enter }) => {
  const page = await enter('trial', '/resources');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);
  await expect(page.getByRole('status').filter({ hasText: '26 resources' })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/resources?page=2');
  await expect(cards).toHaveCount(2);
  await page.goBack();
  await expect(cards).toHaveCount(24);

  const search = page.getByLabel('Search resources');
  await search.pressSequentially('premortum');
  await expect(page).toHaveURL('/resources');
  await search.press('Enter');
  await expect(page).toHaveURL('/resources?q=premortum');
  await expect(cards.first()).toContainText('A premortem in twenty minutes');
  await page.getByRole('button', { name: /Remove filter/ }).click();

  const kinds = page.getByRole('group', { name: 'Resource Type' });
  await kinds.getByRole('button', { name: /Prompt Pack/ }).click();
  await page
    .getByRole('group', { name: 'Stack' })
    .getByRole('button', { name: /Decision Making/ })
    .click();
  await expect(page).toHaveURL('/resources?type=prompt_pack&stack=Decision%20Making');
  await expect(kinds.getByRole('button', { name: /Prompt Pack/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.first()).toContainText('Prompt Pack');
  await page.reload();
  await expect(cards.first()).toContainText('Prompt Pack');

  await page.goto('/resources?q=zzzz');
  await expect(page.getByText('No resources found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(cards).toHaveCount(24);
  for (const width of [1440, 834, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => cards.first().evaluate((card) => card.getBoundingClientRect().width), { message: String(width) })
      .toBeGreaterThanOrEqual(Math.min(300, width - 32));
  }
});

test('[RES-02] a resource is read, downloaded and copied', async ({ enter }) => {
  const page = await enter('member', '/resources?type=strategy_framework');
  await page.getByRole('link', { name: 'Where a model helps' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where a model helps');
  await expect(page.getByText('Strategy Framework')).toBeVisible();
  await expect(page.getByRole('img', { name: /Hand it over/ })).toBeVisible();
  await page.getByRole('link', { name: 'Read the fields' }).click();
  await expect(page).toHaveURL(/#read-the-fields$/);

  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/collect') && (request.postData() ?? '').includes('Resource Downloaded'),
  );
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await file).suggestedFilename()).toBe('where-a-model-helps.pdf');
  await sent;

  const copied = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Make a copy' }).click();
  const copy = await copied;
  await expect(copy).toHaveURL(/\/files\/documents\/where-a-model-helps\.html$/);
  await expect(copy.getByRole('textbox', { name: 'Your copy' })).toContainText('Hand it over');
});
