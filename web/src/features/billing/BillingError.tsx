import { IconAlertTriangle } from '@tabler/icons-react';
import type { SaveFault } from '#lib/save.ts';
import { site } from '#lib/site.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Note, reveal } from '#ui/Note.tsx';

/** The portal, the cancel offer or a coupon failed (BIL-01); nothing without a fault. */
export const BillingError = ({
  fault,
}: {
  fault: (Pick<SaveFault, 'requestId'> & Partial<Pick<SaveFault, 'code'>>) | null;
}) =>
  fault === null ? null : fault.code === 'INVALID_OFFER' ? (
    <Note ref={reveal} tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      This offer has ended. <Link href="/account-settings">Your account</Link> shows where your membership stands.
    </Note>
  ) : (
    <Note ref={reveal} tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      <b>Error</b>
      <p>
        There was an issue connecting to the billing portal. Please email our Support Team at{' '}
        <Link href={site.supportTicket}>{site.supportEmail}</Link> and we&apos;ll help resolve this.
      </p>
      {fault.requestId === null ? null : <p className={look.tiny}>Request {fault.requestId}.</p>}
    </Note>
  );
