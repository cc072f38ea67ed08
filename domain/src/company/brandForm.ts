import { safeRedirectPath } from '../access/signIn.ts';
import { counted } from '../counted.ts';
import type { FormRules } from '../formRules.ts';

/** How a company looks to its own people; '' for none of its own. */
export interface CompanyBrand {
  /** The path of a picture of ours: browsers show none of other hosts. */
  readonly logoUrl: string;
  /** `#rrggbb`: of progress, what is due, and where one is. */
  readonly accentColor: string;
}

const longestAddress = 2_000;

/** The form of a company's brand (COM-01). An accent that cannot be read is shown in the nearest shade that can. */
export const brandForm: FormRules<CompanyBrand> = {
  logoUrl: ({ logoUrl }) => {
    if (logoUrl === '') return [];
    if (logoUrl.length > longestAddress) return ['This address is too long.'];
    return safeRedirectPath(logoUrl) === null ? ['A picture is uploaded here.'] : [];
  },
  accentColor: ({ accentColor }) =>
    accentColor === '' || /^#[\da-f]{6}$/.test(accentColor) ? [] : ['A color as #c8452d, or none.'],
};

/** A brand as it is stored: small letters, no spaces around. */
export function readBrand({ logoUrl, accentColor }: CompanyBrand): CompanyBrand {
  return { logoUrl: logoUrl.trim(), accentColor: accentColor.trim().toLowerCase() };
}

/** What another brand changes, a line each. */
export function brandLines(held: CompanyBrand, wanted: CompanyBrand, people: number): readonly string[] {
  const counts = counted(people, 'person', 'people');
  return [
    ...(held.accentColor === wanted.accentColor
      ? []
      : [
          wanted.accentColor === ''
            ? `The pages of ${counts}, and the dashboard, have the accent of the academy again.`
            : `The pages of ${counts}, and the dashboard, have the accent ${wanted.accentColor}.`,
        ]),
    ...(held.logoUrl === wanted.logoUrl
      ? []
      : [
          wanted.logoUrl === ''
            ? `${counted(people, 'person sees', 'people see')} the academy’s logo in the menu again.`
            : `${counted(people, 'person sees', 'people see')} this logo in the menu, in place of the academy’s.`,
        ]),
  ];
}
