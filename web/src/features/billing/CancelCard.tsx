import { mayGetOffer } from '@atrium/domain/billing/cancelOffer.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import type { OwnMembership } from './membershipQuery.ts';
import { askingWords } from './membershipWords.ts';
import { offerQuery } from './offerQuery.ts';
import { PortalButton } from './PortalButton.tsx';
import { useIsBackFromPortal, useMembership } from './useMembership.ts';

/** The way out of a membership: by the cancel offer when there is one, else by the portal (ACT-01, BIL-02). */
export const CancelCard = ({ viewer }: { viewer: SignedIn }) => {
  const zone = useTimeZone(viewer.timeZone);
  const membership = useMembership();
  const isAsking = useIsBackFromPortal();
  const offer = useQuery({ ...offerQuery(), enabled: mayGetOffer(viewer) });
  const own = membership.data?.page?.membership ?? null;
  const endsAt = own?.endsAt ?? null;
  if (endsAt !== null) {
    return (
      <SettingsCard
        title="Keep membership"
        about={`Your membership ends on ${formatDay(endsAt, zone)}. Until then you can change your mind.`}
      >
        <PortalButton label="Keep membership" configId="billing" />
      </SettingsCard>
    );
  }
  return (
    <SettingsCard title="Cancel membership" about={keptWords(own, isAsking)}>
      {offer.data?.page ? (
        <Row>
          <ButtonLink variant="line" href="/cancel-offer">
            Cancel membership
          </ButtonLink>
        </Row>
      ) : (
        <PortalButton label="Cancel membership" configId="cancel" loading={offer.isLoading || membership.isLoading} />
      )}
    </SettingsCard>
  );
};

function keptWords(membership: OwnMembership, isAsking: boolean): string {
  if (membership !== null && membership.failed !== null)
    return isAsking ? askingWords : "Your last payment didn't go through. Canceling ends your membership.";
  if (membership?.isTrialing === true) return 'You keep access until the free days are over, and nothing is charged.';
  return 'You keep access until the end of your paid period.';
}
