import { useEffect } from 'react';
import { storeNavLogo, storedNavLogo } from '#lib/navLogo.ts';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';

export interface NavLogo {
  readonly src: string;
  readonly name: string;
}

/**
 * The logo that replaces ours: the customer's or an entitlement's, stored on the machine for the next page load
 * (NAV-06).
 */
export function useNavLogo({ customizations, customer }: SignedIn): NavLogo | null {
  const own = customizations.navLogoUrl ?? null;
  useEffect(() => {
    if (own !== null) storeNavLogo(own);
  }, [own]);
  const src = own ?? storedNavLogo();
  return src === null ? null : { src, name: customer?.name ?? site.name };
}
