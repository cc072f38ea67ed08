import { asciiAddress } from '../account/asciiAddress.ts';
import { newAddressFaults } from '../account/emailAddress.ts';
import { pastedCode } from '../account/pastedCode.ts';
import { isName } from '../account/signup.ts';
import { mayBeSent, type FormRules } from '../formRules.ts';
import { companySizes, jobLevels } from '../survey/options.ts';

/** What a registration by a pass may ask for (members.md §3). All texts; empty when it is not asked for. */
export interface PassRegistration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly jobTitle: string;
  readonly jobLevel: string;
  readonly companyNumberOfEmployees: string;
  readonly phone: string;
  readonly redemptionCode: string;
}
export type RegistrationField = keyof PassRegistration;

export const emptyRegistration: PassRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  jobTitle: '',
  jobLevel: '',
  companyNumberOfEmployees: '',
  phone: '',
  redemptionCode: '',
};

/** What of a pass decides about its form. */
export interface RegistrationTerms {
  readonly targetSegment: 'CONSUMER' | 'ENTERPRISE';
  /** Names of fields that this pass asks for besides those of its segment; unknown names are ignored. */
  readonly extraCollectionFields: readonly string[];
  readonly hasRedemptionCode: boolean;
  readonly usesOTRC: boolean;
  /** Whether a member joins with the account that is signed in, so that there is nobody to get to know. */
  readonly isMember?: boolean;
}

const order = Object.keys(emptyRegistration) as RegistrationField[];
const always: readonly string[] = ['firstName', 'lastName', 'email'];
const ofConsumers: readonly string[] = ['company', 'jobTitle', 'jobLevel', 'companyNumberOfEmployees', 'phone'];

/** The names of the fields that a pass may ask for besides those of its segment. */
export const extraFields: readonly string[] = ofConsumers;

/** The fields of a pass's form, in the order in which they are shown; all of them are required (PAS-02). */
export function fieldsOf(terms: RegistrationTerms): readonly RegistrationField[] {
  const asked = [
    ...always,
    ...(terms.targetSegment === 'CONSUMER' && terms.isMember !== true ? ofConsumers : []),
    ...terms.extraCollectionFields.filter((name) => extraFields.includes(name)),
    ...(terms.hasRedemptionCode || terms.usesOTRC ? ['redemptionCode'] : []),
  ];
  return order.filter((name) => asked.includes(name));
}

/** The rules of a pass's form (members.md §5). A field that it does not ask for has no message. */
export function registrationForm(terms: RegistrationTerms): FormRules<PassRegistration> {
  const asked = fieldsOf(terms);
  const rule =
    (name: RegistrationField) =>
    (values: PassRegistration): readonly string[] =>
      asked.includes(name) ? faultsOf(name, tidy(name, values[name])) : [];
  return Object.fromEntries(order.map((name) => [name, rule(name)])) as FormRules<PassRegistration>;
}

/** The fields that a pass asks for, trimmed, the others empty (PAS-09); null unless all of them can be used. */
export function readRegistration(terms: RegistrationTerms, values: PassRegistration): PassRegistration | null {
  if (!mayBeSent(registrationForm(terms), values)) return null;
  const asked = fieldsOf(terms);
  const entries = order.map((name) => [name, asked.includes(name) ? tidy(name, values[name]) : ''] as const);
  const read = Object.fromEntries(entries) as unknown as PassRegistration;
  return { ...read, email: asciiAddress(read.email).toLowerCase() };
}

const tidy = (name: RegistrationField, text: string): string =>
  name === 'redemptionCode' ? pastedCode(text) : text.normalize('NFC').trim();

function faultsOf(name: RegistrationField, value: string): readonly string[] {
  if (value === '') return ['Required'];
  switch (name) {
    case 'firstName':
    case 'lastName':
      return isName(value) ? [] : ['At most 100 letters, and no address or markup.'];
    case 'email':
      return newAddressFaults(value);
    case 'jobLevel':
      return Object.hasOwn(jobLevels, value) ? [] : ['Choose one.'];
    case 'companyNumberOfEmployees':
      return Object.hasOwn(companySizes, value) ? [] : ['Choose one.'];
    default:
      return /^\P{C}{1,200}$/u.test(value) ? [] : ['At most 200 characters in one line.'];
  }
}
