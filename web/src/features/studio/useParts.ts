import { partsOf, type PersonRow } from '@atrium/domain/person/addPeople.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SaveFault } from '#lib/save.ts';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { addPeopleSpec } from './addPeopleCall.ts';
import type { JudgedRow } from './peopleFile.ts';

/** How far a file is, that is sent in parts. */
export interface PartsRun {
  readonly state: 'going' | 'stopped' | 'failed' | 'done';
  readonly isRehearsal: boolean;
  readonly total: number;
  /** What was answered so far, in the order in which it was sent. */
  readonly judged: readonly JudgedRow[];
}

interface Parts {
  /** Null before the first file. */
  readonly run: PartsRun | null;
  /** Whether a part is on its way, also of a file that was put aside meanwhile. */
  readonly busy: boolean;
  readonly fault: SaveFault | null;
  /** Asks for the proof of a sensitive act. */
  readonly question: ReactNode;
  readonly start: (rows: readonly PersonRow[], act: { readonly reason: string; readonly dryRun: boolean }) => void;
  /** Ends after the part that is on its way. */
  readonly stop: () => void;
  /** Sends what is left after a stop or a failure. */
  readonly goOn: () => void;
  readonly reset: () => void;
}

/**
 * Sends the rows of a file one part after another, so that it can say how far it is, be stopped and go on; nothing is
 * done twice, because a row that was done is so already (PEO-02, STU-04). Leaving the page stops it.
 */
export function useParts(): Parts {
  const [run, setRun] = useState<PartsRun | null>(null);
  const { save, busy, fault, question, reset } = useFreshSave(addPeopleSpec);
  const isStopped = useRef(false);
  const left = useRef<() => void>(() => undefined);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const end = (state: PartsRun['state']): void => {
    setRun((current) => current && { ...current, state });
  };
  const send = (parts: readonly (readonly PersonRow[])[], act: { reason: string; dryRun: boolean }): void => {
    const [part, ...rest] = parts;
    if (part === undefined) {
      end('done');
      return;
    }
    left.current = () => {
      send(parts, act);
    };
    if (isStopped.current) {
      end('stopped');
      return;
    }
    save(
      { rows: part, ...act },
      (verdicts) => {
        const judged = part.flatMap((row, at) => {
          const verdict = verdicts[at];
          return verdict === undefined ? [] : [{ row, verdict }];
        });
        setRun((current) => current && { ...current, judged: [...current.judged, ...judged] });
        send(rest, act);
      },
      () => {
        end('failed');
      },
    );
  };
  return {
    run,
    busy,
    fault,
    question,
    start: (rows, act) => {
      isStopped.current = false;
      setRun({ state: 'going', isRehearsal: act.dryRun, total: rows.length, judged: [] });
      send(partsOf(rows), act);
    },
    stop: () => {
      isStopped.current = true;
    },
    goOn: () => {
      isStopped.current = false;
      end('going');
      left.current();
    },
    reset: () => {
      isStopped.current = true;
      setRun(null);
      reset();
    },
  };
}
