import { Bare } from '#parts/Bare.tsx';
import { ConnectionView } from '#parts/ConnectionView.tsx';
import { AtriumProvider } from '#ui/AtriumProvider.tsx';

/**
 * Signed out while the service cannot be reached: nothing personal is left, and the sign-in page opens when it can
 * (SES-05).
 */
export const SignedOut = ({ onRetry }: { onRetry: () => void }) => (
  <AtriumProvider>
    <Bare>
      <ConnectionView title="You're signed out" onRetry={onRetry}>
        The sign-in page opens as soon as you&apos;re back online.
      </ConnectionView>
    </Bare>
  </AtriumProvider>
);
