import { savePreferences, usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Switch } from '#ui/Switch.tsx';
import { keyHelp } from './playerKeys.ts';
import styles from './KeyHelp.module.css';

interface KeyHelpProps {
  opened: boolean;
  /** Of a film without a voice, which has no volume. */
  silent: boolean;
  /** Whether notes are written at this film. */
  notes: boolean;
  onClose: () => void;
}

/** The keyboard shortcuts of the player, and a switch to turn them off. */
export const KeyHelp = ({ opened, silent, notes, onClose }: KeyHelpProps) => {
  const { keys } = usePlayerPreferences();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <dl className={styles.keys}>
        {keyHelp(silent, notes).map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Use these keys"
        note="Turn off if they conflict with your screen reader or voice control."
        checked={keys}
        onChange={(on) => {
          savePreferences({ keys: on });
        }}
      />
    </Dialog>
  );
};
