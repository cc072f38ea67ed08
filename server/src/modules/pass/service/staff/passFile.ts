import { randomInt } from 'node:crypto';
import { ownOrHttps } from '@atrium/domain/access/ownOrHttps.ts';
import { extraFields } from '@atrium/domain/pass/registrationForm.ts';
import { z } from 'zod';
import { metaShape, type Pass } from '../../types.ts';

const ids = z.array(z.string().min(1).max(100)).default([]);
const instant = z.nullable(z.iso.datetime({ offset: true })).default(null);
/** Pages of passes lead nowhere else (THR-33). */
const address = (text: string): boolean => ownOrHttps(text) !== null;

/** Why a pass with single sign-on has no redemption code. */
export const withoutCode = 'goes with no redemption code: the login of the company says who may register';

/** A pass as staff writes it; instants are ISO texts, and what is left out has the default. */
export const passFileShape = z
  .strictObject({
    /** Left out: a new one of 68 bits (THR-58). */
    shortCode: z.optional(z.string().regex(/^[A-Za-z0-9-]{3,40}$/, 'has 3 to 40 letters, digits and hyphens')),
    customerId: z.string().min(1),
    targetSegment: z.enum(['CONSUMER', 'ENTERPRISE']),
    showRegistration: z.boolean().default(true),
    usesSSO: z.boolean().default(false),
    allowedDomains: z.array(z.string().regex(/^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/, 'is no domain in ASCII')).default([]),
    extraCollectionFields: z.array(z.enum(extraFields as [string, ...string[]])).default([]),
    /** Shared by everybody. Left out: the one that the pass has; null: none. */
    redemptionCode: z.optional(z.nullable(z.string().min(6).max(100))),
    usesOTRC: z.boolean().default(false),
    redirectUrl: z.nullable(z.string().refine(address, 'is neither a path of ours nor an https address')).default(null),
    meta: metaShape.default({}),
    videoIds: ids,
    slots: z.nullable(z.int().min(0).max(10_000_000)).default(null),
    returnSlots: z.boolean().default(true),
    startsAt: instant,
    closesAt: instant,
    entitlementIds: ids,
    /** At most a hundred years. */
    durationDays: z.nullable(z.int().min(1).max(36_500)).default(null),
    isTrial: z.boolean().default(false),
    takesSeat: z.boolean().default(false),
    sessionIds: ids,
    certificateIds: ids,
    tags: ids,
  })
  .refine(({ usesOTRC, redemptionCode }) => !usesOTRC || (redemptionCode ?? null) === null, {
    path: ['usesOTRC'],
    message: 'goes with no shared redemption code',
  })
  // nobody is asked for a code after the login of the company, and everybody would be refused
  .refine(({ usesSSO, usesOTRC, redemptionCode }) => !usesSSO || (!usesOTRC && (redemptionCode ?? null) === null), {
    path: ['usesSSO'],
    message: withoutCode,
  })
  .refine(({ startsAt, closesAt }) => !startsAt || !closesAt || Date.parse(startsAt) < Date.parse(closesAt), {
    path: ['closesAt'],
    message: 'is not after startsAt',
  });
export type PassFile = z.infer<typeof passFileShape>;

/** A pass as a file; the hash of its redemption code stays here. */
export function fileOf(pass: Pass): PassFile {
  const { passId: _id, code, customer, taken: _taken, hasRedemptionCode: _has, redemptionHash: _hash, ...rest } = pass;
  const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
  return {
    ...rest,
    shortCode: code,
    customerId: customer.customerId,
    startsAt: iso(pass.startsAt),
    closesAt: iso(pass.closesAt),
    extraCollectionFields: [...pass.extraCollectionFields],
    allowedDomains: [...pass.allowedDomains],
    videoIds: [...pass.videoIds],
    tags: [...pass.tags],
    entitlementIds: [...pass.entitlementIds],
    sessionIds: [...pass.sessionIds],
    certificateIds: [...pass.certificateIds],
  };
}

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A code of 14 letters that are not mistaken for each other, in groups: 68 bits (THR-58, THR-59). */
export function makePassCode(): string {
  const text = Array.from({ length: 14 }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${text.slice(0, 5)}-${text.slice(5, 9)}-${text.slice(9)}`;
}
