import type { When } from './types.ts';

/** A pass of the demo: the invited people, what the pages say, what it grants. */
export interface PassSeed {
  readonly shortCode: string;
  readonly customerId: string;
  readonly targetSegment: 'CONSUMER' | 'ENTERPRISE';
  readonly usesSSO?: boolean;
  /** False: nobody registers by its form. */
  readonly showRegistration?: boolean;
  readonly extraCollectionFields?: readonly string[];
  /** Shared by everybody. */
  readonly redemptionCode?: string;
  /** Each for one person. */
  readonly oneTimeCodes?: readonly string[];
  readonly redirectUrl?: string;
  readonly meta?: PassMetaSeed;
  readonly videoIds?: readonly string[];
  readonly slots?: number;
  readonly startsAt?: When;
  readonly closesAt?: When;
  readonly entitlementIds: readonly string[];
  readonly durationDays?: number;
  readonly isTrial?: boolean;
  readonly takesSeat?: boolean;
  readonly sessionIds?: readonly string[];
  readonly certificateIds?: readonly string[];
  readonly tags?: readonly string[];
  /** What the pass shows to somebody who tries the demo. */
  readonly note: string;
}
interface PassMetaSeed {
  readonly navLogoUrl?: string;
  readonly ctaButton?: { readonly text?: string; readonly label?: string; readonly url?: string };
  readonly hero?: { readonly title?: string; readonly subtitle?: string; readonly subtitleFontSize?: string };
  readonly logo?: { readonly url: string; readonly alt: string };
  readonly testimonial?: {
    readonly text: string;
    readonly name: string;
    readonly job?: string;
    readonly image?: string;
  };
}

const acmeLogo = { url: '/files/art/logo/acme.svg', alt: 'Acme' };

/** Passes of every kind and state (PAS-01 to PAS-09). */
export const passes: readonly PassSeed[] = [
  {
    shortCode: 'WELCOME30',
    customerId: 'consumer',
    targetSegment: 'CONSUMER',
    meta: {
      ctaButton: { text: 'Start my 30 days', label: 'Start my 30 days of Atrium, free' },
      hero: {
        title: 'Thirty days to get better at difficult work',
        subtitle:
          'A gift from Nordhafen to its partners: every course, live and on demand, for a month. No card required. After 30 days you keep your account and decide whether to continue.',
        subtitleFontSize: '20px',
      },
      logo: { url: '/files/art/logo/nordhafen.svg', alt: 'Nordhafen' },
      testimonial: {
        text: 'I joined for one lesson on pricing and stayed for the people who disagreed with me. By the third week we had raised a price that nobody had dared to touch for six years.',
        name: 'Jonas Brandt',
        job: 'Commercial Director, Nordhafen Logistics',
        image: '/files/art/portrait/jonas-brandt.svg',
      },
    },
    videoIds: ['ai-leaders-trailer', 'ai-leaders-where-the-hours-go'],
    entitlementIds: ['area-mcsc-unlimited'],
    durationDays: 30,
    isTrial: true,
    tags: ['welcome-campaign'],
    note: 'Anybody: thirty days for free, with a testimonial, a button of its own and a video',
  },
  {
    shortCode: 'ACME-TEAM',
    customerId: 'acme',
    targetSegment: 'ENTERPRISE',
    redirectUrl: '/courses',
    meta: {
      navLogoUrl: acmeLogo.url,
      logo: acmeLogo,
      hero: {
        title: 'Acme learns AI together',
        subtitle:
          'Your team has a place at the AI Academy. The course on an AI-first strategy starts with the others from Acme, and your seat is reserved.',
      },
    },
    videoIds: ['ai-leaders-trailer'],
    slots: 60,
    entitlementIds: ['acme-ai-academy'],
    takesSeat: true,
    sessionIds: ['ai-first-strategy-2'],
    certificateIds: ['ai-foundations'],
    tags: ['acme-rollout'],
    note: 'Work addresses at acme.example: a seat of the contract, a session, a certificate, and a redirect',
  },
  {
    shortCode: 'ACME-SSO',
    customerId: 'acme',
    targetSegment: 'ENTERPRISE',
    usesSSO: true,
    redirectUrl: '/courses',
    meta: {
      navLogoUrl: acmeLogo.url,
      logo: acmeLogo,
      hero: {
        title: 'Your place at the Acme academy',
        subtitle: 'Join with the login that you use at Acme. There is no password to choose.',
      },
      ctaButton: { text: 'Join with Acme login' },
    },
    videoIds: ['ai-leaders-trailer'],
    entitlementIds: ['acme-ai-academy'],
    takesSeat: true,
    note: 'Single sign-on by Acme: Nina Okafor is new there',
  },
  {
    shortCode: 'BROKEN-SSO',
    customerId: 'hooli',
    targetSegment: 'ENTERPRISE',
    usesSSO: true,
    meta: {
      logo: { url: '/files/art/logo/hooli.svg', alt: 'Hooli' },
      hero: { title: 'Hooli University opens its doors', subtitle: 'Join with the login that you use at Hooli.' },
    },
    entitlementIds: ['area-ai-academy'],
    note: 'Single sign-on that cannot be prepared',
  },
  {
    shortCode: 'ONE-TIME',
    customerId: 'consumer',
    targetSegment: 'CONSUMER',
    oneTimeCodes: Array.from({ length: 40 }, (_, index) => `RC-${String(index + 1).padStart(4, '0')}`),
    meta: {
      hero: {
        title: 'A month of AI on demand, in the box',
        subtitle: 'The card in your conference bag has a code. It opens thirty days of lessons, for one person.',
      },
      ctaButton: { text: 'Redeem my code' },
    },
    videoIds: ['first-ai-workflow-pick-a-task-that-repeats'],
    entitlementIds: ['area-ai-ondemand'],
    durationDays: 30,
    note: 'One-time redemption codes, RC-0001 to RC-0040',
  },
  {
    shortCode: 'CODE-REQ',
    customerId: 'initech',
    targetSegment: 'ENTERPRISE',
    redemptionCode: 'OPEN-SESAME',
    extraCollectionFields: ['jobTitle'],
    entitlementIds: ['area-ai-ondemand'],
    durationDays: 180,
    note: 'The redemption code OPEN-SESAME and one extra field; all texts are the default ones',
  },
  {
    shortCode: 'LATER',
    customerId: 'consumer',
    targetSegment: 'CONSUMER',
    startsAt: { days: 7, at: '09:00' },
    meta: {
      hero: {
        title: 'The winter cohort starts next week',
        subtitle: "Register now to save your spot. We'll email you the next step on the first day.",
      },
      ctaButton: { text: 'Save my spot' },
    },
    videoIds: ['ai-leaders-trailer'],
    entitlementIds: ['area-ai-academy'],
    durationDays: 30,
    note: 'Registers now, starts in a week',
  },
  {
    shortCode: 'ACME-SSO-LATER',
    customerId: 'acme',
    targetSegment: 'ENTERPRISE',
    usesSSO: true,
    startsAt: { days: 7, at: '09:00' },
    redirectUrl: '/courses',
    meta: {
      navLogoUrl: acmeLogo.url,
      logo: acmeLogo,
      hero: {
        title: 'The second Acme cohort starts next week',
        subtitle: 'Join with the login that you use at Acme. Your spot is saved until the first day.',
      },
      ctaButton: { text: 'Keep my place at Acme' },
    },
    videoIds: ['ai-leaders-trailer'],
    entitlementIds: ['acme-ai-academy'],
    note: 'Single sign-on by Acme that starts in a week',
  },
  {
    shortCode: 'PARTNER',
    customerId: 'consumer',
    targetSegment: 'CONSUMER',
    showRegistration: false,
    meta: {
      hero: {
        title: 'Read on, then try a lesson for free',
        subtitle:
          'You came from the newsletter. There is nothing to redeem: the free account has three videos a month, and this is the first of them.',
      },
      ctaButton: { text: 'Open a free account', url: '/signup' },
    },
    videoIds: ['ai-leaders-trailer', 'ai-leaders-where-the-hours-go'],
    entitlementIds: ['area-ai-academy'],
    durationDays: 30,
    note: 'No form of its own: the button leads to the sign-up',
  },
  {
    shortCode: 'LOOK-ONLY',
    customerId: 'consumer',
    targetSegment: 'CONSUMER',
    showRegistration: false,
    meta: {
      hero: {
        title: 'What the spring cohort saw',
        subtitle: 'Preview two lessons. Registration is not open yet.',
      },
    },
    videoIds: ['ai-leaders-trailer', 'ai-leaders-where-the-hours-go'],
    entitlementIds: ['area-ai-academy'],
    durationDays: 30,
    note: 'A preview without a button',
  },
  {
    shortCode: 'CLOSED',
    customerId: 'consumer',
    targetSegment: 'CONSUMER',
    closesAt: { days: -12, at: '18:00' },
    entitlementIds: ['area-ai-academy'],
    durationDays: 30,
    note: 'Enrollment has ended',
  },
  {
    shortCode: 'FULL',
    customerId: 'consumer',
    targetSegment: 'CONSUMER',
    slots: 1,
    meta: { hero: { title: 'A small table for the autumn salon' } },
    entitlementIds: ['area-ai-academy'],
    durationDays: 30,
    note: 'No slot is free',
  },
  {
    shortCode: 'PENDANT-TEAM',
    customerId: 'pendant',
    targetSegment: 'ENTERPRISE',
    meta: {
      hero: {
        title: 'Pendant learns with AI',
        subtitle: 'Lessons of ten minutes, in the middle of a working day.',
      },
    },
    videoIds: ['first-ai-workflow-pick-a-task-that-repeats'],
    entitlementIds: ['area-ai-academy'],
    takesSeat: true,
    note: 'A seat of a contract that has none left',
  },
  {
    shortCode: 'INITECH-START',
    customerId: 'initech',
    targetSegment: 'ENTERPRISE',
    meta: {
      logo: { url: '/files/art/logo/initech.svg', alt: 'Initech' },
      hero: { title: 'Initech starts with AI on demand' },
    },
    entitlementIds: ['area-ai-ondemand', 'area-enterprise-dashboard'],
    durationDays: 365,
    note: 'newhire@initech.example came by it',
  },
];

/** The members who have registered by a pass of the demo. */
export const passRegistrations: readonly {
  readonly shortCode: string;
  readonly persona: string;
  readonly days: number;
}[] = [
  { shortCode: 'INITECH-START', persona: 'newhire@initech.example', days: -3 },
  { shortCode: 'FULL', persona: 'academy', days: -20 },
];
