import { currentPasswordFaults } from '../account/passwordRules.ts';
import type { FormRules } from '../formRules.ts';

/** The form that asks for the erasure of an account: with its password, where it has one (ACT-05). */
export const eraseForm = (hasPassword: boolean): FormRules<{ password: string }> => ({
  password: ({ password }) => (hasPassword ? currentPasswordFaults(password) : []),
});
