import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { look } from '#ui/look.ts';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { useLargestPlan } from './membershipOffers.ts';

const gains = [
  'Unlimited live and on-demand courses',
  'Badges and certificates to share',
  'Certificate programs',
  'Professional Slack community',
  'Discounts on Mini-MBAs',
];

/** What a membership opens and costs, shown wherever a limited member meets a lock (access.md §2.5; LIM-02). */
export const MembershipGains = () => {
  const plan = useLargestPlan();
  return (
    <>
      <Ticks>
        {gains.map((gain) => (
          <Tick key={gain}>{gain}</Tick>
        ))}
      </Ticks>
      {plan === null ? null : (
        <p className={look.muted}>
          {plan.name}, {formatCents(plan.price)} a year.
        </p>
      )}
    </>
  );
};
