import { billingCards } from '@atrium/domain/billing/billingCards.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { useQuery } from '@tanstack/react-query';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { offersQuery } from '#parts/membershipOffers.ts';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { CancelCard } from './CancelCard.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { hasNoMembership, NoMembershipCard } from './NoMembershipCard.tsx';
import { PortalButton } from './PortalButton.tsx';
import { TrialCard } from './TrialCard.tsx';
import { hasFreeTrial } from './trialQuery.ts';

/** The account page's cards about billing, by their rules (ACT-01). */
export const BillingCards = ({ viewer }: { viewer: SignedIn }) => {
  const cards = billingCards(viewer);
  return (
    <>
      {viewer.manageBilling ? <MembershipCard viewer={viewer} /> : null}
      {hasFreeTrial(viewer) ? <TrialCard viewer={viewer} /> : null}
      {hasNoMembership(viewer) ? <NoMembershipCard viewer={viewer} /> : null}
      {cards.includes('upgrade') ? <UpgradeCard /> : null}
      {cards.includes('update') ? <UpdateCard /> : null}
      {cards.includes('cancel') ? <CancelCard viewer={viewer} /> : null}
      {cards.includes('contact') ? <ContactCard /> : null}
    </>
  );
};

const UpgradeCard = () => {
  const upgrade = useQuery(offersQuery()).data?.page?.upgrade ?? null;
  // nothing leads from this plan to a larger one, or not yet
  if (upgrade === null) return null;
  return (
    <SettingsCard title="Upgrade" about={`Live courses as well, for ${formatCents(upgrade.price)} today.`}>
      <Row>
        <ButtonLink variant="sun" href="/upgrade">
          Upgrade
        </ButtonLink>
      </Row>
    </SettingsCard>
  );
};

const UpdateCard = () => (
  <SettingsCard title="Update billing" about="Manage your card, your invoices and your plan with our payment provider.">
    <PortalButton label="Update billing" configId="billing" />
  </SettingsCard>
);

const ContactCard = () => (
  <SettingsCard title="Billing help" about="Questions about a charge, an invoice or your plan? We reply by email.">
    <Row>
      <ButtonLink variant="line" href={site.supportTicket}>
        Contact us
      </ButtonLink>
    </Row>
  </SettingsCard>
);
