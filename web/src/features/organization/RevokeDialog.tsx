import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { toast } from '#ui/toast.ts';
import { removeSeatSpec } from './seatsCalls.ts';
import type { SeatOnPage } from './seatsQuery.ts';

interface RevokeDialogProps {
  /** Null: the own company. */
  customerId: string | null;
  company: string;
  seat: SeatOnPage;
  onClose: () => void;
}

/** Asks before a seat is revoked (ORG-13). */
export const RevokeDialog = ({ customerId, company, seat, onClose }: RevokeDialogProps) => {
  const { busy, fault, save } = useSave(removeSeatSpec);
  const isOwn = customerId === null;
  return (
    <ConfirmDialog
      title={`Revoke ${seat.name}’s seat?`}
      confirm="Revoke"
      dismiss="Keep seat"
      destructive
      action={{ busy, fault }}
      onConfirm={() => {
        save({ companyId: customerId, seatId: seat.seatId }, () => {
          toast({ message: `${seat.name}’s seat is free.` });
          onClose();
        });
      }}
      onClose={onClose}
    >
      <p>
        {seat.name} loses access to the courses of {isOwn ? 'your' : `${company}’s`} program right away, and the seat is
        free for someone else. Their past activity stays in {isOwn ? 'your' : 'the company’s'} reports, and you can
        assign them a seat again.
      </p>
    </ConfirmDialog>
  );
};
