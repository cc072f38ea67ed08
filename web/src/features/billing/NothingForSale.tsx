import { site } from '#lib/site.ts';
import { Link } from '#ui/Link.tsx';

/** In place of the plans while nothing can be bought: no product is there yet, or none has a price (BEG-06, PAY-01). */
export const NothingForSale = () => (
  <p>
    No membership is for sale here yet. What you have stays as it is.{' '}
    <Link href={site.supportTicket}>Contact support</Link> if you expected one.
  </p>
);
