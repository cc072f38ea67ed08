import { mostPeople } from '@atrium/domain/seat/decideSeats.ts';
import { personForm } from '@atrium/domain/seat/personForm.ts';
import { useState } from 'react';
import { readCsvFile } from '#lib/readCsvFile.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Layout.tsx';
import { DropZone } from '#ui/rich/DropZone.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { toast } from '#ui/toast.ts';
import { PersonForm } from './PersonForm.tsx';
import { saveSeatsSpec } from './seatsCalls.ts';
import { SeatVerdicts } from './SeatVerdicts.tsx';
import { doneWords, nothingToDo, pressWords } from './seatWords.ts';
import styles from './AddPeopleDialog.module.css';

/** The largest file, in bytes: a request may have twice as much. */
const largestFile = 100_000;

const nobody = { email: '', firstName: '', lastName: '' };

interface AddPeopleDialogProps {
  /** Null: the own company. */
  customerId: string | null;
  company: string;
  onClose: () => void;
}

/** Gives people seats, one by one or by a file, after a dry run with a verdict for each (ORG-12). */
export const AddPeopleDialog = ({ customerId, company, onClose }: AddPeopleDialogProps) => {
  const [way, setWay] = useState('one');
  const fields = useFields(personForm, nobody);
  const [file, setFile] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const [checked, setChecked] = useState('');
  const { busy, fault, result: answer, save, reset } = useSave(saveSeatsSpec);
  const what = way === 'file' ? { csv: file?.text ?? '' } : { people: [fields.values] };
  const asked = JSON.stringify(what);
  // what was typed while the check was on its way has not been checked
  const result = checked === asked ? answer : undefined;
  const send = (dryRun: boolean): void => {
    setChecked(asked);
    save({ companyId: customerId, dryRun, ...what }, ({ rows, isDryRun }) => {
      if (isDryRun) return;
      toast({ message: doneWords(rows) });
      onClose();
    });
  };
  const isReady = way === 'file' ? file !== null : fields.isValid;
  // what is wanting is said to an administrator who asks for the check without it, not before anything was touched
  const [isPressed, setPressed] = useState(false);
  const check = (): void => {
    if (isReady && !busy && result === undefined) send(true);
    else if (!isReady) setPressed(true);
  };
  const wanting = way === 'file' ? 'Choose a file first.' : 'Fill in the email address and both names.';
  return (
    <Dialog
      opened
      size="l"
      onClose={onClose}
      title={customerId === null ? 'Add people' : `Add people to ${company}`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          {result === undefined ? (
            <Button key="check" busy={busy} blockedBy={isPressed && !isReady ? wanting : undefined} onClick={check}>
              Check
            </Button>
          ) : (
            <Button
              key="assign"
              busy={busy}
              blockedBy={nothingToDo(result.rows)}
              onClick={() => {
                send(false);
              }}
            >
              {pressWords(result.rows)}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label="How to add people"
        tabs={[
          { id: 'one', label: 'One person' },
          { id: 'file', label: 'CSV file' },
        ]}
        value={way}
        onChange={(next) => {
          setWay(next);
          setPressed(false);
          reset();
        }}
      >
        <Stack className={styles.form}>
          {way === 'one' ? (
            <PersonForm fields={fields} onChange={reset} onSubmit={check} />
          ) : (
            <DropZone
              label={file === null ? 'A CSV file with the columns Email, First Name and Last Name' : file.name}
              hint={`Up to ${String(mostPeople)} people. You'll review the list before anything is sent.`}
              error={fileFault}
              chosen={file !== null}
              accept={['.csv', '.txt', 'text/csv']}
              maxSize={largestFile}
              onFiles={([chosen]) => {
                if (chosen === undefined) return;
                void readCsvFile(chosen).then((text) => {
                  setFile({ name: chosen.name, text });
                  setFileFault(null);
                  reset();
                });
              }}
              onRefused={([refused]) => {
                setFile(null);
                reset();
                setFileFault(
                  refused?.reason === 'size'
                    ? `This file is larger than ${String(largestFile / 1000)} kB.`
                    : 'This is not a CSV file.',
                );
              }}
            />
          )}
          <FaultNote fault={fault} />
          {result === undefined ? null : <SeatVerdicts rows={result.rows} />}
        </Stack>
      </Tabs>
    </Dialog>
  );
};
