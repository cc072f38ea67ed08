import { IconAlertTriangle } from '@tabler/icons-react';
import { checkoutMessage } from '@atrium/domain/billing/checkoutErrors.ts';
import { site } from '#lib/site.ts';
import { Link } from '#ui/Link.tsx';
import { Note } from '#ui/Note.tsx';

/** Why a checkout has come to nothing, by the query parameter `ec` (BIL-05); nothing without one. */
export const CheckoutNote = ({ ec }: { ec: string | undefined }) => {
  const message = checkoutMessage(ec);
  if (message === null) return null;
  return (
    <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      {message} For help, visit our <Link href={site.help ?? site.supportTicket}>help center</Link>.
    </Note>
  );
};
