import { centsOf } from '@atrium/domain/billing/refundRule.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { amountText } from './discountWords.ts';
import { linesOf } from './linesOf.ts';
import { saveProductAct, type SoldProduct } from './productsQuery.ts';

export interface ProductDialogProps {
  product: SoldProduct;
  onClose: () => void;
}

/** Changes a product; who pays which price from when is said by the act itself (PAY-01, PAY-03). */
export const ProductDialog = ({ product, onClose }: ProductDialogProps) => {
  const [form, setForm] = useState(() => ({
    name: product.name,
    about: product.about,
    features: product.features.join('\n'),
    amount: amountText(product.amount),
    sellable: product.sellable,
  }));
  const wanted = JSON.stringify(form);
  const [settled, setSettled] = useState(wanted);
  useSettled(wanted, quickPauses, setSettled);
  const amount = centsOf(form.amount);
  const change = (next: Partial<typeof form>) => {
    setForm({ ...form, ...next });
  };
  const features = linesOf(form.features);
  const isReady = amount !== null && form.name.trim() !== '';
  return (
    <ActDialog
      act={saveProductAct}
      input={isReady ? { ...form, product: product.productId, features, amount } : null}
      wanting="Enter a name, and an amount such as 240 or 240.50."
      isTyping={settled !== wanted}
      takesAway={false}
      title={`Change ${product.name}`}
      confirm="Save"
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={80}
        value={form.name}
        onChange={(event) => {
          change({ name: event.target.value });
        }}
      />
      <TextInput
        label={product.interval === null ? 'Price in US dollars, paid once' : 'Price in US dollars, a year'}
        inputMode="decimal"
        autoComplete="off"
        required
        value={form.amount}
        onChange={(event) => {
          change({ amount: event.target.value });
        }}
      />
      <TextInput
        label="A sentence about it"
        maxLength={300}
        value={form.about}
        onChange={(event) => {
          change({ about: event.target.value });
        }}
      />
      <TextArea
        label="What it opens"
        hint="A line each, most important first, at most ten."
        rows={4}
        value={form.features}
        onChange={(event) => {
          change({ features: event.target.value });
        }}
      />
      <Switch
        label="Sold"
        note="Off: nobody new can buy it. Those who have it keep it."
        checked={form.sellable}
        onChange={(sellable) => {
          change({ sellable });
        }}
      />
    </ActDialog>
  );
};
