import { newAddressForm } from '@atrium/domain/account/emailAddress.ts';
import { emailChangeForm, emailCodeForm } from '@atrium/domain/account/emailChange.ts';
import {
  addressForm,
  changePasswordForm,
  resetPasswordForm,
  setPasswordForm,
} from '@atrium/domain/account/passwordForms.ts';
import { signupForm } from '@atrium/domain/account/signup.ts';
import { mayBeSent, type FormRules } from '@atrium/domain/formRules.ts';
import { emptyRegistration, registrationForm } from '@atrium/domain/pass/registrationForm.ts';
import { personForm } from '@atrium/domain/seat/personForm.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';

// What a form lets through the server takes, and what a form holds back the server refuses: one rule, asked twice.

let server: TestServer;
let member: Caller;
let administrator: Caller;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('minimba');
  administrator = await server.as('ann@acme.example');
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

type Refused = { readonly code: string; readonly message: string; readonly field: string | null } | null;

/** One form, with how its values are sent; what else they cause is a refusal with another code. */
interface SentForm {
  readonly call: string;
  /** The form's messages about this value of the field. */
  readonly faults: (value: string) => readonly string[];
  readonly send: (value: string) => Promise<Refused>;
}

function sentForm<Values extends object>(
  call: string,
  form: FormRules<Values>,
  valuesWith: (value: string) => Values,
  send: (values: Values) => Promise<Refused>,
): SentForm {
  const faults = (value: string): readonly string[] => {
    const values = valuesWith(value);
    const found = Object.values<(values: Values) => readonly string[]>(form).flatMap((rule) => rule(values));
    expect(mayBeSent(form, values)).toBe(found.length === 0);
    return found;
  };
  return { call, faults, send: (value) => send(valuesWith(value)) };
}

async function refusalOf(caller: Caller, call: string, variables: Record<string, unknown>): Promise<Refused> {
  const [name = '', types = ''] = call.split(' of ');
  const given = Object.keys(variables)
    .map((key) => `${key}: $${key}`)
    .join(', ');
  const document = `mutation (${types}) { done: ${name}(${given}) { error { code message field } } }`;
  return (await caller.query<{ done: { error: Refused } }>(document, variables)).done.error;
}

const addresses = [
  '',
  'nowhere',
  'a@b',
  'a@b.c',
  'müller@b.example',
  'a@b.example\r\nBcc: c@d.example',
  'A <a@b.example>',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b.'.repeat(130)}example`,
  '.a@b.example',
  'a@-b.example',
  ' New@Elsewhere.Example ',
  "o'neil+x@b.example",
];
const names = { firstName: 'Ida', lastName: 'Newcomer' };

const addressForms: readonly SentForm[] = [
  sentForm(
    'forgotPassword',
    addressForm,
    (email) => ({ email }),
    ({ email }) => refusalOf(server.stranger, 'forgotPassword of $email: String!', { email }),
  ),
  sentForm(
    'startAccountLinking',
    newAddressForm,
    (email) => ({ email }),
    ({ email }) => refusalOf(member, 'startAccountLinking of $email: String!', { email }),
  ),
  // the password is a wrong one, so that no address is changed
  sentForm(
    'startEmailChange',
    emailChangeForm,
    (email) => ({ email, password: 'x' }),
    (values) => refusalOf(member, 'startEmailChange of $email: String!, $password: String', values),
  ),
  // without a solved challenge nobody signs up
  sentForm(
    'signupLimitedUser',
    signupForm,
    (email) => ({ ...names, email }),
    (input) => refusalOf(server.stranger, 'signupLimitedUser of $input: SignupLimitedUserInput!', { input }),
  ),
  sentForm(
    'createUserWithPass',
    registrationForm({
      targetSegment: 'ENTERPRISE',
      extraCollectionFields: [],
      hasRedemptionCode: false,
      usesOTRC: false,
    }),
    (email) => ({ ...emptyRegistration, ...names, email }),
    ({ firstName, lastName, email }) =>
      refusalOf(server.stranger, 'createUserWithPass of $input: CreateUserWithPassInput!', {
        input: { code: 'ACME-TEAM', firstName, lastName, email },
      }),
  ),
  // a list is answered with a verdict for each person
  sentForm(
    'saveSeats',
    personForm,
    (email) => ({ ...names, email }),
    async (person) => {
      const document = `mutation ($input: SaveSeatsInput!) { saveSeats(input: $input) { rows { verdict } } }`;
      const input = { companyId: null, people: [person], dryRun: true };
      const { saveSeats } = await administrator.query<{ saveSeats: { rows: { verdict: string }[] } }>(document, {
        input,
      });
      const isRefused = saveSeats.rows[0]?.verdict === 'INVALID_ADDRESS';
      return isRefused ? { code: 'INVALID_INPUT', message: '', field: 'email' } : null;
    },
  ),
];

test.each(addressForms)(
  '[SIG-02] [ACT-02] [ACT-06] $call takes the addresses that its form lets through, and no other',
  async ({ faults, send }) => {
    for (const address of addresses) {
      const refused = await send(address);
      expect([address, refused?.code === 'INVALID_INPUT']).toEqual([address, faults(address).length > 0]);
    }
  },
);

test('[ACT-02] [ACT-06] a second and another address that are none are said at their field', async () => {
  for (const { call, faults, send } of addressForms.filter((form) => form.call.startsWith('start'))) {
    const [message] = faults('nowhere');
    expect([call, await send('nowhere')]).toEqual([call, { code: 'INVALID_INPUT', message, field: 'email' }]);
  }
});

const passwords = [
  '',
  'demo-pass-1!',
  'DEMO-PASS-1!',
  'Demopass11',
  'Demo-pass-!',
  'De-pa1!',
  'Aa1-xxxx\ud800',
  `Aa1-${'x'.repeat(1021)}`,
  `Aa1-${'x'.repeat(1020)}`,
  'Demo-pass-2!',
  'ÄÖü-٣kkkk',
];
const confirmation = (tac: string | null) => (values: { readonly code: string; readonly password: string }) =>
  refusalOf(server.stranger, 'confirmPassword of $input: ConfirmPasswordInput!', {
    input: { email: 'nobody@demo.example', code: values.code, password: values.password, tac },
  });

// neither the codes nor the present password are right, so that none is changed
const passwordForms: readonly SentForm[] = [
  sentForm(
    'confirmPassword, a reset,',
    resetPasswordForm,
    (password) => ({ email: 'nobody@demo.example', code: '000000', password, confirmation: password }),
    confirmation(null),
  ),
  sentForm(
    'confirmPassword, a first one,',
    setPasswordForm,
    (password) => ({ code: '000000', password, confirmation: password }),
    confirmation('unknown'),
  ),
  sentForm(
    'changePassword',
    changePasswordForm,
    (password) => ({ current: 'x', password, confirmation: password }),
    async ({ current, password }) => {
      await server.db.deleteFrom('limit_bucket').execute();
      const variables = { currentPassword: current, newPassword: password };
      return refusalOf(member, 'changePassword of $currentPassword: String!, $newPassword: String!', variables);
    },
  ),
];

test.each(passwordForms)(
  '[SIG-17] $call takes the new passwords that its form lets through, and no other',
  async ({ faults, send }) => {
    for (const password of passwords) {
      const refused = await send(password);
      expect([password, refused?.code === 'INVALID_INPUT']).toEqual([password, faults(password).length > 0]);
    }
  },
);

const codes = [
  '',
  ' ',
  '12345',
  '1234567',
  'abcdef',
  '12345x',
  '000000',
  ' 000 000 ',
  '000-000',
  '０００000',
  '٠٠٠٠٠٠',
];
const password = 'Another-pass-2!';
const codeForms: readonly SentForm[] = [
  sentForm(
    'confirmPassword, a reset,',
    resetPasswordForm,
    (code) => ({ email: 'nobody@demo.example', code, password, confirmation: password }),
    confirmation(null),
  ),
  sentForm(
    'confirmPassword, a first one,',
    setPasswordForm,
    (code) => ({ code, password, confirmation: password }),
    confirmation('unknown'),
  ),
  sentForm(
    'confirmEmailChange',
    emailCodeForm,
    (code) => ({ code }),
    ({ code }) => refusalOf(member, 'confirmEmailChange of $code: String!', { code }),
  ),
];

test.each(codeForms)(
  '[SIG-12] [SIG-13] $call takes the codes that its form lets through, and no other',
  async ({ faults, send }) => {
    for (const code of codes) {
      const refused = await send(code);
      expect([code, refused?.code === 'INVALID_INPUT']).toEqual([code, faults(code).length > 0]);
      expect(refused).not.toBeNull();
      if (faults(code).length > 0) expect(refused).toMatchObject({ field: 'code', message: faults(code)[0] });
    }
  },
);
