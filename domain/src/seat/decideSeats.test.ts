import { expect, test } from 'vitest';
import {
  changesSeat,
  decideSeats,
  effectOf,
  hasSeat,
  inviteDomains,
  mostAssignments,
  mostNewToday,
  seatVerdicts,
  type SeatFacts,
} from './decideSeats.ts';
import { personForm, type SeatRequest } from './personForm.ts';
import type { ContractSeats } from './programSeats.ts';

/** One contract with so many seats left. */
const contractsOf = (free: number, change: Partial<ContractSeats> = {}): ContractSeats[] => [
  { contractId: 'acme-1', totalSeats: 10, assignedSeats: 10 - free, overage: false, endsAt: 100, ...change },
];
const facts: SeatFacts = {
  accounts: new Map([
    ['bob@acme.example', { isOwn: true, seatOf: 'acme-1', assignedToday: 0 }],
    ['carla@acme.example', { isOwn: true, seatOf: null, assignedToday: 0 }],
    ['often@acme.example', { isOwn: true, seatOf: null, assignedToday: mostAssignments }],
    ['private@acme.example', { isOwn: false, seatOf: null, assignedToday: 0 }],
    ['gil@globex.example', { isOwn: false, seatOf: null, assignedToday: 0 }],
    ['ann@gmail.example', { isOwn: true, seatOf: null, assignedToday: 0 }],
  ]),
  domains: ['acme.example'],
  foreignDomains: [],
  contracts: contractsOf(2),
  newToday: 9,
};
const person = (email: string, firstName = 'Dana', lastName = 'Okafor'): SeatRequest => ({
  email,
  firstName,
  lastName,
});
const verdicts = (people: SeatRequest[], given: SeatFacts = facts) =>
  decideSeats(people, given).map(({ verdict }) => verdict);

test.each([
  ['new@acme.example', 'INVITED'],
  [' New@Acme.Example ', 'INVITED'],
  ['carla@acme.example', 'ASSIGNED'],
  // an employee whose address is private keeps it
  ['ann@gmail.example', 'ASSIGNED'],
  ['bob@acme.example', 'HELD'],
  ['often@acme.example', 'TOO_OFTEN'],
  ['new@gmail.example', 'OTHER_DOMAIN'],
  ['private@acme.example', 'UNAVAILABLE'],
  // nothing is said about an account outside the domains
  ['gil@globex.example', 'OTHER_DOMAIN'],
  ['nobody', 'INVALID_ADDRESS'],
  ['Dana <dana@acme.example>', 'INVALID_ADDRESS'],
])('%s: %s', (email, verdict) => {
  expect(verdicts([person(email)])).toEqual([verdict]);
});

test('a new account needs both names, in one line of at most 30 characters', () => {
  const names = ['', ' ', 'x'.repeat(31), 'Dana\nBcc: all'];
  expect(names.flatMap((name) => verdicts([person('new@acme.example', name)]))).toEqual(
    names.map(() => 'INVALID_NAME'),
  );
  expect(verdicts([person('new@acme.example', 'María José', 'O’Brien-Ng')])).toEqual(['INVITED']);
  expect(verdicts([person('new@acme.example', 'x'.repeat(30), 'ø'.repeat(30))])).toEqual(['INVITED']);
  // a person who has an account keeps its name, whatever was typed
  for (const name of ['', 'C\uFFFDrla']) {
    expect(verdicts([person('carla@acme.example', name, '')])).toEqual(['ASSIGNED']);
  }
  for (const name of names) expect(personForm.firstName(person('new@acme.example', name)), name).toHaveLength(1);
  expect(personForm.lastName(person('new@acme.example', 'María José', ' O’Brien-Ng '))).toEqual([]);
});

test('[THR-14] a name has nothing of which a mail program makes a link, and a day has a bound of new people', () => {
  for (const name of ['Win $500: evil.example/x', 'www.evil.example', '<b>Ann</b>', 'call 555 010 0199']) {
    expect(verdicts([person('new@acme.example', name)]), name).toEqual(['INVALID_NAME']);
  }
  const people = ['one', 'two', 'three', 'carla'].map((name) => person(`${name}@acme.example`));
  const bounded = verdicts(people, { ...facts, contracts: contractsOf(9), newToday: 2 });
  expect(bounded).toEqual(['INVITED', 'INVITED', 'TOO_MANY_NEW', 'ASSIGNED']);
  // a person who has an account is not new
  const first = verdicts(people.toReversed(), { ...facts, contracts: contractsOf(9), newToday: 2 });
  expect(first).toEqual(['ASSIGNED', 'INVITED', 'INVITED', 'TOO_MANY_NEW']);
  expect([mostNewToday(0), mostNewToday(40)]).toEqual([20, 100]);
});

test('[ORG-12] names that were read in another encoding are refused, and names of all kinds are not', () => {
  const named = (firstName: string) => verdicts([person('new@acme.example', firstName)])[0];
  for (const name of ['£ukasz', 'Ko³odziej', 'M?ller', 'M¿ller', 'M\uFFFDller', 'Jos©', 'A=B'])
    expect(['INVALID_NAME', 'UNREADABLE_NAME'], name).toContain(named(name));
  for (const name of [
    'Łukasz',
    'Müller',
    "O'Brien",
    'O´Brien',
    'O`Neill',
    'Mª Carmen',
    'Jean-Luc',
    'J. P.',
    'Ÿves',
    '王小明',
  ])
    expect([name, named(name)]).toEqual([name, 'INVITED']);
});

test('[THR-12] an administrator without verified domains invites only to the domain of the own address', () => {
  const isStaff = false;
  expect(inviteDomains(['acme.example'], { email: 'ann@elsewhere.example', isStaff })).toEqual(['acme.example']);
  expect(inviteDomains([], { email: 'Hal@Hooli.example', isStaff })).toEqual(['hooli.example']);
  expect(inviteDomains([], { email: 'hal@gmail.com', isStaff })).toEqual([]);
  expect(inviteDomains([], { email: 'staff@atrium.example', isStaff: true })).toBeNull();
  // what a company has verified binds our staff too
  expect(inviteDomains(['acme.example'], { email: 'staff@atrium.example', isStaff: true })).toEqual(['acme.example']);
  expect(verdicts([person('new@acme.example')], { ...facts, domains: [] })).toEqual(['OTHER_DOMAIN']);
});

test('[THR-26] nobody invites to a domain that another company has verified, staff included', () => {
  const given = { ...facts, domains: null, foreignDomains: ['globex.example'] };
  expect(verdicts([person('ceo@globex.example'), person('new@gmail.example')], given)).toEqual([
    'OTHER_DOMAIN',
    'INVITED',
  ]);
});

test('[THR-12] of somebody who has left the company nothing is said, although their seat is still held', () => {
  const left = { isOwn: false, seatOf: 'acme-1', assignedToday: 0 };
  const accounts = new Map([
    ['pat@gmail.example', left],
    ['pat@acme.example', left],
  ]);
  const people = [person('pat@gmail.example'), person('pat@acme.example')];
  expect(verdicts(people, { ...facts, accounts })).toEqual(['OTHER_DOMAIN', 'UNAVAILABLE']);
});

test('[ORG-12] the seats that are left go to the first of the list; a person who holds one, or is refused, takes none', () => {
  const people = ['bob', 'x@', 'one', 'one', 'two', 'three'].map((name) => person(`${name}@acme.example`));
  expect(verdicts(people)).toEqual(['HELD', 'INVALID_ADDRESS', 'INVITED', 'REPEATED', 'INVITED', 'NO_SEAT_LEFT']);
  // a second row is one, whatever became of the first
  const twice = ['bob', 'one', 'bob', 'one'].map((name) => person(`${name}@acme.example`));
  expect(verdicts(twice, { ...facts, contracts: contractsOf(0) })).toEqual([
    'HELD',
    'NO_SEAT_LEFT',
    'REPEATED',
    'REPEATED',
  ]);
  const many = Array.from({ length: 9 }, (_, n) => person(`n${String(n)}@acme.example`));
  expect(verdicts(many).filter(hasSeat).length).toBe(2);
  expect(verdicts([person('carla@acme.example')], { ...facts, contracts: contractsOf(0) })).toEqual(['NO_SEAT_LEFT']);
  expect(verdicts(many, { ...facts, contracts: contractsOf(0, { overage: true }) }).filter(hasSeat).length).toBe(9);
  expect(verdicts(many, { ...facts, contracts: contractsOf(-3) }).filter(hasSeat).length).toBe(0);
});

test('[ORG-12] a row whose name is mended further down is no duplicate of the broken one', () => {
  const rows = [person('new@acme.example', ''), person('new@acme.example', 'D\uFFFDna'), person('new@acme.example')];
  expect(verdicts([...rows, person('NEW@acme.example')])).toEqual([
    'INVALID_NAME',
    'UNREADABLE_NAME',
    'INVITED',
    'REPEATED',
  ]);
});

test('[ORG-12] [D57] the seats of two contracts are given as one number, each person one seat, and the longer ones first', () => {
  const [old] = contractsOf(1, { endsAt: 50 });
  const contracts = [...(old === undefined ? [] : [old]), ...contractsOf(2, { contractId: 'acme-2', endsAt: 100 })];
  const given = (people: SeatRequest[], of: SeatFacts = { ...facts, contracts }) =>
    decideSeats(people, of).map(({ verdict, contractId }) => [verdict, contractId]);
  const people = ['one', 'two', 'three', 'four'].map((name) => person(`${name}@acme.example`));
  expect(given(people)).toEqual([
    ['INVITED', 'acme-2'],
    ['INVITED', 'acme-2'],
    ['INVITED', 'acme-1'],
    ['NO_SEAT_LEFT', null],
  ]);
  // a member who holds a seat of the older one moves to the newer, which frees the older
  expect(given([person('bob@acme.example'), ...people])).toEqual([
    ['EXTENDED', 'acme-2'],
    ['INVITED', 'acme-2'],
    ['INVITED', 'acme-1'],
    ['INVITED', 'acme-1'],
    ['NO_SEAT_LEFT', null],
  ]);
  // a contract that holds more seats than it has takes them from the other
  const over = contracts.map((one) => (one.contractId === 'acme-1' ? { ...one, assignedSeats: 12 } : one));
  expect(given(people.slice(0, 1), { ...facts, contracts: over })).toEqual([['NO_SEAT_LEFT', null]]);
  const full = contracts.map((one) => (one.contractId === 'acme-2' ? { ...one, assignedSeats: 10 } : one));
  expect(given([person('bob@acme.example')], { ...facts, contracts: full })).toEqual([['HELD', null]]);
  const often = new Map([['bob@acme.example', { isOwn: true, seatOf: 'acme-1', assignedToday: mostAssignments }]]);
  expect(given([person('bob@acme.example')], { ...facts, contracts, accounts: often })).toEqual([['HELD', null]]);
});

test('[ORG-12] a verdict gives a seat, keeps one for longer, leaves one, or gives none; a duplicate says nothing of a person', () => {
  const of = (effect: string) => seatVerdicts.filter((verdict) => effectOf(verdict) === effect);
  expect(of('NEW')).toEqual(['INVITED', 'ASSIGNED']);
  expect([of('LONGER'), of('SAME'), of('DOUBLE')]).toEqual([['EXTENDED'], ['HELD'], ['REPEATED']]);
  expect(of('NONE')).toEqual(seatVerdicts.slice(4).filter((verdict) => verdict !== 'REPEATED'));
  expect(seatVerdicts.filter(changesSeat)).toEqual(['INVITED', 'ASSIGNED', 'EXTENDED']);
  expect(seatVerdicts.filter(hasSeat)).toEqual(['INVITED', 'ASSIGNED', 'EXTENDED', 'HELD']);
});
