import type { MembershipId } from '@atrium/domain/billing/memberships.ts';
import type { Plan } from '@atrium/domain/billing/plans.ts';
import type { Promotion } from '@atrium/domain/billing/promotions.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Panel } from '#ui/Panel.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import styles from './Membership.module.css';

export interface PlansProps {
  /** The largest is the last. */
  plans: readonly Plan[];
  /** Taken off the first year of Unlimited; null for none. */
  promotion?: Promotion | null;
  /** The product whose checkout is being opened; null for none. */
  busyWith: string | null;
  onChoose: (productId: MembershipId) => void;
}

/** The memberships side by side: price, what each opens, and the way to the checkout. */
export const Plans = ({ plans, promotion = null, busyWith, onChoose }: PlansProps) => (
  <ul className={styles.plans}>
    {plans.map(({ productId, name, priceCents, gains }, index) => (
      <li key={productId}>
        <Panel className={styles.plan}>
          <h2 className={look.big}>{name}</h2>
          <Price priceCents={priceCents} offCents={productId === 'unlimited' ? (promotion?.amountOffCents ?? 0) : 0} />
          <Ticks>
            {gains.map((gain) => (
              <Tick key={gain}>{gain}</Tick>
            ))}
          </Ticks>
          <Button
            wide
            variant={index === plans.length - 1 ? 'solid' : 'line'}
            busy={busyWith === productId}
            data-cta={`Choose ${productId}`}
            aria-label={`Choose plan: ${name}`}
            onClick={() => {
              onChoose(productId);
            }}
          >
            Choose plan
          </Button>
        </Panel>
      </li>
    ))}
  </ul>
);

const Price = ({ priceCents, offCents }: { priceCents: number; offCents: number }) => (
  <p className={styles.price}>
    <b className={cx(look.xl, look.num)}>{formatCents(priceCents - offCents)}</b>{' '}
    <span className={look.muted}>
      {offCents === 0 ? 'a year' : `the first year, then ${formatCents(priceCents)} a year`}
    </span>
  </p>
);
