import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import type { Offers } from '#parts/membershipOffers.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Panel } from '#ui/Panel.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import styles from './Membership.module.css';

export interface PlansProps {
  /** The largest is the last. */
  plans: Offers['plans'];
  /** Taken off the first year of the largest; null for none. */
  promotion?: Offers['promotion'];
  /** The product whose checkout is being opened; null for none. */
  busyWith: string | null;
  onChoose: (productId: string) => void;
}

/** The memberships side by side: price, what each opens, and the way to the checkout. */
export const Plans = ({ plans, promotion = null, busyWith, onChoose }: PlansProps) => (
  <ul className={styles.plans}>
    {plans.map(({ productId, name, about, price, features }, index) => (
      <li key={productId}>
        <Panel className={styles.plan}>
          <h2 className={look.big}>{name}</h2>
          <Price price={price} off={index === plans.length - 1 ? (promotion?.amountOff ?? 0) : 0} />
          {about === '' ? null : <p className={look.muted}>{about}</p>}
          <Ticks>
            {features.map((feature) => (
              <Tick key={feature}>{feature}</Tick>
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

const Price = ({ price, off }: { price: number; off: number }) => (
  <p className={styles.price}>
    <b className={cx(look.xl, look.num)}>{formatCents(Math.max(0, price - off))}</b>{' '}
    <span className={look.muted}>{off === 0 ? 'a year' : `the first year, then ${formatCents(price)} a year`}</span>
  </p>
);
