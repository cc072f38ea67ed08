import { byteOrderMark, csvLine } from '@atrium/domain/csvLine.ts';
import { mostCodesAtOnce, refuseCodeCount } from '@atrium/domain/pass/codeBatch.ts';
import { useState } from 'react';
import { now } from '#lib/clock.ts';
import { saveFile } from '#lib/saveFile.ts';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from './ActDialog.tsx';
import { makeCodesAct, type PassCodes } from './passCodesQuery.ts';

export interface MakeCodesDialogProps {
  pass: PassCodes;
  onClose: () => void;
}

/** Makes one-time codes, and hands them to the browser as a file (COM-01). */
export const MakeCodesDialog = ({ pass: { passId, code }, onClose }: MakeCodesDialogProps) => {
  const [batchId] = useState(() => crypto.randomUUID());
  const [act] = useState(() =>
    makeCodesAct((codes) => {
      saveFile(`codes-${code}-${new Date(now()).toISOString().slice(0, 10)}.csv`, fileOf(code, codes));
    }),
  );
  const [text, setText] = useState('');
  const [settled, setSettled] = useState(text);
  useSettled(text, quickPauses, setSettled);
  const count = /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  const fault = refuseCodeCount(count);
  return (
    <ActDialog
      act={act}
      input={fault === null ? { passId, batchId, count } : null}
      wanting={fault ?? undefined}
      isTyping={settled !== text}
      takesAway={false}
      title={`Codes of ${code}`}
      confirm="Make them"
      dismiss="Leave it"
      said="The codes are in the file that your browser keeps."
      onClose={onClose}
    >
      <TextInput
        label="How many"
        hint={`At most ${mostCodesAtOnce.toLocaleString('en-US')} at once.`}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={6}
        value={text}
        error={text !== '' && settled === text ? (fault ?? undefined) : undefined}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
    </ActDialog>
  );
};

/** A line for each code, with the address at which it is entered. */
function fileOf(code: string, codes: readonly string[]): Blob {
  const address = `${location.origin}/invite-registration/${encodeURIComponent(code)}`;
  const lines = codes.map((each) => csvLine([each, code, address]));
  return new Blob([byteOrderMark, csvLine(['Code', 'Pass', 'Address']), ...lines], { type: 'text/csv;charset=utf-8' });
}
