import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useModal } from './useModal.ts';
import styles from './CommandList.module.css';

export interface CommandLine {
  /** Unique in all groups. */
  id: string;
  label: string;
  /** What it is, or where; '' for nothing. */
  sub: string;
  icon: ReactNode;
}

export interface CommandListProps {
  /** The name of the dialog and of its field. */
  label: string;
  icon: ReactNode;
  /** What is typed. */
  value: string;
  onChange: (value: string) => void;
  /** What fits it, by group; the lines of a group that `isFound` come from a search. */
  groups: readonly { name: string; isFound?: boolean; lines: readonly CommandLine[] }[];
  /** The search has not answered for this value: the lines found, if any, are those of an earlier one. */
  isSearching: boolean;
  /** Shown when nothing fits. */
  empty: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/**
 * A field over the page with what can be found or done: typing narrows it, the arrows choose, Enter takes, Escape
 * closes. The focus stays in the field, which names the line that is chosen. Enter right after typing takes the first
 * line of what was typed, never one of an earlier search: it waits for the answer.
 */
export const CommandList = (props: CommandListProps) => {
  const { label, icon, value, onChange, groups, isSearching, empty, onChoose, onClose } = props;
  const id = useId();
  const modal = useModal(true, onClose);
  const [moved, setMoved] = useState<string | null>(null);
  const isEntered = useRef(false);
  const lines = groups.flatMap((group) => group.lines);
  // the first one, until another is chosen that still fits
  const at = Math.max(
    0,
    lines.findIndex((line) => line.id === moved),
  );
  const chosen = lines[at];
  const isOfSearch =
    chosen === undefined || groups.some((group) => group.isFound === true && group.lines.includes(chosen));
  const enter = () => {
    if (isSearching && moved === null && isOfSearch) {
      isEntered.current = true;
      return;
    }
    isEntered.current = false;
    if (chosen !== undefined) onChoose(chosen.id);
  };
  const enterLate = useEffectEvent(enter);
  useEffect(() => {
    if (isEntered.current && !isSearching) enterLate();
  }, [isSearching]);
  const elementOf = (line: CommandLine) => `${id}/${line.id}`;
  const move = (to: number) => {
    const line = lines.at(to % lines.length);
    if (line === undefined) return;
    setMoved(line.id);
    document.getElementById(elementOf(line))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key];
    if (to !== undefined && lines.length > 0) {
      event.preventDefault();
      move(event.key.startsWith('Page') ? Math.min(Math.max(to, 0), lines.length - 1) : to);
    }
    // one that is composed by several keys is not yet typed
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      enter();
    }
  };
  return (
    <dialog {...modal} className={styles.dialog} aria-label={label}>
      <div className={styles.field}>
        {icon}
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : elementOf(chosen)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={label}
          value={value}
          onKeyDown={press}
          onChange={(event) => {
            setMoved(null);
            isEntered.current = false;
            onChange(event.target.value);
          }}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={id} role="listbox" aria-label="Results" className={styles.list}>
        {groups.map(({ name, lines: own }) => (
          <div key={name} role="group" aria-label={name}>
            <p className={styles.group} aria-hidden="true">
              {name}
            </p>
            {own.map((line) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus, and the keys
              <div
                key={line.id}
                id={elementOf(line)}
                role="option"
                aria-selected={line === chosen}
                className={styles.line}
                onMouseMove={() => {
                  if (line !== chosen) setMoved(line.id);
                }}
                onClick={() => {
                  onChoose(line.id);
                }}
              >
                {line.icon}
                <span className={styles.words}>
                  {line.label}
                  {line.sub === '' ? null : <span className={styles.sub}> {line.sub}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.empty} role="status">
        {lines.length === 0 && !isSearching ? empty : null}
      </p>
      <p className={styles.foot} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
      </p>
    </dialog>
  );
};
