import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { second } from '@atrium/domain/time.ts';
import { useNavigate } from '@tanstack/react-router';
import { track } from '#lib/track.ts';
import { useSave } from '#lib/useSave.ts';
import { View, ViewArch } from '#parts/View.tsx';
import hall from '#ui/art/hallTall.svg';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { acceptOfferSpec } from './acceptOffer.ts';
import { BillingError } from './BillingError.tsx';
import { couponParameter } from './couponParameter.ts';
import type { Offer } from './offerQuery.ts';
import { PortalLink } from './PortalLink.tsx';
import { usePortal } from './usePortal.ts';

/** A lower price instead of the end of a membership (BIL-02). */
export const CancelOfferPage = ({ offer }: { offer: Offer }) => {
  const navigate = useNavigate();
  const accept = useSave(acceptOfferSpec);
  const portal = usePortal();
  const onAccept = () => {
    trackLater(offer.acceptCta);
    accept.save(
      offer.couponCode,
      (result) => {
        // an offer that is accepted is not there any more
        void navigate({ to: '/coupon-confirmation', search: { c: couponParameter(result) }, replace: true });
      },
      ({ code }) => {
        track('Background Process Failed', { process: 'updateExistingStripeSubscription', code });
      },
    );
  };
  const onReject = () => {
    trackLater(offer.rejectCta);
    accept.reset();
    portal.open(offer.cancelConfigId);
  };
  return (
    <View picture={<ViewArch src={hall} width={900} height={1000} />}>
      <h1 tabIndex={-1}>{offer.headline}</h1>
      <p className={look.lede}>{offer.subheadline}</p>
      <Row as="p">
        <s className={cx(look.big, look.quiet, look.num)}>
          <VisuallyHidden>Regular price </VisuallyHidden>
          {formatCents(offer.normalPrice)}
        </s>{' '}
        <b className={cx(look.xl, look.num)}>
          <VisuallyHidden>New price </VisuallyHidden>
          {formatCents(offer.newPrice)}
        </b>{' '}
        <span className={look.muted}>{offer.offer}</span>
      </Row>
      <BillingError fault={accept.fault ?? portal.fault} />
      <Row>
        <Button variant="sun" busy={accept.busy} onClick={onAccept}>
          {offer.acceptCta}
        </Button>
        <Button variant="line" busy={portal.busy} onClick={onReject}>
          {offer.rejectCta}
        </Button>
      </Row>
      <PortalLink url={portal.url} />
    </View>
  );
};

/** The event of an answer to the offer waits a second, so that it never delays what the press itself does. */
function trackLater(cta: string): void {
  setTimeout(() => {
    track('CTA Clicked', { cta });
  }, second);
}
