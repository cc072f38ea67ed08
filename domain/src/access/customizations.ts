/** One tab of the navigation as an entitlement configures it: `route` is the tab's path, e.g. /courses. */
export type NavConfig = { readonly route: string; readonly rename?: string; readonly hide?: boolean };

export type Banner = {
  readonly imageUrl: string;
  readonly imageUrlMobile: string | null;
  readonly link: string | null;
  /** The alternative text of the image. */
  readonly alt?: string;
};

export type HomePageConfig = {
  readonly hideUpcomingCourses?: boolean;
  readonly hideMeetOurMembers?: boolean;
  readonly hideUpcomingEvents?: boolean;
};

/** What an entitlement may customize in the interface (access.md §3, members.md §3). */
export type Customizations = {
  readonly navLogoUrl?: string;
  readonly navConfigs?: readonly NavConfig[];
  readonly hideSessionDetailTitle?: boolean;
  readonly homePageConfig?: HomePageConfig;
  /** The older form with a single banner; merged as if it came first in `banners`. */
  readonly banner?: Banner;
  readonly banners?: readonly Banner[];
  readonly useFunctionBasedCourseFilter?: boolean;
};

export const maxBanners = 3;

type Source = {
  readonly entitlementId: string;
  readonly precedence: number;
  readonly customizations: Customizations;
};

/**
 * Merges the customizations of the entitlements a member holds into one (D3): entitlements apply in order of
 * precedence, scalars take the first defined value, tabs are merged per route, banners are concatenated, deduplicated
 * and cut at three. The customer's own logo ranks above every entitlement's.
 */
export function mergeCustomizations(sources: readonly Source[], customerLogoUrl?: string | null): Customizations {
  const ordered = sources.toSorted(byPrecedence);
  const all = ordered.map((source) => source.customizations);
  const navLogoUrl = customerLogoUrl ?? firstDefined(all.map((item) => item.navLogoUrl));
  const hideSessionDetailTitle = firstDefined(all.map((item) => item.hideSessionDetailTitle));
  const useFunctionBasedCourseFilter = firstDefined(all.map((item) => item.useFunctionBasedCourseFilter));
  return {
    ...(navLogoUrl !== undefined && { navLogoUrl }),
    ...(hideSessionDetailTitle !== undefined && { hideSessionDetailTitle }),
    ...(useFunctionBasedCourseFilter !== undefined && { useFunctionBasedCourseFilter }),
    homePageConfig: mergeHomePageConfigs(all.flatMap((item) => item.homePageConfig ?? [])),
    navConfigs: mergeNavConfigs(ordered),
    banners: mergeBanners(all),
  };
}

function firstDefined<T>(values: readonly (T | undefined)[]): T | undefined {
  return values.find((value) => value !== undefined);
}

function mergeHomePageConfigs(configs: readonly HomePageConfig[]): HomePageConfig {
  // Lowest precedence first, so that the highest one is written last.
  return Object.assign({}, ...configs.toReversed()) as HomePageConfig;
}

function mergeNavConfigs(ordered: readonly Source[]): NavConfig[] {
  const chosen = new Map<string, { precedence: number; config: NavConfig }>();
  for (const { precedence, customizations } of ordered) {
    for (const config of customizations.navConfigs ?? []) {
      const earlier = chosen.get(config.route);
      const hidesAtSameRank =
        earlier?.precedence === precedence && config.hide === true && earlier.config.hide !== true;
      if (earlier === undefined || hidesAtSameRank) chosen.set(config.route, { precedence, config });
    }
  }
  return [...chosen.values()].map((entry) => entry.config);
}

function mergeBanners(all: readonly Customizations[]): Banner[] {
  const seen = new Map<string, Banner>();
  for (const banner of all.flatMap((item) => [...(item.banner ? [item.banner] : []), ...(item.banners ?? [])])) {
    const key = JSON.stringify([banner.imageUrl, banner.link]);
    if (!seen.has(key)) seen.set(key, banner);
  }
  return [...seen.values()].slice(0, maxBanners);
}

/** Orders entitlements for merging: precedence descending, then entitlementId (D3). */
export function byPrecedence(
  a: { readonly precedence: number; readonly entitlementId: string },
  b: { readonly precedence: number; readonly entitlementId: string },
): number {
  if (a.precedence !== b.precedence) return b.precedence - a.precedence;
  return a.entitlementId < b.entitlementId ? -1 : a.entitlementId > b.entitlementId ? 1 : 0;
}
