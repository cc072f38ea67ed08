import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';
import type { PortraitSpec } from '@atrium/domain/art/types.ts';
import type { MemberSeed } from '../types.ts';
import { persona } from './draft.ts';
import { byStaff, staffAreas } from './grants.ts';

interface Colleague {
  readonly role: StaffRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobRole: string;
  readonly city: string;
  readonly country: string;
  /** Days before the first start. */
  readonly joined: number;
  readonly portrait: PortraitSpec;
  readonly own?: { readonly customerIds?: readonly string[]; readonly courseIds?: readonly string[] };
}

const colleague = ({ role, joined, jobRole, city, country, own, ...person }: Colleague): MemberSeed =>
  persona({
    ...person,
    persona: role,
    customerId: 'internal',
    isStaff: true,
    staff: { roles: [role], ...own },
    accountType: 'EMPLOYEE',
    registeredAt: { days: -joined },
    grants: byStaff(staffAreas, 'team', -joined, 'Staff account'),
    profile: { jobRole, company: 'Atrium', industry: 'Other', city, country },
  });

/** The team: a person of each role (STF-01). `employee`, who also looks after everything, is among the personas. */
export const team: readonly MemberSeed[] = [
  colleague({
    role: 'owner',
    firstName: 'Ingrid',
    lastName: 'Vasquez',
    jobRole: 'Founder',
    city: 'Boston',
    country: 'United States',
    joined: 1100,
    portrait: { style: 'bun', skin: 1, hair: 4, cloth: 2, neck: 'blazer', ground: 2 },
  }),
  colleague({
    role: 'editor',
    firstName: 'Edda',
    lastName: 'Lindqvist',
    jobRole: 'Managing Editor',
    city: 'Gothenburg',
    country: 'Sweden',
    joined: 640,
    portrait: { style: 'bob', skin: 0, hair: 3, cloth: 4, neck: 'roll', glasses: true, ground: 3 },
  }),
  colleague({
    role: 'instructor',
    firstName: 'Ikenna',
    lastName: 'Obiora',
    jobRole: 'Instructor',
    city: 'Lagos',
    country: 'Nigeria',
    joined: 510,
    portrait: { style: 'crop', skin: 4, hair: 0, cloth: 1, neck: 'shirt', beard: true, ground: 5 },
    own: { courseIds: ['ai-leaders', 'first-ai-workflow'] },
  }),
  colleague({
    role: 'support',
    firstName: 'Suda',
    lastName: 'Rattanakorn',
    jobRole: 'Member Support',
    city: 'Chiang Mai',
    country: 'Thailand',
    joined: 420,
    portrait: { style: 'long', skin: 2, hair: 0, cloth: 3, neck: 'crew', ground: 0 },
  }),
  colleague({
    role: 'success',
    firstName: 'Selma',
    lastName: 'Kaplan',
    jobRole: 'Customer Success Manager',
    city: 'Izmir',
    country: 'Turkey',
    joined: 380,
    portrait: { style: 'curls', skin: 1, hair: 1, cloth: 0, neck: 'blazer', ground: 4 },
    own: { customerIds: ['acme', 'globex'] },
  }),
  colleague({
    role: 'commerce',
    firstName: 'Corin',
    lastName: 'Delacroix',
    jobRole: 'Finance and Pricing',
    city: 'Lyon',
    country: 'France',
    joined: 300,
    portrait: { style: 'side', skin: 0, hair: 2, cloth: 5, neck: 'shirt', glasses: true, ground: 1 },
  }),
  colleague({
    role: 'auditor',
    firstName: 'Aurel',
    lastName: 'Stanescu',
    jobRole: 'External Auditor',
    city: 'Cluj-Napoca',
    country: 'Romania',
    joined: 90,
    portrait: { style: 'crop', skin: 1, hair: 4, cloth: 2, neck: 'roll', beard: true, ground: 2 },
  }),
];
