import type { HairStyle } from '@atrium/domain/art/types.ts';
import { slug } from '@atrium/domain/slug.ts';
import { persona } from '../people/draft.ts';
import { byPass, contract } from '../people/grants.ts';
import type { GrantSeed, MemberSeed, When } from '../types.ts';

interface Person {
  readonly first: string;
  readonly last: string;
  readonly role: string;
  readonly city: string;
  readonly style: HairStyle;
  readonly skin: number;
  /** The day on which the seat was assigned, before the first start. */
  readonly since: number;
}
const person = (name: string, role: string, city: string, style: HairStyle, skin: number, since: number): Person => {
  const [first = '', last = ''] = name.split(' ');
  return { first, last, role, city, style, skin, since };
};

interface Company {
  readonly customerId: string;
  readonly name: string;
  readonly country: string;
  /** The days from the first start to when the grants of its contract end. */
  readonly until: number;
  /** That of the seat; absent: the first one. */
  readonly contractId?: string;
  /** When the contract ended, and with it each seat. */
  readonly over?: When;
}

const academy = 'area-ai-academy';
const dashboard = 'area-enterprise-dashboard';

const shared = { isStaff: false, manageBilling: false, passwordLogin: true, survey: 'COMPLETED' } as const;

function seated(
  { customerId, name, country, until, over, contractId = `${customerId}-1` }: Company,
  { first, last, role, city, style, skin, since }: Person,
  own: Partial<MemberSeed> & { readonly administers?: boolean } = {},
): MemberSeed {
  const { administers = false, ...rest } = own;
  const memberId = slug(`${first} ${last}`);
  const ids = administers ? [academy, dashboard] : [academy];
  return {
    memberId,
    email: `${memberId}@${customerId}.example`,
    firstName: first,
    lastName: last,
    customerId,
    ...shared,
    accountType: over === undefined ? 'MEMBER' : 'ALUMNI',
    registeredAt: { days: -since },
    grants: contract(ids, contractId, -since, until, over).map((grant) => ({
      ...grant,
      ...(over !== undefined && { reason: 'Contract ended' }),
    })),
    listed: false,
    hasPhoto: rest.seatWaits !== true,
    portrait: {
      style,
      skin,
    },
    profile: {
      jobRole: role,
      company: name,
      city,
      country,
    },
    ...rest,
  };
}

/** Its address is its name in the lists of demo accounts. */
function administrator(company: Company, who: Person, grants: readonly GrantSeed[] = []): MemberSeed {
  const { memberId: _, email: _email, ...draft } = seated(company, who, { administers: true, accountType: 'MEMBER' });
  const address = `${who.first.toLowerCase()}@${company.customerId}.example`;
  return persona({ ...draft, persona: address, grants: [...draft.grants, ...grants] });
}

const halden: Company = {
  customerId: 'halden',
  name: 'Halden',
  country: 'Norway',
  until: -11,
  over: {
    days: -12,
    at: '23:00',
  },
};
const kruger: Company = { customerId: 'kruger', name: 'Kruger', country: 'South Africa', until: 278 };
const oceanic: Company = { customerId: 'oceanic', name: 'Oceanic', country: 'Australia', until: 45 };
const oceanicLonger: Company = { ...oceanic, contractId: 'oceanic-2', until: 344 };
const pendant: Company = { customerId: 'pendant', name: 'Pendant', country: 'United Kingdom', until: 226 };
const prestige: Company = { customerId: 'prestige', name: 'Prestige', country: 'United States', until: 306 };
const wernham: Company = { customerId: 'wernham', name: 'Wernham', country: 'United Kingdom', until: 166 };

/** The people of the small companies; a reminder of today keeps its seat from another one (ORG-13). */
export const smallTeams: readonly MemberSeed[] = [
  // was given the dashboard apart, to see what was learned before the company renews
  administrator(
    halden,
    person('Greta Solheim', 'Chief People Officer', 'Halden', 'bun', 0, 377),
    byPass([dashboard], 'HALDEN-LOOK-BACK', -12),
  ),
  seated(halden, person('Eirik Dahlberg', 'Production Planner', 'Halden', 'side', 0, 370)),
  seated(halden, person('Amal Warsame', 'Process Engineer', 'Sarpsborg', 'hijab', 4, 352)),
  seated(halden, person('Sunniva Berge', 'Buyer', 'Halden', 'long', 0, 301)),

  seated(kruger, person('Lindiwe Mokoena', 'Head of Talent', 'Johannesburg', 'braids', 5, 88), { administers: true }),
  seated(kruger, person('Pieter Strydom', 'Plant Engineer', 'Pretoria', 'crop', 0, 84)),
  seated(kruger, person('Naledi Khumalo', 'Safety Officer', 'Johannesburg', 'afro', 5, 84)),
  seated(kruger, person('Rashid Ebrahim', 'Cost Accountant', 'Durban', 'side', 2, 70)),
  seated(kruger, person('Carla Venter', 'Dispatcher', 'Pretoria', 'bob', 0, 41)),
  seated(kruger, person('Thabo Nkosi', 'Shift Planner', 'Durban', 'crop', 5, 9), {
    seatWaits: true,
    seatRemindedAt: { hours: -4 },
  }),
  seated(kruger, person('Anneke Botha', 'Lab Technician', 'Pretoria', 'wave', 0, 9), {
    seatWaits: true,
    seatRemindedAt: { hours: -4 },
  }),
  seated(kruger, person('Yusuf Patel', 'Stock Controller', 'Durban', 'side', 3, 9), {
    seatWaits: true,
    seatRemindedAt: { hours: -4 },
  }),

  administrator(oceanic, person('Maeve Callaghan', 'Head of Crew Training', 'Sydney', 'wave', 0, 320)),
  seated(oceanic, person('Jarrah Whitmore', 'Flight Planner', 'Brisbane', 'crop', 4, 316)),
  seated(oceanic, person('Tamsin Ewing', 'Ground Operations Lead', 'Sydney', 'bob', 0, 316)),
  seated(oceanic, person('Hamish Lockhart', 'Fleet Analyst', 'Perth', 'side', 0, 288)),
  seated(oceanic, person('Soraya Nazari', 'Cabin Services Manager', 'Sydney', 'hijab', 2, 251)),
  seated(oceanic, person('Mirrin Barrett', 'Maintenance Planner', 'Melbourne', 'long', 4, 33), {
    seatWaits: true,
    seatRemindedAt: { days: -3 },
  }),
  seated(oceanicLonger, person('Odette Marchand', 'Pricing Analyst', 'Sydney', 'bun', 3, 18)),
  seated(oceanicLonger, person('Bram Holt', 'Network Planner', 'Melbourne', 'crop', 0, 12)),
  seated(oceanicLonger, person('Zofia Wrona', 'Crew Rostering Specialist', 'Perth', 'curls', 0, 4), {
    seatWaits: true,
  }),

  administrator(pendant, person('Petra Ashworth', 'Editorial Director', 'London', 'bob', 0, 140)),
  seated(pendant, person('Desmond Clarke', 'Commissioning Editor', 'London', 'crop', 4, 138)),
  seated(pendant, person('Imogen Fairley', 'Rights Manager', 'Oxford', 'wave', 0, 138)),
  seated(pendant, person('Rohan Mistry', 'Data Editor', 'London', 'side', 3, 77)),
  seated(pendant, person('Bronwen Pryce', 'Copy Editor', 'Cardiff', 'bun', 0, 23), {
    seatWaits: true,
    seatRemindedAt: { days: -6 },
  }),
  seated(pendant, person('Tobias Lockyer', 'Sales Representative', 'Leeds', 'crop', 1, 16), {
    seatWaits: true,
    seatRemindedAt: { days: -2 },
  }),

  administrator(prestige, person('Otto Brandvold', 'Founder', 'Milwaukee', 'bald', 0, 60)),

  seated(wernham, person('Sheila Tanqueray', 'Office Director', 'Slough', 'bun', 0, 200), { administers: true }),
  seated(wernham, person('Kwame Boateng', 'Warehouse Manager', 'Slough', 'crop', 5, 196)),
  seated(wernham, person('Fiona Drummond', 'Account Executive', 'Swindon', 'long', 0, 196)),
  seated(wernham, person('Harpreet Gill', 'Accounts Clerk', 'Slough', 'turban', 3, 190)),
  seated(wernham, person('Nigel Ormerod', 'Sales Manager', 'Swindon', 'side', 0, 181)),
  seated(wernham, person('Adaeze Obi', 'HR Advisor', 'Slough', 'braids', 5, 150)),
  seated(wernham, person('Callum Reith', 'Delivery Planner', 'Reading', 'wave', 0, 118)),
  seated(wernham, person('Mei Sung', 'Business Analyst', 'Reading', 'bob', 1, 92)),
  seated(wernham, person('Bilal Hashmi', 'Customer Advisor', 'Slough', 'crop', 3, 54)),
  seated(wernham, person('Joanna Pike', 'Purchasing Assistant', 'Swindon', 'curls', 0, 27)),
];
