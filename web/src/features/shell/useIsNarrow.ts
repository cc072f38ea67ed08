import { useSyncExternalStore } from 'react';

// 834 px at the default text size; with larger text the narrow layout applies earlier
const query = '(width < 52.125em)';

/** Whether the bar's tabs are hidden (NAV-01, NAV-05). */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => {
    list.removeEventListener('change', listener);
  };
}
