/**
 * The fields of the API that a line of section 3 names, by how the line begins and by the type of the API: each with
 * its GraphQL type, separated by commas.
 */
export type EntityFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Why a name of section 3 is not a field of the API, by the name. */
export const absentNames: Readonly<Record<string, readonly string[]>> = {
  // kept by the browser, or a claim of a token
  browser: [
    'accountLinkingEmail',
    'accountLinkingError',
    'accountLinkingUsername',
    'corpLoginError',
    'hideMembersBanner',
    'hideVotingBanner',
    'loginError',
    'passRegistrationError',
    's4UserId',
    'signupError',
  ],
  // inside another field: AccountSettings.linking, SessionContent.uiCustomizations
  parts: ['alternateSSOEmail', 'taskContainerTitle'],
  // no screen and no call of the documents uses it, and nothing here keeps it
  unused: ['hasOngoingSprintAccess', 'meetPreference', 'scholarshipId', 'testData', 'userType', 'wpUserId'],
};

/** The values that section 3 gives to fields, by type and field, or by mutation and argument. */
export const documentedValues: Readonly<Record<string, readonly string[]>> = {
  'MemberEntitlement.type': ['AREA'],
  'UserSession.courseType': ['WORKSHOP', 'SPRINT', 'CAPSTONE', 'BOOTCAMP', 'CRASH_COURSE', 'CUSTOMER', 'OPEN'],
  'UserSession.sessionType': ['LIVE', 'ON_DEMAND'],
  'UserSession.enrollmentStatus': ['NO_STATUS'],
  'ResourceItem.type': ['RICH_TEXT_HTML', 'IMAGE'],
  'SessionContent.sessionType': ['Live', 'OnDemand'],
  'Container.type': ['RESOURCES', 'PROJECT_SUBMISSION', 'WELCOME'],
  'ContentItem.type': ['RICH_TEXT', 'VIDEO_GROUP', 'CTA_BUTTON', 'CALENDAR'],
  'ChecklistItem.subtype': [
    'OPTIONAL_VIDEO_GROUP',
    'OTHER_SELF_REPORTED',
    'PROJECT_SUBMISSION',
    'VIDEO_GROUP',
    'ZOOM_ATTENDANCE',
  ],
  'UpdateVideoSessionPayload.status': ['IN_PROGRESS', 'ENDED'],
  'MemberEventCategory.category': ['KEY_DATES'],
  'MemberEventType.type': ['ORIENTATION', 'LISTEN_AND_LEARN'],
  'MemberEventRsvp.status': ['ACTIVE', 'DELETED'],
  'addUserSave.contentType': ['COURSE', 'LP_USER_PICK'],
  'PassDetails.targetSegment': ['CONSUMER', 'ENTERPRISE'],
  'MemberSurvey.status': ['PENDING', 'COMPLETED'],
  'AccountLinkingPayload.result': ['ERROR', 'PENDING', 'UNLINKED', 'VERIFIED'],
};

/** What section 3 writes in capitals besides values. */
export const wordsInCapitals: readonly string[] = ['AI', 'LMS', 'MM', 'RSVP'];

/** A key of the browser's storage in section 3 whose name the API has for something else: where a pass leads on. */
export const otherNames: readonly string[] = ['passRedirect'];
