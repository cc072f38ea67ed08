import { site } from '#lib/site.ts';
import { useViewer } from '#lib/viewer.ts';
import { Link } from '#ui/Link.tsx';

/**
 * In place of the plans while nothing can be bought: no product is there yet, or none has a price (BEG-06, PAY-01).
 * Staff are told what to do about it.
 */
export const NothingForSale = () =>
  useViewer().accountType === 'EMPLOYEE' ? (
    <p>
      No membership is for sale here yet. Enter what you sell with <code>npm run staff -- products</code>. Each product
      is offered once its price is found at Stripe.
    </p>
  ) : (
    <p>
      No membership is for sale here yet. What you have stays as it is.{' '}
      <Link href={site.supportTicket}>Contact support</Link> if you expected one.
    </p>
  );
