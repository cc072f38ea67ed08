import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { look } from '#ui/look.ts';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { useLargestPlan } from './membershipOffers.ts';

/**
 * What a membership opens and costs, shown wherever a limited member meets a lock (access.md §2.5; LIM-02). `gains`: a
 * text of its own for what it opens; else what the card of the plan lists.
 */
export const MembershipGains = ({ gains }: { gains?: readonly string[] | undefined }) => {
  const plan = useLargestPlan();
  const opened = gains ?? plan?.features ?? [];
  return (
    <>
      {opened.length === 0 ? null : (
        <Ticks>
          {opened.map((gain) => (
            <Tick key={gain}>{gain}</Tick>
          ))}
        </Ticks>
      )}
      {plan === null ? null : (
        <p className={look.muted}>
          {plan.name}, {formatCents(plan.price)} a year.
        </p>
      )}
    </>
  );
};
