import { isLapsed } from '@atrium/domain/access/derived.ts';
import { mayBuyMembership, owesPayment } from '@atrium/domain/billing/decideCheckout.ts';
import { memberships, type MembershipId } from '@atrium/domain/billing/memberships.ts';
import { plansFor } from '@atrium/domain/billing/plans.ts';
import { findPromotion } from '@atrium/domain/billing/promotions.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { site } from '#lib/site.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { LogOutButton } from '#parts/LogOutButton.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { AwaitPayment } from './AwaitPayment.tsx';
import styles from './Membership.module.css';
import { CheckoutNote } from './CheckoutNote.tsx';
import { look } from '#ui/look.ts';
import { askingWords, closedWords } from './membershipWords.ts';
import { MembershipTerms } from './MembershipTerms.tsx';
import { OwnMiniMbas } from './OwnMiniMbas.tsx';
import { PortalButton } from './PortalButton.tsx';
import { Plans } from './Plans.tsx';
import { useCheckout } from './useCheckout.ts';
import { useIsBackFromPortal } from './useMembership.ts';
import { WhatYouHad } from './WhatYouHad.tsx';

const cancelUrl = '/resubscribe?ec=uc';

/** The page for members whose plan has ended (BIL-06): prices, what they keep, whom to ask. */
export const ResubscribePage = ({ viewer, ec }: { viewer: SignedIn; ec: string | undefined }) => {
  const { start, busyWith, ...checkout } = useCheckout();
  const promotion = findPromotion(viewer, useNow());
  const owes = owesPayment(viewer);
  const owesWords = useIsBackFromPortal() ? askingWords : closedWords;
  const mayBuy = mayBuyMembership(viewer) && !owes;
  const becomeMember = () => {
    start({ promoCode: promotion?.code ?? null, cancelUrl });
  };
  const choose = (productId: MembershipId) => {
    // at the price of the promotion
    if (productId === 'unlimited') becomeMember();
    else start({ productId, isUpgrade: false, cancelUrl });
  };
  const busyProduct = busyWith === null ? null : 'productId' in busyWith ? busyWith.productId : 'unlimited';
  return (
    <Stack wrap>
      <PageHead title={titleOf(viewer)}>{owes ? owesWords : leadOf(viewer)}</PageHead>
      <CheckoutNote ec={checkout.ec ?? ec} />
      <FaultNote fault={checkout.fault} />
      <Row className={styles.way}>
        {mayBuy ? (
          <Button variant="sun" busy={busyProduct === 'unlimited'} data-cta="Become a Member" onClick={becomeMember}>
            Become a Member
          </Button>
        ) : owes ? (
          <PortalButton variant="sun" label="Update billing" configId="billing" />
        ) : (
          <>
            <ButtonLink href={site.supportTicket}>Contact support</ButtonLink>
            {/* an account of a company cannot buy a membership of its own */}
            <LogOutButton target="/signup">Log out and sign up with another email</LogOutButton>
          </>
        )}
        {mayBuy && promotion === null ? (
          <p className={look.muted}>
            Unlimited, {formatCents(memberships.unlimited.priceCents)} a year. Or choose a plan below.
          </p>
        ) : null}
        {promotion !== null && mayBuy ? (
          <p className={look.muted}>
            Code <b>{promotion.code}</b> takes {formatCents(promotion.amountOffCents)} off your first year of Unlimited.
            We enter it for you.
          </p>
        ) : null}
      </Row>
      {owes ? <AwaitPayment /> : null}
      <OwnMiniMbas />
      {mayBuy ? (
        <Plans plans={plansFor(viewer)} promotion={promotion} busyWith={busyProduct} onChoose={choose} />
      ) : null}
      {isLapsed(viewer) ? <WhatYouHad trial={viewer.accountType === 'POST_TRIAL'} /> : null}
      {mayBuy ? <MembershipTerms /> : null}
      {mayBuy || owes ? (
        <p>
          Questions? <Link href={site.supportTicket}>Contact support</Link>
        </p>
      ) : null}
    </Stack>
  );
};

function titleOf(viewer: SignedIn): string {
  if (viewer.accountType === 'POST_TRIAL') return 'Your free trial has ended';
  return isLapsed(viewer) ? 'Your membership has ended' : 'Become a member';
}

function leadOf(viewer: SignedIn): string {
  if (!mayBuyMembership(viewer)) {
    return `Your seat with ${viewer.customer?.name ?? 'your organization'} has ended. Contact support to get it back, or buy a membership personally with a non-work email.`;
  }
  return isLapsed(viewer)
    ? 'Your progress, badges and certificates are saved. Choose a plan to continue.'
    : 'One yearly payment, with full access until it renews.';
}
