import { useSyncExternalStore } from 'react';

// 834 px at the usual text size; larger text gets the narrow layout sooner
const query = '(width < 52.125em)';

/** Whether the bar's tabs are hidden (NAV-01, NAV-05). */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(heard: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', heard);
  return () => {
    list.removeEventListener('change', heard);
  };
}
