import { counted } from '@atrium/domain/counted.ts';
import { zoneClock } from '@atrium/domain/zoneClock.ts';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ActDialog } from './ActDialog.tsx';
import { AreaFields, useAreaChoice } from './AreaFields.tsx';
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
  const { area, lastDay, isReady, fields } = useAreaChoice(viewer, today);
  const { userIds, text, view, companyId } = chosen;
  const given = { userIds, text, view, companyId };
  return (
    <ActDialog
      act={giveManyAct}
      input={isReady ? { ...given, bulkActId, area, lastDay } : null}
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
      <AreaFields {...fields} zoneWords="In the time zone of each of them" />
    </ActDialog>
  );
};
