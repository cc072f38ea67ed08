import { isSameResult, type CouponResult } from '@atrium/domain/billing/couponResult.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { acceptedOfferQuery } from './acceptedOfferQuery.ts';
import { CouponConfirmationPage } from './CouponConfirmationPage.tsx';

/** Confirms an accepted offer; the figures of the address are shown only if the server has the same (D45, THR-56). */
export const CouponConfirmation = ({ viewer, shown }: { viewer: SignedIn; shown: CouponResult }) => (
  <PageAnswer of={acceptedOfferQuery()}>
    {({ stored }) => (
      <CouponConfirmationPage viewer={viewer} result={stored !== null && isSameResult(stored, shown) ? stored : null} />
    )}
  </PageAnswer>
);
