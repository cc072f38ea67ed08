/** Why a name of section 3 is not a field of the API, by the name. */
export const absentNames: Readonly<Record<string, readonly string[]>> = {
  // computed by the rules of `domain` from the facts that the API sends, because they change with time alone
  rules: [
    ...['comingSoon', 'completedLiveSession', 'endAtDate', 'happeningNow', 'hasOnDemand', 'isActive'],
    ...['mcSprintAvailable', 'nextUpcomingSession', 'numUpcomingSessions', 'onDemandAvailable', 'onDemandSession'],
    ...['startAtDate', 'userCompleted', 'userEarnedBadge', 'waitListOpen', 'waitListed'],
  ],
  // kept by the browser, or a claim of a token
  browser: [
    ...['accountLinkingEmail', 'accountLinkingError', 'accountLinkingUsername', 'corpLoginError', 'hideMembersBanner'],
    ...['hideVotingBanner', 'loginError', 'passRegistrationError', 's4UserId', 'signupError'],
  ],
  // its content is sent by fields of its own: uiCustomizations, dayTexts, waitlistTaskItems, trailer, manifestUrl,
  // linking
  parts: [
    ...['alternateSSOEmail', 'courseMeta', 'courseTypeMeta', 'day1Text', 'day5Text'],
    ...['sprintTrailerCoverImageUrl', 'sprintTrailerJwPlayerFileId', 'taskContainerTitle', 'taskItems'],
  ],
  // no screen and no call of the documents uses it
  unused: [
    ...['gatedAccessType', 'hasOngoingSprintAccess', 'meetPreference', 'scholarshipId', 'testData', 'userType'],
    ...['wpCohortSlug', 'wpUserId'],
  ],
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
    ...['OPTIONAL_VIDEO_GROUP', 'OTHER_SELF_REPORTED', 'PROJECT_SUBMISSION', 'VIDEO_GROUP', 'ZOOM_ATTENDANCE'],
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
