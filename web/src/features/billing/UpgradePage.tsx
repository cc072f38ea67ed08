import { isOnDemandOnly } from '@atrium/domain/access/derived.ts';
import { mayPayUpgrade } from '@atrium/domain/billing/decideCheckout.ts';
import { memberships, onDemandUpgrade } from '@atrium/domain/billing/memberships.ts';
import { plansFor } from '@atrium/domain/billing/plans.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { formatDay } from '#lib/dates.ts';
import { site } from '#lib/site.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Panel } from '#ui/Panel.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { CheckoutNote } from './CheckoutNote.tsx';
import styles from './Membership.module.css';
import { MembershipTerms } from './MembershipTerms.tsx';
import { Plans } from './Plans.tsx';
import { useCheckout, type CheckoutStart } from './useCheckout.ts';
import { useMembership } from './useMembership.ts';

const cancelUrl = '/upgrade?ec=uc';

/** What a membership costs, for limited and on-demand-only members (BIL-04). `ec`: why a checkout has failed. */
export const UpgradePage = ({ viewer, ec }: { viewer: SignedIn; ec: string | undefined }) => {
  const checkout = useCheckout();
  return (
    <Stack wrap>
      <PageHead title="Membership Pricing">
        {isOnDemandOnly(viewer)
          ? 'You have every on-demand AI course. Add the live ones.'
          : 'Billed yearly. Cancel anytime and keep access until the year ends.'}
      </PageHead>
      <CheckoutNote ec={checkout.ec ?? ec} />
      <FaultNote fault={checkout.fault} />
      {isOnDemandOnly(viewer) ? (
        <OnDemandUpgrade viewer={viewer} checkout={checkout} />
      ) : (
        <>
          <Plans
            plans={plansFor(viewer)}
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

const OnDemandUpgrade = ({ viewer, checkout }: { viewer: SignedIn; checkout: CheckoutStart }) => {
  const plan = plansFor(viewer).at(-1);
  const price = formatCents(onDemandUpgrade.priceCents);
  return (
    <>
      <Panel className={styles.plans}>
        <Stack>
          <h2 className={look.big}>{plan?.name}</h2>
          <Ticks>
            {plan?.gains.map((gain) => (
              <Tick key={gain}>{gain}</Tick>
            ))}
          </Ticks>
        </Stack>
        <Stack>
          <p>
            <b className={cx(look.xl, look.num)}>{price}</b> <span className={look.muted}>today</span>
          </p>
          <Button
            variant="sun"
            wide
            busy={checkout.busyWith !== null}
            blockedBy={
              mayPayUpgrade(viewer) ? null : (
                <>
                  Your on-demand plan isn&apos;t billed to you, so it can&apos;t be upgraded here.{' '}
                  <Link href={site.supportTicket}>Contact support</Link>
                </>
              )
            }
            data-cta="Upgrade"
            onClick={() => {
              checkout.start({ productId: onDemandUpgrade.to, isUpgrade: true, cancelUrl });
            }}
          >
            Upgrade for {price}
          </Button>
          <p className={look.muted}>{mayPayUpgrade(viewer) ? <Renewal viewer={viewer} /> : `Renews at ${yearly}.`}</p>
        </Stack>
      </Panel>
      <MembershipTerms upgrades />
    </>
  );
};

const yearly = `${formatCents(memberships[onDemandUpgrade.to].priceCents)}/year`;

/** When the upgraded plan renews, by its date once that is known; a canceled plan ends with the upgrade (D47). */
const Renewal = ({ viewer }: { viewer: SignedIn }) => {
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
