import type { RegisteredRouter } from '@tanstack/react-router';
import { fetchMissingStyles } from '#lib/missingStyles.ts';

/**
 * A page's code that does not come fails like a call that nobody answers. The router would load the page anew for it,
 * which without a network ends at the browser's own error page: it knows such failures by how their message begins.
 */
export function markMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Unable to load the page. ${payload.message}`;
    Object.assign(payload, { code: 'UNREACHABLE' });
  });
}

/** Asks once more for what did not come of the pages in view; the router itself asks only once. */
export async function fetchMissingCode(router: RegisteredRouter): Promise<void> {
  await fetchMissingStyles(document).catch(() => undefined);
  await Promise.all(
    router.state.matches.map(async ({ routeId }) => {
      await router.routesById[routeId].options.component?.preload?.();
    }),
  );
}
