import type { BlockLogin } from '@atrium/domain/access/flags.ts';
import { site } from '#lib/site.ts';
import { PageLink } from '#parts/PageLink.tsx';
import { Door } from './Door.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInPage.module.css';

export interface SignInPageProps {
  /** The texts of the outage screen while sign-in is switched off (SIG-04). */
  blocked: BlockLogin | null;
}

/** The sign-in page (access.md §2.6; SIG-01 to SIG-04). The guard redirects people who are signed in. */
export const SignInPage = ({ blocked }: SignInPageProps) => {
  const foot = (
    <p>
      {site.terms === null ? null : (
        <>
          By signing in you agree to our <a href={site.terms}>Terms</a>.{' '}
        </>
      )}
      Questions? <a href={site.help ?? site.supportTicket}>Customer Support</a>
    </p>
  );
  if (blocked) {
    return (
      <Door foot={foot}>
        <h1 tabIndex={-1}>{blocked.headline}</h1>
        <p className="lede">{blocked.description}</p>
      </Door>
    );
  }
  return (
    <Door foot={foot}>
      <h1 tabIndex={-1}>Welcome</h1>
      <SignInForm />
      <p className={`row between small ${styles.ways ?? ''}`}>
        <PageLink href="/corp-login">Corporate Login</PageLink>
        <span>
          New here?{' '}
          <PageLink href="/signup">
            <b>Sign Up Now</b>
          </PageLink>
        </span>
      </p>
    </Door>
  );
};
