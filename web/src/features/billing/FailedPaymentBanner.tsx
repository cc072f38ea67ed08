import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { Banner } from '#parts/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Stack, Wrap } from '#ui/Layout.tsx';
import { BillingError } from './BillingError.tsx';
import { failedWords } from './membershipWords.ts';
import { PortalLink } from './PortalLink.tsx';
import { usePortal } from './usePortal.ts';

/**
 * Above the home page: a payment has failed, until when it can be made, and the page on which a card is entered.
 * `opensUntil`: epoch milliseconds.
 */
export const FailedPaymentBanner = ({ opensUntil }: { opensUntil: number | null }) => {
  const zone = useTimeZone(useViewer().timeZone);
  const portal = usePortal();
  return (
    <>
      <Banner
        label="Payment"
        lead={failedWords(opensUntil, zone)}
        action={
          <Button
            variant="line"
            size="s"
            busy={portal.busy}
            data-cta="Update billing"
            onClick={() => {
              portal.open('billing');
            }}
          >
            Update billing
          </Button>
        }
      />
      {portal.fault === null && portal.url === undefined ? null : (
        <Wrap>
          <Stack>
            <BillingError fault={portal.fault} />
            <PortalLink url={portal.url} />
          </Stack>
        </Wrap>
      )}
    </>
  );
};
