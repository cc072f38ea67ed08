import { instantText, parseInstant } from '@atrium/domain/parseInstant.ts';
import { refuseMove } from '@atrium/domain/session/changeDates.ts';
import { minute } from '@atrium/domain/time.ts';
import { useState } from 'react';
import { now } from '#lib/clock.ts';
import { formatZone } from '#lib/dates.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { instantAt, localTime } from '../zonedTime.ts';
import { moveMeetingAct } from './dateActs.ts';
import { MailWords, useMailWords } from './MailWords.tsx';
import type { RunMeeting } from './runQueries.ts';

export interface MoveMeetingDialogProps {
  sessionId: string;
  /** Of the class, as people know it. */
  title: string;
  meeting: RunMeeting;
  /** Of the session, in which the time is written. */
  zone: string;
  onClose: () => void;
}

/** Moves a class, with what will happen, and the time to take it back (D96). */
export const MoveMeetingDialog = ({ sessionId, title, meeting, zone, onClose }: MoveMeetingDialogProps) => {
  const { meetingNumber } = meeting;
  const [from, until] = [Number(meeting.startAt), Number(meeting.endAt)];
  const [local, setLocal] = useState(() => localTime(instantText(from), zone));
  const [minutes, setMinutes] = useState(String((until - from) / minute));
  const mail = useMailWords();
  const instant = instantAt(local, zone);
  const startAt = instant === null ? Number.NaN : parseInstant(instant);
  const endAt = startAt + (/^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) * minute : Number.NaN);
  const isSame = startAt === from && endAt === until;
  const fault = isSame ? null : refuseMove({ startAt, endAt }, now());
  const given = { sessionId, meetingNumber, startAt: String(startAt), endAt: String(endAt), words: mail.settled };
  return (
    <ActDialog
      act={moveMeetingAct}
      input={isSame || fault !== null || mail.fault !== undefined ? null : given}
      wanting={isSame ? 'Choose another time.' : (fault?.message ?? mail.fault)}
      isTyping={mail.isTyping}
      takesAway
      title={`Move ${title}`}
      confirm="Move it"
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="Starts"
        type="datetime-local"
        required
        hint={`In ${formatZone(zone, Number.isNaN(startAt) ? from : startAt)}, the zone of the session.`}
        value={local}
        error={fault?.field === 'startAt' ? fault.message : undefined}
        onChange={(event) => {
          setLocal(event.target.value);
        }}
      />
      <TextInput
        label="Minutes"
        required
        inputMode="numeric"
        value={minutes}
        error={fault?.field === 'endAt' ? fault.message : undefined}
        onChange={(event) => {
          setMinutes(event.target.value);
        }}
      />
      <MailWords mail={mail} />
    </ActDialog>
  );
};
