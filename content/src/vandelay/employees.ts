import { random, type Random } from '@atrium/domain/art/random.ts';
import { slug } from '@atrium/domain/slug.ts';
import { people } from '../people.ts';
import { contract, freemium } from '../people/grants.ts';
import type { MemberSeed } from '../types.ts';
import { nameGroups } from './names.ts';

// The people of a company that is large enough for what a dashboard shows only then: pages of a table, long downloads.

/** Somebody with a seat of the company, and the days on which it was assigned and revoked, before the first start. */
export interface SeatHolder {
  readonly member: MemberSeed;
  readonly since: number;
  readonly until: number | null;
  /** Managers take other courses. */
  readonly leads: boolean;
}

const roles: readonly (readonly [jobFunction: string, ...jobRoles: string[]])[] = [
  ['Operations', 'Freight Coordinator', 'Customs Specialist', 'Warehouse Supervisor', 'Berth Planner', 'Fleet Planner'],
  ['Operations', 'Import Coordinator', 'Export Coordinator', 'Terminal Operations Manager', 'Quality Inspector'],
  ['Sales', 'Key Account Manager', 'Sales Associate', 'Regional Sales Manager', 'Tender Specialist'],
  ['Customer Support', 'Customer Service Agent', 'Claims Handler', 'Service Team Lead'],
  ['Finance', 'Accounts Payable Specialist', 'Financial Controller', 'Credit Analyst', 'Finance Manager'],
  ['Data', 'Data Analyst', 'Demand Planner', 'Business Analyst'],
  ['Engineering', 'Software Engineer', 'Systems Administrator', 'Engineering Manager'],
  ['HR', 'People Partner', 'Recruiter', 'Payroll Specialist'],
  ['Legal', 'Trade Compliance Officer', 'Contract Manager'],
  ['Marketing', 'Brand Manager', 'Content Editor'],
];

/** The rollout: the share of the company whose seats were assigned by then, and that day before the first start. */
const waves: readonly (readonly [share: number, day: number])[] = [
  [0.06, 249],
  [0.45, 236],
  [0.66, 194],
  [0.82, 131],
  [0.88, 68],
];

function sinceOf(rank: number, of: number, { int }: Random): number {
  const wave = waves.find(([share]) => rank < share * of);
  if (wave !== undefined) return wave[1] - int(0, 3);
  // those who were hired later, one after another
  const hired = 1 - (rank / of - 0.88) / 0.12;
  return 2 + Math.floor(hired * 62);
}

const count = 1183;
/** The last of them to get a seat were invited and have not been there yet. */
const invited = 27;

function holder(rank: number, known: Set<string>): SeatHolder {
  const chance = random(`vandelay-${String(rank)}`);
  const { pick, next, int } = chance;
  const { first, last, places } = pick(nameGroups);
  let [firstName, lastName] = [pick(first), pick(last)];
  while (known.has(slug(`${firstName} ${lastName}`))) [firstName, lastName] = [pick(first), pick(last)];
  const memberId = slug(`${firstName} ${lastName}`);
  known.add(memberId);

  const since = sinceOf(rank, count, chance);
  const waits = rank >= count - invited;
  const left = next() < 0.03 && since > 60;
  const until = left ? int(4, since - 40) : null;
  // some of them have an account of their own now
  const stayed = !left || next() < 0.8;
  const [jobFunction, ...jobRoles] = pick(roles);
  const jobRole = pick(jobRoles);
  const [city, country] = pick(places);
  const revokedAt = until === null ? undefined : { days: -until };
  const grants = contract(['area-mcsc-unlimited'], 'vandelay-1', -since, 846, revokedAt);
  const member: MemberSeed = {
    memberId,
    firstName,
    lastName,
    isStaff: false,
    accountType: left ? 'ALUMNI' : 'MEMBER',
    email: stayed ? `${memberId}@vandelay.example` : `${memberId}@demo.example`,
    customerId: stayed ? 'vandelay' : 'consumer',
    registeredAt: { days: -since },
    grants: stayed ? grants : [...grants, ...freemium(memberId, 1 - (until ?? 0))],
    seatWaits: waits,
    manageBilling: false,
    passwordLogin: true,
    listed: false,
    hasPhoto: false,
    portrait: {},
    profile: {
      jobRole,
      jobFunction,
      city,
      country,
      ...(stayed && { company: 'Vandelay' }),
    },
  };
  return { member, since, until, leads: /Manager|Lead|Supervisor|Controller|Partner/.test(jobRole) };
}

/** The people of Vandelay but its administrator, who is a persona; the same ones each time. */
export const seatHolders: readonly SeatHolder[] = holders();

function holders(): SeatHolder[] {
  const known = new Set(people.map(({ memberId }) => memberId));
  return Array.from({ length: count }, (_, rank) => holder(rank, known));
}
