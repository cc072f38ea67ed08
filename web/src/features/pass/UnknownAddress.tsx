import { site } from '#lib/site.ts';

/** The message below 'Whoops!': an address that the pass is not for (PAS-04). */
export const UnknownAddress = () => (
  <p role="alert">
    We couldn't find you with this address. Please use your work email, or{' '}
    <a href={site.supportTicket}>contact support</a> at {site.supportEmail}.
  </p>
);
