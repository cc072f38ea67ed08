import type { GrantSeed, When } from '../types.ts';

/** A paid yearly subscription of one product; its grant ends three days after the period (D41). */
export const subscription = (
  entitlementIds: readonly string[],
  ref: string,
  begun: number,
  endsInDays: number,
): readonly GrantSeed[] =>
  entitlementIds.map((entitlementId) => ({
    entitlementId,
    source: 'SUBSCRIPTION',
    sourceRef: `sub_${ref}`,
    startsAt: { days: begun },
    endsAt: { days: endsInDays + 3 },
  }));

export const unlimited = ['area-mcsc-unlimited', 'area-ai-academy'] as const;

/** A purchase without an end. */
export const purchase = (entitlementIds: readonly string[], ref: string, begun: number): readonly GrantSeed[] =>
  entitlementIds.map((entitlementId) => ({
    entitlementId,
    source: 'PURCHASE',
    sourceRef: `order-${ref}`,
    startsAt: { days: begun },
  }));

export const contract = (
  entitlementIds: readonly string[],
  contractId: string,
  begun: number,
  endsInDays: number,
  revokedAt?: When,
): readonly GrantSeed[] =>
  entitlementIds.map((entitlementId) => ({
    entitlementId,
    source: 'CONTRACT',
    sourceRef: contractId,
    startsAt: { days: begun },
    endsAt: { days: endsInDays },
    ...(revokedAt && { revokedAt, reason: 'Seat revoked by the administrator' }),
  }));

export const freemium = (ref: string, begun: number): readonly GrantSeed[] => [
  { entitlementId: 'area-mc-limited', source: 'FREEMIUM', sourceRef: `signup-${ref}`, startsAt: { days: begun } },
];

export const trial = (ref: string, begun: number, endsInDays: number): readonly GrantSeed[] => [
  {
    entitlementId: 'area-mcsc-unlimited',
    source: 'TRIAL',
    sourceRef: `trial-${ref}`,
    startsAt: { days: begun },
    endsAt: { days: endsInDays },
  },
];

export const byPass = (entitlementIds: readonly string[], code: string, begun: number): readonly GrantSeed[] =>
  entitlementIds.map((entitlementId) => ({
    entitlementId,
    source: 'PASS',
    sourceRef: `pass-${code}`,
    startsAt: { days: begun },
    endsAt: { days: begun + 365 },
  }));

export const byStaff = (
  entitlementIds: readonly string[],
  ref: string,
  begun: number,
  reason: string,
): readonly GrantSeed[] =>
  entitlementIds.map((entitlementId) => ({
    entitlementId,
    source: 'STAFF',
    sourceRef: `staff-${ref}`,
    startsAt: { days: begun },
    reason,
  }));

/** What the team opens to everybody on it (BEG-07). */
export const staffAreas = [
  'area-mcsc-unlimited',
  'area-ai-academy',
  'area-ai-ondemand',
  'area-mc-limited',
  'area-mc-transactional',
  'area-crash-courses',
  'area-bootcamps',
  'area-business-archive',
  'area-enterprise-dashboard',
];
