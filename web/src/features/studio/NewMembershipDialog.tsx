import { areaWords } from '@atrium/domain/access/areaWords.ts';
import { areasToSell, refuseNewMembership, type NewMembership } from '@atrium/domain/billing/newMembership.ts';
import { centsOf } from '@atrium/domain/billing/refundRule.ts';
import { slug } from '@atrium/domain/slug.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { Checkbox, ChoiceGroup } from '#ui/Choice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { linesOf } from './linesOf.ts';
import { addMembershipAct } from './productsQuery.ts';

const longestId = 60;
const setWords = [
  { set: 1, label: 'Everybody', note: undefined },
  { set: 2, label: 'Those with the flag newConsumerPricing', note: 'They see these plans in place of the others.' },
] as const;

interface Typed {
  readonly name: string;
  readonly productId: string;
  readonly amount: string;
  readonly about: string;
  readonly features: string;
  readonly areas: readonly string[];
  readonly planSets: readonly number[];
}

/** Sells a membership from now on, with what it opens and to whom it is shown (PAY-01). */
export const NewMembershipDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState<Typed>(() => ({
    name: '',
    productId: '',
    amount: '',
    about: '',
    features: '',
    areas: [],
    planSets: [1, 2],
  }));
  // follows the name until somebody types another
  const [isOwnId, setOwnId] = useState(false);
  const wanted = JSON.stringify(typed);
  const [settled, setSettled] = useState(wanted);
  useSettled(wanted, quickPauses, setSettled);
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next });
  };
  const membership = membershipOf(typed);
  const fault = refuseNewMembership(membership);
  // a field that is still empty is asked for by the press
  const isAsked = (field: keyof NewMembership): boolean => typed[field].length > 0 && settled === wanted;
  const faultOf = (field: keyof NewMembership): string | undefined =>
    fault?.field === field && isAsked(field) ? fault.reason : undefined;
  const { productId: product, ...terms } = membership;
  return (
    <ActDialog
      act={addMembershipAct}
      input={fault === null ? { ...terms, product, amount: terms.amount ?? 0 } : null}
      wanting={fault === null ? undefined : wantingOf(fault)}
      isTyping={settled !== wanted}
      takesAway={false}
      title="A new membership"
      confirm="Sell it"
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="Name"
        hint="As members read it, also on invoices."
        required
        maxLength={80}
        autoComplete="off"
        value={typed.name}
        onChange={(event) => {
          const name = event.target.value;
          change({ name, ...(!isOwnId && { productId: slug(name).slice(0, longestId).replace(/-$/, '') }) });
        }}
      />
      <TextInput
        label="Id"
        hint="Its name in files, and part of its lookup key at Stripe. It stays."
        required
        maxLength={longestId}
        autoComplete="off"
        spellCheck={false}
        value={typed.productId}
        error={faultOf('productId')}
        onChange={(event) => {
          setOwnId(event.target.value !== '');
          change({ productId: event.target.value });
        }}
      />
      <TextInput
        label="Price in US dollars, a year"
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed.amount}
        error={faultOf('amount')}
        onChange={(event) => {
          change({ amount: event.target.value });
        }}
      />
      <ChoiceGroup legend="What it opens" hint="At least one.">
        {areasToSell.map((area) => (
          <Checkbox
            key={area}
            label={areaWords[area] ?? area}
            checked={typed.areas.includes(area)}
            onChange={(event) => {
              const others = typed.areas.filter((other) => other !== area);
              change({ areas: event.target.checked ? [...others, area] : others });
            }}
          />
        ))}
      </ChoiceGroup>
      <TextInput
        label="A sentence about it"
        maxLength={300}
        value={typed.about}
        onChange={(event) => {
          change({ about: event.target.value });
        }}
      />
      <TextArea
        label="What it opens, in words"
        hint="A line each, most important first, at most ten."
        rows={4}
        value={typed.features}
        error={faultOf('features')}
        onChange={(event) => {
          change({ features: event.target.value });
        }}
      />
      <ChoiceGroup legend="To whom it is shown" hint="At least one.">
        {setWords.map(({ set, label, note }) => (
          <Checkbox
            key={set}
            label={label}
            note={note}
            checked={typed.planSets.includes(set)}
            onChange={(event) => {
              const others = typed.planSets.filter((other) => other !== set);
              change({ planSets: event.target.checked ? [...others, set] : others });
            }}
          />
        ))}
      </ChoiceGroup>
    </ActDialog>
  );
};

function membershipOf({ amount, features, ...typed }: Typed): NewMembership {
  return { ...typed, amount: centsOf(amount), features: linesOf(features) };
}

const wantingOf = ({ field, reason }: NonNullable<ReturnType<typeof refuseNewMembership>>): string =>
  field === 'areas' ? 'Choose what it opens.' : field === 'planSets' ? 'Choose to whom it is shown.' : reason;
