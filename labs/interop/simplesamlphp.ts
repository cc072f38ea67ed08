import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { persona } from '@atrium/content/people.ts';
import { freePort } from '@atrium/server/base/process/freePort.ts';
import type { Browser } from '@playwright/test';
import { openChromium } from './openChromium.ts';
import { runProgram, type InteropCheck, type TriedProduct } from './programs.ts';
import { writeProviderFiles } from './samlProviderFiles.ts';

const command = path.resolve(import.meta.dirname, '../realm.ts');
const program = '/usr/share/simplesamlphp/www';
const timeLimit = 20_000;

const gil = persona('gil@globex.example');
const people = [
  { name: 'gil', email: gil.email },
  // a member of another company, for whom this provider may not speak (THR-09)
  { name: 'ann', email: persona('ann@acme.example').email },
];

/**
 * SimpleSAMLphp is the identity provider of Globex: it reads our metadata, `npm run staff -- realm` imports its own,
 * and a browser signs in through both, with a plain and an encrypted assertion (SSO-01).
 */
export const simplesamlphp: InteropCheck = {
  name: 'SimpleSAMLphp signs people in by SAML',
  debianPackages: ['simplesamlphp', 'php-cli', 'php-mbstring', 'php-xml'],
  isInstalled: `command -v php && php -m | grep -qx dom && test -d ${program}`,
  run: async (product) => {
    const serviceProvider = path.join(product.directory, 'service-provider.xml');
    await writeFile(serviceProvider, await (await fetch(`${product.origin}/oidc/saml/metadata`)).text());
    // another site than the product's, for cookies too
    const origin = `http://127.0.0.1:${String(await freePort())}`;
    const directory = path.join(product.directory, 'provider');
    const { config, encrypts } = await writeProviderFiles({ directory, origin, serviceProvider, people });
    const provider = spawn('php', ['-d', 'display_errors=0', '-S', new URL(origin).host, '-t', program], {
      env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: config },
      stdio: 'ignore',
    });
    const browser = await openChromium();
    try {
      const metadata = `${origin}/saml2/idp/metadata.php`;
      await untilAnswers(metadata);
      await importMetadata(product, metadata);
      const faults: string[] = [];
      const expectSignIn = async (who: string, outcome: { words: string; encrypted: boolean }): Promise<void> => {
        const found = await signInAs(browser, product.origin, who);
        const asExpected = found.text.includes(outcome.words) && found.encrypted === outcome.encrypted;
        if (!asExpected) faults.push(`${who}: expected ${JSON.stringify(outcome)}, found ${JSON.stringify(found)}`);
      };
      await expectSignIn('gil', { words: gil.firstName, encrypted: false });
      await expectSignIn('ann', { words: 'Account not found. Please reach out to support.', encrypted: false });
      await writeFile(encrypts, '');
      await expectSignIn('gil', { words: gil.firstName, encrypted: true });
      return faults;
    } finally {
      await browser.close();
      const gone = once(provider, 'exit');
      provider.kill('SIGTERM');
      await gone;
    }
  },
};

function importMetadata({ env }: TriedProduct, metadata: string): Promise<string> {
  return runProgram(process.execPath, [command, 'saml', '--customer', 'globex', '--metadata', metadata], env);
}

/** What a browser of its own shows after a corporate sign-in, and whether the assertion came encrypted. */
async function signInAs(
  browser: Browser,
  origin: string,
  name: string,
): Promise<{ text: string; encrypted: boolean | null }> {
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(timeLimit);
  try {
    const page = await context.newPage();
    let encrypted: boolean | null = null;
    page.on('request', (request) => {
      if (!request.url().endsWith('/oidc/saml/acs')) return;
      const response = new URLSearchParams(request.postData() ?? '').get('SAMLResponse') ?? '';
      encrypted = Buffer.from(response, 'base64').toString('utf8').includes('EncryptedAssertion');
    });
    await page.goto('/corp-login');
    await page.getByLabel('Work Email').fill(gil.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('#username').fill(name);
    await page.locator('#password').fill(name);
    await page.locator('#submit_button').click();
    const isOver = (url: URL): boolean => url.origin === origin && ['/', '/corp-login'].includes(url.pathname);
    await page.waitForURL(isOver);
    const shown = page.getByRole('alert').or(page.getByRole('heading', { level: 1, name: /^Good / }));
    await shown.first().waitFor();
    return { text: await page.locator('body').innerText(), encrypted };
  } finally {
    await context.close();
  }
}

async function untilAnswers(address: string): Promise<void> {
  const end = performance.now() + timeLimit;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return;
    if (performance.now() > end) throw new Error(`${address} does not answer`);
    await wait(100);
  }
}
