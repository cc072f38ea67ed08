import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorWords } from '@atrium/domain/errors.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { createProduct } from '../journey/product.ts';
import { expect, test } from '../journey/test.ts';

// The product with the keys of a Turnstile widget, against a stand-in of the vendor: its script and its frame in the
// browser, its verification on this machine.

const vendorOrigin = 'https://challenges.cloudflare.com';
const keys = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' };

/** The vendor's script, as far as its documentation promises it: it shows a frame of its own, which gives the token. */
const script = `window.turnstile = {
  render(container, { sitekey, action, callback }) {
    const frame = document.createElement('iframe');
    frame.title = 'Widget of the vendor';
    frame.width = '300';
    frame.height = '65';
    frame.src = '${vendorOrigin}/frame?' + new URLSearchParams({ sitekey, action });
    addEventListener('message', ({ origin, data }) => { if (origin === '${vendorOrigin}') callback(data); });
    container.append(frame);
    return 'widget-1';
  },
  remove() { document.querySelector('iframe[title="Widget of the vendor"]').remove(); },
};`;
const frame = `<!doctype html><title>Widget</title><body style="margin: 12px">
<button onclick="parent.postMessage('token of ' + location.search, '*')">I am human</button>`;

/** The vendor's verification: answers as `verdict` says, and keeps what it was asked. */
interface Vendor {
  readonly address: string;
  readonly asked: URLSearchParams[];
  verdict: object;
  readonly close: () => Promise<unknown>;
}

async function openVendor(): Promise<Vendor> {
  const vendor = { asked: [] as URLSearchParams[], verdict: {} as object };
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      vendor.asked.push(new URLSearchParams(body));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(vendor.verdict));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(vendor, {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    close,
  });
}

/** The option of Node that sends the product's requests to the vendor to this address instead. */
function sentTo(address: string): string {
  const verify = `${vendorOrigin}/turnstile/v0/siteverify`;
  const code = `const send = fetch; globalThis.fetch = (to, init) => send(to === '${verify}' ? '${address}' : to, init);`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** Answers the browser in the vendor's place; the script only while it `loads`. */
async function standIn(context: BrowserContext, site: { readonly loads: boolean }): Promise<void> {
  await context.route(`${vendorOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/frame') return route.fulfill({ contentType: 'text/html', body: frame });
    return site.loads ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort();
  });
}

async function signUp(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email').fill(`ida-${randomUUID()}@newcomers.example`);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test('[SIG-08] with the keys of Turnstile its widget checks a signup, and its server judges the token', async ({
  page,
  context,
}) => {
  const vendor = await openVendor();
  const product = await createProduct(process.env['JOURNEY_DATABASES'] ?? '', {
    settings: { ...keys, NODE_OPTIONS: sentTo(vendor.address) },
  });
  const heading = page.getByRole('heading', { level: 1 });
  const pressWidget = () => page.frameLocator('iframe').getByRole('button', { name: 'I am human' }).click();
  try {
    await product.open(false);

    const site = { loads: false };
    await standIn(context, site);
    await signUp(page, product.origin);
    await expect(page.getByRole('alert')).toContainText(errorWords.BOT_CHECK_FAILED);
    expect(vendor.asked).toEqual([]);
    site.loads = true;

    vendor.verdict = { success: false, 'error-codes': ['invalid-input-response'] };
    await signUp(page, product.origin);
    await pressWidget();
    await expect(page.getByRole('alert')).toContainText(errorWords.BOT_CHECK_FAILED);
    await expect(heading).toHaveText('Start learning for free');

    vendor.verdict = { success: true, hostname: 'localhost', action: 'signup' };
    await signUp(page, product.origin);
    await pressWidget();
    await expect(heading).toHaveText("You're all set!");
    const token = 'token of ?sitekey=site-key&action=signup';
    expect(vendor.asked.map((form) => [form.get('secret'), form.get('response')])).toEqual(
      Array.from({ length: 2 }, () => ['secret-key', token]),
    );
  } finally {
    await product.close();
    await vendor.close();
  }
});
