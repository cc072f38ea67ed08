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
  '\n  mutation StartAccountLinking($email: String!) {\n    startAccountLinking(email: $email) {\n      result\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StartAccountLinkingDocument;
  '\n  mutation UnlinkAccount {\n    unlinkAccount {\n      result\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.UnlinkAccountDocument;
  '\n  mutation EndDevice($sid: ID!) {\n    endDevice(sid: $sid) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.EndDeviceDocument;
  '\n  mutation EndOtherDevices {\n    endOtherDevices {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.EndOtherDevicesDocument;
  '\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ChangePasswordDocument;
  '\n  mutation StartEmailChange($email: String!, $password: String) {\n    startEmailChange(email: $email, password: $password) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StartEmailChangeDocument;
  '\n  mutation ConfirmEmailChange($code: String!) {\n    confirmEmailChange(code: $code) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ConfirmEmailChangeDocument;
  '\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CancelEmailChangeDocument;
  '\n  query AccountSettings {\n    getAccountSettings {\n      email\n      mayLink\n      hasPassword\n      hasSecondFactor\n      addressBond\n      pendingEmail\n      linking {\n        result\n        email\n      }\n      devices {\n        sid\n        signIns\n        device\n        signedInAt\n        lastUsedAt\n        isThis\n      }\n    }\n  }\n': typeof types.AccountSettingsDocument;
  '\n  query SignupActivation($tac: String!, $email: String!) {\n    lookupSignupActivationCode(tac: $tac, email: $email) {\n      success\n    }\n  }\n': typeof types.SignupActivationDocument;
  '\n  query BotChallenge {\n    getBotChallenge {\n      kind\n      siteKey\n      challenge\n    }\n  }\n': typeof types.BotChallengeDocument;
  '\n  mutation UpdateExistingStripeSubscription($coupon: String!) {\n    updateExistingStripeSubscription(coupon: $coupon) {\n      currentPeriodEnd\n      currentPrice\n      discountPrice\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.UpdateExistingStripeSubscriptionDocument;
  '\n  query AcceptedDiscountOffer {\n    getAcceptedDiscountOffer {\n      currentPeriodEnd\n      currentPrice\n      discountPrice\n    }\n  }\n': typeof types.AcceptedDiscountOfferDocument;
  '\n  mutation SettleStripeCheckout($checkoutId: String!) {\n    settleStripeCheckout(checkoutId: $checkoutId) {\n      state\n      opened {\n        name\n        features\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SettleStripeCheckoutDocument;
  '\n  mutation CreateStripeCheckoutForProduct($input: CheckoutInput!) {\n    createStripeCheckoutForProduct(input: $input) {\n      url\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CreateStripeCheckoutForProductDocument;
  '\n  mutation CreateStripeSubscriptionCheckoutSession($promoCode: String, $returnUrl: String!, $cancelUrl: String!) {\n    createStripeSubscriptionCheckoutSession(promoCode: $promoCode, returnUrl: $returnUrl, cancelUrl: $cancelUrl) {\n      url\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CreateStripeSubscriptionCheckoutSessionDocument;
  '\n  mutation CreateStripePortalUrl($configId: String!) {\n    createStripePortalUrl(configId: $configId) {\n      url\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CreateStripePortalUrlDocument;
  '\n  query FormerEntitlements {\n    listFormerEntitlements {\n      entitlementId\n      name\n      endedAt\n    }\n    getMemberEntitlements {\n      type\n      label\n      name\n    }\n  }\n': typeof types.FormerEntitlementsDocument;
  '\n  query ScheduledSubscription {\n    checkIfStripeScheduledSubscription {\n      isScheduled\n      cancelAt\n      currentPeriodEnd\n      productName\n      price\n      isDiscounted\n      discountPrice\n      isTrialing\n      nextPlan {\n        productName\n        price\n      }\n      failedPayment {\n        opensUntil\n      }\n    }\n  }\n': typeof types.ScheduledSubscriptionDocument;
  '\n  query DiscountOffer {\n    checkStripeSubscriptionDiscountOffer {\n      newPrice\n      normalPrice\n      cancelConfigId\n      couponCode\n      acceptCta\n      rejectCta\n      headline\n      subheadline\n      offer\n    }\n  }\n': typeof types.DiscountOfferDocument;
  '\n  query TrialEnd {\n    getMember {\n      trialEndDate\n    }\n  }\n': typeof types.TrialEndDocument;
  '\n  mutation AddCourseSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddCourseSaveDocument;
  '\n  mutation RemoveCourseSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveCourseSaveDocument;
  '\n  query CourseBookmarks {\n    listCourseBookmarks {\n      contentId\n    }\n  }\n': typeof types.CourseBookmarksDocument;
  '\n  query BusinessArchive {\n    getEntitledBusinessArchiveSessions {\n      sessionId\n      course {\n        ...CourseCardFields\n      }\n    }\n  }\n': typeof types.BusinessArchiveDocument;
  '\n  query CataloguePage(\n    $filter: CatalogueFilter!\n    $after: Int!\n    $withOptions: Boolean!\n    $withFreemium: Boolean!\n    $first: Boolean!\n    $withLessons: Boolean = false\n    $words: String = ""\n  ) {\n    listCatalogue(filter: $filter, after: $after, count: 24) {\n      courses {\n        ...CourseCardFields\n      }\n      total\n      nextAfter\n      facets {\n        ...FacetFields\n      }\n      suggestions {\n        ...CourseCardFields\n      }\n    }\n    listUserMeetings @include(if: $first) {\n      ...OwnMeetingFields\n    }\n    getPageContent(slug: "courses-freemium") @include(if: $withFreemium) {\n      title\n      body\n    }\n    listFreeSessions @include(if: $withFreemium) {\n      courseId\n      sessionType\n      title\n    }\n    searchLessons(query: $words, after: 0, count: 6) @include(if: $withLessons) {\n      ...LessonHitsFields\n    }\n    whole: listCatalogue(filter: {}, count: 1) @include(if: $withOptions) {\n      facets {\n        ...FacetFields\n      }\n    }\n  }\n': typeof types.CataloguePageDocument;
  '\n  fragment FacetFields on Facets {\n    types {\n      value\n    }\n    topics {\n      value\n    }\n    stacks {\n      value\n    }\n    difficulties {\n      value\n    }\n  }\n': typeof types.FacetFieldsFragmentDoc;
  '\n  query EntitledSessions {\n    getEntitledSessions {\n      courseId\n      courseType\n    }\n  }\n': typeof types.EntitledSessionsDocument;
  '\n  query LessonSearch($query: String!, $after: Int!) {\n    searchLessons(query: $query, after: $after, count: 6) {\n      ...LessonHitsFields\n    }\n  }\n': typeof types.LessonSearchDocument;
  '\n  fragment LessonHitsFields on LessonHits {\n    hits {\n      topLevelId\n      groupId\n      videoContentId\n      videoId\n      sourceType\n      courseType\n      courseTitle\n      title\n      thumbnailUrl\n      startSeconds\n      sentence {\n        text\n        found\n      }\n    }\n    total\n    nextAfter\n  }\n': typeof types.LessonHitsFieldsFragmentDoc;
  '\n  query CoursePortfolio($after: Int!, $first: Boolean!) {\n    listCatalogue(filter: { type: "SPRINT", entitled: true }, after: $after, count: 24) {\n      courses {\n        ...CourseCardFields\n        sessions {\n          attended\n        }\n      }\n      total\n      nextAfter\n    }\n    listUserMeetings @include(if: $first) {\n      ...OwnMeetingFields\n    }\n  }\n': typeof types.CoursePortfolioDocument;
  '\n  fragment CertificateDetail on Certificate {\n    ...CertificateCard\n    type\n    description\n    coverImageUrl\n    meta {\n      registrationPrompt\n      postRegistrationPrompt\n    }\n    sentence\n    groups {\n      certificateGroupId\n      title\n      description\n      numElectiveCourses\n      isCapstoneGroup\n      needed\n      done\n      isMet\n      isOpen\n      courses {\n        courseId\n        title\n        coverImageUrl\n        liveOnly\n        completionRequired\n        studyMinutes\n        isDone\n        isUnderWay\n        path\n      }\n    }\n  }\n': typeof types.CertificateDetailFragmentDoc;
  '\n  query CertificatePage($certificateId: ID!) {\n    getCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n  }\n': typeof types.CertificatePageDocument;
  '\n  query CrashCoursePage($certificateId: ID) {\n    getCrashCourseCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n    getEntitledCertificates(certificateType: CrashCourse) {\n      ...CertificateCard\n    }\n  }\n': typeof types.CrashCoursePageDocument;
  '\n  fragment CertificateCard on Certificate {\n    certificateId\n    title\n    badgeImageUrl\n    primaryColor\n    studyMinutes\n    meta {\n      bannerDescription\n    }\n    state\n    isRegistered\n    percent\n    needed\n    done\n    issuesAt\n    issuedAt\n    credentialId\n  }\n': typeof types.CertificateCardFragmentDoc;
  '\n  query Certificates {\n    listCertificates {\n      ...CertificateCard\n    }\n  }\n': typeof types.CertificatesDocument;
  '\n  query CredentialPage($credentialId: ID!) {\n    getCredential(credentialId: $credentialId) {\n      credentialId\n      certificateId\n      status\n      holderName\n      title\n      narrative\n      criteria\n      studyMinutes\n      issuerName\n      signer\n      issuedAt\n      revokedAt\n      revokedReason\n      replacedBy\n      isOwn\n      url\n      badgeImageUrl\n      primaryColor\n      certificateType\n      courses {\n        courseId\n        title\n        completedAt\n      }\n    }\n  }\n': typeof types.CredentialPageDocument;
  '\n  mutation AddCertificateRegistration($certificateId: ID!) {\n    addCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddCertificateRegistrationDocument;
  '\n  mutation RemoveCertificateRegistration($certificateId: ID!) {\n    removeCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveCertificateRegistrationDocument;
  '\n  query CoursePage($courseId: ID!) {\n    getCourse(courseId: $courseId) {\n      card {\n        ...CourseCardFields\n        subtitle\n        description\n        faculty {\n          facultyId\n          fullName\n          role\n          imageUrl\n          biography\n        }\n      }\n      whoWillBenefit\n      whatYouWillLeaveWith\n      topTakeaway\n      courseSyllabusUrl\n      trailer {\n        videoId\n        title\n        thumbnailUrl\n        duration\n        isSilent\n        manifestUrl\n      }\n      sessions {\n        ...SessionFields\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n      }\n      outline {\n        groupId\n        title\n        description\n        videos {\n          videoId\n          title\n          duration\n        }\n      }\n      lessonCount\n      lessonSeconds\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n  }\n': typeof types.CoursePageDocument;
  '\n  query SessionCalendarLink($sessionId: ID!) {\n    getSessionLink(sessionId: $sessionId) {\n      url\n      googleUrl\n      outlookUrl\n    }\n  }\n': typeof types.SessionCalendarLinkDocument;
  '\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      session {\n        ...SessionFields\n      }\n      conflictSession {\n        ...SessionFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveEnrollmentDocument;
  '\n  query EventPage($memberEventId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      memberEventId\n      title\n      subtitle\n      details\n      status\n      eventStart\n      eventEnd\n      heroImageUrl\n      eventType {\n        label\n      }\n      eventCategory {\n        label\n      }\n      attending\n      takesRsvp\n      zoomLink\n      recordingUrl\n      calendarUrl\n      googleUrl\n      outlookUrl\n    }\n  }\n': typeof types.EventPageDocument;
  '\n  query EventsPage($sort: MemberEventSort!, $after: Int!) {\n    listMemberEvents(sort: $sort, after: $after, count: 24) {\n      events {\n        ...EventCardFields\n      }\n      nextAfter\n    }\n  }\n': typeof types.EventsPageDocument;
  '\n  mutation InviteFriendsToEvent($input: InviteFriendsToEventInput!) {\n    inviteFriendsToEvent(input: $input) {\n      sent\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.InviteFriendsToEventDocument;
  '\n  mutation SaveMemberEventRsvp($input: SaveMemberEventRsvpInput!) {\n    saveMemberEventRsvp(input: $input) {\n      updatedMemberEventRsvpId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveMemberEventRsvpDocument;
  '\n  query Home($withMembers: Boolean!, $withEvents: Boolean!, $withPlan: Boolean!) {\n    getHome {\n      continueWatching {\n        topLevelId\n        groupId\n        videoContentId\n        videoId\n        title\n        courseTitle\n        sourceType\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        continueAtTime\n        watched {\n          from\n          to\n        }\n      }\n      upcomingCourses {\n        ...CourseCardFields\n      }\n      freeSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      entitledSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      isEmpty\n      interests {\n        jobFunction\n        isLead\n        topics\n      }\n      programs {\n        certificateId\n        title\n        needed\n        done\n        next {\n          title\n          path\n        }\n      }\n      trialEndsAt\n      failedPayment {\n        opensUntil\n      }\n    }\n    getMeteringPlanDetails {\n      threshold\n      currentMeasure\n      resetsAt\n    }\n    getLearningPlan @include(if: $withPlan) {\n      plan {\n        title\n        courseIds\n      }\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n    listMemberEvents(sort: latest, count: 4) @include(if: $withEvents) {\n      events {\n        ...EventCardFields\n      }\n    }\n    listMembers(context: HOMEPAGE, count: 20) @include(if: $withMembers) {\n      list {\n        userId\n        displayName\n        jobRole\n        company\n        profileImageUrl\n      }\n    }\n  }\n': typeof types.HomeDocument;
  '\n  query InsightPage($caseStudyId: ID!) {\n    listCaseStudies(caseStudyId: $caseStudyId, count: 1) {\n      list {\n        caseStudyId\n        title\n        publishedAt\n        coverImageUrl\n        bodyText\n        video {\n          duration\n          thumbnailUrl\n          isSilent\n          chapters {\n            title\n            startSeconds\n            endSeconds\n          }\n          manifestUrl\n          expiresAt\n        }\n      }\n    }\n  }\n': typeof types.InsightPageDocument;
  '\n  query InsightsPage($query: String!, $after: Int!) {\n    listCaseStudies(query: $query, after: $after, count: 24) {\n      list {\n        caseStudyId\n        title\n        publishedAt\n        coverImageUrl\n        video {\n          duration\n        }\n      }\n      nextAfter\n    }\n  }\n': typeof types.InsightsPageDocument;
  '\n  mutation SaveCaseStudyViewing($input: SaveCaseStudyViewingInput!) {\n    saveCaseStudyViewing(input: $input) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveCaseStudyViewingDocument;
  '\n  query MemberDirectory($filter: String!, $page: Int!, $count: Int!) {\n    listMembers(filter: $filter, page: $page, count: $count, context: MEMBERSPAGE) {\n      list {\n        userId\n        displayName\n        jobRole\n        company\n        profileImageUrl\n      }\n      pageInfo {\n        total\n        totalPages\n      }\n    }\n  }\n': typeof types.MemberDirectoryDocument;
  '\n  query ProfileEditPage($userId: ID!) {\n    getMemberProfile(userId: $userId) {\n      ...ProfileFields\n    }\n    listIndustryReferences {\n      industry\n    }\n    listJobFunctionReferences {\n      jobFunction\n    }\n  }\n': typeof types.ProfileEditPageDocument;
  '\n  query ProfilePage($userId: ID!) {\n    getMemberProfile(userId: $userId) {\n      ...ProfileFields\n      displayName\n    }\n  }\n\n  fragment ProfileFields on MemberProfile {\n    userId\n    firstName\n    middleName\n    lastName\n    pronouns\n    profileImageUrl\n    jobRole\n    industry\n    jobFunction\n    languages {\n      name\n    }\n    company {\n      name\n      userCompanyId\n    }\n    location {\n      city\n      region\n      country\n      userLocationId\n    }\n    linkedin\n    twitter\n    instagram\n    about\n    growthTip\n    communityGive\n    communityGet\n    whatILove\n    own {\n      listed\n      versions {\n        basicInfo\n        location\n        company\n        jobInfo\n        social\n        community\n      }\n    }\n  }\n': typeof types.ProfilePageDocument;
  '\n  mutation SaveMemberBasicInfo($input: MemberBasicInfoInput!) {\n    saveMemberBasicInfo(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveMemberBasicInfoDocument;
  '\n  mutation SaveMemberLocation($input: MemberLocationInput!) {\n    saveMemberLocation(input: $input) {\n      updatedLocationId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveMemberLocationDocument;
  '\n  mutation SaveMemberCompany($input: MemberCompanyInput!) {\n    saveMemberCompany(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveMemberCompanyDocument;
  '\n  mutation SaveMemberJobInfo($input: MemberJobInfoInput!) {\n    saveMemberJobInfo(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveMemberJobInfoDocument;
  '\n  mutation SaveMemberSocialInfo($input: MemberSocialInput!) {\n    saveMemberSocialInfo(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveMemberSocialInfoDocument;
  '\n  mutation SaveMemberCommunity($input: MemberCommunityInput!) {\n    saveMemberCommunity(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveMemberCommunityDocument;
  '\n  mutation CreateSignedUploadUrl($fileType: String!) {\n    createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {\n      url\n      imageUrl\n      fields {\n        name\n        value\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CreateSignedUploadUrlDocument;
  '\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      threshold\n      currentMeasure\n      resetsAt\n    }\n    getMembershipOffers {\n      plans {\n        productId\n      }\n    }\n  }\n': typeof types.MeteringPlanDocument;
  '\n  query MiniMbas {\n    getEntitledBootcampSessions {\n      sessionId\n      title\n      subtitle\n      coverImageUrl\n      startAt\n      endAt\n    }\n    getMemberEntitlements {\n      type\n      label\n      name\n    }\n  }\n': typeof types.MiniMbasDocument;
  '\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n': typeof types.NextStepsDocument;
  '\n  query NotesPage($courseId: ID, $query: String!, $after: Int!, $count: Int!) {\n    listNotes(courseId: $courseId, query: $query, after: $after, count: $count) {\n      notes {\n        note {\n          ...NoteFields\n        }\n        courseId\n        courseTitle\n        lessonTitle\n        place {\n          topLevelId\n          groupId\n          videoContentId\n          sourceType\n          courseType\n        }\n      }\n      courses {\n        courseId\n        title\n        notes\n      }\n      total\n      nextAfter\n    }\n  }\n': typeof types.NotesPageDocument;
  '\n  query Companies($searchTerm: String!, $page: Int!) {\n    listCompanies(searchTerm: $searchTerm, page: $page) {\n      companies {\n        customerId: companyId\n        name\n        logoUrl\n        accentColor\n        program {\n          contractStart\n          contractEnd\n          totalSeats\n          usedSeats\n        }\n      }\n      total\n    }\n  }\n': typeof types.CompaniesDocument;
  '\n  query OrganizationDashboard($customerId: ID, $filterType: String!) {\n    getOrganizationDetails(customerId: $customerId, filterType: $filterType) {\n      overview {\n        companyName\n        companyLogo\n        accentColor\n        contractStart\n        contractEnd\n        totalSeats\n        usedSeats\n        importantLinks {\n          title\n          url\n        }\n        renewals {\n          startsOn\n          endsOn\n          totalSeats\n        }\n      }\n      stats {\n        usersEngaged\n        usersEngagedPercent\n        assignedSeats\n        lessonsStarted\n        hoursWatched\n        coursesConsumed\n        coursesCompleted\n        badgesEarned\n        badgesEarnedPercent\n      }\n      periods {\n        from\n        to\n        usersEngaged\n        hoursWatched\n      }\n      from\n      to\n      since\n      timeZone\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n': typeof types.OrganizationDashboardDocument;
  '\n  query DashboardDownload(\n    $customerId: ID\n    $employeeId: ID\n    $downloadType: DownloadType!\n    $searchTerm: String!\n    $filterType: String!\n    $sortBy: SortBy\n    $page: Int!\n  ) {\n    getDashboardDataForDownload(\n      customerId: $customerId\n      employeeId: $employeeId\n      downloadType: $downloadType\n      searchTerm: $searchTerm\n      filterType: $filterType\n      sortBy: $sortBy\n      page: $page\n    ) {\n      courses {\n        title\n        courseType\n        enrolled\n        completed\n        engagement\n        videosWatched\n      }\n      employees {\n        name\n        email\n        status\n        views\n        completed\n        badges\n        lastActive\n      }\n      employeeCourses {\n        title\n        courseType\n        status\n        enrolledOn\n        completedOn\n        videosWatched\n        hoursWatched\n      }\n      employeesMapCourses {\n        name\n        email\n        course\n        status\n        progress\n        completedOn\n      }\n      timeZone\n      total\n      totalPages\n      error {\n        code\n        message\n      }\n    }\n  }\n': typeof types.DashboardDownloadDocument;
  '\n  query EmployeeDetails($userId: ID!, $customerId: ID, $filterType: String!, $from: String, $to: String) {\n    getEmployeeDetails(userId: $userId, customerId: $customerId, filterType: $filterType, from: $from, to: $to) {\n      employee {\n        userId\n        name\n        imageUrl\n        email\n        status\n        lastActive\n        videosWatched\n        hoursWatched\n        coursesStarted\n        coursesCompleted\n        badgesEarned\n      }\n      timeZone\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n': typeof types.EmployeeDetailsDocument;
  '\n  mutation MailDashboardDownload(\n    $companyId: ID\n    $employeeId: ID\n    $downloadType: DownloadType!\n    $searchTerm: String!\n    $filterType: String!\n    $sortBy: SortBy\n  ) {\n    mailDashboardDownload(\n      companyId: $companyId\n      employeeId: $employeeId\n      downloadType: $downloadType\n      searchTerm: $searchTerm\n      filterType: $filterType\n      sortBy: $sortBy\n    ) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.MailDashboardDownloadDocument;
  '\n  query OrganizationPeriodBefore($customerId: ID, $filterType: String!) {\n    getOrganizationPeriodBefore(customerId: $customerId, filterType: $filterType) {\n      stats {\n        usersEngaged\n        lessonsStarted\n        coursesCompleted\n        badgesEarned\n      }\n      from\n      to\n    }\n  }\n': typeof types.OrganizationPeriodBeforeDocument;
  '\n  mutation SaveSeats($input: SaveSeatsInput!) {\n    saveSeats(input: $input) {\n      rows {\n        email\n        firstName\n        lastName\n        verdict\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveSeatsDocument;
  '\n  mutation RemoveSeat($input: RemoveSeatInput!) {\n    removeSeat(input: $input) {\n      seatId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveSeatDocument;
  '\n  mutation SendSeatReminders($input: SendSeatRemindersInput!) {\n    sendSeatReminders(input: $input) {\n      reminded\n      tooEarly\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SendSeatRemindersDocument;
  '\n  query OrganizationSeats($customerId: ID, $searchTerm: String!, $state: SeatState, $page: Int!) {\n    listSeats(customerId: $customerId, searchTerm: $searchTerm, state: $state, page: $page) {\n      companyName\n      endedOn\n      seats {\n        seatId\n        userId\n        name\n        email\n        state\n        assignedAt\n        lastSeenAt\n        remindedAt\n        isRemindable\n        revokedAt\n        lastDay\n      }\n      total\n      totalSeats\n      overage\n      assignedSeats\n      usedSeats\n      waitingSeats\n      remindableSeats\n    }\n  }\n': typeof types.OrganizationSeatsDocument;
  '\n  query OrganizationEmployees(\n    $customerId: ID\n    $searchTerm: String!\n    $page: Int!\n    $filterType: String!\n    $sortBy: SortBy\n    $courseId: ID\n    $sessionId: ID\n    $from: String\n    $to: String\n  ) {\n    getOrganizationEmployees(\n      customerId: $customerId\n      searchTerm: $searchTerm\n      page: $page\n      filterType: $filterType\n      sortBy: $sortBy\n      courseId: $courseId\n      sessionId: $sessionId\n      from: $from\n      to: $to\n    ) {\n      employees {\n        userId\n        name\n        email\n        status\n        isEnrolled\n        isEngaged\n        views\n        hoursWatched\n        coursesStarted\n        completed\n        badges\n      }\n      scopeTitle\n      total\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n': typeof types.OrganizationEmployeesDocument;
  '\n  query OrganizationCourses($customerId: ID, $searchTerm: String!, $page: Int!, $filterType: String!, $sortBy: SortBy) {\n    getOrganizationCourses(\n      customerId: $customerId\n      searchTerm: $searchTerm\n      page: $page\n      filterType: $filterType\n      sortBy: $sortBy\n    ) {\n      courses {\n        courseId\n        title\n        coverImageUrl\n        courseType\n        enrolled\n        completed\n        engagement\n        session\n        videosWatched\n      }\n      total\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n': typeof types.OrganizationCoursesDocument;
  '\n  query OrganizationSessions($customerId: ID, $courseId: ID!, $filterType: String!) {\n    getOrganizationSessionByCourse(customerId: $customerId, courseId: $courseId, filterType: $filterType) {\n      sessionsForCourse {\n        sessionId\n        title\n        sessionType\n        startAt\n        endAt\n        enrolled\n        completed\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n': typeof types.OrganizationSessionsDocument;
  '\n  query EmployeeCourses(\n    $userId: ID!\n    $customerId: ID\n    $search: String!\n    $page: Int!\n    $filterType: String!\n    $sort: SortBy\n    $from: String\n    $to: String\n  ) {\n    getEmployeeCourses(\n      userId: $userId\n      customerId: $customerId\n      search: $search\n      page: $page\n      filterType: $filterType\n      sort: $sort\n      from: $from\n      to: $to\n    ) {\n      courses {\n        courseId\n        title\n        courseType\n        status\n        enrolledOn\n        completedOn\n        progress\n        isStarted\n        videosWatched\n        hoursWatched\n        badges\n        videos {\n          videoId\n          title\n          hoursWatched\n          isWatched\n          watchedOn\n        }\n      }\n      total\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n': typeof types.EmployeeCoursesDocument;
  '\n  mutation ProcessPassExtras($userId: ID!, $email: String!, $shortCode: String!) {\n    processPassExtras(userId: $userId, email: $email, shortCode: $shortCode) {\n      success\n      redirectUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ProcessPassExtrasDocument;
  '\n  query PassLink($code: String!, $email: String!, $tac: String!) {\n    lookupPassActivationLink(code: $code, email: $email, tac: $tac) {\n      success\n      link\n      existingUser\n      showStayTuned\n    }\n  }\n': typeof types.PassLinkDocument;
  '\n  query PassPreview($code: String!) {\n    nav: getPassDetailsByCode(code: $code, context: TOP_NAV) {\n      meta {\n        navLogoUrl\n      }\n    }\n    pass: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {\n      showRegistration\n      targetSegment\n      usesSSO\n      startsAt\n      meta {\n        ctaButton {\n          text\n          url\n          label\n        }\n        hero {\n          title\n          subtitle\n          subtitleFontSize\n        }\n        logo {\n          url\n          alt\n        }\n        testimonial {\n          text\n          name\n          job\n          image\n        }\n      }\n      content {\n        title\n        videoThumbnail\n        duration\n        video {\n          videoId\n          externalKey\n          isSilent\n          manifestUrl\n        }\n      }\n    }\n    realm: lookupPassCorporateRealm(code: $code) {\n      realm\n      serializedOptions\n      error {\n        code\n      }\n    }\n  }\n': typeof types.PassPreviewDocument;
  '\n  query PassRegistration($code: String!) {\n    pass: getPassDetailsByCode(code: $code, context: INVITE_REGISTRATION) {\n      showRegistration\n      targetSegment\n      extraCollectionFields\n      hasRedemptionCode\n      usesOTRC\n      usesSSO\n      redirectUrl\n      company {\n        name\n        givesSeat\n      }\n      isForCaller\n      isFullForCaller\n      startsAt\n      meta {\n        navLogoUrl\n      }\n    }\n    preview: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {\n      meta {\n        hero {\n          title\n        }\n      }\n    }\n  }\n': typeof types.PassRegistrationDocument;
  '\n  mutation AddPick($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: LP_USER_PICK) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddPickDocument;
  '\n  mutation RemovePick($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: LP_USER_PICK) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemovePickDocument;
  '\n  query LearningPlan {\n    getLearningPlan {\n      plan {\n        title\n        topic\n        level\n        certificate {\n          certificateId\n          title\n          description\n          badgeImageUrl\n          progress\n        }\n        courses {\n          ...CourseCardFields\n        }\n      }\n      pickedCourses {\n        ...CourseCardFields\n      }\n    }\n  }\n': typeof types.LearningPlanDocument;
  '\n  query LearningPlanQuiz {\n    getLearningPlanQuiz {\n      learningPlanQuizId\n      questions {\n        learningPlanQuizQuestionId\n        label\n        options {\n          key\n          label\n        }\n        isRequired\n        meta {\n          parentId\n          conditionalAnswer\n        }\n      }\n    }\n  }\n': typeof types.LearningPlanQuizDocument;
  '\n  mutation SubmitLearningPlanQuiz($input: SubmitLearningPlanQuizResponsesInput!) {\n    submitLearningPlanQuizResponses(input: $input) {\n      title\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SubmitLearningPlanQuizDocument;
  '\n  mutation SaveMailChoice($kind: MailKind!, $isWanted: Boolean!) {\n    saveMailChoice(kind: $kind, isWanted: $isWanted) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveMailChoiceDocument;
  '\n  mutation RequestDataDownload {\n    requestDataDownload {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RequestDataDownloadDocument;
  '\n  mutation RequestErasure($password: String) {\n    requestErasure(password: $password) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RequestErasureDocument;
  '\n  mutation CancelErasure {\n    cancelErasure {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CancelErasureDocument;
  '\n  query DataSettings {\n    getDataSettings {\n      mailChoices {\n        kind\n        isWanted\n      }\n      download {\n        requestedAt\n        expiresAt\n        path\n      }\n      erasure {\n        requestedAt\n        dueAt\n      }\n      hasSubscription\n      looks {\n        name\n        role\n        reason\n        beganAt\n        endedAt\n      }\n    }\n  }\n': typeof types.DataSettingsDocument;
  '\n  query ResourcePage($slug: String!) {\n    getResource(slug: $slug) {\n      resourceID\n      slug\n      title\n      subtitle\n      type\n      coverImageUrl\n      pdfDownloadUrl\n      googleDocCopyUrl\n      linksExpireAt\n      modified\n      items {\n        resourceContentID\n        type\n        content\n        anchorName\n        imageUrl\n      }\n      tags {\n        category\n        label\n        recordID\n      }\n    }\n  }\n': typeof types.ResourcePageDocument;
  '\n  query ResourcesPage($filter: ResourceFilter!, $page: Int!) {\n    listResources(filter: $filter, count: 24, page: $page) {\n      list {\n        resourceID\n        slug\n        type\n        title\n        subtitle\n        coverImageUrl\n        stacks\n      }\n      pageInfo {\n        page\n        totalPages\n        total\n      }\n      facets {\n        types {\n          value\n          count\n        }\n        stacks {\n          value\n          count\n        }\n      }\n    }\n  }\n': typeof types.ResourcesPageDocument;
  '\n  fragment SecondFactorsFields on SecondFactors {\n    factors {\n      factorId\n      kind\n      name\n      createdAt\n      lastUsedAt\n    }\n    recoveryCodesLeft\n    isNeeded\n  }\n': typeof types.SecondFactorsFieldsFragmentDoc;
  '\n  mutation StartAuthenticator {\n    startAuthenticator {\n      handle\n      secret\n      uri\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StartAuthenticatorDocument;
  '\n  mutation AddAuthenticator($handle: String!, $code: String!, $name: String!) {\n    addAuthenticator(handle: $handle, code: $code, name: $name) {\n      recoveryCodes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddAuthenticatorDocument;
  '\n  mutation StartPasskey {\n    startPasskey {\n      handle\n      options\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StartPasskeyDocument;
  '\n  mutation AddPasskey($handle: String!, $response: JSON!, $name: String!) {\n    addPasskey(handle: $handle, response: $response, name: $name) {\n      recoveryCodes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddPasskeyDocument;
  '\n  mutation RenameSecondFactor($factorId: ID!, $name: String!) {\n    renameSecondFactor(factorId: $factorId, name: $name) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RenameSecondFactorDocument;
  '\n  mutation RemoveSecondFactor($factorId: ID!) {\n    removeSecondFactor(factorId: $factorId) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveSecondFactorDocument;
  '\n  mutation MakeRecoveryCodes($input: MakeRecoveryCodesInput!) {\n    makeRecoveryCodes(input: $input) {\n      recoveryCodes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.MakeRecoveryCodesDocument;
  '\n  query SecondFactors {\n    getSecondFactors {\n      ...SecondFactorsFields\n    }\n  }\n': typeof types.SecondFactorsDocument;
  '\n  mutation OpenRecording($sessionId: ID!, $meetingNumber: Int!) {\n    openRecording(sessionId: $sessionId, meetingNumber: $meetingNumber) {\n      title\n      duration\n      posterUrl\n      manifestUrl\n      expiresAt\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.OpenRecordingDocument;
  '\n  mutation SaveSessionContentProgress(\n    $sessionContentId: ID!\n    $type: SessionContentProgressType!\n    $status: SessionContentProgressStatus!\n  ) {\n    saveSessionContentProgress(sessionContentId: $sessionContentId, type: $type, status: $status) {\n      status\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveSessionContentProgressDocument;
  '\n  mutation SubmitProject($input: SubmitProjectInput!) {\n    submitProject(input: $input) {\n      sessionContentId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SubmitProjectDocument;
  '\n  fragment ContainerFields on Container {\n    sessionContentId\n    type\n    title\n    dueAt\n    containsActiveContent\n    expandedPlaceholder\n    minutes\n    submission\n    project {\n      link\n      note\n      state\n      words\n      submittedAt\n      reviewedAt\n    }\n    checklist {\n      sessionContentId\n      refSessionContentId\n      checklistGroupName\n      title\n      subtitle\n      subtype\n      selfReporting\n      completionStatus\n      progress\n      isMissed\n      meetingEndAt\n      recordingUrl\n      recordingCounts\n    }\n    items {\n      sessionContentId\n      type\n      title\n      intro\n      body\n      outro\n      enabledAt\n      enabled\n      optional\n      videoPreviews {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        optional\n        enabledAt\n        watchedAt\n      }\n      buttonText\n      buttonUrl\n      buttonStartIcon\n      buttonEndIcon\n      calendarStartDate\n      dayTexts\n    }\n  }\n': typeof types.ContainerFieldsFragmentDoc;
  '\n  query SessionPage($sessionId: ID!) {\n    getSessionContent(sessionId: $sessionId) {\n      title\n      sessionType\n      sessionStartAt\n      sessionEndAt\n      courseId\n      sessionId\n      calendarFallbackUrl\n      uiCustomizations\n      hideTimeAndFacultyLabels\n      session {\n        ...SessionFields\n      }\n      faculty {\n        facultyId\n        fullName\n        role\n        imageUrl\n      }\n      announcements {\n        sessionContentId\n        announcement\n        imageUrl\n        stylePreset\n        internalLinkUrl\n        externalLinkUrl\n      }\n      sessionContainers {\n        ...ContainerFields\n      }\n      containers {\n        ...ContainerFields\n      }\n      schedules {\n        sessionContentId\n        title\n        externalCalendarUrl\n        calendarStartDate\n        scheduleDays {\n          dayNumber\n          ctaText\n          body\n          checklistSessionContentId\n          completionStatus\n        }\n      }\n      config {\n        teachingAssistant {\n          fullName\n          imageUrl\n          slackUrl\n        }\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n        recordingUrl\n      }\n      progress {\n        totalDuration\n        totalWatched\n        completedVideos\n        totalVideos\n        groups {\n          groupSessionContentId\n          videos {\n            videoId\n            duration\n            farthestWatchedTime\n            optional\n            completed\n          }\n        }\n      }\n    }\n  }\n': typeof types.SessionPageDocument;
  '\n  query SignInFlags {\n    getFeatureFlags {\n      values\n    }\n    getAcademy {\n      isOpen\n    }\n  }\n': typeof types.SignInFlagsDocument;
  '\n  query LookupCorporateRealm($b64email: String!, $redirectPath: String) {\n    lookupCorporateRealm(b64email: $b64email, redirectPath: $redirectPath) {\n      link\n      serializedOptions\n      error {\n        code\n      }\n    }\n  }\n': typeof types.LookupCorporateRealmDocument;
  '\n  query LookupLMSProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      redirectUrl\n      authorizeUrl\n      error {\n        code\n      }\n    }\n  }\n': typeof types.LookupLmsProviderDocument;
  '\n    query SignOnReport($handle: String!) {\n      getSignOnReport(handle: $handle) {\n        kind\n        issuer\n        fault\n        words\n        claims {\n          name\n          value\n        }\n        match\n      }\n    }\n  ': typeof types.SignOnReportDocument;
  '\n  mutation AcceptStaffInvitation($input: AcceptStaffInvitationInput!) {\n    acceptStaffInvitation(input: $input) {\n      email\n      isNew\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AcceptStaffInvitationDocument;
  '\n  query StaffInvitationPage($token: String!) {\n    getStaffInvitation(token: $token) {\n      email\n      roles\n      hasAccount\n    }\n  }\n': typeof types.StaffInvitationPageDocument;
  '\n  mutation SetUpOwner($input: SetUpOwnerInput!) {\n    setUpOwner(input: $input) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SetUpOwnerDocument;
  '\n  query SetupPage($token: String!) {\n    getSetup(token: $token) {\n      email\n    }\n  }\n': typeof types.SetupPageDocument;
  '\n  mutation AddPeople($rows: [PersonRowInput!]!, $reason: String, $dryRun: Boolean) {\n    addPeople(rows: $rows, reason: $reason, dryRun: $dryRun) {\n      verdicts {\n        outcome\n        words\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddPeopleDocument;
  '\n  query StudioAudit(\n    $text: String!\n    $actorKind: ActorKind\n    $from: String\n    $until: String\n    $after: String\n    $count: Int!\n  ) {\n    listAuditEntries(text: $text, actorKind: $actorKind, from: $from, until: $until, after: $after, count: $count) {\n      entries {\n        entryId\n        at\n        actorKind\n        actorName\n        tokenName\n        action\n        subject\n        subjectName\n        reason\n        before\n        after\n        detail\n      }\n      nextAfter\n    }\n  }\n': typeof types.StudioAuditDocument;
  '\n    query StudioChosen($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {\n      countChosenDocuments(kind: $kind, documentIds: $documentIds, text: $text, state: $state) {\n        total\n        toPublish\n        toArchive\n        toRestore\n      }\n    }\n  ': typeof types.StudioChosenDocument;
  '\n  query StudioExport($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {\n    exportDocuments(kind: $kind, documentIds: $documentIds, text: $text, state: $state)\n  }\n': typeof types.StudioExportDocument;
  '\n  mutation BeginDocumentsAct(\n    $bulkActId: ID!\n    $kind: String!\n    $act: DocumentBulkAct!\n    $documentIds: [ID!]\n    $text: String!\n    $state: DocumentStateFilter\n    $publishAt: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    beginDocumentsAct(\n      bulkActId: $bulkActId\n      kind: $kind\n      act: $act\n      documentIds: $documentIds\n      text: $text\n      state: $state\n      publishAt: $publishAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.BeginDocumentsActDocument;
  '\n    query StudioChosenPeople($text: String!, $view: PeopleView!, $companyId: ID) {\n      countChosenPeople(text: $text, view: $view, companyId: $companyId)\n    }\n  ': typeof types.StudioChosenPeopleDocument;
  '\n  mutation GiveAreaToPeople(\n    $bulkActId: ID!\n    $userIds: [ID!]\n    $text: String!\n    $view: PeopleView!\n    $companyId: ID\n    $area: String!\n    $lastDay: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    giveAreaToPeople(\n      bulkActId: $bulkActId\n      userIds: $userIds\n      text: $text\n      view: $view\n      companyId: $companyId\n      area: $area\n      lastDay: $lastDay\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.GiveAreaToPeopleDocument;
  '\n    query StudioBulkAct($bulkActId: ID!) {\n      getBulkAct(bulkActId: $bulkActId) {\n        ...BulkFields\n      }\n    }\n    fragment BulkFields on BulkAct {\n      bulkActId\n      act\n      kind\n      state\n      total\n      done\n      same\n      failed\n      failures {\n        id\n        title\n        why\n      }\n    }\n  ': typeof types.StudioBulkActDocument;
  '\n    query StudioRunningBulk($kind: String) {\n      findRunningBulkAct(kind: $kind) {\n        bulkActId\n      }\n    }\n  ': typeof types.StudioRunningBulkDocument;
  '\n  mutation StopBulkAct($bulkActId: ID!) {\n    stopBulkAct(bulkActId: $bulkActId) {\n      bulkAct {\n        ...BulkFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StopBulkActDocument;
  '\n  mutation RetryBulkAct($bulkActId: ID!, $formerActId: ID!) {\n    retryBulkAct(bulkActId: $bulkActId, formerActId: $formerActId) {\n      isSaved\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RetryBulkActDocument;
  '\n    query StudioDates($from: String!, $until: String!) {\n      listStudioDates(from: $from, until: $until) {\n        what\n        kind\n        id\n        title\n        detail\n        startAt\n        endAt\n        people\n      }\n    }\n  ': typeof types.StudioDatesDocument;
  '\n    query StudioDueCertificates($view: DueCertificateView!, $after: Int!) {\n      listDueCertificates(view: $view, after: $after) {\n        nextIssueAt\n        certificates {\n          userId\n          certificateId\n          title\n          displayName\n          email\n          companyName\n          eligibleAt\n          issuedAt\n          heldReason\n          isEarned\n        }\n        nextAfter\n      }\n    }\n  ': typeof types.StudioDueCertificatesDocument;
  '\n  mutation HoldStudioCertificate(\n    $userId: ID!\n    $certificateId: ID!\n    $isHeldBack: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    holdCertificate(\n      userId: $userId\n      certificateId: $certificateId\n      isHeldBack: $isHeldBack\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.HoldStudioCertificateDocument;
  '\n    query StudioCompanies($text: String!, $view: CompanyView!, $after: Int!) {\n      searchCompanies(text: $text, view: $view, after: $after) {\n        companies {\n          companyId\n          name\n          logoUrl\n          accentColor\n          domains\n          signOn\n          contract {\n            state\n            startsOn\n            endsOn\n            totalSeats\n            assignedSeats\n            usedSeats\n            overage\n          }\n        }\n        total\n        nextAfter\n      }\n    }\n  ': typeof types.StudioCompaniesDocument;
  '\n  mutation AddCompany($companyId: ID!, $name: String!, $timeZone: String!, $reason: String, $dryRun: Boolean) {\n    addCompany(companyId: $companyId, name: $name, timeZone: $timeZone, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddCompanyDocument;
  '\n  mutation SaveCompany(\n    $companyId: ID!\n    $version: Int!\n    $name: String!\n    $timeZone: String!\n    $hideMemberProfile: Boolean!\n    $disableAIFeatures: Boolean!\n    $enableProfAI: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompany(\n      companyId: $companyId\n      version: $version\n      name: $name\n      timeZone: $timeZone\n      hideMemberProfile: $hideMemberProfile\n      disableAIFeatures: $disableAIFeatures\n      enableProfAI: $enableProfAI\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveCompanyDocument;
  '\n  mutation SaveCompanyBrand(\n    $companyId: ID!\n    $version: Int!\n    $logoUrl: String!\n    $accentColor: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanyBrand(\n      companyId: $companyId\n      version: $version\n      logoUrl: $logoUrl\n      accentColor: $accentColor\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveCompanyBrandDocument;
  '\n  mutation SaveContract(\n    $companyId: ID!\n    $contractId: ID!\n    $version: Int!\n    $startsOn: String!\n    $endsOn: String!\n    $totalSeats: Int!\n    $overage: Boolean!\n    $entitlementIds: [String!]!\n    $links: [ContractLinkInput!]!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveContract(\n      companyId: $companyId\n      contractId: $contractId\n      version: $version\n      startsOn: $startsOn\n      endsOn: $endsOn\n      totalSeats: $totalSeats\n      overage: $overage\n      entitlementIds: $entitlementIds\n      links: $links\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveContractDocument;
  '\n  mutation EndContract(\n    $companyId: ID!\n    $contractId: ID!\n    $version: Int!\n    $lastDay: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    endContract(\n      companyId: $companyId\n      contractId: $contractId\n      version: $version\n      lastDay: $lastDay\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.EndContractDocument;
  '\n  mutation AddCompanyAdministrator($companyId: ID!, $email: String!, $reason: String, $dryRun: Boolean) {\n    addCompanyAdministrator(companyId: $companyId, email: $email, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddCompanyAdministratorDocument;
  '\n  mutation RemoveCompanyAdministrator($companyId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    removeCompanyAdministrator(companyId: $companyId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveCompanyAdministratorDocument;
  '\n  mutation AddCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {\n    addCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddCompanyDomainDocument;
  '\n  mutation CheckCompanyDomain($companyId: ID!, $domain: String!) {\n    checkCompanyDomain(companyId: $companyId, domain: $domain) {\n      isProved\n      fault\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CheckCompanyDomainDocument;
  '\n  mutation ProveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {\n    proveCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ProveCompanyDomainDocument;
  '\n  mutation RemoveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {\n    removeCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveCompanyDomainDocument;
  '\n    query StudioCompany($companyId: ID!) {\n      getCompany(companyId: $companyId) {\n        companyId\n        version\n        name\n        logoUrl\n        accentColor\n        timeZone\n        hideMemberProfile\n        disableAIFeatures\n        enableProfAI\n        people\n        signOn\n        contract {\n          state\n          startsOn\n          endsOn\n          totalSeats\n          assignedSeats\n          usedSeats\n          overage\n        }\n        contracts {\n          contractId\n          version\n          state\n          startsOn\n          endsOn\n          totalSeats\n          overage\n          assignedSeats\n          usedSeats\n          entitlementIds\n          links {\n            title\n            url\n          }\n        }\n        areas {\n          entitlementId\n          name\n        }\n        domains {\n          domain\n          isVerified\n          verifiedBy\n          verifiedAt\n          recordName\n          recordText\n          checkedAt\n          fault\n          saidBy\n          saidWhy\n        }\n        passes {\n          passId\n          code\n          state\n          slots\n          taken\n          startsAt\n          closesAt\n          takesSeat\n          usesSSO\n          usesOTRC\n          opened\n          registered\n          held\n          activated\n          learning\n        }\n        administrators {\n          userId\n          displayName\n          email\n        }\n        successManagers {\n          userId\n          displayName\n        }\n      }\n    }\n  ': typeof types.StudioCompanyDocument;
  '\n  mutation SavePromotionOfSale(\n    $code: String!\n    $usableBy: String!\n    $amountOff: Int!\n    $startsAt: String!\n    $endsAt: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveSoldPromotion(\n      code: $code\n      usableBy: $usableBy\n      amountOff: $amountOff\n      startsAt: $startsAt\n      endsAt: $endsAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SavePromotionOfSaleDocument;
  '\n  mutation SaveOfferOfSale(\n    $coupon: String!\n    $name: String!\n    $headline: String!\n    $subheadline: String!\n    $acceptCta: String!\n    $rejectCta: String!\n    $startsAt: String!\n    $endsAt: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveSoldOffer(\n      coupon: $coupon\n      name: $name\n      headline: $headline\n      subheadline: $subheadline\n      acceptCta: $acceptCta\n      rejectCta: $rejectCta\n      startsAt: $startsAt\n      endsAt: $endsAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveOfferOfSaleDocument;
  '\n  mutation AddStripeCoupon($code: String!, $amountOff: Int!, $reason: String, $dryRun: Boolean) {\n    addProviderCoupon(code: $code, amountOff: $amountOff, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddStripeCouponDocument;
  '\n  mutation SaveStudioDraft($input: SaveDocumentDraftInput!) {\n    saveDocumentDraft(input: $input) {\n      draft {\n        ...DraftFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveStudioDraftDocument;
  '\n  mutation PublishStudioDocument(\n    $kind: String!\n    $documentId: ID!\n    $version: Int!\n    $note: String!\n    $also: [DocumentKeyInput!]\n  ) {\n    publishDocument(kind: $kind, documentId: $documentId, version: $version, note: $note, also: $also) {\n      revision\n      lines\n      isSaved\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.PublishStudioDocumentDocument;
  '\n  mutation ScheduleStudioDocument(\n    $kind: String!\n    $documentId: ID!\n    $version: Int!\n    $publishAt: String\n    $note: String!\n  ) {\n    scheduleDocument(kind: $kind, documentId: $documentId, version: $version, publishAt: $publishAt, note: $note) {\n      draft {\n        version\n        publishAt\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ScheduleStudioDocumentDocument;
  '\n  mutation DiscardStudioDraft($kind: String!, $documentId: ID!, $version: Int!) {\n    discardDocumentDraft(kind: $kind, documentId: $documentId, version: $version) {\n      published\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.DiscardStudioDraftDocument;
  '\n  mutation ArchiveStudioDocument($kind: String!, $documentId: ID!, $archived: Boolean!, $reason: String!) {\n    archiveDocument(kind: $kind, documentId: $documentId, archived: $archived, reason: $reason) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ArchiveStudioDocumentDocument;
  '\n  mutation RestoreStudioRevision($kind: String!, $documentId: ID!, $number: Int!, $version: Int!) {\n    restoreDocumentRevision(kind: $kind, documentId: $documentId, number: $number, version: $version) {\n      draft {\n        version\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RestoreStudioRevisionDocument;
  '\n  mutation TakeBackStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {\n    takeBackDocument(kind: $kind, documentId: $documentId, reason: $reason) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.TakeBackStudioDocumentDocument;
  '\n  mutation RemoveStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {\n    removeDocument(kind: $kind, documentId: $documentId, reason: $reason) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveStudioDocumentDocument;
  '\n  mutation DuplicateStudioDocument($kind: String!, $documentId: ID!, $newDocumentId: ID!) {\n    duplicateDocument(kind: $kind, documentId: $documentId, newDocumentId: $newDocumentId) {\n      draft {\n        version\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.DuplicateStudioDocumentDocument;
  '\n  fragment SuspectFields on ListedPerson {\n    userId\n    displayName\n    email\n    company {\n      companyId\n      name\n    }\n    registeredAt\n  }\n': typeof types.SuspectFieldsFragmentDoc;
  '\n    query StudioPersonDuplicates($userId: ID!) {\n      personDuplicates(userId: $userId) {\n        person {\n          ...SuspectFields\n        }\n        reasons\n      }\n    }\n  ': typeof types.StudioPersonDuplicatesDocument;
  '\n    query StudioDuplicates($after: String) {\n      listDuplicates(after: $after) {\n        pairs {\n          person {\n            ...SuspectFields\n          }\n          other {\n            ...SuspectFields\n          }\n          reasons\n        }\n        since\n        nextAfter\n      }\n    }\n  ': typeof types.StudioDuplicatesDocument;
  '\n  mutation MergePeople($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {\n    mergePeople(userId: $userId, otherId: $otherId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.MergePeopleDocument;
  '\n  mutation DismissDuplicate($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {\n    dismissDuplicate(userId: $userId, otherId: $otherId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.DismissDuplicateDocument;
  '\n    query StudioEndpoints {\n      listWebhookEndpoints {\n        endpointId\n        address\n        eventTypes\n        isOn\n        secretNumber\n        formerUntil\n        failingSince\n        givenUpAt\n        waiting\n        failed\n      }\n    }\n  ': typeof types.StudioEndpointsDocument;
  '\n    query StudioDeliveries($state: WebhookDeliveryState, $after: String) {\n      listWebhookDeliveries(state: $state, after: $after) {\n        deliveries {\n          deliveryId\n          eventId\n          title\n          address\n          state\n          tries\n          failureWords\n          failureDetail\n          happenedAt\n          nextAt\n          settledAt\n        }\n        nextAfter\n      }\n    }\n  ': typeof types.StudioDeliveriesDocument;
  '\n    query StudioFailedDeliveries {\n      countFailedDeliveries\n    }\n  ': typeof types.StudioFailedDeliveriesDocument;
  '\n  mutation SaveStudioEndpoint(\n    $endpointId: ID!\n    $address: String!\n    $eventTypes: [String!]!\n    $isOn: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveWebhookEndpoint(\n      endpointId: $endpointId\n      address: $address\n      eventTypes: $eventTypes\n      isOn: $isOn\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      secret\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveStudioEndpointDocument;
  '\n  mutation ReplaceStudioEndpointSecret($endpointId: ID!, $secretNumber: Int!, $reason: String, $dryRun: Boolean) {\n    replaceEndpointSecret(endpointId: $endpointId, secretNumber: $secretNumber, reason: $reason, dryRun: $dryRun) {\n      lines\n      secret\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ReplaceStudioEndpointSecretDocument;
  '\n  mutation RemoveStudioEndpoint($endpointId: ID!, $reason: String, $dryRun: Boolean) {\n    removeWebhookEndpoint(endpointId: $endpointId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveStudioEndpointDocument;
  '\n  mutation ReplayStudioDeliveries($endpointId: ID, $deliveryId: ID, $reason: String, $dryRun: Boolean) {\n    replayDeliveries(endpointId: $endpointId, deliveryId: $deliveryId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ReplayStudioDeliveriesDocument;
  '\n    query StudioExample {\n      getExampleAcademy {\n        state\n        isEmpty\n        counts {\n          kind\n          total\n          done\n        }\n        failure\n      }\n    }\n  ': typeof types.StudioExampleDocument;
  '\n  mutation AddExampleAcademy($reason: String, $dryRun: Boolean) {\n    addExampleAcademy(reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddExampleAcademyDocument;
  '\n  mutation RemoveExampleAcademy($reason: String, $dryRun: Boolean) {\n    removeExampleAcademy(reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveExampleAcademyDocument;
  '\n  mutation StartFilm($fileName: String!, $bytes: Float!) {\n    startFilm(fileName: $fileName, bytes: $bytes) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StartFilmDocument;
  '\n  mutation FinishFilm($filmId: ID!) {\n    finishFilm(filmId: $filmId) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.FinishFilmDocument;
  '\n  mutation RetryFilm($filmId: ID!) {\n    retryFilm(filmId: $filmId) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RetryFilmDocument;
  '\n  mutation StopFilm($filmId: ID!) {\n    stopFilm(filmId: $filmId) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StopFilmDocument;
  '\n    query StudioFilmTerms {\n      getFilmTerms {\n        maxBytes\n        canEncode\n        canRepackage\n      }\n    }\n  ': typeof types.StudioFilmTermsDocument;
  '\n    query StudioFilm($filmId: ID!) {\n      getFilm(filmId: $filmId) {\n        ...FilmFields\n      }\n    }\n    fragment FilmFields on Film {\n      filmId\n      fileName\n      bytes\n      state\n      progress\n      message\n      isOwn\n      duration\n      width\n      height\n      posterUrl\n      manifestUrl\n    }\n  ': typeof types.StudioFilmDocument;
  '\n    query StudioFlags {\n      listFlags {\n        flag\n        about\n        isSet\n        isElsewhere\n        defaultValue\n        targets\n        version\n      }\n    }\n  ': typeof types.StudioFlagsDocument;
  '\n  mutation SaveStudioFlag(\n    $flag: String!\n    $defaultValue: JSON\n    $targets: JSON!\n    $version: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveFlag(\n      flag: $flag\n      defaultValue: $defaultValue\n      targets: $targets\n      version: $version\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveStudioFlagDocument;
  '\n    query StudioHealth {\n      checkHealth {\n        part\n        title\n        state\n        words\n        todo\n      }\n    }\n  ': typeof types.StudioHealthDocument;
  '\n  mutation TryBackgroundJobAgain($jobId: ID!, $reason: String, $dryRun: Boolean) {\n    tryJobAgain(jobId: $jobId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.TryBackgroundJobAgainDocument;
  '\n  mutation StopBackgroundJob($jobId: ID!, $reason: String, $dryRun: Boolean) {\n    stopJob(jobId: $jobId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StopBackgroundJobDocument;
  '\n    query StudioJobs($view: JobView!, $name: String!, $below: Int) {\n      listBackgroundJobs(view: $view, name: $name, below: $below) {\n        jobs {\n          jobId\n          title\n          state\n          facts {\n            label\n            value\n          }\n          tries\n          mostTries\n          failure {\n            words\n            detail\n          }\n          queuedAt\n          nextAt\n          begunAt\n          endedAt\n        }\n        nextBelow\n      }\n    }\n  ': typeof types.StudioJobsDocument;
  '\n    query StudioFailedJobs {\n      countFailedJobs\n    }\n  ': typeof types.StudioFailedJobsDocument;
  '\n  mutation SwitchStudioLetter($letter: ID!, $isOn: Boolean!, $reason: String, $dryRun: Boolean) {\n    switchLetter(letter: $letter, isOn: $isOn, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SwitchStudioLetterDocument;
  '\n  mutation SendStudioLetterTest($letter: ID!, $draft: Boolean!) {\n    sendLetterTest(letter: $letter, draft: $draft) {\n      sentTo\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SendStudioLetterTestDocument;
  '\n    query StudioLetterDraft($letter: ID!) {\n      getLetter(letter: $letter, draft: true) {\n        subject\n        text\n        about {\n          letter\n          title\n        }\n        template {\n          subject\n          text\n          button\n          variables {\n            name\n            meaning\n            sample\n            isRequired\n            isOfText\n          }\n        }\n      }\n    }\n  ': typeof types.StudioLetterDraftDocument;
  '\n    query StudioLetters {\n      listLetters {\n        ...LetterFields\n      }\n    }\n    fragment LetterFields on Letter {\n      letter\n      title\n      group\n      sentWhen\n      sentTo\n      alwaysSent\n      sentLately\n      withheldLately\n      offSince\n      hasFixedWords\n      ownWordsSince\n    }\n  ': typeof types.StudioLettersDocument;
  '\n    query StudioLetter($letter: ID!) {\n      getLetter(letter: $letter) {\n        subject\n        text\n        about {\n          ...LetterFields\n        }\n      }\n    }\n  ': typeof types.StudioLetterDocument;
  '\n  mutation StopOutboxMail($mailId: ID!, $reason: String, $dryRun: Boolean) {\n    stopMail(mailId: $mailId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StopOutboxMailDocument;
  '\n  mutation MailAddressAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {\n    mailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.MailAddressAgainDocument;
  '\n  mutation SendOutboxMailAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {\n    sendMailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SendOutboxMailAgainDocument;
  '\n    query StudioOutbox($view: OutboxView!, $address: String!, $below: Int) {\n      listOutboxMails(view: $view, address: $address, below: $below) {\n        mails {\n          mailId\n          letter\n          to\n          subject\n          state\n          isSecret\n          createdAt\n          failedAt\n          leavesAt\n          withheld\n          endedAt\n        }\n        news {\n          news\n          sessionId\n          title\n          leavesAt\n        }\n        nextBelow\n      }\n    }\n  ': typeof types.StudioOutboxDocument;
  '\n    query StudioFound($text: String!) {\n      findDocuments(text: $text) {\n        kind\n        id\n        title\n        isDraft\n      }\n    }\n  ': typeof types.StudioFoundDocument;
  '\n    query StudioFoundPeople($text: String!) {\n      listPeople(text: $text, view: ALL, count: 5) {\n        people {\n          userId\n          displayName\n          email\n        }\n      }\n    }\n  ': typeof types.StudioFoundPeopleDocument;
  '\n    query StudioFoundCompanies($text: String!) {\n      searchCompanies(text: $text, count: 5) {\n        companies {\n          companyId\n          name\n        }\n      }\n    }\n  ': typeof types.StudioFoundCompaniesDocument;
  '\n    query StudioPassCodes($passId: ID!) {\n      getPassCodes(passId: $passId) {\n        passId\n        code\n        timeZone\n        company {\n          companyId\n          name\n        }\n        hasOneTimeCodes\n        batches {\n          batchId\n          size\n          used\n          madeAt\n          madeByName\n          endedAt\n          endedByName\n        }\n      }\n    }\n  ': typeof types.StudioPassCodesDocument;
  '\n  mutation MakePassCodes($passId: ID!, $batchId: ID!, $count: Int!, $reason: String, $dryRun: Boolean) {\n    makePassCodes(passId: $passId, batchId: $batchId, count: $count, reason: $reason, dryRun: $dryRun) {\n      lines\n      codes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.MakePassCodesDocument;
  '\n  mutation EndPassCodes($passId: ID!, $batchId: ID!, $reason: String, $dryRun: Boolean) {\n    endPassCodes(passId: $passId, batchId: $batchId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.EndPassCodesDocument;
  '\n  fragment TeamPaymentFields on TeamPayment {\n    paymentId\n    userId\n    displayName\n    email\n    product\n    amount\n    refunded\n    pending\n    state\n    happenedAt\n    invoiceUrl\n    providerUrl\n    tries\n    retryAt\n    mailedAt\n    disputeDueAt\n    refundable\n    isEndable\n    refunds {\n      refundId\n      amount\n      state\n      failure\n    }\n  }\n': typeof types.TeamPaymentFieldsFragmentDoc;
  '\n    query StudioPayments($view: PaymentView!, $text: String!, $after: String) {\n      listPayments(view: $view, text: $text, after: $after) {\n        payments {\n          ...TeamPaymentFields\n        }\n        nextAfter\n      }\n    }\n  ': typeof types.StudioPaymentsDocument;
  '\n    query StudioPersonPayments($userId: ID!) {\n      listPayments(userId: $userId, count: 20) {\n        payments {\n          ...TeamPaymentFields\n        }\n      }\n    }\n  ': typeof types.StudioPersonPaymentsDocument;
  '\n    query StudioPaymentTrouble {\n      getPaymentTrouble {\n        disputes\n        dueAt\n        refused\n      }\n    }\n  ': typeof types.StudioPaymentTroubleDocument;
  '\n  mutation RefundTeamPayment(\n    $paymentId: ID!\n    $amount: Int!\n    $ends: Boolean\n    $press: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    refundPayment(\n      paymentId: $paymentId\n      amount: $amount\n      ends: $ends\n      press: $press\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RefundTeamPaymentDocument;
  '\n    query StudioDocumentPeek($kind: String!, $id: ID!) {\n      getDocument(kind: $kind, documentId: $id) {\n        title\n        state\n        draft {\n          publishAt\n          savedAt\n          savedByName\n          failure\n        }\n        faults {\n          ...FaultOfDocument\n        }\n      }\n      getDocumentUses(kind: $kind, documentId: $id) {\n        users\n        history\n      }\n      listDocumentRevisions(kind: $kind, documentId: $id) {\n        number\n        note\n        actorName\n        at\n      }\n    }\n  ': typeof types.StudioDocumentPeekDocument;
  '\n    query StudioPeople($text: String!, $view: PeopleView!, $companyId: ID, $after: String) {\n      listPeople(text: $text, view: $view, companyId: $companyId, after: $after) {\n        people {\n          userId\n          displayName\n          email\n          profileImageUrl\n          accountType\n          company {\n            companyId\n            name\n          }\n          registeredAt\n          isListed\n          isTest\n        }\n        nextAfter\n      }\n    }\n  ': typeof types.StudioPeopleDocument;
  '\n  mutation MailPersonAgain($userId: ID!, $reason: String, $dryRun: Boolean) {\n    mailAgain(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.MailPersonAgainDocument;
  '\n  mutation GivePersonArea($userId: ID!, $area: String!, $lastDay: String!, $reason: String, $dryRun: Boolean) {\n    giveArea(userId: $userId, area: $area, lastDay: $lastDay, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.GivePersonAreaDocument;
  '\n  mutation EndPersonGrant($userId: ID!, $grantId: ID!, $reason: String, $dryRun: Boolean) {\n    endGrant(userId: $userId, grantId: $grantId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.EndPersonGrantDocument;
  '\n  mutation SignOutPerson($userId: ID!, $reason: String, $dryRun: Boolean) {\n    signOutPerson(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SignOutPersonDocument;
  '\n  mutation ForgetPersonProvider($userId: ID!, $reason: String, $dryRun: Boolean) {\n    forgetProviderNames(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ForgetPersonProviderDocument;
  '\n  mutation SavePersonAddress($userId: ID!, $to: String!, $reason: String, $dryRun: Boolean) {\n    savePersonAddress(userId: $userId, to: $to, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SavePersonAddressDocument;
  '\n  mutation RequestPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {\n    requestPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RequestPersonErasureDocument;
  '\n  mutation CancelPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {\n    cancelPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CancelPersonErasureDocument;
  '\n  mutation IssuePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {\n    addCertificateCompletion(userId: $userId, certificateId: $certificateId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.IssuePersonCertificateDocument;
  '\n  mutation RevokePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {\n    removeCertificateCompletion(userId: $userId, certificateId: $certificateId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RevokePersonCertificateDocument;
  '\n  mutation StartSupportSession($userId: ID!, $reason: String, $dryRun: Boolean) {\n    startSupportSession(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StartSupportSessionDocument;
  '\n  mutation AddPersonNote($userId: ID!, $noteId: ID!, $note: String!) {\n    addPersonNote(userId: $userId, noteId: $noteId, note: $note) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddPersonNoteDocument;
  '\n  mutation RemovePersonNote($userId: ID!, $noteId: ID!) {\n    removePersonNote(userId: $userId, noteId: $noteId) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemovePersonNoteDocument;
  '\n    query StudioPerson($userId: ID!) {\n      getPerson(userId: $userId) {\n        userId\n        displayName\n        firstName\n        email\n        profileImageUrl\n        jobRole\n        statedCompany\n        pronouns\n        place\n        company {\n          companyId\n          name\n        }\n        accountType\n        tierChangedAt\n        registeredAt\n        lastSignInAt\n        timeZone\n        isListed\n        isTest\n        isOfTeam\n        grants {\n          grantId\n          entitlementId\n          name\n          type\n          source\n          sourceRef\n          startsAt\n          endsAt\n          revokedAt\n          reason\n          state\n          keptBy\n          isEndable\n        }\n        sessions {\n          sessionId\n          title\n          courseTitle\n          isLive\n          isWaitlisted\n          startsAt\n          joinedAt\n          attendedAt\n          completedAt\n          filmsDone\n        }\n        certificates {\n          certificateId\n          title\n          registeredAt\n          eligibleAt\n          heldAt\n          heldReason\n          credentialId\n          issuedAt\n          revokedAt\n          revokedReason\n        }\n        notes {\n          noteId\n          note\n          authorName\n          writtenAt\n          isMine\n        }\n        payments {\n          subscriptions {\n            subscriptionId\n            name\n            status\n            amount\n            periodEndsAt\n            cancelsAt\n          }\n          purchases {\n            checkoutId\n            name\n            amount\n            boughtAt\n          }\n          refunds {\n            refundId\n            amount\n            decidedAt\n            doneAt\n          }\n        }\n        devices {\n          device\n          signIns\n          lastUsedAt\n        }\n        providerNames\n        privacy {\n          erasure {\n            requestedAt\n            dueAt\n          }\n          copies {\n            requestedAt\n            readyAt\n          }\n        }\n        entries {\n          entryId\n          action\n          reason\n          by\n          doneAt\n        }\n        mailStop {\n          reason\n          since\n          words\n        }\n        mailStop {\n          reason\n          since\n          words\n        }\n        mails {\n          mailId\n          letter\n          subject\n          state\n          withheld\n          createdAt\n        }\n      }\n    }\n  ': typeof types.StudioPersonDocument;
  '\n    query StudioVerdict($userId: ID!, $address: String!, $at: String) {\n      explainAccess(userId: $userId, address: $address, at: $at) {\n        opens\n        sentence\n        leadsTo\n        keys\n        rules {\n          isMet\n          rule\n          note\n        }\n      }\n    }\n  ': typeof types.StudioVerdictDocument;
  '\n  mutation KeepDocumentPresence($kind: String!, $documentId: ID!, $field: String!) {\n    saveDocumentPresence(kind: $kind, documentId: $documentId, field: $field) {\n      others {\n        memberId\n        name\n        field\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.KeepDocumentPresenceDocument;
  '\n    query StudioPagePreview(\n      $kind: String!\n      $id: ID!\n      $address: String\n      $persona: PreviewPersona!\n      $userId: ID\n      $at: String\n    ) {\n      getDocumentPreview(kind: $kind, documentId: $id, address: $address, persona: $persona, userId: $userId, at: $at) {\n        token\n        address\n        version\n        opens\n        sentence\n        leadsTo\n      }\n    }\n  ': typeof types.StudioPagePreviewDocument;
  '\n    query StudioPreviewPeople($words: String!) {\n      listMembers(filter: $words, context: ADMIN, count: 10) {\n        list {\n          userId\n          displayName\n          company\n        }\n      }\n    }\n  ': typeof types.StudioPreviewPeopleDocument;
  '\n    query StudioProducts {\n      compareProducts {\n        state\n        products {\n          productId\n          name\n          about\n          features\n          kind\n          lookupKey\n          amount\n          currency\n          interval\n          planSets\n          sellable\n          isOffered\n          there {\n            priceId\n            amount\n            currency\n            interval\n            taxBehavior\n          }\n          differences\n          toCreate\n          payers {\n            amount\n            members\n          }\n        }\n        promotions {\n          code\n          usableBy\n          amountOff\n          startsAt\n          endsAt\n          isOffered\n          difference\n          isMissing\n        }\n        cancelOffers {\n          coupon\n          name\n          headline\n          subheadline\n          acceptCta\n          rejectCta\n          startsAt\n          endsAt\n          difference\n          isMissing\n        }\n      }\n    }\n  ': typeof types.StudioProductsDocument;
  '\n  mutation SaveSoldProduct(\n    $product: String!\n    $name: String!\n    $about: String!\n    $features: [String!]!\n    $amount: Int!\n    $sellable: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveProductTerms(\n      product: $product\n      name: $name\n      about: $about\n      features: $features\n      amount: $amount\n      sellable: $sellable\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveSoldProductDocument;
  '\n  mutation AddSoldMembership(\n    $product: String!\n    $name: String!\n    $about: String!\n    $features: [String!]!\n    $amount: Int!\n    $areas: [String!]!\n    $planSets: [Int!]!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    addMembershipProduct(\n      product: $product\n      name: $name\n      about: $about\n      features: $features\n      amount: $amount\n      areas: $areas\n      planSets: $planSets\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddSoldMembershipDocument;
  '\n  mutation AddStripePrice($product: String!, $reason: String, $dryRun: Boolean) {\n    addProviderPrice(product: $product, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AddStripePriceDocument;
  '\n    query StudioPreview($kind: String!, $id: ID!, $also: [DocumentKeyInput!]) {\n      rehearseDocumentPublishing(kind: $kind, documentId: $id, also: $also) {\n        refusal\n        lines\n        mailed\n        differences {\n          path\n          before\n          after\n        }\n        faults {\n          ...FaultOfDocument\n        }\n        needed {\n          kind\n          documentId\n          title\n          version\n          faults {\n            ...FaultOfDocument\n          }\n        }\n      }\n    }\n  ': typeof types.StudioPreviewDocument;
  '\n    query StudioReconciliations {\n      listReconciliations {\n        runId\n        kind\n        begunAt\n        endedAt\n        subscriptions\n        refunds\n        lost\n        owed\n        failure\n        differences {\n          subject\n          words\n          isCorrected\n          userId\n          displayName\n        }\n      }\n    }\n  ': typeof types.StudioReconciliationsDocument;
  '\n  mutation StartReconciliation($compareOnly: Boolean!, $reason: String, $dryRun: Boolean) {\n    startReconciliation(compareOnly: $compareOnly, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StartReconciliationDocument;
  '\n    query StudioAnnouncements($sessionId: ID!) {\n      listSessionAnnouncements(sessionId: $sessionId) {\n        announcementId\n        subject\n        text\n        writtenBy\n        writtenAt\n        leavesAt\n        sentAt\n        stoppedAt\n        mailed\n      }\n    }\n  ': typeof types.StudioAnnouncementsDocument;
  '\n  mutation AnnounceByStaff(\n    $sessionId: ID!\n    $announcementId: ID!\n    $subject: String!\n    $text: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    announceToSession(\n      sessionId: $sessionId\n      announcementId: $announcementId\n      subject: $subject\n      text: $text\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.AnnounceByStaffDocument;
  '\n  mutation StopAnnouncementByStaff($announcementId: ID!, $reason: String, $dryRun: Boolean) {\n    stopAnnouncement(announcementId: $announcementId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StopAnnouncementByStaffDocument;
  '\n  mutation SaveAttendanceByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $userIds: [ID!]\n    $wasThere: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveAttendance(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      userIds: $userIds\n      wasThere: $wasThere\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveAttendanceByStaffDocument;
  '\n  mutation MoveMeetingByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $startAt: String!\n    $endAt: String!\n    $words: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    moveMeeting(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      startAt: $startAt\n      endAt: $endAt\n      words: $words\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.MoveMeetingByStaffDocument;
  '\n  mutation CancelMeetingByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $words: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    cancelMeeting(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      words: $words\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CancelMeetingByStaffDocument;
  '\n  mutation CancelSessionByStaff($sessionId: ID!, $words: String, $reason: String, $dryRun: Boolean) {\n    cancelSession(sessionId: $sessionId, words: $words, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CancelSessionByStaffDocument;
  '\n  mutation TakeDatesBackByStaff($sessionId: ID!, $reason: String, $dryRun: Boolean) {\n    takeDatesBack(sessionId: $sessionId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.TakeDatesBackByStaffDocument;
  '\n  mutation SaveRecordingByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $url: String\n    $filmId: ID\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveRecording(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      url: $url\n      filmId: $filmId\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveRecordingByStaffDocument;
  '\n  mutation RemoveRecordingByStaff($sessionId: ID!, $meetingNumber: Int!, $reason: String, $dryRun: Boolean) {\n    removeRecording(sessionId: $sessionId, meetingNumber: $meetingNumber, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveRecordingByStaffDocument;
  '\n    query StudioWantedRecordings {\n      listWantedRecordings {\n        sessionId\n        meetingNumber\n        title\n        meetingTitle\n        endAt\n        message\n      }\n    }\n  ': typeof types.StudioWantedRecordingsDocument;
  '\n    query StudioRunSession($sessionId: ID!) {\n      getRunSession(sessionId: $sessionId) {\n        sessionId\n        title\n        courseTitle\n        startAt\n        endAt\n        timeZone\n        isCanceled\n        capacity\n        taken\n        held\n        waiting\n        enrolled\n        openAct {\n          lines\n          actedBy\n          actedAt\n          openUntil\n        }\n        meetings {\n          meetingNumber\n          title\n          startAt\n          endAt\n          isReported\n          attended\n          recording {\n            url\n            filmId\n            fileName\n            readyAt\n          }\n        }\n      }\n    }\n  ': typeof types.StudioRunSessionDocument;
  '\n    query StudioRunSessions($isOver: Boolean!, $search: String!, $after: Int!) {\n      listRunSessions(isOver: $isOver, search: $search, after: $after) {\n        sessions {\n          sessionId\n          title\n          courseTitle\n          startAt\n          endAt\n          isCanceled\n          capacity\n          taken\n          waiting\n        }\n        nextAfter\n      }\n    }\n  ': typeof types.StudioRunSessionsDocument;
  '\n    query StudioPeopleOfSession(\n      $sessionId: ID!\n      $view: SessionPeopleView!\n      $meetingNumber: Int\n      $search: String!\n      $after: Int!\n    ) {\n      listSessionPeople(\n        sessionId: $sessionId\n        view: $view\n        meetingNumber: $meetingNumber\n        search: $search\n        after: $after\n      ) {\n        people {\n          userId\n          displayName\n          email\n          customerName\n          isSeatless\n          joinedAt\n          hasAttended\n          isMarked\n          meetingsAttended\n          meeting {\n            seconds\n            wasThere\n            isMarked\n          }\n          rank\n          offerExpiresAt\n          offersMissed\n        }\n        nextAfter\n      }\n    }\n  ': typeof types.StudioPeopleOfSessionDocument;
  '\n  mutation EnrollPersonByStaff($sessionId: ID!, $userId: ID!, $swap: Boolean!, $reason: String, $dryRun: Boolean) {\n    enrollPerson(sessionId: $sessionId, userId: $userId, swap: $swap, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.EnrollPersonByStaffDocument;
  '\n  mutation UnenrollPersonByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    unenrollPerson(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.UnenrollPersonByStaffDocument;
  '\n  mutation OfferSeatByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    offerSeat(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.OfferSeatByStaffDocument;
  '\n  mutation HoldSeatByStaff($sessionId: ID!, $userId: ID!, $until: String!, $reason: String, $dryRun: Boolean) {\n    holdSeat(sessionId: $sessionId, userId: $userId, until: $until, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.HoldSeatByStaffDocument;
  '\n  mutation LetSeatGoByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    letSeatGo(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.LetSeatGoByStaffDocument;
  '\n  mutation MoveWaitingByStaff($sessionId: ID!, $userId: ID!, $rank: Int!, $reason: String, $dryRun: Boolean) {\n    moveWaiting(sessionId: $sessionId, userId: $userId, rank: $rank, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.MoveWaitingByStaffDocument;
  '\n  fragment SubmissionFields on ProjectSubmissionVersion {\n    submissionId\n    sessionId\n    sessionTitle\n    projectTitle\n    displayName\n    email\n    customerName\n    number\n    link\n    note\n    submittedAt\n    state\n    words\n    reviewedAt\n    reviewerName\n    isReplaced\n  }\n': typeof types.SubmissionFieldsFragmentDoc;
  '\n    query StudioSubmissions($state: ProjectReviewState!, $sessionId: ID, $search: String!, $after: String) {\n      listSubmissions(state: $state, sessionId: $sessionId, search: $search, after: $after) {\n        submissions {\n          ...SubmissionFields\n        }\n        nextAfter\n      }\n    }\n  ': typeof types.StudioSubmissionsDocument;
  '\n    query StudioWaitingSubmissions {\n      listWaitingSubmissions {\n        sessionId\n        title\n        startAt\n        waiting\n      }\n    }\n  ': typeof types.StudioWaitingSubmissionsDocument;
  '\n    query StudioSubmission($submissionId: ID!) {\n      getSubmission(submissionId: $submissionId) {\n        version {\n          ...SubmissionFields\n        }\n        earlier {\n          ...SubmissionFields\n        }\n        newestId\n      }\n    }\n  ': typeof types.StudioSubmissionDocument;
  '\n  mutation ReviewSubmissionByStaff(\n    $submissionId: ID!\n    $state: ProjectReviewState!\n    $words: String!\n    $reviewedAt: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    reviewSubmission(\n      submissionId: $submissionId\n      state: $state\n      words: $words\n      reviewedAt: $reviewedAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ReviewSubmissionByStaffDocument;
  '\n    query StudioSavedViews($list: String!) {\n      listSavedViews(list: $list) {\n        savedViewId\n        name\n        query\n        isShared\n        isMine\n        ownerName\n      }\n    }\n  ': typeof types.StudioSavedViewsDocument;
  '\n  mutation SaveStudioView($savedViewId: ID!, $list: String!, $name: String!, $query: String!, $shared: Boolean!) {\n    saveView(savedViewId: $savedViewId, list: $list, name: $name, query: $query, shared: $shared) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveStudioViewDocument;
  '\n  mutation RemoveStudioView($savedViewId: ID!) {\n    removeSavedView(savedViewId: $savedViewId) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveStudioViewDocument;
  '\n    query StudioSetUp {\n      getAcademySetUp {\n        owners\n        hasLook\n        hasMailServer\n        firstMail\n        hasCourse\n        hasPeople\n        sells\n      }\n    }\n  ': typeof types.StudioSetUpDocument;
  '\n    query StudioSettings {\n      getAcademySettings {\n        version\n        body\n        defaults\n        fixed {\n          field\n          variable\n          value\n        }\n        versions {\n          version\n          body\n          savedByName\n          savedAt\n        }\n      }\n    }\n  ': typeof types.StudioSettingsDocument;
  '\n  mutation SaveAcademySettings($version: Int!, $body: JSON!, $reason: String, $dryRun: Boolean) {\n    saveAcademySettings(version: $version, body: $body, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveAcademySettingsDocument;
  '\n    query StudioEndingCertificates {\n      listEndingCertificates {\n        companyId\n        name\n        endsAt\n      }\n    }\n  ': typeof types.StudioEndingCertificatesDocument;
  '\n  mutation SaveCompanyOidc(\n    $companyId: ID!\n    $issuer: String!\n    $clientId: String!\n    $clientSecret: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanyOidc(\n      companyId: $companyId\n      issuer: $issuer\n      clientId: $clientId\n      clientSecret: $clientSecret\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveCompanyOidcDocument;
  '\n  mutation SaveCompanySaml(\n    $companyId: ID!\n    $metadata: String!\n    $keepsCertificates: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanySaml(\n      companyId: $companyId\n      metadata: $metadata\n      keepsCertificates: $keepsCertificates\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveCompanySamlDocument;
  '\n  mutation RemoveSignOnDraft($companyId: ID!, $reason: String, $dryRun: Boolean) {\n    removeSignOnDraft(companyId: $companyId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveSignOnDraftDocument;
  '\n  mutation SwitchOnSignOn($companyId: ID!, $revision: String!, $reason: String, $dryRun: Boolean) {\n    switchOnSignOn(companyId: $companyId, revision: $revision, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SwitchOnSignOnDocument;
  '\n  mutation SwitchOffSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {\n    switchOffSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SwitchOffSignOnDocument;
  '\n  mutation RemoveSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {\n    removeSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveSignOnDocument;
  '\n  mutation SaveCompanyLearningSystem(\n    $companyId: ID!\n    $providerKey: String!\n    $redirectUrl: String!\n    $passCode: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanyLearningSystem(\n      companyId: $companyId\n      providerKey: $providerKey\n      redirectUrl: $redirectUrl\n      passCode: $passCode\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveCompanyLearningSystemDocument;
  '\n  mutation RemoveCompanyLearningSystem($companyId: ID!, $providerKey: String!, $reason: String, $dryRun: Boolean) {\n    removeCompanyLearningSystem(companyId: $companyId, providerKey: $providerKey, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveCompanyLearningSystemDocument;
  '\n    query StudioSignOn($companyId: ID!) {\n      getCompanySignOn(companyId: $companyId) {\n        companyId\n        name\n        inUse {\n          kind\n          issuer\n          clientId\n          ssoUrl\n          certificates {\n            fingerprint\n            endsAt\n          }\n          onSince\n        }\n        draft {\n          revision\n          kind\n          issuer\n          clientId\n          ssoUrl\n          certificates {\n            fingerprint\n            endsAt\n          }\n          savedAt\n          testedAt\n          testFault\n          testWords\n          testClaims\n          testLink\n        }\n        people\n        lastUse {\n          displayName\n          at\n        }\n        domains\n        ourSide {\n          redirectUrl\n          entityId\n          acsUrl\n          metadataUrl\n        }\n        learningSystems {\n          providerKey\n          redirectUrl\n          passCode\n          isReady\n          link\n        }\n        passCodes\n      }\n    }\n  ': typeof types.StudioSignOnDocument;
  '\n    query StudioToday {\n      listOpenDrafts {\n        kind\n        id\n        title\n        savedByName\n        savedAt\n        publishAt\n        failure\n        isMine\n        faults\n      }\n    }\n  ': typeof types.StudioTodayDocument;
  '\n    query StudioDocuments(\n      $kind: String!\n      $text: String!\n      $state: DocumentStateFilter\n      $sort: DocumentSort!\n      $reversed: Boolean!\n      $after: Int!\n    ) {\n      listDocuments(\n        kind: $kind\n        text: $text\n        state: $state\n        sort: $sort\n        reversed: $reversed\n        after: $after\n        count: 50\n      ) {\n        items {\n          id\n          title\n          state\n          changedBy\n          changedAt\n          draft {\n            savedByName\n            savedAt\n            publishAt\n            failure\n          }\n        }\n        total\n        nextAfter\n      }\n    }\n  ': typeof types.StudioDocumentsDocument;
  '\n    query StudioChoices($kind: String!, $text: String!) {\n      listDocuments(kind: $kind, text: $text, sort: title, count: 30) {\n        items {\n          id\n          title\n        }\n      }\n    }\n  ': typeof types.StudioChoicesDocument;
  '\n    query StudioTitles($kind: String!, $ids: [ID!]!) {\n      listDocuments(kind: $kind, documentIds: $ids, count: 200) {\n        items {\n          id\n          title\n        }\n      }\n    }\n  ': typeof types.StudioTitlesDocument;
  '\n    query StudioDocument($kind: String!, $id: ID!) {\n      getDocument(kind: $kind, documentId: $id) {\n        ...DocumentFields\n      }\n    }\n    fragment DocumentFields on Document {\n      id\n      title\n      state\n      published\n      revision\n      draft {\n        ...DraftFields\n      }\n      faults {\n        ...FaultOfDocument\n      }\n    }\n    fragment DraftFields on DocumentDraft {\n      body\n      version\n      savedByName\n      savedAt\n      publishAt\n      note\n      failure\n    }\n    fragment FaultOfDocument on DocumentFault {\n      path\n      message\n      when\n      needsKind\n      needsId\n    }\n  ': typeof types.StudioDocumentDocument;
  '\n    query StudioEnd($kind: String!, $id: ID!, $end: DocumentEnd!) {\n      rehearseDocumentEnding(kind: $kind, documentId: $id, end: $end) {\n        refusal\n        lines\n        mailed\n      }\n    }\n  ': typeof types.StudioEndDocument;
  '\n    query StudioHistory($kind: String!, $id: ID!, $below: Int) {\n      listDocumentRevisions(kind: $kind, documentId: $id, below: $below) {\n        number\n        note\n        actorName\n        at\n      }\n    }\n  ': typeof types.StudioHistoryDocument;
  '\n    query StudioRevision($kind: String!, $id: ID!, $number: Int!) {\n      getDocumentRevision(kind: $kind, documentId: $id, number: $number) {\n        number\n        differences {\n          path\n          before\n          after\n        }\n      }\n    }\n  ': typeof types.StudioRevisionDocument;
  '\n  mutation SaveTeamRoles(\n    $email: String!\n    $roles: [StaffRole!]!\n    $customerIds: [ID!]\n    $courseIds: [ID!]\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveStaffRoles(\n      email: $email\n      roles: $roles\n      customerIds: $customerIds\n      courseIds: $courseIds\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveTeamRolesDocument;
  '\n  mutation InviteToTeam(\n    $email: String!\n    $roles: [StaffRole!]!\n    $customerIds: [ID!]\n    $courseIds: [ID!]\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    inviteStaff(\n      email: $email\n      roles: $roles\n      customerIds: $customerIds\n      courseIds: $courseIds\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.InviteToTeamDocument;
  '\n  mutation WithdrawTeamInvitation($email: String!, $reason: String, $dryRun: Boolean) {\n    withdrawStaffInvitation(email: $email, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.WithdrawTeamInvitationDocument;
  '\n  mutation ResetTeamFactors($userId: ID!, $reason: String, $dryRun: Boolean) {\n    resetSecondFactors(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ResetTeamFactorsDocument;
  '\n    query StudioTeam {\n      getStaffTeam {\n        members {\n          userId\n          displayName\n          email\n          profileImageUrl\n          roles\n          companies {\n            id\n            name\n          }\n          courses {\n            id\n            name\n          }\n          factor\n          factorDueAt\n        }\n        invitations {\n          email\n          roles\n          expiresAt\n        }\n      }\n    }\n  ': typeof types.StudioTeamDocument;
  '\n    query StudioCompanyChoices($text: String!) {\n      listCompanies(searchTerm: $text) {\n        companies {\n          companyId\n          name\n        }\n      }\n    }\n  ': typeof types.StudioCompanyChoicesDocument;
  '\n    query StudioTokens {\n      listApiTokens {\n        tokenId\n        name\n        ending\n        role\n        scope\n        state\n        madeBy\n        madeAt\n        expiresAt\n        lastUsedAt\n        endedAt\n        endedBy\n      }\n    }\n  ': typeof types.StudioTokensDocument;
  '\n  mutation MakeStudioToken(\n    $tokenId: ID!\n    $name: String!\n    $role: ApiTokenRole!\n    $scope: ApiTokenScope!\n    $days: Int!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    makeApiToken(\n      tokenId: $tokenId\n      name: $name\n      role: $role\n      scope: $scope\n      days: $days\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      secret\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.MakeStudioTokenDocument;
  '\n  mutation EndStudioToken($tokenId: ID!, $reason: String, $dryRun: Boolean) {\n    endApiToken(tokenId: $tokenId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.EndStudioTokenDocument;
  '\n  mutation StartStudioUpload($kind: UploadKind!, $fileType: String!, $fileName: String!) {\n    startUpload(kind: $kind, fileType: $fileType, fileName: $fileName) {\n      uploadId\n      url\n      fields {\n        name\n        value\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StartStudioUploadDocument;
  '\n  mutation FinishStudioUpload($uploadId: ID!) {\n    finishUpload(uploadId: $uploadId) {\n      upload {\n        address\n        key\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.FinishStudioUploadDocument;
  '\n    query StudioWebhooks($provider: WebhookProvider, $state: WebhookState, $after: String) {\n      listReceivedEvents(provider: $provider, state: $state, after: $after) {\n        events {\n          eventId\n          provider\n          title\n          state\n          facts {\n            label\n            value\n          }\n          isReplayable\n          tries\n          failure {\n            words\n            detail\n          }\n          receivedAt\n          handledAt\n          nextAt\n        }\n        nextAfter\n      }\n    }\n  ': typeof types.StudioWebhooksDocument;
  '\n    query StudioFailedEvents {\n      countFailedEvents\n    }\n  ': typeof types.StudioFailedEventsDocument;
  '\n  mutation ReplayReceivedEvent($provider: WebhookProvider!, $eventId: ID!, $reason: String, $dryRun: Boolean) {\n    replayEvent(provider: $provider, eventId: $eventId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ReplayReceivedEventDocument;
  '\n  mutation EndSupportSession {\n    endSupportSession {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.EndSupportSessionDocument;
  '\n  mutation SaveSurveyPrompt {\n    saveSurveyPrompt {\n      type\n      status\n      isDue\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveSurveyPromptDocument;
  '\n  mutation SaveSurveyResponse($responses: SurveyResponsesInput!) {\n    saveSurveyResponse(responses: $responses) {\n      type\n      status\n      isDue\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveSurveyResponseDocument;
  '\n  query SurveyStatus {\n    getSurveyStatus {\n      type\n      status\n      isDue\n    }\n  }\n': typeof types.SurveyStatusDocument;
  '\n  mutation TransferToProfAI {\n    transferToProfAI {\n      profAIUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.TransferToProfAiDocument;
  '\n  mutation OpenVideo($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    openVideo(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      manifestUrl\n      expiresAt\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.OpenVideoDocument;
  '\n  query VideoPage($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      sourceType\n      session {\n        sessionId\n        courseId\n        sessionType\n        courseType\n        title\n        isFreeSession\n      }\n      courseTitle\n      video {\n        videoId\n        courseContentId\n        title\n        description\n        thumbnailUrl\n        duration\n        isAiGenerated\n        isSilent\n        chapters {\n          videoChapterId\n          title\n          startSeconds\n          endSeconds\n        }\n        transcript {\n          startSeconds\n          endSeconds\n          text\n        }\n      }\n      groupTitle\n      previous {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      next {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      siblings {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        enabledAt\n      }\n      progress {\n        videoId\n        continueAtTime\n        farthestWatchedTime\n        duration\n        completed\n      }\n      watched {\n        from\n        to\n      }\n      creditRule\n      notes {\n        ...NoteFields\n      }\n      metering {\n        meteringPlanId\n        threshold\n        currentMeasure\n        watchedVideoIds\n        entitledVideoIds\n        resetsAt\n      }\n    }\n  }\n': typeof types.VideoPageDocument;
  '\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n': typeof types.LogoutDocument;
  '\n  mutation CreateUserWithPass($input: CreateUserWithPassInput!) {\n    createUserWithPass(input: $input) {\n      result\n      tac\n      passRedirect\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CreateUserWithPassDocument;
  '\n  fragment FaultFields on MutationError {\n    code\n    message\n    reason\n    unlock\n    field\n    retryAfter\n  }\n': typeof types.FaultFieldsFragmentDoc;
  '\n  mutation SignupLimitedUser($input: SignupLimitedUserInput!) {\n    signupLimitedUser(input: $input) {\n      result\n      tac\n      link\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SignupLimitedUserDocument;
  '\n  query Viewer {\n    getMember {\n      userId\n      email\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      jobRole\n      accountType\n      manageBilling\n      staff {\n        roles\n        companyIds\n        courseIds\n        factor\n        factorDueAt\n      }\n      chosenTimeZone\n      browserTimeZone\n      accessChangesAt\n      customer {\n        customerId\n        name\n        type\n        hideMemberProfile\n        disableAIFeatures\n        enableProfAI\n        logoUrl\n        accentColor\n        timeZone\n      }\n      customizations {\n        navLogoUrl\n        navConfigs {\n          route\n          rename\n          hide\n        }\n        hideSessionDetailTitle\n        useFunctionBasedCourseFilter\n        homePageConfig {\n          hideUpcomingCourses\n          hideMeetOurMembers\n          hideUpcomingEvents\n        }\n        banners {\n          imageUrl\n          imageUrlMobile\n          link\n          alt\n        }\n      }\n    }\n    getMemberEntitlements {\n      type\n      label\n    }\n    getFeatureFlags {\n      values\n    }\n    getSupportMode {\n      supportId\n      endsAt\n    }\n  }\n': typeof types.ViewerDocument;
  '\n  mutation CreateVideoSession($input: CreateVideoSessionInput!) {\n    createVideoSession(input: $input) {\n      userVideoSessionId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.CreateVideoSessionDocument;
  '\n  mutation UpdateVideoSession($input: UpdateVideoSessionInput!) {\n    updateVideoSession(input: $input) {\n      farthestWatchedTime\n      continueAtTime\n      completed\n      autoEnrolled\n      watched {\n        from\n        to\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.UpdateVideoSessionDocument;
  '\n  fragment EventCardFields on MemberEvent {\n    memberEventId\n    title\n    eventStart\n    eventEnd\n    heroImageUrl\n    status\n    attending\n    takesRsvp\n    zoomLink\n    eventCategory {\n      label\n    }\n  }\n': typeof types.EventCardFieldsFragmentDoc;
  '\n  query SessionCourse($sessionId: ID!) {\n    getUserSession(sessionId: $sessionId) {\n      courseId\n    }\n  }\n': typeof types.SessionCourseDocument;
  '\n  query EventsCalendar {\n    getEventsCalendar {\n      url\n      webcalUrl\n    }\n  }\n': typeof types.EventsCalendarDocument;
  '\n  query MemberCalendar {\n    getMemberCalendar {\n      url\n      webcalUrl\n    }\n  }\n': typeof types.MemberCalendarDocument;
  '\n  mutation ResetEventsCalendar($input: ResetEventsCalendarInput!) {\n    resetEventsCalendar(input: $input) {\n      url\n      webcalUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ResetEventsCalendarDocument;
  '\n  fragment CourseCardFields on CourseCard {\n    courseId\n    courseType\n    title\n    coverImageUrl\n    topic\n    lengthMinutes\n    courseRating\n    ratingCount\n    faculty {\n      facultyId\n      fullName\n    }\n    openTo\n    hideTimeAndFacultyLabels\n    badgeAsCompletion\n    hasEarnedBadge\n    bookmarked\n    sessions {\n      ...SessionFields\n    }\n  }\n': typeof types.CourseCardFieldsFragmentDoc;
  '\n  fragment SessionFields on UserSession {\n    sessionId\n    courseId\n    courseType\n    sessionType\n    title\n    startAt\n    endAt\n    activateAt\n    enrollmentOpensAt\n    enrollmentClose\n    timeZone\n    enrollmentStatus\n    waitlistPosition\n    seatsRemaining\n    leavingCost\n    lowInventory\n    offerExpiresAt\n    isFreeSession\n    hideInCatalog\n    cancelled\n    entitled\n    sessionMeta {\n      eventLink\n      detailCtaText\n      liveEnrollDescriptor\n      addEventsCalendarUrl\n    }\n    waitlistTaskItems\n  }\n': typeof types.SessionFieldsFragmentDoc;
  '\n  fragment OwnMeetingFields on UserMeeting {\n    sessionId\n    courseId\n    courseTitle\n    title\n    startAt\n    endAt\n  }\n': typeof types.OwnMeetingFieldsFragmentDoc;
  '\n  query MembershipOffers {\n    getMembershipOffers {\n      plans {\n        ...PlanFields\n      }\n      upgrade {\n        price\n        plan {\n          ...PlanFields\n        }\n      }\n      promotion {\n        code\n        amountOff\n      }\n    }\n  }\n': typeof types.MembershipOffersDocument;
  '\n  fragment PlanFields on MembershipPlan {\n    productId\n    name\n    about\n    features\n    price\n    grants\n  }\n': typeof types.PlanFieldsFragmentDoc;
  '\n  fragment NoteFields on Note {\n    noteId\n    seconds\n    text\n    revision\n    createdAt\n  }\n': typeof types.NoteFieldsFragmentDoc;
  '\n  mutation SaveNote($input: SaveNoteInput!) {\n    saveNote(input: $input) {\n      note {\n        ...NoteFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveNoteDocument;
  '\n  mutation RemoveNote($noteId: ID!, $revision: Int!) {\n    removeNote(noteId: $noteId, revision: $revision) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.RemoveNoteDocument;
  '\n  mutation StartReauthentication {\n    startReauthentication {\n      handle\n      needsPassword\n      kinds\n      passkey\n      demoCode\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.StartReauthenticationDocument;
  '\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.ReauthenticateDocument;
  '\n  mutation SaveTimeZone($timeZone: String, $chosen: Boolean!) {\n    saveTimeZone(timeZone: $timeZone, chosen: $chosen) {\n      timeZone\n      error {\n        ...FaultFields\n      }\n    }\n  }\n': typeof types.SaveTimeZoneDocument;
};
const documents: Documents = {
  '\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ForgotPasswordDocument,
  '\n  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {\n    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SendVerificationCodeDocument,
  '\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ConfirmPasswordDocument,
  '\n  mutation StartAccountLinking($email: String!) {\n    startAccountLinking(email: $email) {\n      result\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StartAccountLinkingDocument,
  '\n  mutation UnlinkAccount {\n    unlinkAccount {\n      result\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.UnlinkAccountDocument,
  '\n  mutation EndDevice($sid: ID!) {\n    endDevice(sid: $sid) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.EndDeviceDocument,
  '\n  mutation EndOtherDevices {\n    endOtherDevices {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.EndOtherDevicesDocument,
  '\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ChangePasswordDocument,
  '\n  mutation StartEmailChange($email: String!, $password: String) {\n    startEmailChange(email: $email, password: $password) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StartEmailChangeDocument,
  '\n  mutation ConfirmEmailChange($code: String!) {\n    confirmEmailChange(code: $code) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ConfirmEmailChangeDocument,
  '\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CancelEmailChangeDocument,
  '\n  query AccountSettings {\n    getAccountSettings {\n      email\n      mayLink\n      hasPassword\n      hasSecondFactor\n      addressBond\n      pendingEmail\n      linking {\n        result\n        email\n      }\n      devices {\n        sid\n        signIns\n        device\n        signedInAt\n        lastUsedAt\n        isThis\n      }\n    }\n  }\n':
    types.AccountSettingsDocument,
  '\n  query SignupActivation($tac: String!, $email: String!) {\n    lookupSignupActivationCode(tac: $tac, email: $email) {\n      success\n    }\n  }\n':
    types.SignupActivationDocument,
  '\n  query BotChallenge {\n    getBotChallenge {\n      kind\n      siteKey\n      challenge\n    }\n  }\n':
    types.BotChallengeDocument,
  '\n  mutation UpdateExistingStripeSubscription($coupon: String!) {\n    updateExistingStripeSubscription(coupon: $coupon) {\n      currentPeriodEnd\n      currentPrice\n      discountPrice\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.UpdateExistingStripeSubscriptionDocument,
  '\n  query AcceptedDiscountOffer {\n    getAcceptedDiscountOffer {\n      currentPeriodEnd\n      currentPrice\n      discountPrice\n    }\n  }\n':
    types.AcceptedDiscountOfferDocument,
  '\n  mutation SettleStripeCheckout($checkoutId: String!) {\n    settleStripeCheckout(checkoutId: $checkoutId) {\n      state\n      opened {\n        name\n        features\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SettleStripeCheckoutDocument,
  '\n  mutation CreateStripeCheckoutForProduct($input: CheckoutInput!) {\n    createStripeCheckoutForProduct(input: $input) {\n      url\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CreateStripeCheckoutForProductDocument,
  '\n  mutation CreateStripeSubscriptionCheckoutSession($promoCode: String, $returnUrl: String!, $cancelUrl: String!) {\n    createStripeSubscriptionCheckoutSession(promoCode: $promoCode, returnUrl: $returnUrl, cancelUrl: $cancelUrl) {\n      url\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CreateStripeSubscriptionCheckoutSessionDocument,
  '\n  mutation CreateStripePortalUrl($configId: String!) {\n    createStripePortalUrl(configId: $configId) {\n      url\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CreateStripePortalUrlDocument,
  '\n  query FormerEntitlements {\n    listFormerEntitlements {\n      entitlementId\n      name\n      endedAt\n    }\n    getMemberEntitlements {\n      type\n      label\n      name\n    }\n  }\n':
    types.FormerEntitlementsDocument,
  '\n  query ScheduledSubscription {\n    checkIfStripeScheduledSubscription {\n      isScheduled\n      cancelAt\n      currentPeriodEnd\n      productName\n      price\n      isDiscounted\n      discountPrice\n      isTrialing\n      nextPlan {\n        productName\n        price\n      }\n      failedPayment {\n        opensUntil\n      }\n    }\n  }\n':
    types.ScheduledSubscriptionDocument,
  '\n  query DiscountOffer {\n    checkStripeSubscriptionDiscountOffer {\n      newPrice\n      normalPrice\n      cancelConfigId\n      couponCode\n      acceptCta\n      rejectCta\n      headline\n      subheadline\n      offer\n    }\n  }\n':
    types.DiscountOfferDocument,
  '\n  query TrialEnd {\n    getMember {\n      trialEndDate\n    }\n  }\n': types.TrialEndDocument,
  '\n  mutation AddCourseSave($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddCourseSaveDocument,
  '\n  mutation RemoveCourseSave($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: COURSE) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveCourseSaveDocument,
  '\n  query CourseBookmarks {\n    listCourseBookmarks {\n      contentId\n    }\n  }\n':
    types.CourseBookmarksDocument,
  '\n  query BusinessArchive {\n    getEntitledBusinessArchiveSessions {\n      sessionId\n      course {\n        ...CourseCardFields\n      }\n    }\n  }\n':
    types.BusinessArchiveDocument,
  '\n  query CataloguePage(\n    $filter: CatalogueFilter!\n    $after: Int!\n    $withOptions: Boolean!\n    $withFreemium: Boolean!\n    $first: Boolean!\n    $withLessons: Boolean = false\n    $words: String = ""\n  ) {\n    listCatalogue(filter: $filter, after: $after, count: 24) {\n      courses {\n        ...CourseCardFields\n      }\n      total\n      nextAfter\n      facets {\n        ...FacetFields\n      }\n      suggestions {\n        ...CourseCardFields\n      }\n    }\n    listUserMeetings @include(if: $first) {\n      ...OwnMeetingFields\n    }\n    getPageContent(slug: "courses-freemium") @include(if: $withFreemium) {\n      title\n      body\n    }\n    listFreeSessions @include(if: $withFreemium) {\n      courseId\n      sessionType\n      title\n    }\n    searchLessons(query: $words, after: 0, count: 6) @include(if: $withLessons) {\n      ...LessonHitsFields\n    }\n    whole: listCatalogue(filter: {}, count: 1) @include(if: $withOptions) {\n      facets {\n        ...FacetFields\n      }\n    }\n  }\n':
    types.CataloguePageDocument,
  '\n  fragment FacetFields on Facets {\n    types {\n      value\n    }\n    topics {\n      value\n    }\n    stacks {\n      value\n    }\n    difficulties {\n      value\n    }\n  }\n':
    types.FacetFieldsFragmentDoc,
  '\n  query EntitledSessions {\n    getEntitledSessions {\n      courseId\n      courseType\n    }\n  }\n':
    types.EntitledSessionsDocument,
  '\n  query LessonSearch($query: String!, $after: Int!) {\n    searchLessons(query: $query, after: $after, count: 6) {\n      ...LessonHitsFields\n    }\n  }\n':
    types.LessonSearchDocument,
  '\n  fragment LessonHitsFields on LessonHits {\n    hits {\n      topLevelId\n      groupId\n      videoContentId\n      videoId\n      sourceType\n      courseType\n      courseTitle\n      title\n      thumbnailUrl\n      startSeconds\n      sentence {\n        text\n        found\n      }\n    }\n    total\n    nextAfter\n  }\n':
    types.LessonHitsFieldsFragmentDoc,
  '\n  query CoursePortfolio($after: Int!, $first: Boolean!) {\n    listCatalogue(filter: { type: "SPRINT", entitled: true }, after: $after, count: 24) {\n      courses {\n        ...CourseCardFields\n        sessions {\n          attended\n        }\n      }\n      total\n      nextAfter\n    }\n    listUserMeetings @include(if: $first) {\n      ...OwnMeetingFields\n    }\n  }\n':
    types.CoursePortfolioDocument,
  '\n  fragment CertificateDetail on Certificate {\n    ...CertificateCard\n    type\n    description\n    coverImageUrl\n    meta {\n      registrationPrompt\n      postRegistrationPrompt\n    }\n    sentence\n    groups {\n      certificateGroupId\n      title\n      description\n      numElectiveCourses\n      isCapstoneGroup\n      needed\n      done\n      isMet\n      isOpen\n      courses {\n        courseId\n        title\n        coverImageUrl\n        liveOnly\n        completionRequired\n        studyMinutes\n        isDone\n        isUnderWay\n        path\n      }\n    }\n  }\n':
    types.CertificateDetailFragmentDoc,
  '\n  query CertificatePage($certificateId: ID!) {\n    getCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n  }\n':
    types.CertificatePageDocument,
  '\n  query CrashCoursePage($certificateId: ID) {\n    getCrashCourseCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n    getEntitledCertificates(certificateType: CrashCourse) {\n      ...CertificateCard\n    }\n  }\n':
    types.CrashCoursePageDocument,
  '\n  fragment CertificateCard on Certificate {\n    certificateId\n    title\n    badgeImageUrl\n    primaryColor\n    studyMinutes\n    meta {\n      bannerDescription\n    }\n    state\n    isRegistered\n    percent\n    needed\n    done\n    issuesAt\n    issuedAt\n    credentialId\n  }\n':
    types.CertificateCardFragmentDoc,
  '\n  query Certificates {\n    listCertificates {\n      ...CertificateCard\n    }\n  }\n':
    types.CertificatesDocument,
  '\n  query CredentialPage($credentialId: ID!) {\n    getCredential(credentialId: $credentialId) {\n      credentialId\n      certificateId\n      status\n      holderName\n      title\n      narrative\n      criteria\n      studyMinutes\n      issuerName\n      signer\n      issuedAt\n      revokedAt\n      revokedReason\n      replacedBy\n      isOwn\n      url\n      badgeImageUrl\n      primaryColor\n      certificateType\n      courses {\n        courseId\n        title\n        completedAt\n      }\n    }\n  }\n':
    types.CredentialPageDocument,
  '\n  mutation AddCertificateRegistration($certificateId: ID!) {\n    addCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddCertificateRegistrationDocument,
  '\n  mutation RemoveCertificateRegistration($certificateId: ID!) {\n    removeCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveCertificateRegistrationDocument,
  '\n  query CoursePage($courseId: ID!) {\n    getCourse(courseId: $courseId) {\n      card {\n        ...CourseCardFields\n        subtitle\n        description\n        faculty {\n          facultyId\n          fullName\n          role\n          imageUrl\n          biography\n        }\n      }\n      whoWillBenefit\n      whatYouWillLeaveWith\n      topTakeaway\n      courseSyllabusUrl\n      trailer {\n        videoId\n        title\n        thumbnailUrl\n        duration\n        isSilent\n        manifestUrl\n      }\n      sessions {\n        ...SessionFields\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n      }\n      outline {\n        groupId\n        title\n        description\n        videos {\n          videoId\n          title\n          duration\n        }\n      }\n      lessonCount\n      lessonSeconds\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n  }\n':
    types.CoursePageDocument,
  '\n  query SessionCalendarLink($sessionId: ID!) {\n    getSessionLink(sessionId: $sessionId) {\n      url\n      googleUrl\n      outlookUrl\n    }\n  }\n':
    types.SessionCalendarLinkDocument,
  '\n  mutation SaveEnrollment($input: SaveEnrollmentInput!) {\n    saveEnrollment(input: $input) {\n      session {\n        ...SessionFields\n      }\n      conflictSession {\n        ...SessionFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveEnrollmentDocument,
  '\n  query EventPage($memberEventId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      memberEventId\n      title\n      subtitle\n      details\n      status\n      eventStart\n      eventEnd\n      heroImageUrl\n      eventType {\n        label\n      }\n      eventCategory {\n        label\n      }\n      attending\n      takesRsvp\n      zoomLink\n      recordingUrl\n      calendarUrl\n      googleUrl\n      outlookUrl\n    }\n  }\n':
    types.EventPageDocument,
  '\n  query EventsPage($sort: MemberEventSort!, $after: Int!) {\n    listMemberEvents(sort: $sort, after: $after, count: 24) {\n      events {\n        ...EventCardFields\n      }\n      nextAfter\n    }\n  }\n':
    types.EventsPageDocument,
  '\n  mutation InviteFriendsToEvent($input: InviteFriendsToEventInput!) {\n    inviteFriendsToEvent(input: $input) {\n      sent\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.InviteFriendsToEventDocument,
  '\n  mutation SaveMemberEventRsvp($input: SaveMemberEventRsvpInput!) {\n    saveMemberEventRsvp(input: $input) {\n      updatedMemberEventRsvpId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveMemberEventRsvpDocument,
  '\n  query Home($withMembers: Boolean!, $withEvents: Boolean!, $withPlan: Boolean!) {\n    getHome {\n      continueWatching {\n        topLevelId\n        groupId\n        videoContentId\n        videoId\n        title\n        courseTitle\n        sourceType\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        continueAtTime\n        watched {\n          from\n          to\n        }\n      }\n      upcomingCourses {\n        ...CourseCardFields\n      }\n      freeSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      entitledSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      isEmpty\n      interests {\n        jobFunction\n        isLead\n        topics\n      }\n      programs {\n        certificateId\n        title\n        needed\n        done\n        next {\n          title\n          path\n        }\n      }\n      trialEndsAt\n      failedPayment {\n        opensUntil\n      }\n    }\n    getMeteringPlanDetails {\n      threshold\n      currentMeasure\n      resetsAt\n    }\n    getLearningPlan @include(if: $withPlan) {\n      plan {\n        title\n        courseIds\n      }\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n    listMemberEvents(sort: latest, count: 4) @include(if: $withEvents) {\n      events {\n        ...EventCardFields\n      }\n    }\n    listMembers(context: HOMEPAGE, count: 20) @include(if: $withMembers) {\n      list {\n        userId\n        displayName\n        jobRole\n        company\n        profileImageUrl\n      }\n    }\n  }\n':
    types.HomeDocument,
  '\n  query InsightPage($caseStudyId: ID!) {\n    listCaseStudies(caseStudyId: $caseStudyId, count: 1) {\n      list {\n        caseStudyId\n        title\n        publishedAt\n        coverImageUrl\n        bodyText\n        video {\n          duration\n          thumbnailUrl\n          isSilent\n          chapters {\n            title\n            startSeconds\n            endSeconds\n          }\n          manifestUrl\n          expiresAt\n        }\n      }\n    }\n  }\n':
    types.InsightPageDocument,
  '\n  query InsightsPage($query: String!, $after: Int!) {\n    listCaseStudies(query: $query, after: $after, count: 24) {\n      list {\n        caseStudyId\n        title\n        publishedAt\n        coverImageUrl\n        video {\n          duration\n        }\n      }\n      nextAfter\n    }\n  }\n':
    types.InsightsPageDocument,
  '\n  mutation SaveCaseStudyViewing($input: SaveCaseStudyViewingInput!) {\n    saveCaseStudyViewing(input: $input) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveCaseStudyViewingDocument,
  '\n  query MemberDirectory($filter: String!, $page: Int!, $count: Int!) {\n    listMembers(filter: $filter, page: $page, count: $count, context: MEMBERSPAGE) {\n      list {\n        userId\n        displayName\n        jobRole\n        company\n        profileImageUrl\n      }\n      pageInfo {\n        total\n        totalPages\n      }\n    }\n  }\n':
    types.MemberDirectoryDocument,
  '\n  query ProfileEditPage($userId: ID!) {\n    getMemberProfile(userId: $userId) {\n      ...ProfileFields\n    }\n    listIndustryReferences {\n      industry\n    }\n    listJobFunctionReferences {\n      jobFunction\n    }\n  }\n':
    types.ProfileEditPageDocument,
  '\n  query ProfilePage($userId: ID!) {\n    getMemberProfile(userId: $userId) {\n      ...ProfileFields\n      displayName\n    }\n  }\n\n  fragment ProfileFields on MemberProfile {\n    userId\n    firstName\n    middleName\n    lastName\n    pronouns\n    profileImageUrl\n    jobRole\n    industry\n    jobFunction\n    languages {\n      name\n    }\n    company {\n      name\n      userCompanyId\n    }\n    location {\n      city\n      region\n      country\n      userLocationId\n    }\n    linkedin\n    twitter\n    instagram\n    about\n    growthTip\n    communityGive\n    communityGet\n    whatILove\n    own {\n      listed\n      versions {\n        basicInfo\n        location\n        company\n        jobInfo\n        social\n        community\n      }\n    }\n  }\n':
    types.ProfilePageDocument,
  '\n  mutation SaveMemberBasicInfo($input: MemberBasicInfoInput!) {\n    saveMemberBasicInfo(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveMemberBasicInfoDocument,
  '\n  mutation SaveMemberLocation($input: MemberLocationInput!) {\n    saveMemberLocation(input: $input) {\n      updatedLocationId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveMemberLocationDocument,
  '\n  mutation SaveMemberCompany($input: MemberCompanyInput!) {\n    saveMemberCompany(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveMemberCompanyDocument,
  '\n  mutation SaveMemberJobInfo($input: MemberJobInfoInput!) {\n    saveMemberJobInfo(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveMemberJobInfoDocument,
  '\n  mutation SaveMemberSocialInfo($input: MemberSocialInput!) {\n    saveMemberSocialInfo(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveMemberSocialInfoDocument,
  '\n  mutation SaveMemberCommunity($input: MemberCommunityInput!) {\n    saveMemberCommunity(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveMemberCommunityDocument,
  '\n  mutation CreateSignedUploadUrl($fileType: String!) {\n    createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {\n      url\n      imageUrl\n      fields {\n        name\n        value\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CreateSignedUploadUrlDocument,
  '\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      threshold\n      currentMeasure\n      resetsAt\n    }\n    getMembershipOffers {\n      plans {\n        productId\n      }\n    }\n  }\n':
    types.MeteringPlanDocument,
  '\n  query MiniMbas {\n    getEntitledBootcampSessions {\n      sessionId\n      title\n      subtitle\n      coverImageUrl\n      startAt\n      endAt\n    }\n    getMemberEntitlements {\n      type\n      label\n      name\n    }\n  }\n':
    types.MiniMbasDocument,
  '\n  query NextSteps {\n    getNextStepsStatus {\n      name\n      isCompleted\n      remedyRoute\n    }\n  }\n':
    types.NextStepsDocument,
  '\n  query NotesPage($courseId: ID, $query: String!, $after: Int!, $count: Int!) {\n    listNotes(courseId: $courseId, query: $query, after: $after, count: $count) {\n      notes {\n        note {\n          ...NoteFields\n        }\n        courseId\n        courseTitle\n        lessonTitle\n        place {\n          topLevelId\n          groupId\n          videoContentId\n          sourceType\n          courseType\n        }\n      }\n      courses {\n        courseId\n        title\n        notes\n      }\n      total\n      nextAfter\n    }\n  }\n':
    types.NotesPageDocument,
  '\n  query Companies($searchTerm: String!, $page: Int!) {\n    listCompanies(searchTerm: $searchTerm, page: $page) {\n      companies {\n        customerId: companyId\n        name\n        logoUrl\n        accentColor\n        program {\n          contractStart\n          contractEnd\n          totalSeats\n          usedSeats\n        }\n      }\n      total\n    }\n  }\n':
    types.CompaniesDocument,
  '\n  query OrganizationDashboard($customerId: ID, $filterType: String!) {\n    getOrganizationDetails(customerId: $customerId, filterType: $filterType) {\n      overview {\n        companyName\n        companyLogo\n        accentColor\n        contractStart\n        contractEnd\n        totalSeats\n        usedSeats\n        importantLinks {\n          title\n          url\n        }\n        renewals {\n          startsOn\n          endsOn\n          totalSeats\n        }\n      }\n      stats {\n        usersEngaged\n        usersEngagedPercent\n        assignedSeats\n        lessonsStarted\n        hoursWatched\n        coursesConsumed\n        coursesCompleted\n        badgesEarned\n        badgesEarnedPercent\n      }\n      periods {\n        from\n        to\n        usersEngaged\n        hoursWatched\n      }\n      from\n      to\n      since\n      timeZone\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n':
    types.OrganizationDashboardDocument,
  '\n  query DashboardDownload(\n    $customerId: ID\n    $employeeId: ID\n    $downloadType: DownloadType!\n    $searchTerm: String!\n    $filterType: String!\n    $sortBy: SortBy\n    $page: Int!\n  ) {\n    getDashboardDataForDownload(\n      customerId: $customerId\n      employeeId: $employeeId\n      downloadType: $downloadType\n      searchTerm: $searchTerm\n      filterType: $filterType\n      sortBy: $sortBy\n      page: $page\n    ) {\n      courses {\n        title\n        courseType\n        enrolled\n        completed\n        engagement\n        videosWatched\n      }\n      employees {\n        name\n        email\n        status\n        views\n        completed\n        badges\n        lastActive\n      }\n      employeeCourses {\n        title\n        courseType\n        status\n        enrolledOn\n        completedOn\n        videosWatched\n        hoursWatched\n      }\n      employeesMapCourses {\n        name\n        email\n        course\n        status\n        progress\n        completedOn\n      }\n      timeZone\n      total\n      totalPages\n      error {\n        code\n        message\n      }\n    }\n  }\n':
    types.DashboardDownloadDocument,
  '\n  query EmployeeDetails($userId: ID!, $customerId: ID, $filterType: String!, $from: String, $to: String) {\n    getEmployeeDetails(userId: $userId, customerId: $customerId, filterType: $filterType, from: $from, to: $to) {\n      employee {\n        userId\n        name\n        imageUrl\n        email\n        status\n        lastActive\n        videosWatched\n        hoursWatched\n        coursesStarted\n        coursesCompleted\n        badgesEarned\n      }\n      timeZone\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n':
    types.EmployeeDetailsDocument,
  '\n  mutation MailDashboardDownload(\n    $companyId: ID\n    $employeeId: ID\n    $downloadType: DownloadType!\n    $searchTerm: String!\n    $filterType: String!\n    $sortBy: SortBy\n  ) {\n    mailDashboardDownload(\n      companyId: $companyId\n      employeeId: $employeeId\n      downloadType: $downloadType\n      searchTerm: $searchTerm\n      filterType: $filterType\n      sortBy: $sortBy\n    ) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.MailDashboardDownloadDocument,
  '\n  query OrganizationPeriodBefore($customerId: ID, $filterType: String!) {\n    getOrganizationPeriodBefore(customerId: $customerId, filterType: $filterType) {\n      stats {\n        usersEngaged\n        lessonsStarted\n        coursesCompleted\n        badgesEarned\n      }\n      from\n      to\n    }\n  }\n':
    types.OrganizationPeriodBeforeDocument,
  '\n  mutation SaveSeats($input: SaveSeatsInput!) {\n    saveSeats(input: $input) {\n      rows {\n        email\n        firstName\n        lastName\n        verdict\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveSeatsDocument,
  '\n  mutation RemoveSeat($input: RemoveSeatInput!) {\n    removeSeat(input: $input) {\n      seatId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveSeatDocument,
  '\n  mutation SendSeatReminders($input: SendSeatRemindersInput!) {\n    sendSeatReminders(input: $input) {\n      reminded\n      tooEarly\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SendSeatRemindersDocument,
  '\n  query OrganizationSeats($customerId: ID, $searchTerm: String!, $state: SeatState, $page: Int!) {\n    listSeats(customerId: $customerId, searchTerm: $searchTerm, state: $state, page: $page) {\n      companyName\n      endedOn\n      seats {\n        seatId\n        userId\n        name\n        email\n        state\n        assignedAt\n        lastSeenAt\n        remindedAt\n        isRemindable\n        revokedAt\n        lastDay\n      }\n      total\n      totalSeats\n      overage\n      assignedSeats\n      usedSeats\n      waitingSeats\n      remindableSeats\n    }\n  }\n':
    types.OrganizationSeatsDocument,
  '\n  query OrganizationEmployees(\n    $customerId: ID\n    $searchTerm: String!\n    $page: Int!\n    $filterType: String!\n    $sortBy: SortBy\n    $courseId: ID\n    $sessionId: ID\n    $from: String\n    $to: String\n  ) {\n    getOrganizationEmployees(\n      customerId: $customerId\n      searchTerm: $searchTerm\n      page: $page\n      filterType: $filterType\n      sortBy: $sortBy\n      courseId: $courseId\n      sessionId: $sessionId\n      from: $from\n      to: $to\n    ) {\n      employees {\n        userId\n        name\n        email\n        status\n        isEnrolled\n        isEngaged\n        views\n        hoursWatched\n        coursesStarted\n        completed\n        badges\n      }\n      scopeTitle\n      total\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n':
    types.OrganizationEmployeesDocument,
  '\n  query OrganizationCourses($customerId: ID, $searchTerm: String!, $page: Int!, $filterType: String!, $sortBy: SortBy) {\n    getOrganizationCourses(\n      customerId: $customerId\n      searchTerm: $searchTerm\n      page: $page\n      filterType: $filterType\n      sortBy: $sortBy\n    ) {\n      courses {\n        courseId\n        title\n        coverImageUrl\n        courseType\n        enrolled\n        completed\n        engagement\n        session\n        videosWatched\n      }\n      total\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n':
    types.OrganizationCoursesDocument,
  '\n  query OrganizationSessions($customerId: ID, $courseId: ID!, $filterType: String!) {\n    getOrganizationSessionByCourse(customerId: $customerId, courseId: $courseId, filterType: $filterType) {\n      sessionsForCourse {\n        sessionId\n        title\n        sessionType\n        startAt\n        endAt\n        enrolled\n        completed\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n':
    types.OrganizationSessionsDocument,
  '\n  query EmployeeCourses(\n    $userId: ID!\n    $customerId: ID\n    $search: String!\n    $page: Int!\n    $filterType: String!\n    $sort: SortBy\n    $from: String\n    $to: String\n  ) {\n    getEmployeeCourses(\n      userId: $userId\n      customerId: $customerId\n      search: $search\n      page: $page\n      filterType: $filterType\n      sort: $sort\n      from: $from\n      to: $to\n    ) {\n      courses {\n        courseId\n        title\n        courseType\n        status\n        enrolledOn\n        completedOn\n        progress\n        isStarted\n        videosWatched\n        hoursWatched\n        badges\n        videos {\n          videoId\n          title\n          hoursWatched\n          isWatched\n          watchedOn\n        }\n      }\n      total\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n':
    types.EmployeeCoursesDocument,
  '\n  mutation ProcessPassExtras($userId: ID!, $email: String!, $shortCode: String!) {\n    processPassExtras(userId: $userId, email: $email, shortCode: $shortCode) {\n      success\n      redirectUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ProcessPassExtrasDocument,
  '\n  query PassLink($code: String!, $email: String!, $tac: String!) {\n    lookupPassActivationLink(code: $code, email: $email, tac: $tac) {\n      success\n      link\n      existingUser\n      showStayTuned\n    }\n  }\n':
    types.PassLinkDocument,
  '\n  query PassPreview($code: String!) {\n    nav: getPassDetailsByCode(code: $code, context: TOP_NAV) {\n      meta {\n        navLogoUrl\n      }\n    }\n    pass: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {\n      showRegistration\n      targetSegment\n      usesSSO\n      startsAt\n      meta {\n        ctaButton {\n          text\n          url\n          label\n        }\n        hero {\n          title\n          subtitle\n          subtitleFontSize\n        }\n        logo {\n          url\n          alt\n        }\n        testimonial {\n          text\n          name\n          job\n          image\n        }\n      }\n      content {\n        title\n        videoThumbnail\n        duration\n        video {\n          videoId\n          externalKey\n          isSilent\n          manifestUrl\n        }\n      }\n    }\n    realm: lookupPassCorporateRealm(code: $code) {\n      realm\n      serializedOptions\n      error {\n        code\n      }\n    }\n  }\n':
    types.PassPreviewDocument,
  '\n  query PassRegistration($code: String!) {\n    pass: getPassDetailsByCode(code: $code, context: INVITE_REGISTRATION) {\n      showRegistration\n      targetSegment\n      extraCollectionFields\n      hasRedemptionCode\n      usesOTRC\n      usesSSO\n      redirectUrl\n      company {\n        name\n        givesSeat\n      }\n      isForCaller\n      isFullForCaller\n      startsAt\n      meta {\n        navLogoUrl\n      }\n    }\n    preview: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {\n      meta {\n        hero {\n          title\n        }\n      }\n    }\n  }\n':
    types.PassRegistrationDocument,
  '\n  mutation AddPick($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: LP_USER_PICK) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddPickDocument,
  '\n  mutation RemovePick($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: LP_USER_PICK) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemovePickDocument,
  '\n  query LearningPlan {\n    getLearningPlan {\n      plan {\n        title\n        topic\n        level\n        certificate {\n          certificateId\n          title\n          description\n          badgeImageUrl\n          progress\n        }\n        courses {\n          ...CourseCardFields\n        }\n      }\n      pickedCourses {\n        ...CourseCardFields\n      }\n    }\n  }\n':
    types.LearningPlanDocument,
  '\n  query LearningPlanQuiz {\n    getLearningPlanQuiz {\n      learningPlanQuizId\n      questions {\n        learningPlanQuizQuestionId\n        label\n        options {\n          key\n          label\n        }\n        isRequired\n        meta {\n          parentId\n          conditionalAnswer\n        }\n      }\n    }\n  }\n':
    types.LearningPlanQuizDocument,
  '\n  mutation SubmitLearningPlanQuiz($input: SubmitLearningPlanQuizResponsesInput!) {\n    submitLearningPlanQuizResponses(input: $input) {\n      title\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SubmitLearningPlanQuizDocument,
  '\n  mutation SaveMailChoice($kind: MailKind!, $isWanted: Boolean!) {\n    saveMailChoice(kind: $kind, isWanted: $isWanted) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveMailChoiceDocument,
  '\n  mutation RequestDataDownload {\n    requestDataDownload {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RequestDataDownloadDocument,
  '\n  mutation RequestErasure($password: String) {\n    requestErasure(password: $password) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RequestErasureDocument,
  '\n  mutation CancelErasure {\n    cancelErasure {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CancelErasureDocument,
  '\n  query DataSettings {\n    getDataSettings {\n      mailChoices {\n        kind\n        isWanted\n      }\n      download {\n        requestedAt\n        expiresAt\n        path\n      }\n      erasure {\n        requestedAt\n        dueAt\n      }\n      hasSubscription\n      looks {\n        name\n        role\n        reason\n        beganAt\n        endedAt\n      }\n    }\n  }\n':
    types.DataSettingsDocument,
  '\n  query ResourcePage($slug: String!) {\n    getResource(slug: $slug) {\n      resourceID\n      slug\n      title\n      subtitle\n      type\n      coverImageUrl\n      pdfDownloadUrl\n      googleDocCopyUrl\n      linksExpireAt\n      modified\n      items {\n        resourceContentID\n        type\n        content\n        anchorName\n        imageUrl\n      }\n      tags {\n        category\n        label\n        recordID\n      }\n    }\n  }\n':
    types.ResourcePageDocument,
  '\n  query ResourcesPage($filter: ResourceFilter!, $page: Int!) {\n    listResources(filter: $filter, count: 24, page: $page) {\n      list {\n        resourceID\n        slug\n        type\n        title\n        subtitle\n        coverImageUrl\n        stacks\n      }\n      pageInfo {\n        page\n        totalPages\n        total\n      }\n      facets {\n        types {\n          value\n          count\n        }\n        stacks {\n          value\n          count\n        }\n      }\n    }\n  }\n':
    types.ResourcesPageDocument,
  '\n  fragment SecondFactorsFields on SecondFactors {\n    factors {\n      factorId\n      kind\n      name\n      createdAt\n      lastUsedAt\n    }\n    recoveryCodesLeft\n    isNeeded\n  }\n':
    types.SecondFactorsFieldsFragmentDoc,
  '\n  mutation StartAuthenticator {\n    startAuthenticator {\n      handle\n      secret\n      uri\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StartAuthenticatorDocument,
  '\n  mutation AddAuthenticator($handle: String!, $code: String!, $name: String!) {\n    addAuthenticator(handle: $handle, code: $code, name: $name) {\n      recoveryCodes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddAuthenticatorDocument,
  '\n  mutation StartPasskey {\n    startPasskey {\n      handle\n      options\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StartPasskeyDocument,
  '\n  mutation AddPasskey($handle: String!, $response: JSON!, $name: String!) {\n    addPasskey(handle: $handle, response: $response, name: $name) {\n      recoveryCodes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddPasskeyDocument,
  '\n  mutation RenameSecondFactor($factorId: ID!, $name: String!) {\n    renameSecondFactor(factorId: $factorId, name: $name) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RenameSecondFactorDocument,
  '\n  mutation RemoveSecondFactor($factorId: ID!) {\n    removeSecondFactor(factorId: $factorId) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveSecondFactorDocument,
  '\n  mutation MakeRecoveryCodes($input: MakeRecoveryCodesInput!) {\n    makeRecoveryCodes(input: $input) {\n      recoveryCodes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.MakeRecoveryCodesDocument,
  '\n  query SecondFactors {\n    getSecondFactors {\n      ...SecondFactorsFields\n    }\n  }\n':
    types.SecondFactorsDocument,
  '\n  mutation OpenRecording($sessionId: ID!, $meetingNumber: Int!) {\n    openRecording(sessionId: $sessionId, meetingNumber: $meetingNumber) {\n      title\n      duration\n      posterUrl\n      manifestUrl\n      expiresAt\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.OpenRecordingDocument,
  '\n  mutation SaveSessionContentProgress(\n    $sessionContentId: ID!\n    $type: SessionContentProgressType!\n    $status: SessionContentProgressStatus!\n  ) {\n    saveSessionContentProgress(sessionContentId: $sessionContentId, type: $type, status: $status) {\n      status\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveSessionContentProgressDocument,
  '\n  mutation SubmitProject($input: SubmitProjectInput!) {\n    submitProject(input: $input) {\n      sessionContentId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SubmitProjectDocument,
  '\n  fragment ContainerFields on Container {\n    sessionContentId\n    type\n    title\n    dueAt\n    containsActiveContent\n    expandedPlaceholder\n    minutes\n    submission\n    project {\n      link\n      note\n      state\n      words\n      submittedAt\n      reviewedAt\n    }\n    checklist {\n      sessionContentId\n      refSessionContentId\n      checklistGroupName\n      title\n      subtitle\n      subtype\n      selfReporting\n      completionStatus\n      progress\n      isMissed\n      meetingEndAt\n      recordingUrl\n      recordingCounts\n    }\n    items {\n      sessionContentId\n      type\n      title\n      intro\n      body\n      outro\n      enabledAt\n      enabled\n      optional\n      videoPreviews {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        optional\n        enabledAt\n        watchedAt\n      }\n      buttonText\n      buttonUrl\n      buttonStartIcon\n      buttonEndIcon\n      calendarStartDate\n      dayTexts\n    }\n  }\n':
    types.ContainerFieldsFragmentDoc,
  '\n  query SessionPage($sessionId: ID!) {\n    getSessionContent(sessionId: $sessionId) {\n      title\n      sessionType\n      sessionStartAt\n      sessionEndAt\n      courseId\n      sessionId\n      calendarFallbackUrl\n      uiCustomizations\n      hideTimeAndFacultyLabels\n      session {\n        ...SessionFields\n      }\n      faculty {\n        facultyId\n        fullName\n        role\n        imageUrl\n      }\n      announcements {\n        sessionContentId\n        announcement\n        imageUrl\n        stylePreset\n        internalLinkUrl\n        externalLinkUrl\n      }\n      sessionContainers {\n        ...ContainerFields\n      }\n      containers {\n        ...ContainerFields\n      }\n      schedules {\n        sessionContentId\n        title\n        externalCalendarUrl\n        calendarStartDate\n        scheduleDays {\n          dayNumber\n          ctaText\n          body\n          checklistSessionContentId\n          completionStatus\n        }\n      }\n      config {\n        teachingAssistant {\n          fullName\n          imageUrl\n          slackUrl\n        }\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n        recordingUrl\n      }\n      progress {\n        totalDuration\n        totalWatched\n        completedVideos\n        totalVideos\n        groups {\n          groupSessionContentId\n          videos {\n            videoId\n            duration\n            farthestWatchedTime\n            optional\n            completed\n          }\n        }\n      }\n    }\n  }\n':
    types.SessionPageDocument,
  '\n  query SignInFlags {\n    getFeatureFlags {\n      values\n    }\n    getAcademy {\n      isOpen\n    }\n  }\n':
    types.SignInFlagsDocument,
  '\n  query LookupCorporateRealm($b64email: String!, $redirectPath: String) {\n    lookupCorporateRealm(b64email: $b64email, redirectPath: $redirectPath) {\n      link\n      serializedOptions\n      error {\n        code\n      }\n    }\n  }\n':
    types.LookupCorporateRealmDocument,
  '\n  query LookupLMSProvider($b64options: String!) {\n    lookupLMSProvider(b64options: $b64options) {\n      redirectUrl\n      authorizeUrl\n      error {\n        code\n      }\n    }\n  }\n':
    types.LookupLmsProviderDocument,
  '\n    query SignOnReport($handle: String!) {\n      getSignOnReport(handle: $handle) {\n        kind\n        issuer\n        fault\n        words\n        claims {\n          name\n          value\n        }\n        match\n      }\n    }\n  ':
    types.SignOnReportDocument,
  '\n  mutation AcceptStaffInvitation($input: AcceptStaffInvitationInput!) {\n    acceptStaffInvitation(input: $input) {\n      email\n      isNew\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AcceptStaffInvitationDocument,
  '\n  query StaffInvitationPage($token: String!) {\n    getStaffInvitation(token: $token) {\n      email\n      roles\n      hasAccount\n    }\n  }\n':
    types.StaffInvitationPageDocument,
  '\n  mutation SetUpOwner($input: SetUpOwnerInput!) {\n    setUpOwner(input: $input) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SetUpOwnerDocument,
  '\n  query SetupPage($token: String!) {\n    getSetup(token: $token) {\n      email\n    }\n  }\n':
    types.SetupPageDocument,
  '\n  mutation AddPeople($rows: [PersonRowInput!]!, $reason: String, $dryRun: Boolean) {\n    addPeople(rows: $rows, reason: $reason, dryRun: $dryRun) {\n      verdicts {\n        outcome\n        words\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddPeopleDocument,
  '\n  query StudioAudit(\n    $text: String!\n    $actorKind: ActorKind\n    $from: String\n    $until: String\n    $after: String\n    $count: Int!\n  ) {\n    listAuditEntries(text: $text, actorKind: $actorKind, from: $from, until: $until, after: $after, count: $count) {\n      entries {\n        entryId\n        at\n        actorKind\n        actorName\n        tokenName\n        action\n        subject\n        subjectName\n        reason\n        before\n        after\n        detail\n      }\n      nextAfter\n    }\n  }\n':
    types.StudioAuditDocument,
  '\n    query StudioChosen($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {\n      countChosenDocuments(kind: $kind, documentIds: $documentIds, text: $text, state: $state) {\n        total\n        toPublish\n        toArchive\n        toRestore\n      }\n    }\n  ':
    types.StudioChosenDocument,
  '\n  query StudioExport($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {\n    exportDocuments(kind: $kind, documentIds: $documentIds, text: $text, state: $state)\n  }\n':
    types.StudioExportDocument,
  '\n  mutation BeginDocumentsAct(\n    $bulkActId: ID!\n    $kind: String!\n    $act: DocumentBulkAct!\n    $documentIds: [ID!]\n    $text: String!\n    $state: DocumentStateFilter\n    $publishAt: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    beginDocumentsAct(\n      bulkActId: $bulkActId\n      kind: $kind\n      act: $act\n      documentIds: $documentIds\n      text: $text\n      state: $state\n      publishAt: $publishAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.BeginDocumentsActDocument,
  '\n    query StudioChosenPeople($text: String!, $view: PeopleView!, $companyId: ID) {\n      countChosenPeople(text: $text, view: $view, companyId: $companyId)\n    }\n  ':
    types.StudioChosenPeopleDocument,
  '\n  mutation GiveAreaToPeople(\n    $bulkActId: ID!\n    $userIds: [ID!]\n    $text: String!\n    $view: PeopleView!\n    $companyId: ID\n    $area: String!\n    $lastDay: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    giveAreaToPeople(\n      bulkActId: $bulkActId\n      userIds: $userIds\n      text: $text\n      view: $view\n      companyId: $companyId\n      area: $area\n      lastDay: $lastDay\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.GiveAreaToPeopleDocument,
  '\n    query StudioBulkAct($bulkActId: ID!) {\n      getBulkAct(bulkActId: $bulkActId) {\n        ...BulkFields\n      }\n    }\n    fragment BulkFields on BulkAct {\n      bulkActId\n      act\n      kind\n      state\n      total\n      done\n      same\n      failed\n      failures {\n        id\n        title\n        why\n      }\n    }\n  ':
    types.StudioBulkActDocument,
  '\n    query StudioRunningBulk($kind: String) {\n      findRunningBulkAct(kind: $kind) {\n        bulkActId\n      }\n    }\n  ':
    types.StudioRunningBulkDocument,
  '\n  mutation StopBulkAct($bulkActId: ID!) {\n    stopBulkAct(bulkActId: $bulkActId) {\n      bulkAct {\n        ...BulkFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StopBulkActDocument,
  '\n  mutation RetryBulkAct($bulkActId: ID!, $formerActId: ID!) {\n    retryBulkAct(bulkActId: $bulkActId, formerActId: $formerActId) {\n      isSaved\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RetryBulkActDocument,
  '\n    query StudioDates($from: String!, $until: String!) {\n      listStudioDates(from: $from, until: $until) {\n        what\n        kind\n        id\n        title\n        detail\n        startAt\n        endAt\n        people\n      }\n    }\n  ':
    types.StudioDatesDocument,
  '\n    query StudioDueCertificates($view: DueCertificateView!, $after: Int!) {\n      listDueCertificates(view: $view, after: $after) {\n        nextIssueAt\n        certificates {\n          userId\n          certificateId\n          title\n          displayName\n          email\n          companyName\n          eligibleAt\n          issuedAt\n          heldReason\n          isEarned\n        }\n        nextAfter\n      }\n    }\n  ':
    types.StudioDueCertificatesDocument,
  '\n  mutation HoldStudioCertificate(\n    $userId: ID!\n    $certificateId: ID!\n    $isHeldBack: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    holdCertificate(\n      userId: $userId\n      certificateId: $certificateId\n      isHeldBack: $isHeldBack\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.HoldStudioCertificateDocument,
  '\n    query StudioCompanies($text: String!, $view: CompanyView!, $after: Int!) {\n      searchCompanies(text: $text, view: $view, after: $after) {\n        companies {\n          companyId\n          name\n          logoUrl\n          accentColor\n          domains\n          signOn\n          contract {\n            state\n            startsOn\n            endsOn\n            totalSeats\n            assignedSeats\n            usedSeats\n            overage\n          }\n        }\n        total\n        nextAfter\n      }\n    }\n  ':
    types.StudioCompaniesDocument,
  '\n  mutation AddCompany($companyId: ID!, $name: String!, $timeZone: String!, $reason: String, $dryRun: Boolean) {\n    addCompany(companyId: $companyId, name: $name, timeZone: $timeZone, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddCompanyDocument,
  '\n  mutation SaveCompany(\n    $companyId: ID!\n    $version: Int!\n    $name: String!\n    $timeZone: String!\n    $hideMemberProfile: Boolean!\n    $disableAIFeatures: Boolean!\n    $enableProfAI: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompany(\n      companyId: $companyId\n      version: $version\n      name: $name\n      timeZone: $timeZone\n      hideMemberProfile: $hideMemberProfile\n      disableAIFeatures: $disableAIFeatures\n      enableProfAI: $enableProfAI\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveCompanyDocument,
  '\n  mutation SaveCompanyBrand(\n    $companyId: ID!\n    $version: Int!\n    $logoUrl: String!\n    $accentColor: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanyBrand(\n      companyId: $companyId\n      version: $version\n      logoUrl: $logoUrl\n      accentColor: $accentColor\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveCompanyBrandDocument,
  '\n  mutation SaveContract(\n    $companyId: ID!\n    $contractId: ID!\n    $version: Int!\n    $startsOn: String!\n    $endsOn: String!\n    $totalSeats: Int!\n    $overage: Boolean!\n    $entitlementIds: [String!]!\n    $links: [ContractLinkInput!]!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveContract(\n      companyId: $companyId\n      contractId: $contractId\n      version: $version\n      startsOn: $startsOn\n      endsOn: $endsOn\n      totalSeats: $totalSeats\n      overage: $overage\n      entitlementIds: $entitlementIds\n      links: $links\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveContractDocument,
  '\n  mutation EndContract(\n    $companyId: ID!\n    $contractId: ID!\n    $version: Int!\n    $lastDay: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    endContract(\n      companyId: $companyId\n      contractId: $contractId\n      version: $version\n      lastDay: $lastDay\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.EndContractDocument,
  '\n  mutation AddCompanyAdministrator($companyId: ID!, $email: String!, $reason: String, $dryRun: Boolean) {\n    addCompanyAdministrator(companyId: $companyId, email: $email, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddCompanyAdministratorDocument,
  '\n  mutation RemoveCompanyAdministrator($companyId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    removeCompanyAdministrator(companyId: $companyId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveCompanyAdministratorDocument,
  '\n  mutation AddCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {\n    addCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddCompanyDomainDocument,
  '\n  mutation CheckCompanyDomain($companyId: ID!, $domain: String!) {\n    checkCompanyDomain(companyId: $companyId, domain: $domain) {\n      isProved\n      fault\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CheckCompanyDomainDocument,
  '\n  mutation ProveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {\n    proveCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ProveCompanyDomainDocument,
  '\n  mutation RemoveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {\n    removeCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveCompanyDomainDocument,
  '\n    query StudioCompany($companyId: ID!) {\n      getCompany(companyId: $companyId) {\n        companyId\n        version\n        name\n        logoUrl\n        accentColor\n        timeZone\n        hideMemberProfile\n        disableAIFeatures\n        enableProfAI\n        people\n        signOn\n        contract {\n          state\n          startsOn\n          endsOn\n          totalSeats\n          assignedSeats\n          usedSeats\n          overage\n        }\n        contracts {\n          contractId\n          version\n          state\n          startsOn\n          endsOn\n          totalSeats\n          overage\n          assignedSeats\n          usedSeats\n          entitlementIds\n          links {\n            title\n            url\n          }\n        }\n        areas {\n          entitlementId\n          name\n        }\n        domains {\n          domain\n          isVerified\n          verifiedBy\n          verifiedAt\n          recordName\n          recordText\n          checkedAt\n          fault\n          saidBy\n          saidWhy\n        }\n        passes {\n          passId\n          code\n          state\n          slots\n          taken\n          startsAt\n          closesAt\n          takesSeat\n          usesSSO\n          usesOTRC\n          opened\n          registered\n          held\n          activated\n          learning\n        }\n        administrators {\n          userId\n          displayName\n          email\n        }\n        successManagers {\n          userId\n          displayName\n        }\n      }\n    }\n  ':
    types.StudioCompanyDocument,
  '\n  mutation SavePromotionOfSale(\n    $code: String!\n    $usableBy: String!\n    $amountOff: Int!\n    $startsAt: String!\n    $endsAt: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveSoldPromotion(\n      code: $code\n      usableBy: $usableBy\n      amountOff: $amountOff\n      startsAt: $startsAt\n      endsAt: $endsAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SavePromotionOfSaleDocument,
  '\n  mutation SaveOfferOfSale(\n    $coupon: String!\n    $name: String!\n    $headline: String!\n    $subheadline: String!\n    $acceptCta: String!\n    $rejectCta: String!\n    $startsAt: String!\n    $endsAt: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveSoldOffer(\n      coupon: $coupon\n      name: $name\n      headline: $headline\n      subheadline: $subheadline\n      acceptCta: $acceptCta\n      rejectCta: $rejectCta\n      startsAt: $startsAt\n      endsAt: $endsAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveOfferOfSaleDocument,
  '\n  mutation AddStripeCoupon($code: String!, $amountOff: Int!, $reason: String, $dryRun: Boolean) {\n    addProviderCoupon(code: $code, amountOff: $amountOff, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddStripeCouponDocument,
  '\n  mutation SaveStudioDraft($input: SaveDocumentDraftInput!) {\n    saveDocumentDraft(input: $input) {\n      draft {\n        ...DraftFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveStudioDraftDocument,
  '\n  mutation PublishStudioDocument(\n    $kind: String!\n    $documentId: ID!\n    $version: Int!\n    $note: String!\n    $also: [DocumentKeyInput!]\n  ) {\n    publishDocument(kind: $kind, documentId: $documentId, version: $version, note: $note, also: $also) {\n      revision\n      lines\n      isSaved\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.PublishStudioDocumentDocument,
  '\n  mutation ScheduleStudioDocument(\n    $kind: String!\n    $documentId: ID!\n    $version: Int!\n    $publishAt: String\n    $note: String!\n  ) {\n    scheduleDocument(kind: $kind, documentId: $documentId, version: $version, publishAt: $publishAt, note: $note) {\n      draft {\n        version\n        publishAt\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ScheduleStudioDocumentDocument,
  '\n  mutation DiscardStudioDraft($kind: String!, $documentId: ID!, $version: Int!) {\n    discardDocumentDraft(kind: $kind, documentId: $documentId, version: $version) {\n      published\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.DiscardStudioDraftDocument,
  '\n  mutation ArchiveStudioDocument($kind: String!, $documentId: ID!, $archived: Boolean!, $reason: String!) {\n    archiveDocument(kind: $kind, documentId: $documentId, archived: $archived, reason: $reason) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ArchiveStudioDocumentDocument,
  '\n  mutation RestoreStudioRevision($kind: String!, $documentId: ID!, $number: Int!, $version: Int!) {\n    restoreDocumentRevision(kind: $kind, documentId: $documentId, number: $number, version: $version) {\n      draft {\n        version\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RestoreStudioRevisionDocument,
  '\n  mutation TakeBackStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {\n    takeBackDocument(kind: $kind, documentId: $documentId, reason: $reason) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.TakeBackStudioDocumentDocument,
  '\n  mutation RemoveStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {\n    removeDocument(kind: $kind, documentId: $documentId, reason: $reason) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveStudioDocumentDocument,
  '\n  mutation DuplicateStudioDocument($kind: String!, $documentId: ID!, $newDocumentId: ID!) {\n    duplicateDocument(kind: $kind, documentId: $documentId, newDocumentId: $newDocumentId) {\n      draft {\n        version\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.DuplicateStudioDocumentDocument,
  '\n  fragment SuspectFields on ListedPerson {\n    userId\n    displayName\n    email\n    company {\n      companyId\n      name\n    }\n    registeredAt\n  }\n':
    types.SuspectFieldsFragmentDoc,
  '\n    query StudioPersonDuplicates($userId: ID!) {\n      personDuplicates(userId: $userId) {\n        person {\n          ...SuspectFields\n        }\n        reasons\n      }\n    }\n  ':
    types.StudioPersonDuplicatesDocument,
  '\n    query StudioDuplicates($after: String) {\n      listDuplicates(after: $after) {\n        pairs {\n          person {\n            ...SuspectFields\n          }\n          other {\n            ...SuspectFields\n          }\n          reasons\n        }\n        since\n        nextAfter\n      }\n    }\n  ':
    types.StudioDuplicatesDocument,
  '\n  mutation MergePeople($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {\n    mergePeople(userId: $userId, otherId: $otherId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.MergePeopleDocument,
  '\n  mutation DismissDuplicate($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {\n    dismissDuplicate(userId: $userId, otherId: $otherId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.DismissDuplicateDocument,
  '\n    query StudioEndpoints {\n      listWebhookEndpoints {\n        endpointId\n        address\n        eventTypes\n        isOn\n        secretNumber\n        formerUntil\n        failingSince\n        givenUpAt\n        waiting\n        failed\n      }\n    }\n  ':
    types.StudioEndpointsDocument,
  '\n    query StudioDeliveries($state: WebhookDeliveryState, $after: String) {\n      listWebhookDeliveries(state: $state, after: $after) {\n        deliveries {\n          deliveryId\n          eventId\n          title\n          address\n          state\n          tries\n          failureWords\n          failureDetail\n          happenedAt\n          nextAt\n          settledAt\n        }\n        nextAfter\n      }\n    }\n  ':
    types.StudioDeliveriesDocument,
  '\n    query StudioFailedDeliveries {\n      countFailedDeliveries\n    }\n  ': types.StudioFailedDeliveriesDocument,
  '\n  mutation SaveStudioEndpoint(\n    $endpointId: ID!\n    $address: String!\n    $eventTypes: [String!]!\n    $isOn: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveWebhookEndpoint(\n      endpointId: $endpointId\n      address: $address\n      eventTypes: $eventTypes\n      isOn: $isOn\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      secret\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveStudioEndpointDocument,
  '\n  mutation ReplaceStudioEndpointSecret($endpointId: ID!, $secretNumber: Int!, $reason: String, $dryRun: Boolean) {\n    replaceEndpointSecret(endpointId: $endpointId, secretNumber: $secretNumber, reason: $reason, dryRun: $dryRun) {\n      lines\n      secret\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ReplaceStudioEndpointSecretDocument,
  '\n  mutation RemoveStudioEndpoint($endpointId: ID!, $reason: String, $dryRun: Boolean) {\n    removeWebhookEndpoint(endpointId: $endpointId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveStudioEndpointDocument,
  '\n  mutation ReplayStudioDeliveries($endpointId: ID, $deliveryId: ID, $reason: String, $dryRun: Boolean) {\n    replayDeliveries(endpointId: $endpointId, deliveryId: $deliveryId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ReplayStudioDeliveriesDocument,
  '\n    query StudioExample {\n      getExampleAcademy {\n        state\n        isEmpty\n        counts {\n          kind\n          total\n          done\n        }\n        failure\n      }\n    }\n  ':
    types.StudioExampleDocument,
  '\n  mutation AddExampleAcademy($reason: String, $dryRun: Boolean) {\n    addExampleAcademy(reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddExampleAcademyDocument,
  '\n  mutation RemoveExampleAcademy($reason: String, $dryRun: Boolean) {\n    removeExampleAcademy(reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveExampleAcademyDocument,
  '\n  mutation StartFilm($fileName: String!, $bytes: Float!) {\n    startFilm(fileName: $fileName, bytes: $bytes) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StartFilmDocument,
  '\n  mutation FinishFilm($filmId: ID!) {\n    finishFilm(filmId: $filmId) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.FinishFilmDocument,
  '\n  mutation RetryFilm($filmId: ID!) {\n    retryFilm(filmId: $filmId) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RetryFilmDocument,
  '\n  mutation StopFilm($filmId: ID!) {\n    stopFilm(filmId: $filmId) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StopFilmDocument,
  '\n    query StudioFilmTerms {\n      getFilmTerms {\n        maxBytes\n        canEncode\n        canRepackage\n      }\n    }\n  ':
    types.StudioFilmTermsDocument,
  '\n    query StudioFilm($filmId: ID!) {\n      getFilm(filmId: $filmId) {\n        ...FilmFields\n      }\n    }\n    fragment FilmFields on Film {\n      filmId\n      fileName\n      bytes\n      state\n      progress\n      message\n      isOwn\n      duration\n      width\n      height\n      posterUrl\n      manifestUrl\n    }\n  ':
    types.StudioFilmDocument,
  '\n    query StudioFlags {\n      listFlags {\n        flag\n        about\n        isSet\n        isElsewhere\n        defaultValue\n        targets\n        version\n      }\n    }\n  ':
    types.StudioFlagsDocument,
  '\n  mutation SaveStudioFlag(\n    $flag: String!\n    $defaultValue: JSON\n    $targets: JSON!\n    $version: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveFlag(\n      flag: $flag\n      defaultValue: $defaultValue\n      targets: $targets\n      version: $version\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveStudioFlagDocument,
  '\n    query StudioHealth {\n      checkHealth {\n        part\n        title\n        state\n        words\n        todo\n      }\n    }\n  ':
    types.StudioHealthDocument,
  '\n  mutation TryBackgroundJobAgain($jobId: ID!, $reason: String, $dryRun: Boolean) {\n    tryJobAgain(jobId: $jobId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.TryBackgroundJobAgainDocument,
  '\n  mutation StopBackgroundJob($jobId: ID!, $reason: String, $dryRun: Boolean) {\n    stopJob(jobId: $jobId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StopBackgroundJobDocument,
  '\n    query StudioJobs($view: JobView!, $name: String!, $below: Int) {\n      listBackgroundJobs(view: $view, name: $name, below: $below) {\n        jobs {\n          jobId\n          title\n          state\n          facts {\n            label\n            value\n          }\n          tries\n          mostTries\n          failure {\n            words\n            detail\n          }\n          queuedAt\n          nextAt\n          begunAt\n          endedAt\n        }\n        nextBelow\n      }\n    }\n  ':
    types.StudioJobsDocument,
  '\n    query StudioFailedJobs {\n      countFailedJobs\n    }\n  ': types.StudioFailedJobsDocument,
  '\n  mutation SwitchStudioLetter($letter: ID!, $isOn: Boolean!, $reason: String, $dryRun: Boolean) {\n    switchLetter(letter: $letter, isOn: $isOn, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SwitchStudioLetterDocument,
  '\n  mutation SendStudioLetterTest($letter: ID!, $draft: Boolean!) {\n    sendLetterTest(letter: $letter, draft: $draft) {\n      sentTo\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SendStudioLetterTestDocument,
  '\n    query StudioLetterDraft($letter: ID!) {\n      getLetter(letter: $letter, draft: true) {\n        subject\n        text\n        about {\n          letter\n          title\n        }\n        template {\n          subject\n          text\n          button\n          variables {\n            name\n            meaning\n            sample\n            isRequired\n            isOfText\n          }\n        }\n      }\n    }\n  ':
    types.StudioLetterDraftDocument,
  '\n    query StudioLetters {\n      listLetters {\n        ...LetterFields\n      }\n    }\n    fragment LetterFields on Letter {\n      letter\n      title\n      group\n      sentWhen\n      sentTo\n      alwaysSent\n      sentLately\n      withheldLately\n      offSince\n      hasFixedWords\n      ownWordsSince\n    }\n  ':
    types.StudioLettersDocument,
  '\n    query StudioLetter($letter: ID!) {\n      getLetter(letter: $letter) {\n        subject\n        text\n        about {\n          ...LetterFields\n        }\n      }\n    }\n  ':
    types.StudioLetterDocument,
  '\n  mutation StopOutboxMail($mailId: ID!, $reason: String, $dryRun: Boolean) {\n    stopMail(mailId: $mailId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StopOutboxMailDocument,
  '\n  mutation MailAddressAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {\n    mailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.MailAddressAgainDocument,
  '\n  mutation SendOutboxMailAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {\n    sendMailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SendOutboxMailAgainDocument,
  '\n    query StudioOutbox($view: OutboxView!, $address: String!, $below: Int) {\n      listOutboxMails(view: $view, address: $address, below: $below) {\n        mails {\n          mailId\n          letter\n          to\n          subject\n          state\n          isSecret\n          createdAt\n          failedAt\n          leavesAt\n          withheld\n          endedAt\n        }\n        news {\n          news\n          sessionId\n          title\n          leavesAt\n        }\n        nextBelow\n      }\n    }\n  ':
    types.StudioOutboxDocument,
  '\n    query StudioFound($text: String!) {\n      findDocuments(text: $text) {\n        kind\n        id\n        title\n        isDraft\n      }\n    }\n  ':
    types.StudioFoundDocument,
  '\n    query StudioFoundPeople($text: String!) {\n      listPeople(text: $text, view: ALL, count: 5) {\n        people {\n          userId\n          displayName\n          email\n        }\n      }\n    }\n  ':
    types.StudioFoundPeopleDocument,
  '\n    query StudioFoundCompanies($text: String!) {\n      searchCompanies(text: $text, count: 5) {\n        companies {\n          companyId\n          name\n        }\n      }\n    }\n  ':
    types.StudioFoundCompaniesDocument,
  '\n    query StudioPassCodes($passId: ID!) {\n      getPassCodes(passId: $passId) {\n        passId\n        code\n        timeZone\n        company {\n          companyId\n          name\n        }\n        hasOneTimeCodes\n        batches {\n          batchId\n          size\n          used\n          madeAt\n          madeByName\n          endedAt\n          endedByName\n        }\n      }\n    }\n  ':
    types.StudioPassCodesDocument,
  '\n  mutation MakePassCodes($passId: ID!, $batchId: ID!, $count: Int!, $reason: String, $dryRun: Boolean) {\n    makePassCodes(passId: $passId, batchId: $batchId, count: $count, reason: $reason, dryRun: $dryRun) {\n      lines\n      codes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.MakePassCodesDocument,
  '\n  mutation EndPassCodes($passId: ID!, $batchId: ID!, $reason: String, $dryRun: Boolean) {\n    endPassCodes(passId: $passId, batchId: $batchId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.EndPassCodesDocument,
  '\n  fragment TeamPaymentFields on TeamPayment {\n    paymentId\n    userId\n    displayName\n    email\n    product\n    amount\n    refunded\n    pending\n    state\n    happenedAt\n    invoiceUrl\n    providerUrl\n    tries\n    retryAt\n    mailedAt\n    disputeDueAt\n    refundable\n    isEndable\n    refunds {\n      refundId\n      amount\n      state\n      failure\n    }\n  }\n':
    types.TeamPaymentFieldsFragmentDoc,
  '\n    query StudioPayments($view: PaymentView!, $text: String!, $after: String) {\n      listPayments(view: $view, text: $text, after: $after) {\n        payments {\n          ...TeamPaymentFields\n        }\n        nextAfter\n      }\n    }\n  ':
    types.StudioPaymentsDocument,
  '\n    query StudioPersonPayments($userId: ID!) {\n      listPayments(userId: $userId, count: 20) {\n        payments {\n          ...TeamPaymentFields\n        }\n      }\n    }\n  ':
    types.StudioPersonPaymentsDocument,
  '\n    query StudioPaymentTrouble {\n      getPaymentTrouble {\n        disputes\n        dueAt\n        refused\n      }\n    }\n  ':
    types.StudioPaymentTroubleDocument,
  '\n  mutation RefundTeamPayment(\n    $paymentId: ID!\n    $amount: Int!\n    $ends: Boolean\n    $press: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    refundPayment(\n      paymentId: $paymentId\n      amount: $amount\n      ends: $ends\n      press: $press\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RefundTeamPaymentDocument,
  '\n    query StudioDocumentPeek($kind: String!, $id: ID!) {\n      getDocument(kind: $kind, documentId: $id) {\n        title\n        state\n        draft {\n          publishAt\n          savedAt\n          savedByName\n          failure\n        }\n        faults {\n          ...FaultOfDocument\n        }\n      }\n      getDocumentUses(kind: $kind, documentId: $id) {\n        users\n        history\n      }\n      listDocumentRevisions(kind: $kind, documentId: $id) {\n        number\n        note\n        actorName\n        at\n      }\n    }\n  ':
    types.StudioDocumentPeekDocument,
  '\n    query StudioPeople($text: String!, $view: PeopleView!, $companyId: ID, $after: String) {\n      listPeople(text: $text, view: $view, companyId: $companyId, after: $after) {\n        people {\n          userId\n          displayName\n          email\n          profileImageUrl\n          accountType\n          company {\n            companyId\n            name\n          }\n          registeredAt\n          isListed\n          isTest\n        }\n        nextAfter\n      }\n    }\n  ':
    types.StudioPeopleDocument,
  '\n  mutation MailPersonAgain($userId: ID!, $reason: String, $dryRun: Boolean) {\n    mailAgain(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.MailPersonAgainDocument,
  '\n  mutation GivePersonArea($userId: ID!, $area: String!, $lastDay: String!, $reason: String, $dryRun: Boolean) {\n    giveArea(userId: $userId, area: $area, lastDay: $lastDay, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.GivePersonAreaDocument,
  '\n  mutation EndPersonGrant($userId: ID!, $grantId: ID!, $reason: String, $dryRun: Boolean) {\n    endGrant(userId: $userId, grantId: $grantId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.EndPersonGrantDocument,
  '\n  mutation SignOutPerson($userId: ID!, $reason: String, $dryRun: Boolean) {\n    signOutPerson(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SignOutPersonDocument,
  '\n  mutation ForgetPersonProvider($userId: ID!, $reason: String, $dryRun: Boolean) {\n    forgetProviderNames(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ForgetPersonProviderDocument,
  '\n  mutation SavePersonAddress($userId: ID!, $to: String!, $reason: String, $dryRun: Boolean) {\n    savePersonAddress(userId: $userId, to: $to, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SavePersonAddressDocument,
  '\n  mutation RequestPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {\n    requestPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RequestPersonErasureDocument,
  '\n  mutation CancelPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {\n    cancelPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CancelPersonErasureDocument,
  '\n  mutation IssuePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {\n    addCertificateCompletion(userId: $userId, certificateId: $certificateId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.IssuePersonCertificateDocument,
  '\n  mutation RevokePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {\n    removeCertificateCompletion(userId: $userId, certificateId: $certificateId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RevokePersonCertificateDocument,
  '\n  mutation StartSupportSession($userId: ID!, $reason: String, $dryRun: Boolean) {\n    startSupportSession(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StartSupportSessionDocument,
  '\n  mutation AddPersonNote($userId: ID!, $noteId: ID!, $note: String!) {\n    addPersonNote(userId: $userId, noteId: $noteId, note: $note) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddPersonNoteDocument,
  '\n  mutation RemovePersonNote($userId: ID!, $noteId: ID!) {\n    removePersonNote(userId: $userId, noteId: $noteId) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemovePersonNoteDocument,
  '\n    query StudioPerson($userId: ID!) {\n      getPerson(userId: $userId) {\n        userId\n        displayName\n        firstName\n        email\n        profileImageUrl\n        jobRole\n        statedCompany\n        pronouns\n        place\n        company {\n          companyId\n          name\n        }\n        accountType\n        tierChangedAt\n        registeredAt\n        lastSignInAt\n        timeZone\n        isListed\n        isTest\n        isOfTeam\n        grants {\n          grantId\n          entitlementId\n          name\n          type\n          source\n          sourceRef\n          startsAt\n          endsAt\n          revokedAt\n          reason\n          state\n          keptBy\n          isEndable\n        }\n        sessions {\n          sessionId\n          title\n          courseTitle\n          isLive\n          isWaitlisted\n          startsAt\n          joinedAt\n          attendedAt\n          completedAt\n          filmsDone\n        }\n        certificates {\n          certificateId\n          title\n          registeredAt\n          eligibleAt\n          heldAt\n          heldReason\n          credentialId\n          issuedAt\n          revokedAt\n          revokedReason\n        }\n        notes {\n          noteId\n          note\n          authorName\n          writtenAt\n          isMine\n        }\n        payments {\n          subscriptions {\n            subscriptionId\n            name\n            status\n            amount\n            periodEndsAt\n            cancelsAt\n          }\n          purchases {\n            checkoutId\n            name\n            amount\n            boughtAt\n          }\n          refunds {\n            refundId\n            amount\n            decidedAt\n            doneAt\n          }\n        }\n        devices {\n          device\n          signIns\n          lastUsedAt\n        }\n        providerNames\n        privacy {\n          erasure {\n            requestedAt\n            dueAt\n          }\n          copies {\n            requestedAt\n            readyAt\n          }\n        }\n        entries {\n          entryId\n          action\n          reason\n          by\n          doneAt\n        }\n        mailStop {\n          reason\n          since\n          words\n        }\n        mailStop {\n          reason\n          since\n          words\n        }\n        mails {\n          mailId\n          letter\n          subject\n          state\n          withheld\n          createdAt\n        }\n      }\n    }\n  ':
    types.StudioPersonDocument,
  '\n    query StudioVerdict($userId: ID!, $address: String!, $at: String) {\n      explainAccess(userId: $userId, address: $address, at: $at) {\n        opens\n        sentence\n        leadsTo\n        keys\n        rules {\n          isMet\n          rule\n          note\n        }\n      }\n    }\n  ':
    types.StudioVerdictDocument,
  '\n  mutation KeepDocumentPresence($kind: String!, $documentId: ID!, $field: String!) {\n    saveDocumentPresence(kind: $kind, documentId: $documentId, field: $field) {\n      others {\n        memberId\n        name\n        field\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.KeepDocumentPresenceDocument,
  '\n    query StudioPagePreview(\n      $kind: String!\n      $id: ID!\n      $address: String\n      $persona: PreviewPersona!\n      $userId: ID\n      $at: String\n    ) {\n      getDocumentPreview(kind: $kind, documentId: $id, address: $address, persona: $persona, userId: $userId, at: $at) {\n        token\n        address\n        version\n        opens\n        sentence\n        leadsTo\n      }\n    }\n  ':
    types.StudioPagePreviewDocument,
  '\n    query StudioPreviewPeople($words: String!) {\n      listMembers(filter: $words, context: ADMIN, count: 10) {\n        list {\n          userId\n          displayName\n          company\n        }\n      }\n    }\n  ':
    types.StudioPreviewPeopleDocument,
  '\n    query StudioProducts {\n      compareProducts {\n        state\n        products {\n          productId\n          name\n          about\n          features\n          kind\n          lookupKey\n          amount\n          currency\n          interval\n          planSets\n          sellable\n          isOffered\n          there {\n            priceId\n            amount\n            currency\n            interval\n            taxBehavior\n          }\n          differences\n          toCreate\n          payers {\n            amount\n            members\n          }\n        }\n        promotions {\n          code\n          usableBy\n          amountOff\n          startsAt\n          endsAt\n          isOffered\n          difference\n          isMissing\n        }\n        cancelOffers {\n          coupon\n          name\n          headline\n          subheadline\n          acceptCta\n          rejectCta\n          startsAt\n          endsAt\n          difference\n          isMissing\n        }\n      }\n    }\n  ':
    types.StudioProductsDocument,
  '\n  mutation SaveSoldProduct(\n    $product: String!\n    $name: String!\n    $about: String!\n    $features: [String!]!\n    $amount: Int!\n    $sellable: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveProductTerms(\n      product: $product\n      name: $name\n      about: $about\n      features: $features\n      amount: $amount\n      sellable: $sellable\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveSoldProductDocument,
  '\n  mutation AddSoldMembership(\n    $product: String!\n    $name: String!\n    $about: String!\n    $features: [String!]!\n    $amount: Int!\n    $areas: [String!]!\n    $planSets: [Int!]!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    addMembershipProduct(\n      product: $product\n      name: $name\n      about: $about\n      features: $features\n      amount: $amount\n      areas: $areas\n      planSets: $planSets\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddSoldMembershipDocument,
  '\n  mutation AddStripePrice($product: String!, $reason: String, $dryRun: Boolean) {\n    addProviderPrice(product: $product, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AddStripePriceDocument,
  '\n    query StudioPreview($kind: String!, $id: ID!, $also: [DocumentKeyInput!]) {\n      rehearseDocumentPublishing(kind: $kind, documentId: $id, also: $also) {\n        refusal\n        lines\n        mailed\n        differences {\n          path\n          before\n          after\n        }\n        faults {\n          ...FaultOfDocument\n        }\n        needed {\n          kind\n          documentId\n          title\n          version\n          faults {\n            ...FaultOfDocument\n          }\n        }\n      }\n    }\n  ':
    types.StudioPreviewDocument,
  '\n    query StudioReconciliations {\n      listReconciliations {\n        runId\n        kind\n        begunAt\n        endedAt\n        subscriptions\n        refunds\n        lost\n        owed\n        failure\n        differences {\n          subject\n          words\n          isCorrected\n          userId\n          displayName\n        }\n      }\n    }\n  ':
    types.StudioReconciliationsDocument,
  '\n  mutation StartReconciliation($compareOnly: Boolean!, $reason: String, $dryRun: Boolean) {\n    startReconciliation(compareOnly: $compareOnly, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StartReconciliationDocument,
  '\n    query StudioAnnouncements($sessionId: ID!) {\n      listSessionAnnouncements(sessionId: $sessionId) {\n        announcementId\n        subject\n        text\n        writtenBy\n        writtenAt\n        leavesAt\n        sentAt\n        stoppedAt\n        mailed\n      }\n    }\n  ':
    types.StudioAnnouncementsDocument,
  '\n  mutation AnnounceByStaff(\n    $sessionId: ID!\n    $announcementId: ID!\n    $subject: String!\n    $text: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    announceToSession(\n      sessionId: $sessionId\n      announcementId: $announcementId\n      subject: $subject\n      text: $text\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.AnnounceByStaffDocument,
  '\n  mutation StopAnnouncementByStaff($announcementId: ID!, $reason: String, $dryRun: Boolean) {\n    stopAnnouncement(announcementId: $announcementId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StopAnnouncementByStaffDocument,
  '\n  mutation SaveAttendanceByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $userIds: [ID!]\n    $wasThere: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveAttendance(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      userIds: $userIds\n      wasThere: $wasThere\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveAttendanceByStaffDocument,
  '\n  mutation MoveMeetingByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $startAt: String!\n    $endAt: String!\n    $words: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    moveMeeting(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      startAt: $startAt\n      endAt: $endAt\n      words: $words\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.MoveMeetingByStaffDocument,
  '\n  mutation CancelMeetingByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $words: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    cancelMeeting(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      words: $words\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CancelMeetingByStaffDocument,
  '\n  mutation CancelSessionByStaff($sessionId: ID!, $words: String, $reason: String, $dryRun: Boolean) {\n    cancelSession(sessionId: $sessionId, words: $words, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CancelSessionByStaffDocument,
  '\n  mutation TakeDatesBackByStaff($sessionId: ID!, $reason: String, $dryRun: Boolean) {\n    takeDatesBack(sessionId: $sessionId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.TakeDatesBackByStaffDocument,
  '\n  mutation SaveRecordingByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $url: String\n    $filmId: ID\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveRecording(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      url: $url\n      filmId: $filmId\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveRecordingByStaffDocument,
  '\n  mutation RemoveRecordingByStaff($sessionId: ID!, $meetingNumber: Int!, $reason: String, $dryRun: Boolean) {\n    removeRecording(sessionId: $sessionId, meetingNumber: $meetingNumber, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveRecordingByStaffDocument,
  '\n    query StudioWantedRecordings {\n      listWantedRecordings {\n        sessionId\n        meetingNumber\n        title\n        meetingTitle\n        endAt\n        message\n      }\n    }\n  ':
    types.StudioWantedRecordingsDocument,
  '\n    query StudioRunSession($sessionId: ID!) {\n      getRunSession(sessionId: $sessionId) {\n        sessionId\n        title\n        courseTitle\n        startAt\n        endAt\n        timeZone\n        isCanceled\n        capacity\n        taken\n        held\n        waiting\n        enrolled\n        openAct {\n          lines\n          actedBy\n          actedAt\n          openUntil\n        }\n        meetings {\n          meetingNumber\n          title\n          startAt\n          endAt\n          isReported\n          attended\n          recording {\n            url\n            filmId\n            fileName\n            readyAt\n          }\n        }\n      }\n    }\n  ':
    types.StudioRunSessionDocument,
  '\n    query StudioRunSessions($isOver: Boolean!, $search: String!, $after: Int!) {\n      listRunSessions(isOver: $isOver, search: $search, after: $after) {\n        sessions {\n          sessionId\n          title\n          courseTitle\n          startAt\n          endAt\n          isCanceled\n          capacity\n          taken\n          waiting\n        }\n        nextAfter\n      }\n    }\n  ':
    types.StudioRunSessionsDocument,
  '\n    query StudioPeopleOfSession(\n      $sessionId: ID!\n      $view: SessionPeopleView!\n      $meetingNumber: Int\n      $search: String!\n      $after: Int!\n    ) {\n      listSessionPeople(\n        sessionId: $sessionId\n        view: $view\n        meetingNumber: $meetingNumber\n        search: $search\n        after: $after\n      ) {\n        people {\n          userId\n          displayName\n          email\n          customerName\n          isSeatless\n          joinedAt\n          hasAttended\n          isMarked\n          meetingsAttended\n          meeting {\n            seconds\n            wasThere\n            isMarked\n          }\n          rank\n          offerExpiresAt\n          offersMissed\n        }\n        nextAfter\n      }\n    }\n  ':
    types.StudioPeopleOfSessionDocument,
  '\n  mutation EnrollPersonByStaff($sessionId: ID!, $userId: ID!, $swap: Boolean!, $reason: String, $dryRun: Boolean) {\n    enrollPerson(sessionId: $sessionId, userId: $userId, swap: $swap, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.EnrollPersonByStaffDocument,
  '\n  mutation UnenrollPersonByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    unenrollPerson(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.UnenrollPersonByStaffDocument,
  '\n  mutation OfferSeatByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    offerSeat(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.OfferSeatByStaffDocument,
  '\n  mutation HoldSeatByStaff($sessionId: ID!, $userId: ID!, $until: String!, $reason: String, $dryRun: Boolean) {\n    holdSeat(sessionId: $sessionId, userId: $userId, until: $until, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.HoldSeatByStaffDocument,
  '\n  mutation LetSeatGoByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    letSeatGo(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.LetSeatGoByStaffDocument,
  '\n  mutation MoveWaitingByStaff($sessionId: ID!, $userId: ID!, $rank: Int!, $reason: String, $dryRun: Boolean) {\n    moveWaiting(sessionId: $sessionId, userId: $userId, rank: $rank, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.MoveWaitingByStaffDocument,
  '\n  fragment SubmissionFields on ProjectSubmissionVersion {\n    submissionId\n    sessionId\n    sessionTitle\n    projectTitle\n    displayName\n    email\n    customerName\n    number\n    link\n    note\n    submittedAt\n    state\n    words\n    reviewedAt\n    reviewerName\n    isReplaced\n  }\n':
    types.SubmissionFieldsFragmentDoc,
  '\n    query StudioSubmissions($state: ProjectReviewState!, $sessionId: ID, $search: String!, $after: String) {\n      listSubmissions(state: $state, sessionId: $sessionId, search: $search, after: $after) {\n        submissions {\n          ...SubmissionFields\n        }\n        nextAfter\n      }\n    }\n  ':
    types.StudioSubmissionsDocument,
  '\n    query StudioWaitingSubmissions {\n      listWaitingSubmissions {\n        sessionId\n        title\n        startAt\n        waiting\n      }\n    }\n  ':
    types.StudioWaitingSubmissionsDocument,
  '\n    query StudioSubmission($submissionId: ID!) {\n      getSubmission(submissionId: $submissionId) {\n        version {\n          ...SubmissionFields\n        }\n        earlier {\n          ...SubmissionFields\n        }\n        newestId\n      }\n    }\n  ':
    types.StudioSubmissionDocument,
  '\n  mutation ReviewSubmissionByStaff(\n    $submissionId: ID!\n    $state: ProjectReviewState!\n    $words: String!\n    $reviewedAt: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    reviewSubmission(\n      submissionId: $submissionId\n      state: $state\n      words: $words\n      reviewedAt: $reviewedAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ReviewSubmissionByStaffDocument,
  '\n    query StudioSavedViews($list: String!) {\n      listSavedViews(list: $list) {\n        savedViewId\n        name\n        query\n        isShared\n        isMine\n        ownerName\n      }\n    }\n  ':
    types.StudioSavedViewsDocument,
  '\n  mutation SaveStudioView($savedViewId: ID!, $list: String!, $name: String!, $query: String!, $shared: Boolean!) {\n    saveView(savedViewId: $savedViewId, list: $list, name: $name, query: $query, shared: $shared) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveStudioViewDocument,
  '\n  mutation RemoveStudioView($savedViewId: ID!) {\n    removeSavedView(savedViewId: $savedViewId) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveStudioViewDocument,
  '\n    query StudioSetUp {\n      getAcademySetUp {\n        owners\n        hasLook\n        hasMailServer\n        firstMail\n        hasCourse\n        hasPeople\n        sells\n      }\n    }\n  ':
    types.StudioSetUpDocument,
  '\n    query StudioSettings {\n      getAcademySettings {\n        version\n        body\n        defaults\n        fixed {\n          field\n          variable\n          value\n        }\n        versions {\n          version\n          body\n          savedByName\n          savedAt\n        }\n      }\n    }\n  ':
    types.StudioSettingsDocument,
  '\n  mutation SaveAcademySettings($version: Int!, $body: JSON!, $reason: String, $dryRun: Boolean) {\n    saveAcademySettings(version: $version, body: $body, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveAcademySettingsDocument,
  '\n    query StudioEndingCertificates {\n      listEndingCertificates {\n        companyId\n        name\n        endsAt\n      }\n    }\n  ':
    types.StudioEndingCertificatesDocument,
  '\n  mutation SaveCompanyOidc(\n    $companyId: ID!\n    $issuer: String!\n    $clientId: String!\n    $clientSecret: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanyOidc(\n      companyId: $companyId\n      issuer: $issuer\n      clientId: $clientId\n      clientSecret: $clientSecret\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveCompanyOidcDocument,
  '\n  mutation SaveCompanySaml(\n    $companyId: ID!\n    $metadata: String!\n    $keepsCertificates: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanySaml(\n      companyId: $companyId\n      metadata: $metadata\n      keepsCertificates: $keepsCertificates\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveCompanySamlDocument,
  '\n  mutation RemoveSignOnDraft($companyId: ID!, $reason: String, $dryRun: Boolean) {\n    removeSignOnDraft(companyId: $companyId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveSignOnDraftDocument,
  '\n  mutation SwitchOnSignOn($companyId: ID!, $revision: String!, $reason: String, $dryRun: Boolean) {\n    switchOnSignOn(companyId: $companyId, revision: $revision, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SwitchOnSignOnDocument,
  '\n  mutation SwitchOffSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {\n    switchOffSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SwitchOffSignOnDocument,
  '\n  mutation RemoveSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {\n    removeSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveSignOnDocument,
  '\n  mutation SaveCompanyLearningSystem(\n    $companyId: ID!\n    $providerKey: String!\n    $redirectUrl: String!\n    $passCode: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanyLearningSystem(\n      companyId: $companyId\n      providerKey: $providerKey\n      redirectUrl: $redirectUrl\n      passCode: $passCode\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveCompanyLearningSystemDocument,
  '\n  mutation RemoveCompanyLearningSystem($companyId: ID!, $providerKey: String!, $reason: String, $dryRun: Boolean) {\n    removeCompanyLearningSystem(companyId: $companyId, providerKey: $providerKey, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveCompanyLearningSystemDocument,
  '\n    query StudioSignOn($companyId: ID!) {\n      getCompanySignOn(companyId: $companyId) {\n        companyId\n        name\n        inUse {\n          kind\n          issuer\n          clientId\n          ssoUrl\n          certificates {\n            fingerprint\n            endsAt\n          }\n          onSince\n        }\n        draft {\n          revision\n          kind\n          issuer\n          clientId\n          ssoUrl\n          certificates {\n            fingerprint\n            endsAt\n          }\n          savedAt\n          testedAt\n          testFault\n          testWords\n          testClaims\n          testLink\n        }\n        people\n        lastUse {\n          displayName\n          at\n        }\n        domains\n        ourSide {\n          redirectUrl\n          entityId\n          acsUrl\n          metadataUrl\n        }\n        learningSystems {\n          providerKey\n          redirectUrl\n          passCode\n          isReady\n          link\n        }\n        passCodes\n      }\n    }\n  ':
    types.StudioSignOnDocument,
  '\n    query StudioToday {\n      listOpenDrafts {\n        kind\n        id\n        title\n        savedByName\n        savedAt\n        publishAt\n        failure\n        isMine\n        faults\n      }\n    }\n  ':
    types.StudioTodayDocument,
  '\n    query StudioDocuments(\n      $kind: String!\n      $text: String!\n      $state: DocumentStateFilter\n      $sort: DocumentSort!\n      $reversed: Boolean!\n      $after: Int!\n    ) {\n      listDocuments(\n        kind: $kind\n        text: $text\n        state: $state\n        sort: $sort\n        reversed: $reversed\n        after: $after\n        count: 50\n      ) {\n        items {\n          id\n          title\n          state\n          changedBy\n          changedAt\n          draft {\n            savedByName\n            savedAt\n            publishAt\n            failure\n          }\n        }\n        total\n        nextAfter\n      }\n    }\n  ':
    types.StudioDocumentsDocument,
  '\n    query StudioChoices($kind: String!, $text: String!) {\n      listDocuments(kind: $kind, text: $text, sort: title, count: 30) {\n        items {\n          id\n          title\n        }\n      }\n    }\n  ':
    types.StudioChoicesDocument,
  '\n    query StudioTitles($kind: String!, $ids: [ID!]!) {\n      listDocuments(kind: $kind, documentIds: $ids, count: 200) {\n        items {\n          id\n          title\n        }\n      }\n    }\n  ':
    types.StudioTitlesDocument,
  '\n    query StudioDocument($kind: String!, $id: ID!) {\n      getDocument(kind: $kind, documentId: $id) {\n        ...DocumentFields\n      }\n    }\n    fragment DocumentFields on Document {\n      id\n      title\n      state\n      published\n      revision\n      draft {\n        ...DraftFields\n      }\n      faults {\n        ...FaultOfDocument\n      }\n    }\n    fragment DraftFields on DocumentDraft {\n      body\n      version\n      savedByName\n      savedAt\n      publishAt\n      note\n      failure\n    }\n    fragment FaultOfDocument on DocumentFault {\n      path\n      message\n      when\n      needsKind\n      needsId\n    }\n  ':
    types.StudioDocumentDocument,
  '\n    query StudioEnd($kind: String!, $id: ID!, $end: DocumentEnd!) {\n      rehearseDocumentEnding(kind: $kind, documentId: $id, end: $end) {\n        refusal\n        lines\n        mailed\n      }\n    }\n  ':
    types.StudioEndDocument,
  '\n    query StudioHistory($kind: String!, $id: ID!, $below: Int) {\n      listDocumentRevisions(kind: $kind, documentId: $id, below: $below) {\n        number\n        note\n        actorName\n        at\n      }\n    }\n  ':
    types.StudioHistoryDocument,
  '\n    query StudioRevision($kind: String!, $id: ID!, $number: Int!) {\n      getDocumentRevision(kind: $kind, documentId: $id, number: $number) {\n        number\n        differences {\n          path\n          before\n          after\n        }\n      }\n    }\n  ':
    types.StudioRevisionDocument,
  '\n  mutation SaveTeamRoles(\n    $email: String!\n    $roles: [StaffRole!]!\n    $customerIds: [ID!]\n    $courseIds: [ID!]\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveStaffRoles(\n      email: $email\n      roles: $roles\n      customerIds: $customerIds\n      courseIds: $courseIds\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveTeamRolesDocument,
  '\n  mutation InviteToTeam(\n    $email: String!\n    $roles: [StaffRole!]!\n    $customerIds: [ID!]\n    $courseIds: [ID!]\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    inviteStaff(\n      email: $email\n      roles: $roles\n      customerIds: $customerIds\n      courseIds: $courseIds\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.InviteToTeamDocument,
  '\n  mutation WithdrawTeamInvitation($email: String!, $reason: String, $dryRun: Boolean) {\n    withdrawStaffInvitation(email: $email, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.WithdrawTeamInvitationDocument,
  '\n  mutation ResetTeamFactors($userId: ID!, $reason: String, $dryRun: Boolean) {\n    resetSecondFactors(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ResetTeamFactorsDocument,
  '\n    query StudioTeam {\n      getStaffTeam {\n        members {\n          userId\n          displayName\n          email\n          profileImageUrl\n          roles\n          companies {\n            id\n            name\n          }\n          courses {\n            id\n            name\n          }\n          factor\n          factorDueAt\n        }\n        invitations {\n          email\n          roles\n          expiresAt\n        }\n      }\n    }\n  ':
    types.StudioTeamDocument,
  '\n    query StudioCompanyChoices($text: String!) {\n      listCompanies(searchTerm: $text) {\n        companies {\n          companyId\n          name\n        }\n      }\n    }\n  ':
    types.StudioCompanyChoicesDocument,
  '\n    query StudioTokens {\n      listApiTokens {\n        tokenId\n        name\n        ending\n        role\n        scope\n        state\n        madeBy\n        madeAt\n        expiresAt\n        lastUsedAt\n        endedAt\n        endedBy\n      }\n    }\n  ':
    types.StudioTokensDocument,
  '\n  mutation MakeStudioToken(\n    $tokenId: ID!\n    $name: String!\n    $role: ApiTokenRole!\n    $scope: ApiTokenScope!\n    $days: Int!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    makeApiToken(\n      tokenId: $tokenId\n      name: $name\n      role: $role\n      scope: $scope\n      days: $days\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      secret\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.MakeStudioTokenDocument,
  '\n  mutation EndStudioToken($tokenId: ID!, $reason: String, $dryRun: Boolean) {\n    endApiToken(tokenId: $tokenId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.EndStudioTokenDocument,
  '\n  mutation StartStudioUpload($kind: UploadKind!, $fileType: String!, $fileName: String!) {\n    startUpload(kind: $kind, fileType: $fileType, fileName: $fileName) {\n      uploadId\n      url\n      fields {\n        name\n        value\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StartStudioUploadDocument,
  '\n  mutation FinishStudioUpload($uploadId: ID!) {\n    finishUpload(uploadId: $uploadId) {\n      upload {\n        address\n        key\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.FinishStudioUploadDocument,
  '\n    query StudioWebhooks($provider: WebhookProvider, $state: WebhookState, $after: String) {\n      listReceivedEvents(provider: $provider, state: $state, after: $after) {\n        events {\n          eventId\n          provider\n          title\n          state\n          facts {\n            label\n            value\n          }\n          isReplayable\n          tries\n          failure {\n            words\n            detail\n          }\n          receivedAt\n          handledAt\n          nextAt\n        }\n        nextAfter\n      }\n    }\n  ':
    types.StudioWebhooksDocument,
  '\n    query StudioFailedEvents {\n      countFailedEvents\n    }\n  ': types.StudioFailedEventsDocument,
  '\n  mutation ReplayReceivedEvent($provider: WebhookProvider!, $eventId: ID!, $reason: String, $dryRun: Boolean) {\n    replayEvent(provider: $provider, eventId: $eventId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ReplayReceivedEventDocument,
  '\n  mutation EndSupportSession {\n    endSupportSession {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.EndSupportSessionDocument,
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
  '\n  query VideoPage($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      sourceType\n      session {\n        sessionId\n        courseId\n        sessionType\n        courseType\n        title\n        isFreeSession\n      }\n      courseTitle\n      video {\n        videoId\n        courseContentId\n        title\n        description\n        thumbnailUrl\n        duration\n        isAiGenerated\n        isSilent\n        chapters {\n          videoChapterId\n          title\n          startSeconds\n          endSeconds\n        }\n        transcript {\n          startSeconds\n          endSeconds\n          text\n        }\n      }\n      groupTitle\n      previous {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      next {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      siblings {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        enabledAt\n      }\n      progress {\n        videoId\n        continueAtTime\n        farthestWatchedTime\n        duration\n        completed\n      }\n      watched {\n        from\n        to\n      }\n      creditRule\n      notes {\n        ...NoteFields\n      }\n      metering {\n        meteringPlanId\n        threshold\n        currentMeasure\n        watchedVideoIds\n        entitledVideoIds\n        resetsAt\n      }\n    }\n  }\n':
    types.VideoPageDocument,
  '\n  mutation Logout {\n    logout {\n      success\n    }\n  }\n': types.LogoutDocument,
  '\n  mutation CreateUserWithPass($input: CreateUserWithPassInput!) {\n    createUserWithPass(input: $input) {\n      result\n      tac\n      passRedirect\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CreateUserWithPassDocument,
  '\n  fragment FaultFields on MutationError {\n    code\n    message\n    reason\n    unlock\n    field\n    retryAfter\n  }\n':
    types.FaultFieldsFragmentDoc,
  '\n  mutation SignupLimitedUser($input: SignupLimitedUserInput!) {\n    signupLimitedUser(input: $input) {\n      result\n      tac\n      link\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SignupLimitedUserDocument,
  '\n  query Viewer {\n    getMember {\n      userId\n      email\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      jobRole\n      accountType\n      manageBilling\n      staff {\n        roles\n        companyIds\n        courseIds\n        factor\n        factorDueAt\n      }\n      chosenTimeZone\n      browserTimeZone\n      accessChangesAt\n      customer {\n        customerId\n        name\n        type\n        hideMemberProfile\n        disableAIFeatures\n        enableProfAI\n        logoUrl\n        accentColor\n        timeZone\n      }\n      customizations {\n        navLogoUrl\n        navConfigs {\n          route\n          rename\n          hide\n        }\n        hideSessionDetailTitle\n        useFunctionBasedCourseFilter\n        homePageConfig {\n          hideUpcomingCourses\n          hideMeetOurMembers\n          hideUpcomingEvents\n        }\n        banners {\n          imageUrl\n          imageUrlMobile\n          link\n          alt\n        }\n      }\n    }\n    getMemberEntitlements {\n      type\n      label\n    }\n    getFeatureFlags {\n      values\n    }\n    getSupportMode {\n      supportId\n      endsAt\n    }\n  }\n':
    types.ViewerDocument,
  '\n  mutation CreateVideoSession($input: CreateVideoSessionInput!) {\n    createVideoSession(input: $input) {\n      userVideoSessionId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.CreateVideoSessionDocument,
  '\n  mutation UpdateVideoSession($input: UpdateVideoSessionInput!) {\n    updateVideoSession(input: $input) {\n      farthestWatchedTime\n      continueAtTime\n      completed\n      autoEnrolled\n      watched {\n        from\n        to\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.UpdateVideoSessionDocument,
  '\n  fragment EventCardFields on MemberEvent {\n    memberEventId\n    title\n    eventStart\n    eventEnd\n    heroImageUrl\n    status\n    attending\n    takesRsvp\n    zoomLink\n    eventCategory {\n      label\n    }\n  }\n':
    types.EventCardFieldsFragmentDoc,
  '\n  query SessionCourse($sessionId: ID!) {\n    getUserSession(sessionId: $sessionId) {\n      courseId\n    }\n  }\n':
    types.SessionCourseDocument,
  '\n  query EventsCalendar {\n    getEventsCalendar {\n      url\n      webcalUrl\n    }\n  }\n':
    types.EventsCalendarDocument,
  '\n  query MemberCalendar {\n    getMemberCalendar {\n      url\n      webcalUrl\n    }\n  }\n':
    types.MemberCalendarDocument,
  '\n  mutation ResetEventsCalendar($input: ResetEventsCalendarInput!) {\n    resetEventsCalendar(input: $input) {\n      url\n      webcalUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ResetEventsCalendarDocument,
  '\n  fragment CourseCardFields on CourseCard {\n    courseId\n    courseType\n    title\n    coverImageUrl\n    topic\n    lengthMinutes\n    courseRating\n    ratingCount\n    faculty {\n      facultyId\n      fullName\n    }\n    openTo\n    hideTimeAndFacultyLabels\n    badgeAsCompletion\n    hasEarnedBadge\n    bookmarked\n    sessions {\n      ...SessionFields\n    }\n  }\n':
    types.CourseCardFieldsFragmentDoc,
  '\n  fragment SessionFields on UserSession {\n    sessionId\n    courseId\n    courseType\n    sessionType\n    title\n    startAt\n    endAt\n    activateAt\n    enrollmentOpensAt\n    enrollmentClose\n    timeZone\n    enrollmentStatus\n    waitlistPosition\n    seatsRemaining\n    leavingCost\n    lowInventory\n    offerExpiresAt\n    isFreeSession\n    hideInCatalog\n    cancelled\n    entitled\n    sessionMeta {\n      eventLink\n      detailCtaText\n      liveEnrollDescriptor\n      addEventsCalendarUrl\n    }\n    waitlistTaskItems\n  }\n':
    types.SessionFieldsFragmentDoc,
  '\n  fragment OwnMeetingFields on UserMeeting {\n    sessionId\n    courseId\n    courseTitle\n    title\n    startAt\n    endAt\n  }\n':
    types.OwnMeetingFieldsFragmentDoc,
  '\n  query MembershipOffers {\n    getMembershipOffers {\n      plans {\n        ...PlanFields\n      }\n      upgrade {\n        price\n        plan {\n          ...PlanFields\n        }\n      }\n      promotion {\n        code\n        amountOff\n      }\n    }\n  }\n':
    types.MembershipOffersDocument,
  '\n  fragment PlanFields on MembershipPlan {\n    productId\n    name\n    about\n    features\n    price\n    grants\n  }\n':
    types.PlanFieldsFragmentDoc,
  '\n  fragment NoteFields on Note {\n    noteId\n    seconds\n    text\n    revision\n    createdAt\n  }\n':
    types.NoteFieldsFragmentDoc,
  '\n  mutation SaveNote($input: SaveNoteInput!) {\n    saveNote(input: $input) {\n      note {\n        ...NoteFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveNoteDocument,
  '\n  mutation RemoveNote($noteId: ID!, $revision: Int!) {\n    removeNote(noteId: $noteId, revision: $revision) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.RemoveNoteDocument,
  '\n  mutation StartReauthentication {\n    startReauthentication {\n      handle\n      needsPassword\n      kinds\n      passkey\n      demoCode\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.StartReauthenticationDocument,
  '\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.ReauthenticateDocument,
  '\n  mutation SaveTimeZone($timeZone: String, $chosen: Boolean!) {\n    saveTimeZone(timeZone: $timeZone, chosen: $chosen) {\n      timeZone\n      error {\n        ...FaultFields\n      }\n    }\n  }\n':
    types.SaveTimeZoneDocument,
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
  source: '\n  mutation StartAccountLinking($email: String!) {\n    startAccountLinking(email: $email) {\n      result\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StartAccountLinkingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UnlinkAccount {\n    unlinkAccount {\n      result\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').UnlinkAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndDevice($sid: ID!) {\n    endDevice(sid: $sid) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndDeviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndOtherDevices {\n    endOtherDevices {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndOtherDevicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartEmailChange($email: String!, $password: String) {\n    startEmailChange(email: $email, password: $password) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StartEmailChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ConfirmEmailChange($code: String!) {\n    confirmEmailChange(code: $code) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ConfirmEmailChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CancelEmailChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query AccountSettings {\n    getAccountSettings {\n      email\n      mayLink\n      hasPassword\n      hasSecondFactor\n      addressBond\n      pendingEmail\n      linking {\n        result\n        email\n      }\n      devices {\n        sid\n        signIns\n        device\n        signedInAt\n        lastUsedAt\n        isThis\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AccountSettingsDocument;
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
  source: '\n  mutation UpdateExistingStripeSubscription($coupon: String!) {\n    updateExistingStripeSubscription(coupon: $coupon) {\n      currentPeriodEnd\n      currentPrice\n      discountPrice\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').UpdateExistingStripeSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query AcceptedDiscountOffer {\n    getAcceptedDiscountOffer {\n      currentPeriodEnd\n      currentPrice\n      discountPrice\n    }\n  }\n',
): typeof import('./graphql.ts').AcceptedDiscountOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SettleStripeCheckout($checkoutId: String!) {\n    settleStripeCheckout(checkoutId: $checkoutId) {\n      state\n      opened {\n        name\n        features\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SettleStripeCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CreateStripeCheckoutForProduct($input: CheckoutInput!) {\n    createStripeCheckoutForProduct(input: $input) {\n      url\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CreateStripeCheckoutForProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CreateStripeSubscriptionCheckoutSession($promoCode: String, $returnUrl: String!, $cancelUrl: String!) {\n    createStripeSubscriptionCheckoutSession(promoCode: $promoCode, returnUrl: $returnUrl, cancelUrl: $cancelUrl) {\n      url\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CreateStripeSubscriptionCheckoutSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CreateStripePortalUrl($configId: String!) {\n    createStripePortalUrl(configId: $configId) {\n      url\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CreateStripePortalUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query FormerEntitlements {\n    listFormerEntitlements {\n      entitlementId\n      name\n      endedAt\n    }\n    getMemberEntitlements {\n      type\n      label\n      name\n    }\n  }\n',
): typeof import('./graphql.ts').FormerEntitlementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ScheduledSubscription {\n    checkIfStripeScheduledSubscription {\n      isScheduled\n      cancelAt\n      currentPeriodEnd\n      productName\n      price\n      isDiscounted\n      discountPrice\n      isTrialing\n      nextPlan {\n        productName\n        price\n      }\n      failedPayment {\n        opensUntil\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ScheduledSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query DiscountOffer {\n    checkStripeSubscriptionDiscountOffer {\n      newPrice\n      normalPrice\n      cancelConfigId\n      couponCode\n      acceptCta\n      rejectCta\n      headline\n      subheadline\n      offer\n    }\n  }\n',
): typeof import('./graphql.ts').DiscountOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query TrialEnd {\n    getMember {\n      trialEndDate\n    }\n  }\n',
): typeof import('./graphql.ts').TrialEndDocument;
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
  source: '\n  query BusinessArchive {\n    getEntitledBusinessArchiveSessions {\n      sessionId\n      course {\n        ...CourseCardFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').BusinessArchiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CataloguePage(\n    $filter: CatalogueFilter!\n    $after: Int!\n    $withOptions: Boolean!\n    $withFreemium: Boolean!\n    $first: Boolean!\n    $withLessons: Boolean = false\n    $words: String = ""\n  ) {\n    listCatalogue(filter: $filter, after: $after, count: 24) {\n      courses {\n        ...CourseCardFields\n      }\n      total\n      nextAfter\n      facets {\n        ...FacetFields\n      }\n      suggestions {\n        ...CourseCardFields\n      }\n    }\n    listUserMeetings @include(if: $first) {\n      ...OwnMeetingFields\n    }\n    getPageContent(slug: "courses-freemium") @include(if: $withFreemium) {\n      title\n      body\n    }\n    listFreeSessions @include(if: $withFreemium) {\n      courseId\n      sessionType\n      title\n    }\n    searchLessons(query: $words, after: 0, count: 6) @include(if: $withLessons) {\n      ...LessonHitsFields\n    }\n    whole: listCatalogue(filter: {}, count: 1) @include(if: $withOptions) {\n      facets {\n        ...FacetFields\n      }\n    }\n  }\n',
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
  source: '\n  query LessonSearch($query: String!, $after: Int!) {\n    searchLessons(query: $query, after: $after, count: 6) {\n      ...LessonHitsFields\n    }\n  }\n',
): typeof import('./graphql.ts').LessonSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment LessonHitsFields on LessonHits {\n    hits {\n      topLevelId\n      groupId\n      videoContentId\n      videoId\n      sourceType\n      courseType\n      courseTitle\n      title\n      thumbnailUrl\n      startSeconds\n      sentence {\n        text\n        found\n      }\n    }\n    total\n    nextAfter\n  }\n',
): typeof import('./graphql.ts').LessonHitsFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CoursePortfolio($after: Int!, $first: Boolean!) {\n    listCatalogue(filter: { type: "SPRINT", entitled: true }, after: $after, count: 24) {\n      courses {\n        ...CourseCardFields\n        sessions {\n          attended\n        }\n      }\n      total\n      nextAfter\n    }\n    listUserMeetings @include(if: $first) {\n      ...OwnMeetingFields\n    }\n  }\n',
): typeof import('./graphql.ts').CoursePortfolioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CertificateDetail on Certificate {\n    ...CertificateCard\n    type\n    description\n    coverImageUrl\n    meta {\n      registrationPrompt\n      postRegistrationPrompt\n    }\n    sentence\n    groups {\n      certificateGroupId\n      title\n      description\n      numElectiveCourses\n      isCapstoneGroup\n      needed\n      done\n      isMet\n      isOpen\n      courses {\n        courseId\n        title\n        coverImageUrl\n        liveOnly\n        completionRequired\n        studyMinutes\n        isDone\n        isUnderWay\n        path\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CertificateDetailFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CertificatePage($certificateId: ID!) {\n    getCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n  }\n',
): typeof import('./graphql.ts').CertificatePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CrashCoursePage($certificateId: ID) {\n    getCrashCourseCertificate(certificateId: $certificateId) {\n      ...CertificateDetail\n    }\n    getEntitledCertificates(certificateType: CrashCourse) {\n      ...CertificateCard\n    }\n  }\n',
): typeof import('./graphql.ts').CrashCoursePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment CertificateCard on Certificate {\n    certificateId\n    title\n    badgeImageUrl\n    primaryColor\n    studyMinutes\n    meta {\n      bannerDescription\n    }\n    state\n    isRegistered\n    percent\n    needed\n    done\n    issuesAt\n    issuedAt\n    credentialId\n  }\n',
): typeof import('./graphql.ts').CertificateCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Certificates {\n    listCertificates {\n      ...CertificateCard\n    }\n  }\n',
): typeof import('./graphql.ts').CertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CredentialPage($credentialId: ID!) {\n    getCredential(credentialId: $credentialId) {\n      credentialId\n      certificateId\n      status\n      holderName\n      title\n      narrative\n      criteria\n      studyMinutes\n      issuerName\n      signer\n      issuedAt\n      revokedAt\n      revokedReason\n      replacedBy\n      isOwn\n      url\n      badgeImageUrl\n      primaryColor\n      certificateType\n      courses {\n        courseId\n        title\n        completedAt\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CredentialPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddCertificateRegistration($certificateId: ID!) {\n    addCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddCertificateRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveCertificateRegistration($certificateId: ID!) {\n    removeCertificateRegistration(certificateId: $certificateId) {\n      certificateId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveCertificateRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query CoursePage($courseId: ID!) {\n    getCourse(courseId: $courseId) {\n      card {\n        ...CourseCardFields\n        subtitle\n        description\n        faculty {\n          facultyId\n          fullName\n          role\n          imageUrl\n          biography\n        }\n      }\n      whoWillBenefit\n      whatYouWillLeaveWith\n      topTakeaway\n      courseSyllabusUrl\n      trailer {\n        videoId\n        title\n        thumbnailUrl\n        duration\n        isSilent\n        manifestUrl\n      }\n      sessions {\n        ...SessionFields\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n      }\n      outline {\n        groupId\n        title\n        description\n        videos {\n          videoId\n          title\n          duration\n        }\n      }\n      lessonCount\n      lessonSeconds\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n  }\n',
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
  source: '\n  query EventPage($memberEventId: ID!) {\n    getMemberEvent(memberEventId: $memberEventId) {\n      memberEventId\n      title\n      subtitle\n      details\n      status\n      eventStart\n      eventEnd\n      heroImageUrl\n      eventType {\n        label\n      }\n      eventCategory {\n        label\n      }\n      attending\n      takesRsvp\n      zoomLink\n      recordingUrl\n      calendarUrl\n      googleUrl\n      outlookUrl\n    }\n  }\n',
): typeof import('./graphql.ts').EventPageDocument;
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
  source: '\n  query Home($withMembers: Boolean!, $withEvents: Boolean!, $withPlan: Boolean!) {\n    getHome {\n      continueWatching {\n        topLevelId\n        groupId\n        videoContentId\n        videoId\n        title\n        courseTitle\n        sourceType\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        continueAtTime\n        watched {\n          from\n          to\n        }\n      }\n      upcomingCourses {\n        ...CourseCardFields\n      }\n      freeSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      entitledSessions {\n        ...SessionFields\n        coverImageUrl\n      }\n      isEmpty\n      interests {\n        jobFunction\n        isLead\n        topics\n      }\n      programs {\n        certificateId\n        title\n        needed\n        done\n        next {\n          title\n          path\n        }\n      }\n      trialEndsAt\n      failedPayment {\n        opensUntil\n      }\n    }\n    getMeteringPlanDetails {\n      threshold\n      currentMeasure\n      resetsAt\n    }\n    getLearningPlan @include(if: $withPlan) {\n      plan {\n        title\n        courseIds\n      }\n    }\n    listUserMeetings {\n      ...OwnMeetingFields\n    }\n    listMemberEvents(sort: latest, count: 4) @include(if: $withEvents) {\n      events {\n        ...EventCardFields\n      }\n    }\n    listMembers(context: HOMEPAGE, count: 20) @include(if: $withMembers) {\n      list {\n        userId\n        displayName\n        jobRole\n        company\n        profileImageUrl\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query InsightPage($caseStudyId: ID!) {\n    listCaseStudies(caseStudyId: $caseStudyId, count: 1) {\n      list {\n        caseStudyId\n        title\n        publishedAt\n        coverImageUrl\n        bodyText\n        video {\n          duration\n          thumbnailUrl\n          isSilent\n          chapters {\n            title\n            startSeconds\n            endSeconds\n          }\n          manifestUrl\n          expiresAt\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').InsightPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query InsightsPage($query: String!, $after: Int!) {\n    listCaseStudies(query: $query, after: $after, count: 24) {\n      list {\n        caseStudyId\n        title\n        publishedAt\n        coverImageUrl\n        video {\n          duration\n        }\n      }\n      nextAfter\n    }\n  }\n',
): typeof import('./graphql.ts').InsightsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveCaseStudyViewing($input: SaveCaseStudyViewingInput!) {\n    saveCaseStudyViewing(input: $input) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveCaseStudyViewingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MemberDirectory($filter: String!, $page: Int!, $count: Int!) {\n    listMembers(filter: $filter, page: $page, count: $count, context: MEMBERSPAGE) {\n      list {\n        userId\n        displayName\n        jobRole\n        company\n        profileImageUrl\n      }\n      pageInfo {\n        total\n        totalPages\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MemberDirectoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProfileEditPage($userId: ID!) {\n    getMemberProfile(userId: $userId) {\n      ...ProfileFields\n    }\n    listIndustryReferences {\n      industry\n    }\n    listJobFunctionReferences {\n      jobFunction\n    }\n  }\n',
): typeof import('./graphql.ts').ProfileEditPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ProfilePage($userId: ID!) {\n    getMemberProfile(userId: $userId) {\n      ...ProfileFields\n      displayName\n    }\n  }\n\n  fragment ProfileFields on MemberProfile {\n    userId\n    firstName\n    middleName\n    lastName\n    pronouns\n    profileImageUrl\n    jobRole\n    industry\n    jobFunction\n    languages {\n      name\n    }\n    company {\n      name\n      userCompanyId\n    }\n    location {\n      city\n      region\n      country\n      userLocationId\n    }\n    linkedin\n    twitter\n    instagram\n    about\n    growthTip\n    communityGive\n    communityGet\n    whatILove\n    own {\n      listed\n      versions {\n        basicInfo\n        location\n        company\n        jobInfo\n        social\n        community\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ProfilePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveMemberBasicInfo($input: MemberBasicInfoInput!) {\n    saveMemberBasicInfo(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveMemberBasicInfoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveMemberLocation($input: MemberLocationInput!) {\n    saveMemberLocation(input: $input) {\n      updatedLocationId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveMemberLocationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveMemberCompany($input: MemberCompanyInput!) {\n    saveMemberCompany(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveMemberCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveMemberJobInfo($input: MemberJobInfoInput!) {\n    saveMemberJobInfo(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveMemberJobInfoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveMemberSocialInfo($input: MemberSocialInput!) {\n    saveMemberSocialInfo(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveMemberSocialInfoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveMemberCommunity($input: MemberCommunityInput!) {\n    saveMemberCommunity(input: $input) {\n      userId\n      version\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveMemberCommunityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CreateSignedUploadUrl($fileType: String!) {\n    createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {\n      url\n      imageUrl\n      fields {\n        name\n        value\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CreateSignedUploadUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MeteringPlan {\n    getMeteringPlanDetails {\n      threshold\n      currentMeasure\n      resetsAt\n    }\n    getMembershipOffers {\n      plans {\n        productId\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MeteringPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MiniMbas {\n    getEntitledBootcampSessions {\n      sessionId\n      title\n      subtitle\n      coverImageUrl\n      startAt\n      endAt\n    }\n    getMemberEntitlements {\n      type\n      label\n      name\n    }\n  }\n',
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
  source: '\n  query NotesPage($courseId: ID, $query: String!, $after: Int!, $count: Int!) {\n    listNotes(courseId: $courseId, query: $query, after: $after, count: $count) {\n      notes {\n        note {\n          ...NoteFields\n        }\n        courseId\n        courseTitle\n        lessonTitle\n        place {\n          topLevelId\n          groupId\n          videoContentId\n          sourceType\n          courseType\n        }\n      }\n      courses {\n        courseId\n        title\n        notes\n      }\n      total\n      nextAfter\n    }\n  }\n',
): typeof import('./graphql.ts').NotesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Companies($searchTerm: String!, $page: Int!) {\n    listCompanies(searchTerm: $searchTerm, page: $page) {\n      companies {\n        customerId: companyId\n        name\n        logoUrl\n        accentColor\n        program {\n          contractStart\n          contractEnd\n          totalSeats\n          usedSeats\n        }\n      }\n      total\n    }\n  }\n',
): typeof import('./graphql.ts').CompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OrganizationDashboard($customerId: ID, $filterType: String!) {\n    getOrganizationDetails(customerId: $customerId, filterType: $filterType) {\n      overview {\n        companyName\n        companyLogo\n        accentColor\n        contractStart\n        contractEnd\n        totalSeats\n        usedSeats\n        importantLinks {\n          title\n          url\n        }\n        renewals {\n          startsOn\n          endsOn\n          totalSeats\n        }\n      }\n      stats {\n        usersEngaged\n        usersEngagedPercent\n        assignedSeats\n        lessonsStarted\n        hoursWatched\n        coursesConsumed\n        coursesCompleted\n        badgesEarned\n        badgesEarnedPercent\n      }\n      periods {\n        from\n        to\n        usersEngaged\n        hoursWatched\n      }\n      from\n      to\n      since\n      timeZone\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').OrganizationDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query DashboardDownload(\n    $customerId: ID\n    $employeeId: ID\n    $downloadType: DownloadType!\n    $searchTerm: String!\n    $filterType: String!\n    $sortBy: SortBy\n    $page: Int!\n  ) {\n    getDashboardDataForDownload(\n      customerId: $customerId\n      employeeId: $employeeId\n      downloadType: $downloadType\n      searchTerm: $searchTerm\n      filterType: $filterType\n      sortBy: $sortBy\n      page: $page\n    ) {\n      courses {\n        title\n        courseType\n        enrolled\n        completed\n        engagement\n        videosWatched\n      }\n      employees {\n        name\n        email\n        status\n        views\n        completed\n        badges\n        lastActive\n      }\n      employeeCourses {\n        title\n        courseType\n        status\n        enrolledOn\n        completedOn\n        videosWatched\n        hoursWatched\n      }\n      employeesMapCourses {\n        name\n        email\n        course\n        status\n        progress\n        completedOn\n      }\n      timeZone\n      total\n      totalPages\n      error {\n        code\n        message\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DashboardDownloadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EmployeeDetails($userId: ID!, $customerId: ID, $filterType: String!, $from: String, $to: String) {\n    getEmployeeDetails(userId: $userId, customerId: $customerId, filterType: $filterType, from: $from, to: $to) {\n      employee {\n        userId\n        name\n        imageUrl\n        email\n        status\n        lastActive\n        videosWatched\n        hoursWatched\n        coursesStarted\n        coursesCompleted\n        badgesEarned\n      }\n      timeZone\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EmployeeDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MailDashboardDownload(\n    $companyId: ID\n    $employeeId: ID\n    $downloadType: DownloadType!\n    $searchTerm: String!\n    $filterType: String!\n    $sortBy: SortBy\n  ) {\n    mailDashboardDownload(\n      companyId: $companyId\n      employeeId: $employeeId\n      downloadType: $downloadType\n      searchTerm: $searchTerm\n      filterType: $filterType\n      sortBy: $sortBy\n    ) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MailDashboardDownloadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OrganizationPeriodBefore($customerId: ID, $filterType: String!) {\n    getOrganizationPeriodBefore(customerId: $customerId, filterType: $filterType) {\n      stats {\n        usersEngaged\n        lessonsStarted\n        coursesCompleted\n        badgesEarned\n      }\n      from\n      to\n    }\n  }\n',
): typeof import('./graphql.ts').OrganizationPeriodBeforeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveSeats($input: SaveSeatsInput!) {\n    saveSeats(input: $input) {\n      rows {\n        email\n        firstName\n        lastName\n        verdict\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveSeatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveSeat($input: RemoveSeatInput!) {\n    removeSeat(input: $input) {\n      seatId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendSeatReminders($input: SendSeatRemindersInput!) {\n    sendSeatReminders(input: $input) {\n      reminded\n      tooEarly\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SendSeatRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OrganizationSeats($customerId: ID, $searchTerm: String!, $state: SeatState, $page: Int!) {\n    listSeats(customerId: $customerId, searchTerm: $searchTerm, state: $state, page: $page) {\n      companyName\n      endedOn\n      seats {\n        seatId\n        userId\n        name\n        email\n        state\n        assignedAt\n        lastSeenAt\n        remindedAt\n        isRemindable\n        revokedAt\n        lastDay\n      }\n      total\n      totalSeats\n      overage\n      assignedSeats\n      usedSeats\n      waitingSeats\n      remindableSeats\n    }\n  }\n',
): typeof import('./graphql.ts').OrganizationSeatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OrganizationEmployees(\n    $customerId: ID\n    $searchTerm: String!\n    $page: Int!\n    $filterType: String!\n    $sortBy: SortBy\n    $courseId: ID\n    $sessionId: ID\n    $from: String\n    $to: String\n  ) {\n    getOrganizationEmployees(\n      customerId: $customerId\n      searchTerm: $searchTerm\n      page: $page\n      filterType: $filterType\n      sortBy: $sortBy\n      courseId: $courseId\n      sessionId: $sessionId\n      from: $from\n      to: $to\n    ) {\n      employees {\n        userId\n        name\n        email\n        status\n        isEnrolled\n        isEngaged\n        views\n        hoursWatched\n        coursesStarted\n        completed\n        badges\n      }\n      scopeTitle\n      total\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').OrganizationEmployeesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OrganizationCourses($customerId: ID, $searchTerm: String!, $page: Int!, $filterType: String!, $sortBy: SortBy) {\n    getOrganizationCourses(\n      customerId: $customerId\n      searchTerm: $searchTerm\n      page: $page\n      filterType: $filterType\n      sortBy: $sortBy\n    ) {\n      courses {\n        courseId\n        title\n        coverImageUrl\n        courseType\n        enrolled\n        completed\n        engagement\n        session\n        videosWatched\n      }\n      total\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').OrganizationCoursesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query OrganizationSessions($customerId: ID, $courseId: ID!, $filterType: String!) {\n    getOrganizationSessionByCourse(customerId: $customerId, courseId: $courseId, filterType: $filterType) {\n      sessionsForCourse {\n        sessionId\n        title\n        sessionType\n        startAt\n        endAt\n        enrolled\n        completed\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').OrganizationSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query EmployeeCourses(\n    $userId: ID!\n    $customerId: ID\n    $search: String!\n    $page: Int!\n    $filterType: String!\n    $sort: SortBy\n    $from: String\n    $to: String\n  ) {\n    getEmployeeCourses(\n      userId: $userId\n      customerId: $customerId\n      search: $search\n      page: $page\n      filterType: $filterType\n      sort: $sort\n      from: $from\n      to: $to\n    ) {\n      courses {\n        courseId\n        title\n        courseType\n        status\n        enrolledOn\n        completedOn\n        progress\n        isStarted\n        videosWatched\n        hoursWatched\n        badges\n        videos {\n          videoId\n          title\n          hoursWatched\n          isWatched\n          watchedOn\n        }\n      }\n      total\n      asOf\n      error {\n        code\n        message\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EmployeeCoursesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ProcessPassExtras($userId: ID!, $email: String!, $shortCode: String!) {\n    processPassExtras(userId: $userId, email: $email, shortCode: $shortCode) {\n      success\n      redirectUrl\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ProcessPassExtrasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PassLink($code: String!, $email: String!, $tac: String!) {\n    lookupPassActivationLink(code: $code, email: $email, tac: $tac) {\n      success\n      link\n      existingUser\n      showStayTuned\n    }\n  }\n',
): typeof import('./graphql.ts').PassLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PassPreview($code: String!) {\n    nav: getPassDetailsByCode(code: $code, context: TOP_NAV) {\n      meta {\n        navLogoUrl\n      }\n    }\n    pass: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {\n      showRegistration\n      targetSegment\n      usesSSO\n      startsAt\n      meta {\n        ctaButton {\n          text\n          url\n          label\n        }\n        hero {\n          title\n          subtitle\n          subtitleFontSize\n        }\n        logo {\n          url\n          alt\n        }\n        testimonial {\n          text\n          name\n          job\n          image\n        }\n      }\n      content {\n        title\n        videoThumbnail\n        duration\n        video {\n          videoId\n          externalKey\n          isSilent\n          manifestUrl\n        }\n      }\n    }\n    realm: lookupPassCorporateRealm(code: $code) {\n      realm\n      serializedOptions\n      error {\n        code\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PassPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query PassRegistration($code: String!) {\n    pass: getPassDetailsByCode(code: $code, context: INVITE_REGISTRATION) {\n      showRegistration\n      targetSegment\n      extraCollectionFields\n      hasRedemptionCode\n      usesOTRC\n      usesSSO\n      redirectUrl\n      company {\n        name\n        givesSeat\n      }\n      isForCaller\n      isFullForCaller\n      startsAt\n      meta {\n        navLogoUrl\n      }\n    }\n    preview: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {\n      meta {\n        hero {\n          title\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PassRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddPick($contentId: ID!) {\n    addUserSave(contentId: $contentId, contentType: LP_USER_PICK) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddPickDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemovePick($contentId: ID!) {\n    removeUserSave(contentId: $contentId, contentType: LP_USER_PICK) {\n      success\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemovePickDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LearningPlan {\n    getLearningPlan {\n      plan {\n        title\n        topic\n        level\n        certificate {\n          certificateId\n          title\n          description\n          badgeImageUrl\n          progress\n        }\n        courses {\n          ...CourseCardFields\n        }\n      }\n      pickedCourses {\n        ...CourseCardFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').LearningPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LearningPlanQuiz {\n    getLearningPlanQuiz {\n      learningPlanQuizId\n      questions {\n        learningPlanQuizQuestionId\n        label\n        options {\n          key\n          label\n        }\n        isRequired\n        meta {\n          parentId\n          conditionalAnswer\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').LearningPlanQuizDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SubmitLearningPlanQuiz($input: SubmitLearningPlanQuizResponsesInput!) {\n    submitLearningPlanQuizResponses(input: $input) {\n      title\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SubmitLearningPlanQuizDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveMailChoice($kind: MailKind!, $isWanted: Boolean!) {\n    saveMailChoice(kind: $kind, isWanted: $isWanted) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveMailChoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RequestDataDownload {\n    requestDataDownload {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RequestDataDownloadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RequestErasure($password: String) {\n    requestErasure(password: $password) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RequestErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelErasure {\n    cancelErasure {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CancelErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query DataSettings {\n    getDataSettings {\n      mailChoices {\n        kind\n        isWanted\n      }\n      download {\n        requestedAt\n        expiresAt\n        path\n      }\n      erasure {\n        requestedAt\n        dueAt\n      }\n      hasSubscription\n      looks {\n        name\n        role\n        reason\n        beganAt\n        endedAt\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DataSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ResourcePage($slug: String!) {\n    getResource(slug: $slug) {\n      resourceID\n      slug\n      title\n      subtitle\n      type\n      coverImageUrl\n      pdfDownloadUrl\n      googleDocCopyUrl\n      linksExpireAt\n      modified\n      items {\n        resourceContentID\n        type\n        content\n        anchorName\n        imageUrl\n      }\n      tags {\n        category\n        label\n        recordID\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ResourcePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query ResourcesPage($filter: ResourceFilter!, $page: Int!) {\n    listResources(filter: $filter, count: 24, page: $page) {\n      list {\n        resourceID\n        slug\n        type\n        title\n        subtitle\n        coverImageUrl\n        stacks\n      }\n      pageInfo {\n        page\n        totalPages\n        total\n      }\n      facets {\n        types {\n          value\n          count\n        }\n        stacks {\n          value\n          count\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ResourcesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SecondFactorsFields on SecondFactors {\n    factors {\n      factorId\n      kind\n      name\n      createdAt\n      lastUsedAt\n    }\n    recoveryCodesLeft\n    isNeeded\n  }\n',
): typeof import('./graphql.ts').SecondFactorsFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartAuthenticator {\n    startAuthenticator {\n      handle\n      secret\n      uri\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StartAuthenticatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddAuthenticator($handle: String!, $code: String!, $name: String!) {\n    addAuthenticator(handle: $handle, code: $code, name: $name) {\n      recoveryCodes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddAuthenticatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartPasskey {\n    startPasskey {\n      handle\n      options\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StartPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddPasskey($handle: String!, $response: JSON!, $name: String!) {\n    addPasskey(handle: $handle, response: $response, name: $name) {\n      recoveryCodes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RenameSecondFactor($factorId: ID!, $name: String!) {\n    renameSecondFactor(factorId: $factorId, name: $name) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RenameSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveSecondFactor($factorId: ID!) {\n    removeSecondFactor(factorId: $factorId) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MakeRecoveryCodes($input: MakeRecoveryCodesInput!) {\n    makeRecoveryCodes(input: $input) {\n      recoveryCodes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MakeRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SecondFactors {\n    getSecondFactors {\n      ...SecondFactorsFields\n    }\n  }\n',
): typeof import('./graphql.ts').SecondFactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation OpenRecording($sessionId: ID!, $meetingNumber: Int!) {\n    openRecording(sessionId: $sessionId, meetingNumber: $meetingNumber) {\n      title\n      duration\n      posterUrl\n      manifestUrl\n      expiresAt\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').OpenRecordingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveSessionContentProgress(\n    $sessionContentId: ID!\n    $type: SessionContentProgressType!\n    $status: SessionContentProgressStatus!\n  ) {\n    saveSessionContentProgress(sessionContentId: $sessionContentId, type: $type, status: $status) {\n      status\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveSessionContentProgressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SubmitProject($input: SubmitProjectInput!) {\n    submitProject(input: $input) {\n      sessionContentId\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SubmitProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment ContainerFields on Container {\n    sessionContentId\n    type\n    title\n    dueAt\n    containsActiveContent\n    expandedPlaceholder\n    minutes\n    submission\n    project {\n      link\n      note\n      state\n      words\n      submittedAt\n      reviewedAt\n    }\n    checklist {\n      sessionContentId\n      refSessionContentId\n      checklistGroupName\n      title\n      subtitle\n      subtype\n      selfReporting\n      completionStatus\n      progress\n      isMissed\n      meetingEndAt\n      recordingUrl\n      recordingCounts\n    }\n    items {\n      sessionContentId\n      type\n      title\n      intro\n      body\n      outro\n      enabledAt\n      enabled\n      optional\n      videoPreviews {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        optional\n        enabledAt\n        watchedAt\n      }\n      buttonText\n      buttonUrl\n      buttonStartIcon\n      buttonEndIcon\n      calendarStartDate\n      dayTexts\n    }\n  }\n',
): typeof import('./graphql.ts').ContainerFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SessionPage($sessionId: ID!) {\n    getSessionContent(sessionId: $sessionId) {\n      title\n      sessionType\n      sessionStartAt\n      sessionEndAt\n      courseId\n      sessionId\n      calendarFallbackUrl\n      uiCustomizations\n      hideTimeAndFacultyLabels\n      session {\n        ...SessionFields\n      }\n      faculty {\n        facultyId\n        fullName\n        role\n        imageUrl\n      }\n      announcements {\n        sessionContentId\n        announcement\n        imageUrl\n        stylePreset\n        internalLinkUrl\n        externalLinkUrl\n      }\n      sessionContainers {\n        ...ContainerFields\n      }\n      containers {\n        ...ContainerFields\n      }\n      schedules {\n        sessionContentId\n        title\n        externalCalendarUrl\n        calendarStartDate\n        scheduleDays {\n          dayNumber\n          ctaText\n          body\n          checklistSessionContentId\n          completionStatus\n        }\n      }\n      config {\n        teachingAssistant {\n          fullName\n          imageUrl\n          slackUrl\n        }\n      }\n      meetings {\n        sessionId\n        title\n        startAt\n        endAt\n        recordingUrl\n      }\n      progress {\n        totalDuration\n        totalWatched\n        completedVideos\n        totalVideos\n        groups {\n          groupSessionContentId\n          videos {\n            videoId\n            duration\n            farthestWatchedTime\n            optional\n            completed\n          }\n        }\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SessionPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SignInFlags {\n    getFeatureFlags {\n      values\n    }\n    getAcademy {\n      isOpen\n    }\n  }\n',
): typeof import('./graphql.ts').SignInFlagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query LookupCorporateRealm($b64email: String!, $redirectPath: String) {\n    lookupCorporateRealm(b64email: $b64email, redirectPath: $redirectPath) {\n      link\n      serializedOptions\n      error {\n        code\n      }\n    }\n  }\n',
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
  source: '\n    query SignOnReport($handle: String!) {\n      getSignOnReport(handle: $handle) {\n        kind\n        issuer\n        fault\n        words\n        claims {\n          name\n          value\n        }\n        match\n      }\n    }\n  ',
): typeof import('./graphql.ts').SignOnReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AcceptStaffInvitation($input: AcceptStaffInvitationInput!) {\n    acceptStaffInvitation(input: $input) {\n      email\n      isNew\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AcceptStaffInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StaffInvitationPage($token: String!) {\n    getStaffInvitation(token: $token) {\n      email\n      roles\n      hasAccount\n    }\n  }\n',
): typeof import('./graphql.ts').StaffInvitationPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SetUpOwner($input: SetUpOwnerInput!) {\n    setUpOwner(input: $input) {\n      email\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SetUpOwnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query SetupPage($token: String!) {\n    getSetup(token: $token) {\n      email\n    }\n  }\n',
): typeof import('./graphql.ts').SetupPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddPeople($rows: [PersonRowInput!]!, $reason: String, $dryRun: Boolean) {\n    addPeople(rows: $rows, reason: $reason, dryRun: $dryRun) {\n      verdicts {\n        outcome\n        words\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StudioAudit(\n    $text: String!\n    $actorKind: ActorKind\n    $from: String\n    $until: String\n    $after: String\n    $count: Int!\n  ) {\n    listAuditEntries(text: $text, actorKind: $actorKind, from: $from, until: $until, after: $after, count: $count) {\n      entries {\n        entryId\n        at\n        actorKind\n        actorName\n        tokenName\n        action\n        subject\n        subjectName\n        reason\n        before\n        after\n        detail\n      }\n      nextAfter\n    }\n  }\n',
): typeof import('./graphql.ts').StudioAuditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioChosen($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {\n      countChosenDocuments(kind: $kind, documentIds: $documentIds, text: $text, state: $state) {\n        total\n        toPublish\n        toArchive\n        toRestore\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioChosenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query StudioExport($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {\n    exportDocuments(kind: $kind, documentIds: $documentIds, text: $text, state: $state)\n  }\n',
): typeof import('./graphql.ts').StudioExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation BeginDocumentsAct(\n    $bulkActId: ID!\n    $kind: String!\n    $act: DocumentBulkAct!\n    $documentIds: [ID!]\n    $text: String!\n    $state: DocumentStateFilter\n    $publishAt: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    beginDocumentsAct(\n      bulkActId: $bulkActId\n      kind: $kind\n      act: $act\n      documentIds: $documentIds\n      text: $text\n      state: $state\n      publishAt: $publishAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').BeginDocumentsActDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioChosenPeople($text: String!, $view: PeopleView!, $companyId: ID) {\n      countChosenPeople(text: $text, view: $view, companyId: $companyId)\n    }\n  ',
): typeof import('./graphql.ts').StudioChosenPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation GiveAreaToPeople(\n    $bulkActId: ID!\n    $userIds: [ID!]\n    $text: String!\n    $view: PeopleView!\n    $companyId: ID\n    $area: String!\n    $lastDay: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    giveAreaToPeople(\n      bulkActId: $bulkActId\n      userIds: $userIds\n      text: $text\n      view: $view\n      companyId: $companyId\n      area: $area\n      lastDay: $lastDay\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').GiveAreaToPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioBulkAct($bulkActId: ID!) {\n      getBulkAct(bulkActId: $bulkActId) {\n        ...BulkFields\n      }\n    }\n    fragment BulkFields on BulkAct {\n      bulkActId\n      act\n      kind\n      state\n      total\n      done\n      same\n      failed\n      failures {\n        id\n        title\n        why\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioBulkActDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioRunningBulk($kind: String) {\n      findRunningBulkAct(kind: $kind) {\n        bulkActId\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioRunningBulkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StopBulkAct($bulkActId: ID!) {\n    stopBulkAct(bulkActId: $bulkActId) {\n      bulkAct {\n        ...BulkFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StopBulkActDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RetryBulkAct($bulkActId: ID!, $formerActId: ID!) {\n    retryBulkAct(bulkActId: $bulkActId, formerActId: $formerActId) {\n      isSaved\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RetryBulkActDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioDates($from: String!, $until: String!) {\n      listStudioDates(from: $from, until: $until) {\n        what\n        kind\n        id\n        title\n        detail\n        startAt\n        endAt\n        people\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioDatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioDueCertificates($view: DueCertificateView!, $after: Int!) {\n      listDueCertificates(view: $view, after: $after) {\n        nextIssueAt\n        certificates {\n          userId\n          certificateId\n          title\n          displayName\n          email\n          companyName\n          eligibleAt\n          issuedAt\n          heldReason\n          isEarned\n        }\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioDueCertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation HoldStudioCertificate(\n    $userId: ID!\n    $certificateId: ID!\n    $isHeldBack: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    holdCertificate(\n      userId: $userId\n      certificateId: $certificateId\n      isHeldBack: $isHeldBack\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').HoldStudioCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioCompanies($text: String!, $view: CompanyView!, $after: Int!) {\n      searchCompanies(text: $text, view: $view, after: $after) {\n        companies {\n          companyId\n          name\n          logoUrl\n          accentColor\n          domains\n          signOn\n          contract {\n            state\n            startsOn\n            endsOn\n            totalSeats\n            assignedSeats\n            usedSeats\n            overage\n          }\n        }\n        total\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddCompany($companyId: ID!, $name: String!, $timeZone: String!, $reason: String, $dryRun: Boolean) {\n    addCompany(companyId: $companyId, name: $name, timeZone: $timeZone, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveCompany(\n    $companyId: ID!\n    $version: Int!\n    $name: String!\n    $timeZone: String!\n    $hideMemberProfile: Boolean!\n    $disableAIFeatures: Boolean!\n    $enableProfAI: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompany(\n      companyId: $companyId\n      version: $version\n      name: $name\n      timeZone: $timeZone\n      hideMemberProfile: $hideMemberProfile\n      disableAIFeatures: $disableAIFeatures\n      enableProfAI: $enableProfAI\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveCompanyBrand(\n    $companyId: ID!\n    $version: Int!\n    $logoUrl: String!\n    $accentColor: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanyBrand(\n      companyId: $companyId\n      version: $version\n      logoUrl: $logoUrl\n      accentColor: $accentColor\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveCompanyBrandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveContract(\n    $companyId: ID!\n    $contractId: ID!\n    $version: Int!\n    $startsOn: String!\n    $endsOn: String!\n    $totalSeats: Int!\n    $overage: Boolean!\n    $entitlementIds: [String!]!\n    $links: [ContractLinkInput!]!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveContract(\n      companyId: $companyId\n      contractId: $contractId\n      version: $version\n      startsOn: $startsOn\n      endsOn: $endsOn\n      totalSeats: $totalSeats\n      overage: $overage\n      entitlementIds: $entitlementIds\n      links: $links\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndContract(\n    $companyId: ID!\n    $contractId: ID!\n    $version: Int!\n    $lastDay: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    endContract(\n      companyId: $companyId\n      contractId: $contractId\n      version: $version\n      lastDay: $lastDay\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddCompanyAdministrator($companyId: ID!, $email: String!, $reason: String, $dryRun: Boolean) {\n    addCompanyAdministrator(companyId: $companyId, email: $email, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddCompanyAdministratorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveCompanyAdministrator($companyId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    removeCompanyAdministrator(companyId: $companyId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveCompanyAdministratorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {\n    addCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddCompanyDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CheckCompanyDomain($companyId: ID!, $domain: String!) {\n    checkCompanyDomain(companyId: $companyId, domain: $domain) {\n      isProved\n      fault\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CheckCompanyDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ProveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {\n    proveCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ProveCompanyDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {\n    removeCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveCompanyDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioCompany($companyId: ID!) {\n      getCompany(companyId: $companyId) {\n        companyId\n        version\n        name\n        logoUrl\n        accentColor\n        timeZone\n        hideMemberProfile\n        disableAIFeatures\n        enableProfAI\n        people\n        signOn\n        contract {\n          state\n          startsOn\n          endsOn\n          totalSeats\n          assignedSeats\n          usedSeats\n          overage\n        }\n        contracts {\n          contractId\n          version\n          state\n          startsOn\n          endsOn\n          totalSeats\n          overage\n          assignedSeats\n          usedSeats\n          entitlementIds\n          links {\n            title\n            url\n          }\n        }\n        areas {\n          entitlementId\n          name\n        }\n        domains {\n          domain\n          isVerified\n          verifiedBy\n          verifiedAt\n          recordName\n          recordText\n          checkedAt\n          fault\n          saidBy\n          saidWhy\n        }\n        passes {\n          passId\n          code\n          state\n          slots\n          taken\n          startsAt\n          closesAt\n          takesSeat\n          usesSSO\n          usesOTRC\n          opened\n          registered\n          held\n          activated\n          learning\n        }\n        administrators {\n          userId\n          displayName\n          email\n        }\n        successManagers {\n          userId\n          displayName\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavePromotionOfSale(\n    $code: String!\n    $usableBy: String!\n    $amountOff: Int!\n    $startsAt: String!\n    $endsAt: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveSoldPromotion(\n      code: $code\n      usableBy: $usableBy\n      amountOff: $amountOff\n      startsAt: $startsAt\n      endsAt: $endsAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SavePromotionOfSaleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveOfferOfSale(\n    $coupon: String!\n    $name: String!\n    $headline: String!\n    $subheadline: String!\n    $acceptCta: String!\n    $rejectCta: String!\n    $startsAt: String!\n    $endsAt: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveSoldOffer(\n      coupon: $coupon\n      name: $name\n      headline: $headline\n      subheadline: $subheadline\n      acceptCta: $acceptCta\n      rejectCta: $rejectCta\n      startsAt: $startsAt\n      endsAt: $endsAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveOfferOfSaleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddStripeCoupon($code: String!, $amountOff: Int!, $reason: String, $dryRun: Boolean) {\n    addProviderCoupon(code: $code, amountOff: $amountOff, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddStripeCouponDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveStudioDraft($input: SaveDocumentDraftInput!) {\n    saveDocumentDraft(input: $input) {\n      draft {\n        ...DraftFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveStudioDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation PublishStudioDocument(\n    $kind: String!\n    $documentId: ID!\n    $version: Int!\n    $note: String!\n    $also: [DocumentKeyInput!]\n  ) {\n    publishDocument(kind: $kind, documentId: $documentId, version: $version, note: $note, also: $also) {\n      revision\n      lines\n      isSaved\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').PublishStudioDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ScheduleStudioDocument(\n    $kind: String!\n    $documentId: ID!\n    $version: Int!\n    $publishAt: String\n    $note: String!\n  ) {\n    scheduleDocument(kind: $kind, documentId: $documentId, version: $version, publishAt: $publishAt, note: $note) {\n      draft {\n        version\n        publishAt\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ScheduleStudioDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DiscardStudioDraft($kind: String!, $documentId: ID!, $version: Int!) {\n    discardDocumentDraft(kind: $kind, documentId: $documentId, version: $version) {\n      published\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DiscardStudioDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ArchiveStudioDocument($kind: String!, $documentId: ID!, $archived: Boolean!, $reason: String!) {\n    archiveDocument(kind: $kind, documentId: $documentId, archived: $archived, reason: $reason) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ArchiveStudioDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RestoreStudioRevision($kind: String!, $documentId: ID!, $number: Int!, $version: Int!) {\n    restoreDocumentRevision(kind: $kind, documentId: $documentId, number: $number, version: $version) {\n      draft {\n        version\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RestoreStudioRevisionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation TakeBackStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {\n    takeBackDocument(kind: $kind, documentId: $documentId, reason: $reason) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').TakeBackStudioDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {\n    removeDocument(kind: $kind, documentId: $documentId, reason: $reason) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveStudioDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DuplicateStudioDocument($kind: String!, $documentId: ID!, $newDocumentId: ID!) {\n    duplicateDocument(kind: $kind, documentId: $documentId, newDocumentId: $newDocumentId) {\n      draft {\n        version\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DuplicateStudioDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SuspectFields on ListedPerson {\n    userId\n    displayName\n    email\n    company {\n      companyId\n      name\n    }\n    registeredAt\n  }\n',
): typeof import('./graphql.ts').SuspectFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPersonDuplicates($userId: ID!) {\n      personDuplicates(userId: $userId) {\n        person {\n          ...SuspectFields\n        }\n        reasons\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPersonDuplicatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioDuplicates($after: String) {\n      listDuplicates(after: $after) {\n        pairs {\n          person {\n            ...SuspectFields\n          }\n          other {\n            ...SuspectFields\n          }\n          reasons\n        }\n        since\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioDuplicatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MergePeople($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {\n    mergePeople(userId: $userId, otherId: $otherId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MergePeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation DismissDuplicate($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {\n    dismissDuplicate(userId: $userId, otherId: $otherId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').DismissDuplicateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioEndpoints {\n      listWebhookEndpoints {\n        endpointId\n        address\n        eventTypes\n        isOn\n        secretNumber\n        formerUntil\n        failingSince\n        givenUpAt\n        waiting\n        failed\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioEndpointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioDeliveries($state: WebhookDeliveryState, $after: String) {\n      listWebhookDeliveries(state: $state, after: $after) {\n        deliveries {\n          deliveryId\n          eventId\n          title\n          address\n          state\n          tries\n          failureWords\n          failureDetail\n          happenedAt\n          nextAt\n          settledAt\n        }\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioFailedDeliveries {\n      countFailedDeliveries\n    }\n  ',
): typeof import('./graphql.ts').StudioFailedDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveStudioEndpoint(\n    $endpointId: ID!\n    $address: String!\n    $eventTypes: [String!]!\n    $isOn: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveWebhookEndpoint(\n      endpointId: $endpointId\n      address: $address\n      eventTypes: $eventTypes\n      isOn: $isOn\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      secret\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveStudioEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReplaceStudioEndpointSecret($endpointId: ID!, $secretNumber: Int!, $reason: String, $dryRun: Boolean) {\n    replaceEndpointSecret(endpointId: $endpointId, secretNumber: $secretNumber, reason: $reason, dryRun: $dryRun) {\n      lines\n      secret\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReplaceStudioEndpointSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveStudioEndpoint($endpointId: ID!, $reason: String, $dryRun: Boolean) {\n    removeWebhookEndpoint(endpointId: $endpointId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveStudioEndpointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReplayStudioDeliveries($endpointId: ID, $deliveryId: ID, $reason: String, $dryRun: Boolean) {\n    replayDeliveries(endpointId: $endpointId, deliveryId: $deliveryId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReplayStudioDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioExample {\n      getExampleAcademy {\n        state\n        isEmpty\n        counts {\n          kind\n          total\n          done\n        }\n        failure\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioExampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddExampleAcademy($reason: String, $dryRun: Boolean) {\n    addExampleAcademy(reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddExampleAcademyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveExampleAcademy($reason: String, $dryRun: Boolean) {\n    removeExampleAcademy(reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveExampleAcademyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartFilm($fileName: String!, $bytes: Float!) {\n    startFilm(fileName: $fileName, bytes: $bytes) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StartFilmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation FinishFilm($filmId: ID!) {\n    finishFilm(filmId: $filmId) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').FinishFilmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RetryFilm($filmId: ID!) {\n    retryFilm(filmId: $filmId) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RetryFilmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StopFilm($filmId: ID!) {\n    stopFilm(filmId: $filmId) {\n      film {\n        ...FilmFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StopFilmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioFilmTerms {\n      getFilmTerms {\n        maxBytes\n        canEncode\n        canRepackage\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioFilmTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioFilm($filmId: ID!) {\n      getFilm(filmId: $filmId) {\n        ...FilmFields\n      }\n    }\n    fragment FilmFields on Film {\n      filmId\n      fileName\n      bytes\n      state\n      progress\n      message\n      isOwn\n      duration\n      width\n      height\n      posterUrl\n      manifestUrl\n    }\n  ',
): typeof import('./graphql.ts').StudioFilmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioFlags {\n      listFlags {\n        flag\n        about\n        isSet\n        isElsewhere\n        defaultValue\n        targets\n        version\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioFlagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveStudioFlag(\n    $flag: String!\n    $defaultValue: JSON\n    $targets: JSON!\n    $version: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveFlag(\n      flag: $flag\n      defaultValue: $defaultValue\n      targets: $targets\n      version: $version\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveStudioFlagDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioHealth {\n      checkHealth {\n        part\n        title\n        state\n        words\n        todo\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioHealthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation TryBackgroundJobAgain($jobId: ID!, $reason: String, $dryRun: Boolean) {\n    tryJobAgain(jobId: $jobId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').TryBackgroundJobAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StopBackgroundJob($jobId: ID!, $reason: String, $dryRun: Boolean) {\n    stopJob(jobId: $jobId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StopBackgroundJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioJobs($view: JobView!, $name: String!, $below: Int) {\n      listBackgroundJobs(view: $view, name: $name, below: $below) {\n        jobs {\n          jobId\n          title\n          state\n          facts {\n            label\n            value\n          }\n          tries\n          mostTries\n          failure {\n            words\n            detail\n          }\n          queuedAt\n          nextAt\n          begunAt\n          endedAt\n        }\n        nextBelow\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioFailedJobs {\n      countFailedJobs\n    }\n  ',
): typeof import('./graphql.ts').StudioFailedJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SwitchStudioLetter($letter: ID!, $isOn: Boolean!, $reason: String, $dryRun: Boolean) {\n    switchLetter(letter: $letter, isOn: $isOn, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SwitchStudioLetterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendStudioLetterTest($letter: ID!, $draft: Boolean!) {\n    sendLetterTest(letter: $letter, draft: $draft) {\n      sentTo\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SendStudioLetterTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioLetterDraft($letter: ID!) {\n      getLetter(letter: $letter, draft: true) {\n        subject\n        text\n        about {\n          letter\n          title\n        }\n        template {\n          subject\n          text\n          button\n          variables {\n            name\n            meaning\n            sample\n            isRequired\n            isOfText\n          }\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioLetterDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioLetters {\n      listLetters {\n        ...LetterFields\n      }\n    }\n    fragment LetterFields on Letter {\n      letter\n      title\n      group\n      sentWhen\n      sentTo\n      alwaysSent\n      sentLately\n      withheldLately\n      offSince\n      hasFixedWords\n      ownWordsSince\n    }\n  ',
): typeof import('./graphql.ts').StudioLettersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioLetter($letter: ID!) {\n      getLetter(letter: $letter) {\n        subject\n        text\n        about {\n          ...LetterFields\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioLetterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StopOutboxMail($mailId: ID!, $reason: String, $dryRun: Boolean) {\n    stopMail(mailId: $mailId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StopOutboxMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MailAddressAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {\n    mailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MailAddressAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SendOutboxMailAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {\n    sendMailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SendOutboxMailAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioOutbox($view: OutboxView!, $address: String!, $below: Int) {\n      listOutboxMails(view: $view, address: $address, below: $below) {\n        mails {\n          mailId\n          letter\n          to\n          subject\n          state\n          isSecret\n          createdAt\n          failedAt\n          leavesAt\n          withheld\n          endedAt\n        }\n        news {\n          news\n          sessionId\n          title\n          leavesAt\n        }\n        nextBelow\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioOutboxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioFound($text: String!) {\n      findDocuments(text: $text) {\n        kind\n        id\n        title\n        isDraft\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioFoundPeople($text: String!) {\n      listPeople(text: $text, view: ALL, count: 5) {\n        people {\n          userId\n          displayName\n          email\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioFoundPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioFoundCompanies($text: String!) {\n      searchCompanies(text: $text, count: 5) {\n        companies {\n          companyId\n          name\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioFoundCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPassCodes($passId: ID!) {\n      getPassCodes(passId: $passId) {\n        passId\n        code\n        timeZone\n        company {\n          companyId\n          name\n        }\n        hasOneTimeCodes\n        batches {\n          batchId\n          size\n          used\n          madeAt\n          madeByName\n          endedAt\n          endedByName\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPassCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MakePassCodes($passId: ID!, $batchId: ID!, $count: Int!, $reason: String, $dryRun: Boolean) {\n    makePassCodes(passId: $passId, batchId: $batchId, count: $count, reason: $reason, dryRun: $dryRun) {\n      lines\n      codes\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MakePassCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndPassCodes($passId: ID!, $batchId: ID!, $reason: String, $dryRun: Boolean) {\n    endPassCodes(passId: $passId, batchId: $batchId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndPassCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment TeamPaymentFields on TeamPayment {\n    paymentId\n    userId\n    displayName\n    email\n    product\n    amount\n    refunded\n    pending\n    state\n    happenedAt\n    invoiceUrl\n    providerUrl\n    tries\n    retryAt\n    mailedAt\n    disputeDueAt\n    refundable\n    isEndable\n    refunds {\n      refundId\n      amount\n      state\n      failure\n    }\n  }\n',
): typeof import('./graphql.ts').TeamPaymentFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPayments($view: PaymentView!, $text: String!, $after: String) {\n      listPayments(view: $view, text: $text, after: $after) {\n        payments {\n          ...TeamPaymentFields\n        }\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPersonPayments($userId: ID!) {\n      listPayments(userId: $userId, count: 20) {\n        payments {\n          ...TeamPaymentFields\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPersonPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPaymentTrouble {\n      getPaymentTrouble {\n        disputes\n        dueAt\n        refused\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPaymentTroubleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RefundTeamPayment(\n    $paymentId: ID!\n    $amount: Int!\n    $ends: Boolean\n    $press: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    refundPayment(\n      paymentId: $paymentId\n      amount: $amount\n      ends: $ends\n      press: $press\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RefundTeamPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioDocumentPeek($kind: String!, $id: ID!) {\n      getDocument(kind: $kind, documentId: $id) {\n        title\n        state\n        draft {\n          publishAt\n          savedAt\n          savedByName\n          failure\n        }\n        faults {\n          ...FaultOfDocument\n        }\n      }\n      getDocumentUses(kind: $kind, documentId: $id) {\n        users\n        history\n      }\n      listDocumentRevisions(kind: $kind, documentId: $id) {\n        number\n        note\n        actorName\n        at\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioDocumentPeekDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPeople($text: String!, $view: PeopleView!, $companyId: ID, $after: String) {\n      listPeople(text: $text, view: $view, companyId: $companyId, after: $after) {\n        people {\n          userId\n          displayName\n          email\n          profileImageUrl\n          accountType\n          company {\n            companyId\n            name\n          }\n          registeredAt\n          isListed\n          isTest\n        }\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MailPersonAgain($userId: ID!, $reason: String, $dryRun: Boolean) {\n    mailAgain(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MailPersonAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation GivePersonArea($userId: ID!, $area: String!, $lastDay: String!, $reason: String, $dryRun: Boolean) {\n    giveArea(userId: $userId, area: $area, lastDay: $lastDay, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').GivePersonAreaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndPersonGrant($userId: ID!, $grantId: ID!, $reason: String, $dryRun: Boolean) {\n    endGrant(userId: $userId, grantId: $grantId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndPersonGrantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SignOutPerson($userId: ID!, $reason: String, $dryRun: Boolean) {\n    signOutPerson(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SignOutPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ForgetPersonProvider($userId: ID!, $reason: String, $dryRun: Boolean) {\n    forgetProviderNames(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ForgetPersonProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SavePersonAddress($userId: ID!, $to: String!, $reason: String, $dryRun: Boolean) {\n    savePersonAddress(userId: $userId, to: $to, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SavePersonAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RequestPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {\n    requestPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RequestPersonErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {\n    cancelPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CancelPersonErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation IssuePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {\n    addCertificateCompletion(userId: $userId, certificateId: $certificateId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').IssuePersonCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RevokePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {\n    removeCertificateCompletion(userId: $userId, certificateId: $certificateId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RevokePersonCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartSupportSession($userId: ID!, $reason: String, $dryRun: Boolean) {\n    startSupportSession(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StartSupportSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddPersonNote($userId: ID!, $noteId: ID!, $note: String!) {\n    addPersonNote(userId: $userId, noteId: $noteId, note: $note) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddPersonNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemovePersonNote($userId: ID!, $noteId: ID!) {\n    removePersonNote(userId: $userId, noteId: $noteId) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemovePersonNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPerson($userId: ID!) {\n      getPerson(userId: $userId) {\n        userId\n        displayName\n        firstName\n        email\n        profileImageUrl\n        jobRole\n        statedCompany\n        pronouns\n        place\n        company {\n          companyId\n          name\n        }\n        accountType\n        tierChangedAt\n        registeredAt\n        lastSignInAt\n        timeZone\n        isListed\n        isTest\n        isOfTeam\n        grants {\n          grantId\n          entitlementId\n          name\n          type\n          source\n          sourceRef\n          startsAt\n          endsAt\n          revokedAt\n          reason\n          state\n          keptBy\n          isEndable\n        }\n        sessions {\n          sessionId\n          title\n          courseTitle\n          isLive\n          isWaitlisted\n          startsAt\n          joinedAt\n          attendedAt\n          completedAt\n          filmsDone\n        }\n        certificates {\n          certificateId\n          title\n          registeredAt\n          eligibleAt\n          heldAt\n          heldReason\n          credentialId\n          issuedAt\n          revokedAt\n          revokedReason\n        }\n        notes {\n          noteId\n          note\n          authorName\n          writtenAt\n          isMine\n        }\n        payments {\n          subscriptions {\n            subscriptionId\n            name\n            status\n            amount\n            periodEndsAt\n            cancelsAt\n          }\n          purchases {\n            checkoutId\n            name\n            amount\n            boughtAt\n          }\n          refunds {\n            refundId\n            amount\n            decidedAt\n            doneAt\n          }\n        }\n        devices {\n          device\n          signIns\n          lastUsedAt\n        }\n        providerNames\n        privacy {\n          erasure {\n            requestedAt\n            dueAt\n          }\n          copies {\n            requestedAt\n            readyAt\n          }\n        }\n        entries {\n          entryId\n          action\n          reason\n          by\n          doneAt\n        }\n        mailStop {\n          reason\n          since\n          words\n        }\n        mailStop {\n          reason\n          since\n          words\n        }\n        mails {\n          mailId\n          letter\n          subject\n          state\n          withheld\n          createdAt\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioVerdict($userId: ID!, $address: String!, $at: String) {\n      explainAccess(userId: $userId, address: $address, at: $at) {\n        opens\n        sentence\n        leadsTo\n        keys\n        rules {\n          isMet\n          rule\n          note\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioVerdictDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation KeepDocumentPresence($kind: String!, $documentId: ID!, $field: String!) {\n    saveDocumentPresence(kind: $kind, documentId: $documentId, field: $field) {\n      others {\n        memberId\n        name\n        field\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').KeepDocumentPresenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPagePreview(\n      $kind: String!\n      $id: ID!\n      $address: String\n      $persona: PreviewPersona!\n      $userId: ID\n      $at: String\n    ) {\n      getDocumentPreview(kind: $kind, documentId: $id, address: $address, persona: $persona, userId: $userId, at: $at) {\n        token\n        address\n        version\n        opens\n        sentence\n        leadsTo\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPagePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPreviewPeople($words: String!) {\n      listMembers(filter: $words, context: ADMIN, count: 10) {\n        list {\n          userId\n          displayName\n          company\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPreviewPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioProducts {\n      compareProducts {\n        state\n        products {\n          productId\n          name\n          about\n          features\n          kind\n          lookupKey\n          amount\n          currency\n          interval\n          planSets\n          sellable\n          isOffered\n          there {\n            priceId\n            amount\n            currency\n            interval\n            taxBehavior\n          }\n          differences\n          toCreate\n          payers {\n            amount\n            members\n          }\n        }\n        promotions {\n          code\n          usableBy\n          amountOff\n          startsAt\n          endsAt\n          isOffered\n          difference\n          isMissing\n        }\n        cancelOffers {\n          coupon\n          name\n          headline\n          subheadline\n          acceptCta\n          rejectCta\n          startsAt\n          endsAt\n          difference\n          isMissing\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveSoldProduct(\n    $product: String!\n    $name: String!\n    $about: String!\n    $features: [String!]!\n    $amount: Int!\n    $sellable: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveProductTerms(\n      product: $product\n      name: $name\n      about: $about\n      features: $features\n      amount: $amount\n      sellable: $sellable\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveSoldProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddSoldMembership(\n    $product: String!\n    $name: String!\n    $about: String!\n    $features: [String!]!\n    $amount: Int!\n    $areas: [String!]!\n    $planSets: [Int!]!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    addMembershipProduct(\n      product: $product\n      name: $name\n      about: $about\n      features: $features\n      amount: $amount\n      areas: $areas\n      planSets: $planSets\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddSoldMembershipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AddStripePrice($product: String!, $reason: String, $dryRun: Boolean) {\n    addProviderPrice(product: $product, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AddStripePriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPreview($kind: String!, $id: ID!, $also: [DocumentKeyInput!]) {\n      rehearseDocumentPublishing(kind: $kind, documentId: $id, also: $also) {\n        refusal\n        lines\n        mailed\n        differences {\n          path\n          before\n          after\n        }\n        faults {\n          ...FaultOfDocument\n        }\n        needed {\n          kind\n          documentId\n          title\n          version\n          faults {\n            ...FaultOfDocument\n          }\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioReconciliations {\n      listReconciliations {\n        runId\n        kind\n        begunAt\n        endedAt\n        subscriptions\n        refunds\n        lost\n        owed\n        failure\n        differences {\n          subject\n          words\n          isCorrected\n          userId\n          displayName\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioReconciliationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartReconciliation($compareOnly: Boolean!, $reason: String, $dryRun: Boolean) {\n    startReconciliation(compareOnly: $compareOnly, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StartReconciliationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioAnnouncements($sessionId: ID!) {\n      listSessionAnnouncements(sessionId: $sessionId) {\n        announcementId\n        subject\n        text\n        writtenBy\n        writtenAt\n        leavesAt\n        sentAt\n        stoppedAt\n        mailed\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioAnnouncementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation AnnounceByStaff(\n    $sessionId: ID!\n    $announcementId: ID!\n    $subject: String!\n    $text: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    announceToSession(\n      sessionId: $sessionId\n      announcementId: $announcementId\n      subject: $subject\n      text: $text\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').AnnounceByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StopAnnouncementByStaff($announcementId: ID!, $reason: String, $dryRun: Boolean) {\n    stopAnnouncement(announcementId: $announcementId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StopAnnouncementByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveAttendanceByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $userIds: [ID!]\n    $wasThere: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveAttendance(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      userIds: $userIds\n      wasThere: $wasThere\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveAttendanceByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MoveMeetingByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $startAt: String!\n    $endAt: String!\n    $words: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    moveMeeting(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      startAt: $startAt\n      endAt: $endAt\n      words: $words\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MoveMeetingByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelMeetingByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $words: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    cancelMeeting(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      words: $words\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CancelMeetingByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation CancelSessionByStaff($sessionId: ID!, $words: String, $reason: String, $dryRun: Boolean) {\n    cancelSession(sessionId: $sessionId, words: $words, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CancelSessionByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation TakeDatesBackByStaff($sessionId: ID!, $reason: String, $dryRun: Boolean) {\n    takeDatesBack(sessionId: $sessionId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').TakeDatesBackByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveRecordingByStaff(\n    $sessionId: ID!\n    $meetingNumber: Int!\n    $url: String\n    $filmId: ID\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveRecording(\n      sessionId: $sessionId\n      meetingNumber: $meetingNumber\n      url: $url\n      filmId: $filmId\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveRecordingByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveRecordingByStaff($sessionId: ID!, $meetingNumber: Int!, $reason: String, $dryRun: Boolean) {\n    removeRecording(sessionId: $sessionId, meetingNumber: $meetingNumber, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveRecordingByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioWantedRecordings {\n      listWantedRecordings {\n        sessionId\n        meetingNumber\n        title\n        meetingTitle\n        endAt\n        message\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioWantedRecordingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioRunSession($sessionId: ID!) {\n      getRunSession(sessionId: $sessionId) {\n        sessionId\n        title\n        courseTitle\n        startAt\n        endAt\n        timeZone\n        isCanceled\n        capacity\n        taken\n        held\n        waiting\n        enrolled\n        openAct {\n          lines\n          actedBy\n          actedAt\n          openUntil\n        }\n        meetings {\n          meetingNumber\n          title\n          startAt\n          endAt\n          isReported\n          attended\n          recording {\n            url\n            filmId\n            fileName\n            readyAt\n          }\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioRunSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioRunSessions($isOver: Boolean!, $search: String!, $after: Int!) {\n      listRunSessions(isOver: $isOver, search: $search, after: $after) {\n        sessions {\n          sessionId\n          title\n          courseTitle\n          startAt\n          endAt\n          isCanceled\n          capacity\n          taken\n          waiting\n        }\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioRunSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioPeopleOfSession(\n      $sessionId: ID!\n      $view: SessionPeopleView!\n      $meetingNumber: Int\n      $search: String!\n      $after: Int!\n    ) {\n      listSessionPeople(\n        sessionId: $sessionId\n        view: $view\n        meetingNumber: $meetingNumber\n        search: $search\n        after: $after\n      ) {\n        people {\n          userId\n          displayName\n          email\n          customerName\n          isSeatless\n          joinedAt\n          hasAttended\n          isMarked\n          meetingsAttended\n          meeting {\n            seconds\n            wasThere\n            isMarked\n          }\n          rank\n          offerExpiresAt\n          offersMissed\n        }\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioPeopleOfSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EnrollPersonByStaff($sessionId: ID!, $userId: ID!, $swap: Boolean!, $reason: String, $dryRun: Boolean) {\n    enrollPerson(sessionId: $sessionId, userId: $userId, swap: $swap, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EnrollPersonByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation UnenrollPersonByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    unenrollPerson(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').UnenrollPersonByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation OfferSeatByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    offerSeat(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').OfferSeatByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation HoldSeatByStaff($sessionId: ID!, $userId: ID!, $until: String!, $reason: String, $dryRun: Boolean) {\n    holdSeat(sessionId: $sessionId, userId: $userId, until: $until, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').HoldSeatByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation LetSeatGoByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {\n    letSeatGo(sessionId: $sessionId, userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').LetSeatGoByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MoveWaitingByStaff($sessionId: ID!, $userId: ID!, $rank: Int!, $reason: String, $dryRun: Boolean) {\n    moveWaiting(sessionId: $sessionId, userId: $userId, rank: $rank, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MoveWaitingByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SubmissionFields on ProjectSubmissionVersion {\n    submissionId\n    sessionId\n    sessionTitle\n    projectTitle\n    displayName\n    email\n    customerName\n    number\n    link\n    note\n    submittedAt\n    state\n    words\n    reviewedAt\n    reviewerName\n    isReplaced\n  }\n',
): typeof import('./graphql.ts').SubmissionFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioSubmissions($state: ProjectReviewState!, $sessionId: ID, $search: String!, $after: String) {\n      listSubmissions(state: $state, sessionId: $sessionId, search: $search, after: $after) {\n        submissions {\n          ...SubmissionFields\n        }\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioSubmissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioWaitingSubmissions {\n      listWaitingSubmissions {\n        sessionId\n        title\n        startAt\n        waiting\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioWaitingSubmissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioSubmission($submissionId: ID!) {\n      getSubmission(submissionId: $submissionId) {\n        version {\n          ...SubmissionFields\n        }\n        earlier {\n          ...SubmissionFields\n        }\n        newestId\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioSubmissionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReviewSubmissionByStaff(\n    $submissionId: ID!\n    $state: ProjectReviewState!\n    $words: String!\n    $reviewedAt: String\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    reviewSubmission(\n      submissionId: $submissionId\n      state: $state\n      words: $words\n      reviewedAt: $reviewedAt\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReviewSubmissionByStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioSavedViews($list: String!) {\n      listSavedViews(list: $list) {\n        savedViewId\n        name\n        query\n        isShared\n        isMine\n        ownerName\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioSavedViewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveStudioView($savedViewId: ID!, $list: String!, $name: String!, $query: String!, $shared: Boolean!) {\n    saveView(savedViewId: $savedViewId, list: $list, name: $name, query: $query, shared: $shared) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveStudioViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveStudioView($savedViewId: ID!) {\n    removeSavedView(savedViewId: $savedViewId) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveStudioViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioSetUp {\n      getAcademySetUp {\n        owners\n        hasLook\n        hasMailServer\n        firstMail\n        hasCourse\n        hasPeople\n        sells\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioSetUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioSettings {\n      getAcademySettings {\n        version\n        body\n        defaults\n        fixed {\n          field\n          variable\n          value\n        }\n        versions {\n          version\n          body\n          savedByName\n          savedAt\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveAcademySettings($version: Int!, $body: JSON!, $reason: String, $dryRun: Boolean) {\n    saveAcademySettings(version: $version, body: $body, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveAcademySettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioEndingCertificates {\n      listEndingCertificates {\n        companyId\n        name\n        endsAt\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioEndingCertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveCompanyOidc(\n    $companyId: ID!\n    $issuer: String!\n    $clientId: String!\n    $clientSecret: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanyOidc(\n      companyId: $companyId\n      issuer: $issuer\n      clientId: $clientId\n      clientSecret: $clientSecret\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveCompanyOidcDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveCompanySaml(\n    $companyId: ID!\n    $metadata: String!\n    $keepsCertificates: Boolean!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanySaml(\n      companyId: $companyId\n      metadata: $metadata\n      keepsCertificates: $keepsCertificates\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveCompanySamlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveSignOnDraft($companyId: ID!, $reason: String, $dryRun: Boolean) {\n    removeSignOnDraft(companyId: $companyId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveSignOnDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SwitchOnSignOn($companyId: ID!, $revision: String!, $reason: String, $dryRun: Boolean) {\n    switchOnSignOn(companyId: $companyId, revision: $revision, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SwitchOnSignOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SwitchOffSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {\n    switchOffSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SwitchOffSignOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {\n    removeSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveSignOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveCompanyLearningSystem(\n    $companyId: ID!\n    $providerKey: String!\n    $redirectUrl: String!\n    $passCode: String!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveCompanyLearningSystem(\n      companyId: $companyId\n      providerKey: $providerKey\n      redirectUrl: $redirectUrl\n      passCode: $passCode\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveCompanyLearningSystemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveCompanyLearningSystem($companyId: ID!, $providerKey: String!, $reason: String, $dryRun: Boolean) {\n    removeCompanyLearningSystem(companyId: $companyId, providerKey: $providerKey, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveCompanyLearningSystemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioSignOn($companyId: ID!) {\n      getCompanySignOn(companyId: $companyId) {\n        companyId\n        name\n        inUse {\n          kind\n          issuer\n          clientId\n          ssoUrl\n          certificates {\n            fingerprint\n            endsAt\n          }\n          onSince\n        }\n        draft {\n          revision\n          kind\n          issuer\n          clientId\n          ssoUrl\n          certificates {\n            fingerprint\n            endsAt\n          }\n          savedAt\n          testedAt\n          testFault\n          testWords\n          testClaims\n          testLink\n        }\n        people\n        lastUse {\n          displayName\n          at\n        }\n        domains\n        ourSide {\n          redirectUrl\n          entityId\n          acsUrl\n          metadataUrl\n        }\n        learningSystems {\n          providerKey\n          redirectUrl\n          passCode\n          isReady\n          link\n        }\n        passCodes\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioSignOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioToday {\n      listOpenDrafts {\n        kind\n        id\n        title\n        savedByName\n        savedAt\n        publishAt\n        failure\n        isMine\n        faults\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioTodayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioDocuments(\n      $kind: String!\n      $text: String!\n      $state: DocumentStateFilter\n      $sort: DocumentSort!\n      $reversed: Boolean!\n      $after: Int!\n    ) {\n      listDocuments(\n        kind: $kind\n        text: $text\n        state: $state\n        sort: $sort\n        reversed: $reversed\n        after: $after\n        count: 50\n      ) {\n        items {\n          id\n          title\n          state\n          changedBy\n          changedAt\n          draft {\n            savedByName\n            savedAt\n            publishAt\n            failure\n          }\n        }\n        total\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioDocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioChoices($kind: String!, $text: String!) {\n      listDocuments(kind: $kind, text: $text, sort: title, count: 30) {\n        items {\n          id\n          title\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioTitles($kind: String!, $ids: [ID!]!) {\n      listDocuments(kind: $kind, documentIds: $ids, count: 200) {\n        items {\n          id\n          title\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioTitlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioDocument($kind: String!, $id: ID!) {\n      getDocument(kind: $kind, documentId: $id) {\n        ...DocumentFields\n      }\n    }\n    fragment DocumentFields on Document {\n      id\n      title\n      state\n      published\n      revision\n      draft {\n        ...DraftFields\n      }\n      faults {\n        ...FaultOfDocument\n      }\n    }\n    fragment DraftFields on DocumentDraft {\n      body\n      version\n      savedByName\n      savedAt\n      publishAt\n      note\n      failure\n    }\n    fragment FaultOfDocument on DocumentFault {\n      path\n      message\n      when\n      needsKind\n      needsId\n    }\n  ',
): typeof import('./graphql.ts').StudioDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioEnd($kind: String!, $id: ID!, $end: DocumentEnd!) {\n      rehearseDocumentEnding(kind: $kind, documentId: $id, end: $end) {\n        refusal\n        lines\n        mailed\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioEndDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioHistory($kind: String!, $id: ID!, $below: Int) {\n      listDocumentRevisions(kind: $kind, documentId: $id, below: $below) {\n        number\n        note\n        actorName\n        at\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioRevision($kind: String!, $id: ID!, $number: Int!) {\n      getDocumentRevision(kind: $kind, documentId: $id, number: $number) {\n        number\n        differences {\n          path\n          before\n          after\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioRevisionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveTeamRoles(\n    $email: String!\n    $roles: [StaffRole!]!\n    $customerIds: [ID!]\n    $courseIds: [ID!]\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    saveStaffRoles(\n      email: $email\n      roles: $roles\n      customerIds: $customerIds\n      courseIds: $courseIds\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveTeamRolesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation InviteToTeam(\n    $email: String!\n    $roles: [StaffRole!]!\n    $customerIds: [ID!]\n    $courseIds: [ID!]\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    inviteStaff(\n      email: $email\n      roles: $roles\n      customerIds: $customerIds\n      courseIds: $courseIds\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').InviteToTeamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation WithdrawTeamInvitation($email: String!, $reason: String, $dryRun: Boolean) {\n    withdrawStaffInvitation(email: $email, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').WithdrawTeamInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ResetTeamFactors($userId: ID!, $reason: String, $dryRun: Boolean) {\n    resetSecondFactors(userId: $userId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ResetTeamFactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioTeam {\n      getStaffTeam {\n        members {\n          userId\n          displayName\n          email\n          profileImageUrl\n          roles\n          companies {\n            id\n            name\n          }\n          courses {\n            id\n            name\n          }\n          factor\n          factorDueAt\n        }\n        invitations {\n          email\n          roles\n          expiresAt\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioTeamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioCompanyChoices($text: String!) {\n      listCompanies(searchTerm: $text) {\n        companies {\n          companyId\n          name\n        }\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioCompanyChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioTokens {\n      listApiTokens {\n        tokenId\n        name\n        ending\n        role\n        scope\n        state\n        madeBy\n        madeAt\n        expiresAt\n        lastUsedAt\n        endedAt\n        endedBy\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioTokensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation MakeStudioToken(\n    $tokenId: ID!\n    $name: String!\n    $role: ApiTokenRole!\n    $scope: ApiTokenScope!\n    $days: Int!\n    $reason: String\n    $dryRun: Boolean\n  ) {\n    makeApiToken(\n      tokenId: $tokenId\n      name: $name\n      role: $role\n      scope: $scope\n      days: $days\n      reason: $reason\n      dryRun: $dryRun\n    ) {\n      lines\n      secret\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MakeStudioTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndStudioToken($tokenId: ID!, $reason: String, $dryRun: Boolean) {\n    endApiToken(tokenId: $tokenId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndStudioTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartStudioUpload($kind: UploadKind!, $fileType: String!, $fileName: String!) {\n    startUpload(kind: $kind, fileType: $fileType, fileName: $fileName) {\n      uploadId\n      url\n      fields {\n        name\n        value\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StartStudioUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation FinishStudioUpload($uploadId: ID!) {\n    finishUpload(uploadId: $uploadId) {\n      upload {\n        address\n        key\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').FinishStudioUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioWebhooks($provider: WebhookProvider, $state: WebhookState, $after: String) {\n      listReceivedEvents(provider: $provider, state: $state, after: $after) {\n        events {\n          eventId\n          provider\n          title\n          state\n          facts {\n            label\n            value\n          }\n          isReplayable\n          tries\n          failure {\n            words\n            detail\n          }\n          receivedAt\n          handledAt\n          nextAt\n        }\n        nextAfter\n      }\n    }\n  ',
): typeof import('./graphql.ts').StudioWebhooksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n    query StudioFailedEvents {\n      countFailedEvents\n    }\n  ',
): typeof import('./graphql.ts').StudioFailedEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation ReplayReceivedEvent($provider: WebhookProvider!, $eventId: ID!, $reason: String, $dryRun: Boolean) {\n    replayEvent(provider: $provider, eventId: $eventId, reason: $reason, dryRun: $dryRun) {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReplayReceivedEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation EndSupportSession {\n    endSupportSession {\n      lines\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').EndSupportSessionDocument;
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
  source: '\n  query VideoPage($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {\n    getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {\n      sourceType\n      session {\n        sessionId\n        courseId\n        sessionType\n        courseType\n        title\n        isFreeSession\n      }\n      courseTitle\n      video {\n        videoId\n        courseContentId\n        title\n        description\n        thumbnailUrl\n        duration\n        isAiGenerated\n        isSilent\n        chapters {\n          videoChapterId\n          title\n          startSeconds\n          endSeconds\n        }\n        transcript {\n          startSeconds\n          endSeconds\n          text\n        }\n      }\n      groupTitle\n      previous {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      next {\n        topLevelId\n        groupId\n        videoContentId\n        title\n      }\n      siblings {\n        groupId\n        videoContentId\n        videoId\n        title\n        thumbnailUrl\n        duration\n        farthestWatchedTime\n        enabledAt\n      }\n      progress {\n        videoId\n        continueAtTime\n        farthestWatchedTime\n        duration\n        completed\n      }\n      watched {\n        from\n        to\n      }\n      creditRule\n      notes {\n        ...NoteFields\n      }\n      metering {\n        meteringPlanId\n        threshold\n        currentMeasure\n        watchedVideoIds\n        entitledVideoIds\n        resetsAt\n      }\n    }\n  }\n',
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
  source: '\n  mutation CreateUserWithPass($input: CreateUserWithPassInput!) {\n    createUserWithPass(input: $input) {\n      result\n      tac\n      passRedirect\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').CreateUserWithPassDocument;
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
  source: '\n  mutation SignupLimitedUser($input: SignupLimitedUserInput!) {\n    signupLimitedUser(input: $input) {\n      result\n      tac\n      link\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SignupLimitedUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query Viewer {\n    getMember {\n      userId\n      email\n      firstName\n      lastName\n      displayName\n      profileImageUrl\n      jobRole\n      accountType\n      manageBilling\n      staff {\n        roles\n        companyIds\n        courseIds\n        factor\n        factorDueAt\n      }\n      chosenTimeZone\n      browserTimeZone\n      accessChangesAt\n      customer {\n        customerId\n        name\n        type\n        hideMemberProfile\n        disableAIFeatures\n        enableProfAI\n        logoUrl\n        accentColor\n        timeZone\n      }\n      customizations {\n        navLogoUrl\n        navConfigs {\n          route\n          rename\n          hide\n        }\n        hideSessionDetailTitle\n        useFunctionBasedCourseFilter\n        homePageConfig {\n          hideUpcomingCourses\n          hideMeetOurMembers\n          hideUpcomingEvents\n        }\n        banners {\n          imageUrl\n          imageUrlMobile\n          link\n          alt\n        }\n      }\n    }\n    getMemberEntitlements {\n      type\n      label\n    }\n    getFeatureFlags {\n      values\n    }\n    getSupportMode {\n      supportId\n      endsAt\n    }\n  }\n',
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
  source: '\n  mutation UpdateVideoSession($input: UpdateVideoSessionInput!) {\n    updateVideoSession(input: $input) {\n      farthestWatchedTime\n      continueAtTime\n      completed\n      autoEnrolled\n      watched {\n        from\n        to\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').UpdateVideoSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment EventCardFields on MemberEvent {\n    memberEventId\n    title\n    eventStart\n    eventEnd\n    heroImageUrl\n    status\n    attending\n    takesRsvp\n    zoomLink\n    eventCategory {\n      label\n    }\n  }\n',
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
  source: '\n  query EventsCalendar {\n    getEventsCalendar {\n      url\n      webcalUrl\n    }\n  }\n',
): typeof import('./graphql.ts').EventsCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MemberCalendar {\n    getMemberCalendar {\n      url\n      webcalUrl\n    }\n  }\n',
): typeof import('./graphql.ts').MemberCalendarDocument;
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
  source: '\n  fragment CourseCardFields on CourseCard {\n    courseId\n    courseType\n    title\n    coverImageUrl\n    topic\n    lengthMinutes\n    courseRating\n    ratingCount\n    faculty {\n      facultyId\n      fullName\n    }\n    openTo\n    hideTimeAndFacultyLabels\n    badgeAsCompletion\n    hasEarnedBadge\n    bookmarked\n    sessions {\n      ...SessionFields\n    }\n  }\n',
): typeof import('./graphql.ts').CourseCardFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment SessionFields on UserSession {\n    sessionId\n    courseId\n    courseType\n    sessionType\n    title\n    startAt\n    endAt\n    activateAt\n    enrollmentOpensAt\n    enrollmentClose\n    timeZone\n    enrollmentStatus\n    waitlistPosition\n    seatsRemaining\n    leavingCost\n    lowInventory\n    offerExpiresAt\n    isFreeSession\n    hideInCatalog\n    cancelled\n    entitled\n    sessionMeta {\n      eventLink\n      detailCtaText\n      liveEnrollDescriptor\n      addEventsCalendarUrl\n    }\n    waitlistTaskItems\n  }\n',
): typeof import('./graphql.ts').SessionFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment OwnMeetingFields on UserMeeting {\n    sessionId\n    courseId\n    courseTitle\n    title\n    startAt\n    endAt\n  }\n',
): typeof import('./graphql.ts').OwnMeetingFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  query MembershipOffers {\n    getMembershipOffers {\n      plans {\n        ...PlanFields\n      }\n      upgrade {\n        price\n        plan {\n          ...PlanFields\n        }\n      }\n      promotion {\n        code\n        amountOff\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').MembershipOffersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment PlanFields on MembershipPlan {\n    productId\n    name\n    about\n    features\n    price\n    grants\n  }\n',
): typeof import('./graphql.ts').PlanFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  fragment NoteFields on Note {\n    noteId\n    seconds\n    text\n    revision\n    createdAt\n  }\n',
): typeof import('./graphql.ts').NoteFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveNote($input: SaveNoteInput!) {\n    saveNote(input: $input) {\n      note {\n        ...NoteFields\n      }\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation RemoveNote($noteId: ID!, $revision: Int!) {\n    removeNote(noteId: $noteId, revision: $revision) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').RemoveNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation StartReauthentication {\n    startReauthentication {\n      handle\n      needsPassword\n      kinds\n      passkey\n      demoCode\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').StartReauthenticationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').ReauthenticateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: '\n  mutation SaveTimeZone($timeZone: String, $chosen: Boolean!) {\n    saveTimeZone(timeZone: $timeZone, chosen: $chosen) {\n      timeZone\n      error {\n        ...FaultFields\n      }\n    }\n  }\n',
): typeof import('./graphql.ts').SaveTimeZoneDocument;

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
