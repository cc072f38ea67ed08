import { createFileRoute } from '@tanstack/react-router';
import { site } from '#lib/site.ts';
import { PageHead } from '#parts/PageHead.tsx';

export const Route = createFileRoute('/_shell/referrals')({
  component: () => (
    <div className="wrap">
      <PageHead title="Referrals" />
      <p className="lede">Our referral program has been discontinued.</p>
      <p className="section">
        <a href={site.supportTicket}>Contact support</a>
      </p>
    </div>
  ),
});
