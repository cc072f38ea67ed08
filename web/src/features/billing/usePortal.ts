import type { SaveFault } from '#lib/save.ts';
import { useSave } from '#lib/useSave.ts';
import { createPortalUrlSpec } from './createPortalUrl.ts';
import { notePortalOpened } from './useMembership.ts';

export interface Portal {
  readonly busy: boolean;
  readonly fault: SaveFault | null;
  /** The address that was opened last, for a link in case the browser has blocked the tab. */
  readonly url: string | undefined;
  /** Opens a page of the portal in a new tab: 'billing' is all of it, 'cancel' ends the membership. */
  readonly open: (configId: string) => void;
}

/** The billing portal in a new tab (BIL-01). */
export function usePortal(): Portal {
  const { busy, fault, result, save } = useSave(createPortalUrlSpec);
  return {
    busy,
    fault,
    url: result,
    open: (configId) => {
      if (busy) return;
      const tab = openEmptyTab();
      save(
        { configId },
        (url) => {
          notePortalOpened();
          tab?.location.replace(url);
        },
        () => tab?.close(),
      );
    },
  };
}

/**
 * Opened while the press is handled, because browsers block a tab that is opened later, by an answer. Null when it was
 * blocked all the same.
 */
function openEmptyTab(): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) return null;
  // the portal must not reach this page
  tab.opener = null;
  tab.document.title = 'Billing';
  tab.document.body.textContent = 'Opening the billing portal …';
  return tab;
}
