import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { Banner } from '../../parts/Banner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

/** What a free account can do here, and what a membership adds (CAT-08). */
export const FreemiumBanner = () => (
  <Banner
    label="Membership"
    lead="Become a member for full access."
    action={
      <ButtonLink variant="sun" size="s" href={upgradePath}>
        Enroll Now
      </ButtonLink>
    }
  >
    Free courses and workshops are marked on their cards.
  </Banner>
);
