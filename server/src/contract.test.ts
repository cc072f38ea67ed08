import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';
import { documentedOperations, type DocumentedOperation } from './testing/contract.fixture.ts';

// The API against the three documents of the product.

const section = (file: string): string => {
  const text = readFileSync(new URL(`../../docs/product/${file}.md`, import.meta.url), 'utf8');
  return text.slice(text.indexOf('\n## 7.'), text.indexOf('\n## 8.'));
};
const sections = ['access', 'learning', 'members'].map(section);

const verbs = [
  'get',
  'list',
  'save',
  'add',
  'remove',
  'create',
  'update',
  'lookup',
  'search',
  'send',
  'signup',
  'start',
  'unlink',
  'check',
  'process',
  'transfer',
  'submit',
];
/** Words that read like operations but are inputs and outputs of some. */
const noOperations = ['searchTerm', 'startAt'];

test('the list of operations is that of the documents', () => {
  const named = sections.join('\n').matchAll(new RegExp(`\\b(?:(?:${verbs.join('|')})[A-Z]\\w+|logout)\\b`, 'g'));
  const operations = new Set([...named].map(([name]) => name).filter((name) => !noOperations.includes(name)));
  expect(Object.keys(documentedOperations).toSorted()).toEqual([...operations].sort());
});

test('[API-01] every operation of the documents has its name, its inputs and its outputs', () => {
  const lacking = Object.entries(documentedOperations).flatMap(([name, operation]) => lacks(name, operation));
  expect(lacking).toEqual([]);
});

/** Arguments that the documents give a default. */
const defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  listMembers: { count: 20, page: 0 },
  listResources: { count: 24, page: 1 },
  getPageContent: { langCode: 'en', publishStatuses: ['ACTIVE'] },
};

test('what a caller leaves out has the default of the documents', () => {
  const queries = schema.getQueryType()?.getFields() ?? {};
  const wrong = Object.entries(defaults).flatMap(([name, wanted]) => {
    const args = queries[name]?.args;
    if (args === undefined) return [name];
    const given = args.map((arg) => [arg.name, arg.defaultValue] as const);
    return Object.entries(wanted).flatMap(([arg, value]) =>
      given.some((item) => isDeepStrictEqual(item, [arg, value])) ? [] : [`${name}(${arg})`],
    );
  });
  expect(wrong).toEqual([]);
});

/** Enumerations of section 3 that the API has, with the values that the documents name. */
const values: Readonly<Record<string, readonly string[]>> = {
  AccountType: ['ALUMNI', 'EMPLOYEE', 'LIMITED', 'MEMBER', 'POST_TRIAL', 'TRIAL'],
  CustomerType: ['CONSUMER', 'ENTERPRISE', 'INTERNAL'],
  CourseType: ['BOOTCAMP', 'CAPSTONE', 'CRASH_COURSE', 'CUSTOMER', 'OPEN', 'SPRINT', 'WORKSHOP'],
  SessionType: ['LIVE', 'ON_DEMAND'],
  SignupResult: ['CONFIRMED_WITH_ACTIVATION', 'CONFIRMED_WITH_LINK', 'CONFIRMED_WITHOUT_ACTIVATION', 'ERROR'],
  MemberEventRsvpStatus: ['ACTIVE', 'DELETED'],
  SurveyStatus: ['COMPLETED', 'PENDING'],
  ResourceItemType: ['IMAGE', 'RICH_TEXT_HTML'],
  ResourceType: ['COMMUNITY_TACTIC', 'PROMPT_PACK', 'STRATEGY_FRAMEWORK'],
  MemberListContext: ['ADMIN', 'HOMEPAGE', 'MEMBERSPAGE'],
  CertificateType: ['CrashCourse', 'Open'],
  PassContext: ['INVITE_PREVIEW', 'INVITE_REGISTRATION', 'TOP_NAV'],
  PassSegment: ['CONSUMER', 'ENTERPRISE'],
};

test('enumerations have the values of the documents', () => {
  const found = Object.keys(values).map((name) => {
    const type = schema.getType(name);
    return [
      name,
      isEnumType(type)
        ? type
            .getValues()
            .map((value) => value.name)
            .sort()
        : null,
    ] as const;
  });
  const wanted = Object.entries(values).map(([name, items]) => [name, items.toSorted()] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

test('instants are strings in every type of the API', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
  const instants = types.flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).filter(({ name }) => /(?:At|Start|End|Date)$/.test(name)) : [],
  );
  expect(instants.length).toBeGreaterThan(20);
  const wrong = instants.filter(({ type }) => getNamedType(type).name !== 'String');
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('[THR-27] no input sets what an account is, and another member is shown by fields of their own type', () => {
  const own = ['accountType', 'userType', 'isStaff', 'manageBilling', 'testData', 'entitlements', 'customerId'];
  const types = Object.values(schema.getTypeMap());
  const inputs = types.flatMap((type) => (isInputObjectType(type) ? Object.keys(type.getFields()) : []));
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const settable = [...inputs, ...mutations.flatMap(({ args }) => args.map(({ name }) => name))];
  expect(settable.length).toBeGreaterThan(30);
  expect(settable.filter((name) => own.includes(name))).toEqual([]);
  // what may be said of a status is an answer to an event, or the state of a player
  const statuses = types.flatMap((type) => (isInputObjectType(type) ? (type.getFields()['status'] ?? []) : []));
  expect(new Set(statuses.map(({ type }) => getNamedType(type).name))).toEqual(
    new Set(['MemberEventRsvpStatus', 'ViewingStatus']),
  );
  const bearers = types.filter((type) => isObjectType(type) && own.some((name) => type.getFields()[name]));
  // of others they are told to the team alone: people.test.ts, person.test.ts
  const ofOthers = ['ListedPerson', 'MemberAccess', 'MemberAccount', 'Person'];
  expect(bearers.map(({ name }) => name).toSorted()).toEqual(['Customer', 'Member', ...ofOthers].toSorted());
  const card = schema.getType('MemberCard');
  expect(isObjectType(card) ? Object.keys(card.getFields()).sort() : null).toEqual([
    // the account is told to staff alone: people.test.ts
    'account',
    'company',
    'displayName',
    'firstName',
    'jobRole',
    'lastName',
    'profileImageUrl',
    'registrationDate',
    'userId',
  ]);
});

/** What an operation lacks: itself, `name(input)` or `name.output`. */
function lacks(name: string, { asks = [], returns = [] }: DocumentedOperation): string[] {
  const field = schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  if (field === undefined) return [name];
  const inputs = inputsOf(field);
  return [
    ...asks.filter((input) => !inputs.includes(input)).map((input) => `${name}(${input})`),
    ...returns.filter((path) => !hasPath(getNamedType(field.type), path)).map((path) => `${name}.${path}`),
  ];
}

function inputsOf(field: GraphQLField<unknown, unknown>): string[] {
  return field.args.flatMap((arg) => {
    const type = getNamedType(arg.type);
    return [arg.name, ...(isInputObjectType(type) ? Object.keys(type.getFields()) : [])];
  });
}

function hasPath(type: GraphQLNamedType, path: string): boolean {
  const [head = '', ...rest] = path.split('.');
  const field = isObjectType(type) ? type.getFields()[head] : undefined;
  if (field === undefined) return false;
  return rest.length === 0 || hasPath(getNamedType(field.type), rest.join('.'));
}
