import { areasToGive, areaWords } from '@atrium/domain/access/areaWords.ts';
import { counted } from '@atrium/domain/counted.ts';
import { lastDayToGive } from '@atrium/domain/person/staffGrant.ts';
import { addDays, zoneClock } from '@atrium/domain/zoneClock.ts';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { giveManyAct, type ChosenPeople } from './bulkActs.ts';

export interface GiveManyDialogProps {
  viewer: SignedIn;
  count: number;
  chosen: ChosenPeople;
  onClose: () => void;
  /** With the id of the act. */
  onBegun: (bulkActId: string) => void;
}

/** Asks what to give many people, until when and why (STU-04, PEO-01). */
export const GiveManyDialog = ({ viewer, count, chosen, onClose, onBegun }: GiveManyDialogProps) => {
  const [bulkActId] = useState(() => crypto.randomUUID());
  const today = zoneClock(useTimeZone(viewer.timeZone)).dayAt(useNow());
  const last = lastDayToGive(viewer.staff, today);
  const [area, setArea] = useState('');
  const [lastDay, setLastDay] = useState(() => last ?? addDays(today, 29));
  const { userIds, text, view, companyId } = chosen;
  const given = { userIds, text, view, companyId };
  return (
    <ActDialog
      act={giveManyAct}
      input={area !== '' && lastDay >= today ? { ...given, bulkActId, area, lastDay } : null}
      wanting="Choose an area and a last day."
      takesAway={false}
      needsReason
      title={`Give ${counted(count, 'person', 'people')} access?`}
      confirm={`Give access to ${count.toLocaleString('en-US')}`}
      dismiss="Leave it"
      onDone={() => {
        onBegun(bulkActId);
      }}
      onClose={onClose}
    >
      <Select
        label="What"
        value={area}
        options={[
          { value: '', label: 'Choose an area', disabled: true },
          ...areasToGive.map((name) => ({ value: name, label: areaWords[name] ?? name })),
        ]}
        onChange={(event) => {
          setArea(event.target.value);
        }}
      />
      <TextInput
        label="Last day"
        type="date"
        required
        min={today}
        {...(last !== null && { max: last })}
        hint={
          last === null
            ? 'In the time zone of each of them.'
            : 'In the time zone of each of them, at most 30 days. An owner can give more.'
        }
        value={lastDay}
        onChange={(event) => {
          setLastDay(event.target.value);
        }}
      />
    </ActDialog>
  );
};
