import * as z from 'zod/mini';
import { textLimits } from './textLimits.ts';

export const pronounOptions = ['He/Him/His', 'She/Her/Hers', 'They/Them/Theirs', 'Prefer not to say'] as const;

const length = (text: string): number => Array.from(text).length;
const atMost = (most: number, message = `At most ${String(most)} characters`) =>
  z.refine<string>((text) => length(text) <= most, message);
const text = (most: number) => z.string().check(atMost(most));

const nameLetters = /^[\p{L}\p{M}'’-]*$/u;

/**
 * A name as its field says it (PRO-04). A name that is kept as it was passes: names that came by single sign-on or with
 * a pass may have other letters (D66).
 */
const name = (label: string, kept: string, isRequired: boolean) =>
  z.string().check(
    z.refine((value) => !isRequired || value !== '', { message: 'Required', abort: true }),
    z.trim(),
    z.refine((value) => !isRequired || value !== '', {
      message: `${label} should have at least 1 character`,
      abort: true,
    }),
    z.refine((value) => value === kept || length(value) <= textLimits.name, {
      message: `${label} should have at most ${String(textLimits.name)} characters`,
      abort: true,
    }),
    z.refine((value) => value === kept || nameLetters.test(value), "Only letters, ' and - are allowed in this field"),
  );

/** The names that a member has; '' for none. */
export interface KeptNames {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}

/** Names, pronouns, languages and visibility. The picture is checked by the server, which knows its key. */
export const basicInfoForm = (kept: KeptNames) =>
  z.object({
    firstName: name('First name', kept.firstName, true),
    middleName: name('Middle name', kept.middleName, false),
    lastName: name('Last name', kept.lastName, true),
    pronouns: z.enum(pronounOptions, 'Choose one of the pronouns.'),
    languages: z
      .array(text(60))
      .check(z.maxLength(textLimits.languages, `At most ${String(textLimits.languages)} languages`)),
    listed: z.boolean(),
    profileImageUrl: z.nullable(z.string()),
  });

export const locationForm = z.object({
  country: z.string().check(
    z.refine<string>((value) => value.trim() !== '', 'Required'),
    atMost(textLimits.line),
  ),
  region: text(textLimits.line),
  city: text(textLimits.line),
});

export const companyForm = z.object({ companyName: text(textLimits.line) });

export const jobInfoForm = z.object({
  jobRole: text(textLimits.line),
  industry: text(textLimits.line),
  jobFunction: text(textLimits.line),
});

/** No rule but a length: a handle, an address or any text (D66); `socialHref` decides what becomes a link. */
export const socialForm = z.object({
  linkedin: text(textLimits.link),
  twitter: text(textLimits.link),
  instagram: text(textLimits.link),
});

const community = z.string().check(atMost(textLimits.community));

export const communityForm = z.object({
  about: z.string().check(atMost(textLimits.introduction)),
  growthTip: community,
  communityGive: community,
  communityGet: community,
  whatILove: community,
});

export type BasicInfoValues = z.infer<ReturnType<typeof basicInfoForm>>;
export type LocationValues = z.infer<typeof locationForm>;
export type CompanyValues = z.infer<typeof companyForm>;
export type JobInfoValues = z.infer<typeof jobInfoForm>;
export type SocialValues = z.infer<typeof socialForm>;
export type CommunityValues = z.infer<typeof communityForm>;
