import { useState } from 'react';
import { PasswordInput } from '#ui/PasswordInput.tsx';

export interface NewPasswordProps {
  password: string;
  confirmation: string;
  onPassword: (password: string) => void;
  onConfirmation: (confirmation: string) => void;
  /** What is wrong with the password; it is said when the field has been left, or the form was sent. */
  passwordFaults: readonly string[];
  /** Said when the two differ, once the second has been left. */
  differWords: string;
  /** The form was sent: everything is said. */
  sent: boolean;
}

/** A new password, typed twice. */
export const NewPassword = (props: NewPasswordProps) => {
  const { password, confirmation, passwordFaults, differWords, sent } = props;
  const [left, setLeft] = useState(false);
  const [confirmationLeft, setConfirmationLeft] = useState(false);
  const saysRules = passwordFaults.length > 0 && (sent || (left && password !== ''));
  const saysDiffer = password !== confirmation && (sent || (confirmationLeft && confirmation !== ''));
  return (
    <>
      <PasswordInput
        label="New password"
        name="new-password"
        autoComplete="new-password"
        required
        value={password}
        error={
          saysRules
            ? passwordFaults.map((fault) => (
                <span key={fault} style={{ display: 'block' }}>
                  {fault}
                </span>
              ))
            : undefined
        }
        onChange={(event) => {
          props.onPassword(event.currentTarget.value);
        }}
        onBlur={() => {
          setLeft(true);
        }}
      />
      <PasswordInput
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmation}
        error={saysDiffer ? differWords : undefined}
        onChange={(event) => {
          props.onConfirmation(event.currentTarget.value);
        }}
        onBlur={() => {
          setConfirmationLeft(true);
        }}
      />
    </>
  );
};
