import { expect, test } from 'vitest';
import { companySizes, jobLevels } from '../survey/options.ts';
import { codeOfDocument, documentCode, isClosed, isFull, isLater, isWorkAddress, joinBy } from './passTerms.ts';
import {
  emptyRegistration,
  fieldsOf,
  readRegistration,
  registrationForm,
  type RegistrationTerms,
} from './registrationForm.ts';

const enterprise: RegistrationTerms = {
  targetSegment: 'ENTERPRISE',
  extraCollectionFields: [],
  hasRedemptionCode: false,
  usesOTRC: false,
};
const consumer: RegistrationTerms = { ...enterprise, targetSegment: 'CONSUMER' };
const person = {
  firstName: 'Nora',
  lastName: 'Lindqvist',
  email: 'nora@acme.example',
  company: 'Acme',
  jobTitle: 'Analyst',
  jobLevel: 'manager',
  companyNumberOfEmployees: '1-99',
  phone: '+1 555 0100',
  redemptionCode: 'X',
};

test('[PAS-02] each segment, each extra field and each kind of redemption code has its required fields', () => {
  const three = ['firstName', 'lastName', 'email'];
  expect(fieldsOf(enterprise)).toEqual(three);
  const company = ['company', 'jobTitle', 'jobLevel', 'companyNumberOfEmployees', 'phone'];
  expect(fieldsOf(consumer)).toEqual([...three, ...company]);
  expect(
    fieldsOf({ ...enterprise, extraCollectionFields: ['phone', 'company', 'shoeSize', 'email', 'redemptionCode'] }),
  ).toEqual([...three, 'company', 'phone']);
  for (const kind of ['hasRedemptionCode', 'usesOTRC'] as const) {
    expect(fieldsOf({ ...enterprise, [kind]: true })).toEqual([...three, 'redemptionCode']);
  }
  // a member who joins with their own account is asked for what the pass itself wants to know
  const member = { ...consumer, isMember: true };
  expect(fieldsOf(member)).toEqual(three);
  expect(fieldsOf({ ...member, extraCollectionFields: ['jobTitle'], usesOTRC: true })).toEqual([
    ...three,
    'jobTitle',
    'redemptionCode',
  ]);
  const rules = registrationForm({ ...consumer, usesOTRC: true });
  for (const name of Object.keys(emptyRegistration) as (keyof typeof emptyRegistration)[]) {
    expect(rules[name]({ ...person, [name]: '  ' }), name).toEqual(['Required']);
    expect(rules[name](person), name).toEqual([]);
  }
  expect(rules.email({ ...person, email: 'nora@acme' })).toEqual(['Invalid email address.']);
});

test('[PAS-09] the choices are those of the documents, and texts are trimmed', () => {
  const rules = registrationForm(consumer);
  for (const jobLevel of Object.keys(jobLevels)) expect(rules.jobLevel({ ...person, jobLevel })).toEqual([]);
  for (const size of Object.keys(companySizes)) {
    expect(rules.companyNumberOfEmployees({ ...person, companyNumberOfEmployees: size })).toEqual([]);
  }
  expect(rules.jobLevel({ ...person, jobLevel: 'toString' })).toEqual(['Choose one.']);
  const spaced = Object.fromEntries(Object.entries(person).map(([name, value]) => [name, ` ${value}\t`]));
  expect(readRegistration({ ...consumer, usesOTRC: true }, spaced as typeof person)).toEqual(person);
  // a letter and its accent are one, however they were typed
  expect(readRegistration(enterprise, { ...person, lastName: 'Jose\u0301' })?.lastName).toBe('Jos\u00e9');
  for (const name of ['company', 'jobTitle', 'phone'] as const) {
    expect(rules[name]({ ...person, [name]: 'x'.repeat(200) }), name).toEqual([]);
    for (const text of ['x'.repeat(201), 'two\nlines']) {
      expect(rules[name]({ ...person, [name]: text }), name).toEqual(['At most 200 characters in one line.']);
    }
  }
  // what was not asked for is not kept
  expect(readRegistration(enterprise, person)).toEqual({
    ...emptyRegistration,
    firstName: 'Nora',
    lastName: 'Lindqvist',
    email: 'nora@acme.example',
  });
});

test('[THR-60] only exactly the listed domains are work addresses, whatever looks like them', () => {
  const acme = { allowed: [], verified: ['acme.example'] };
  expect(isWorkAddress('nora@ACME.example', acme)).toBe(true);
  const lookAlikes = [
    'nora@acme.example.evil.example',
    'nora@notacme.example',
    'nora@mail.acme.example',
    'nora@acme.example.',
    'nora@evil.example?acme.example',
    'nora@xn--acm-epa.example',
    'nora@аcme.example',
    'nora@acme.ехample',
    'nora@evil.example@acme.example.x',
    '"nora@acme.example"@evil.example',
    'nora@acme',
    'acme.example',
    '@',
    'nora@acme.example nora@evil.example',
    'nora@acme。example',
    'nora@acme.example\0',
  ];
  for (const address of lookAlikes) expect(isWorkAddress(address, acme), address).toBe(false);
  expect(isWorkAddress('nora@acme.example', { ...acme, allowed: ['acme-labs.example'] })).toBe(false);
  expect(isWorkAddress('nora@acme-labs.example', { ...acme, allowed: ['acme-labs.example'] })).toBe(true);
  // without a list, any domain but those of public mail providers
  const none = { allowed: [], verified: [] };
  expect(isWorkAddress('nora@larkfield.example', none)).toBe(true);
  for (const address of ['nora@gmail.com', 'nora@mail.gmx.de', 'nora@localhost']) {
    expect(isWorkAddress(address, none), address).toBe(false);
  }
});

test('[PAS-04] a pass closes at its instant, starts at its instant, and is full at its last slot', () => {
  const terms = { startsAt: 100, closesAt: 200, slots: 2, taken: 1 };
  expect([isLater(terms, 99), isLater(terms, 100)]).toEqual([true, false]);
  expect([isClosed(terms, 199), isClosed(terms, 200)]).toEqual([false, true]);
  expect([isFull(terms), isFull({ ...terms, taken: 2 }), isFull({ ...terms, slots: null, taken: 9 })]).toEqual([
    false,
    true,
    false,
  ]);
});

test('[PAS-03] an existing member joins a company from the consumer business only, and staff stay where they are', () => {
  const acme = { customerId: 'acme', type: 'ENTERPRISE' } as const;
  const globex = { customerId: 'globex', type: 'ENTERPRISE' } as const;
  const people = { customerId: 'consumer', type: 'CONSUMER' } as const;
  const staff = { customerId: 'internal', type: 'INTERNAL' } as const;
  expect([joinBy(people, acme), joinBy(people, people), joinBy(acme, acme)]).toEqual(['MOVES', 'STAYS', 'STAYS']);
  expect([joinBy(globex, acme), joinBy(acme, people), joinBy(staff, acme)]).toEqual(['REFUSED', 'REFUSED', 'STAYS']);
  // nobody becomes staff by a pass
  expect(joinBy(people, staff)).toBe('STAYS');
});

test('[PAS-04] the numbers of the documents and the codes of refusals name each other', () => {
  for (const code of ['PASS_CAP_REACHED', 'PASS_NOT_FOUND', 'PASS_CLOSED', 'RATE_LIMITED', 'INVALID_INPUT']) {
    expect(codeOfDocument(documentCode({ code }))).toBe(code);
  }
  expect(documentCode({ code: 'PASS_CLOSED' })).toBe('410');
});
