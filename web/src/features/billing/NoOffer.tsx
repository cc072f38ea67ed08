import type { Refusal } from '@atrium/domain/errors.ts';
import { requestIdOf } from '#lib/callError.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { BillingError } from './BillingError.tsx';

export interface NoOfferProps {
  /** Why the server answered with no offer; null in an outage. */
  refusal: Refusal | null;
  /** The outage; null for a refusal. */
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * There is no cancel offer to show, so the page is not found (BIL-02). When the payment provider or the service failed,
 * that is said as well, with a way to ask again (BIL-01).
 */
export const NoOffer = ({ refusal, error, retrying, onRetry }: NoOfferProps) => (
  <NotFoundView>
    {refusal !== null && refusal.code !== 'PAYMENT_PROVIDER_FAILED' ? null : (
      <>
        <BillingError fault={{ requestId: requestIdOf(error) }} />
        <Row>
          <Button variant="line" busy={retrying} onClick={onRetry}>
            Try again
          </Button>
        </Row>
      </>
    )}
  </NotFoundView>
);
