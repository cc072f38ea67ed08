import { site } from '#lib/site.ts';
import { Banner } from '#parts/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';

/** How many days of the trial are left (HOM-02). */
export const TrialBanner = ({ daysLeft }: { daysLeft: number }) => (
  <Banner
    label="Trial"
    lead={daysLeft === 1 ? '1 day left in your trial.' : `${String(daysLeft)} days left in your trial.`}
    action={
      <ButtonLink variant="line" size="s" href={site.supportTicket}>
        Ask about membership
      </ButtonLink>
    }
  >
    You have full access until then.
  </Banner>
);
