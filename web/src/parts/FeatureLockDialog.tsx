import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Tick, Ticks } from '../ui/Ticks.tsx';

const gains = [
  'Unlimited live and on-demand courses',
  'Badges and certificates to share',
  'Certificate programs',
  'Professional Slack community',
  'Discounts on Mini-MBAs',
];

/** What a membership opens, to a limited member before something locked (access.md §2.5; LIM-02). */
export const FeatureLockDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    opened
    onClose={onClose}
    title="Become a member for full access"
    actions={
      <>
        <Button variant="line" onClick={onClose}>
          Not now
        </Button>
        <ButtonLink href={upgradePath} onClick={onClose}>
          Enroll Now
        </ButtonLink>
      </>
    }
  >
    <Ticks>
      {gains.map((gain) => (
        <Tick key={gain}>{gain}</Tick>
      ))}
    </Ticks>
  </Dialog>
);
