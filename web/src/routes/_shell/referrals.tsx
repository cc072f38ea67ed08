import { createFileRoute } from '@tanstack/react-router';
import { site } from '#lib/site.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { Stack, Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';

export const Route = createFileRoute('/_shell/referrals')({
  component: () => (
    <Wrap>
      <PageHead title="Referrals" />
      <Stack>
        <p className={look.lede}>Our referral program has been discontinued.</p>
        <p>
          <a href={site.supportTicket}>Contact support</a>
        </p>
      </Stack>
    </Wrap>
  ),
});
