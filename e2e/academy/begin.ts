import { expect, type Browser, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createProduct, type Product } from '../journey/product.ts';
import { openMailServer, type MailServer } from './mailServer.ts';

/** The password of everybody in an academy that begins. */
export const password = 'Another-pass-2!';

/** A live site on an empty database, and where its mails arrive; `settings`: further ones of its environment. */
export interface EmptyAcademy {
  readonly product: Product;
  readonly mail: MailServer;
  /** By which it mails. */
  readonly settings: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}
export async function openEmptyAcademy(settings: Readonly<Record<string, string>> = {}): Promise<EmptyAcademy> {
  const mail = await openMailServer();
  const mailing = { SMTP_URL: mail.address, MAIL_FROM: 'Academy <hello@academy.example>' };
  const product = await createProduct(process.env['JOURNEY_DATABASES'] ?? '', {
    settings: { ...mailing, ...settings },
    isEmpty: true,
  });
  await product.open(false);
  return {
    product,
    mail,
    settings: mailing,
    close: async () => {
      await product.close();
      await mail.close();
    },
  };
}

/** A page of a browser of its own. */
export async function openPage(browser: Browser, { origin }: Product): Promise<Page> {
  return (await browser.newContext({ baseURL: origin })).newPage();
}

export async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

/** Makes the first owner by the link of the command; the page of second factors is open then. */
export async function beginAsOwner(page: Page, product: Product): Promise<void> {
  const { link } = JSON.parse(await product.command('setup', '--email', 'olga@owner.example', '--json')) as {
    link: string;
  };
  await page.goto(link);
  await page.getByLabel('First name').fill('Olga');
  await page.getByLabel('Last name').fill('Berg');
  await setPassword(page);
  await page.getByRole('button', { name: "Create the owner's account" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second factor');
}

/** Adds an authenticator app, on the open page of second factors. */
export async function addSecondFactor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const key = ((await page.getByRole('main').locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await page.getByRole('button', { name: 'Add the app' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('main')).toContainText('recovery codes left');
}

/** Signs a stranger up, with a password of their own; their home page is open then. Returns their address. */
export async function signUp(page: Page, mail: MailServer, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}@members.example`;
  await page.goto('/signup');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Member');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.goto(await mail.find(email, /Set up my password: (\S+)/));
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mail.find(email, /\b(\d{6})\b/));
  await setPassword(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
  return email;
}

/** Gives a member AI Academy, on the page of the person. */
export async function giveAcademy(page: Page, email: string): Promise<void> {
  await page.goto(`/studio/people?q=${email}`);
  await page.getByRole('table', { name: 'Members' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Give access' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What', { exact: true }).selectOption('AI Academy');
  await dialog.getByLabel('Reason').fill('The first people.');
  await dialog.getByRole('button', { name: 'Give access' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Takes the seat of the live session of a course, or a place on its waitlist; `outcome`: what the page says then. */
export async function takeSeat(member: Page, courseId: string, outcome: string): Promise<void> {
  await member.goto(`/courses/${courseId}`);
  const name = /^(?:Enroll|Join Waitlist)$/;
  await member.getByRole('region', { name: 'Live workshop' }).getByRole('button', { name }).click();
  const confirm = member.getByRole('dialog').getByRole('button', { name });
  await confirm.click();
  await expect(member.getByRole('main')).toContainText(outcome);
}
