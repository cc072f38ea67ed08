import { formatMoment } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { MembershipDialog } from '#parts/MembershipDialog.tsx';
import { look } from '#ui/look.ts';

/** Tells a limited member that the month's allowance is used up, and until when (LIM-03, D15). */
export const MeteringDialog = ({ resetsAt, onClose }: { resetsAt: number; onClose: () => void }) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <MembershipDialog title="You've reached your monthly viewing limit" onClose={onClose}>
      <p className={look.muted}>
        Your free videos reset {formatMoment(resetsAt, zone)}. You can rewatch anything from this month.
      </p>
    </MembershipDialog>
  );
};
