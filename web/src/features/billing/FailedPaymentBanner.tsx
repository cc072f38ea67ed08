import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { Banner } from '#parts/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { failedWords } from './membershipWords.ts';

/**
 * Above the home page: a payment has failed, until when it can be made, and where. `opensUntil`: epoch milliseconds.
 */
export const FailedPaymentBanner = ({ opensUntil }: { opensUntil: number | null }) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <Banner
      label="Payment"
      lead={failedWords(opensUntil, zone)}
      action={
        <ButtonLink variant="line" size="s" href="/account-settings">
          Update billing
        </ButtonLink>
      }
    />
  );
};
