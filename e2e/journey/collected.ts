import type { Page } from '@playwright/test';

/** An analytics event: its name, and its properties. */
type Collected = readonly [name: string, properties?: object];

interface Sent {
  readonly id: string;
  readonly name?: string;
  readonly properties?: object;
}

/**
 * The analytics events that the pages of a tab send from their next load on, in their order; one that is sent again is
 * known by its id. They are noted in the page: Playwright reports no request that a page sends while it is being left.
 */
export async function collectedBy(page: Page): Promise<() => Promise<Collected[]>> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (to, init) => {
      if (to === '/collect') {
        const { events } = JSON.parse(init?.body as string) as { events: readonly Sent[] };
        const kept = JSON.parse(sessionStorage.getItem('collected') ?? '[]') as readonly Sent[];
        sessionStorage.setItem('collected', JSON.stringify([...kept, ...events]));
      }
      return send(to, init);
    };
  });
  return async () => {
    const sent = await page.evaluate(() => JSON.parse(sessionStorage.getItem('collected') ?? '[]') as readonly Sent[]);
    return [...new Map(sent.map((event) => [event.id, event])).values()].map(({ name = 'identify', properties }) =>
      properties === undefined ? [name] : [name, properties],
    );
  };
}
