import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { amountWanted, centsOf } from '@atrium/domain/billing/refundRule.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { Checkbox } from '#ui/Choice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { refundPaymentAct, type TeamPayment } from './paymentsQuery.ts';

export interface RefundDialogProps {
  payment: TeamPayment;
  onClose: () => void;
}

/** Asks how much of a payment goes back; what that does is said by the act itself (PAY-04). */
export const RefundDialog = ({ payment, onClose }: RefundDialogProps) => {
  const [{ paymentId, displayName, refundable, isEndable }] = useState(payment);
  const [text, setText] = useState(() => (refundable / 100).toFixed(refundable % 100 === 0 ? 0 : 2));
  const [ends, setEnds] = useState(false);
  const [settled, setSettled] = useState(text);
  useSettled(text, quickPauses, setSettled);
  const amount = centsOf(text);
  return (
    <ActDialog
      act={refundPaymentAct}
      input={amount === null ? null : { paymentId, amount, ends }}
      wanting={amountWanted}
      isTyping={settled !== text}
      takesAway
      title={`Give money back to ${displayName}?`}
      confirm="Give it back"
      dismiss="Keep it"
      onClose={onClose}
    >
      <TextInput
        label="Amount in US dollars"
        hint={`At most ${formatCents(refundable)}.`}
        inputMode="decimal"
        autoComplete="off"
        required
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      {isEndable ? (
        <Checkbox
          label="End the membership now"
          note="Without it, a part that goes back changes nothing else."
          checked={ends}
          onChange={(event) => {
            setEnds(event.target.checked);
          }}
        />
      ) : null}
    </ActDialog>
  );
};
