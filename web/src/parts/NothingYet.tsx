import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import type { NothingYetProps } from './NothingYetView.tsx';

// only an academy without content shows it
const NothingYetView = lazyView(
  () => import('./NothingYetView.tsx'),
  (file) => file.NothingYetView,
);

/** What a page shows while the academy has nothing for it (BEG-06). */
export const NothingYet = (props: NothingYetProps) => (
  <Suspense>
    <NothingYetView {...props} />
  </Suspense>
);
