import { isLapsed } from '@atrium/domain/access/derived.ts';
import { plansFor } from '@atrium/domain/billing/plans.ts';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import styles from './Membership.module.css';
import { membershipMail, Plans } from './Plans.tsx';
import { WhatYouHad } from './WhatYouHad.tsx';

/** The page for members whose plan has ended (BIL-06): prices, what they keep, whom to ask. */
export const ResubscribePage = ({ viewer }: { viewer: SignedIn }) => {
  const trial = viewer.accountType === 'POST_TRIAL';
  const lapsed = isLapsed(viewer);
  const team = lapsed && viewer.customer?.type === 'ENTERPRISE';
  return (
    <Stack wrap>
      <PageHead title={trial ? 'Your free trial has ended' : lapsed ? 'Your membership has ended' : 'Become a member'}>
        {team
          ? `Your seat with ${viewer.customer.name} has ended. Contact support to get it back, or buy a membership for yourself with a non-work email.`
          : 'Choose a membership to open your courses again. We’ll set it up with you by email.'}
      </PageHead>
      <Row as="p">
        <ButtonLink variant="sun" href={membershipMail('Become a Member')}>
          Become a Member
        </ButtonLink>
        {trial ? (
          <span>
            Use code <b>ALLSTARS25</b> in your email for $250 off.
          </span>
        ) : null}
      </Row>
      <Plans plans={plansFor(viewer)} action="Ask for this plan" />
      <div className={styles.keep}>
        {lapsed ? <WhatYouHad trial={trial} /> : null}
        <section>
          <h2 className={look.big}>What you keep</h2>
          <p className={look.muted}>
            Your progress, badges and certificates stay on your account, and are here when you come back.
          </p>
        </section>
        <section>
          <h2 className={look.big}>Questions?</h2>
          <p>
            <Link href={site.supportTicket}>Contact support</Link>
          </p>
        </section>
      </div>
    </Stack>
  );
};
