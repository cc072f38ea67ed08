import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { selectionOf } from './nastyCalls.ts';

/** The ids of one piece of content: a video in a group of a session of a course. */
export interface Ids {
  readonly courseId: string;
  readonly sessionId: string;
  readonly groupId: string;
  readonly contentId: string;
  readonly videoId: string;
}

/** Which piece of content an argument or input field of this name is about, wherever it occurs in the API. */
const contentArguments: Readonly<Record<string, keyof Ids>> = {
  courseId: 'courseId',
  contentId: 'courseId',
  entitledCourseIds: 'courseId',
  sessionId: 'sessionId',
  topLevelId: 'sessionId',
  swapFrom: 'sessionId',
  groupId: 'groupId',
  videoGroupId: 'groupId',
  sessionContentId: 'groupId',
  sessionContentIds: 'groupId',
  videoContentId: 'contentId',
  courseContentId: 'contentId',
  videoId: 'videoId',
};

/** Ids of people, companies, seats and sign-ins: foreignIds.long.test.ts has those of others for every call. */
export const personIds = ['userId', 'customerId', 'companyId', 'employeeId', 'seatId', 'sid'] as const;

/** Ids that name no course, session or video; those of certificates, resources and insights have tests of their own. */
export const otherIds: readonly string[] = [
  ...personIds,
  'userIds',
  'otherId',
  'announcementId',
  'userCompanyId',
  'userLocationId',
  'learningPlanQuizId',
  'credentialId',
  'userVideoSessionId',
  'memberEventId',
  'certificateId',
  'resourceID',
  'resourceIDs',
  'caseStudyId',
  'documentId',
  'documentIds',
  'newDocumentId',
  'filmId',
  'courseIds',
  'customerIds',
  'uploadId',
  'factorId',
  'mailId',
  'letter',
  'jobId',
  'eventId',
  'grantId',
  'noteId',
  'paymentId',
  'submissionId',
  'contractId',
  'bulkActId',
  // of the team
  'passId',
  'batchId',
  'formerActId',
  'savedViewId',
  'tokenId',
  'endpointId',
  'deliveryId',
];
export const contentIds = Object.keys(contentArguments);

/** What a company's people did, whatever is open to the reader; administrators and staff only (ORG-13). */
const ofCompanies: readonly string[] = ['getOrganizationEmployees', 'getOrganizationSessionByCourse'];

/** One call that names content: GraphQL text with `$courseId` and the like. */
export interface ContentCall {
  readonly kind: 'query' | 'mutation';
  readonly text: string;
}

/**
 * Every call of the API that names content, with every field of its result; a mutation with both values of its booleans
 * and two of its enums; those that write come last. `userId`: the caller.
 */
export function contentCalls(schema: GraphQLSchema, userId: string): ContentCall[] {
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const fields = Object.values(root?.getFields() ?? {}).filter(
      (field) => namesContent(field.args) && !ofCompanies.includes(field.name),
    );
    return fields.flatMap((field) => {
      const written = (kind === 'query' ? [0] : [0, 1]).map((choice) => textOf(field, userId, choice));
      return [...new Set(written)].map((text) => ({ kind, text }));
    });
  });
}

/** Calls of every query that needs no content's id: what they list is compared with what is hidden. */
export function listingCalls(schema: GraphQLSchema): string[] {
  return (
    Object.values(schema.getQueryType()?.getFields() ?? {})
      // a flag that releases sessions lists their ids
      .filter(({ name }) => name !== 'getFeatureFlags')
      .filter((field) => !field.args.some((arg) => isNonNullType(arg.type) && namesContent([arg])))
      .filter((field) => !field.args.some(({ name, type }) => isNonNullType(type) && otherIds.includes(name)))
      .map((field) => textOf(field, '', 0, (name) => !contentIds.includes(name)))
  );
}

interface Given {
  readonly name: string;
  readonly type: GraphQLInputType;
}

function namesContent(given: readonly Given[]): boolean {
  return given.some(({ name, type }) => {
    const bare = getNamedType(type);
    return isInputObjectType(bare) ? namesContent(Object.values(bare.getFields())) : name in contentArguments;
  });
}

function textOf(
  field: GraphQLField<unknown, unknown>,
  userId: string,
  choice: number,
  wanted: (name: string) => boolean = () => true,
): string {
  const given = pairs(field.args, userId, choice, wanted);
  return `${field.name}${given === '' ? '' : `(${given})`}${selectionOf(field.type, 5)}`;
}

function pairs(
  given: readonly Given[],
  userId: string,
  choice: number,
  wanted: (name: string) => boolean = () => true,
): string {
  return given
    .filter(({ name, type }) => isNonNullType(type) || (wanted(name) && isAsked(name, type)))
    .map(({ name, type }) => `${name}: ${literalOf(name, type, userId, choice)}`)
    .join(', ');
}

/** Whether an optional argument is given: what names content, and what changes what is asked. */
const isAsked = (name: string, type: GraphQLInputType): boolean =>
  name in contentArguments || getNullableType(type).toString() === 'Boolean';

const texts: Readonly<Record<string, string>> = { Float: '1', Int: '1', ClientSeq: '"1"' };

function literalOf(name: string, type: GraphQLInputType, userId: string, choice: number): string {
  const bare = getNullableType(type);
  if (isListType(bare)) return `[${literalOf(name, bare.ofType, userId, choice)}]`;
  if (isInputObjectType(bare)) return `{ ${pairs(Object.values(bare.getFields()), userId, choice)} }`;
  if (isEnumType(bare)) {
    const values = bare.getValues();
    return values[choice % values.length]?.name ?? '';
  }
  const content = contentArguments[name];
  if (content !== undefined) return `$${content}`;
  if (bare.name === 'Boolean') return String(choice % 2 === 0);
  return texts[bare.name] ?? JSON.stringify(name === 'userId' ? userId : 'the');
}
