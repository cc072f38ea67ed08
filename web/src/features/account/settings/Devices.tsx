import { useState } from 'react';
import { formatDay, formatDayAndTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { FaultNote } from '#parts/FaultNote.tsx';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { returnFocus } from '#ui/returnFocus.ts';
import { Tag } from '#ui/Tag.tsx';
import { toast } from '#ui/toast.ts';
import { endDeviceSpec, endOtherDevicesSpec } from './settingsCalls.ts';
import type { Device } from './settingsQuery.ts';
import styles from './Devices.module.css';

export interface DevicesProps {
  devices: readonly Device[];
  /** The zone in which the viewer's dates are shown unless they chose another; null for the machine's. */
  timeZone: string | null;
}

/** Where the viewer is signed in, and how to end it. */
export const Devices = ({ devices, timeZone }: DevicesProps) => {
  const zone = useTimeZone(timeZone);
  const [asking, setAsking] = useState(false);
  const others = useSave(endOtherDevicesSpec);
  const close = () => {
    setAsking(false);
    others.reset();
  };
  return (
    <SettingsCard title="Where you are signed in" about={"Log out of devices you don't use or recognize."}>
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceRow key={device.sid} device={device} zone={zone} />
        ))}
      </ul>
      {devices.some(({ isThis }) => !isThis) ? (
        <Row>
          <Button
            variant="line"
            onClick={() => {
              setAsking(true);
            }}
          >
            Log out everywhere else
          </Button>
        </Row>
      ) : (
        <p className={look.muted}>{"You're not signed in anywhere else."}</p>
      )}
      {asking ? (
        <ConfirmDialog
          title="Log out everywhere else?"
          confirm="Log out"
          action={others}
          onClose={close}
          onConfirm={() => {
            others.save(undefined, () => {
              setAsking(false);
              toast({ id: 'account', message: "You're logged out everywhere else." });
            });
          }}
        >
          <p>Only this browser stays signed in. If you don't recognize one of the others, change your password too.</p>
        </ConfirmDialog>
      ) : null}
    </SettingsCard>
  );
};

/** This browser, or everything else that was done by one kind of browser: a row is signed out as a whole. */
const DeviceRow = ({ device, zone }: { device: Device; zone: string }) => {
  const { busy, fault, save } = useSave(endDeviceSpec);
  const { signIns } = device;
  const since = signIns === 1 ? `Signed in on ${formatDay(device.signedInAt, zone)}` : `${String(signIns)} sign-ins`;
  return (
    <li className={styles.row}>
      <div>
        <b>{device.device}</b> {device.isThis ? <Tag weight="plain">This browser</Tag> : null}
        <div className={look.muted}>
          {since}
          {device.isThis ? null : <>, last used {formatDayAndTime(device.lastUsedAt, zone)}</>}
        </div>
        <FaultNote fault={fault} />
      </div>
      {device.isThis ? null : (
        <Button
          variant="line"
          size="s"
          busy={busy}
          aria-label={`Log out ${device.device}: ${since}`}
          onClick={() => {
            save(device.sid, returnFocus());
          }}
        >
          Log out
        </Button>
      )}
    </li>
  );
};
