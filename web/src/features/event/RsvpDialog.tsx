import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { look } from '#ui/look.ts';
import { toast } from '#ui/toast.ts';
import { useRsvp } from './saveRsvp.ts';

interface RsvpDialogProps {
  event: { readonly memberEventId: string; readonly title: string; readonly attending: boolean };
  /** 'Thu, Nov 26, 2026, 9:00 AM to 9:45 AM GMT-5' */
  when: string;
  onClose: () => void;
}

/** Asks before a member attends an event, or cancels that (EVT-03). */
export const RsvpDialog = ({ event, when, onClose }: RsvpDialogProps) => {
  const { memberEventId, title, attending } = event;
  const rsvp = useRsvp();
  const toastId = `rsvp-${memberEventId}`;
  const confirmed = () => {
    onClose();
    toast({ id: toastId, message: 'Event confirmed' });
  };
  const removed = () => {
    onClose();
    toast({ id: toastId, tone: 'bad', message: 'Event removed', undo });
  };
  /** The dialog is closed by then, so a toast shows a failure. */
  const undo = () => {
    rsvp.save({ memberEventId, attending: true }, confirmed, ({ message }) =>
      toast({ id: toastId, tone: 'bad', message }),
    );
  };
  return (
    <ConfirmDialog
      title={attending ? 'Are you sure?' : 'Confirm Registration'}
      confirm={attending ? 'Cancel RSVP' : 'Confirm'}
      dismiss={attending ? 'Keep RSVP' : 'Cancel'}
      action={rsvp}
      onConfirm={() => {
        rsvp.save({ memberEventId, attending: !attending }, attending ? removed : confirmed);
      }}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
        <br />
        {when}
      </p>
      <p className={look.muted}>
        {attending
          ? "You'll no longer get the link to this event, and it will be removed from your calendar."
          : "We'll email you a calendar invitation. The link to join will be on the event page."}
      </p>
    </ConfirmDialog>
  );
};
