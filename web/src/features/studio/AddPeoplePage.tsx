import { areasToGive, areaWords } from '@atrium/domain/access/areaWords.ts';
import { reasonForm } from '@atrium/domain/access/reasonForm.ts';
import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { mostRows, type PersonRow } from '@atrium/domain/person/addPeople.ts';
import { lastDayToGive } from '@atrium/domain/person/staffGrant.ts';
import { addDays, zoneClock } from '@atrium/domain/zoneClock.ts';
import { useState } from 'react';
import { readCsvFile } from '#lib/readCsvFile.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useFields } from '#lib/useFields.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { SignInAgain } from '#parts/SignInAgain.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { DropZone } from '#ui/rich/DropZone.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { AddedRows } from './AddedRows.tsx';
import { readPeopleFile } from './peopleFile.ts';
import { StudioBar } from './StudioBar.tsx';
import { useParts } from './useParts.ts';
import styles from './AddPeoplePage.module.css';

/** The largest file, in bytes: the most rows with long names and addresses. */
const largestFile = 2_000_000;

export interface AddPeoplePageProps {
  viewer: SignedIn;
}

/** Accounts and areas for many people by a file, after a rehearsal with a verdict for each row (PEO-02). */
export const AddPeoplePage = ({ viewer }: AddPeoplePageProps) => (
  <>
    <StudioBar
      crumbs={[
        { label: 'Studio', href: '/studio' },
        { label: 'Members', href: '/studio/people' },
        { label: 'Add by a file' },
      ]}
      acts={null}
    />
    <h1 tabIndex={-1}>Add people by a file</h1>
    {staffReach(viewer.staff, 'people.add') === null ? (
      <EmptyState title="Your role on the team doesn't include this.">An owner can change it.</EmptyState>
    ) : (
      <AddPeople viewer={viewer} />
    )}
  </>
);

interface ReadFile {
  readonly name: string;
  readonly rows: readonly PersonRow[];
}

const AddPeople = ({ viewer }: AddPeoplePageProps) => {
  const today = zoneClock(useTimeZone(viewer.timeZone)).dayAt(useNow());
  const last = lastDayToGive(viewer.staff, today);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const [area, setArea] = useState('');
  const [lastDay, setLastDay] = useState(() => last ?? addDays(today, 29));
  const { run, busy, fault, question, start, stop, goOn, reset } = useParts();
  const { field, otherFault, submit } = useFields(reasonForm(true), { reason: '' }, { fault });
  const take = async (chosen: File): Promise<void> => {
    reset();
    const read = readPeopleFile(await readCsvFile(chosen));
    const words = read.ok
      ? read.value.length === 0
        ? 'This file names nobody.'
        : read.value.length > mostRows
          ? `This file has more than ${mostRows.toLocaleString('en-US')} rows: take it in parts.`
          : null
      : read.refusal.message;
    setFileFault(words);
    setFile(read.ok && words === null ? { name: chosen.name, rows: read.value } : null);
  };
  // what a row leaves out is that of the page
  const rows = (file?.rows ?? []).map((row) => {
    const opened = row.area === '' ? area : row.area;
    return { ...row, area: opened, lastDay: row.lastDay === '' && opened !== '' ? lastDay : row.lastDay };
  });
  const isSending = run?.state === 'going' && !run.isRehearsal;
  const isChecked = run !== null && run.isRehearsal && run.state === 'done';
  const toDo = run?.judged.filter(({ verdict }) => verdict.outcome === 'DONE') ?? [];
  return (
    <>
      <Stack className={styles.form}>
        <DropZone
          label={file === null ? 'A CSV file with a row for each person' : file.name}
          hint={`Columns: Email, and beside it First Name, Last Name, Area and Last Day (yyyy-MM-dd). Up to ${mostRows.toLocaleString('en-US')} rows. You read what each row does before anything is done.`}
          error={fileFault}
          chosen={file !== null}
          accept={['.csv', '.txt', 'text/csv']}
          maxSize={largestFile}
          onFiles={([chosen]) => {
            if (chosen !== undefined) void take(chosen);
          }}
          onRefused={([refused]) => {
            setFile(null);
            reset();
            setFileFault(refused?.reason === 'size' ? 'This file is larger than 2 MB.' : 'This is not a CSV file.');
          }}
        />
        <Row className={styles.given}>
          <Select
            label="What opens to rows that name no area"
            value={area}
            disabled={isSending}
            options={[
              { value: '', label: 'Nothing: an account alone' },
              ...areasToGive.map((name) => ({ value: name, label: areaWords[name] ?? name })),
            ]}
            onChange={(event) => {
              setArea(event.target.value);
              reset();
            }}
          />
          <TextInput
            label="Last day for rows that name none"
            type="date"
            required
            min={today}
            {...(last !== null && { max: last })}
            hint={last === null ? 'In their time zone.' : 'At most 30 days. An owner can give more.'}
            disabled={isSending}
            value={lastDay}
            onChange={(event) => {
              setLastDay(event.target.value);
              reset();
            }}
          />
        </Row>
        {run === null ? (
          <Row>
            <Button
              busy={busy}
              blockedBy={file === null ? 'Choose a file first.' : undefined}
              onClick={() => {
                start(rows, { reason: '', dryRun: true });
              }}
            >
              {file === null ? 'Check' : `Check ${counted(rows.length, 'row')}`}
            </Button>
          </Row>
        ) : null}
      </Stack>
      {run === null ? null : <AddedRows run={run} onStop={stop} onGoOn={goOn} />}
      <SignInAgain fault={otherFault} otherwise="It could not be done. Please try again." />
      {isChecked && toDo.length > 0 ? (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            submit(event, ({ reason }) => {
              start(rows, { reason, dryRun: false });
            });
          }}
        >
          <Stack>
            <TextInput
              label="Reason"
              hint="Needed. It stays in the audit log, with each person."
              required
              maxLength={500}
              {...field('reason')}
            />
            <Row>
              <Button type="submit">{`Do it: ${counted(toDo.length, 'row')}`}</Button>
            </Row>
          </Stack>
        </form>
      ) : null}
      {question}
    </>
  );
};
