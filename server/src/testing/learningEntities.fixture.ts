import type { EntityFields } from './entities.fixture.ts';

/** The entities of section 3 of learning.md, as the API has them. */
export const learningEntities: EntityFields = {
  '**Session (user view):**': {
    UserSession: `
      sessionId ID!, courseId ID!, title String!, subtitle String!, description String!, coverImageUrl String!,
      courseType CourseType!, sessionType SessionType!, gatedAccessType String, faculties [Faculty!]!,
      startAt String, endAt String, startAtDate String, activateAt String, lowInventory Boolean!,
      enrollmentStatus EnrollmentStatus!, enrollmentClose String, courseTypeMeta CourseTypeMeta!,
      sessionMeta SessionMeta!, courseMeta CourseMeta!, wpCohortSlug String, onDemandAvailable Boolean!,
      mcSprintAvailable Boolean!, courseBadgeId ID, hideInCatalog Boolean!, isFreeSession Boolean!,
      courseRating Float, enrollable Boolean!, waitListOpen Boolean!, isActive Boolean!, enrolled Boolean!,
      waitListed Boolean!, closed Boolean!, comingSoon Boolean!, userCompleted Boolean!, happeningNow Boolean!`,
    CourseTypeMeta: 'waitlist WaitlistMeta!',
    WaitlistMeta: 'taskItems [String!]!',
    SessionMeta: `
      eventLink String, detailCtaText String, liveEnrollDescriptor String, addEventsCalendarUrl String`,
  },
  '**Course (grouped': {
    CourseDetail: `
      courseId ID!, type CourseType!, title String!, subtitle String!, description String!, coverImageUrl String!,
      faculties [Faculty!]!, courseMeta CourseMeta!, courseRating Float`,
    CourseMeta: `
      hideTimeAndFacultyLabels Boolean!, badgeAsCompletion Boolean!, showHiddenSessionEnrollOptions Boolean!,
      topTakeaway String!, whoWillBenefit [String!]!, whatYouWillLeaveWith [String!]!,
      sprintTrailerJwPlayerFileId String, sprintTrailerCoverImageUrl String, courseSyllabusUrl String`,
  },
  '**Course card:**': {
    CourseCard: `
      courseId ID!, title String!, description String!, coverImageUrl String!, faculty [Faculty!]!,
      courseRating Float, onDemandSession UserSession, nextUpcomingSession UserSession, hasEarnedBadge Boolean!,
      completedLiveSession Boolean!, isActive Boolean!, userCompleted Boolean!, userEarnedBadge Boolean!,
      numUpcomingSessions Int!, hasOnDemand Boolean!`,
    Faculty: 'fullName String!, biography String!',
    UserSession: 'startAtDate String, endAtDate String, enrollmentStatus EnrollmentStatus!, hoursLeftToEnroll Int',
  },
  '**Faculty:**': {
    Faculty: 'facultyId ID!, fullName String!, imageUrl String!, sortOrder Int!, biography String!',
  },
  '**Certificate:**': {
    Certificate: `
      certificateId ID!, title String!, description String!, slug String!, type CertificateType!,
      publishStatus PublishStatus!, coverImageUrl String!, badgeImageUrl String!, primaryColor String!,
      meta CertificateMeta!, isRegistered Boolean!, isCompleted Boolean!, groups [CertificateGroup!]!`,
    CertificateMeta: 'bannerDescription String!, registrationPrompt String!, postRegistrationPrompt String!',
    CertificateGroup: `
      certificateGroupId ID!, title String!, description String!, publishStatus PublishStatus!,
      numElectiveCourses Int!, meta JSON!, isCapstoneGroup Boolean!, courses [CertificateCourse!]!`,
    CertificateCourse: `
      courseId ID!, publishStatus PublishStatus!, meta JSON!, liveOnly Boolean!, completionRequired Boolean!,
      sortOrder Int!`,
  },
  '**Resource:**': {
    Resource: `
      resourceID ID!, slug String!, title String!, subtitle String!, type ResourceType!, coverImageUrl String!,
      pdfDownloadUrl String, googleDocCopyUrl String, created String!, modified String!, items [ResourceItem!]!,
      tags [ResourceTag!]!`,
    ResourceItem: `
      resourceContentID ID!, type ResourceItemType!, content String!, anchorName String, imageUrl String`,
    ResourceTag: 'category String!, label String!, tagID ID!, recordID ID!',
  },
  '**On-demand course content:**': {
    OnDemandContent: `
      courseId ID!, sessionId ID!, courseType CourseType!, title String!, subtitle String!, description String!,
      hidePreview Boolean!, coverImageUrl String!, courseMeta CourseMeta!, faculties [Faculty!]!,
      groups [OnDemandGroup!]!`,
    OnDemandGroup: `
      courseContentGroupId ID!, slug String!, title String!, description String!, hidePreview Boolean!,
      content [OnDemandItem!]!`,
    OnDemandItem: `
      courseContentId ID!, slug String!, title String!, description String!, type String!, hidePreview Boolean!,
      completionRequired Boolean!, video Video!`,
    Video: `
      videoId ID!, externalKey String, duration Float!, aspectWidth Int!, aspectHeight Int!, meta JSON!,
      chapters [VideoChapter!]!`,
    VideoChapter: 'videoChapterId ID!, slug String!, title String!, startSeconds Float!, endSeconds Float!',
  },
  '**Session content:**': {
    SessionContent: `
      title String!, sessionType ContentSessionType!, sessionStartAt String, sessionEndAt String, courseId ID!,
      sessionId ID!, calendarFallbackUrl String, uiCustomizations JSON!, announcements [Announcement!]!,
      sessionContainers [Container!]!, containers [Container!]!, schedules [Schedule!]!, courseMeta CourseMeta!`,
    CourseMeta: 'hideTimeAndFacultyLabels Boolean!',
  },
  '- Announcement:': {
    Announcement: `
      announcement String!, imageUrl String, stylePreset String, internalLinkUrl String, externalLinkUrl String,
      sessionContentId ID!`,
  },
  '- Container:': {
    Container: `
      sessionContentId ID!, type String!, title String!, calendarDate String, containsActiveContent Boolean!,
      expandedPlaceholder String`,
  },
  '- Content items:': {
    ContentItem: `
      intro String, body String, outro String, videoPreviews [VideoEntry!]!, enabledAt String, buttonText String,
      buttonUrl String, buttonStartIcon String, buttonEndIcon String, calendarStartDate String, day1Text String,
      day5Text String`,
    VideoEntry: 'videoId ID!, duration Float!, thumbnailUrl String!',
  },
  '- Schedule:': {
    Schedule: `
      title String!, externalCalendarUrl String, calendarStartDate String, calendarEndDate String,
      scheduleDays [ScheduleDay!]!`,
    ScheduleDay: `
      dayNumber Int!, ctaText String, body String!, checklistSessionContentId ID, progress Int,
      completionStatus ChecklistState`,
  },
  '- Checklist item:': {
    ChecklistItem: `
      sessionContentId ID!, refSessionContentId ID, parentSessionContentId ID, checklistGroupName String!,
      title String!, subtitle String, subtype ChecklistSubtype!, selfReporting Boolean!,
      completionStatus ChecklistState!, progress Int!`,
  },
  '- User session:': {
    UserSession: 'enrollmentStatus EnrollmentStatus!, courseBadgeId ID',
    UserSessionConfig: 'teachingAssistant TeachingAssistant',
    TeachingAssistant: 'fullName String!, imageUrl String!, slackUrl String',
  },
  '**Video:**': {
    Video: `
      videoId ID!, title String!, description String!, thumbnailUrl String!, duration Float!, externalKey String,
      chapters [VideoChapter!]!, isAiGenerated Boolean!, optional Boolean!`,
    VideoChapter: 'title String!, startSeconds Float!, slug String!',
  },
  '**Video progress:**': {
    VideoProgress: 'userId ID!, videoId ID!, continueAtTime Float!, farthestWatchedTime Float!',
    SessionVideoProgress: 'groups [GroupVideoProgress!]!, continueAtTime Float!',
    GroupVideoProgress: 'groupSessionContentId ID!, videos [VideoProgressEntry!]!',
    VideoProgressEntry: 'videoId ID!, duration Float!, farthestWatchedTime Float!, optional Boolean!',
  },
  '**Video session:**': {
    CreateVideoSessionPayload: 'userVideoSessionId ID, continueAtTime Float',
    UpdateVideoSessionPayload: 'status ViewingStatus',
    UpdateVideoSessionInput: 'videoSessionMaxPlayhead Float!, videoSessionPlayingTime Float!',
    CreateVideoSessionInput: 'videoDurationAtPlaytime Float, userClientUri String',
  },
  '**Member event:**': {
    MemberEvent: `
      memberEventId ID!, eventStart String!, eventEnd String, title String!, subtitle String!, details String!,
      zoomLink String, status MemberEventStatus!, heroImageUrl String!, eventType MemberEventType,
      eventCategory MemberEventCategory!`,
    MemberEventType: 'type String!, label String!',
    MemberEventCategory: 'category String!, label String!',
  },
  '**Event RSVP:**': {
    MemberEventRsvp: `
      memberEventId ID!, status MemberEventRsvpStatus!, userId ID!, zoomJoinUrl String, zoomRegistrantId String`,
  },
  '**Insight (case study):**': {
    CaseStudy: `
      caseStudyId ID!, title String!, publishedAt String!, coverImageUrl String!, bodyText String!,
      video CaseStudyVideo, status CaseStudyStatus!`,
  },
  '**Learning plan:**': {
    OwnLearningPlan: 'plan LearningPlan, pickedCoursesIds [ID!]!',
    LearningPlan: `
      title String!, topic String!, level String!, certificate LearningPlanCertificate, courseIds [ID!]!`,
    LearningPlanCertificate: 'title String!, description String!, badgeImageUrl String!, progress Int!',
    LearningPlanQuiz: 'learningPlanQuizId ID!, questions [LearningPlanQuizQuestion!]!',
    LearningPlanQuizQuestion: `
      learningPlanQuizQuestionId ID!, label String!, options [LearningPlanQuizOption!]!, isRequired Boolean!,
      isConditionallyDisplayed Boolean!, type LearningPlanQuizQuestionType!, meta LearningPlanQuizQuestionMeta`,
    LearningPlanQuizOption: 'key String!, label String!',
    LearningPlanQuizQuestionMeta: 'parentId ID!, conditionalAnswer String!',
  },
  '**Bookmark:**': {
    Bookmark: 'courseId ID!, contentType SaveContentType!',
  },
  '**Metering plan:**': {
    MeteringPlan: `
      meteringPlanId ID!, threshold Int, currentMeasure Int!, resourceType String!, watchedVideoIds [ID!]!,
      entitledVideoIds [ID!]!`,
  },
};
