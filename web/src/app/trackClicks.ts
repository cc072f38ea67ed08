import { addressOf } from '@atrium/domain/analytics/addressOf.ts';
import { track } from '#lib/track.ts';

/**
 * Records presses of what is marked in the page: `data-cta` names a call to action, `data-live` a link into a live room
 * as 'kind/id' (API-04).
 */
export function trackClicks(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { cta } = marked(target, '[data-cta]')?.dataset ?? {};
    const to = target.closest('a')?.pathname;
    if (cta !== undefined) track('CTA Clicked', { cta, ...(to !== undefined && { to: addressOf(to) }) });
    const [kind, id] = marked(target, '[data-live]')?.dataset['live']?.split('/') ?? [];
    if (kind !== undefined && id !== undefined) track('Live Event Started', { kind, id });
  });
}

function marked(target: Element, selector: string): HTMLElement | null {
  return target.closest<HTMLElement>(selector);
}
