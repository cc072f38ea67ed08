import type { RegisteredRouter } from '@tanstack/react-router';
import { fetchMissingStyles } from '#lib/missingStyles.ts';

/**
 * Makes a page's code that failed to load fail like a request without an answer. The router would reload the page for
 * it, which offline ends at the browser's own error page; it recognizes such errors by the beginning of their message.
 */
export function markMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Unable to load the page. ${payload.message}`;
    Object.assign(payload, { code: 'UNREACHABLE' });
  });
}

/** Retries the code of the current pages; the router itself tries only once. */
export async function fetchMissingCode(router: RegisteredRouter): Promise<void> {
  await fetchMissingStyles(document).catch(() => undefined);
  await Promise.all(
    router.state.matches.map(async ({ routeId }) => {
      await router.routesById[routeId].options.component?.preload?.();
    }),
  );
}
