import { tutorBannerNote } from '@atrium/domain/access/tutorAccess.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { Banner } from '#parts/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';

/** Leads to the AI tutor, in a new tab (CAT-11). */
export const TutorBanner = ({ viewer }: { viewer: Viewer }) => (
  <Banner
    label="ProfAI"
    lead={tutorBannerNote(viewer)}
    action={
      <ButtonLink variant="line" size="s" data-cta="ProfAI banner" href="/profai/transfer" target="_blank">
        Open ProfAI
      </ButtonLink>
    }
  >
    Ask ProfAI about anything you are learning, whenever it comes up.
  </Banner>
);
