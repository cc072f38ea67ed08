import { IconAlertTriangle } from '@tabler/icons-react';
import type { SaveFault } from '#lib/save.ts';
import { look } from '#ui/look.ts';
import { Note, reveal } from '#ui/Note.tsx';

/** Why a write failed, with the request id for support; nothing without a fault. */
export const FaultNote = ({ fault }: { fault: Pick<SaveFault, 'message' | 'requestId'> | null }) => {
  if (fault === null) return null;
  return (
    <Note ref={reveal} tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      {fault.message}
      {fault.requestId === null ? null : <span className={look.tiny}> Request {fault.requestId}.</span>}
    </Note>
  );
};
