import { errorReturns } from '@atrium/domain/access/federation.ts';
import { signInAddress } from '@atrium/domain/access/signIn.ts';
import { Door } from '#parts/Door.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { CorporateLoginForm } from './CorporateLoginForm.tsx';
import { ReturnedError } from './ReturnedError.tsx';
import { SignInFoot } from './SignInFoot.tsx';

const storageKeys = [errorReturns.corporate.storageKey];

export interface CorporateLoginPageProps {
  /** Entered on the page before. */
  email: string | null;
  /** Where the person wanted to go. */
  redirectPath: string | undefined;
}

/** The page of those whose company signs them in (access.md §2.6; SSO-02). */
export const CorporateLoginPage = ({ email, redirectPath }: CorporateLoginPageProps) => (
  <Door foot={<SignInFoot />}>
    <h1 tabIndex={-1}>Corporate Login</h1>
    <p className={look.lede}>Your company signs you in. Enter your work email, and we'll take you there.</p>
    <ReturnedError storageKeys={storageKeys} />
    <CorporateLoginForm initialEmail={email ?? ''} redirectPath={redirectPath} />
    <p className={look.small}>
      <Link href={signInAddress('/login', redirectPath)}>Personal Login</Link>
    </p>
  </Door>
);
