import type { SecondFactorKind } from '#lib/gql/graphql.ts';
import { Note } from '#ui/Note.tsx';
import { TextInput, type TextInputProps } from '#ui/TextInput.tsx';

export interface FactorCodeProps extends Omit<TextInputProps, 'label'> {
  /** Of the second factors of the account. */
  kinds: readonly SecondFactorKind[];
}

/** The code of an authenticator app, or a recovery code. */
export const FactorCode = ({ kinds, ...props }: FactorCodeProps) => (
  <TextInput
    label="Code"
    hint={
      kinds.includes('AUTHENTICATOR') ? 'From your app, or one of your recovery codes.' : 'One of your recovery codes.'
    }
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    required
    {...props}
  />
);

export interface PasskeyNotesProps {
  /** The person has closed the browser's question. */
  wasDismissed: boolean;
  /** The server has not accepted it. */
  isWrong: boolean;
}

/** What became of a passkey that does not prove it. */
export const PasskeyNotes = ({ wasDismissed, isWrong }: PasskeyNotesProps) => (
  <>
    {wasDismissed ? <Note>The passkey was not used. Try again, or enter a code.</Note> : null}
    {isWrong ? <Note tone="bad">The passkey was not accepted. Try again, or enter a code.</Note> : null}
  </>
);
