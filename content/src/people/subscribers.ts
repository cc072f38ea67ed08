import type { GrantSeed, MemberSeed, When } from '../types.ts';
import { persona } from './draft.ts';
import { subscription, unlimited } from './grants.ts';

/** Grants of a subscription that is open until another day than three after its period. */
const until = (ref: string, begun: number, endsAt: When, revokedAt?: When): readonly GrantSeed[] =>
  subscription(unlimited, ref, begun, 0).map((grant) => ({ ...grant, endsAt, ...(revokedAt && { revokedAt }) }));

/**
 * The states of a subscription at the payment provider that no other persona has; content/src/billing.ts names them.
 */
export const subscribers: readonly MemberSeed[] = [
  // a free first month, which becomes a paid year
  persona({
    persona: 'firstmonth',
    firstName: 'Marisol',
    lastName: 'Quintana',
    accountType: 'MEMBER',
    registeredAt: { days: -10 },
    grants: subscription(unlimited, 'marisol', -10, 20),
    manageBilling: true,
    survey: 'COMPLETED',
    portrait: { style: 'wave', skin: 2, hair: 1, glasses: false, cloth: 3, neck: 'crew', ground: 3 },
    profile: { jobRole: 'Head of Guest Experience', company: 'Hotel Alameda', city: 'Oaxaca', country: 'Mexico' },
  }),
  // the renewal was declined two days ago; open for twelve more days
  persona({
    persona: 'pastdue',
    firstName: 'Henrik',
    lastName: 'Sandqvist',
    accountType: 'MEMBER',
    registeredAt: { days: -367 },
    grants: until('henrik', -367, { days: 12 }),
    manageBilling: true,
    survey: 'COMPLETED',
    portrait: { style: 'side', skin: 0, hair: 3, beard: true, glasses: true, cloth: 4, neck: 'shirt', ground: 0 },
    profile: { jobRole: 'Procurement Lead', company: 'Mälaren Ferries', city: 'Västerås', country: 'Sweden' },
  }),
  // nobody has paid for two weeks: suspended, and the subscription still there
  persona({
    persona: 'unpaid',
    firstName: 'Oksana',
    lastName: 'Marchenko',
    accountType: 'ALUMNI',
    registeredAt: { days: -385 },
    grants: until('oksana', -385, { days: -6 }, { days: -5 }),
    manageBilling: true,
    survey: 'COMPLETED',
    portrait: { style: 'braids', skin: 0, hair: 4, glasses: false, cloth: 1, neck: 'roll', ground: 5 },
    profile: { jobRole: 'Clinic Administrator', company: 'Dnipro Dental', city: 'Kraków', country: 'Poland' },
  }),
  // has accepted the cancel offer for the next year
  persona({
    persona: 'discounted',
    firstName: 'Teuta',
    lastName: 'Krasniqi',
    accountType: 'MEMBER',
    registeredAt: { days: -330 },
    grants: subscription(unlimited, 'teuta', -330, 35),
    manageBilling: true,
    survey: 'COMPLETED',
    portrait: { style: 'bob', skin: 1, hair: 2, glasses: true, cloth: 6, neck: 'blazer', ground: 4 },
    profile: { jobRole: 'Communications Director', company: 'Drini Energy', city: 'Prizren', country: 'Kosovo' },
  }),
  // changes to AI Academy when the paid year is over
  persona({
    persona: 'downgrading',
    firstName: 'Lorcan',
    lastName: 'Daly',
    accountType: 'MEMBER',
    registeredAt: { days: -300 },
    grants: subscription(unlimited, 'lorcan', -300, 65),
    manageBilling: true,
    survey: 'COMPLETED',
    portrait: { style: 'crop', skin: 0, hair: 5, beard: false, glasses: false, cloth: 0, neck: 'crew', ground: 1 },
    profile: { jobRole: 'Logistics Analyst', company: 'Shannon Freight', city: 'Limerick', country: 'Ireland' },
  }),
];
