import type { BrowserContext } from '@playwright/test';

/** From now on pages come without their data, as when the server could not answer it, and ask for it themselves. */
export async function withoutPageData(context: BrowserContext): Promise<void> {
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script type="application\/json".*?<\/script>/s, '') });
  });
}
