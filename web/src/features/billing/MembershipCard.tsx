import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { askingWords, nextOf } from './membershipWords.ts';
import { useIsBackFromPortal, useMembership } from './useMembership.ts';

/** What the member pays for: plan, price, and what comes next (ACT-01); nothing when that is not known. */
export const MembershipCard = ({ viewer }: { viewer: SignedIn }) => {
  const zone = useTimeZone(viewer.timeZone);
  const isAsking = useIsBackFromPortal();
  const membership = useMembership().data?.page?.membership ?? null;
  if (membership === null) return null;
  const next = nextOf(membership, zone);
  return (
    <SettingsCard title="Your plan">
      <p>
        <b className={look.big}>{membership.productName}</b>
        <br />
        <span className={cx(look.num, look.muted)}>{formatCents(membership.price)} a year</span>
      </p>
      {membership.failed === null ? (
        <p>{next}</p>
      ) : isAsking ? (
        <p role="status">{askingWords}</p>
      ) : (
        <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
          {next}
        </Note>
      )}
    </SettingsCard>
  );
};
