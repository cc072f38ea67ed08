import { checkoutMessage } from '@atrium/domain/billing/checkoutErrors.ts';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { site } from '#lib/site.ts';
import { Link } from '#ui/Link.tsx';
import { Note } from '#ui/Note.tsx';

/** Why a checkout has come to nothing, by the query parameter `ec` (BIL-05); nothing without one. */
export const CheckoutNote = ({ ec }: { ec: string | undefined }) => {
  const message = checkoutMessage(ec);
  if (message === null) return null;
  const words = (
    <>
      {message} For help, visit our <Link href={site.help ?? site.supportTicket}>help center</Link>.
    </>
  );
  // their own choice is no failure
  if (ec === 'uc') {
    return (
      <div role="alert">
        <Note icon={<IconInfoCircle aria-hidden="true" />}>{words}</Note>
      </div>
    );
  }
  return (
    <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      {words}
    </Note>
  );
};
