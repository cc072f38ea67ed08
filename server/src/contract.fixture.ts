/** An operation as the documents name it: its arguments, or the fields of its input, and paths of its answer. */
export interface DocumentedOperation {
  readonly asks?: readonly string[];
  readonly returns?: readonly string[];
}

const saves = { asks: ['contentId', 'contentType'], returns: ['success', 'contentId', 'status', 'error.code'] };

/** Section 7 of the three documents: each operation with what it asks and returns, where the documents say so. */
export const documentedOperations: Readonly<Record<string, DocumentedOperation>> = {
  // access.md
  getMember: { returns: ['userId', 'email', 'accountType', 'customer.type', 'customizations.navLogoUrl'] },
  getMemberEntitlements: { returns: ['entitlementId', 'type', 'label', 'precedence', 'customizations.navLogoUrl'] },
  getPassDetailsByCode: {
    asks: ['code', 'context'],
    returns: [
      ...['showRegistration', 'targetSegment', 'extraCollectionFields', 'hasRedemptionCode', 'usesOTRC', 'usesSSO'],
      ...['redirectUrl', 'meta.navLogoUrl', 'meta.ctaButton.text', 'meta.ctaButton.url', 'meta.ctaButton.label'],
      ...['meta.hero.title', 'meta.hero.subtitle', 'meta.hero.subtitleFontSize', 'meta.logo.url', 'meta.logo.alt'],
      ...['meta.testimonial.text', 'meta.testimonial.name', 'meta.testimonial.job', 'meta.testimonial.image'],
      ...['content.title', 'content.video.externalKey', 'content.video.videoId', 'content.videoThumbnail'],
    ],
  },
  signupLimitedUser: {
    asks: ['firstName', 'lastName', 'email', 'ssoUsername', 'botChallengeToken'],
    returns: ['result', 'tac', 'link', 'error.message'],
  },
  lookupSignupActivationCode: { asks: ['tac', 'email'], returns: ['success'] },
  lookupCorporateRealm: { asks: ['b64email'], returns: ['link', 'realm', 'serializedOptions', 'error.code'] },
  lookupLMSProvider: {
    asks: ['b64options'],
    returns: ['realm', 'serializedOptions', 'passShortCode', 'redirectUrl', 'authorizeUrl', 'error.code'],
  },
  createUserWithPass: {
    asks: [
      ...['code', 'firstName', 'lastName', 'email', 'company', 'jobTitle', 'jobLevel', 'companyNumberOfEmployees'],
      ...['phone', 'redemptionCode', 'ssoUsername'],
    ],
    returns: ['result', 'tac', 'error.code', 'error.message'],
  },
  lookupPassActivationLink: {
    asks: ['code', 'email', 'tac'],
    returns: ['success', 'link', 'existingUser', 'showStayTuned'],
  },
  processPassExtras: { asks: ['userId', 'shortCode', 'email'] },
  sendVerificationCode: { asks: ['b64email', 'b64tac'], returns: ['success'] },
  logout: {},
  // learning.md
  addCertificateRegistration: { asks: ['certificateId'] },
  removeCertificateRegistration: { asks: ['certificateId'] },
  addCertificateCompletion: { asks: ['certificateId'] },
  removeCertificateCompletion: { asks: ['certificateId'] },
  addUserSave: saves,
  removeUserSave: saves,
  saveEnrollment: {
    asks: ['userId', 'sessionId', 'unenroll'],
    returns: ['session.sessionId', 'session.enrollmentStatus'],
  },
  saveMemberEventRsvp: {
    asks: ['userId', 'memberEventId', 'status'],
    returns: ['updatedMemberEventRsvpId', 'error.code'],
  },
  createVideoSession: {
    asks: [
      ...['courseId', 'courseContentId', 'sessionId', 'videoId', 'userClientUri', 'type', 'videoDurationAtPlaytime'],
    ],
    returns: ['userVideoSessionId'],
  },
  updateVideoSession: {
    asks: [
      ...['videoId', 'courseId', 'continueAtTime', 'userVideoSessionId', 'videoSessionPlayingTime'],
      ...['videoSessionMaxPlayhead', 'status'],
    ],
  },
  saveSessionContentProgress: { asks: ['sessionContentId', 'type', 'status'] },
  submitLearningPlanQuizResponses: { asks: ['learningPlanQuizId', 'responses'] },
  getEntitledSessions: { asks: ['courseId'], returns: ['courseType', 'courseId'] },
  getEntitledCertificates: { asks: ['certificateType', 'courseId', 'entitledCourseIds'] },
  getEntitledBootcampSessions: { returns: ['sessionId', 'title', 'subtitle', 'coverImageUrl', 'startAt', 'endAt'] },
  getEntitledBusinessArchiveSessions: {},
  listCertificates: {},
  getCertificate: { asks: ['certificateId'] },
  getCrashCourseCertificate: {},
  listUserSessions: { asks: ['showHiddenInCatalog'] },
  listFreeSessions: {},
  listPastSessions: {},
  listUserSessionsByCourse: { asks: ['courseId', 'showHiddenInCatalog'] },
  listCourseBookmarks: {},
  getUserSession: { asks: ['sessionId'], returns: ['enrollmentStatus', 'courseBadgeId'] },
  getUserSessionConfig: {},
  getOnDemandContent: { asks: ['courseId'] },
  getSessionContent: { asks: ['sessionId', 'slug'] },
  getSessionContainerContent: { asks: ['sessionId', 'sessionContentIds'] },
  getSessionContentVideos: { asks: ['sessionId', 'videoGroupId'] },
  getSessionLink: { asks: ['sessionId', 'sessionTitle', 'date', 'forceRefresh'] },
  getVideoProgress: { asks: ['videoId'], returns: ['videoId', 'continueAtTime', 'farthestWatchedTime'] },
  getVideoProgressByCourse: {},
  getVideoProgressBySession: { asks: ['sessionId'] },
  getMemberEvent: { asks: ['memberEventId'] },
  listMemberEvents: { asks: ['category', 'type'] },
  getMemberEventRsvp: {},
  listMemberEventsRsvp: { asks: ['userId', 'includePastEvents'] },
  getResource: { asks: ['resourceID', 'slug'] },
  listResources: { asks: ['resourceIDs', 'count', 'page'] },
  listCaseStudies: { asks: ['caseStudyId'] },
  getLearningPlan: { returns: ['plan.title', 'pickedCoursesIds'] },
  getLearningPlanQuiz: {},
  searchCourses: { asks: ['input'], returns: ['courseId', 'score'] },
  getPageContent: { asks: ['slug', 'langCode', 'publishStatuses'] },
  // members.md
  listMembers: { asks: ['filter', 'count', 'page', 'context'], returns: ['list.userId', 'pageInfo.totalPages'] },
  getMemberProfile: {
    asks: ['userId'],
    returns: [
      ...['userId', 'firstName', 'middleName', 'lastName', 'displayName', 'pronouns', 'profileImageUrl', 'jobRole'],
      ...['industry', 'jobFunction', 'languages.name', 'company.name', 'company.userCompanyId', 'location.city'],
      ...['location.region', 'location.country', 'location.primaryLocation', 'location.userLocationId', 'linkedin'],
      ...['twitter', 'instagram', 'about', 'growthTip', 'communityGive', 'communityGet', 'whatILove'],
    ],
  },
  saveMemberBasicInfo: {
    asks: ['userId', 'profileImageUrl', 'firstName', 'middleName', 'lastName', 'pronouns'],
    returns: ['userId', 'error.code'],
  },
  saveMemberLocation: {
    asks: ['userId', 'userLocationId', 'city', 'region', 'country'],
    returns: ['updatedLocationId', 'error.code'],
  },
  saveMemberJobInfo: { asks: ['userId', 'industry', 'jobRole', 'jobFunction'], returns: ['userId', 'error.code'] },
  saveMemberCompany: { asks: ['userId', 'companyName', 'userCompanyId'], returns: ['userId', 'error.code'] },
  saveMemberCommunity: {
    asks: ['about', 'growthTip', 'communityGive', 'communityGet', 'whatILove'],
    returns: ['userId', 'error.code'],
  },
  saveMemberSocialInfo: { asks: ['linkedin', 'twitter', 'instagram'], returns: ['userId', 'error.code'] },
  listIndustryReferences: { returns: ['industryRefId', 'industry', 'sortOrder', 'active'] },
  listJobFunctionReferences: { returns: ['jobFunctionRefId', 'jobFunction', 'sortOrder', 'active'] },
  createSignedUploadUrl: { asks: ['uploadType', 'fileType'], returns: ['url', 'fields.name', 'fields.value', 'key'] },
  startAccountLinking: { asks: ['email', 'userName'], returns: ['result', 'error.message', 'email'] },
  unlinkAccount: { returns: ['result', 'error.message'] },
  createStripePortalUrl: { asks: ['configId'], returns: ['url'] },
  checkIfStripeScheduledSubscription: {},
  checkStripeSubscriptionDiscountOffer: {
    returns: [
      ...['newPrice', 'normalPrice', 'cancelConfigId', 'couponCode', 'acceptCta', 'rejectCta', 'headline'],
      ...['subheadline', 'offer'],
    ],
  },
  updateExistingStripeSubscription: {
    asks: ['coupon'],
    returns: ['currentPeriodEnd', 'currentPrice', 'discountPrice'],
  },
  createStripeSubscriptionCheckoutSession: { returns: ['url'] },
  createStripeCheckoutForProduct: {
    asks: [
      ...['product_id', 'cancel_url', 'return_url', 'email', 'first_name', 'last_name', 'user_id'],
      'platform_upgrade',
    ],
    returns: ['url'],
  },
  transferToProfAI: { returns: ['profAIUrl', 'error.code'] },
  lookupPassCorporateRealm: { returns: ['realm', 'serializedOptions'] },
  getSurveyStatus: { asks: ['type'], returns: ['status'] },
  saveSurveyResponse: {
    asks: [
      ...['responses', 'company', 'title', 'job_level', 'number_of_employees', 'job_area', 'industry'],
      ...['what_topics_are_you_interested_in', 'interested_in_section4_for_teams'],
    ],
    returns: ['error.code', 'error.message'],
  },
  getMeteringPlanDetails: {
    returns: [
      ...['meteringPlanId', 'threshold', 'currentMeasure', 'resourceType', 'watchedVideoIds', 'entitledVideoIds'],
    ],
  },
  getNextStepsStatus: { returns: ['name', 'isCompleted', 'remedyRoute'] },
  getOrganizationDetails: { asks: ['customerId', 'filterType'] },
  getOrganizationEmployees: { asks: ['customerId', 'searchTerm', 'page', 'filterType', 'sortBy'] },
  getOrganizationCourses: { asks: ['customerId', 'searchTerm', 'page', 'filterType', 'sortBy'] },
  getOrganizationSessionByCourse: { asks: ['customerId', 'courseId', 'filterType'] },
  getEmployeeDetails: { asks: ['userId', 'filterType'] },
  getEmployeeCourses: { asks: ['userId', 'filterType', 'search', 'page', 'sort'] },
  getDashboardDataForDownload: {
    asks: ['customerId', 'employeeId', 'downloadType', 'searchTerm', 'filterType', 'sortBy'],
  },
};
