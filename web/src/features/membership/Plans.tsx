import { IconCheck } from '@tabler/icons-react';
import type { Plan } from '@atrium/domain/billing/plans.ts';
import { site } from '#lib/site.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import styles from './Membership.module.css';

/** The memberships side by side: price, what each opens, and how to get it. */
export const Plans = ({ plans, action }: { plans: readonly Plan[]; action: string }) => (
  <ul className={styles.plans}>
    {plans.map(({ name, price, gains }) => (
      <li key={name} className={styles.plan}>
        <h2 className={look.big}>{name}</h2>
        <p className={styles.price}>
          <b className={look.num}>${price}</b> <span className={look.muted}>a year</span>
        </p>
        <ul className={styles.gains}>
          {gains.map((gain) => (
            <li key={gain}>
              <IconCheck aria-hidden="true" />
              {gain}
            </li>
          ))}
        </ul>
        <ButtonLink variant="line" href={membershipMail(name)} aria-label={`${action}: ${name}`}>
          {action}
        </ButtonLink>
      </li>
    ))}
  </ul>
);

/** A mailto link to the enrollment team with the subject filled in. */
export function membershipMail(name: string): string {
  return `${site.supportTicket}?subject=${encodeURIComponent(`${site.name} membership: ${name}`)}`;
}
