import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { signIn } from './signIn.ts';

export { expect } from '@playwright/test';

interface Journey {
  /** Signs this test's browser in as a persona and opens the path, if given. */
  readonly enter: (persona: string, path?: string) => Promise<Page>;
  /** Opens another browser with its own persona, as on another machine. */
  readonly another: (persona: string, path?: string) => Promise<Page>;
  /** Uncaught errors and violations of the content security policy; a test that expects one removes it. */
  readonly faults: string[];
}

/** A test in a real browser. */
export const test = base.extend<Journey>({
  enter: async ({ page, context, baseURL }, use) => {
    await use((persona, path) => enterAs(context, page, { origin: baseURL ?? '', persona, path }));
  },
  another: async ({ browser, baseURL, contextOptions, viewport, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (persona, path) => {
      const context = await open(browser, { ...contextOptions, viewport, ...(baseURL !== undefined && { baseURL }) });
      opened.push(context);
      listen(context, faults);
      return enterAs(context, await context.newPage(), { origin: baseURL ?? '', persona, path });
    });
    for (const context of opened) await context.close();
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      listen(context, faults);
      await use(faults);
      if (faults.length > 0) throw new Error(`the page failed: ${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

function open(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> {
  return browser.newContext(options);
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
  readonly persona: string;
  readonly path: string | undefined;
}

async function enterAs(context: BrowserContext, page: Page, { origin, persona, path }: Entrance): Promise<Page> {
  await signIn(context, origin, persona);
  if (path !== undefined) await page.goto(path);
  return page;
}
