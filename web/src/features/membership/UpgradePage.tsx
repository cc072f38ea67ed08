import { isOnDemandOnly } from '@atrium/domain/access/derived.ts';
import { plansFor } from '@atrium/domain/billing/plans.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { membershipMail, Plans } from './Plans.tsx';

/** What a membership costs, for limited and on-demand-only members (BIL-04). */
export const UpgradePage = ({ viewer }: { viewer: SignedIn }) => (
  <Stack wrap>
    <PageHead title="Membership Pricing">Tell us which plan you want, and we’ll set it up with you by email.</PageHead>
    {isOnDemandOnly(viewer) ? (
      <Stack>
        <p>
          <ButtonLink variant="sun" href={membershipMail('Upgrade for $250')}>
            Upgrade for $250
          </ButtonLink>
        </p>
        <p className={look.muted}>Opens live courses now. Renews at $995/year.</p>
      </Stack>
    ) : (
      <Plans plans={plansFor(viewer)} action="Ask for this plan" />
    )}
    <p className={look.muted}>Mini-MBAs purchased separately.</p>
    <p className={look.muted}>
      A group of 15+? <a href={membershipMail('Enterprise')}>Ask about team memberships</a>.
    </p>
  </Stack>
);
