import { useState } from 'react';
import { chooseTimeZone, ownTimeZone } from '../lib/timeZone.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Select } from '../ui/Select.tsx';

/** Chooses the zone in which dates are shown; 'the usual one' is the organization's, else the machine's. */
export const TimeZoneDialog = ({ zone, onClose }: { zone: string; onClose: () => void }) => {
  const [wanted, setWanted] = useState(zone);
  const zones = [...new Set([ownTimeZone(), 'UTC', zone, ...Intl.supportedValuesOf('timeZone')])].toSorted();
  const choose = (next: string | null): void => {
    chooseTimeZone(next);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Change time zone"
      actions={
        <>
          <Button
            variant="line"
            onClick={() => {
              choose(null);
            }}
          >
            Use the usual one
          </Button>
          <Button
            onClick={() => {
              choose(wanted);
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <Select
        label="Time zone"
        hint="For the dates of courses and events, on this device."
        value={wanted}
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        onChange={(event) => {
          setWanted(event.target.value);
        }}
      />
    </Dialog>
  );
};
