import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import { getNamedType, isObjectType, type GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

/** Addresses that staff or a provider enters, which a page shows as links. */
const entered = [
  'Banner.link',
  'ChecklistItem.recordingUrl',
  'ContractLink.url',
  'CourseDetail.courseSyllabusUrl',
  'Meeting.recordingUrl',
  'CourseMeta.courseSyllabusUrl',
  'OrganizationOverview.importantLinks',
  'OwnProject.link',
  'PassCtaButton.url',
  'ProjectSubmissionVersion.link',
  'RunRecording.url',
  'SessionContent.calendarFallbackUrl',
  'SessionMeta.addEventsCalendarUrl',
  'SessionMeta.eventLink',
  'TeachingAssistant.slackUrl',
];
/**
 * Such addresses that the services of event, resource, sessionContent and federation have checked, as their tests show.
 */
const checked = [
  'Announcement.externalLinkUrl',
  'Announcement.internalLinkUrl',
  'CompanyLearningSystem.redirectUrl',
  'ContentItem.buttonUrl',
  'MemberEvent.recordingUrl',
  'MemberEvent.zoomLink',
  'MemberEventRsvp.zoomJoinUrl',
  'Resource.googleDocCopyUrl',
  'Schedule.externalCalendarUrl',
  'SignOnDraft.ssoUrl',
  'SignOnInUse.ssoUrl',
];
/** Addresses that the server makes, or sends a browser to only where they are registered. */
const made = [
  'CompanyLearningSystem.link',
  'CorporateRealmLookup.link',
  'Credential.url',
  'EventsCalendar.url',
  'EventsCalendar.webcalUrl',
  'LMSProviderLookup.authorizeUrl',
  'LMSProviderLookup.redirectUrl',
  'MemberCalendar.url',
  'MemberCalendar.webcalUrl',
  'MemberEvent.calendarUrl',
  'MemberEvent.googleUrl',
  'MemberEvent.outlookUrl',
  'PassActivationLink.link',
  'PassDetails.redirectUrl',
  'PaymentPagePayload.url',
  'ProcessPassExtrasPayload.redirectUrl',
  'Resource.pdfDownloadUrl',
  'ResetEventsCalendarPayload.url',
  'ResetEventsCalendarPayload.webcalUrl',
  'SessionLink.googleUrl',
  'SessionLink.outlookUrl',
  'SessionLink.url',
  'SignOnDraft.testLink',
  'SignOnOurSide.acsUrl',
  'SignOnOurSide.metadataUrl',
  'SignOnOurSide.redirectUrl',
  'SignedUpload.url',
  'SignupLimitedUserPayload.link',
  'StartedUpload.url',
  'TeamPayment.invoiceUrl',
  'TeamPayment.providerUrl',
  'TransferToProfAIPayload.profAIUrl',
];
/** Pictures and videos, which a page loads under a policy that allows our own alone. */
const media =
  /(?:[iI]mageUrl|imageUrlMobile|thumbnailUrl|manifestUrl|posterUrl|[lL]ogoUrl|LogoUrl)$|^PassLogo\.url$|^ImportantLink\.url$/;

const info = {} as unknown as GraphQLResolveInfo;

/** What the API answers for a field whose row holds the text. */
function answerOf(field: string, text: string): unknown {
  const [type = '', name = ''] = field.split('.');
  const owner = schema.getType(type);
  if (!isObjectType(owner)) throw new Error(`the schema has no ${type}`);
  const own = name === 'importantLinks' ? { [name]: [{ title: 'Read this', url: text }] } : { [name]: text };
  const row = type === 'CourseMeta' ? { courseMeta: own } : own;
  return owner.getFields()[name]?.resolve?.(row, {}, { token: null }, info);
}

test('[THR-33] every field that holds an address is one that somebody enters, one that the server makes, or a picture', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ field, of: `${type.name}.${field.name}` })))
    .filter(({ field, of }) => getNamedType(field.type).name === 'String' && /(?:Url|Link|\.url|\.link)$/.test(of))
    .map(({ of }) => of)
    .filter((of) => !media.test(of));
  expect(fields.toSorted()).toEqual(
    [...made, ...checked, ...entered.filter((of) => !of.endsWith('importantLinks'))].sort(),
  );
});

test.each(entered)('[THR-33] %s leads to a page of ours, to the web, to mail, or nowhere', (field) => {
  expect(answerOf(field, '/courses?q=a#top')).toEqual(
    field.endsWith('importantLinks') ? [{ title: 'Read this', url: '/courses?q=a#top' }] : '/courses?q=a#top',
  );
  const wrong = hostileTexts.filter((text) => {
    const answer = answerOf(field, text);
    const links = Array.isArray(answer) ? (answer as { url: string }[]).map(({ url }) => url) : [answer];
    return links.some((link) => link !== null && !/^"(?:https?:\/\/|mailto:|\/(?![/\\]))/.test(JSON.stringify(link)));
  });
  expect(wrong).toEqual([]);
});
