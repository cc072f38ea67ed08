import { isOnDemandOnly } from '@atrium/domain/access/derived.ts';
import { mayPayUpgrade } from '@atrium/domain/billing/decideCheckout.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { formatDay } from '#lib/dates.ts';
import { site } from '#lib/site.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import type { Offers } from '#parts/membershipOffers.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Panel } from '#ui/Panel.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { CheckoutNote } from './CheckoutNote.tsx';
import { MembershipTerms } from './MembershipTerms.tsx';
import { NothingForSale } from './NothingForSale.tsx';
import { Plans } from './Plans.tsx';
import { useCheckout, type CheckoutStart } from './useCheckout.ts';
import { useMembership } from './useMembership.ts';
import styles from './Membership.module.css';

const cancelUrl = '/upgrade?ec=uc';

export interface UpgradePageProps {
  viewer: SignedIn;
  offers: Offers;
  /** Why a checkout has failed. */
  ec: string | undefined;
}

/** What a membership costs, for limited and on-demand-only members (BIL-04). */
export const UpgradePage = ({ viewer, offers: { plans, upgrade }, ec }: UpgradePageProps) => {
  const checkout = useCheckout();
  const isOffered = isOnDemandOnly(viewer) ? upgrade !== null : plans.length > 0;
  return (
    <Stack wrap>
      <PageHead title="Membership Pricing">
        {isOffered
          ? isOnDemandOnly(viewer)
            ? 'You have every on-demand AI course. Add the live ones.'
            : 'Billed yearly. Cancel anytime and keep access until the year ends.'
          : null}
      </PageHead>
      <CheckoutNote ec={checkout.ec ?? ec} />
      <FaultNote fault={checkout.fault} />
      {!isOffered ? (
        <NothingForSale />
      ) : isOnDemandOnly(viewer) && upgrade !== null ? (
        <OnDemandUpgrade viewer={viewer} upgrade={upgrade} checkout={checkout} />
      ) : (
        <>
          <Plans
            plans={plans}
            busyWith={productOf(checkout)}
            onChoose={(productId) => {
              checkout.start({ productId, isUpgrade: false, cancelUrl });
            }}
          />
          <MembershipTerms />
        </>
      )}
    </Stack>
  );
};

interface OnDemandUpgradeProps {
  viewer: SignedIn;
  upgrade: NonNullable<Offers['upgrade']>;
  checkout: CheckoutStart;
}

/** The upgrade of a plan that the viewer pays; others are told whom to ask, and see no price that they cannot pay. */
const OnDemandUpgrade = ({ viewer, upgrade, checkout }: OnDemandUpgradeProps) => {
  const { plan } = upgrade;
  const price = formatCents(upgrade.price);
  const yearly = `${formatCents(plan.price)}/year`;
  return (
    <>
      <Panel className={styles.plans}>
        <Stack>
          <h2 className={look.big}>{plan.name}</h2>
          <Ticks>
            {plan.features.map((feature) => (
              <Tick key={feature}>{feature}</Tick>
            ))}
          </Ticks>
        </Stack>
        {mayPayUpgrade(viewer) ? (
          <Stack>
            <p>
              <b className={cx(look.xl, look.num)}>{price}</b> <span className={look.muted}>today</span>
            </p>
            <Button
              variant="sun"
              wide
              busy={checkout.busyWith !== null}
              data-cta="Upgrade"
              onClick={() => {
                checkout.start({ productId: plan.productId, isUpgrade: true, cancelUrl });
              }}
            >
              Upgrade for {price}
            </Button>
            <p className={look.muted}>
              <Renewal viewer={viewer} yearly={yearly} />
            </p>
          </Stack>
        ) : (
          <Stack>
            <p>Your on-demand plan isn&apos;t billed to you, so it can&apos;t be upgraded here.</p>
            <Row>
              <ButtonLink href={site.supportTicket}>Contact support</ButtonLink>
            </Row>
          </Stack>
        )}
      </Panel>
      {mayPayUpgrade(viewer) ? <MembershipTerms upgrades /> : null}
    </>
  );
};

/** When the upgraded plan renews, by its date once that is known; a canceled plan ends with the upgrade (D47). */
const Renewal = ({ viewer, yearly }: { viewer: SignedIn; yearly: string }) => {
  const zone = useTimeZone(viewer.timeZone);
  const membership = useMembership().data?.page?.membership ?? null;
  if (membership === null) return `Renews at ${yearly} on your current renewal date.`;
  if (membership.endsAt === null) {
    return `Renews at ${yearly} on ${formatDay(membership.periodEnd, zone)}, your current renewal date.`;
  }
  return (
    <>
      Your plan is canceled and ends on {formatDay(membership.endsAt, zone)}, upgraded or not. To renew at {yearly},
      choose &apos;Keep membership&apos; in <Link href="/account-settings">Account Settings</Link>.
    </>
  );
};

function productOf({ busyWith }: CheckoutStart): string | null {
  return busyWith !== null && 'productId' in busyWith ? busyWith.productId : null;
}
