import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { advance } from '../journey/clock.ts';
import { demoPassword, emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Gives the browser something that makes passkeys, and answers its questions at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function giveFirstFactor(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await button(page, 'Sign In').click();
  await expect(heading(page)).toHaveText('One more step');
  await expect(heading(page)).toBeFocused();
}

/** The code that an app shows, `steps` of 30 seconds from now. */
const codeFor = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

test('[STF-02] a member adds a passkey and an app, keeps the recovery codes, and signs in with each of them', async ({
  memberWith,
  enter,
}) => {
  const email = await memberWith({ areas: ['ai-academy'] });
  const page = await enter(email, '/account-settings');
  await addAuthenticator(page);
  const card = page.getByRole('region', { name: 'Second factor' });
  await button(page, 'Add a passkey').click();
  const codes = page.getByRole('heading', { name: 'Keep your recovery codes' });
  await expect(codes).toBeFocused();
  const kept = await card.getByRole('listitem').locator('code').allTextContents();
  expect(kept).toHaveLength(10);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the codes' }).click();
  const file = await (await downloaded).createReadStream();
  expect(await text(file)).toContain(kept.join('\n'));
  await button(page, 'I have kept them').click();
  await expect(button(page, 'Add a passkey')).toBeFocused();
  await expect(card).toContainText('10 recovery codes left.');

  await button(page, 'Add an authenticator app').click();
  await expect(page.getByRole('heading', { name: 'Add an authenticator app' })).toBeFocused();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Add a passkey')).toBeFocused();
  await button(page, 'Add an authenticator app').click();
  const key = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code').fill('000000');
  await button(page, 'Add the app').click();
  await expect(page.getByText('That code is not right, or was used before.')).toBeVisible();
  // the one before, so that the present one is unused; once more where another half minute has begun meanwhile
  await expect(async () => {
    await page.getByLabel('Code').fill(codeFor(key, -1));
    await button(page, 'Add the app').click();
    await expect(card.getByText('Authenticator app, added on')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(codes).toBeHidden();

  await giveFirstFactor(page, email);
  await button(page, 'Use your passkey').click();
  await expect(page).toHaveURL('/');
  await giveFirstFactor(page, email);
  const code = codeFor(key);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await giveFirstFactor(page, email);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('That code is not right, or was used before.')).toBeVisible();
  await page.getByLabel('Code').fill(kept[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/account-settings');
  await expect(card).toContainText('9 recovery codes left.');
});

test('[STF-02] an app that is the first factor leads to its recovery codes, below the header of a small screen', async ({
  memberWith,
  enter,
}) => {
  const page = await enter(await memberWith({ areas: ['ai-academy'] }), '/account-settings');
  await page.setViewportSize({ width: 390, height: 700 });
  const card = page.getByRole('region', { name: 'Second factor' });
  await button(page, 'Add an authenticator app').click();
  const key = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code').fill(codeFor(key));
  await button(page, 'Add the app').click();
  const codes = page.getByRole('heading', { name: 'Keep your recovery codes' });
  await expect(codes).toBeFocused();
  const isUncovered = codes.evaluate((node) => {
    const { left, top, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + 8, top + height / 2));
  });
  expect(await isUncovered).toBe(true);
  await button(page, 'I have kept them').click();
  await expect(button(page, 'Add a passkey')).toBeFocused();
});

test('[STF-03] [THR-64] who is signed in by their company proves the second factor in a dialog before it is removed', async ({
  page,
}) => {
  const signIn = async (): Promise<void> => {
    await page.context().clearCookies();
    await page.goto('/corp-login');
    await page.getByLabel('Work Email').fill('anybody@acme.example');
    await button(page, 'Continue').click();
    await page.getByRole('link', { name: /sso-only@acme\.example/ }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/second-factor');
  };
  await signIn();
  const card = page.getByRole('region', { name: 'Your second factors' });
  await button(page, 'Add an authenticator app').click();
  await page.getByRole('heading', { name: 'Add an authenticator app' }).waitFor();
  const key = ((await card.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code').fill(codeFor(key, -1));
  await button(page, 'Add the app').click();
  await button(page, 'I have kept them').click();

  await signIn();
  await button(page, 'Remove Authenticator app').click();
  await button(page, 'Remove it').click();
  const dialog = page.getByRole('dialog', { name: "Confirm that it's you" });
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expect(dialog.getByLabel('Your password')).toBeHidden();
  await dialog.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That code is not right, or was used before.')).toBeVisible();
  await dialog.getByLabel('Code').fill(codeFor(key));
  await page.keyboard.press('Enter');
  await expect(card).toContainText('You have no second factor yet.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('of the team', () => {
  test.use({ fresh: true });

  test('[STF-02] who joins the team is led to a second factor, and after three days to nothing else', async ({
    product,
    request,
    enter,
  }) => {
    await product.command('staff', 'roles', '--email', emailOf('workshops'), '--role', 'support');
    const page = await enter('workshops', '/');
    // exactly: the card of the page is named Your second factors
    const band = page.getByRole('region', { name: 'Second factor', exact: true });
    await expect(band).toContainText('Add a second factor by');
    await band.getByRole('link', { name: 'Add it now' }).click();
    await expect(heading(page)).toHaveText('Second factor');
    await expect(band).toBeHidden();

    await advance(request, 'P3D');
    for (const path of ['/organization', '/account-settings', '/']) {
      await page.goto(path);
      await expect(page).toHaveURL('/second-factor');
    }
    await expect(page.getByRole('main')).toContainText('every other page opens again after it');
    await expect(page.getByRole('link', { name: 'Go to your home page' })).toBeHidden();
    await addAuthenticator(page);
    await button(page, 'Add a passkey').click();
    await button(page, 'I have kept them').click();
    await expect(page.getByRole('main')).toContainText('add another before you remove this');
    await page.getByRole('link', { name: 'Go to your home page' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/organization');
    await expect(heading(page)).toHaveText('Companies');
  });
});
