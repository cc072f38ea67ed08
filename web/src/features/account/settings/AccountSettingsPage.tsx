import type { ReactNode } from 'react';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { Devices } from './Devices.tsx';
import { SecondSignIn } from './SecondSignIn.tsx';
import type { Settings } from './settingsQuery.ts';
import { SignInAddress } from './SignInAddress.tsx';
import styles from './AccountSettingsPage.module.css';

export interface AccountSettingsPageProps {
  settings: Settings;
  viewer: SignedIn;
  /** The cards about billing. */
  billing: ReactNode;
  /** The card about the second factor. */
  secondFactor: ReactNode;
  /** The cards about mails and the viewer's data. */
  data: ReactNode;
  /** Why the return from Google has linked nothing. */
  notice: ReactNode;
}

/** The account page (members.md §2; ACT-01): a card for everything that this member may change. */
export const AccountSettingsPage = ({
  settings,
  viewer,
  billing,
  secondFactor,
  data,
  notice,
}: AccountSettingsPageProps) => {
  const { email, devices, hasPassword, linking, mayLink } = settings;
  // a link that was made before stays visible, so that it can be removed
  const showsLinking = site.offersSecondSignIn && (mayLink || linking.result !== 'UNLINKED');
  return (
    <Stack wrap className={styles.page}>
      <PageHead title="Account Settings">Edit and manage your account details here.</PageHead>
      {billing}
      <SignInAddress {...settings} />
      {showsLinking ? <SecondSignIn linking={linking} notice={notice} /> : null}
      {hasPassword ? <ChangePassword email={email} /> : <NoPassword mayLink={mayLink} email={email} />}
      {secondFactor}
      <Devices devices={devices} timeZone={viewer.timeZone} />
      {data}
      <p className={cx(look.tiny, look.quiet)}>
        Names of places in profiles come from the{' '}
        <a href="https://github.com/dr5hn/countries-states-cities-database" target="_blank" rel="noopener">
          Countries States Cities Database
        </a>
        , under the Open Database License.
      </p>
    </Stack>
  );
};

const NoPassword = ({ mayLink, email }: { mayLink: boolean; email: string }) => (
  <SettingsCard title="Password">
    {mayLink ? (
      <>
        <p>You sign in with Google. You can set a password too: we'll email you a code for it.</p>
        <Row>
          <ButtonLink variant="line" href="/reset-password" state={{ email }}>
            Set a password
          </ButtonLink>
        </Row>
      </>
    ) : (
      <p>Your organization signs you in, so there is no password to change here.</p>
    )}
  </SettingsCard>
);
