import * as z from 'zod/mini';
import {
  id,
  ids,
  instant,
  line,
  lines,
  schemaOf,
  textOf,
  type DocumentDefinition,
  type DocumentFault,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { existingWords } from '../document/existingWords.ts';
import { canWait, must } from '../document/faults.ts';
import { link } from '../document/linkForm.ts';
import { instantText, parseInstant } from '../parseInstant.ts';
import { referenceFault, type PassReference } from './passReferences.ts';
import { extraFields } from './registrationForm.ts';
import { newSharedCode } from './sharedCodeForm.ts';

/** What a pass says on its pages (members.md §3). */
const lookFields = {
  navLogoUrl: { label: 'Logo of the menu', part: 'picture', schema: z.optional(link) },
  ctaButton: {
    label: 'Button',
    part: 'group',
    schema: z.optional(
      z.strictObject({ text: z.optional(line(500)), url: z.optional(link), label: z.optional(line(500)) }),
    ),
  },
  hero: {
    label: 'Headline',
    part: 'group',
    schema: z.optional(
      z.strictObject({
        title: z.optional(line(500)),
        subtitle: z.optional(lines(2_000)),
        subtitleFontSize: z.optional(z.string().check(z.regex(/^\d{2}px$/, 'A size as 20px.'))),
      }),
    ),
  },
  logo: {
    label: 'Logo beside ours',
    part: 'group',
    schema: z.optional(z.strictObject({ url: link, alt: line(500) })),
  },
  testimonial: {
    label: 'Testimonial',
    part: 'group',
    schema: z.optional(
      z.strictObject({
        text: lines(2_000),
        name: line(500),
        job: z.optional(line(500)),
        image: z.optional(link),
      }),
    ),
  },
} as const satisfies DocumentFields;

/** As it is stored, too. */
export const passLook = schemaOf(lookFields);

const count = (most: number) =>
  z.nullable(
    z.int('A whole number is needed.').check(z.gte(0, 'Not below 0.'), z.lte(most, `At most ${String(most)}.`)),
  );

const fields = {
  code: {
    label: 'Code',
    part: 'line',
    schema: z
      .string('A code is needed.')
      .check(z.regex(/^(?:[A-Za-z0-9-]{3,40})?$/, '3 to 40 letters, digits and hyphens.')),
    help: 'Of the address /preview/…; empty: a long one is made when the draft is saved.',
  },
  customerId: { label: 'For', part: 'line', schema: id, help: 'The company to which its people come, or the members.' },
  targetSegment: {
    label: 'Segment',
    part: 'choice',
    schema: z.enum(['CONSUMER', 'ENTERPRISE']),
    words: { CONSUMER: 'Individuals', ENTERPRISE: 'People of companies' },
  },
  showRegistration: { label: 'Has a form', part: 'switch', schema: z.boolean(), help: 'Otherwise nobody registers.' },
  usesSSO: { label: 'By the login of the company', part: 'switch', schema: z.boolean() },
  allowedDomains: {
    label: 'Domains of work addresses',
    part: 'words',
    schema: z.array(
      z
        .string('A domain is needed.')
        .check(z.regex(/^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/, 'A domain in ASCII, as acme.example.')),
    ),
    help: 'None: the verified ones of the company.',
  },
  extraFields: {
    label: 'Is also asked for',
    part: 'words',
    schema: z.array(z.enum(extraFields as [string, ...string[]])),
  },
  hasRedemptionCode: { label: 'Needs a code that everybody shares', part: 'switch', schema: z.boolean() },
  newRedemptionCode: {
    label: 'New shared code',
    part: 'line',
    schema: newSharedCode,
    help: 'Only its hash is kept, also in the draft; empty: the code that it has.',
  },
  usesOTRC: { label: 'Each person has a code of their own', part: 'switch', schema: z.boolean() },
  redirectUrl: { label: 'Leads to', part: 'link', schema: z.nullable(link) },
  look: { label: 'What its pages say', part: 'group', schema: passLook, fields: lookFields },
  videoIds: { label: 'Videos of the preview', part: 'references', of: 'video', schema: ids },
  slots: { label: 'Slots', part: 'number', schema: count(10_000_000), help: 'Empty: as many as people come.' },
  returnSlots: { label: 'Slots return', part: 'switch', schema: z.boolean(), help: 'When somebody is removed.' },
  startsAt: { label: 'Begins', part: 'instant', schema: z.nullable(instant) },
  closesAt: { label: 'Closes', part: 'instant', schema: z.nullable(instant) },
  entitlementIds: { label: 'Grants', part: 'words', schema: ids },
  durationDays: {
    label: 'For how many days',
    part: 'number',
    schema: count(36_500).check(z.refine<number | null>((days) => days !== 0, 'At least one day.')),
    help: 'Empty: without an end.',
  },
  isTrial: { label: 'Is a trial', part: 'switch', schema: z.boolean() },
  takesSeat: { label: 'Takes a seat of the contract', part: 'switch', schema: z.boolean() },
  sessionIds: { label: 'Enrolls in', part: 'references', of: 'session', schema: ids },
  certificateIds: { label: 'Registers for', part: 'references', of: 'certificate', schema: ids },
  tags: { label: 'Tags', part: 'words', schema: z.array(line(100)) },
} as const satisfies DocumentFields;

const schema = schemaOf(fields).check(
  z.refine(({ startsAt, closesAt }) => !startsAt || !closesAt || !(parseInstant(closesAt) <= parseInstant(startsAt)), {
    path: ['closesAt'],
    message: 'It closes before it begins.',
  }),
);
/** A pass as its document has it; instants are ISO texts. Its shared code is not in it, only a new one. */
export type PassBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about a pass. */
export interface PassFacts {
  /** Another pass that has its code; null when none has. */
  readonly codeOf: string | null;
  /** Whether it has a shared code. */
  readonly hasStoredCode: boolean;
  /** What it names that does not exist. */
  readonly unknown: readonly { readonly field: PassReference; readonly id: string }[];
  /** The ids that there are, in order, where an unknown one is named: no document lists them. */
  readonly existing: Readonly<Partial<Record<PassReference, readonly string[]>>>;
  /** Certificates that are not open to members. */
  readonly hiddenCertificates: readonly string[];
}

const nouns: Readonly<Record<PassReference, string>> = {
  customerId: 'customer',
  entitlementIds: 'entitlement',
  sessionIds: 'session',
  certificateIds: 'certificate',
  videoIds: 'video',
};

/** Passes, by which people are invited. Taken back is closed. */
export const passDocument: DocumentDefinition<PassBody, PassFacts> = {
  kind: 'pass',
  noun: ['pass', 'passes'],
  // who invites grants access
  operations: { read: 'pass.read', write: 'pass.write', publish: 'pass.write' },
  fields,
  secrets: ['newRedemptionCode'],
  schema,
  empty: {
    code: '',
    customerId: '',
    targetSegment: 'CONSUMER',
    showRegistration: true,
    usesSSO: false,
    allowedDomains: [],
    extraFields: [],
    hasRedemptionCode: false,
    newRedemptionCode: null,
    usesOTRC: false,
    redirectUrl: null,
    look: {},
    videoIds: [],
    slots: null,
    returnSlots: true,
    startsAt: null,
    closesAt: null,
    entitlementIds: [],
    durationDays: null,
    isTrial: false,
    takesSeat: false,
    sessionIds: [],
    certificateIds: [],
    tags: [],
  },
  titleOf: ({ code }) => textOf(code) || 'New pass',
  missing: (body, { codeOf, hasStoredCode, unknown, existing, hiddenCertificates }) => [
    ...must(codeOf !== null, 'code', `The pass ${codeOf ?? ''} has this code already.`),
    ...codeFaults(body, hasStoredCode),
    ...unknown.flatMap(({ field, id: name }) =>
      referenceFault(field, name, `There is no ${nouns[field]} ${name}.${existingWords(existing[field])}`),
    ),
    ...hiddenCertificates.flatMap((name) =>
      referenceFault('certificateIds', name, `The certificate ${name} is not open to members.`),
    ),
    ...canWait(
      body.entitlementIds.length + body.sessionIds.length + body.certificateIds.length === 0,
      'entitlementIds',
      'It grants nothing.',
    ),
  ],
  isPublished: ({ closesAt }, now) => closesAt === null || parseInstant(closesAt) > now,
  takenBack: (body, now) => ({
    ...body,
    startsAt: body.startsAt !== null && parseInstant(body.startsAt) >= now ? null : body.startsAt,
    closesAt: instantText(now),
  }),
  opened: (body) => ({ ...body, closesAt: null }),
  copied: (body) => ({ ...body, code: '', hasRedemptionCode: false, newRedemptionCode: null }),
};

function codeFaults(
  { usesSSO, usesOTRC, hasRedemptionCode, newRedemptionCode }: PassBody,
  hasStoredCode: boolean,
): readonly DocumentFault[] {
  return [
    // nobody is asked for a code after the login of the company, and everybody would be refused
    ...must(
      usesSSO && (usesOTRC || hasRedemptionCode),
      'usesSSO',
      'A pass by the login of a company has no redemption code: that login says who may register.',
    ),
    ...must(usesOTRC && hasRedemptionCode, 'usesOTRC', 'Codes for each person go with no shared code.'),
    ...must(
      hasRedemptionCode && newRedemptionCode === null && !hasStoredCode,
      'newRedemptionCode',
      'It has no shared code yet.',
    ),
    ...must(
      !hasRedemptionCode && newRedemptionCode !== null,
      'hasRedemptionCode',
      'A new code is there, and none is needed.',
    ),
  ];
}
