import { IconAlertTriangle } from '@tabler/icons-react';
import { Note } from '#ui/Note.tsx';
import type { EnrollmentFault } from './useEnrollment.ts';

/** Why it was not saved, in the dialog that asked. */
export const FaultNote = ({ fault }: { fault: EnrollmentFault | null }) =>
  fault ? (
    <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      {fault.message}
      {fault.requestId ? <span className="tiny"> Request {fault.requestId}.</span> : null}
    </Note>
  ) : null;
