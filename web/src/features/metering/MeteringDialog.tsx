import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { formatMoment } from '../../lib/dates.ts';
import { useTimeZone } from '../../lib/timeZone.ts';
import { useViewer } from '../../lib/viewer.ts';
import { MembershipGains } from '../../parts/MembershipGains.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** To a limited member who has used up the month: until when, and what a membership opens (LIM-03, D15). */
export const MeteringDialog = ({ resetsAt, onClose }: { resetsAt: number; onClose: () => void }) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <Dialog
      opened
      onClose={onClose}
      title="You've reached your monthly viewing limit"
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
      <div className="stack">
        <p className="muted">
          Your free videos reset {formatMoment(resetsAt, zone)}. You can rewatch anything from this month.
        </p>
        <MembershipGains />
      </div>
    </Dialog>
  );
};
