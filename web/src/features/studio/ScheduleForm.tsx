import { parseInstant } from '@atrium/domain/parseInstant.ts';
import { useState } from 'react';
import { now } from '#lib/clock.ts';
import { formatMonthDay, formatZone } from '#lib/dates.ts';
import type { DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { scheduleDocumentSpec } from './documentCalls.ts';
import type { StudioKind } from './kinds.ts';
import { publishingTime } from './studioDates.ts';
import { instantAt } from './zonedTime.ts';

export interface ScheduleFormProps {
  kind: StudioKind;
  id: string;
  draft: NonNullable<DocumentFieldsFragment['draft']>;
  note: string;
  /** Of the reader, in which the time is written. */
  zone: string;
}

/** Says when the draft is published by itself, or that it no longer is (DOC-04). */
export const ScheduleForm = ({ kind, id, draft, note, zone }: ScheduleFormProps) => {
  const [local, setLocal] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const { busy, fault, save } = useSave(scheduleDocumentSpec);
  const instant = instantAt(local, zone);
  const at = instant === null ? null : parseInstant(instant);
  const key = { kind: kind.kind, documentId: id, version: draft.version };
  return (
    <form
      className={look.stackS}
      noValidate
      aria-label="Publish later"
      onSubmit={(event) => {
        event.preventDefault();
        const problem = at === null ? 'Choose a day and a time.' : at <= now() ? 'That time has passed.' : undefined;
        setWrong(problem);
        if (problem !== undefined || at === null) return;
        save({ ...key, publishAt: String(at), note }, () => {
          toast({ id: 'studio', message: `It is published on ${publishingTime(String(at), zone)}.` });
        });
      }}
    >
      {draft.publishAt === null ? null : (
        <Row>
          <span>It is published by itself on {publishingTime(draft.publishAt, zone)}.</span>
          <Button
            size="s"
            variant="line"
            busy={busy}
            onClick={() => {
              save({ ...key, publishAt: null, note }, () => {
                toast({ id: 'studio', message: 'It is no longer published by itself. The draft stays.' });
              });
            }}
          >
            End the schedule
          </Button>
        </Row>
      )}
      <TextInput
        label="Or publish later"
        type="datetime-local"
        hint={`In ${formatZone(zone, now())}.`}
        error={wrong}
        value={local}
        onChange={(event) => {
          setLocal(event.target.value);
          setWrong(undefined);
        }}
      />
      <FaultNote fault={fault} />
      <Row>
        <Button type="submit" size="s" variant="line" busy={busy}>
          {at === null ? 'Schedule' : `Schedule for ${formatMonthDay(at, zone)}`}
        </Button>
      </Row>
    </form>
  );
};
