import * as z from 'zod/mini';
import {
  id,
  instant,
  line,
  lines,
  rowsWith,
  schemaOf,
  slug,
  textOf,
  type DocumentDefinition,
  type DocumentFault,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';
import { isSame } from '../document/isSame.ts';
import { link } from '../document/linkForm.ts';
import { needing } from '../document/needing.ts';
import { cadences, certificateTypes } from './facts.ts';
import { isPlainSvg } from './plainSvg.ts';

const courseFields = {
  courseId: { label: 'Course', part: 'reference', of: 'course', schema: id },
  isRequired: {
    label: 'Required',
    part: 'switch',
    begins: true,
    schema: z.boolean(),
    help: 'Otherwise one of the electives.',
  },
  isLiveOnly: {
    label: 'Live only',
    part: 'switch',
    schema: z.boolean(),
    help: 'Only an attended live session counts.',
  },
  isPublished: { label: 'Counts', part: 'switch', begins: true, schema: z.boolean() },
} as const satisfies DocumentFields;

const groupFields = {
  id: { label: 'Id', part: 'id', schema: id },
  title: { label: 'Title', part: 'line', schema: line(200) },
  description: { label: 'Description', part: 'text', schema: lines(2_000) },
  electives: {
    label: 'Electives',
    part: 'number',
    schema: z.int('A whole number is needed.').check(z.gte(0), z.lte(100)),
  },
  isCapstone: { label: 'Capstone', part: 'switch', schema: z.boolean(), help: 'Opens when the other groups are met.' },
  isPublished: { label: 'Counts', part: 'switch', begins: true, schema: z.boolean() },
  courses: {
    label: 'Courses',
    part: 'rows',
    schema: z.array(schemaOf(courseFields)).check(z.maxLength(100, 'At most 100.')),
    fields: courseFields,
  },
} as const satisfies DocumentFields;

const fields = {
  title: { label: 'Title', part: 'line', schema: line(200) },
  slug: { label: 'Key', part: 'line', schema: slug, help: 'For other programs. Members never see it.' },
  type: {
    label: 'Type',
    part: 'choice',
    schema: z.enum(certificateTypes),
    words: { Open: 'Of courses', CrashCourse: 'Of a crash course' },
  },
  isPublished: { label: 'Open to members', part: 'switch', schema: z.boolean() },
  description: { label: 'Description', part: 'text', schema: lines(5_000) },
  picture: { label: 'Cover', part: 'picture', drawnAs: 'cover', schema: link },
  badge: {
    label: 'Badge',
    part: 'badge',
    help: 'Drawn in the color of the certificate, or an SVG of your own.',
    schema: lines(200_000).check(
      z.refine<string>(isPlainSvg, {
        error: ({ input }) =>
          input === '' ? 'The certificate has no badge.' : 'An SVG without scripts, styles from elsewhere and links.',
      }),
    ),
  },
  color: {
    label: 'Color',
    part: 'line',
    schema: z.string('A color is needed.').check(z.regex(/^#[0-9a-fA-F]{6}$/, 'A color is # and six digits.')),
  },
  banner: { label: 'Text of the banner', part: 'text', schema: lines(2_000) },
  registrationPrompt: { label: 'Before registering', part: 'text', schema: lines(2_000) },
  postRegistrationPrompt: { label: 'After registering', part: 'text', schema: lines(2_000) },
  narrative: {
    label: 'What was done',
    part: 'text',
    schema: lines(5_000),
    help: "Printed on the certificate, after 'has completed the …'. What was issued keeps its words.",
  },
  signer: { label: 'Signed by', part: 'line', schema: line(200) },
  cadence: {
    label: 'Is issued',
    part: 'choice',
    schema: z.enum(cadences),
    words: { BIWEEKLY: 'Every two weeks', IMMEDIATE: 'As soon as it is earned', MANUAL: 'By hand' },
  },
  order: {
    label: 'Place in the list',
    part: 'number',
    schema: z.int('A whole number is needed.').check(z.gte(-100_000), z.lte(100_000)),
  },
  inForceAt: {
    label: 'Criteria in force since',
    part: 'instant',
    schema: z.nullable(instant),
    help: 'New ones may come into force later; who has registered before may finish by the former ones for 180 days. Those in force keep their date.',
  },
  groups: { label: 'Groups of courses', part: 'rows', schema: rowsWith(groupFields, 50), fields: groupFields },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** A certificate with its newest criteria as its document has it; instants are ISO texts. */
export type CertificateBody = Readonly<z.infer<typeof schema>>;
type GroupBody = CertificateBody['groups'][number];

/** What `missing` asks about a certificate. */
export interface CertificateFacts {
  /** Another certificate that has its address; null when none has. */
  readonly slugOf: string | null;
  /** Ids of its groups that belong to another certificate. */
  readonly foreignIds: readonly string[];
  /** Courses that do not exist. */
  readonly unknownCourses: readonly string[];
  /** Whether its badge, parsed, is a picture and nothing else (THR-68). */
  readonly isBadgePlain: boolean;
}

/** Whether two lists of groups ask for the same; titles, texts and orders do not count. */
export function isSameCriteria(one: readonly GroupBody[], other: readonly GroupBody[]): boolean {
  return isSame(criteriaOf(one), criteriaOf(other));
}

const criteriaOf = (groups: readonly GroupBody[]) =>
  Object.fromEntries(
    groups
      .filter(({ isPublished }) => isPublished)
      .map(({ id: name, electives, isCapstone, courses }) => {
        const counted = courses.filter(({ isPublished }) => isPublished);
        return [name, { electives, isCapstone, courses: Object.fromEntries(counted.map((c) => [c.courseId, c])) }];
      }),
  );

/** Certificate programs, and those of crash courses. */
export const certificateDocument: DocumentDefinition<CertificateBody, CertificateFacts> = {
  kind: 'certificate',
  noun: ['certificate', 'certificates'],
  fields,
  schema,
  empty: {
    title: '',
    slug: '',
    type: 'Open',
    isPublished: true,
    description: '',
    picture: '',
    badge: '',
    color: '#14305A',
    banner: '',
    registrationPrompt: '',
    postRegistrationPrompt: '',
    narrative: '',
    signer: '',
    cadence: 'BIWEEKLY',
    order: 0,
    inForceAt: null,
    groups: [],
  },
  titleOf: ({ title }) => textOf(title),
  missing: (body, { slugOf, foreignIds, unknownCourses, isBadgePlain }) => [
    ...must(body.title.trim() === '', 'title', 'The certificate has no title.'),
    ...must(body.slug === '', 'slug', 'The certificate has no address.'),
    ...must(
      !isBadgePlain,
      'badge',
      'This SVG is more than a picture: leave out scripts, styles that load something, and elements that do not draw.',
    ),
    ...must(slugOf !== null, 'slug', `The certificate ${slugOf ?? ''} has this key already.`),
    ...must(
      body.isPublished && !body.groups.some((group) => group.isPublished && group.courses.some((c) => c.isPublished)),
      'groups',
      'Nothing is asked for, so that nobody could earn it.',
    ),
    ...foreignIds.flatMap((name) => must(true, 'groups', `${name} is a group of another certificate.`)),
    ...body.groups.flatMap((group, at) => groupFaults(group, `groups.${String(at)}`, unknownCourses)),
    ...canWait(body.narrative === '', 'narrative', 'The certificate does not say what was done for it.'),
    ...canWait(body.signer === '', 'signer', 'Nobody signs the certificate.'),
    ...canWait(
      body.groups.length > 0 && body.groups.every(({ isCapstone }) => isCapstone),
      'groups',
      'Every group is a capstone, so that all are open at once.',
    ),
  ],
  isPublished: ({ isPublished }) => isPublished,
  takenBack: (body) => ({ ...body, isPublished: false }),
  opened: (body) => ({ ...body, isPublished: true }),
  copied: (body) => ({ ...body, slug: '', inForceAt: null }),
};

function groupFaults(group: GroupBody, path: string, unknownCourses: readonly string[]): readonly DocumentFault[] {
  const names = group.courses.map(({ courseId }) => courseId);
  const electives = group.courses.filter(({ isRequired, isPublished }) => !isRequired && isPublished).length;
  return [
    ...must(group.title.trim() === '', `${path}.title`, 'The group has no title.'),
    ...must(new Set(names).size < names.length, `${path}.courses`, 'A course is there twice.'),
    ...must(
      group.electives > electives,
      `${path}.electives`,
      `It asks for ${String(group.electives)} electives and has ${String(electives)}.`,
    ),
    ...names.flatMap((courseId, at) =>
      needing(unknownCourses, [courseId], `${path}.courses.${String(at)}.courseId`, 'course'),
    ),
  ];
}
