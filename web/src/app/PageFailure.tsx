import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { outside } from '../lib/links.ts';
import { RenderErrorView } from '../parts/RenderErrorView.tsx';

/** A page that could not be loaded or drawn, in the frame that still works (SIG-16). */
export const PageFailure = ({ reset }: ErrorComponentProps) => {
  const router = useRouter();
  return (
    <RenderErrorView
      supportHref={outside.supportTicket}
      onRetry={() => {
        void router.invalidate().then(reset);
      }}
    />
  );
};
