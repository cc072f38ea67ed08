import type { ContractSeed, CustomerSeed } from '../types.ts';
import { plain } from './plain.ts';

type Program = Pick<ContractSeed, 'startsOn' | 'endsOn' | 'totalSeats'> & Partial<ContractSeed>;

const company = (
  customerId: string,
  look: Pick<CustomerSeed, 'name' | 'timeZone' | 'accentColor'>,
  ...programs: readonly Program[]
): CustomerSeed => ({
  ...plain,
  customerId,
  ...look,
  type: 'ENTERPRISE',
  emailDomains: [`${customerId}.example`],
  contracts: programs.map((program, index) => ({
    contractId: `${customerId}-${String(index + 1)}`,
    overage: false,
    entitlementIds: ['area-ai-academy'],
    importantLinks: [
      {
        title: 'Meet your success manager',
        url: '/files/notices/success.html',
      },
    ],
    ...program,
  })),
});

/** Companies of a few people, each for what no larger one shows of its program and its seats (D57, D59). */
export const smallCompanies: readonly CustomerSeed[] = [
  // its program has ended, and nobody holds a seat any more
  company(
    'halden',
    { name: 'Halden', timeZone: 'Europe/Oslo', accentColor: '#2F6B4F' },
    { startsOn: { days: -377 }, endsOn: { days: -12 }, totalSeats: 5 },
  ),
  // more seats are assigned than it bought, and fewer are used
  company(
    'kruger',
    { name: 'Kruger', timeZone: 'Africa/Johannesburg', accentColor: '#A35A12' },
    { startsOn: { days: -88 }, endsOn: { days: 277 }, totalSeats: 6, overage: true },
  ),
  // has just signed, and assigned no seat
  company(
    'monarch',
    { name: 'Monarch', timeZone: 'America/Denver', accentColor: '#8A2F6B' },
    { startsOn: { days: -3 }, endsOn: { days: 362 }, totalSeats: 30 },
  ),
  // bought more seats in the middle of its year, for longer: two contracts are in force (decision 154)
  company(
    'oceanic',
    { name: 'Oceanic', timeZone: 'Australia/Sydney', accentColor: '#1F6F8B' },
    { startsOn: { days: -320 }, endsOn: { days: 44 }, totalSeats: 6 },
    { startsOn: { days: -21 }, endsOn: { days: 343 }, totalSeats: 12 },
  ),
  // no seat is free, and two people have not come although they were reminded
  company(
    'pendant',
    { name: 'Pendant', timeZone: 'Europe/London', accentColor: '#3B4FA0' },
    { startsOn: { days: -140 }, endsOn: { days: 225 }, totalSeats: 6 },
  ),
  // one seat, of its administrator
  company(
    'prestige',
    { name: 'Prestige', timeZone: 'America/Chicago', accentColor: '#6A5A1E' },
    { startsOn: { days: -60 }, endsOn: { days: 305 }, totalSeats: 1 },
  ),
  // more people use a seat than it bought
  company(
    'wernham',
    { name: 'Wernham', timeZone: 'Europe/London', accentColor: '#B23A48' },
    { startsOn: { days: -200 }, endsOn: { days: 165 }, totalSeats: 8, overage: true },
  ),
];
