import { minute } from '@atrium/domain/time.ts';
import { formatMoment } from '#lib/dates.ts';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import type { DataSettings } from './dataSettingsQuery.ts';

export interface LooksCardProps {
  looks: DataSettings['looks'];
  zone: string;
}

/** Who of the team saw the viewer's pages as the viewer does, when, how long and why (STF-06). */
export const LooksCard = ({ looks, zone }: LooksCardProps) => (
  <SettingsCard
    title="Who looked at your account"
    about="To help you, somebody of our team can see your pages as you do. They can change nothing, and see no passwords, codes or cards."
  >
    {looks.length === 0 ? (
      <p>Nobody has looked at your account.</p>
    ) : (
      <Stack as="ul">
        {looks.map(({ name, role, reason, beganAt, endedAt }) => (
          <li key={beganAt}>
            <Stack gap={8}>
              <b>
                {name ?? 'Somebody who has left'}, {role}
              </b>
              <span>{reason}</span>
              <span className={look.muted}>
                {formatMoment(beganAt, zone)}, {endedAt === null ? 'still looking' : lengthOf(endedAt - beganAt)}
              </span>
            </Stack>
          </li>
        ))}
      </Stack>
    )}
  </SettingsCard>
);

/** In whole minutes that have begun. */
function lengthOf(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / minute));
  return minutes === 1 ? 'for a minute' : `for ${String(minutes)} minutes`;
}
