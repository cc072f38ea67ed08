import type { AreaLabel } from '@atrium/content/types.ts';
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { createProduct, type Product } from './product.ts';
import { signIn } from './signIn.ts';

export { expect } from '@playwright/test';

interface Worker {
  /** The server of this worker's tests. */
  readonly product: Product;
}

interface Journey {
  /**
   * True for a test that moves product time or takes a last seat: it gets a database of its own. Set with `test.use`
   * in its file or group.
   */
  readonly fresh: boolean;
  /** Creates a member with these areas, used by no other test. Returns the e-mail address. */
  readonly memberWith: (wanted: { readonly areas: readonly AreaLabel[] }) => Promise<string>;
  /** Signs this test's browser in, as a persona or by e-mail address, and opens the path, if given. */
  readonly enter: (who: string, path?: string) => Promise<Page>;
  /** The same in another browser, as on another machine. */
  readonly another: (who: string, path?: string) => Promise<Page>;
  /** Uncaught errors and violations of the content security policy; a test that expects one removes it. */
  readonly faults: string[];
}

/** A test in a real browser. */
export const test = base.extend<Journey, Worker>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const product = await createProduct(process.env['JOURNEY_DATABASES'] ?? '');
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  fresh: [false, { option: true }],
  baseURL: async ({ product, fresh }, use, info) => {
    await product.open(fresh);
    await use(product.origin);
    const log = product.takeLog();
    if (log !== '') await info.attach('log of the server', { body: log, contentType: 'text/plain' });
  },
  memberWith: async ({ request }, use) => {
    await use(async (wanted) => {
      const answer = await request.post('/__sandbox/members', { data: wanted });
      if (!answer.ok()) throw new Error(await answer.text());
      return ((await answer.json()) as { email: string }).email;
    });
  },
  enter: async ({ page, context, baseURL }, use) => {
    await use((who, path) => enterAs(context, page, { origin: baseURL ?? '', who, path }));
  },
  another: async ({ browser, baseURL, contextOptions, viewport, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (who, path) => {
      const context = await open(browser, { ...contextOptions, viewport, ...(baseURL !== undefined && { baseURL }) });
      opened.push(context);
      listen(context, faults);
      return enterAs(context, await context.newPage(), { origin: baseURL ?? '', who, path });
    });
    for (const context of opened) {
      await stopAnswering(context);
      await context.close();
    }
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      listen(context, faults);
      await use(faults);
      await stopAnswering(context);
      if (faults.length > 0) throw new Error(`the page failed: ${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

function open(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> {
  return browser.newContext(options);
}

/** A page may still be asking when its test ends; what a route of the test has not answered by then needs no answer. */
async function stopAnswering(context: BrowserContext): Promise<void> {
  const isClosed = context.browser()?.contexts().includes(context) === false;
  if (isClosed) return;
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}

function listen(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => faults.push(error.error().stack ?? error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted/i.test(message.text()))
      faults.push(message.text());
  });
}

interface Entrance {
  readonly origin: string;
  readonly who: string;
  readonly path: string | undefined;
}

async function enterAs(context: BrowserContext, page: Page, { origin, who, path }: Entrance): Promise<Page> {
  await signIn(context, origin, who);
  if (path !== undefined) await page.goto(path);
  return page;
}
