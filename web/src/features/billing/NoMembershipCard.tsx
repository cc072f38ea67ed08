import { isLapsed } from '@atrium/domain/access/derived.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { mayBuyMembership } from '@atrium/domain/billing/decideCheckout.ts';
import { useSellsMemberships } from '#parts/membershipOffers.ts';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';

/** Whether the viewer pays for nothing, and may buy a membership: a free account, or one whose membership has ended. */
export const hasNoMembership = (viewer: Viewer): boolean =>
  !viewer.manageBilling && mayBuyMembership(viewer) && (viewer.accountType === 'LIMITED' || isLapsed(viewer));

/** What an account without a membership has, and the page of the plans when there are any (ACT-01, BEG-06). */
export const NoMembershipCard = ({ viewer }: { viewer: Viewer }) => {
  const hasEnded = isLapsed(viewer);
  const isSold = useSellsMemberships();
  return (
    <SettingsCard title="Your plan">
      <p>
        <b className={look.big}>{hasEnded ? 'No membership' : 'Free account'}</b>
      </p>
      <p>
        {hasEnded ? 'Your progress, badges and certificates are saved.' : 'Free courses, and a few videos every month.'}
      </p>
      {isSold ? (
        <Row>
          <ButtonLink variant="line" href={hasEnded ? '/resubscribe' : '/upgrade'}>
            See plans
          </ButtonLink>
        </Row>
      ) : null}
    </SettingsCard>
  );
};
