import { NotFoundView } from '#parts/NotFoundView.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';

/** A visitor's address without a page. A file of its own, because only such an address loads it. */
export const VisitorLost = () => (
  <VisitorFrame>
    <NotFoundView />
  </VisitorFrame>
);
