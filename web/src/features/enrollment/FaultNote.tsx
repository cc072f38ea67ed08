import { IconAlertTriangle } from '@tabler/icons-react';
import { Note } from '#ui/Note.tsx';
import { look } from '#ui/look.ts';
import type { EnrollmentFault } from './useEnrollment.ts';

/** Why saving failed, in the dialog that sent the request. */
export const FaultNote = ({ fault }: { fault: EnrollmentFault | null }) =>
  fault ? (
    <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      {fault.message}
      {fault.requestId ? <span className={look.tiny}> Request {fault.requestId}.</span> : null}
    </Note>
  ) : null;
