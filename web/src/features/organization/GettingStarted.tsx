import { useEffect, type ReactNode } from 'react';
import { site } from '#lib/site.ts';
import { useViewer } from '#lib/viewer.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { gettingStarted } from './pageTitles.ts';

interface GettingStartedProps {
  error: { readonly code: string; readonly message: string };
  /** A way back. */
  above?: ReactNode;
  /** Instead of what is said of a company that is not set up. */
  children?: ReactNode;
}

const contractWords =
  'Enter the contract of this company and the seats that it buys. Its dashboard opens here from the day on which that begins.';

/**
 * Shown instead of figures while a company is not set up, or has none to show (ORG-07, D64); to staff, whom nobody has
 * to set it up for, what comes first (BEG-06).
 */
export const GettingStarted = ({ error, above, children }: GettingStartedProps) => {
  const { code, message } = error;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- what support asks for (ORG-07)
    console.warn(`organization: ${code}: ${message}`);
  }, [code, message]);
  const isStaff = useViewer().accountType === 'EMPLOYEE';
  if (isStaff && code === 'ORGANIZATION_NOT_SET_UP') {
    return (
      <Wrap section>
        <PageHead title={gettingStarted} above={above} />
        <EmptyState title="There is no contract yet.">{children ?? contractWords}</EmptyState>
      </Wrap>
    );
  }
  return (
    <Wrap section>
      <PageHead title={gettingStarted} above={above} />
      <EmptyState
        title="Please talk to your Customer Success Manager to get started."
        action={<Link href={site.supportTicket}>Contact support</Link>}
      >
        {children ?? (
          <>
            <p>Once your program is set up, this page shows who is learning, what they watch and what they complete.</p>
            <p className={look.small}>You can invite your team as soon as seats are assigned to your company.</p>
          </>
        )}
      </EmptyState>
    </Wrap>
  );
};
