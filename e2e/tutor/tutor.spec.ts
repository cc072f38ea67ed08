import { emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

test('[TUT-01] [THR-23] the tutor greets the member, learns no address of ours, and Back does not repeat the code', async ({
  enter,
}) => {
  const page = await enter('member', '/courses');
  await expect(page.getByRole('link', { name: 'Ask ProfAI' })).toHaveAttribute('href', '/profai/transfer');
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('transferToProfAI')) await answered.promise;
    await route.fulfill({ response });
  });
  await page.goto('/profai/transfer');
  await expect(page.getByRole('status').filter({ hasText: 'Opening ProfAI...' })).toBeVisible();
  // not against the bar
  const edge = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
  const title = await page.getByRole('heading', { name: 'ProfAI', level: 1 }).boundingBox();
  expect((title?.y ?? 0) - edge.y - edge.height).toBeGreaterThanOrEqual(20);
  answered.resolve(undefined);
  await expect(page.getByRole('heading', { name: /^Hello, Maya/ })).toBeVisible();
  await expect(page.getByText(emailOf('member'))).toBeVisible();
  await expect(page.getByText('Your browser told no address that you came from.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await page.goForward();
  // the browser asks the tutor again with the code that was used
  await expect(page.getByRole('heading', { name: 'That code is not good any more' })).toBeVisible();
});

test('[TUT-01] a failure is said with a way to support', async ({ enter }) => {
  // whose company has not enabled the tutor
  const page = await enter('newhire@initech.example', '/profai/transfer');
  const said = page.getByText('An error occurred while opening ProfAI. Please try again later.');
  await expect(said).toBeVisible();
  await expect(page.getByRole('link', { name: 'CONTACT SUPPORT' })).toHaveAttribute('href', /^mailto:/);
  // which asking again would not change
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page).toHaveURL('/profai/transfer');
});
