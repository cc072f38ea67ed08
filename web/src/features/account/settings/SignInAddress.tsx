import { newAddressForm } from '@atrium/domain/account/emailAddress.ts';
import { addressBondWords, emailChangeForm, emailCodeForm } from '@atrium/domain/account/emailChange.ts';
import { codeLifetimeWords } from '@atrium/domain/account/mailedCode.ts';
import { useState } from 'react';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { SignInAgain } from '#parts/SignInAgain.tsx';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { keepFocus } from '#ui/returnFocus.ts';
import { Tag } from '#ui/Tag.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { CodeInput } from '../CodeInput.tsx';
import { cancelEmailChangeSpec, confirmEmailChangeSpec, startEmailChangeSpec } from './settingsCalls.ts';
import { asksPassword, type Settings } from './settingsQuery.ts';

export type SignInAddressProps = Pick<
  Settings,
  'email' | 'addressBond' | 'pendingEmail' | 'hasPassword' | 'hasSecondFactor'
>;

/** The address by which a member signs in, and its change: not begun, waiting for its code, or not allowed (ACT-06). */
export const SignInAddress = ({ email, addressBond, pendingEmail, ...proof }: SignInAddressProps) => {
  const [asking, setAsking] = useState(false);
  // after the request the code is entered next; a page that is opened later leaves the focus where it is
  const [hasAsked, setAsked] = useState(false);
  const isOpen = addressBond === null && pendingEmail === null;
  const end = (wasSent: boolean) => {
    setAsking(false);
    setAsked(wasSent);
  };
  return (
    <SettingsCard title="Sign-in email" about="Used to sign in and to contact you.">
      <p>
        <b>{email}</b>
      </p>
      {addressBond === null ? null : <p className={look.muted}>{addressBondWords[addressBond]}</p>}
      {addressBond === null && pendingEmail !== null ? <Waiting pending={pendingEmail} focus={hasAsked} /> : null}
      {isOpen && !asking ? (
        <Row>
          <Button
            variant="line"
            onClick={() => {
              setAsking(true);
            }}
          >
            Change my email
          </Button>
        </Row>
      ) : null}
      {isOpen && asking ? asksPassword(proof) ? <WithPassword onEnd={end} /> : <WithoutPassword onEnd={end} /> : null}
    </SettingsCard>
  );
};

/** Focuses the first input, because the form replaces the button that had the focus. */
const focusFirst = (form: HTMLFormElement | null): void => {
  form?.querySelector('input')?.focus();
};

interface AskProps {
  /** Called when the form closes; `wasSent`: false when it was canceled. */
  onEnd: (wasSent: boolean) => void;
}

const newEmail = {
  label: 'New email',
  type: 'email',
  autoComplete: 'email',
  required: true,
  hint: "We'll email a code to it. Nothing changes until you enter it.",
} as const;

const WithPassword = ({ onEnd }: AskProps) => {
  const { busy, fault, save, question } = useFreshSave(startEmailChangeSpec);
  const { field, otherFault, submit } = useFields(emailChangeForm, { email: '', password: '' }, { fault });
  return (
    <>
      <form
        ref={focusFirst}
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          submit(event, (values) => {
            save(values, () => {
              onEnd(true);
            });
          });
        }}
      >
        <TextInput {...newEmail} {...field('email')} />
        <PasswordInput label="Your password" autoComplete="current-password" required {...field('password')} />
        <FaultNote fault={otherFault} />
        <AskButtons busy={busy} onEnd={onEnd} />
      </form>
      {question}
    </>
  );
};

const WithoutPassword = ({ onEnd }: AskProps) => {
  const { busy, fault, save, question } = useFreshSave(startEmailChangeSpec);
  const { field, otherFault, submit } = useFields(newAddressForm, { email: '' }, { fault });
  return (
    <>
      <form
        ref={focusFirst}
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          submit(event, (values) => {
            save({ ...values, password: null }, () => {
              onEnd(true);
            });
          });
        }}
      >
        <TextInput {...newEmail} {...field('email')} />
        <SignInAgain fault={otherFault} otherwise="We couldn't email the code. Try again." />
        <AskButtons busy={busy} onEnd={onEnd} />
      </form>
      {question}
    </>
  );
};

const AskButtons = ({ busy, onEnd }: AskProps & { busy: boolean }) => (
  <Row>
    <Button type="submit" busy={busy}>
      Email me a code
    </Button>
    <Button
      variant="line"
      onClick={() => {
        onEnd(false);
      }}
    >
      Cancel
    </Button>
  </Row>
);

const Waiting = ({ pending, focus }: { pending: string; focus: boolean }) => {
  const confirm = useSave(confirmEmailChangeSpec);
  const cancel = useSave(cancelEmailChangeSpec);
  const { fault } = confirm;
  const fieldOf = { CODE_MISMATCH: 'code' } as const;
  const { field, otherFault, submit } = useFields(emailCodeForm, { code: '' }, { fault, fieldOf });
  return (
    <form
      ref={focus ? focusFirst : undefined}
      className={look.stack}
      noValidate
      onSubmit={(event) => {
        submit(event, (values) => {
          keepFocus();
          confirm.save(values.code, (address) => {
            toast({ id: 'account', message: `You sign in as ${address} from now on.` });
          });
        });
      }}
    >
      <p>
        <b>{pending}</b> <Tag weight="off">Pending</Tag>
      </p>
      <p className={look.muted}>
        Enter the code that we emailed there within {codeLifetimeWords}. No code? Check your inbox for an explanation,
        or cancel the request and ask again. Changing your email signs you out everywhere else.
      </p>
      <CodeInput field={field('code')} />
      <FaultNote fault={otherFault} />
      <FaultNote fault={cancel.fault} />
      <Row>
        <Button type="submit" busy={confirm.busy}>
          Change to this email
        </Button>
        <Button
          variant="line"
          busy={cancel.busy}
          onClick={() => {
            keepFocus();
            cancel.save();
          }}
        >
          Cancel request
        </Button>
      </Row>
    </form>
  );
};
