import type { HairStyle } from '@atrium/domain/art/types.ts';
import { slug } from '@atrium/domain/slug.ts';
import type { MemberSeed } from '../types.ts';
import { contract, freemium } from './grants.ts';

type Row = readonly [
  first: string,
  last: string,
  role: string,
  jobFunction: string,
  city: string,
  style: HairStyle,
  skin: number,
  /** The day on which the seat was assigned, before the first start. */
  since: number,
  /** The day on which it was revoked. */
  until?: number,
];

const rows: readonly Row[] = [
  ['Marisol', 'Duarte', 'Plant Manager', 'Operations', 'Pittsburgh', 'bun', 2, 285],
  ['Terrence', 'Whitfield', 'Finance Business Partner', 'Finance', 'Pittsburgh', 'crop', 4, 285],
  ['Hana', 'Kowalczyk', 'Marketing Manager', 'Marketing', 'Cleveland', 'long', 0, 284],
  ['Devon', 'Okoro', 'Operations Analyst', 'Operations', 'Columbus', 'afro', 4, 270],
  ['Priscilla', 'Nguyen', 'Product Owner', 'Product', 'Pittsburgh', 'bob', 1, 262],
  ['Rafael', 'Antunes', 'Regional Sales Director', 'Sales', 'Chicago', 'side', 2, 262],
  ['Ingrid', 'Solberg', 'HR Business Partner', 'HR', 'Minneapolis', 'wave', 0, 240],
  ['Jamal', 'Rivers', 'Warehouse Supervisor', 'Operations', 'Toledo', 'bald', 4, 233],
  ['Nadia', 'Rahimi', 'Data Analyst', 'Data', 'Pittsburgh', 'hijab', 2, 210],
  ['Colin', "O'Rourke", 'Quality Lead', 'Operations', 'Erie', 'crop', 0, 205],
  ['Wren', 'Castillo-Hughes', 'Customer Support Lead', 'Customer Support', 'Columbus', 'curls', 3, 160],
  ['Arjun', 'Menon', 'Procurement Manager', 'Operations', 'Pittsburgh', 'turban', 3, 141],
  ['Beatrice', 'Lund', 'Legal Operations Specialist', 'Legal', 'Cleveland', 'long', 0, 96],
  ['Mateus', 'Ferreira', 'Maintenance Planner', 'Operations', 'Erie', 'side', 2, 74],
  ['Yasmin', 'Attar', 'Brand Designer', 'Marketing', 'Cleveland', 'braids', 3, 40],
  ['Owen', 'Prescott', 'Sales Associate', 'Sales', 'Chicago', 'crop', 1, 12],
  // left their seats to others
  ['Gloria', 'Steinberg', 'Executive Assistant', 'Other', 'Pittsburgh', 'bob', 0, 280, 120],
  ['Luca', 'Marchetti', 'Logistics Coordinator', 'Operations', 'Toledo', 'wave', 1, 250, 21],
  // invited, not there yet
  ['Simone', 'Achebe', 'Shift Lead', 'Operations', 'Toledo', 'braids', 4, 5],
  ['Peter', 'Vandermeer', 'Controller', 'Finance', 'Pittsburgh', 'side', 0, 2],
];
const invited = ['simone-achebe', 'peter-vandermeer'];

/** The colleagues of Ann and Bob at Acme, whose year her dashboard shows; and one who has left the company. */
export const colleagues: readonly MemberSeed[] = [
  ...rows.map(([firstName, lastName, jobRole, jobFunction, city, style, skin, since, until], index): MemberSeed => {
    const memberId = slug(`${firstName} ${lastName}`);
    return {
      memberId,
      email: `${memberId}@acme.example`,
      firstName,
      lastName,
      customerId: 'acme',
      isStaff: false,
      accountType: until === undefined ? 'MEMBER' : 'ALUMNI',
      registeredAt: { days: -since },
      grants: contract(['acme-ai-academy'], 'acme-1', -since, 73, until === undefined ? undefined : { days: -until }),
      seatWaits: invited.includes(memberId),
      manageBilling: false,
      passwordLogin: true,
      survey: 'COMPLETED',
      listed: false,
      hasPhoto: !invited.includes(memberId) && index % 5 !== 3,
      portrait: {
        style,
        skin,
        hair: skin > 0 ? index % 2 : ((index * 3) % 5) + 1,
        ground: index % 8,
        cloth: index % 9,
      },
      profile: {
        jobRole,
        company: 'Acme',
        jobFunction,
        city,
        country: 'United States',
      },
    };
  }),
  {
    memberId: 'felix-amundsen',
    email: 'felix-amundsen@demo.example',
    firstName: 'Felix',
    lastName: 'Amundsen',
    customerId: 'consumer',
    isStaff: false,
    accountType: 'ALUMNI',
    registeredAt: { days: -288 },
    grants: [...contract(['acme-ai-academy'], 'acme-1', -288, 73, { days: -64 }), ...freemium('felix', -60)],
    manageBilling: false,
    passwordLogin: true,
    survey: 'COMPLETED',
    listed: false,
    hasPhoto: false,
    portrait: {
      style: 'crop',
      skin: 0,
    },
    profile: {
      jobRole: 'Consultant',
      city: 'Oslo',
      country: 'Norway',
    },
  },
];
