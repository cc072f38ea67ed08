import { demoPassword, emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

test('[SIG-05] [SES-06] another site gets a member by a one-time code; an address that is not registered gets nobody', async ({
  page,
}) => {
  await page.goto('/__sandbox/partner');
  await page.getByRole('link', { name: /Sign in with/ }).click();
  await page.getByLabel('Email').fill(emailOf('member'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();
  await expect(page.getByText(emailOf('member'))).toBeVisible();
  // the code in the address is good once
  await page.reload();
  await expect(page.getByRole('heading', { name: 'That code is not good any more' })).toBeVisible();
  // a member who is signed in already goes there at once
  await page.getByRole('link', { name: /^Back to/ }).click();
  await page.getByRole('link', { name: /Sign in with/ }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await page.getByRole('link', { name: /Sign in at/ }).click();
  await expect(page).toHaveURL('/__sandbox/partner');
  await page.getByRole('link', { name: /not registered/ }).click();
  await expect(page).toHaveURL('/');
});

test('[SIG-05] a site that asks our issuer itself gets its code after the sign-in page', async ({ page, baseURL }) => {
  const arrival = `${baseURL ?? ''}/__sandbox/partner/arrive`;
  const asked = {
    client_id: 'partner',
    redirect_uri: arrival,
    response_type: 'code',
    scope: 'openid',
    state: 'its state',
  };
  await page.goto(`/oidc/auth?${new URLSearchParams(asked).toString()}`);
  await page.getByLabel('Email').fill(emailOf('member'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(
    (url) =>
      url.href.startsWith(arrival) && url.searchParams.has('code') && url.searchParams.get('state') === 'its state',
  );
});
