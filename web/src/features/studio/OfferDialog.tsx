import { refuseCancelOffer } from '@atrium/domain/billing/discounts.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { saveOfferAct } from './discountActs.ts';
import type { SoldOffer } from './productsQuery.ts';
import { SpanFields, spanOf } from './SpanFields.tsx';
import { instantAt } from './zonedTime.ts';

export interface OfferDialogProps {
  /** Null for a new one. */
  offer: SoldOffer | null;
  zone: string;
  onClose: () => void;
}

const texts = [
  { field: 'name', label: 'Name', hint: 'What it is, in a line: 25% off your next year.', most: 120 },
  { field: 'headline', label: 'Headline', hint: undefined, most: 120 },
  { field: 'subheadline', label: 'Below the headline', hint: undefined, most: 300 },
  { field: 'acceptCta', label: 'The button that takes it', hint: undefined, most: 40 },
  { field: 'rejectCta', label: 'The button that cancels', hint: undefined, most: 40 },
] as const;

/** What members who cancel are offered instead, by a coupon of Stripe (PAY-01, BIL-02). */
export const OfferDialog = ({ offer, zone, onClose }: OfferDialogProps) => {
  const [form, setForm] = useState(() => ({
    coupon: offer?.coupon ?? '',
    name: offer?.name ?? '',
    headline: offer?.headline ?? '',
    subheadline: offer?.subheadline ?? '',
    acceptCta: offer?.acceptCta ?? '',
    rejectCta: offer?.rejectCta ?? '',
    ...spanOf(zone, offer?.startsAt ?? null, offer?.endsAt ?? null),
  }));
  const wanted = JSON.stringify(form);
  const [settled, setSettled] = useState(wanted);
  useSettled(wanted, quickPauses, setSettled);
  const change = (next: Partial<typeof form>) => {
    setForm({ ...form, ...next });
  };
  const terms = {
    ...form,
    startsAt: instantAt(form.startsAt, zone) ?? '',
    endsAt: form.endsAt === '' ? null : (instantAt(form.endsAt, zone) ?? ''),
  };
  const fault = refuseCancelOffer(terms);
  const faultOf = (field: keyof typeof form): string | undefined =>
    fault?.field === field && form[field] !== '' && settled === wanted ? fault.reason : undefined;
  return (
    <ActDialog
      act={saveOfferAct}
      input={fault === null ? terms : null}
      wanting={fault === null ? undefined : (names[fault.field] ?? fault.reason)}
      isTyping={settled !== wanted}
      takesAway={false}
      title={offer === null ? 'A new offer for those who cancel' : `Change the offer ${offer.coupon}`}
      confirm={offer === null ? 'Offer it' : 'Save'}
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="Coupon"
        hint="The id of the coupon at Stripe. It stays."
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        readOnly={offer !== null}
        value={form.coupon}
        error={faultOf('coupon')}
        onChange={(event) => {
          change({ coupon: event.target.value });
        }}
      />
      {texts.map(({ field, label, hint, most }) => (
        <TextInput
          key={field}
          label={label}
          hint={hint}
          required
          maxLength={most}
          value={form[field]}
          onChange={(event) => {
            change({ [field]: event.target.value });
          }}
        />
      ))}
      <SpanFields
        span={form}
        zone={zone}
        endHint="Empty: it has no end."
        isEndRequired={false}
        errorOf={faultOf}
        onChange={change}
      />
    </ActDialog>
  );
};

const names: Readonly<Record<string, string>> = {
  coupon: 'Enter the coupon as Stripe names it, without spaces.',
  name: 'Enter what it is.',
  headline: 'Enter a headline.',
  subheadline: 'Enter what stands below the headline.',
  acceptCta: 'Enter the words of both buttons.',
  rejectCta: 'Enter the words of both buttons.',
  startsAt: 'Enter from when it is offered.',
};
