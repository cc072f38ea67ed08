import { formatDuration } from '@atrium/domain/video/duration.ts';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { SidePanel } from './SidePanel.tsx';
import { findCues, type Cue } from './transcriptSearch.ts';
import styles from './SidePanel.module.css';

export interface TranscriptProps {
  cues: readonly Cue[];
  second: number;
  opened: boolean;
  onToggle: (opened: boolean) => void;
  onJump: (seconds: number) => void;
}

/** The transcript of a video: follows playback, can be searched, and jumps to a cue. */
export const Transcript = ({ cues, second, opened, onToggle, onJump }: TranscriptProps) => {
  const [wanted, setWanted] = useState('');
  const query = useDeferredValue(wanted);
  const found = findCues(cues, query);
  const searching = query.trim() !== '';
  const current = searching ? undefined : cues.findLast(({ startSeconds }) => startSeconds <= second + 0.5);
  return (
    <SidePanel title="Transcript" opened={opened} onToggle={onToggle}>
      <SearchBox
        className={styles.search}
        label="Search transcript"
        value={wanted}
        onChange={setWanted}
        onSearch={() => {
          announce(found.length === 1 ? '1 place found' : `${String(found.length)} places found`);
        }}
      />
      {found.length === 0 ? <p className={styles.none}>No matches.</p> : null}
      <Rows cues={found} query={query} current={current} onJump={onJump} />
    </SidePanel>
  );
};

interface RowsProps {
  cues: readonly Cue[];
  query: string;
  current: Cue | undefined;
  onJump: (seconds: number) => void;
}

const Rows = ({ cues, query, current, onJump }: RowsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const at = current === undefined ? -1 : cues.indexOf(current);
  useEffect(() => {
    const row = at < 0 ? undefined : list.current?.children[at];
    const view = list.current?.parentElement;
    // scrolls only its own panel, and not while the person hovers or has the focus there
    if (!(row instanceof HTMLElement) || !view || view.matches(':hover, :focus-within')) return;
    view.scrollTop = row.offsetTop - view.offsetTop - view.clientHeight / 3;
  }, [at]);
  return (
    <ul ref={list} className={styles.rows} role="list">
      {cues.map((cue) => (
        <li key={cue.startSeconds}>
          <button
            type="button"
            aria-current={cue === current ? 'true' : undefined}
            onClick={() => {
              onJump(cue.startSeconds);
            }}
          >
            <span className={cx(look.num, styles.at)}>{formatDuration(cue.startSeconds)}</span>
            <span>
              <Marked text={cue.text} query={query} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

const Marked = ({ text, query }: { text: string; query: string }) => {
  const search = query.trim();
  const at = search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + search.length)}</mark>
      {text.slice(at + search.length)}
    </>
  );
};
