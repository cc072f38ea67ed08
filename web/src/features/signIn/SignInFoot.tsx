import { site } from '#lib/site.ts';

/** The agreement and the way to support, below the forms of the sign-in pages (SIG-01). */
export const SignInFoot = () => (
  <p>
    {site.terms === null ? null : (
      <>
        By signing in you agree to our <a href={site.terms}>Terms</a>.{' '}
      </>
    )}
    Questions? <a href={site.help ?? site.supportTicket}>Customer Support</a>
  </p>
);
