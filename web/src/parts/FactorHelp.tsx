import { site } from '#lib/site.ts';
import { look } from '#ui/look.ts';

/** What somebody does who has neither their second factor nor a recovery code. */
export const FactorHelp = () => (
  <details className={look.small}>
    <summary>I have neither</summary>
    <p>
      Write to <a href={site.supportTicket}>{site.supportEmail}</a> from the address of your account: they make sure
      that it is you, and remove your second factor. If you are on the team, ask an owner; the only owner asks whoever
      runs the server.
    </p>
  </details>
);
