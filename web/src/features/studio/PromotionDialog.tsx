import { refusePromotion } from '@atrium/domain/billing/discounts.ts';
import { promotedAccounts } from '@atrium/domain/billing/productForm.ts';
import { centsOf } from '@atrium/domain/billing/refundRule.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { savePromotionAct } from './discountActs.ts';
import { amountText, promotedWords } from './discountWords.ts';
import type { SoldPromotion } from './productsQuery.ts';
import { SpanFields, spanOf } from './SpanFields.tsx';
import { instantAt } from './zonedTime.ts';

export interface PromotionDialogProps {
  /** Null for a new one. */
  promotion: SoldPromotion | null;
  zone: string;
  onClose: () => void;
}

/** Takes something off the first payment of a kind of accounts, between two instants (PAY-01, BIL-06). */
export const PromotionDialog = ({ promotion, zone, onClose }: PromotionDialogProps) => {
  const [form, setForm] = useState(() => ({
    code: promotion?.code ?? '',
    accountType: promotion?.usableBy ?? promotedAccounts[0],
    amount: promotion === null ? '' : amountText(promotion.amountOff),
    ...spanOf(zone, promotion?.startsAt ?? null, promotion?.endsAt ?? null),
  }));
  const wanted = JSON.stringify(form);
  const [settled, setSettled] = useState(wanted);
  useSettled(wanted, quickPauses, setSettled);
  const change = (next: Partial<typeof form>) => {
    setForm({ ...form, ...next });
  };
  const terms = {
    code: form.code,
    accountType: form.accountType,
    amountOff: centsOf(form.amount),
    startsAt: instantAt(form.startsAt, zone) ?? '',
    endsAt: instantAt(form.endsAt, zone) ?? '',
  };
  const fault = refusePromotion(terms);
  const faultOf = (field: string, typed: string): string | undefined =>
    fault?.field === field && typed !== '' && settled === wanted ? fault.reason : undefined;
  return (
    <ActDialog
      act={savePromotionAct}
      input={fault === null ? { ...terms, amountOff: terms.amountOff ?? 0 } : null}
      wanting={fault === null ? undefined : wantingOf(fault)}
      isTyping={settled !== wanted}
      takesAway={false}
      title={promotion === null ? 'A new promotion' : `Change ${promotion.code}`}
      confirm={promotion === null ? 'Promote it' : 'Save'}
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="Code"
        hint="Members read it. The coupon at Stripe has the same id. It stays."
        required
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        readOnly={promotion !== null}
        value={form.code}
        error={faultOf('code', form.code)}
        onChange={(event) => {
          change({ code: event.target.value });
        }}
      />
      <Select
        label="For"
        options={promotedAccounts.map((value) => ({ value, label: promotedWords[value] ?? value }))}
        value={form.accountType}
        onChange={(event) => {
          change({ accountType: event.target.value });
        }}
      />
      <TextInput
        label="US dollars off the first payment"
        inputMode="decimal"
        autoComplete="off"
        required
        value={form.amount}
        error={faultOf('amountOff', form.amount)}
        onChange={(event) => {
          change({ amount: event.target.value });
        }}
      />
      <SpanFields
        span={form}
        zone={zone}
        endHint="Another day may be saved later; one that is over ends it."
        isEndRequired
        errorOf={(field) => faultOf(field, form[field])}
        onChange={change}
      />
    </ActDialog>
  );
};

const names: Readonly<Record<string, string>> = {
  code: 'Enter a code.',
  startsAt: 'Enter from when it is offered.',
  endsAt: 'Enter until when it is offered.',
};
const wantingOf = ({ field, reason }: NonNullable<ReturnType<typeof refusePromotion>>): string =>
  reason === 'Enter a day and a time.' || field === 'code' ? (names[field] ?? reason) : reason;
