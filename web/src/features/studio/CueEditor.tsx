import { upperFirst } from '@atrium/domain/upperFirst.ts';
import { cueFaults } from '@atrium/domain/video/captions.ts';
import { changeCue, cueAt, insertCue, joinCues, removeCue, splitCue } from '@atrium/domain/video/cueEdits.ts';
import type { TranscriptCue } from '@atrium/domain/video/videoForm.ts';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { CueRow } from './CueRow.tsx';
import { FindInCaptions } from './FindInCaptions.tsx';
import { deskAction, type DeskAction, type VideoDesk } from './videoDesk.ts';
import styles from './CueEditor.module.css';

export interface CueEditorProps {
  /** 'Captions in Deutsch' */
  label: string;
  language: string;
  cues: readonly TranscriptCue[];
  /** Of the film in seconds; 0 while it is unknown. */
  duration: number;
  desk: VideoDesk;
  onChange: (cues: readonly TranscriptCue[]) => void;
  /** Begins a chapter at a time. */
  onChapter: (seconds: number) => void;
}

/** The height of a caption in the list, in pixels, as its styles have it. */
const rowHeight = 112;
/** Captions that are drawn: those in view, and some before and after them. */
const drawn = { before: 3, after: 10 };
/** Seconds that a key goes back or on. */
const step = 2;

type RowAct = 'split' | 'join' | 'insert' | 'remove';
const buttons = [
  ['in', 'In here'],
  ['out', 'Out here'],
  ['split', 'Split'],
  ['join', 'Join with next'],
  ['insert', 'Insert after'],
  ['remove', 'Remove'],
  ['chapter', 'Chapter here'],
] as const satisfies readonly (readonly [DeskAction | RowAct, string])[];

/** Captions beside their film: only those in view are drawn, so that ten thousand are no slower than ten (MED-03). */
export const CueEditor = ({ label, language, cues, duration, desk, onChange, onChapter }: CueEditorProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState<{ readonly at: number } | null>(null);
  const shown = useSyncExternalStore(desk.subscribe, () => cueAt(cues, desk.playhead()));
  const faults = new Map(cueFaults(cues, duration).map(({ at, message }) => [at, message]));
  useEffect(() => {
    if (wanted !== null)
      list.current?.querySelector<HTMLElement>(`[data-cue="${String(wanted.at)}"] textarea`)?.focus();
  }, [wanted]);
  const goTo = (at: number, count = cues.length) => {
    if (at < 0 || at >= count) return;
    const begins = at * rowHeight;
    const { scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    if (begins < scrollTop || begins + rowHeight > scrollTop + clientHeight) list.current?.scrollTo({ top: begins });
    setCurrent(at);
    setWanted({ at });
  };
  const edit = (next: readonly TranscriptCue[], at = current) => {
    onChange(next);
    goTo(Math.max(0, Math.min(at, next.length - 1)), next.length);
  };
  const setTime = (end: 'startSeconds' | 'endSeconds') => {
    onChange(changeCue(cues, current, { [end]: Math.round(desk.playhead() * 1_000) / 1_000 }));
  };
  const acts: Readonly<Record<DeskAction | RowAct, () => void>> = {
    split: () => {
      edit(splitCue(cues, current, desk.playhead()));
    },
    join: () => {
      edit(joinCues(cues, current));
    },
    insert: () => {
      edit(insertCue(cues, current), cues.length === 0 ? 0 : current + 1);
    },
    remove: () => {
      edit(removeCue(cues, current));
    },
    back: () => {
      desk.seekBy(-step);
    },
    on: () => {
      desk.seekBy(step);
    },
    toggle: desk.toggle,
    in: () => {
      setTime('startSeconds');
    },
    out: () => {
      setTime('endSeconds');
    },
    chapter: () => {
      onChapter(desk.playhead());
    },
  };
  const onKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    const action = event.defaultPrevented ? null : deskAction(event, isTyping);
    if (action === null) return;
    event.preventDefault();
    acts[action]();
  };
  const from = Math.max(0, first - drawn.before);
  const inView = Array.from({ length: Math.min(cues.length, first + drawn.after) - from }, (_, at) => from + at);
  // the one with the focus keeps it wherever the list is scrolled
  const rows = current < cues.length && !inView.includes(current) ? [...inView, current] : inView;
  return (
    // the keys of everything inside
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label={label} className={styles.editor} onKeyDown={onKey}>
      <FindInCaptions cues={cues} from={current} onFound={goTo} onChange={onChange} />
      <Row>
        {buttons.map(([name, words]) => (
          <Button
            key={name}
            size="s"
            variant="line"
            disabled={cues.length === 0 && name !== 'insert' && name !== 'chapter'}
            onClick={() => {
              acts[name]();
            }}
          >
            {words}
          </Button>
        ))}
      </Row>
      <div
        ref={list}
        className={styles.list}
        onScroll={(event) => {
          setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight));
        }}
      >
        <ol className={styles.rows} style={{ height: cues.length * rowHeight }}>
          {rows.map((at) => {
            const cue = cues[at];
            return cue === undefined ? null : (
              <CueRow
                key={at}
                cue={cue}
                at={at}
                count={cues.length}
                language={language}
                top={at * rowHeight}
                isCurrent={at === current}
                isShown={at === shown}
                fault={faultWords(faults.get(at))}
                onChange={(change) => {
                  onChange(changeCue(cues, at, change));
                }}
                onPlay={() => {
                  setCurrent(at);
                  desk.playFrom(cue.startSeconds);
                }}
                onFocus={() => {
                  setCurrent(at);
                }}
                onMove={(by) => {
                  goTo(at + by);
                }}
              />
            );
          })}
        </ol>
      </div>
      <p className={cx(look.small, look.muted)}>
        J, K and L go back, pause and go on; I and O set in and out, and C begins a chapter, at the playhead. In a field
        they need Alt. Enter goes to the next caption, Shift and Enter begin a line.
      </p>
    </div>
  );
};

const faultWords = (message: string | undefined): string => upperFirst(message ?? '');
