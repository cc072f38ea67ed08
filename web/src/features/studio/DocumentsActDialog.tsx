import { counted } from '@atrium/domain/counted.ts';
import { parseInstant } from '@atrium/domain/parseInstant.ts';
import { useState } from 'react';
import { now } from '#lib/clock.ts';
import { formatZone } from '#lib/dates.ts';
import type { DocumentBulkAct } from '#lib/gql/graphql.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { documentsAct, type ChosenDocuments } from './bulkActs.ts';
import { instantAt } from './zonedTime.ts';

export interface DocumentsActDialogProps {
  act: DocumentBulkAct;
  /** How many of the chosen ones the act fits. */
  count: number;
  noun: readonly [string, string];
  chosen: ChosenDocuments;
  /** Of the reader, in which a time is written. */
  zone: string;
  onClose: () => void;
  /** With the id of the act. */
  onBegun: (bulkActId: string) => void;
}

const words = {
  PUBLISH: { ask: 'Publish', press: 'Publish', dismiss: 'Leave them' },
  SCHEDULE: { ask: 'Schedule', press: 'Schedule', dismiss: 'Leave them' },
  ARCHIVE: { ask: 'Archive', press: 'Archive', dismiss: 'Keep them' },
  RESTORE: { ask: 'Take out of the archive:', press: 'Take out', dismiss: 'Leave them' },
} as const satisfies Readonly<Record<DocumentBulkAct, object>>;

/** Asks before an act on many documents, with what will happen (STU-04). */
export const DocumentsActDialog = ({ act, count, noun, chosen, zone, onClose, onBegun }: DocumentsActDialogProps) => {
  const [bulkActId] = useState(() => crypto.randomUUID());
  const [local, setLocal] = useState('');
  const instant = instantAt(local, zone);
  const at = instant === null ? null : parseInstant(instant);
  const isLate = at !== null && at <= now();
  const isReady = act !== 'SCHEDULE' || (at !== null && !isLate);
  const publishAt = act === 'SCHEDULE' && at !== null ? String(at) : null;
  const { ask, press, dismiss } = words[act];
  return (
    <ActDialog
      act={documentsAct}
      input={isReady ? { ...chosen, bulkActId, act, publishAt } : null}
      wanting="Choose a day and a time that is ahead."
      takesAway={false}
      title={`${ask} ${counted(count, ...noun)}?`}
      confirm={`${press} ${count.toLocaleString('en-US')}`}
      dismiss={dismiss}
      onDone={() => {
        onBegun(bulkActId);
      }}
      onClose={onClose}
    >
      {act === 'SCHEDULE' ? (
        <TextInput
          label="When"
          type="datetime-local"
          required
          hint={`In ${formatZone(zone, now())}.`}
          error={isLate ? 'That time has passed.' : undefined}
          value={local}
          onChange={(event) => {
            setLocal(event.target.value);
          }}
        />
      ) : null}
    </ActDialog>
  );
};
