import { UnbuiltView } from '#parts/UnbuiltView.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';

/** A visitor's address without a page. A file of its own, because only such an address loads it. */
export const VisitorLost = ({ path }: { path: string }) => (
  <VisitorFrame>
    <UnbuiltView path={path} />
  </VisitorFrame>
);
