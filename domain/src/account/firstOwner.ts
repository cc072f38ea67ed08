import type { FormRules } from '../formRules.ts';
import { minute } from '../time.ts';
import type { NewPasswordValues } from './passwordForms.ts';
import { brokenPasswordRules } from './passwordRules.ts';
import { nameFaults } from './signup.ts';

/** What the first owner of an academy fills in (BEG-01); the address is that of the link. */
export type OwnerValues = Omit<NewPasswordValues, 'code'> & {
  readonly firstName: string;
  readonly lastName: string;
};

export const ownerRules: FormRules<OwnerValues> = {
  firstName: ({ firstName }) => nameFaults(firstName, 'First name'),
  lastName: ({ lastName }) => nameFaults(lastName, 'Last name'),
  password: ({ password }) => brokenPasswordRules(password),
  confirmation: ({ password, confirmation }) => (password === confirmation ? [] : ['Passwords must match.']),
};

/** How long the link of the first owner is good, in milliseconds of the machine's clock (BEG-02, THR-63). */
export const setupLinkLifetime = 60 * minute;
