import type { Customizations } from '@atrium/domain/access/customizations.ts';
import { entitlementKey } from '@atrium/domain/access/entitlement.ts';
import { defaultFlags, type Flags } from '@atrium/domain/access/flags.ts';
import type { StaffViewer } from '@atrium/domain/access/staffOperations.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { minute } from '@atrium/domain/time.ts';
import { personalTimeZone } from '@atrium/domain/timeZone.ts';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { CallError } from './callError.ts';
import { graphql } from './gql/gql.ts';
import type { ViewerQuery } from './gql/graphql.ts';
import { execute } from './graphql.ts';
import { signIn } from './signIn.ts';
import { showSupport } from './supportMode.ts';
import { ownTimeZone, showTimeZone } from './timeZone.ts';

const document = graphql(`
  query Viewer {
    getMember {
      userId
      email
      firstName
      lastName
      displayName
      profileImageUrl
      jobRole
      accountType
      manageBilling
      staff {
        roles
        companyIds
        courseIds
        factor
        factorDueAt
      }
      chosenTimeZone
      browserTimeZone
      accessChangesAt
      customer {
        customerId
        name
        type
        hideMemberProfile
        disableAIFeatures
        enableProfAI
        logoUrl
        accentColor
        timeZone
      }
      customizations {
        navLogoUrl
        navConfigs {
          route
          rename
          hide
        }
        hideSessionDetailTitle
        useFunctionBasedCourseFilter
        homePageConfig {
          hideUpcomingCourses
          hideMeetOurMembers
          hideUpcomingEvents
        }
        banners {
          imageUrl
          imageUrlMobile
          link
          alt
        }
      }
    }
    getMemberEntitlements {
      type
      label
    }
    getFeatureFlags {
      values
    }
    getSupportMode {
      supportId
      endsAt
    }
  }
`);

/** The signed-in person: everything the rules need, and how the person is shown. */
export type SignedIn = Viewer & {
  readonly displayName: string;
  readonly jobRole: string | null;
  /** A customer's accent color, which replaces the default one. */
  readonly accentColor: string | null;
  /** What a browser has told the account of its zone; null before. */
  readonly browserTimeZone?: string | null;
  /** IANA name of the zone of their dates while they have chosen none: the browser's, else the customer's (D83). */
  readonly timeZone: string | null;
  /** When what they may open changes next by itself, epoch milliseconds; null when it is not going to. */
  readonly accessChangesAt?: number | null;
  /** When somebody of the team who sees these pages stops, epoch milliseconds; absent: nobody does (STF-06). */
  readonly supportEndsAt?: number;
};

/** One request for everything the shell of a page needs to know of its viewer; null for a visitor. */
export const viewerOptions = () =>
  queryOptions({
    queryKey: ['viewer'],
    queryFn: fetchViewer,
    staleTime: 5 * minute,
    gcTime: Number.POSITIVE_INFINITY,
    // `execute` retries by itself
    retry: false,
  });

/** The viewer, fetched once. Rejects when the service cannot be reached. */
export async function loadViewer(queryClient: QueryClient): Promise<SignedIn | null> {
  return queryClient.query({ ...viewerOptions(), staleTime: 'static' });
}

/** The viewer inside the shell, where the guard admits only signed-in people. */
export function useViewer(): SignedIn {
  const { data } = useQuery(viewerOptions());
  if (!data) throw new Error('this page belongs to signed-in members');
  return data;
}

async function fetchViewer(): Promise<SignedIn | null> {
  // the viewer who came with the page does not wait for a token
  if (!execute.isAnswered(document, {}) && (await signIn.token()) === null) return null;
  const loaded = await execute(document, {}).catch((error: unknown) => {
    // `execute` has signed out already, so this is a visitor, whom the guard sends to the sign-in page (SES-03)
    if (error instanceof CallError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  });
  if (loaded === null) return null;
  const { getMember, getMemberEntitlements, getFeatureFlags, getSupportMode } = loaded;
  showSupport(getSupportMode?.supportId ?? null);
  if (getMember === null) {
    // an answer without a member while the cookie names one (SES-04)
    await signIn.end('refused');
    return null;
  }
  const viewer = viewerOf(getMember, getMemberEntitlements ?? [], getFeatureFlags?.values);
  return getSupportMode === null ? viewer : { ...viewer, supportEndsAt: Number(getSupportMode.endsAt) };
}

type MemberData = NonNullable<ViewerQuery['getMember']>;

function viewerOf(member: MemberData, held: readonly { type: string; label: string }[], flags: unknown): SignedIn {
  const { userId, customer, customizations, chosenTimeZone, staff, accessChangesAt, ...rest } = member;
  // the account has the choice of all devices
  showTimeZone(chosenTimeZone);
  return {
    ...rest,
    memberId: userId,
    staff: staff === null ? null : standingOf(staff),
    customer,
    entitlements: held.map(entitlementKey),
    customizations: withoutNulls(customizations) as Customizations,
    flags: { ...defaultFlags, ...(flags as Partial<Flags> | undefined) },
    accentColor: customer?.accentColor ?? null,
    accessChangesAt: accessChangesAt ? Number(accessChangesAt) : null,
    timeZone: personalTimeZone({ chosen: null, browser: ownTimeZone(), customer: customer?.timeZone ?? null }),
  };
}

function standingOf({ companyIds, factorDueAt, ...rest }: NonNullable<MemberData['staff']>): StaffViewer {
  return {
    ...rest,
    customerIds: companyIds,
    factorDueAt: factorDueAt === null ? null : Number(factorDueAt),
  };
}

/** The API has null where the rules leave a setting out. */
function withoutNulls(value: MemberData['customizations']): unknown {
  const { banners, navConfigs, ...scalars } = value;
  return {
    ...Object.fromEntries(Object.entries(scalars).filter(([, value]) => value !== null)),
    banners,
    navConfigs: navConfigs.map((config) =>
      Object.fromEntries(Object.entries(config).filter(([, value]) => value !== null)),
    ),
  };
}
