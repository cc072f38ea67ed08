import { useEffect, useRef, useState } from 'react';
import { givesSeat, verdictWords } from '@atrium/domain/seat/decideSeats.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { DropZone } from '#ui/rich/DropZone.tsx';
import { Table } from '#ui/Table.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Tag } from '#ui/Tag.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { saveSeatsSpec, type SeatRows } from './saveSeats.ts';
import styles from './AddPeopleDialog.module.css';

/** The largest file, in bytes: a request may have twice as much. */
const largestFile = 100_000;

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}
const isFilledIn = ({ email, firstName, lastName }: Person): boolean =>
  [email, firstName, lastName].every((text) => text.trim() !== '');
const nobody: Person = { email: '', firstName: '', lastName: '' };

interface AddPeopleDialogProps {
  companyId: string | null;
  onClose: () => void;
}

/** Gives people seats, one by one or by a file, after a dry run with a verdict for each (ORG-12). */
export const AddPeopleDialog = ({ companyId, onClose }: AddPeopleDialogProps) => {
  const [way, setWay] = useState('one');
  const [person, setPerson] = useState(nobody);
  const [file, setFile] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const [checked, setChecked] = useState('');
  const { busy, fault, result: answer, save, reset } = useSave(saveSeatsSpec);
  const what = way === 'file' ? { csv: file?.text ?? '' } : { people: [person] };
  const asked = JSON.stringify(what);
  // what was typed while the check was on its way has not been checked
  const result = checked === asked ? answer : undefined;
  const send = (dryRun: boolean): void => {
    setChecked(asked);
    save({ companyId, dryRun, ...what }, ({ rows, isDryRun }) => {
      if (isDryRun) return;
      toast({ message: doneWords(rows) });
      onClose();
    });
  };
  const change = (next: Partial<Person>): void => {
    setPerson({ ...person, ...next });
    reset();
  };
  const isReady = way === 'file' ? file !== null : isFilledIn(person);
  const given = result?.rows.filter(({ verdict }) => givesSeat(verdict)).length ?? 0;
  const check = (): void => {
    if (isReady && !busy && result === undefined) send(true);
  };
  return (
    <Dialog
      opened
      size="l"
      onClose={onClose}
      title="Add people"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          {result === undefined ? (
            <Button
              key="check"
              busy={busy}
              blockedBy={
                isReady
                  ? undefined
                  : way === 'file'
                    ? 'Choose a file first.'
                    : 'Fill in the email address and both names.'
              }
              onClick={check}
            >
              Check
            </Button>
          ) : (
            <Button
              key="assign"
              busy={busy}
              blockedBy={given === 0 ? 'Nobody in this list would get a seat.' : undefined}
              onClick={() => {
                send(false);
              }}
            >
              {given === 1 ? 'Assign 1 seat' : `Assign ${String(given)} seats`}
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
          reset();
        }}
      >
        <Stack className={styles.form}>
          {way === 'one' ? (
            <form
              className={styles.person}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                check();
              }}
            >
              <TextInput
                label="Work email"
                required
                type="email"
                autoComplete="off"
                value={person.email}
                onChange={(event) => {
                  change({ email: event.target.value });
                }}
              />
              <Row className={styles.names}>
                <TextInput
                  label="First name"
                  required
                  autoComplete="off"
                  value={person.firstName}
                  onChange={(event) => {
                    change({ firstName: event.target.value });
                  }}
                />
                <TextInput
                  label="Last name"
                  required
                  autoComplete="off"
                  value={person.lastName}
                  onChange={(event) => {
                    change({ lastName: event.target.value });
                  }}
                />
              </Row>
              <button type="submit" hidden>
                Check
              </button>
            </form>
          ) : (
            <DropZone
              label={file === null ? 'A CSV file with the columns Email, First Name and Last Name' : file.name}
              hint="Up to 500 people. You'll review the list before anything is sent."
              error={fileFault}
              accept={['.csv', '.txt', 'text/csv']}
              maxSize={largestFile}
              onFiles={([chosen]) => {
                if (chosen === undefined) return;
                void chosen.text().then((text) => {
                  setFile({ name: chosen.name, text });
                  setFileFault(null);
                  reset();
                });
              }}
              onRefused={([refused]) => {
                setFile(null);
                reset();
                setFileFault(
                  refused?.reason === 'size' ? 'This file is larger than 100 kB.' : 'This is not a CSV file.',
                );
              }}
            />
          )}
          <FaultNote fault={fault} />
          {result === undefined ? null : <Verdicts rows={result.rows} />}
        </Stack>
      </Tabs>
    </Dialog>
  );
};

const Verdicts = ({ rows }: { rows: SeatRows['rows'] }) => {
  const place = useRef<HTMLDivElement>(null);
  // a second press of the key or button that asked for the check sends nothing
  useEffect(() => {
    place.current?.focus();
  }, [rows]);
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.verdicts}>
      <Table
        caption="What will happen"
        head={
          <>
            <th scope="col">Email</th>
            <th scope="col">Name</th>
            <th scope="col">What will happen</th>
          </>
        }
      >
        {rows.map(({ email, firstName, lastName, verdict }, index) => (
          // a file may name an address twice
          <tr key={index}>
            <th scope="row">{email === '' ? '–' : email}</th>
            <td>{`${firstName} ${lastName}`.trim() || '–'}</td>
            <td>
              {givesSeat(verdict) ? (
                <Tag weight="plain">{verdictWords[verdict]}</Tag>
              ) : (
                <span className={look.muted}>{verdictWords[verdict]}</span>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
};

function doneWords(rows: SeatRows['rows']): string {
  const given = rows.filter(({ verdict }) => givesSeat(verdict)).length;
  return given === 1 ? 'The seat is assigned, and the mail is on its way.' : `${String(given)} seats are assigned.`;
}
