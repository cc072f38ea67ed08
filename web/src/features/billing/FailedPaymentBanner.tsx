import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateTags } from '#lib/cacheTags.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { Banner } from '#parts/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Stack, Wrap } from '#ui/Layout.tsx';
import { BillingError } from './BillingError.tsx';
import { membershipQuery } from './membershipQuery.ts';
import { askingWords, failedWords } from './membershipWords.ts';
import { PortalLink } from './PortalLink.tsx';
import { askAgainAfter, useIsBackFromPortal } from './useMembership.ts';
import { usePortal } from './usePortal.ts';

/**
 * Above the home page: a payment has failed, until when it can be made, and the page on which a card is entered. After
 * the portal the membership is asked for, and the page again once it is paid. `opensUntil`: epoch milliseconds.
 */
export const FailedPaymentBanner = ({ opensUntil }: { opensUntil: number | null }) => {
  const zone = useTimeZone(useViewer().timeZone);
  const portal = usePortal();
  const isAsking = useIsBackFromPortal();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...membershipQuery(), enabled: isAsking, refetchInterval: askAgainAfter });
  const isPaid = data?.page?.membership?.failed === null;
  useEffect(() => {
    if (isPaid) void invalidateTags(queryClient, ['billing']);
  }, [isPaid, queryClient]);
  return (
    <>
      <Banner
        label="Payment"
        lead={isAsking ? askingWords : failedWords(opensUntil, zone)}
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
