import { createFileRoute } from '@tanstack/react-router';
import { site } from '../../lib/site.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

export const Route = createFileRoute('/_shell/not-authorized')({
  component: () => (
    <div className="wrap stack">
      <PageHead title="Not Authorized" />
      <p className="lede">Your account does not open this page. If you think it should, write to us.</p>
      <p className="row">
        <ButtonLink href="/">Return to Home Page</ButtonLink>
        <a href={site.supportTicket}>Contact support</a>
      </p>
    </div>
  ),
});
