import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { someFigures } from './dashboard.fixture.ts';
import { dashboardQuery } from './dashboardQuery.ts';
import { employeeQuery } from './employeeQuery.ts';
import { allCompanies, dashboardTitle, employeeTitle, loadSeats } from './pageTitles.ts';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));

const error = { code: 'NOT_FOUND', message: 'x' };
const notSetUp = { overview: null, stats: null, periods: null, from: null, to: null, since: null, asOf: null, error };
const figures = { ...someFigures, asOf: '0', error: null };
const nobody = { employee: null, timeZone: null, asOf: null, error };
const held = { state: 'HELD', search: '', page: 0 } as const;

/** What the server answers; null: it cannot be reached. */
let answers: { details?: object | null; listSeats?: object | null; person?: object | null };
beforeEach(() => {
  vi.mocked(execute).mockImplementation(async (_document, variables) => {
    const { userId, filterType } = variables as { userId?: string; filterType?: string };
    const answer = userId !== undefined ? 'person' : filterType === undefined ? 'listSeats' : 'details';
    const { [answer]: found } = answers;
    if (found === null) throw new Error('offline');
    const { details, listSeats, person } = answers;
    return Promise.resolve({
      getOrganizationDetails: details,
      listSeats: listSeats ?? null,
      getEmployeeDetails: person,
    });
  });
});
const load = async () => dashboardQuery.load(new QueryClient(), null, 'CONTRACT_TO_DATE');

test('[ORG-07] [ORG-14] a dashboard is titled as it is headed, also by what is shown instead', async () => {
  answers = { details: figures };
  expect(dashboardTitle(await load())).toBe('Acme');
  answers = { details: notSetUp };
  expect(dashboardTitle(await load())).toBe('Getting Started');
  expect(dashboardTitle(await load(), allCompanies)).toBe('Companies');
  answers = { details: null };
  expect(dashboardTitle(await load())).toBe('Organization');
});

test('[ORG-11] the page of somebody who is not to be seen is titled as it is headed', async () => {
  const title = async () =>
    employeeTitle(await employeeQuery.load(new QueryClient(), null, 'x', 'CONTRACT_TO_DATE', null));
  answers = { person: nobody };
  expect(await title()).toBe('Getting Started');
  answers = { person: { employee: { userId: 'x' }, timeZone: 'UTC', asOf: '0', error: null } };
  expect(await title()).toBe('Student Details');
  answers = { person: null };
  expect(await title()).toBe('Student Details');
});

test('[ORG-13] seats are titled by the company that staff see, and without a contract by what is shown instead', async () => {
  const titles = async () =>
    Promise.all([null, 'acme'].map(async (id) => (await loadSeats(new QueryClient(), id, held)).pageTitle));
  answers = { listSeats: { companyName: 'Oceanic' } };
  expect(await titles()).toEqual(['Seats', 'Seats, Oceanic']);
  // of a program that has ended, no seats are found
  answers = { details: figures };
  expect(await titles()).toEqual(['Seats', 'Seats, Acme']);
  answers = { details: notSetUp };
  expect(await titles()).toEqual(['Getting Started', 'Getting Started']);
  answers = { listSeats: null, details: null };
  expect(await titles()).toEqual(['Seats', 'Seats']);
});
