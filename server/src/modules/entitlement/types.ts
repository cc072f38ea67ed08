import type { LedgerGrant } from '@atrium/domain/access/accessAt.ts';
import type { Customizations } from '@atrium/domain/access/customizations.ts';
import type { FlagRule } from '@atrium/domain/access/evaluateFlag.ts';
import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import { z } from 'zod';
import { jsonColumn } from '../../base/sql/fragments.ts';
import type { OwnCustomer } from '../member/types.ts';

const bannerShape = z.object({
  imageUrl: z.string(),
  imageUrlMobile: z.nullable(z.string()),
  link: z.nullable(z.string()),
  alt: z.exactOptional(z.string()),
});
const customizationsShape: z.ZodType<Customizations> = z.strictObject({
  navLogoUrl: z.exactOptional(z.string()),
  navConfigs: z.exactOptional(
    z.array(
      z.strictObject({ route: z.string(), rename: z.exactOptional(z.string()), hide: z.exactOptional(z.boolean()) }),
    ),
  ),
  hideSessionDetailTitle: z.exactOptional(z.boolean()),
  homePageConfig: z.exactOptional(
    z.strictObject({
      hideUpcomingCourses: z.exactOptional(z.boolean()),
      hideMeetOurMembers: z.exactOptional(z.boolean()),
      hideUpcomingEvents: z.exactOptional(z.boolean()),
    }),
  ),
  banner: z.exactOptional(bannerShape),
  banners: z.exactOptional(z.array(bannerShape)),
  useFunctionBasedCourseFilter: z.exactOptional(z.boolean()),
});
export const customizations = jsonColumn('entitlement', 'customizations', customizationsShape);

/** The targets of a flag, as they are stored and sent. */
export const flagTargetsShape: z.ZodType<FlagRule['targets']> = z.array(
  z.strictObject({
    to: z.strictObject({
      memberIds: z.exactOptional(z.array(z.string())),
      customerIds: z.exactOptional(z.array(z.string())),
      accountTypes: z.exactOptional(z.array(z.string())),
      percentage: z.exactOptional(z.number()),
    }),
    value: z.unknown(),
  }),
);
export const flagTargets = jsonColumn('flag', 'targets', flagTargetsShape);

/** A flag with its rule, as the team sees it. */
export interface FlagSetting extends FlagRule {
  /** What it does. */
  readonly about: string;
  /** False while nobody has set it. */
  readonly isSet: boolean;
  /** Whether a file or a service of the installation sets it, which precedes the rule. */
  readonly isElsewhere: boolean;
  /** Tells what was seen from what somebody else has saved since. */
  readonly version: string;
}

/** Everything a viewer is made of, in one row. */
export interface Person {
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly profileImageUrl: string | null;
  readonly jobRole: string | null;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
  readonly isStaff: boolean;
  /** What they hold on the team; nothing for members. */
  readonly staff: StaffStanding;
  /** By when they need a second factor, epoch milliseconds; null where none is asked for. */
  readonly factorDueAt: number | null;
  readonly hasFactor: boolean;
  readonly manageBilling: boolean;
  readonly chosenTimeZone: string | null;
  readonly browserTimeZone: string | null;
  readonly customer: OwnCustomer;
  readonly grants: readonly LedgerGrant[];
}

/** An effective entitlement of the viewer and its keys. */
export type HeldEntitlement = LedgerGrant & { readonly keys: readonly string[] };

/** An entitlement that the viewer no longer holds; `endedAt` in epoch milliseconds. */
export interface FormerEntitlement {
  readonly entitlementId: string;
  readonly name: string;
  readonly endedAt: number;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    FLAG_CHANGED: 'flag';
    ACCOUNT_TYPE_CHANGED: 'member';
    ACCESS_GIVEN: 'member';
    ACCESS_CHANGED: 'member';
    ACCESS_ENDED: 'member';
  }
}
