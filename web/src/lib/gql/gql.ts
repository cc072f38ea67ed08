/* eslint-disable */
import * as types from './graphql.ts';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
  '\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ForgotPasswordDocument;
  '\n  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {\n    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SendVerificationCodeDocument;
  '\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ConfirmPasswordDocument;
  '\n  mutation SignupLimitedUser($input: SignupLimitedUserInput!) {\n    signupLimitedUser(input: $input) {\n      result\n      tac\n      link\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SignupLimitedUserDocument;
  '\n  query SignupActivation($tac: String!, $email: String!) {\n    lookupSignupActivationCode(tac: $tac, email: $email) {\n      success\n    }\n  }\n': typeof types.SignupActivationDocument;
  '\n  query BotChallenge {\n    getBotChallenge {\n      kind\n      siteKey\n      challenge\n    }\n  }\n': typeof types.BotChallengeDocument;
  '\n  mutation AddCourseSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddCourseSaveDocument;
  '\n  mutation RemoveCourseSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveCourseSaveDocument;
  '\n  query CourseBookmarks {\n    listCourseBookmarks {\n      contentId\n    }\n  }\n': typeof types.CourseBookmarksDocument;
  '\n  query CataloguePage(\n    $filter: CatalogueFilter!\n    $after: Int!\n    $withOptions: Boolean!\n    $withFreemium: Boolean!\n    $first: Boolean!\n  ) {\n    listCatalogue(filter: $filter, after: $after, count: 24) {\n      courses {\n        ...CourseCardFields\n      }\n      total\n      nextAfter\n      facets {\n        ...FacetFields\n      }\n      suggestions {\n        ...CourseCardFields\n      }\n    }\n    listUserMeetings @include(if: $first) {\n      ...OwnMeetingFields\n    }\n    getPageContent(slug: "courses-freemium") @include(if: $withFreemium) {\n      title\n      body\n    }\n    listFreeSessions @include(if: $withFreemium) {\n      courseId\n      sessionType\n      title\n    }\n    whole: listCatalogue(filter: {}, count: 1) @include(if: $withOptions) {\n      facets {\n        ...FacetFields\n      }\n    }\n  }\n': typeof types.CataloguePageDocument;
  '\n  fragment FacetFields on Facets {\n    types {\n      value\n    }\n    topics {\n      value\n    }\n    stacks {\n      value\n    }\n    difficulties {\n      value\n    }\n  }\n': typeof types.FacetFieldsFragmentDoc;
  '\n  query EntitledSessions {\n    getEntitledSessions {\n      courseId\n      courseType\n    }\n  }\n': typeof types.EntitledSessionsDocument;
  '\n  query CoursePage($courseId: ID!) {\n    getCourse(courseId: $courseId) {\n      card {\n        ...CourseCardFields\n        subtitle\n        description\n        faculty {\n          facultyId\n          fullName\n          role\n          imageUrl\n          biography\n        }\n      }\n      whoWillBenefit\n      whatYouWillLeaveWith\n      topTakeaway\n      courseSyllabusUrl\n      trailer {\n        videoId\n        title\n        thumbnailUrl\n        duration\n        manifestUrl\n      }\n      showHiddenSessionEnrollOptions\n      sessions {\n        ...SessionFields\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n      }\n      outline {\n        groupId\n        title\n        description\n        videos {\n          videoId\n          title\n          duration\n        }\n      }\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n  }\n': typeof types.CoursePageDocument;
  '\n  query SessionCalendarLink($sessionId: ID!) {\n    getSessionLink(sessionId: $sessionId) {\n      url\n      googleUrl\n      outlookUrl\n    }\n  }\n': typeof types.SessionCalendarLinkDocument;
  '\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      session {\n        ...SessionFields\n      }\n      conflictSession {\n        ...SessionFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveEnrollmentDocument;
  '\n  query EventPage($memberEventId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      memberEventId\n      title\n      subtitle\n      details\n      status\n      eventStart\n      eventEnd\n      heroImageUrl\n      eventType {\n        label\n      }\n      eventCategory {\n        label\n      }\n      attending\n      zoomLink\n      recordingUrl\n      calendarUrl\n    }\n  }\n': typeof types.EventPageDocument;
  '\n  query EventsCalendar {\n    getEventsCalendar {\n      url\n      webcalUrl\n    }\n  }\n': typeof types.EventsCalendarDocument;
  '\n  mutation ResetEventsCalendar($input: ResetEventsCalendarInput!) {\n    resetEventsCalendar(input: $input) {\n      url\n      webcalUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ResetEventsCalendarDocument;
  '\n  query EventsPage($sort: MemberEventSort!, $after: Int!) {\n    listMemberEvents(sort: $sort, after: $after, count: 24) {\n      events {\n        ...EventCardFields\n      }\n      nextAfter\n    }\n  }\n': typeof types.EventsPageDocument;
  '\n  mutation InviteFriendsToEvent($input: InviteFriendsToEventInput!) {\n    inviteFriendsToEvent(input: $input) {\n      sent\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.InviteFriendsToEventDocument;
  '\n  mutation SaveMemberEventRsvp($input: SaveMemberEventRsvpInput!) {\n    saveMemberEventRsvp(input: $input) {\n      updatedMemberEventRsvpId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveMemberEventRsvpDocument;
  '\n  query Home($withMembers: Boolean!, $withEvents: Boolean!) {\n    getHome {\n      continueWatching {\n        topLevelId\n        groupId\n        videoContentId\n        videoId\n        title\n        courseTitle\n        sourceType\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        continueAtTime\n      }\n      upcomingCourses {\n        ...CourseCardFields\n      }\n      freeSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      entitledSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      trialDaysLeft\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n    listMemberEvents(sort: latest, count: 4) @include(if: $withEvents) {\n      events {\n        ...EventCardFields\n      }\n    }\n    listMembers(context: HOMEPAGE, count: 20) @include(if: $withMembers) {\n      list {\n        userId\n        displayName\n        jobRole\n        company\n        profileImageUrl\n      }\n    }\n  }\n': typeof types.HomeDocument;
  '\n  query FormerEntitlements {\n    listFormerEntitlements {\n      entitlementId\n      name\n      endedAt\n    }\n  }\n': typeof types.FormerEntitlementsDocument;
  '\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      threshold\n      currentMeasure\n      resetsAt\n    }\n  }\n': typeof types.MeteringPlanDocument;
  '\n  query MiniMbas {\n    getEntitledSessions {\n      sessionId\n      courseType\n      title\n      subtitle\n      coverImageUrl\n      startAt\n      endAt\n    }\n  }\n': typeof types.MiniMbasDocument;
  '\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n': typeof types.NextStepsDocument;
  '\n  fragment ContainerFields on Container {\n    sessionContentId\n    type\n    title\n    calendarDate\n    dueAt\n    containsActiveContent\n    expandedPlaceholder\n    items {\n      sessionContentId\n      type\n      title\n      intro\n      body\n      outro\n      enabledAt\n      enabled\n      optional\n      videoPreviews {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        optional\n        enabledAt\n        watchedAt\n      }\n      buttonText\n      buttonUrl\n      buttonStartIcon\n      buttonEndIcon\n      calendarStartDate\n      dayTexts\n    }\n  }\n': typeof types.ContainerFieldsFragmentDoc;
  '\n  query SessionPage($sessionId: ID!) {\n    getSessionContent(sessionId: $sessionId) {\n      title\n      sessionType\n      sessionStartAt\n      sessionEndAt\n      courseId\n      sessionId\n      calendarFallbackUrl\n      uiCustomizations\n      hideTimeAndFacultyLabels\n      session {\n        ...SessionFields\n      }\n      faculty {\n        facultyId\n        fullName\n        role\n        imageUrl\n      }\n      announcements {\n        sessionContentId\n        announcement\n        imageUrl\n        stylePreset\n        internalLinkUrl\n        externalLinkUrl\n      }\n      sessionContainers {\n        ...ContainerFields\n      }\n      containers {\n        ...ContainerFields\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n      }\n      progress {\n        totalDuration\n        totalWatched\n        completedVideos\n        totalVideos\n        groups {\n          groupSessionContentId\n          videos {\n            videoId\n            duration\n            farthestWatchedTime\n            optional\n            completed\n          }\n        }\n      }\n    }\n  }\n': typeof types.SessionPageDocument;
  '\n  query SignInFlags {\n    getFeatureFlags {\n      values\n    }\n  }\n': typeof types.SignInFlagsDocument;
  '\n  query LookupCorporateRealm($b64email: String!) {\n    lookupCorporateRealm(b64email: $b64email) {\n      link\n      serializedOptions\n      error {\n        code\n      }\n    }\n  }\n': typeof types.LookupCorporateRealmDocument;
  '\n  query LookupLMSProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      redirectUrl\n      authorizeUrl\n      error {\n        code\n      }\n    }\n  }\n': typeof types.LookupLmsProviderDocument;
  '\n  mutation SignupWithProvider($input: SignupLimitedUserInput!) {\n    signupLimitedUser(input: $input) {\n      result\n      tac\n      link\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SignupWithProviderDocument;
  '\n  mutation SaveSurveyPrompt {\n    saveSurveyPrompt {\n      type\n      status\n      isDue\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveSurveyPromptDocument;
  '\n  mutation SaveSurveyResponse($responses: SurveyResponsesInput!) {\n    saveSurveyResponse(responses: $responses) {\n      type\n      status\n      isDue\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveSurveyResponseDocument;
  '\n  query SurveyStatus {\n    getSurveyStatus {\n      type\n      status\n      isDue\n    }\n  }\n': typeof types.SurveyStatusDocument;
  '\n  mutation TransferToProfAI {\n    transferToProfAI {\n      profAIUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.TransferToProfAiDocument;
  '\n  mutation OpenVideo($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    openVideo(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      manifestUrl\n      expiresAt\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.OpenVideoDocument;
  '\n  query VideoPage($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      sourceType\n      session {\n        sessionId\n        courseId\n        sessionType\n        courseType\n        title\n        isFreeSession\n      }\n      courseTitle\n      video {\n        videoId\n        courseContentId\n        title\n        description\n        thumbnailUrl\n        duration\n        isAiGenerated\n        chapters {\n          videoChapterId\n          title\n          startSeconds\n          endSeconds\n        }\n        transcript {\n          startSeconds\n          endSeconds\n          text\n        }\n      }\n      groupTitle\n      previous {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      next {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      siblings {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        enabledAt\n      }\n      progress {\n        continueAtTime\n        farthestWatchedTime\n        duration\n        completed\n      }\n      metering {\n        meteringPlanId\n        threshold\n        currentMeasure\n        watchedVideoIds\n        entitledVideoIds\n        resetsAt\n      }\n    }\n  }\n': typeof types.VideoPageDocument;
  '\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n': typeof types.LogoutDocument;
  '\n  fragment FaultFields on MutationError {\n    code\n    message\n    reason\n    unlock\n    field\n    retryAfter\n  }\n': typeof types.FaultFieldsFragmentDoc;
  '\n  query Viewer {\n    getMember {\n      userId\n      email\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      jobRole\n      accountType\n      manageBilling\n      customer {\n        customerId\n        name\n        type\n        hideMemberProfile\n        disableAIFeatures\n        enableProfAI\n        logoUrl\n        accentColor\n        timeZone\n      }\n      customizations {\n        navLogoUrl\n        navConfigs {\n          route\n          rename\n          hide\n        }\n        hideSessionDetailTitle\n        useFunctionBasedCourseFilter\n        homePageConfig {\n          hideUpcomingCourses\n          hideMeetOurMembers\n          hideUpcomingEvents\n        }\n        banners {\n          imageUrl\n          imageUrlMobile\n          link\n          alt\n        }\n      }\n    }\n    getMemberEntitlements {\n      type\n      label\n    }\n    getFeatureFlags {\n      values\n    }\n  }\n': typeof types.ViewerDocument;
  '\n  mutation CreateVideoSession($input: CreateVideoSessionInput!) {\n    createVideoSession(input: $input) {\n      userVideoSessionId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CreateVideoSessionDocument;
  '\n  mutation UpdateVideoSession($input: UpdateVideoSessionInput!) {\n    updateVideoSession(input: $input) {\n      farthestWatchedTime\n      completed\n      autoEnrolled\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.UpdateVideoSessionDocument;
  '\n  fragment EventCardFields on MemberEvent {\n    memberEventId\n    title\n    eventStart\n    eventEnd\n    heroImageUrl\n    status\n    attending\n    eventCategory {\n      label\n    }\n  }\n': typeof types.EventCardFieldsFragmentDoc;
  '\n  query SessionCourse($sessionId: ID!) {\n    getUserSession(sessionId: $sessionId) {\n      courseId\n    }\n  }\n': typeof types.SessionCourseDocument;
  '\n  fragment CourseCardFields on CourseCard {\n    courseId\n    courseType\n    title\n    coverImageUrl\n    topic\n    lengthMinutes\n    courseRating\n    ratingCount\n    faculty {\n      facultyId\n      fullName\n    }\n    openTo\n    hideTimeAndFacultyLabels\n    badgeAsCompletion\n    hasEarnedBadge\n    bookmarked\n    sessions {\n      ...SessionFields\n    }\n  }\n': typeof types.CourseCardFieldsFragmentDoc;
  '\n  fragment SessionFields on UserSession {\n    sessionId\n    courseId\n    courseType\n    sessionType\n    title\n    startAt\n    endAt\n    activateAt\n    enrollmentOpensAt\n    enrollmentClose\n    timeZone\n    enrollmentStatus\n    waitlistPosition\n    seatsRemaining\n    lowInventory\n    offerExpiresAt\n    isFreeSession\n    hideInCatalog\n    cancelled\n    entitled\n    sessionMeta {\n      eventLink\n      detailCtaText\n      liveEnrollDescriptor\n      addEventsCalendarUrl\n    }\n    waitlistTaskItems\n  }\n': typeof types.SessionFieldsFragmentDoc;
  '\n  fragment OwnMeetingFields on UserMeeting {\n    sessionId\n    courseId\n    courseTitle\n    title\n    startAt\n    endAt\n  }\n': typeof types.OwnMeetingFieldsFragmentDoc;
};
const documents: Documents = {
  '\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ForgotPasswordDocument,
  '\n  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {\n    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SendVerificationCodeDocument,
  '\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ConfirmPasswordDocument,
  '\n  mutation SignupLimitedUser($input: SignupLimitedUserInput!) {\n    signupLimitedUser(input: $input) {\n      result\n      tac\n      link\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SignupLimitedUserDocument,
  '\n  query SignupActivation($tac: String!, $email: String!) {\n    lookupSignupActivationCode(tac: $tac, email: $email) {\n      success\n    }\n  }\n':
    types.SignupActivationDocument,
  '\n  query BotChallenge {\n    getBotChallenge {\n      kind\n      siteKey\n      challenge\n    }\n  }\n':
    types.BotChallengeDocument,
  '\n  mutation AddCourseSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddCourseSaveDocument,
  '\n  mutation RemoveCourseSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveCourseSaveDocument,
  '\n  query CourseBookmarks {\n    listCourseBookmarks {\n      contentId\n    }\n  }\n':
    types.CourseBookmarksDocument,
  '\n  query CataloguePage(\n    $filter: CatalogueFilter!\n    $after: Int!\n    $withOptions: Boolean!\n    $withFreemium: Boolean!\n    $first: Boolean!\n  ) {\n    listCatalogue(filter: $filter, after: $after, count: 24) {\n      courses {\n        ...CourseCardFields\n      }\n      total\n      nextAfter\n      facets {\n        ...FacetFields\n      }\n      suggestions {\n        ...CourseCardFields\n      }\n    }\n    listUserMeetings @include(if: $first) {\n      ...OwnMeetingFields\n    }\n    getPageContent(slug: "courses-freemium") @include(if: $withFreemium) {\n      title\n      body\n    }\n    listFreeSessions @include(if: $withFreemium) {\n      courseId\n      sessionType\n      title\n    }\n    whole: listCatalogue(filter: {}, count: 1) @include(if: $withOptions) {\n      facets {\n        ...FacetFields\n      }\n    }\n  }\n':
    types.CataloguePageDocument,
  '\n  fragment FacetFields on Facets {\n    types {\n      value\n    }\n    topics {\n      value\n    }\n    stacks {\n      value\n    }\n    difficulties {\n      value\n    }\n  }\n':
    types.FacetFieldsFragmentDoc,
  '\n  query EntitledSessions {\n    getEntitledSessions {\n      courseId\n      courseType\n    }\n  }\n':
    types.EntitledSessionsDocument,
  '\n  query CoursePage($courseId: ID!) {\n    getCourse(courseId: $courseId) {\n      card {\n        ...CourseCardFields\n        subtitle\n        description\n        faculty {\n          facultyId\n          fullName\n          role\n          imageUrl\n          biography\n        }\n      }\n      whoWillBenefit\n      whatYouWillLeaveWith\n      topTakeaway\n      courseSyllabusUrl\n      trailer {\n        videoId\n        title\n        thumbnailUrl\n        duration\n        manifestUrl\n      }\n      showHiddenSessionEnrollOptions\n      sessions {\n        ...SessionFields\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n      }\n      outline {\n        groupId\n        title\n        description\n        videos {\n          videoId\n          title\n          duration\n        }\n      }\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n  }\n':
    types.CoursePageDocument,
  '\n  query SessionCalendarLink($sessionId: ID!) {\n    getSessionLink(sessionId: $sessionId) {\n      url\n      googleUrl\n      outlookUrl\n    }\n  }\n':
    types.SessionCalendarLinkDocument,
  '\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      session {\n        ...SessionFields\n      }\n      conflictSession {\n        ...SessionFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveEnrollmentDocument,
  '\n  query EventPage($memberEventId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      memberEventId\n      title\n      subtitle\n      details\n      status\n      eventStart\n      eventEnd\n      heroImageUrl\n      eventType {\n        label\n      }\n      eventCategory {\n        label\n      }\n      attending\n      zoomLink\n      recordingUrl\n      calendarUrl\n    }\n  }\n':
    types.EventPageDocument,
  '\n  query EventsCalendar {\n    getEventsCalendar {\n      url\n      webcalUrl\n    }\n  }\n':
    types.EventsCalendarDocument,
  '\n  mutation ResetEventsCalendar($input: ResetEventsCalendarInput!) {\n    resetEventsCalendar(input: $input) {\n      url\n      webcalUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ResetEventsCalendarDocument,
  '\n  query EventsPage($sort: MemberEventSort!, $after: Int!) {\n    listMemberEvents(sort: $sort, after: $after, count: 24) {\n      events {\n        ...EventCardFields\n      }\n      nextAfter\n    }\n  }\n':
    types.EventsPageDocument,
  '\n  mutation InviteFriendsToEvent($input: InviteFriendsToEventInput!) {\n    inviteFriendsToEvent(input: $input) {\n      sent\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.InviteFriendsToEventDocument,
  '\n  mutation SaveMemberEventRsvp($input: SaveMemberEventRsvpInput!) {\n    saveMemberEventRsvp(input: $input) {\n      updatedMemberEventRsvpId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveMemberEventRsvpDocument,
  '\n  query Home($withMembers: Boolean!, $withEvents: Boolean!) {\n    getHome {\n      continueWatching {\n        topLevelId\n        groupId\n        videoContentId\n        videoId\n        title\n        courseTitle\n        sourceType\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        continueAtTime\n      }\n      upcomingCourses {\n        ...CourseCardFields\n      }\n      freeSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      entitledSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      trialDaysLeft\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n    listMemberEvents(sort: latest, count: 4) @include(if: $withEvents) {\n      events {\n        ...EventCardFields\n      }\n    }\n    listMembers(context: HOMEPAGE, count: 20) @include(if: $withMembers) {\n      list {\n        userId\n        displayName\n        jobRole\n        company\n        profileImageUrl\n      }\n    }\n  }\n':
    types.HomeDocument,
  '\n  query FormerEntitlements {\n    listFormerEntitlements {\n      entitlementId\n      name\n      endedAt\n    }\n  }\n':
    types.FormerEntitlementsDocument,
  '\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      threshold\n      currentMeasure\n      resetsAt\n    }\n  }\n':
    types.MeteringPlanDocument,
  '\n  query MiniMbas {\n    getEntitledSessions {\n      sessionId\n      courseType\n      title\n      subtitle\n      coverImageUrl\n      startAt\n      endAt\n    }\n  }\n':
    types.MiniMbasDocument,
  '\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n':
    types.NextStepsDocument,
  '\n  fragment ContainerFields on Container {\n    sessionContentId\n    type\n    title\n    calendarDate\n    dueAt\n    containsActiveContent\n    expandedPlaceholder\n    items {\n      sessionContentId\n      type\n      title\n      intro\n      body\n      outro\n      enabledAt\n      enabled\n      optional\n      videoPreviews {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        optional\n        enabledAt\n        watchedAt\n      }\n      buttonText\n      buttonUrl\n      buttonStartIcon\n      buttonEndIcon\n      calendarStartDate\n      dayTexts\n    }\n  }\n':
    types.ContainerFieldsFragmentDoc,
  '\n  query SessionPage($sessionId: ID!) {\n    getSessionContent(sessionId: $sessionId) {\n      title\n      sessionType\n      sessionStartAt\n      sessionEndAt\n      courseId\n      sessionId\n      calendarFallbackUrl\n      uiCustomizations\n      hideTimeAndFacultyLabels\n      session {\n        ...SessionFields\n      }\n      faculty {\n        facultyId\n        fullName\n        role\n        imageUrl\n      }\n      announcements {\n        sessionContentId\n        announcement\n        imageUrl\n        stylePreset\n        internalLinkUrl\n        externalLinkUrl\n      }\n      sessionContainers {\n        ...ContainerFields\n      }\n      containers {\n        ...ContainerFields\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n      }\n      progress {\n        totalDuration\n        totalWatched\n        completedVideos\n        totalVideos\n        groups {\n          groupSessionContentId\n          videos {\n            videoId\n            duration\n            farthestWatchedTime\n            optional\n            completed\n          }\n        }\n      }\n    }\n  }\n':
    types.SessionPageDocument,
  '\n  query SignInFlags {\n    getFeatureFlags {\n      values\n    }\n  }\n': types.SignInFlagsDocument,
  '\n  query LookupCorporateRealm($b64email: String!) {\n    lookupCorporateRealm(b64email: $b64email) {\n      link\n      serializedOptions\n      error {\n        code\n      }\n    }\n  }\n':
    types.LookupCorporateRealmDocument,
  '\n  query LookupLMSProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      redirectUrl\n      authorizeUrl\n      error {\n        code\n      }\n    }\n  }\n':
    types.LookupLmsProviderDocument,
  '\n  mutation SignupWithProvider($input: SignupLimitedUserInput!) {\n    signupLimitedUser(input: $input) {\n      result\n      tac\n      link\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SignupWithProviderDocument,
  '\n  mutation SaveSurveyPrompt {\n    saveSurveyPrompt {\n      type\n      status\n      isDue\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveSurveyPromptDocument,
  '\n  mutation SaveSurveyResponse($responses: SurveyResponsesInput!) {\n    saveSurveyResponse(responses: $responses) {\n      type\n      status\n      isDue\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveSurveyResponseDocument,
  '\n  query SurveyStatus {\n    getSurveyStatus {\n      type\n      status\n      isDue\n    }\n  }\n':
    types.SurveyStatusDocument,
  '\n  mutation TransferToProfAI {\n    transferToProfAI {\n      profAIUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.TransferToProfAiDocument,
  '\n  mutation OpenVideo($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    openVideo(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      manifestUrl\n      expiresAt\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.OpenVideoDocument,
  '\n  query VideoPage($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      sourceType\n      session {\n        sessionId\n        courseId\n        sessionType\n        courseType\n        title\n        isFreeSession\n      }\n      courseTitle\n      video {\n        videoId\n        courseContentId\n        title\n        description\n        thumbnailUrl\n        duration\n        isAiGenerated\n        chapters {\n          videoChapterId\n          title\n          startSeconds\n          endSeconds\n        }\n        transcript {\n          startSeconds\n          endSeconds\n          text\n        }\n      }\n      groupTitle\n      previous {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      next {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      siblings {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        enabledAt\n      }\n      progress {\n        continueAtTime\n        farthestWatchedTime\n        duration\n        completed\n      }\n      metering {\n        meteringPlanId\n        threshold\n        currentMeasure\n        watchedVideoIds\n        entitledVideoIds\n        resetsAt\n      }\n    }\n  }\n':
    types.VideoPageDocument,
  '\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n': types.LogoutDocument,
  '\n  fragment FaultFields on MutationError {\n    code\n    message\n    reason\n    unlock\n    field\n    retryAfter\n  }\n':
    types.FaultFieldsFragmentDoc,
  '\n  query Viewer {\n    getMember {\n      userId\n      email\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      jobRole\n      accountType\n      manageBilling\n      customer {\n        customerId\n        name\n        type\n        hideMemberProfile\n        disableAIFeatures\n        enableProfAI\n        logoUrl\n        accentColor\n        timeZone\n      }\n      customizations {\n        navLogoUrl\n        navConfigs {\n          route\n          rename\n          hide\n        }\n        hideSessionDetailTitle\n        useFunctionBasedCourseFilter\n        homePageConfig {\n          hideUpcomingCourses\n          hideMeetOurMembers\n          hideUpcomingEvents\n        }\n        banners {\n          imageUrl\n          imageUrlMobile\n          link\n          alt\n        }\n      }\n    }\n    getMemberEntitlements {\n      type\n      label\n    }\n    getFeatureFlags {\n      values\n    }\n  }\n':
    types.ViewerDocument,
  '\n  mutation CreateVideoSession($input: CreateVideoSessionInput!) {\n    createVideoSession(input: $input) {\n      userVideoSessionId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CreateVideoSessionDocument,
  '\n  mutation UpdateVideoSession($input: UpdateVideoSessionInput!) {\n    updateVideoSession(input: $input) {\n      farthestWatchedTime\n      completed\n      autoEnrolled\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.UpdateVideoSessionDocument,
  '\n  fragment EventCardFields on MemberEvent {\n    memberEventId\n    title\n    eventStart\n    eventEnd\n    heroImageUrl\n    status\n    attending\n    eventCategory {\n      label\n    }\n  }\n':
    types.EventCardFieldsFragmentDoc,
  '\n  query SessionCourse($sessionId: ID!) {\n    getUserSession(sessionId: $sessionId) {\n      courseId\n    }\n  }\n':
    types.SessionCourseDocument,
  '\n  fragment CourseCardFields on CourseCard {\n    courseId\n    courseType\n    title\n    coverImageUrl\n    topic\n    lengthMinutes\n    courseRating\n    ratingCount\n    faculty {\n      facultyId\n      fullName\n    }\n    openTo\n    hideTimeAndFacultyLabels\n    badgeAsCompletion\n    hasEarnedBadge\n    bookmarked\n    sessions {\n      ...SessionFields\n    }\n  }\n':
    types.CourseCardFieldsFragmentDoc,
  '\n  fragment SessionFields on UserSession {\n    sessionId\n    courseId\n    courseType\n    sessionType\n    title\n    startAt\n    endAt\n    activateAt\n    enrollmentOpensAt\n    enrollmentClose\n    timeZone\n    enrollmentStatus\n    waitlistPosition\n    seatsRemaining\n    lowInventory\n    offerExpiresAt\n    isFreeSession\n    hideInCatalog\n    cancelled\n    entitled\n    sessionMeta {\n      eventLink\n      detailCtaText\n      liveEnrollDescriptor\n      addEventsCalendarUrl\n    }\n    waitlistTaskItems\n  }\n':
    types.SessionFieldsFragmentDoc,
  '\n  fragment OwnMeetingFields on UserMeeting {\n    sessionId\n    courseId\n    courseTitle\n    title\n    startAt\n    endAt\n  }\n':
    types.OwnMeetingFieldsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ForgotPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {\n    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SendVerificationCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ConfirmPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SignupLimitedUser($input: SignupLimitedUserInput!) {\n    signupLimitedUser(input: $input) {\n      result\n      tac\n      link\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SignupLimitedUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SignupActivation($tac: String!, $email: String!) {\n    lookupSignupActivationCode(tac: $tac, email: $email) {\n      success\n    }\n  }\n',
): typeof import('./graphql.ts').SignupActivationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query BotChallenge {\n    getBotChallenge {\n      kind\n      siteKey\n      challenge\n    }\n  }\n',
): typeof import('./graphql.ts').BotChallengeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddCourseSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddCourseSaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveCourseSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveCourseSaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CourseBookmarks {\n    listCourseBookmarks {\n      contentId\n    }\n  }\n',
): typeof import('./graphql.ts').CourseBookmarksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CataloguePage(\n    $filter: CatalogueFilter!\n    $after: Int!\n    $withOptions: Boolean!\n    $withFreemium: Boolean!\n    $first: Boolean!\n  ) {\n    listCatalogue(filter: $filter, after: $after, count: 24) {\n      courses {\n        ...CourseCardFields\n      }\n      total\n      nextAfter\n      facets {\n        ...FacetFields\n      }\n      suggestions {\n        ...CourseCardFields\n      }\n    }\n    listUserMeetings @include(if: $first) {\n      ...OwnMeetingFields\n    }\n    getPageContent(slug: "courses-freemium") @include(if: $withFreemium) {\n      title\n      body\n    }\n    listFreeSessions @include(if: $withFreemium) {\n      courseId\n      sessionType\n      title\n    }\n    whole: listCatalogue(filter: {}, count: 1) @include(if: $withOptions) {\n      facets {\n        ...FacetFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CataloguePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment FacetFields on Facets {\n    types {\n      value\n    }\n    topics {\n      value\n    }\n    stacks {\n      value\n    }\n    difficulties {\n      value\n    }\n  }\n',
): typeof import('./graphql.ts').FacetFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EntitledSessions {\n    getEntitledSessions {\n      courseId\n      courseType\n    }\n  }\n',
): typeof import('./graphql.ts').EntitledSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CoursePage($courseId: ID!) {\n    getCourse(courseId: $courseId) {\n      card {\n        ...CourseCardFields\n        subtitle\n        description\n        faculty {\n          facultyId\n          fullName\n          role\n          imageUrl\n          biography\n        }\n      }\n      whoWillBenefit\n      whatYouWillLeaveWith\n      topTakeaway\n      courseSyllabusUrl\n      trailer {\n        videoId\n        title\n        thumbnailUrl\n        duration\n        manifestUrl\n      }\n      showHiddenSessionEnrollOptions\n      sessions {\n        ...SessionFields\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n      }\n      outline {\n        groupId\n        title\n        description\n        videos {\n          videoId\n          title\n          duration\n        }\n      }\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n  }\n',
): typeof import('./graphql.ts').CoursePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SessionCalendarLink($sessionId: ID!) {\n    getSessionLink(sessionId: $sessionId) {\n      url\n      googleUrl\n      outlookUrl\n    }\n  }\n',
): typeof import('./graphql.ts').SessionCalendarLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      session {\n        ...SessionFields\n      }\n      conflictSession {\n        ...SessionFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveEnrollmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EventPage($memberEventId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      memberEventId\n      title\n      subtitle\n      details\n      status\n      eventStart\n      eventEnd\n      heroImageUrl\n      eventType {\n        label\n      }\n      eventCategory {\n        label\n      }\n      attending\n      zoomLink\n      recordingUrl\n      calendarUrl\n    }\n  }\n',
): typeof import('./graphql.ts').EventPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EventsCalendar {\n    getEventsCalendar {\n      url\n      webcalUrl\n    }\n  }\n',
): typeof import('./graphql.ts').EventsCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ResetEventsCalendar($input: ResetEventsCalendarInput!) {\n    resetEventsCalendar(input: $input) {\n      url\n      webcalUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ResetEventsCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EventsPage($sort: MemberEventSort!, $after: Int!) {\n    listMemberEvents(sort: $sort, after: $after, count: 24) {\n      events {\n        ...EventCardFields\n      }\n      nextAfter\n    }\n  }\n',
): typeof import('./graphql.ts').EventsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation InviteFriendsToEvent($input: InviteFriendsToEventInput!) {\n    inviteFriendsToEvent(input: $input) {\n      sent\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').InviteFriendsToEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveMemberEventRsvp($input: SaveMemberEventRsvpInput!) {\n    saveMemberEventRsvp(input: $input) {\n      updatedMemberEventRsvpId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveMemberEventRsvpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Home($withMembers: Boolean!, $withEvents: Boolean!) {\n    getHome {\n      continueWatching {\n        topLevelId\n        groupId\n        videoContentId\n        videoId\n        title\n        courseTitle\n        sourceType\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        continueAtTime\n      }\n      upcomingCourses {\n        ...CourseCardFields\n      }\n      freeSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      entitledSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      trialDaysLeft\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n    listMemberEvents(sort: latest, count: 4) @include(if: $withEvents) {\n      events {\n        ...EventCardFields\n      }\n    }\n    listMembers(context: HOMEPAGE, count: 20) @include(if: $withMembers) {\n      list {\n        userId\n        displayName\n        jobRole\n        company\n        profileImageUrl\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FormerEntitlements {\n    listFormerEntitlements {\n      entitlementId\n      name\n      endedAt\n    }\n  }\n',
): typeof import('./graphql.ts').FormerEntitlementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      threshold\n      currentMeasure\n      resetsAt\n    }\n  }\n',
): typeof import('./graphql.ts').MeteringPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MiniMbas {\n    getEntitledSessions {\n      sessionId\n      courseType\n      title\n      subtitle\n      coverImageUrl\n      startAt\n      endAt\n    }\n  }\n',
): typeof import('./graphql.ts').MiniMbasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n',
): typeof import('./graphql.ts').NextStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ContainerFields on Container {\n    sessionContentId\n    type\n    title\n    calendarDate\n    dueAt\n    containsActiveContent\n    expandedPlaceholder\n    items {\n      sessionContentId\n      type\n      title\n      intro\n      body\n      outro\n      enabledAt\n      enabled\n      optional\n      videoPreviews {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        optional\n        enabledAt\n        watchedAt\n      }\n      buttonText\n      buttonUrl\n      buttonStartIcon\n      buttonEndIcon\n      calendarStartDate\n      dayTexts\n    }\n  }\n',
): typeof import('./graphql.ts').ContainerFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SessionPage($sessionId: ID!) {\n    getSessionContent(sessionId: $sessionId) {\n      title\n      sessionType\n      sessionStartAt\n      sessionEndAt\n      courseId\n      sessionId\n      calendarFallbackUrl\n      uiCustomizations\n      hideTimeAndFacultyLabels\n      session {\n        ...SessionFields\n      }\n      faculty {\n        facultyId\n        fullName\n        role\n        imageUrl\n      }\n      announcements {\n        sessionContentId\n        announcement\n        imageUrl\n        stylePreset\n        internalLinkUrl\n        externalLinkUrl\n      }\n      sessionContainers {\n        ...ContainerFields\n      }\n      containers {\n        ...ContainerFields\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n      }\n      progress {\n        totalDuration\n        totalWatched\n        completedVideos\n        totalVideos\n        groups {\n          groupSessionContentId\n          videos {\n            videoId\n            duration\n            farthestWatchedTime\n            optional\n            completed\n          }\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SessionPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SignInFlags {\n    getFeatureFlags {\n      values\n    }\n  }\n',
): typeof import('./graphql.ts').SignInFlagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LookupCorporateRealm($b64email: String!) {\n    lookupCorporateRealm(b64email: $b64email) {\n      link\n      serializedOptions\n      error {\n        code\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').LookupCorporateRealmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LookupLMSProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      redirectUrl\n      authorizeUrl\n      error {\n        code\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').LookupLmsProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SignupWithProvider($input: SignupLimitedUserInput!) {\n    signupLimitedUser(input: $input) {\n      result\n      tac\n      link\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SignupWithProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveSurveyPrompt {\n    saveSurveyPrompt {\n      type\n      status\n      isDue\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveSurveyPromptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveSurveyResponse($responses: SurveyResponsesInput!) {\n    saveSurveyResponse(responses: $responses) {\n      type\n      status\n      isDue\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveSurveyResponseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SurveyStatus {\n    getSurveyStatus {\n      type\n      status\n      isDue\n    }\n  }\n',
): typeof import('./graphql.ts').SurveyStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation TransferToProfAI {\n    transferToProfAI {\n      profAIUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').TransferToProfAiDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation OpenVideo($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    openVideo(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      manifestUrl\n      expiresAt\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').OpenVideoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query VideoPage($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      sourceType\n      session {\n        sessionId\n        courseId\n        sessionType\n        courseType\n        title\n        isFreeSession\n      }\n      courseTitle\n      video {\n        videoId\n        courseContentId\n        title\n        description\n        thumbnailUrl\n        duration\n        isAiGenerated\n        chapters {\n          videoChapterId\n          title\n          startSeconds\n          endSeconds\n        }\n        transcript {\n          startSeconds\n          endSeconds\n          text\n        }\n      }\n      groupTitle\n      previous {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      next {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      siblings {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        enabledAt\n      }\n      progress {\n        continueAtTime\n        farthestWatchedTime\n        duration\n        completed\n      }\n      metering {\n        meteringPlanId\n        threshold\n        currentMeasure\n        watchedVideoIds\n        entitledVideoIds\n        resetsAt\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').VideoPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n',
): typeof import('./graphql.ts').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment FaultFields on MutationError {\n    code\n    message\n    reason\n    unlock\n    field\n    retryAfter\n  }\n',
): typeof import('./graphql.ts').FaultFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Viewer {\n    getMember {\n      userId\n      email\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      jobRole\n      accountType\n      manageBilling\n      customer {\n        customerId\n        name\n        type\n        hideMemberProfile\n        disableAIFeatures\n        enableProfAI\n        logoUrl\n        accentColor\n        timeZone\n      }\n      customizations {\n        navLogoUrl\n        navConfigs {\n          route\n          rename\n          hide\n        }\n        hideSessionDetailTitle\n        useFunctionBasedCourseFilter\n        homePageConfig {\n          hideUpcomingCourses\n          hideMeetOurMembers\n          hideUpcomingEvents\n        }\n        banners {\n          imageUrl\n          imageUrlMobile\n          link\n          alt\n        }\n      }\n    }\n    getMemberEntitlements {\n      type\n      label\n    }\n    getFeatureFlags {\n      values\n    }\n  }\n',
): typeof import('./graphql.ts').ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CreateVideoSession($input: CreateVideoSessionInput!) {\n    createVideoSession(input: $input) {\n      userVideoSessionId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CreateVideoSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UpdateVideoSession($input: UpdateVideoSessionInput!) {\n    updateVideoSession(input: $input) {\n      farthestWatchedTime\n      completed\n      autoEnrolled\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').UpdateVideoSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment EventCardFields on MemberEvent {\n    memberEventId\n    title\n    eventStart\n    eventEnd\n    heroImageUrl\n    status\n    attending\n    eventCategory {\n      label\n    }\n  }\n',
): typeof import('./graphql.ts').EventCardFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SessionCourse($sessionId: ID!) {\n    getUserSession(sessionId: $sessionId) {\n      courseId\n    }\n  }\n',
): typeof import('./graphql.ts').SessionCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CourseCardFields on CourseCard {\n    courseId\n    courseType\n    title\n    coverImageUrl\n    topic\n    lengthMinutes\n    courseRating\n    ratingCount\n    faculty {\n      facultyId\n      fullName\n    }\n    openTo\n    hideTimeAndFacultyLabels\n    badgeAsCompletion\n    hasEarnedBadge\n    bookmarked\n    sessions {\n      ...SessionFields\n    }\n  }\n',
): typeof import('./graphql.ts').CourseCardFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SessionFields on UserSession {\n    sessionId\n    courseId\n    courseType\n    sessionType\n    title\n    startAt\n    endAt\n    activateAt\n    enrollmentOpensAt\n    enrollmentClose\n    timeZone\n    enrollmentStatus\n    waitlistPosition\n    seatsRemaining\n    lowInventory\n    offerExpiresAt\n    isFreeSession\n    hideInCatalog\n    cancelled\n    entitled\n    sessionMeta {\n      eventLink\n      detailCtaText\n      liveEnrollDescriptor\n      addEventsCalendarUrl\n    }\n    waitlistTaskItems\n  }\n',
): typeof import('./graphql.ts').SessionFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OwnMeetingFields on UserMeeting {\n    sessionId\n    courseId\n    courseTitle\n    title\n    startAt\n    endAt\n  }\n',
): typeof import('./graphql.ts').OwnMeetingFieldsFragmentDoc;

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
