import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Switch } from '#ui/Switch.tsx';
import { savePreferences, usePreferences } from './studioPreferences.ts';
import styles from './KeysDialog.module.css';

/** Every key of the studio, and what it does. */
const keys: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Ctrl K', does: 'Find or do' },
  { keys: 'G, then T, A, C, S, V, M, P', does: 'Today, calendar, courses, sessions, videos, team, people' },
  { keys: 'J, K', does: 'Next and previous of a list' },
  { keys: 'X, Shift X', does: 'Select a row, or all since the last one' },
  { keys: 'Space, Enter', does: 'Peek at a row, open it' },
  { keys: 'N, F, /', does: 'New, filter, search on a list' },
  { keys: 'Escape', does: 'Clear the selection or the filters of a list; close a dialog' },
  { keys: 'Ctrl Z, Ctrl Shift Z', does: 'Undo and redo, also across fields' },
  { keys: 'Ctrl S', does: 'Save the draft now' },
  { keys: 'Ctrl Enter', does: 'On to publishing' },
  { keys: 'Ctrl .', does: 'Preview on and off' },
  { keys: 'Space, arrows', does: 'Pick up in a tree, and move' },
  { keys: '?', does: 'This table' },
];

/** The keys of the studio, and the switch for those that are pressed alone (2.1.4). */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { keys: isOn } = usePreferences();
  return (
    <Dialog opened title="Keys of the studio" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <dl className={styles.keys}>
        {keys.map(({ keys: pressed, does }) => (
          <div key={pressed}>
            <dt>{pressed}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single keys"
        note="Keys that are pressed alone, outside of fields. Those with Ctrl or ⌘ always work."
        checked={isOn}
        onChange={(on) => {
          savePreferences({ keys: on });
        }}
      />
    </Dialog>
  );
};
