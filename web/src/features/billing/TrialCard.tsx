import { mayBuyMembership } from '@atrium/domain/billing/decideCheckout.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { useLargestPlan } from '#parts/membershipOffers.ts';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { CheckoutNote } from './CheckoutNote.tsx';
import { trialQuery } from './trialQuery.ts';
import { useCheckout } from './useCheckout.ts';

/** When a trial that nobody pays for ends, and what comes then (ACT-01); nothing when that is not known. */
export const TrialCard = ({ viewer }: { viewer: SignedIn }) => {
  const zone = useTimeZone(viewer.timeZone);
  const endsAt = useQuery(trialQuery()).data?.page?.endsAt ?? null;
  if (endsAt === null) return null;
  return (
    <SettingsCard title="Your plan">
      <p>
        <b className={look.big}>Free trial</b>
        <br />
        <span className={look.muted}>until {formatDay(endsAt, zone)}</span>
      </p>
      <p>Nothing is charged when it ends. Your account, progress and badges stay. Choose a plan to continue.</p>
      {mayBuyMembership(viewer) ? <GoOn /> : null}
    </SettingsCard>
  );
};

/** To the checkout at any time; the banner of the pages comes only in the last days (BIL-07). */
const GoOn = () => {
  const { start, busyWith, ec, fault } = useCheckout();
  const plan = useLargestPlan();
  if (plan === null) return null;
  return (
    <>
      <Row>
        <Button
          variant="line"
          busy={busyWith !== null}
          data-cta="Become a Member"
          onClick={() => {
            start({ promoCode: null, cancelUrl: '/account-settings' });
          }}
        >
          Become a Member
        </Button>
        <p className={look.muted}>
          {plan.name}, {formatCents(plan.price)} a year.
        </p>
      </Row>
      <CheckoutNote ec={ec} />
      <FaultNote fault={fault} />
    </>
  );
};
