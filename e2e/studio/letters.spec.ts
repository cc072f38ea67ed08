import { expect, test } from '../journey/test.ts';

test('[RUN-01] support reads a letter as it is sent, in both themes and as text, and sends it to themselves', async ({
  enter,
}) => {
  const page = await enter('support', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Letters' }).click();
  await expect(page.getByRole('heading', { name: 'Letters', level: 1 })).toBeVisible();
  const events = page.getByRole('table', { name: 'Events', exact: true });
  await expect(events.getByRole('row').filter({ hasText: 'When somebody saves a spot' })).toContainText(/\d+ sent/);
  await events.getByRole('link', { name: 'Attending', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Attending', level: 1 })).toBeVisible();
  const frame = page.getByTitle(/^The mail: You're attending/);
  const mail = frame.contentFrame();
  await expect(mail.getByText(/^Hello /)).toBeVisible();
  const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await ground()).toBe('rgb(247, 247, 243)');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(frame).toHaveAttribute('src', /\/dark$/);
  await expect.poll(ground).toBe('rgb(14, 21, 18)');
  await page.getByRole('button', { name: 'Phone' }).click();
  expect((await frame.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.getByText('Open the event: ')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText(/^A test is on its way to support@/).first()).toBeVisible();
  // what only an owner may do is not there
  await expect(page.getByRole('button', { name: 'Switch it off' })).toHaveCount(0);
});

test('[RUN-01] [STF-05] an owner switches a letter off with a reason, finds it in the list, and switches it on again', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio/letters/resetPassword');
  await expect(page.getByText('Always sent: it keeps an account safe, or opens it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch it off' })).toHaveCount(0);
  await page.goto('/studio/letters/certificateReissued');
  await page.getByRole('button', { name: 'Switch it off' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('is not sent any more');
  await dialog.getByRole('button', { name: 'Switch it off' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('We write to them ourselves.');
  await dialog.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByRole('main').getByText(/^Off since /)).toBeVisible();
  await page.goto('/studio/letters?show=off');
  await page.getByRole('link', { name: 'Certificate in another name' }).click();
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('is sent again from now on');
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText('On. An owner may switch it off.')).toBeVisible();
});
