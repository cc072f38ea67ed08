import { formatMoment } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { look } from '#ui/look.ts';
import { MembershipDialog } from './MembershipDialog.tsx';

/**
 * Tells a limited member that the month's allowance is used up, and until when, null where that is not known (LIM-03,
 * LIM-07, D15).
 */
export const MeteringDialog = ({ resetsAt, onClose }: { resetsAt: number | null; onClose: () => void }) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <MembershipDialog title="You've reached your monthly viewing limit" onClose={onClose}>
      {resetsAt === null ? null : (
        <p className={look.muted}>
          Your free videos reset {formatMoment(resetsAt, zone)}. You can rewatch anything from this month.
        </p>
      )}
    </MembershipDialog>
  );
};
