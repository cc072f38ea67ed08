import { errorReturns } from '@atrium/domain/access/federation.ts';
import { signInAddress } from '@atrium/domain/access/signIn.ts';
import { useState } from 'react';
import { takePending } from '#lib/secondStep.ts';
import { site } from '#lib/site.ts';
import { Door } from '#parts/Door.tsx';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { OrDivider } from '#ui/OrDivider.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { LastUsed } from './LastUsed.tsx';
import { ReturnedError, type ReturnKey } from './ReturnedError.tsx';
import { SignInFoot } from './SignInFoot.tsx';
import { SignInForm } from './SignInForm.tsx';
import './SignInStart.css';
import styles from './SignInPage.module.css';

export interface SignInPageProps {
  /** Where the person wanted to go. */
  redirectPath: string | undefined;
}

// for accounts with a second factor only, so that others do not wait for its code
const secondStepForm = lazyPart(
  () => import('./SecondStepForm.tsx'),
  (file) => file.SecondStepForm,
);

const storageKeys: readonly ReturnKey[] = [
  ...(['login', 'pass', 'add-secondary-email'] as const).map((context) => errorReturns[context].storageKey),
  // the last one, because the others are more specific
  'signInEnded',
];

/** The sign-in page (access.md §2.6; SIG-01 to SIG-03). The guard redirects people who are signed in. */
export const SignInPage = ({ redirectPath }: SignInPageProps) => {
  const [pending, setPending] = useState(takePending);
  if (pending !== null) {
    return (
      <Door foot={<SignInFoot />}>
        <Part
          of={secondStepForm}
          with={{
            pending,
            onStartOver: () => {
              setPending(null);
            },
          }}
        />
      </Door>
    );
  }
  return (
    <Door foot={<SignInFoot />}>
      <h1 tabIndex={-1}>Welcome</h1>
      <ReturnedError storageKeys={storageKeys} />
      {site.google ? (
        <>
          <GoogleButton context="login" redirectPath={redirectPath} />
          <OrDivider />
        </>
      ) : null}
      <SignInForm redirectPath={redirectPath} onSecondStep={setPending} />
      <Row as="p" between className={cx(look.small, styles.ways)}>
        <span>
          <Link href={signInAddress('/corp-login', redirectPath)}>Corporate Login</Link> <LastUsed way="company" />
        </span>
        <span>
          New here?{' '}
          <Link href={signInAddress('/signup', redirectPath)}>
            <b>Sign Up Now</b>
          </Link>
        </span>
      </Row>
    </Door>
  );
};
