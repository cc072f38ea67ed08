import { areasToGive, areaWords } from '@atrium/domain/access/areaWords.ts';
import { lastDayToGive } from '@atrium/domain/person/staffGrant.ts';
import { addDays } from '@atrium/domain/zoneClock.ts';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';

/** An area that is to be given, and until when. */
export interface AreaChoice {
  /** Its label; '' before one is chosen. */
  readonly area: string;
  /** yyyy-MM-dd */
  readonly lastDay: string;
}

/** The choice of an area to give, which begins with a month or as long as the caller may; `today`: yyyy-MM-dd. */
export function useAreaChoice(viewer: SignedIn, today: string, area = '') {
  const last = lastDayToGive(viewer.staff, today);
  const [choice, setChoice] = useState<AreaChoice>(() => ({ area, lastDay: last ?? addDays(today, 29) }));
  return {
    ...choice,
    isReady: choice.area !== '' && choice.lastDay >= today,
    fields: { choice, today, last, setChoice },
  };
}

export interface AreaFieldsProps {
  choice: AreaChoice;
  /** yyyy-MM-dd */
  today: string;
  /** The last day that the caller may choose; null: any. */
  last: string | null;
  setChoice: (choice: AreaChoice) => void;
  /** In whose time zone the last day ends. */
  zoneWords: string;
}

/** What to give and until when. */
export const AreaFields = ({ choice, today, last, setChoice, zoneWords }: AreaFieldsProps) => (
  <>
    <Select
      label="What"
      value={choice.area}
      options={[
        { value: '', label: 'Choose an area', disabled: true },
        ...areasToGive.map((name) => ({ value: name, label: areaWords[name] ?? name })),
      ]}
      onChange={(event) => {
        setChoice({ ...choice, area: event.target.value });
      }}
    />
    <TextInput
      label="Last day"
      type="date"
      required
      min={today}
      {...(last !== null && { max: last })}
      hint={last === null ? `${zoneWords}.` : `${zoneWords}, at most 30 days. An owner can give more.`}
      value={choice.lastDay}
      onChange={(event) => {
        setChoice({ ...choice, lastDay: event.target.value });
      }}
    />
  </>
);
