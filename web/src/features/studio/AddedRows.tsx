import type { RowOutcome } from '@atrium/domain/person/addPeople.ts';
import { IconDownload, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import { Table } from '#ui/Table.tsx';
import { writeRefused, type JudgedRow } from './peopleFile.ts';
import type { PartsRun } from './useParts.ts';
import styles from './AddPeoplePage.module.css';
import listStyles from './ListPage.module.css';

/** The refused first, because they are what is left to do. */
const order: readonly RowOutcome[] = ['REFUSED', 'DONE', 'SAME'];
const shownAtOnce = 100;

export interface AddedRowsProps {
  run: PartsRun;
  onStop: () => void;
  onGoOn: () => void;
}

/** How far a file of people is, and what was done by each row, or would be (PEO-02). */
export const AddedRows = ({ run, onStop, onGoOn }: AddedRowsProps) => {
  const { state, isRehearsal, total, judged } = run;
  const [shown, setShown] = useState(shownAtOnce);
  const rows = judged.toSorted((a, b) => order.indexOf(a.verdict.outcome) - order.indexOf(b.verdict.outcome));
  const refused = rows.filter(({ verdict }) => verdict.outcome === 'REFUSED');
  const isGoing = state === 'going';
  const words = sentenceOf(run);
  useSpoken(words, isGoing);
  return (
    <div>
      <Row as="div" className={styles.head} between>
        <p>{words}</p>
        <Row>
          {isGoing ? (
            <Button size="s" variant="line" icon={<IconX aria-hidden="true" />} onClick={onStop}>
              Stop
            </Button>
          ) : null}
          {state === 'stopped' || state === 'failed' ? (
            <Button size="s" icon={<IconPlayerPlay aria-hidden="true" />} onClick={onGoOn}>
              Go on
            </Button>
          ) : null}
          {refused.length > 0 && !isGoing ? (
            <Button
              size="s"
              variant="line"
              icon={<IconDownload aria-hidden="true" />}
              onClick={() => {
                saveFile('people-not-added.csv', new Blob([writeRefused(refused)], { type: 'text/csv' }));
              }}
            >
              Save the rows that cannot be done
            </Button>
          ) : null}
        </Row>
      </Row>
      {isGoing ? <SunProgress label="Rows sent" value={(judged.length * 100) / total} text={words} /> : null}
      {rows.length === 0 ? null : (
        <Table
          compact
          caption={isRehearsal ? 'What will happen' : 'What was done'}
          head={
            <>
              <th scope="col">Person</th>
              <th scope="col">{isRehearsal ? 'What will happen' : 'What was done'}</th>
            </>
          }
        >
          {rows.slice(0, shown).map((judgedRow, at) => (
            // a file may name an address twice
            <JudgedLine key={at} {...judgedRow} />
          ))}
        </Table>
      )}
      {rows.length > shown ? (
        <Row>
          <Button
            variant="line"
            onClick={() => {
              setShown((before) => before + shownAtOnce);
            }}
          >
            Show more
          </Button>
        </Row>
      ) : null}
    </div>
  );
};

const JudgedLine = ({ row, verdict: { outcome, words } }: JudgedRow) => (
  <tr>
    <th scope="row">
      {row.email === '' ? '–' : row.email}
      <br />
      <span className={cx(look.small, look.muted)}>{`${row.firstName} ${row.lastName}`.trim()}</span>
    </th>
    <td>
      {outcome === 'REFUSED' ? (
        <>
          <b className={listStyles.danger}>Not possible.</b>{' '}
        </>
      ) : null}
      <span className={outcome === 'SAME' ? look.muted : undefined}>{words}</span>
    </td>
  </tr>
);

function sentenceOf({ state, isRehearsal, total, judged }: PartsRun): string {
  const number = (outcome: RowOutcome): number => judged.filter(({ verdict }) => verdict.outcome === outcome).length;
  const so = (rows: number): string => rows.toLocaleString('en-US');
  const far = `${so(judged.length)} of ${so(total)} rows`;
  if (state === 'going') return isRehearsal ? `Checking: ${far}.` : `${far}.`;
  const parts = [
    `${so(number('DONE'))} ${isRehearsal ? 'to do' : 'done'}`,
    `${so(number('SAME'))} so already`,
    `${so(number('REFUSED'))} not possible`,
  ].join(', ');
  if (state === 'done') return isRehearsal && number('DONE') === 0 ? `${parts}. Nothing is to be done.` : `${parts}.`;
  return `${state === 'stopped' ? 'Stopped' : 'It failed'} after ${far}${judged.length === 0 ? '' : `: ${parts}`}.`;
}

/** Says to a screen reader how far it is, every five seconds at most, and how it ended at once. */
function useSpoken(words: string, isGoing: boolean): void {
  const spokenAt = useRef(0);
  useEffect(() => {
    const now = performance.now();
    if (isGoing && now - spokenAt.current < 5000) return;
    spokenAt.current = now;
    announce(words);
  }, [words, isGoing]);
}
