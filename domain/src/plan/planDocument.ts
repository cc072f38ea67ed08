import * as z from 'zod/mini';
import { id, schemaOf, type DocumentDefinition, type DocumentFields } from '../document/anyDocument.ts';
import { must } from '../document/faults.ts';
import { findContentFaults } from './findContentFaults.ts';
import type { PlanContent } from './planContent.ts';

const text = z.string('A text is needed.').check(
  z.minLength(1, 'A text is needed.'),
  z.maxLength(300, 'At most 300 characters.'),
  z.refine<string>((value) => value === value.trim(), 'Without spaces around it.'),
);
const key = z
  .string('A key is needed.')
  .check(z.regex(/^[a-z0-9-]{1,40}$/, 'A key has small letters, digits and hyphens, at most 40.'));
const question = z.strictObject({
  id: key,
  label: text,
  options: z.readonly(z.array(z.strictObject({ key, label: text }))),
  isRequired: z.boolean(),
  onlyIf: z.nullable(z.strictObject({ parentId: key, conditionalAnswer: key })),
});
const template = z.strictObject({
  title: text,
  topic: text,
  level: text,
  certificateId: z.nullable(id),
  courseIds: z.readonly(z.array(id)),
});
const rule = z.strictObject({
  priority: z.int('A whole number is needed.'),
  when: z.readonly(z.record(key, z.readonly(z.array(key)))),
  plan: key,
});

const fields = {
  questions: { label: 'Questions', part: 'rows', schema: z.readonly(z.array(question)) },
  plans: { label: 'Plans', part: 'group', schema: z.readonly(z.record(key, template)), help: 'Each by a key.' },
  rules: {
    label: 'Rules',
    part: 'rows',
    schema: z.readonly(z.array(rule)),
    help: 'The first whose conditions are met gives its plan; the lowest priority is tried first.',
  },
} as const satisfies DocumentFields;

/** The quiz and its rules as they are stored, and as their document has them (D69). */
export const planSchema = schemaOf(fields) satisfies z.ZodMiniType<PlanContent>;

/** What `missing` asks about the quiz. */
export interface PlanFacts {
  /** Courses and certificates that do not exist. */
  readonly unknownCourses: readonly string[];
  readonly unknownCertificates: readonly string[];
  /** Certificates that are not published. */
  readonly hiddenCertificates: readonly string[];
}

/** A small quiz to begin with, which lacks nothing but courses: an empty academy has none. */
const example: PlanContent = {
  questions: [
    {
      id: 'goal',
      label: 'What would you most like to do better?',
      options: [
        { key: 'lead', label: 'Lead people' },
        { key: 'numbers', label: 'Understand the numbers' },
      ],
      isRequired: true,
      onlyIf: null,
    },
    {
      id: 'people',
      label: 'Whom do you lead?',
      options: [
        { key: 'soon', label: 'Nobody yet, but soon' },
        { key: 'team', label: 'A team' },
      ],
      isRequired: true,
      onlyIf: { parentId: 'goal', conditionalAnswer: 'lead' },
    },
  ],
  plans: {
    'first-team': {
      title: 'Your First Team',
      topic: 'Leadership',
      level: 'Beginner',
      certificateId: null,
      courseIds: ['id-of-a-course'],
    },
    numbers: {
      title: 'The Numbers That Matter',
      topic: 'Finance',
      level: 'Beginner',
      certificateId: null,
      courseIds: ['id-of-another-course'],
    },
  },
  rules: [
    { priority: 1, when: { goal: ['lead'], people: ['soon', 'team'] }, plan: 'first-team' },
    { priority: 2, when: {}, plan: 'numbers' },
  ],
};

/** The id of the only document of its kind. */
export const planDocumentId = 'learning-plan';

/** The learning-plan quiz with its plans and rules: one document, which is always there once it was published. */
export const planDocument: DocumentDefinition<PlanContent, PlanFacts> = {
  kind: 'plan',
  noun: ['learning-plan quiz', 'learning-plan quizzes'],
  onlyId: planDocumentId,
  fields,
  schema: planSchema,
  empty: { ...example },
  titleOf: () => 'Learning-plan quiz',
  missing: (body, { unknownCourses, unknownCertificates, hiddenCertificates }) => [
    ...findContentFaults(body).flatMap((sentence) => must(true, '', sentence)),
    ...Object.entries(body.plans).flatMap(([name, { courseIds, certificateId }]) => [
      ...courseIds.flatMap((courseId, at) =>
        must(
          unknownCourses.includes(courseId),
          `plans.${name}.courseIds.${String(at)}`,
          `Plan ${name} names course ${courseId}, which does not exist.`,
        ),
      ),
      ...[
        ...must(
          certificateId !== null && unknownCertificates.includes(certificateId),
          `plans.${name}.certificateId`,
          `Plan ${name} names certificate ${certificateId ?? ''}, which does not exist.`,
        ),
        ...must(
          certificateId !== null && hiddenCertificates.includes(certificateId),
          `plans.${name}.certificateId`,
          `Plan ${name} leads to certificate ${certificateId ?? ''}, which is not open to members.`,
        ),
      ].map((fault) => ({ ...fault, needs: { kind: 'certificate', id: certificateId ?? '' } })),
    ]),
  ],
  isPublished: () => true,
  takenBack: () => null,
};
