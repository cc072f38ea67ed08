import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Banner } from '#parts/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';

/** Says to somebody of the team until when they need a second factor (STF-02). */
export const SecondFactorBand = ({ viewer }: { viewer: SignedIn }) => {
  const zone = useTimeZone(viewer.timeZone);
  const dueAt = viewer.staff?.factorDueAt ?? null;
  if (viewer.staff?.factor !== 'DUE' || dueAt === null) return null;
  return (
    <Banner
      label="Second factor"
      lead={`Add a second factor by ${formatDay(dueAt, zone)}.`}
      action={
        <ButtonLink variant="sun" href="/second-factor">
          Add it now
        </ButtonLink>
      }
    >
      After that, signing in leads there until it is done.
    </Banner>
  );
};
