import { isLapsed } from '@atrium/domain/access/derived.ts';
import { mayBuyMembership, owesPayment } from '@atrium/domain/billing/decideCheckout.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { LogOutButton } from '#parts/LogOutButton.tsx';
import type { Offers } from '#parts/membershipOffers.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { AwaitPayment } from './AwaitPayment.tsx';
import { CheckoutNote } from './CheckoutNote.tsx';
import { MembershipTerms } from './MembershipTerms.tsx';
import { askingWords, closedWords } from './membershipWords.ts';
import { NothingForSale } from './NothingForSale.tsx';
import { OwnMiniMbas } from './OwnMiniMbas.tsx';
import { Plans } from './Plans.tsx';
import { PortalButton } from './PortalButton.tsx';
import { useCheckout } from './useCheckout.ts';
import { useIsBackFromPortal } from './useMembership.ts';
import { WhatYouHad } from './WhatYouHad.tsx';
import styles from './Membership.module.css';

const cancelUrl = '/resubscribe?ec=uc';

export interface ResubscribePageProps {
  viewer: SignedIn;
  offers: Offers;
  /** Why a checkout has failed. */
  ec: string | undefined;
}

/** The page for members whose plan has ended (BIL-06): prices, what they keep, whom to ask. */
export const ResubscribePage = ({ viewer, offers: { plans, promotion }, ec }: ResubscribePageProps) => {
  const { start, busyWith, ...checkout } = useCheckout();
  const owes = owesPayment(viewer);
  const owesWords = useIsBackFromPortal() ? askingWords : closedWords;
  const mayBuy = mayBuyMembership(viewer) && !owes;
  const largest = plans.at(-1);
  const becomeMember = () => {
    start({ promoCode: promotion?.code ?? null, cancelUrl });
  };
  const choose = (productId: string) => {
    // at the price of the promotion
    if (productId === largest?.productId) becomeMember();
    else start({ productId, isUpgrade: false, cancelUrl });
  };
  const busyProduct = busyWith === null ? null : 'productId' in busyWith ? busyWith.productId : largest?.productId;
  return (
    <Stack wrap>
      <PageHead title={titleOf(viewer)}>{owes ? owesWords : leadOf(viewer, plans.length > 0)}</PageHead>
      <CheckoutNote ec={checkout.ec ?? ec} />
      <FaultNote fault={checkout.fault} />
      <Row className={styles.way}>
        {mayBuy ? (
          largest === undefined ? (
            <NothingForSale />
          ) : (
            <Button
              variant="sun"
              busy={busyProduct === largest.productId}
              data-cta="Become a Member"
              onClick={becomeMember}
            >
              Become a Member
            </Button>
          )
        ) : owes ? (
          <PortalButton variant="sun" label="Update billing" configId="billing" />
        ) : (
          <>
            <ButtonLink href={site.supportTicket}>Contact support</ButtonLink>
            {/* an account of a company cannot buy a membership of its own */}
            <LogOutButton target="/signup">Log out and sign up with another email</LogOutButton>
          </>
        )}
        {mayBuy && largest !== undefined && promotion === null ? (
          <p className={look.muted}>
            {largest.name}, {formatCents(largest.price)} a year.{plans.length > 1 ? ' Or choose a plan below.' : ''}
          </p>
        ) : null}
        {mayBuy && largest !== undefined && promotion !== null ? (
          <p className={look.muted}>
            Code <b>{promotion.code}</b> takes {formatCents(promotion.amountOff)} off your first year of {largest.name}.
            We enter it for you.
          </p>
        ) : null}
      </Row>
      {owes ? <AwaitPayment /> : null}
      <OwnMiniMbas />
      {mayBuy && plans.length > 0 ? (
        <Plans plans={plans} promotion={promotion} busyWith={busyProduct ?? null} onChoose={choose} />
      ) : null}
      {isLapsed(viewer) ? <WhatYouHad trial={viewer.accountType === 'POST_TRIAL'} /> : null}
      {mayBuy && plans.length > 0 ? <MembershipTerms /> : null}
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

function leadOf(viewer: SignedIn, isOffered: boolean): string | null {
  if (!mayBuyMembership(viewer)) {
    return `Your seat with ${viewer.customer?.name ?? 'your organization'} has ended. Contact support to get it back, or buy a membership personally with a non-work email.`;
  }
  const kept = 'Your progress, badges and certificates are saved.';
  if (isLapsed(viewer)) return isOffered ? `${kept} Choose a plan to continue.` : kept;
  return isOffered ? 'One yearly payment, with full access until it renews.' : null;
}
