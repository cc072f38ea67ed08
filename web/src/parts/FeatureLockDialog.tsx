import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { MembershipGains } from './MembershipGains.tsx';

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
    <MembershipGains />
  </Dialog>
);
