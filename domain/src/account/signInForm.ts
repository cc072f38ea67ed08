import type { FormRules } from '../formRules.ts';
import { addressFaults } from './emailAddress.ts';
import { currentPasswordFaults } from './passwordRules.ts';

/** The form of the sign-in page (SIG-02). */
export const signInForm: FormRules<{ email: string; password: string }> = {
  email: ({ email }) => addressFaults(email),
  password: ({ password }) => currentPasswordFaults(password),
};
