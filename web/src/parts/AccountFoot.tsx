import { site } from '#lib/site.ts';

/** Below every account page: where help is. */
export const AccountFoot = () => (
  <p>
    Questions? <a href={site.help ?? site.supportTicket}>Customer Support</a>
  </p>
);
