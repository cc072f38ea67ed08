import { useState } from 'react';
import { Checkbox } from '#ui/Choice.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { PersonPicker } from '../preview/PersonPicker.tsx';
import { enrollPersonAct } from './seatActs.ts';

export interface EnrollDialogProps {
  sessionId: string;
  onClose: () => void;
}

/** Enrolls somebody who is found by their name or address (RUN-02). */
export const EnrollDialog = ({ sessionId, onClose }: EnrollDialogProps) => {
  const [userId, setUserId] = useState<string | null>(null);
  const [swap, setSwap] = useState(false);
  return (
    <ActDialog
      act={enrollPersonAct}
      input={userId === null ? null : { sessionId, userId, swap }}
      takesAway={swap}
      title="Enroll somebody"
      confirm="Enroll"
      dismiss="Leave it"
      onClose={onClose}
    >
      <PersonPicker value={userId} onChange={setUserId} />
      <Checkbox
        label="Give up a seat in another session of this course"
        note="Somebody has one seat in a course at a time."
        checked={swap}
        onChange={(event) => {
          setSwap(event.target.checked);
        }}
      />
    </ActDialog>
  );
};
