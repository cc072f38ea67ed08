import { linkingLifetimeWords } from '@atrium/domain/account/accountLinking.ts';
import { newAddressForm } from '@atrium/domain/account/emailAddress.ts';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useFields } from '#lib/useFields.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { SignInAgain } from '#parts/SignInAgain.tsx';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { keepFocus } from '#ui/returnFocus.ts';
import { Tag } from '#ui/Tag.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { startAccountLinkingSpec, unlinkAccountSpec } from './settingsCalls.ts';
import type { Settings } from './settingsQuery.ts';

const atGoogle = '/oidc/federation?provider=google&context=add-secondary-email';
const google = <IconBrandGoogle aria-hidden="true" />;

export interface SecondSignInProps {
  linking: Settings['linking'];
  /** Why the return from Google has linked nothing. */
  notice: ReactNode;
}

/** The second address by which a member signs in: none, asked for, or linked (ACT-02, SSO-06). */
export const SecondSignIn = ({ linking: { result, email }, notice }: SecondSignInProps) => (
  <SettingsCard title="Google sign-in" about="Add another email address to sign in to this account with Google.">
    {notice}
    {result === 'VERIFIED' && email !== null ? <Linked email={email} /> : null}
    {result === 'PENDING' && email !== null ? <Waiting email={email} /> : null}
    {result === 'UNLINKED' ? <StartLinking /> : null}
  </SettingsCard>
);

const StartLinking = () => {
  const { busy, fault, save, question } = useFreshSave(startAccountLinkingSpec);
  const { field, otherFault, submit } = useFields(newAddressForm, { email: '' }, { fault });
  return (
    <>
      <form
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          submit(event, ({ email }) => {
            save(email, (result) => {
              if (result === 'PENDING') location.assign(atGoogle);
            });
          });
        }}
      >
        <TextInput
          label="Second email"
          type="email"
          autoComplete="email"
          hint="You'll confirm it with Google, then sign in again here."
          {...field('email')}
        />
        <SignInAgain fault={otherFault} otherwise="Could not link account. Please try again." />
        <Row>
          <Button type="submit" busy={busy} icon={google}>
            Link with Google
          </Button>
        </Row>
      </form>
      {question}
    </>
  );
};

const Waiting = ({ email }: { email: string }) => {
  const { busy, fault, save, question } = useFreshSave(unlinkAccountSpec);
  return (
    <>
      <p>
        <b>{email}</b> <Tag weight="off">Pending</Tag>
      </p>
      <p className={look.muted}>Sign in to Google with this email within {linkingLifetimeWords} to link it.</p>
      <SignInAgain fault={fault} otherwise="Could not unlink account. Please try again." />
      <Row>
        <ButtonLink href={atGoogle} icon={google}>
          Continue with Google
        </ButtonLink>
        <Button
          variant="line"
          busy={busy}
          onClick={() => {
            keepFocus();
            save();
          }}
        >
          Cancel
        </Button>
      </Row>
      {question}
    </>
  );
};

const Linked = ({ email }: { email: string }) => {
  const [asking, setAsking] = useState(false);
  const { busy, fault, save, reset, question } = useFreshSave(unlinkAccountSpec);
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <p>
        <b>{email}</b> <Tag weight="plain">Linked</Tag>
      </p>
      <Row>
        <Button
          variant="line"
          onClick={() => {
            setAsking(true);
          }}
        >
          Unlink
        </Button>
      </Row>
      {asking ? (
        <ConfirmDialog
          title="Unlink this email?"
          confirm="Unlink"
          destructive
          action={{ busy, fault: null }}
          onClose={close}
          onConfirm={() => {
            save(undefined, () => {
              setAsking(false);
              toast({ id: 'account', message: 'This email is no longer linked.' });
            });
          }}
        >
          <p>
            You'll no longer be able to sign in with <b>{email}</b>. Other browsers will be signed out.
          </p>
          <SignInAgain fault={fault} otherwise="Could not unlink account. Please try again." />
          {question}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
