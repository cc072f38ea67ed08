import { amountWanted, centsOf } from '@atrium/domain/billing/refundRule.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { addCouponAct } from './discountActs.ts';
import { amountText } from './discountWords.ts';

export interface CouponDialogProps {
  code: string;
  /** Whole cents; null for an offer, which may take anything off. */
  amountOff: number | null;
  onClose: () => void;
}

/** Makes a coupon at Stripe, which takes its amount off one payment (PAY-01). */
export const CouponDialog = ({ code, amountOff, onClose }: CouponDialogProps) => {
  const [typed, setTyped] = useState(amountOff === null ? '' : amountText(amountOff));
  const [settled, setSettled] = useState(typed);
  useSettled(typed, quickPauses, setSettled);
  const amount = centsOf(typed);
  const isNone = amount === null || amount < 1;
  return (
    <ActDialog
      act={addCouponAct}
      input={isNone ? null : { code, amountOff: amount }}
      wanting={amountWanted}
      isTyping={settled !== typed}
      takesAway={false}
      title={`Create the coupon ${code} at Stripe?`}
      confirm="Create it"
      dismiss="Leave it"
      onClose={onClose}
    >
      {amountOff === null ? (
        <TextInput
          label="US dollars off one payment"
          hint="One that takes a part off is created in Stripe."
          inputMode="decimal"
          autoComplete="off"
          required
          value={typed}
          error={isNone && typed !== '' && settled === typed ? amountWanted : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      ) : null}
    </ActDialog>
  );
};
