import { signInAddress } from '@atrium/domain/access/signIn.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { corporateDomainQuery } from './lookups.ts';

export interface CorporateHintProps {
  /** Of the address that was typed; null while it is still being typed, or is none. */
  domain: string | null;
  email: string;
  /** Where the person wanted to go. */
  redirectPath?: string | undefined;
}

/** Leads people whose company signs them in to it, before they look for a password that they do not have (SSO-02). */
export const CorporateHint = ({ domain, email, redirectPath }: CorporateHintProps) => {
  const { data } = useQuery({ ...corporateDomainQuery(domain ?? ''), enabled: domain !== null });
  return (
    <div role="status" className={look.small}>
      {domain !== null && data?.page?.signsIn === true ? (
        <>
          People at {domain} can sign in through their company.{' '}
          <Link href={signInAddress('/corp-login', redirectPath)} state={{ email }}>
            Continue with your company
          </Link>
        </>
      ) : null}
    </div>
  );
};
