import { plain } from './companies/plain.ts';
import { smallCompanies } from './companies/small.ts';
import type { CustomerSeed } from './types.ts';

/** The company of more than a thousand people. */
export const manyPeopleId = 'vandelay';

export const customers: readonly CustomerSeed[] = [
  { ...plain, customerId: 'internal', name: 'Atrium', type: 'INTERNAL', enableProfAI: true },
  { ...plain, customerId: 'consumer', name: 'Members', type: 'CONSUMER' },
  {
    customerId: 'acme',
    name: 'Acme',
    type: 'ENTERPRISE',
    emailDomains: ['acme.example'],
    timeZone: 'America/New_York',
    hideMemberProfile: false,
    disableAIFeatures: false,
    enableProfAI: true,
    logoUrl: '/files/art/logo/acme.svg',
    accentColor: '#C8452D',
    corporateLogin: 'SAML',
    contracts: [
      {
        contractId: 'acme-1',
        startsOn: { days: -292 },
        endsOn: { days: 72 },
        totalSeats: 25,
        overage: false,
        entitlementIds: ['acme-ai-academy'],
        importantLinks: [
          { title: 'Rollout guide', url: '/files/notices/rollout.html' },
          { title: 'Invite page for your team', url: '/preview/ACME-TEAM' },
          { title: 'Meet your success manager', url: '/files/notices/success.html' },
        ],
      },
    ],
  },
  {
    customerId: 'globex',
    name: 'Globex',
    type: 'ENTERPRISE',
    emailDomains: ['globex.example'],
    timeZone: 'Europe/Berlin',
    hideMemberProfile: true,
    disableAIFeatures: true,
    enableProfAI: false,
    logoUrl: '/files/art/logo/globex.svg',
    accentColor: '#1D5FA8',
    corporateLogin: 'UNSUPPORTED_501',
    contracts: [
      {
        contractId: 'globex-1',
        startsOn: { days: -120 },
        endsOn: { days: 245 },
        totalSeats: 10,
        overage: true,
        entitlementIds: ['globex-unlimited'],
        importantLinks: [{ title: 'Globex learning policy', url: '/files/notices/globex.html' }],
      },
    ],
  },
  {
    customerId: 'initech',
    name: 'Initech',
    type: 'ENTERPRISE',
    emailDomains: ['initech.example'],
    timeZone: 'America/Chicago',
    hideMemberProfile: false,
    disableAIFeatures: false,
    enableProfAI: false,
    corporateLogin: 'NO_CONTRACT_402',
    contracts: [],
  },
  {
    customerId: 'hooli',
    name: 'Hooli',
    type: 'ENTERPRISE',
    emailDomains: ['hooli.example'],
    timeZone: 'America/Los_Angeles',
    hideMemberProfile: false,
    disableAIFeatures: false,
    enableProfAI: true,
    accentColor: '#7A3E9D',
    corporateLogin: 'NONE_404',
    contracts: [
      {
        contractId: 'hooli-1',
        startsOn: { days: -1 },
        endsOn: { days: 364 },
        totalSeats: 40,
        overage: false,
        entitlementIds: ['area-ai-academy'],
        importantLinks: [],
      },
    ],
  },
  {
    customerId: manyPeopleId,
    name: 'Vandelay',
    type: 'ENTERPRISE',
    emailDomains: ['vandelay.example'],
    timeZone: 'Asia/Singapore',
    hideMemberProfile: true,
    disableAIFeatures: false,
    enableProfAI: false,
    logoUrl: '/files/art/logo/vandelay.svg',
    accentColor: '#0B6E6E',
    corporateLogin: 'NONE_404',
    // three years, so that few tests live through the end of a thousand seats
    contracts: [
      {
        contractId: 'vandelay-1',
        startsOn: { days: -250 },
        endsOn: { days: 845 },
        totalSeats: 1200,
        overage: false,
        entitlementIds: ['area-mcsc-unlimited'],
        importantLinks: [
          { title: 'Learning at Vandelay', url: '/files/notices/vandelay.html' },
          { title: 'Meet your success manager', url: '/files/notices/success.html' },
        ],
      },
    ],
  },
  ...smallCompanies,
];
