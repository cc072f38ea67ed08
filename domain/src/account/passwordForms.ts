import type { FormRules } from '../formRules.ts';
import { addressFaults } from './emailAddress.ts';
import { codeFaults } from './mailedCode.ts';
import { brokenPasswordRules, currentPasswordFaults, newPasswordFaults } from './passwordRules.ts';

/** A code that was mailed, and the new password, typed twice. */
export interface NewPasswordValues {
  readonly code: string;
  readonly password: string;
  readonly confirmation: string;
}

const eachFault = ({ password }: { password: string }): readonly string[] => brokenPasswordRules(password);
const confirmationFaults = ({ password, confirmation }: Omit<NewPasswordValues, 'code'>): readonly string[] =>
  password === confirmation ? [] : ['Password and password confirmation must be equal.'];

/** The form that asks for a code by mail (SIG-11), or for the company of an address (SSO-02). */
export const addressForm: FormRules<{ email: string }> = { email: ({ email }) => addressFaults(email) };

/** The form that resets a password with a code: each broken rule has its own message (SIG-12). */
export const resetPasswordForm: FormRules<NewPasswordValues & { readonly email: string }> = {
  email: ({ email }) => addressFaults(email),
  code: ({ code }) => codeFaults(code),
  password: eachFault,
  confirmation: confirmationFaults,
};

/** The form that sets the first password: one message for all that is missing (SIG-13). */
export const setPasswordForm: FormRules<NewPasswordValues> = {
  code: ({ code }) => codeFaults(code),
  password: ({ password }) => newPasswordFaults(password),
  confirmation: ({ password, confirmation }) => (password === confirmation ? [] : ['Passwords must match.']),
};

/** The form that changes the password of somebody who is signed in. */
export const changePasswordForm: FormRules<Omit<NewPasswordValues, 'code'> & { readonly current: string }> = {
  current: ({ current }) => currentPasswordFaults(current),
  password: eachFault,
  confirmation: confirmationFaults,
};
