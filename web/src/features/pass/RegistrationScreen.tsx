import { useState } from 'react';
import type { PassOutcome } from '#lib/registerWithPass.ts';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { AnotherAccount } from './AnotherAccount.tsx';
import type { PassLogo } from './passLogo.ts';
import type { PassForm } from './passQueries.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { UnknownAddress } from './UnknownAddress.tsx';
import styles from './Registration.module.css';

export interface RegistrationScreenProps {
  code: string;
  pass: PassForm;
  viewer: SignedIn | null;
  logo: PassLogo | null;
  onOutcome: (outcome: PassOutcome, email: string) => void;
  onProblem: (code: string) => void;
}

/** The form of a pass, with the copy of its segment (PAS-02, PAS-04). */
export const RegistrationScreen = ({ code, pass, viewer, logo, onOutcome, onProblem }: RegistrationScreenProps) => {
  const [isUnknown, setUnknown] = useState(false);
  const isEnterprise = pass.targetSegment === 'ENTERPRISE';
  const { title } = pass;
  return (
    <Door dense logo={logo} foot={<AccountFoot />}>
      {viewer !== null ? (
        <ScreenHeading>{isUnknown ? 'Whoops!' : 'Just a few more details'}</ScreenHeading>
      ) : (
        <h1 tabIndex={-1}>
          {isUnknown ? (
            'Whoops!'
          ) : isEnterprise ? (
            'Just a few details...'
          ) : (
            <>
              Start your free <span className={styles.whole}>30-day</span> membership
            </>
          )}
        </h1>
      )}
      {isUnknown ? <UnknownAddress /> : null}
      {title !== null && !isUnknown ? <p className={look.lede}>{title}</p> : null}
      <RegistrationForm
        code={code}
        pass={pass}
        viewer={viewer}
        onOutcome={onOutcome}
        onProblem={onProblem}
        onUnknownAddress={setUnknown}
      />
      <p className={look.small}>
        {site.terms === null ? null : (
          <>
            By registering you agree to our <a href={site.terms}>Terms</a>.{' '}
          </>
        )}
        {viewer === null ? (
          <>
            Already a member?{' '}
            <Link href={`/login?redirectPath=${encodeURIComponent(`/invite-registration/${code}`)}`}>Sign In</Link>
          </>
        ) : null}
      </p>
      {viewer === null ? null : <AnotherAccount code={code} />}
    </Door>
  );
};
