import { canonicalTimeZone } from '@atrium/domain/timeZone.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownTimeZone } from '#lib/timeZone.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceGroup, Radio } from '#ui/Choice.tsx';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { look } from '#ui/look.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { chooseTimeZone } from './saveTimeZone.ts';
import { listTimeZones, searchTimeZones } from './timeZones.ts';
import styles from './TimeZoneDialog.module.css';

export interface TimeZoneDialogProps {
  /** The zone in which dates are shown now, an IANA name. */
  zone: string;
  /** Epoch milliseconds; the offsets are those of this instant. */
  now: number;
  onClose: () => void;
}

// nobody reads hundreds of names
const shown = 30;

/** Chooses the zone in which dates are shown, in mails too; without a choice it is the machine's (D83). */
export const TimeZoneDialog = ({ zone, now, onClose }: TimeZoneDialogProps) => {
  const [wanted, setWanted] = useState(canonicalTimeZone(zone) ?? zone);
  const [typed, setTyped] = useState('');
  const [zones] = useState(() => listTimeZones(now, [zone, ownTimeZone()]));
  const found = searchTimeZones(zones, typed);
  const queryClient = useQueryClient();
  const choose = (next: string | null): void => {
    chooseTimeZone(queryClient, next);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Change time zone"
      aside={zones.find(({ id }) => id === wanted)?.city}
      actions={
        <div className={styles.buttons}>
          <Button
            variant="line"
            onClick={() => {
              choose(null);
            }}
          >
            Use this device's
          </Button>
          <Button
            onClick={() => {
              choose(wanted);
            }}
          >
            Save
          </Button>
        </div>
      }
    >
      <SearchBox
        label="Search time zones"
        value={typed}
        onChange={setTyped}
        onSearch={() => {
          const [only, ...others] = found;
          if (only !== undefined && others.length === 0) setWanted(only.id);
        }}
      />
      <p className={styles.count} role="status">
        {countInWords(found.length)}
      </p>
      <div className={styles.list}>
        <ChoiceGroup legend="Time zone" hint="Applies to your dates on all devices, and in emails.">
          {found.slice(0, shown).map(({ id, city, name, offset }) => (
            <Radio
              key={id}
              name="timeZone"
              value={id}
              checked={id === wanted}
              label={city}
              note={name}
              aside={<span className={cx(look.small, look.muted, look.num)}>{offset}</span>}
              onChange={() => {
                setWanted(id);
              }}
            />
          ))}
        </ChoiceGroup>
      </div>
    </Dialog>
  );
};

function countInWords(count: number): string {
  if (count === 0) return 'No match. Try a large city nearby.';
  if (count === 1) return '1 time zone';
  return count > shown
    ? `${String(shown)} of ${String(count)} time zones. Type to find yours.`
    : `${String(count)} time zones`;
}
