import { shownPrice, type CouponResult } from '@atrium/domain/billing/couponResult.ts';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { View, ViewArch } from '#parts/View.tsx';
import hall from '#ui/art/hallTall.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';

export interface CouponConfirmationPageProps {
  viewer: SignedIn;
  /** The figures that the server has stored; null to confirm without figures (D45). */
  result: CouponResult | null;
}

/** What an accepted offer comes to (BIL-03). */
export const CouponConfirmationPage = ({ viewer, result }: CouponConfirmationPageProps) => {
  const zone = useTimeZone(viewer.timeZone);
  return (
    <View picture={<ViewArch src={hall} width={900} height={1000} />}>
      <h1 tabIndex={-1}>Your discount is set</h1>
      {result === null ? (
        <p className={look.lede}>Your membership continues, and your next payment is reduced.</p>
      ) : (
        <p className={look.lede}>
          Your membership continues. On {formatDay(result.currentPeriodEnd, zone)} you&apos;ll pay{' '}
          <b className={look.num}>${shownPrice(result)}</b> instead of ${shownPrice({ ...result, discountPrice: 0 })}.
        </p>
      )}
      <p className={look.muted}>Nothing else changes: your courses, badges and certificates stay as they are.</p>
      <Row>
        <ButtonLink href="/">Return to Home Page</ButtonLink>
        <ButtonLink variant="line" href="/account-settings">
          Account Settings
        </ButtonLink>
      </Row>
    </View>
  );
};
