import { secondFactorPath } from '@atrium/domain/access/routeTable.ts';
import { signInAddress } from '@atrium/domain/access/signIn.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInOutcome } from '#lib/signInOutcome.ts';
import { site } from '#lib/site.ts';
import { useSave } from '#lib/useSave.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { FaultNote } from '#parts/FaultNote.tsx';
import { LogOutButton } from '#parts/LogOutButton.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { acceptInvitationSpec } from './acceptInvitation.ts';
import { DeadInvitation } from './DeadInvitation.tsx';
import type { Invitation } from './invitationQuery.ts';
import { TeamAccountForm } from './TeamAccountForm.tsx';

export interface InvitationPageProps {
  invitation: Invitation;
  /** The secret of the link. */
  token: string;
  /** Signs in with the password that was just set, and leads to the set-up of the second factor. */
  onMade: (email: string, password: string) => Promise<SignInOutcome>;
}

const roleWords = new Intl.ListFormat('en-US');

/** Somebody joins the team: with the account that they have, or with one that they make (STF-08). */
export const InvitationPage = ({ invitation, token, onMade }: InvitationPageProps) => {
  const { email, roles, hasAccount } = invitation;
  const { busy, fault, save } = useSave(acceptInvitationSpec);
  const [hasJoined, setJoined] = useState(false);
  const viewer = useQuery({ ...viewerOptions(), enabled: false }).data;
  const other = viewer && viewer.email.toLowerCase() !== email.toLowerCase() ? viewer.email : null;
  if (hasJoined) {
    return (
      <Door dense foot={<AccountFoot />}>
        <ScreenHeading>You&apos;re on the team</ScreenHeading>
        <p className={look.muted}>
          Everybody on the team signs in with a second factor. Add yours now: sign in with {email}.
        </p>
        {other === null ? (
          <ButtonLink wide href={secondFactorPath}>
            Add a second factor
          </ButtonLink>
        ) : (
          <LogOutButton target={signInAddress('/login', secondFactorPath)}>Sign out of {other} first</LogOutButton>
        )}
      </Door>
    );
  }
  if (fault?.code === 'NOT_FOUND') return <DeadInvitation />;
  return (
    <Door dense foot={<AccountFoot />}>
      <h1 tabIndex={-1}>Join the team of {site.name}</h1>
      <p className={look.muted}>
        You are invited as {roleWords.format(roles)}.{' '}
        {hasAccount ? (
          <>
            Your account <b>{email}</b> keeps everything that it has.
          </>
        ) : (
          <>
            You&apos;ll sign in with <b>{email}</b>.
          </>
        )}
      </p>
      {other === null ? null : (
        <Note>
          You are signed in as <b>{other}</b>, which does not join: the invitation is for <b>{email}</b>.
        </Note>
      )}
      {hasAccount ? (
        <>
          <FaultNote fault={fault} />
          <Button
            wide
            busy={busy}
            onClick={() => {
              save({ token, account: null }, () => {
                setJoined(true);
              });
            }}
          >
            Join the team
          </Button>
        </>
      ) : (
        <TeamAccountForm
          email={email}
          busy={busy}
          fault={fault}
          submit="Join the team"
          onSubmit={(account) => {
            save({ token, account }, ({ email: address, isNew }) => {
              if (!isNew) {
                setJoined(true);
                return;
              }
              void onMade(address, account.password).then((outcome) => {
                setJoined(outcome !== 'signedIn');
              });
            });
          }}
        />
      )}
    </Door>
  );
};
