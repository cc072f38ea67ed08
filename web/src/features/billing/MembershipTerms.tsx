import { site } from '#lib/site.ts';
import { cx } from '#ui/cx.ts';
import { Stack } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import styles from './Membership.module.css';

/**
 * What goes for every membership, and whom companies ask (BIL-04). `upgrades`: of one that renews on its day already.
 */
export const MembershipTerms = ({ upgrades = false }: { upgrades?: boolean }) => (
  <div className={cx(styles.plans, look.section)}>
    <section>
      <Stack gap={8}>
        <h2 className={look.big}>Before you pay</h2>
        <p className={look.muted}>
          The checkout shows the total, with any tax, before you confirm.{' '}
          {upgrades
            ? 'You can cancel anytime in your account settings.'
            : 'A membership renews each year on the day you join, until you cancel it in your account settings.'}{' '}
          Mini-MBAs purchased separately.
        </p>
      </Stack>
    </section>
    <section>
      <Stack gap={8}>
        <h2 className={look.big}>Groups of 15+</h2>
        <p className={look.muted}>
          One contract, seats you assign yourself, and a dashboard of your team&apos;s learning.{' '}
          <Link href={teamMail}>Ask about team memberships</Link>
        </p>
      </Stack>
    </section>
  </div>
);

const teamMail = `${site.supportTicket}?subject=${encodeURIComponent(`${site.name} for a group of 15+`)}`;
