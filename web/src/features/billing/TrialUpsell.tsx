import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { useState } from 'react';
import { importPart } from '#lib/importPart.ts';
import type { SaveSpec } from '#lib/save.ts';
import { useSave } from '#lib/useSave.ts';
import { Banner } from '#parts/Banner.tsx';
import type { Offers } from '#parts/membershipOffers.ts';
import { Button } from '#ui/Button.tsx';
import { keepFocus } from '#ui/returnFocus.ts';
import { toast } from '#ui/toast.ts';
import type { MembershipOrder } from './createCheckout.ts';

/** Loaded with the press, because every home page loads this file. */
const loadCheckoutSpec: SaveSpec<MembershipOrder, string> = {
  send: async (order, key) => {
    const loaded = await importPart(() => import('./createCheckout.ts'));
    return loaded.createCheckoutSpec.send(order, key);
  },
};

export interface TrialUpsellProps {
  daysLeft: number;
  /** That the press buys; null while nothing is sold. */
  plan: Offers['plans'][number] | null;
}

/** How many days of the trial are left, and the way to a membership; gone once its checkout has failed (BIL-07). */
export const TrialUpsell = ({ daysLeft, plan }: TrialUpsellProps) => {
  const { busy, save } = useSave(loadCheckoutSpec);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  const begin = () => {
    keepFocus();
    save(
      { promoCode: null, cancelUrl: '/' },
      (url) => {
        location.assign(url);
      },
      ({ message }) => {
        setHasFailed(true);
        toast({ message, tone: 'bad' });
      },
    );
  };
  return (
    <Banner
      label="Trial"
      lead={daysLeft === 1 ? '1 day left in your trial.' : `${String(daysLeft)} days left in your trial.`}
      action={
        plan === null ? null : (
          <Button variant="line" size="s" busy={busy} data-cta="Become a Member" onClick={begin}>
            Become a Member
          </Button>
        )
      }
    >
      You have full access until then.{plan === null ? '' : ` ${plan.name} is ${formatCents(plan.price)} a year.`}
    </Banner>
  );
};
