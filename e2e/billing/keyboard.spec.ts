import type { Page } from '@playwright/test';
import { tabTo } from '../journey/keyboard.ts';
import { demoPassword } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to a button or a link by Tab, and presses it. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, main(page).getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('[BIL-05] by keyboard alone: a plan is chosen, canceled, declined and paid', async ({ another, memberWith }) => {
  test.slow();
  const page = await another(await memberWith({ areas: ['mc-limited'] }), '/upgrade');
  await expect(heading(page)).toHaveText('Membership Pricing');
  await press(page, 'button', 'Choose plan: AI Academy');
  await expect(page).toHaveURL(/\/__sandbox\/checkout\//);
  await press(page, 'link', /^Cancel and go back/);
  await expect(page.getByRole('alert')).toContainText('Checkout cancelled.');
  await press(page, 'button', 'Choose plan: AI Academy');
  await expect(page).toHaveURL(/\/__sandbox\/checkout\//);
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(/0002/)).toBeChecked();
  await press(page, 'button', /^Pay \$750/);
  await expect(page.getByRole('alert')).toContainText('declined');
  await tabTo(page, page.getByRole('radio', { checked: true }));
  while (!(await page.getByLabel(/4242/).isChecked())) await page.keyboard.press('ArrowUp');
  await press(page, 'button', /^Pay \$750/);
  await expect(heading(page)).toHaveText('Welcome, Newly');
  await expect(heading(page)).toBeFocused();
  await press(page, 'link', 'Start learning');
  await expect(page).toHaveURL('/');
});

test.describe('with the subscriptions of the demo', () => {
  test.use({ fresh: true });

  test('[BIL-01] [BIL-02] [BIL-03] [BIL-04] by keyboard alone: the portal, an offer instead of canceling, and an upgrade', async ({
    another,
  }) => {
    test.slow();
    const page = await another('member', '/account-settings');
    await tabTo(page, page.getByRole('button', { name: 'Update billing' }));
    const [portal] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await expect(heading(portal)).toHaveText('Billing');
    await portal.close();
    await tabTo(page, main(page).getByRole('link', { name: 'Open the billing portal' }));
    await tabTo(page, main(page).getByRole('link', { name: 'Cancel membership' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Stay another year for less');
    await expect(heading(page)).toBeFocused();
    await tabTo(page, main(page).getByRole('button', { name: 'Cancel anyway' }));
    const [cancel] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await expect(heading(cancel)).toContainText('Cancel');
    await cancel.close();
    await tabTo(page, main(page).getByRole('link', { name: 'Open the billing portal' }));
    await tabTo(page, main(page).getByRole('button', { name: 'Keep my membership' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/coupon-confirmation\?c=/);
    await expect(main(page)).toContainText("you'll pay $796 instead of $995");
    await expect(heading(page)).toBeFocused();

    const onDemand = await another('ondemand', '/account-settings');
    await press(onDemand, 'link', 'Upgrade');
    await press(onDemand, 'button', 'Upgrade for $250');
    await press(onDemand, 'button', /^Pay \$250/);
    await expect(heading(onDemand)).toHaveText('Welcome, Tomás');
    await expect(heading(onDemand)).toBeFocused();
  });
});

test('[PAS-02] [PAS-03] by keyboard alone: a visitor looks at an invitation, registers, and goes on to a password', async ({
  page,
}) => {
  test.slow();
  await page.goto('/preview/CODE-REQ');
  await press(page, 'link', 'Join Here');
  await expect(heading(page)).toHaveText('Just a few details...');
  for (const [label, value] of Object.entries({
    'First name': 'Keiko',
    'Last name': 'Board',
    'Work Email *': 'keiko.board@initech.example',
    'Job title': 'Analyst',
    'Redemption code': 'open-barley',
  })) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid redemption code.')).toBeVisible();
  await expect(page.getByLabel('Redemption code')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('open-sesame');
  await press(page, 'button', 'LOG IN');
  await expect(heading(page)).toHaveText('Your account has been created');
  await expect(heading(page)).toBeFocused();
  await press(page, 'button', 'Start Learning');
  await expect(page).toHaveURL('/set-password');
});

test('[ACT-05] by keyboard alone: an erasure is asked for, and taken back', async ({ another, memberWith }) => {
  test.slow();
  const page = await another(await memberWith({ areas: ['ai-academy'] }), '/account-settings');
  const erase = page.getByRole('region', { name: 'Delete your account' });
  await tabTo(page, erase.getByRole('button', { name: 'Delete my account' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(erase.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByLabel('Your password'));
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This is not your current password.')).toBeVisible();
  await tabTo(page, question.getByLabel('Your password'), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(demoPassword);
  await tabTo(page, question.getByRole('button', { name: 'Delete in 14 days' }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(erase).toContainText('Your account will be deleted on');
  await tabTo(page, erase.getByRole('button', { name: 'Keep my account' }));
  await page.keyboard.press('Enter');
  await expect(erase.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
