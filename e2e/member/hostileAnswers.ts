import { readFileSync } from 'node:fs';
import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import type { Page } from '@playwright/test';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { documents } from '../journey/operations.ts';
import { markups, type Fields } from './hostilePage.ts';

// Answers of the API in which every text is hostile, found by their types: a new field is hostile without an entry.

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

/** Texts that are not hostile here: by the name of the field, or by type and name, with the reason. */
const exempt: readonly (readonly [names: RegExp, reason: string])[] = [
  [
    /(?:At|On|[sS]ince|Until|Date|asOf|eventStart|eventEnd|modified|lastActive|\.at|\.from|\.to|\.day|contractStart|contractEnd|[pP]eriodEnd|lastDay)$/,
    'times',
  ],
  [/(?:type|Type|\.kind|\.status|\.state|\.code|\.field|\.reason|\.unlock|\.openTo|creditRule)$/, 'words of rules'],
  [/^(?:MemberEntitlement\.|NavConfig\.route$|NextStep\.|PassDetails\.extraCollectionFields$)/, 'words of rules'],
  [/^StaffStanding\./, 'keys'],
  [/(?:Id|\.timeZone|\.slug|\.anchorName|Key|\.key|\.challenge|[aA]ccentColor|primaryColor)$/, 'keys'],
  [/^(?:CreateUserWithPassPayload|SignedUpload|SignupLimitedUserPayload|UploadField)\./, 'keys'],
  [/^(?:MutationError|OrganizationError)\.message$/, 'the words of domain/src/errors.ts'],
  [/(?:Link|\.link|\.path|\.webcalUrl|(?<!mage|humbnail|ogo)Url|(?<!PassLogo)\.url)$/, 'webLinks.test.ts'],
  [
    /^(?:Setup|SetUpOwnerPayload|(?:Open)?StaffInvitation|AcceptStaffInvitationPayload)\.email$/,
    'the address that the operator typed, refused unless it is one',
  ],
  [/^(?:(?:Open)?StaffInvitation|TeamMember)\.(?:roles|factor)$/, 'names of the table of roles, and of rules'],
  [
    /^(?:SecondFactorsPayload|StartAuthenticatorPayload|StartPasskeyPayload|StartReauthenticationPayload)\./,
    'made by the server from random bytes',
  ],
  [/^EmployeeCourseRow\./, 'rows of a file, csv.test.ts'],
  [/^(?:AccountLinkingPayload|EmailChangePayload|SeatDecision)\./, 'hostileWrites.spec.ts'],
  [/^MembershipPlan\.about$/, 'shown beside the features, as they are; no plan of the example academy has one'],
  [/^(?:CheckoutOutcomePayload|OpenedProduct)\./, 'hostileFields.spec.ts'],
  [
    /^(?:AcademyVersion|CertificatePayload|FixedAcademySetting|Bulk(?:BegunPayload|Failure)|Document(?:Draft|EndRehearsal|Fault|Presence|Preview|PublishRehearsal|RevisionItem|Uses)|FoundDocument|ListedDraft|NeededDocument|OpenDraft|PublishDocumentPayload|SavedView|SessionAnnouncement|StaffChangePayload|MakePassCodesPayload)\.|^(?:Film\.(?:fileName|message)|RunRecording\.fileName|WantedRecording\.message)$|^Upload\.address$|^Query\.exportDocuments$/,
    'texts of the studio, shown as text to the team that has written them; the example academy has no draft, no history and no announcement, and what is found is found by typing',
  ],
  [
    /^Person(?:Device\.device|Mail\.(?:letter|subject)|Note\.(?:authorName|note)|Purchase\.name)$/,
    'texts of the page of a person, shown as text to the team; nobody of the example academy has one',
  ],
  [
    /^(?:PassCompanyOfTeam\.name|PassCodeBatch\.endedByName)$/,
    'shown as text to the team; the codes of the example academy are of its own pass, and were not ended',
  ],
  [/^RowVerdict\.words$/, 'what a row of a file will do, shown as text to the team that has chosen the file'],
  [
    /^SupportLook\.(?:name|role)$/,
    'shown as text, in dataSettings.test.tsx; nobody of the example academy was looked at',
  ],
  [
    /^(?:SessionAct\.(?:actedBy|lines)|WaitingNews\.title)$/,
    'shown as text to the team for the ten minutes in which an act can be taken back',
  ],
  [
    /^(?:EndingCertificate|ProviderClaim|SignOnReport|SignOnUse)\./,
    'shown as text: of one test in one browser (signOn.spec.ts), of somebody who signed in since that is kept, and of a certificate that ends; the demo has neither',
  ],
  [
    /^(?:ReconciliationDifference|ReconciliationRun|TeamRefund)\.|^SoldProduct\.(?:about|differences)$/,
    'shown as text to the team: of comparisons, refunds and differences, of which the demo has none, and of a form',
  ],
  [
    /^(?:MakeApiTokenPayload|WebhookEndpointPayload)\.|^AuditEntry\.tokenName$/,
    'what an act will do, a secret of random bytes, and the name of a token in whose name the demo has done nothing',
  ],
  [
    /^(?:LetterTestPayload\.sentTo|MailedDownload\.email|SubmitLearningPlanQuizPayload\.title)$/,
    'what the page has sent or shows already',
  ],
];

const isExempt = (field: string): boolean => exempt.some(([names]) => names.test(field));

/** Fields that hold markup. */
const markup =
  /^(?:PageContent\.body|CaseStudy\.bodyText|MemberEvent\.details|ResourceItem\.content|ContentItem\.(?:body|intro|outro))$/;
/** Fields that hold an address, where a text is hostile only from its beginning. */
const address = /(?:[uU]rl|\.image|companyLogo|videoThumbnail)$/;
const bulk = hostileTexts.join('\n');

/** Every text that a page asks for and shows, as type and field. */
export function textsShown(): Set<string> {
  const found = new Set<string>();
  for (const document of Object.values(documents)) {
    const info = new TypeInfo(schema);
    visit(
      parse(document),
      visitWithTypeInfo(info, {
        Field: () => {
          const [type, parent, field] = [info.getType(), info.getParentType(), info.getFieldDef()];
          const name = `${parent?.name ?? ''}.${field?.name ?? ''}`;
          if (getNamedType(type)?.name === 'String' && !isExempt(name)) found.add(name);
        },
      }),
    );
  }
  return found;
}

/** Makes every text of later answers hostile, and adds each to `met`. */
export async function answerHostile(page: Page, met: Set<string>): Promise<void> {
  let turn = 0;
  const text = (field: string, first: boolean): string => {
    met.add(field);
    turn += 1;
    if (first && markup.test(field)) return markups[0] ?? '';
    return first && !address.test(field) ? bulk : (hostileTexts[turn % hostileTexts.length] ?? '');
  };
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { query } = route.request().postDataJSON() as { query: string };
    const answer = (await response.json()) as { data?: Fields | null };
    const document = parse(documents[query] ?? query);
    const fragments = new Map(
      document.definitions
        .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
        .map((node) => [node.name.value, node]),
    );
    const [operation] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    const root = operation?.operation === OperationTypeNode.MUTATION ? schema.getMutationType() : schema.getQueryType();
    if (operation !== undefined && root && answer.data) {
      replaceTexts(answer.data, { type: root, selection: operation.selectionSet, fragments, text, first: true });
    }
    await route.fulfill({ response, json: answer });
  });
}

interface Place {
  readonly type: GraphQLObjectType;
  readonly selection: SelectionSetNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly text: (field: string, first: boolean) => string;
  /** Whether this is the first of each list that it is in. */
  readonly first: boolean;
}

function replaceTexts(value: Fields, place: Place): void {
  const { type, fragments, text, first } = place;
  for (const node of place.selection.selections) {
    if (node.kind !== Kind.FIELD) {
      const { selectionSet } =
        node.kind === Kind.INLINE_FRAGMENT ? node : (fragments.get(node.name.value) ?? { selectionSet: null });
      if (selectionSet !== null) replaceTexts(value, { ...place, selection: selectionSet });
      continue;
    }
    const key = node.alias?.value ?? node.name.value;
    const fieldType = type.getFields()[node.name.value]?.type;
    const named = getNamedType(fieldType);
    const found = value[key];
    const field = `${type.name}.${node.name.value}`;
    if (named?.name === 'String' && !isExempt(field)) {
      if (Array.isArray(found)) value[key] = found.map((_, n) => text(field, first && n === 0));
      else if (found !== undefined && found !== '') value[key] = text(field, first);
    }
    if (isObjectType(named) && node.selectionSet !== undefined) {
      const items = (Array.isArray(found) ? found.flat() : [found]) as readonly (Fields | null | undefined)[];
      for (const [n, item] of items.entries()) {
        if (item) replaceTexts(item, { ...place, type: named, selection: node.selectionSet, first: first && n === 0 });
      }
    }
  }
}
