import { reasonForm } from '@atrium/domain/access/reasonForm.ts';
import { useId } from 'react';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { removeSeatSpec } from './seatsCalls.ts';
import type { SeatOnPage } from './seatsQuery.ts';

interface RevokeDialogProps {
  /** Null: the own company; else somebody of our team revokes it, and says why (D96). */
  customerId: string | null;
  company: string;
  seat: SeatOnPage;
  onClose: () => void;
}

/** Asks before a seat is revoked (ORG-13). */
export const RevokeDialog = ({ customerId, company, seat, onClose }: RevokeDialogProps) => {
  const form = useId();
  const { busy, fault, save } = useSave(removeSeatSpec);
  const isOwn = customerId === null;
  const { field, otherFault, submit } = useFields(reasonForm(!isOwn), { reason: '' }, { fault });
  return (
    <ConfirmDialog
      title={`Revoke ${seat.name}’s seat?`}
      confirm="Revoke"
      dismiss="Keep seat"
      destructive
      action={{ busy, fault: otherFault }}
      form={form}
      onClose={onClose}
    >
      <form
        id={form}
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          submit(event, ({ reason }) => {
            save({ companyId: customerId, seatId: seat.seatId, reason: isOwn ? null : reason }, () => {
              toast({ message: `${seat.name}’s seat is free.` });
              onClose();
            });
          });
        }}
      >
        <p>
          {seat.name} loses access to the courses of {isOwn ? 'your' : `${company}’s`} program right away, and the seat
          is free for someone else. Their past activity stays in {isOwn ? 'your' : 'the company’s'} reports, and you can
          assign them a seat again.
        </p>
        {isOwn ? null : <TextInput label="Reason" hint="Kept in the audit log." required {...field('reason')} />}
      </form>
    </ConfirmDialog>
  );
};
