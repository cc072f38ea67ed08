import { createFileRoute } from '@tanstack/react-router';
import { outside } from '../../lib/links.ts';
import { PageHead } from '../../parts/PageHead.tsx';

export const Route = createFileRoute('/_shell/referrals')({
  component: () => (
    <div className="wrap">
      <PageHead title="Referrals" />
      <p className="lede">Our referral program has been discontinued.</p>
      <p className="section">
        <a href={outside.supportTicket}>Contact support</a>
      </p>
    </div>
  ),
});
