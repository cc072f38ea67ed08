/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountType = 'ALUMNI' | 'EMPLOYEE' | 'LIMITED' | 'MEMBER' | 'POST_TRIAL' | 'TRIAL';

export type CatalogueFilter = {
  readonly bookmarked?: boolean | null | undefined;
  readonly difficulties?: ReadonlyArray<string> | null | undefined;
  readonly query?: string | null | undefined;
  readonly stacks?: ReadonlyArray<string> | null | undefined;
  readonly topics?: ReadonlyArray<string> | null | undefined;
  /** A course type, or several separated by commas. */
  readonly type?: string | null | undefined;
};

export type ConfirmPasswordInput = {
  readonly code: string;
  readonly email: string;
  readonly password: string;
  /** Of the link of a signup; absent when the password of an account is reset. */
  readonly tac?: string | null | undefined;
};

export type CourseType = 'BOOTCAMP' | 'CAPSTONE' | 'CRASH_COURSE' | 'CUSTOMER' | 'OPEN' | 'SPRINT' | 'WORKSHOP';

export type CreateVideoSessionInput = {
  readonly courseContentId?: string | null | undefined;
  readonly courseId: string;
  readonly sessionId: string;
  readonly type?: string | null | undefined;
  /** Stored without its query. */
  readonly userClientUri?: string | null | undefined;
  /** Ignored: the server uses its own duration. */
  readonly videoDurationAtPlaytime?: number | null | undefined;
  readonly videoId: string;
};

export type CustomerType = 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL';

export type EnrollmentStatus =
  'CLOSED' | 'COMPLETED' | 'ENROLL' | 'ENROLLED' | 'FUTURE' | 'MANUAL' | 'NO_STATUS' | 'WAITLIST' | 'WAITLISTED';

export type InviteFriendsToEventInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq: string;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId: string;
  /** At most 10 addresses, each without a name. */
  readonly emails: ReadonlyArray<string>;
  readonly memberEventId: string;
};

export type MemberEventRsvpStatus = 'ACTIVE' | 'DELETED';

export type MemberEventSort = 'latest' | 'past';

export type MemberEventStatus = 'CANCELED' | 'PUBLISHED';

export type ResetEventsCalendarInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq: string;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId: string;
};

export type SaveEnrollmentInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq?: string | null | undefined;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId?: string | null | undefined;
  readonly sessionId: string;
  readonly swapFrom?: string | null | undefined;
  readonly unenroll?: boolean | null | undefined;
  readonly userId: string;
};

export type SaveMemberEventRsvpInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq?: string | null | undefined;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId?: string | null | undefined;
  readonly memberEventId: string;
  readonly status: MemberEventRsvpStatus;
  readonly userId: string;
};

export type SessionType = 'LIVE' | 'ON_DEMAND';

export type SignupLimitedUserInput = {
  readonly botChallengeToken?: string | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly freemiumType?: string | null | undefined;
  readonly lastName: string;
  /** The page that the person wanted; the mailed link leads there in the end. */
  readonly redirectPath?: string | null | undefined;
  /** Of the identity that this browser has just proved; any other is refused. */
  readonly ssoUsername?: string | null | undefined;
};

export type SignupResult =
  'CONFIRMED_WITHOUT_ACTIVATION' | 'CONFIRMED_WITH_ACTIVATION' | 'CONFIRMED_WITH_LINK' | 'ERROR';

export type SurveyResponsesInput = {
  readonly company: string;
  readonly industry: string;
  readonly interested_in_section4_for_teams?: boolean;
  readonly job_area: string;
  readonly job_level: string;
  readonly number_of_employees: string;
  readonly title: string;
  readonly what_topics_are_you_interested_in: SurveyTopicsInput;
};

export type SurveyStatus = 'COMPLETED' | 'PENDING';

/** A flag per topic; at least one is true. */
export type SurveyTopicsInput = {
  readonly ai: boolean;
  readonly business_strategy: boolean;
  readonly leadership: boolean;
  readonly marketing: boolean;
  readonly product: boolean;
};

export type SurveyType = 'BASIC_INFO_SURVEY_V2';

export type UpdateVideoSessionInput = {
  /** A number that rises with each report of this viewing. */
  readonly clientSeq: string;
  readonly continueAtTime: number;
  readonly courseId: string;
  /** With `to`: the seconds of the video watched since the last report. */
  readonly from?: number | null | undefined;
  readonly status: ViewingStatus;
  readonly to?: number | null | undefined;
  readonly userVideoSessionId: string;
  readonly videoId: string;
  readonly videoSessionMaxPlayhead: number;
  /** Seconds played in this viewing so far. */
  readonly videoSessionPlayingTime: number;
};

export type ViewingStatus = 'ENDED' | 'IN_PROGRESS';

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;

export type ForgotPasswordMutation = {
  readonly forgotPassword: {
    readonly success: boolean | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type SendVerificationCodeMutationVariables = Exact<{
  b64email: string;
  b64tac: string;
}>;

export type SendVerificationCodeMutation = {
  readonly sendVerificationCode: {
    readonly success: boolean | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type ConfirmPasswordMutationVariables = Exact<{
  input: ConfirmPasswordInput;
}>;

export type ConfirmPasswordMutation = {
  readonly confirmPassword: {
    readonly success: boolean | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type SignupLimitedUserMutationVariables = Exact<{
  input: SignupLimitedUserInput;
}>;

export type SignupLimitedUserMutation = {
  readonly signupLimitedUser: {
    readonly result: SignupResult;
    readonly tac: string | null;
    readonly link: string | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type SignupActivationQueryVariables = Exact<{
  tac: string;
  email: string;
}>;

export type SignupActivationQuery = { readonly lookupSignupActivationCode: { readonly success: boolean } | null };

export type BotChallengeQueryVariables = Exact<{ [key: string]: never }>;

export type BotChallengeQuery = {
  readonly getBotChallenge: {
    readonly kind: string;
    readonly siteKey: string | null;
    readonly challenge: string | null;
  } | null;
};

export type AddCourseSaveMutationVariables = Exact<{
  contentId: string;
}>;

export type AddCourseSaveMutation = {
  readonly addUserSave: {
    readonly success: boolean;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type RemoveCourseSaveMutationVariables = Exact<{
  contentId: string;
}>;

export type RemoveCourseSaveMutation = {
  readonly removeUserSave: {
    readonly success: boolean;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type CourseBookmarksQueryVariables = Exact<{ [key: string]: never }>;

export type CourseBookmarksQuery = {
  readonly listCourseBookmarks: ReadonlyArray<{ readonly contentId: string }> | null;
};

export type CataloguePageQueryVariables = Exact<{
  filter: CatalogueFilter;
  after: number;
  withOptions: boolean;
  withFreemium: boolean;
  first: boolean;
}>;

export type CataloguePageQuery = {
  readonly listCatalogue: {
    readonly total: number;
    readonly nextAfter: number | null;
    readonly courses: ReadonlyArray<{
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly title: string;
      readonly coverImageUrl: string;
      readonly topic: string;
      readonly lengthMinutes: number;
      readonly courseRating: number | null;
      readonly ratingCount: number;
      readonly openTo: ReadonlyArray<string>;
      readonly hideTimeAndFacultyLabels: boolean;
      readonly badgeAsCompletion: boolean;
      readonly hasEarnedBadge: boolean;
      readonly bookmarked: boolean;
      readonly faculty: ReadonlyArray<{ readonly facultyId: string; readonly fullName: string }>;
      readonly sessions: ReadonlyArray<{
        readonly sessionId: string;
        readonly courseId: string;
        readonly courseType: CourseType;
        readonly sessionType: SessionType;
        readonly title: string;
        readonly startAt: string | null;
        readonly endAt: string | null;
        readonly activateAt: string | null;
        readonly enrollmentOpensAt: string | null;
        readonly enrollmentClose: string | null;
        readonly timeZone: string;
        readonly enrollmentStatus: EnrollmentStatus;
        readonly waitlistPosition: number | null;
        readonly seatsRemaining: number | null;
        readonly lowInventory: boolean;
        readonly offerExpiresAt: string | null;
        readonly isFreeSession: boolean;
        readonly hideInCatalog: boolean;
        readonly cancelled: boolean;
        readonly entitled: boolean;
        readonly waitlistTaskItems: ReadonlyArray<string>;
        readonly sessionMeta: {
          readonly eventLink: string | null;
          readonly detailCtaText: string | null;
          readonly liveEnrollDescriptor: string | null;
          readonly addEventsCalendarUrl: string | null;
        };
      }>;
    }>;
    readonly facets: {
      readonly types: ReadonlyArray<{ readonly value: string }>;
      readonly topics: ReadonlyArray<{ readonly value: string }>;
      readonly stacks: ReadonlyArray<{ readonly value: string }>;
      readonly difficulties: ReadonlyArray<{ readonly value: string }>;
    };
    readonly suggestions: ReadonlyArray<{
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly title: string;
      readonly coverImageUrl: string;
      readonly topic: string;
      readonly lengthMinutes: number;
      readonly courseRating: number | null;
      readonly ratingCount: number;
      readonly openTo: ReadonlyArray<string>;
      readonly hideTimeAndFacultyLabels: boolean;
      readonly badgeAsCompletion: boolean;
      readonly hasEarnedBadge: boolean;
      readonly bookmarked: boolean;
      readonly faculty: ReadonlyArray<{ readonly facultyId: string; readonly fullName: string }>;
      readonly sessions: ReadonlyArray<{
        readonly sessionId: string;
        readonly courseId: string;
        readonly courseType: CourseType;
        readonly sessionType: SessionType;
        readonly title: string;
        readonly startAt: string | null;
        readonly endAt: string | null;
        readonly activateAt: string | null;
        readonly enrollmentOpensAt: string | null;
        readonly enrollmentClose: string | null;
        readonly timeZone: string;
        readonly enrollmentStatus: EnrollmentStatus;
        readonly waitlistPosition: number | null;
        readonly seatsRemaining: number | null;
        readonly lowInventory: boolean;
        readonly offerExpiresAt: string | null;
        readonly isFreeSession: boolean;
        readonly hideInCatalog: boolean;
        readonly cancelled: boolean;
        readonly entitled: boolean;
        readonly waitlistTaskItems: ReadonlyArray<string>;
        readonly sessionMeta: {
          readonly eventLink: string | null;
          readonly detailCtaText: string | null;
          readonly liveEnrollDescriptor: string | null;
          readonly addEventsCalendarUrl: string | null;
        };
      }>;
    }>;
  } | null;
  readonly listUserMeetings?: ReadonlyArray<{
    readonly sessionId: string;
    readonly courseId: string;
    readonly courseTitle: string;
    readonly title: string;
    readonly startAt: string;
    readonly endAt: string;
  }> | null;
  readonly getPageContent?: { readonly title: string; readonly body: string } | null;
  readonly listFreeSessions?: ReadonlyArray<{
    readonly courseId: string;
    readonly sessionType: SessionType;
    readonly title: string;
  }> | null;
  readonly whole?: {
    readonly facets: {
      readonly types: ReadonlyArray<{ readonly value: string }>;
      readonly topics: ReadonlyArray<{ readonly value: string }>;
      readonly stacks: ReadonlyArray<{ readonly value: string }>;
      readonly difficulties: ReadonlyArray<{ readonly value: string }>;
    };
  } | null;
};

export type FacetFieldsFragment = {
  readonly types: ReadonlyArray<{ readonly value: string }>;
  readonly topics: ReadonlyArray<{ readonly value: string }>;
  readonly stacks: ReadonlyArray<{ readonly value: string }>;
  readonly difficulties: ReadonlyArray<{ readonly value: string }>;
};

export type EntitledSessionsQueryVariables = Exact<{ [key: string]: never }>;

export type EntitledSessionsQuery = {
  readonly getEntitledSessions: ReadonlyArray<{ readonly courseId: string; readonly courseType: CourseType }> | null;
};

export type CoursePageQueryVariables = Exact<{
  courseId: string;
}>;

export type CoursePageQuery = {
  readonly getCourse: {
    readonly whoWillBenefit: ReadonlyArray<string>;
    readonly whatYouWillLeaveWith: ReadonlyArray<string>;
    readonly topTakeaway: string;
    readonly courseSyllabusUrl: string | null;
    readonly showHiddenSessionEnrollOptions: boolean;
    readonly card: {
      readonly subtitle: string;
      readonly description: string;
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly title: string;
      readonly coverImageUrl: string;
      readonly topic: string;
      readonly lengthMinutes: number;
      readonly courseRating: number | null;
      readonly ratingCount: number;
      readonly openTo: ReadonlyArray<string>;
      readonly hideTimeAndFacultyLabels: boolean;
      readonly badgeAsCompletion: boolean;
      readonly hasEarnedBadge: boolean;
      readonly bookmarked: boolean;
      readonly faculty: ReadonlyArray<{
        readonly facultyId: string;
        readonly fullName: string;
        readonly role: string;
        readonly imageUrl: string;
        readonly biography: string;
      }>;
      readonly sessions: ReadonlyArray<{
        readonly sessionId: string;
        readonly courseId: string;
        readonly courseType: CourseType;
        readonly sessionType: SessionType;
        readonly title: string;
        readonly startAt: string | null;
        readonly endAt: string | null;
        readonly activateAt: string | null;
        readonly enrollmentOpensAt: string | null;
        readonly enrollmentClose: string | null;
        readonly timeZone: string;
        readonly enrollmentStatus: EnrollmentStatus;
        readonly waitlistPosition: number | null;
        readonly seatsRemaining: number | null;
        readonly lowInventory: boolean;
        readonly offerExpiresAt: string | null;
        readonly isFreeSession: boolean;
        readonly hideInCatalog: boolean;
        readonly cancelled: boolean;
        readonly entitled: boolean;
        readonly waitlistTaskItems: ReadonlyArray<string>;
        readonly sessionMeta: {
          readonly eventLink: string | null;
          readonly detailCtaText: string | null;
          readonly liveEnrollDescriptor: string | null;
          readonly addEventsCalendarUrl: string | null;
        };
      }>;
    };
    readonly trailer: {
      readonly videoId: string;
      readonly title: string;
      readonly thumbnailUrl: string;
      readonly duration: number;
      readonly manifestUrl: string;
    } | null;
    readonly sessions: ReadonlyArray<{
      readonly sessionId: string;
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly sessionType: SessionType;
      readonly title: string;
      readonly startAt: string | null;
      readonly endAt: string | null;
      readonly activateAt: string | null;
      readonly enrollmentOpensAt: string | null;
      readonly enrollmentClose: string | null;
      readonly timeZone: string;
      readonly enrollmentStatus: EnrollmentStatus;
      readonly waitlistPosition: number | null;
      readonly seatsRemaining: number | null;
      readonly lowInventory: boolean;
      readonly offerExpiresAt: string | null;
      readonly isFreeSession: boolean;
      readonly hideInCatalog: boolean;
      readonly cancelled: boolean;
      readonly entitled: boolean;
      readonly waitlistTaskItems: ReadonlyArray<string>;
      readonly sessionMeta: {
        readonly eventLink: string | null;
        readonly detailCtaText: string | null;
        readonly liveEnrollDescriptor: string | null;
        readonly addEventsCalendarUrl: string | null;
      };
    }>;
    readonly meetings: ReadonlyArray<{
      readonly sessionId: string;
      readonly title: string;
      readonly startAt: string;
      readonly endAt: string;
    }>;
    readonly outline: ReadonlyArray<{
      readonly groupId: string;
      readonly title: string;
      readonly description: string;
      readonly videos: ReadonlyArray<{ readonly videoId: string; readonly title: string; readonly duration: number }>;
    }>;
  } | null;
  readonly listUserMeetings: ReadonlyArray<{
    readonly sessionId: string;
    readonly courseId: string;
    readonly courseTitle: string;
    readonly title: string;
    readonly startAt: string;
    readonly endAt: string;
  }> | null;
};

export type SessionCalendarLinkQueryVariables = Exact<{
  sessionId: string;
}>;

export type SessionCalendarLinkQuery = {
  readonly getSessionLink: { readonly url: string; readonly googleUrl: string; readonly outlookUrl: string } | null;
};

export type SaveEnrollmentMutationVariables = Exact<{
  input: SaveEnrollmentInput;
}>;

export type SaveEnrollmentMutation = {
  readonly saveEnrollment: {
    readonly session: {
      readonly sessionId: string;
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly sessionType: SessionType;
      readonly title: string;
      readonly startAt: string | null;
      readonly endAt: string | null;
      readonly activateAt: string | null;
      readonly enrollmentOpensAt: string | null;
      readonly enrollmentClose: string | null;
      readonly timeZone: string;
      readonly enrollmentStatus: EnrollmentStatus;
      readonly waitlistPosition: number | null;
      readonly seatsRemaining: number | null;
      readonly lowInventory: boolean;
      readonly offerExpiresAt: string | null;
      readonly isFreeSession: boolean;
      readonly hideInCatalog: boolean;
      readonly cancelled: boolean;
      readonly entitled: boolean;
      readonly waitlistTaskItems: ReadonlyArray<string>;
      readonly sessionMeta: {
        readonly eventLink: string | null;
        readonly detailCtaText: string | null;
        readonly liveEnrollDescriptor: string | null;
        readonly addEventsCalendarUrl: string | null;
      };
    } | null;
    readonly conflictSession: {
      readonly sessionId: string;
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly sessionType: SessionType;
      readonly title: string;
      readonly startAt: string | null;
      readonly endAt: string | null;
      readonly activateAt: string | null;
      readonly enrollmentOpensAt: string | null;
      readonly enrollmentClose: string | null;
      readonly timeZone: string;
      readonly enrollmentStatus: EnrollmentStatus;
      readonly waitlistPosition: number | null;
      readonly seatsRemaining: number | null;
      readonly lowInventory: boolean;
      readonly offerExpiresAt: string | null;
      readonly isFreeSession: boolean;
      readonly hideInCatalog: boolean;
      readonly cancelled: boolean;
      readonly entitled: boolean;
      readonly waitlistTaskItems: ReadonlyArray<string>;
      readonly sessionMeta: {
        readonly eventLink: string | null;
        readonly detailCtaText: string | null;
        readonly liveEnrollDescriptor: string | null;
        readonly addEventsCalendarUrl: string | null;
      };
    } | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type EventPageQueryVariables = Exact<{
  memberEventId: string;
}>;

export type EventPageQuery = {
  readonly getMemberEvent: {
    readonly memberEventId: string;
    readonly title: string;
    readonly subtitle: string;
    readonly details: string;
    readonly status: MemberEventStatus;
    readonly eventStart: string;
    readonly eventEnd: string | null;
    readonly heroImageUrl: string;
    readonly attending: boolean;
    readonly zoomLink: string | null;
    readonly recordingUrl: string | null;
    readonly calendarUrl: string | null;
    readonly eventType: { readonly label: string } | null;
    readonly eventCategory: { readonly label: string };
  } | null;
};

export type EventsCalendarQueryVariables = Exact<{ [key: string]: never }>;

export type EventsCalendarQuery = {
  readonly getEventsCalendar: { readonly url: string; readonly webcalUrl: string } | null;
};

export type ResetEventsCalendarMutationVariables = Exact<{
  input: ResetEventsCalendarInput;
}>;

export type ResetEventsCalendarMutation = {
  readonly resetEventsCalendar: {
    readonly url: string | null;
    readonly webcalUrl: string | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type EventsPageQueryVariables = Exact<{
  sort: MemberEventSort;
  after: number;
}>;

export type EventsPageQuery = {
  readonly listMemberEvents: {
    readonly nextAfter: number | null;
    readonly events: ReadonlyArray<{
      readonly memberEventId: string;
      readonly title: string;
      readonly eventStart: string;
      readonly eventEnd: string | null;
      readonly heroImageUrl: string;
      readonly status: MemberEventStatus;
      readonly attending: boolean;
      readonly eventCategory: { readonly label: string };
    }>;
  } | null;
};

export type InviteFriendsToEventMutationVariables = Exact<{
  input: InviteFriendsToEventInput;
}>;

export type InviteFriendsToEventMutation = {
  readonly inviteFriendsToEvent: {
    readonly sent: number | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type SaveMemberEventRsvpMutationVariables = Exact<{
  input: SaveMemberEventRsvpInput;
}>;

export type SaveMemberEventRsvpMutation = {
  readonly saveMemberEventRsvp: {
    readonly updatedMemberEventRsvpId: string | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type HomeQueryVariables = Exact<{
  withMembers: boolean;
  withEvents: boolean;
}>;

export type HomeQuery = {
  readonly getHome: {
    readonly trialDaysLeft: number | null;
    readonly continueWatching: ReadonlyArray<{
      readonly topLevelId: string;
      readonly groupId: string;
      readonly videoContentId: string;
      readonly videoId: string;
      readonly title: string;
      readonly courseTitle: string;
      readonly sourceType: string;
      readonly thumbnailUrl: string;
      readonly duration: number;
      readonly farthestWatchedTime: number;
      readonly continueAtTime: number;
    }>;
    readonly upcomingCourses: ReadonlyArray<{
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly title: string;
      readonly coverImageUrl: string;
      readonly topic: string;
      readonly lengthMinutes: number;
      readonly courseRating: number | null;
      readonly ratingCount: number;
      readonly openTo: ReadonlyArray<string>;
      readonly hideTimeAndFacultyLabels: boolean;
      readonly badgeAsCompletion: boolean;
      readonly hasEarnedBadge: boolean;
      readonly bookmarked: boolean;
      readonly faculty: ReadonlyArray<{ readonly facultyId: string; readonly fullName: string }>;
      readonly sessions: ReadonlyArray<{
        readonly sessionId: string;
        readonly courseId: string;
        readonly courseType: CourseType;
        readonly sessionType: SessionType;
        readonly title: string;
        readonly startAt: string | null;
        readonly endAt: string | null;
        readonly activateAt: string | null;
        readonly enrollmentOpensAt: string | null;
        readonly enrollmentClose: string | null;
        readonly timeZone: string;
        readonly enrollmentStatus: EnrollmentStatus;
        readonly waitlistPosition: number | null;
        readonly seatsRemaining: number | null;
        readonly lowInventory: boolean;
        readonly offerExpiresAt: string | null;
        readonly isFreeSession: boolean;
        readonly hideInCatalog: boolean;
        readonly cancelled: boolean;
        readonly entitled: boolean;
        readonly waitlistTaskItems: ReadonlyArray<string>;
        readonly sessionMeta: {
          readonly eventLink: string | null;
          readonly detailCtaText: string | null;
          readonly liveEnrollDescriptor: string | null;
          readonly addEventsCalendarUrl: string | null;
        };
      }>;
    }>;
    readonly freeSessions: ReadonlyArray<{
      readonly coverImageUrl: string;
      readonly sessionId: string;
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly sessionType: SessionType;
      readonly title: string;
      readonly startAt: string | null;
      readonly endAt: string | null;
      readonly activateAt: string | null;
      readonly enrollmentOpensAt: string | null;
      readonly enrollmentClose: string | null;
      readonly timeZone: string;
      readonly enrollmentStatus: EnrollmentStatus;
      readonly waitlistPosition: number | null;
      readonly seatsRemaining: number | null;
      readonly lowInventory: boolean;
      readonly offerExpiresAt: string | null;
      readonly isFreeSession: boolean;
      readonly hideInCatalog: boolean;
      readonly cancelled: boolean;
      readonly entitled: boolean;
      readonly waitlistTaskItems: ReadonlyArray<string>;
      readonly sessionMeta: {
        readonly eventLink: string | null;
        readonly detailCtaText: string | null;
        readonly liveEnrollDescriptor: string | null;
        readonly addEventsCalendarUrl: string | null;
      };
    }>;
    readonly entitledSessions: ReadonlyArray<{
      readonly coverImageUrl: string;
      readonly sessionId: string;
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly sessionType: SessionType;
      readonly title: string;
      readonly startAt: string | null;
      readonly endAt: string | null;
      readonly activateAt: string | null;
      readonly enrollmentOpensAt: string | null;
      readonly enrollmentClose: string | null;
      readonly timeZone: string;
      readonly enrollmentStatus: EnrollmentStatus;
      readonly waitlistPosition: number | null;
      readonly seatsRemaining: number | null;
      readonly lowInventory: boolean;
      readonly offerExpiresAt: string | null;
      readonly isFreeSession: boolean;
      readonly hideInCatalog: boolean;
      readonly cancelled: boolean;
      readonly entitled: boolean;
      readonly waitlistTaskItems: ReadonlyArray<string>;
      readonly sessionMeta: {
        readonly eventLink: string | null;
        readonly detailCtaText: string | null;
        readonly liveEnrollDescriptor: string | null;
        readonly addEventsCalendarUrl: string | null;
      };
    }>;
  } | null;
  readonly listUserMeetings: ReadonlyArray<{
    readonly sessionId: string;
    readonly courseId: string;
    readonly courseTitle: string;
    readonly title: string;
    readonly startAt: string;
    readonly endAt: string;
  }> | null;
  readonly listMemberEvents?: {
    readonly events: ReadonlyArray<{
      readonly memberEventId: string;
      readonly title: string;
      readonly eventStart: string;
      readonly eventEnd: string | null;
      readonly heroImageUrl: string;
      readonly status: MemberEventStatus;
      readonly attending: boolean;
      readonly eventCategory: { readonly label: string };
    }>;
  } | null;
  readonly listMembers?: {
    readonly list: ReadonlyArray<{
      readonly userId: string;
      readonly displayName: string;
      readonly jobRole: string | null;
      readonly company: string | null;
      readonly profileImageUrl: string | null;
    }>;
  } | null;
};

export type FormerEntitlementsQueryVariables = Exact<{ [key: string]: never }>;

export type FormerEntitlementsQuery = {
  readonly listFormerEntitlements: ReadonlyArray<{
    readonly entitlementId: string;
    readonly name: string;
    readonly endedAt: string;
  }> | null;
};

export type MeteringPlanQueryVariables = Exact<{ [key: string]: never }>;

export type MeteringPlanQuery = {
  readonly getMeteringPlanDetails: {
    readonly threshold: number | null;
    readonly currentMeasure: number;
    readonly resetsAt: string;
  } | null;
};

export type MiniMbasQueryVariables = Exact<{ [key: string]: never }>;

export type MiniMbasQuery = {
  readonly getEntitledSessions: ReadonlyArray<{
    readonly sessionId: string;
    readonly courseType: CourseType;
    readonly title: string;
    readonly subtitle: string;
    readonly coverImageUrl: string;
    readonly startAt: string | null;
    readonly endAt: string | null;
  }> | null;
};

export type NextStepsQueryVariables = Exact<{ [key: string]: never }>;

export type NextStepsQuery = {
  readonly getNextStepsStatus: ReadonlyArray<{
    readonly name: string;
    readonly isCompleted: boolean;
    readonly remedyRoute: string;
  }> | null;
};

export type ContainerFieldsFragment = {
  readonly sessionContentId: string;
  readonly type: string;
  readonly title: string;
  readonly calendarDate: string | null;
  readonly dueAt: string | null;
  readonly containsActiveContent: boolean;
  readonly expandedPlaceholder: string | null;
  readonly items: ReadonlyArray<{
    readonly sessionContentId: string;
    readonly type: string;
    readonly title: string | null;
    readonly intro: string | null;
    readonly body: string | null;
    readonly outro: string | null;
    readonly enabledAt: string | null;
    readonly enabled: boolean;
    readonly optional: boolean;
    readonly buttonText: string | null;
    readonly buttonUrl: string | null;
    readonly buttonStartIcon: string | null;
    readonly buttonEndIcon: string | null;
    readonly calendarStartDate: string | null;
    readonly dayTexts: ReadonlyArray<string>;
    readonly videoPreviews: ReadonlyArray<{
      readonly groupId: string;
      readonly videoContentId: string;
      readonly videoId: string;
      readonly title: string;
      readonly thumbnailUrl: string;
      readonly duration: number;
      readonly farthestWatchedTime: number;
      readonly optional: boolean;
      readonly enabledAt: string | null;
      readonly watchedAt: string | null;
    }>;
  }>;
};

export type SessionPageQueryVariables = Exact<{
  sessionId: string;
}>;

export type SessionPageQuery = {
  readonly getSessionContent: {
    readonly title: string;
    readonly sessionType: SessionType;
    readonly sessionStartAt: string | null;
    readonly sessionEndAt: string | null;
    readonly courseId: string;
    readonly sessionId: string;
    readonly calendarFallbackUrl: string | null;
    readonly uiCustomizations: unknown;
    readonly hideTimeAndFacultyLabels: boolean;
    readonly session: {
      readonly sessionId: string;
      readonly courseId: string;
      readonly courseType: CourseType;
      readonly sessionType: SessionType;
      readonly title: string;
      readonly startAt: string | null;
      readonly endAt: string | null;
      readonly activateAt: string | null;
      readonly enrollmentOpensAt: string | null;
      readonly enrollmentClose: string | null;
      readonly timeZone: string;
      readonly enrollmentStatus: EnrollmentStatus;
      readonly waitlistPosition: number | null;
      readonly seatsRemaining: number | null;
      readonly lowInventory: boolean;
      readonly offerExpiresAt: string | null;
      readonly isFreeSession: boolean;
      readonly hideInCatalog: boolean;
      readonly cancelled: boolean;
      readonly entitled: boolean;
      readonly waitlistTaskItems: ReadonlyArray<string>;
      readonly sessionMeta: {
        readonly eventLink: string | null;
        readonly detailCtaText: string | null;
        readonly liveEnrollDescriptor: string | null;
        readonly addEventsCalendarUrl: string | null;
      };
    };
    readonly faculty: ReadonlyArray<{
      readonly facultyId: string;
      readonly fullName: string;
      readonly role: string;
      readonly imageUrl: string;
    }>;
    readonly announcements: ReadonlyArray<{
      readonly sessionContentId: string;
      readonly announcement: string;
      readonly imageUrl: string | null;
      readonly stylePreset: string | null;
      readonly internalLinkUrl: string | null;
      readonly externalLinkUrl: string | null;
    }>;
    readonly sessionContainers: ReadonlyArray<{
      readonly sessionContentId: string;
      readonly type: string;
      readonly title: string;
      readonly calendarDate: string | null;
      readonly dueAt: string | null;
      readonly containsActiveContent: boolean;
      readonly expandedPlaceholder: string | null;
      readonly items: ReadonlyArray<{
        readonly sessionContentId: string;
        readonly type: string;
        readonly title: string | null;
        readonly intro: string | null;
        readonly body: string | null;
        readonly outro: string | null;
        readonly enabledAt: string | null;
        readonly enabled: boolean;
        readonly optional: boolean;
        readonly buttonText: string | null;
        readonly buttonUrl: string | null;
        readonly buttonStartIcon: string | null;
        readonly buttonEndIcon: string | null;
        readonly calendarStartDate: string | null;
        readonly dayTexts: ReadonlyArray<string>;
        readonly videoPreviews: ReadonlyArray<{
          readonly groupId: string;
          readonly videoContentId: string;
          readonly videoId: string;
          readonly title: string;
          readonly thumbnailUrl: string;
          readonly duration: number;
          readonly farthestWatchedTime: number;
          readonly optional: boolean;
          readonly enabledAt: string | null;
          readonly watchedAt: string | null;
        }>;
      }>;
    }>;
    readonly containers: ReadonlyArray<{
      readonly sessionContentId: string;
      readonly type: string;
      readonly title: string;
      readonly calendarDate: string | null;
      readonly dueAt: string | null;
      readonly containsActiveContent: boolean;
      readonly expandedPlaceholder: string | null;
      readonly items: ReadonlyArray<{
        readonly sessionContentId: string;
        readonly type: string;
        readonly title: string | null;
        readonly intro: string | null;
        readonly body: string | null;
        readonly outro: string | null;
        readonly enabledAt: string | null;
        readonly enabled: boolean;
        readonly optional: boolean;
        readonly buttonText: string | null;
        readonly buttonUrl: string | null;
        readonly buttonStartIcon: string | null;
        readonly buttonEndIcon: string | null;
        readonly calendarStartDate: string | null;
        readonly dayTexts: ReadonlyArray<string>;
        readonly videoPreviews: ReadonlyArray<{
          readonly groupId: string;
          readonly videoContentId: string;
          readonly videoId: string;
          readonly title: string;
          readonly thumbnailUrl: string;
          readonly duration: number;
          readonly farthestWatchedTime: number;
          readonly optional: boolean;
          readonly enabledAt: string | null;
          readonly watchedAt: string | null;
        }>;
      }>;
    }>;
    readonly meetings: ReadonlyArray<{
      readonly sessionId: string;
      readonly title: string;
      readonly startAt: string;
      readonly endAt: string;
    }>;
    readonly progress: {
      readonly totalDuration: number;
      readonly totalWatched: number;
      readonly completedVideos: number;
      readonly totalVideos: number;
      readonly groups: ReadonlyArray<{
        readonly groupSessionContentId: string;
        readonly videos: ReadonlyArray<{
          readonly videoId: string;
          readonly duration: number;
          readonly farthestWatchedTime: number;
          readonly optional: boolean;
          readonly completed: boolean;
        }>;
      }>;
    };
  } | null;
};

export type SignInFlagsQueryVariables = Exact<{ [key: string]: never }>;

export type SignInFlagsQuery = { readonly getFeatureFlags: { readonly values: unknown } | null };

export type LookupCorporateRealmQueryVariables = Exact<{
  b64email: string;
}>;

export type LookupCorporateRealmQuery = {
  readonly lookupCorporateRealm: {
    readonly link: string | null;
    readonly serializedOptions: string | null;
    readonly error: { readonly code: string } | null;
  } | null;
};

export type LookupLmsProviderQueryVariables = Exact<{
  b64options: string;
}>;

export type LookupLmsProviderQuery = {
  readonly lookupLMSProvider: {
    readonly redirectUrl: string | null;
    readonly authorizeUrl: string | null;
    readonly error: { readonly code: string } | null;
  } | null;
};

export type SignupWithProviderMutationVariables = Exact<{
  input: SignupLimitedUserInput;
}>;

export type SignupWithProviderMutation = {
  readonly signupLimitedUser: {
    readonly result: SignupResult;
    readonly tac: string | null;
    readonly link: string | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type SaveSurveyPromptMutationVariables = Exact<{ [key: string]: never }>;

export type SaveSurveyPromptMutation = {
  readonly saveSurveyPrompt: {
    readonly type: SurveyType | null;
    readonly status: SurveyStatus | null;
    readonly isDue: boolean | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type SaveSurveyResponseMutationVariables = Exact<{
  responses: SurveyResponsesInput;
}>;

export type SaveSurveyResponseMutation = {
  readonly saveSurveyResponse: {
    readonly type: SurveyType | null;
    readonly status: SurveyStatus | null;
    readonly isDue: boolean | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type SurveyStatusQueryVariables = Exact<{ [key: string]: never }>;

export type SurveyStatusQuery = {
  readonly getSurveyStatus: {
    readonly type: SurveyType;
    readonly status: SurveyStatus;
    readonly isDue: boolean;
  } | null;
};

export type TransferToProfAiMutationVariables = Exact<{ [key: string]: never }>;

export type TransferToProfAiMutation = {
  readonly transferToProfAI: {
    readonly profAIUrl: string | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type OpenVideoMutationVariables = Exact<{
  topLevelId: string;
  groupId: string;
  videoContentId: string;
}>;

export type OpenVideoMutation = {
  readonly openVideo: {
    readonly manifestUrl: string | null;
    readonly expiresAt: string | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type VideoPageQueryVariables = Exact<{
  topLevelId: string;
  groupId: string;
  videoContentId: string;
}>;

export type VideoPageQuery = {
  readonly getVideoPage: {
    readonly sourceType: string;
    readonly courseTitle: string;
    readonly groupTitle: string;
    readonly session: {
      readonly sessionId: string;
      readonly courseId: string;
      readonly sessionType: SessionType;
      readonly courseType: CourseType;
      readonly title: string;
      readonly isFreeSession: boolean;
    };
    readonly video: {
      readonly videoId: string;
      readonly courseContentId: string;
      readonly title: string;
      readonly description: string;
      readonly thumbnailUrl: string;
      readonly duration: number;
      readonly isAiGenerated: boolean;
      readonly chapters: ReadonlyArray<{
        readonly videoChapterId: string;
        readonly title: string;
        readonly startSeconds: number;
        readonly endSeconds: number;
      }>;
      readonly transcript: ReadonlyArray<{
        readonly startSeconds: number;
        readonly endSeconds: number;
        readonly text: string;
      }>;
    };
    readonly previous: {
      readonly topLevelId: string;
      readonly groupId: string;
      readonly videoContentId: string;
      readonly title: string;
    } | null;
    readonly next: {
      readonly topLevelId: string;
      readonly groupId: string;
      readonly videoContentId: string;
      readonly title: string;
    } | null;
    readonly siblings: ReadonlyArray<{
      readonly groupId: string;
      readonly videoContentId: string;
      readonly videoId: string;
      readonly title: string;
      readonly thumbnailUrl: string;
      readonly duration: number;
      readonly farthestWatchedTime: number;
      readonly enabledAt: string | null;
    }>;
    readonly progress: {
      readonly continueAtTime: number;
      readonly farthestWatchedTime: number;
      readonly duration: number;
      readonly completed: boolean;
    };
    readonly metering: {
      readonly meteringPlanId: string;
      readonly threshold: number | null;
      readonly currentMeasure: number;
      readonly watchedVideoIds: ReadonlyArray<string>;
      readonly entitledVideoIds: ReadonlyArray<string>;
      readonly resetsAt: string;
    } | null;
  } | null;
};

export type LogoutMutationVariables = Exact<{ [key: string]: never }>;

export type LogoutMutation = { readonly logout: { readonly success: boolean | null } | null };

export type FaultFieldsFragment = {
  readonly code: string;
  readonly message: string;
  readonly reason: string;
  readonly unlock: ReadonlyArray<string>;
  readonly field: string | null;
  readonly retryAfter: number | null;
};

export type ViewerQueryVariables = Exact<{ [key: string]: never }>;

export type ViewerQuery = {
  readonly getMember: {
    readonly userId: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly displayName: string;
    readonly profileImageUrl: string | null;
    readonly jobRole: string | null;
    readonly accountType: AccountType;
    readonly manageBilling: boolean;
    readonly customer: {
      readonly customerId: string;
      readonly name: string;
      readonly type: CustomerType;
      readonly hideMemberProfile: boolean;
      readonly disableAIFeatures: boolean;
      readonly enableProfAI: boolean;
      readonly logoUrl: string | null;
      readonly accentColor: string | null;
      readonly timeZone: string;
    } | null;
    readonly customizations: {
      readonly navLogoUrl: string | null;
      readonly hideSessionDetailTitle: boolean | null;
      readonly useFunctionBasedCourseFilter: boolean | null;
      readonly navConfigs: ReadonlyArray<{
        readonly route: string;
        readonly rename: string | null;
        readonly hide: boolean | null;
      }>;
      readonly homePageConfig: {
        readonly hideUpcomingCourses: boolean;
        readonly hideMeetOurMembers: boolean;
        readonly hideUpcomingEvents: boolean;
      };
      readonly banners: ReadonlyArray<{
        readonly imageUrl: string;
        readonly imageUrlMobile: string | null;
        readonly link: string | null;
        readonly alt: string;
      }>;
    };
  } | null;
  readonly getMemberEntitlements: ReadonlyArray<{ readonly type: string; readonly label: string }> | null;
  readonly getFeatureFlags: { readonly values: unknown } | null;
};

export type CreateVideoSessionMutationVariables = Exact<{
  input: CreateVideoSessionInput;
}>;

export type CreateVideoSessionMutation = {
  readonly createVideoSession: {
    readonly userVideoSessionId: string | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type UpdateVideoSessionMutationVariables = Exact<{
  input: UpdateVideoSessionInput;
}>;

export type UpdateVideoSessionMutation = {
  readonly updateVideoSession: {
    readonly farthestWatchedTime: number | null;
    readonly completed: boolean | null;
    readonly autoEnrolled: boolean | null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly reason: string;
      readonly unlock: ReadonlyArray<string>;
      readonly field: string | null;
      readonly retryAfter: number | null;
    } | null;
  } | null;
};

export type EventCardFieldsFragment = {
  readonly memberEventId: string;
  readonly title: string;
  readonly eventStart: string;
  readonly eventEnd: string | null;
  readonly heroImageUrl: string;
  readonly status: MemberEventStatus;
  readonly attending: boolean;
  readonly eventCategory: { readonly label: string };
};

export type SessionCourseQueryVariables = Exact<{
  sessionId: string;
}>;

export type SessionCourseQuery = { readonly getUserSession: { readonly courseId: string } | null };

export type CourseCardFieldsFragment = {
  readonly courseId: string;
  readonly courseType: CourseType;
  readonly title: string;
  readonly coverImageUrl: string;
  readonly topic: string;
  readonly lengthMinutes: number;
  readonly courseRating: number | null;
  readonly ratingCount: number;
  readonly openTo: ReadonlyArray<string>;
  readonly hideTimeAndFacultyLabels: boolean;
  readonly badgeAsCompletion: boolean;
  readonly hasEarnedBadge: boolean;
  readonly bookmarked: boolean;
  readonly faculty: ReadonlyArray<{ readonly facultyId: string; readonly fullName: string }>;
  readonly sessions: ReadonlyArray<{
    readonly sessionId: string;
    readonly courseId: string;
    readonly courseType: CourseType;
    readonly sessionType: SessionType;
    readonly title: string;
    readonly startAt: string | null;
    readonly endAt: string | null;
    readonly activateAt: string | null;
    readonly enrollmentOpensAt: string | null;
    readonly enrollmentClose: string | null;
    readonly timeZone: string;
    readonly enrollmentStatus: EnrollmentStatus;
    readonly waitlistPosition: number | null;
    readonly seatsRemaining: number | null;
    readonly lowInventory: boolean;
    readonly offerExpiresAt: string | null;
    readonly isFreeSession: boolean;
    readonly hideInCatalog: boolean;
    readonly cancelled: boolean;
    readonly entitled: boolean;
    readonly waitlistTaskItems: ReadonlyArray<string>;
    readonly sessionMeta: {
      readonly eventLink: string | null;
      readonly detailCtaText: string | null;
      readonly liveEnrollDescriptor: string | null;
      readonly addEventsCalendarUrl: string | null;
    };
  }>;
};

export type SessionFieldsFragment = {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseType: CourseType;
  readonly sessionType: SessionType;
  readonly title: string;
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly activateAt: string | null;
  readonly enrollmentOpensAt: string | null;
  readonly enrollmentClose: string | null;
  readonly timeZone: string;
  readonly enrollmentStatus: EnrollmentStatus;
  readonly waitlistPosition: number | null;
  readonly seatsRemaining: number | null;
  readonly lowInventory: boolean;
  readonly offerExpiresAt: string | null;
  readonly isFreeSession: boolean;
  readonly hideInCatalog: boolean;
  readonly cancelled: boolean;
  readonly entitled: boolean;
  readonly waitlistTaskItems: ReadonlyArray<string>;
  readonly sessionMeta: {
    readonly eventLink: string | null;
    readonly detailCtaText: string | null;
    readonly liveEnrollDescriptor: string | null;
    readonly addEventsCalendarUrl: string | null;
  };
};

export type OwnMeetingFieldsFragment = {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
};

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const FacetFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment FacetFields on Facets {
  types {
    value
  }
  topics {
    value
  }
  stacks {
    value
  }
  difficulties {
    value
  }
}
    `,
  { fragmentName: 'FacetFields' },
) as unknown as TypedDocumentString<FacetFieldsFragment, unknown>;
export const ContainerFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment ContainerFields on Container {
  sessionContentId
  type
  title
  calendarDate
  dueAt
  containsActiveContent
  expandedPlaceholder
  items {
    sessionContentId
    type
    title
    intro
    body
    outro
    enabledAt
    enabled
    optional
    videoPreviews {
      groupId
      videoContentId
      videoId
      title
      thumbnailUrl
      duration
      farthestWatchedTime
      optional
      enabledAt
      watchedAt
    }
    buttonText
    buttonUrl
    buttonStartIcon
    buttonEndIcon
    calendarStartDate
    dayTexts
  }
}
    `,
  { fragmentName: 'ContainerFields' },
) as unknown as TypedDocumentString<ContainerFieldsFragment, unknown>;
export const FaultFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}
    `,
  { fragmentName: 'FaultFields' },
) as unknown as TypedDocumentString<FaultFieldsFragment, unknown>;
export const EventCardFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment EventCardFields on MemberEvent {
  memberEventId
  title
  eventStart
  eventEnd
  heroImageUrl
  status
  attending
  eventCategory {
    label
  }
}
    `,
  { fragmentName: 'EventCardFields' },
) as unknown as TypedDocumentString<EventCardFieldsFragment, unknown>;
export const SessionFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment SessionFields on UserSession {
  sessionId
  courseId
  courseType
  sessionType
  title
  startAt
  endAt
  activateAt
  enrollmentOpensAt
  enrollmentClose
  timeZone
  enrollmentStatus
  waitlistPosition
  seatsRemaining
  lowInventory
  offerExpiresAt
  isFreeSession
  hideInCatalog
  cancelled
  entitled
  sessionMeta {
    eventLink
    detailCtaText
    liveEnrollDescriptor
    addEventsCalendarUrl
  }
  waitlistTaskItems
}
    `,
  { fragmentName: 'SessionFields' },
) as unknown as TypedDocumentString<SessionFieldsFragment, unknown>;
export const CourseCardFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment CourseCardFields on CourseCard {
  courseId
  courseType
  title
  coverImageUrl
  topic
  lengthMinutes
  courseRating
  ratingCount
  faculty {
    facultyId
    fullName
  }
  openTo
  hideTimeAndFacultyLabels
  badgeAsCompletion
  hasEarnedBadge
  bookmarked
  sessions {
    ...SessionFields
  }
}
    fragment SessionFields on UserSession {
  sessionId
  courseId
  courseType
  sessionType
  title
  startAt
  endAt
  activateAt
  enrollmentOpensAt
  enrollmentClose
  timeZone
  enrollmentStatus
  waitlistPosition
  seatsRemaining
  lowInventory
  offerExpiresAt
  isFreeSession
  hideInCatalog
  cancelled
  entitled
  sessionMeta {
    eventLink
    detailCtaText
    liveEnrollDescriptor
    addEventsCalendarUrl
  }
  waitlistTaskItems
}`,
  { fragmentName: 'CourseCardFields' },
) as unknown as TypedDocumentString<CourseCardFieldsFragment, unknown>;
export const OwnMeetingFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment OwnMeetingFields on UserMeeting {
  sessionId
  courseId
  courseTitle
  title
  startAt
  endAt
}
    `,
  { fragmentName: 'OwnMeetingFields' },
) as unknown as TypedDocumentString<OwnMeetingFieldsFragment, unknown>;
export const ForgotPasswordDocument = new TypedDocumentString(
  `
    mutation ForgotPassword($email: String!) {
  forgotPassword(email: $email) {
    success
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:508c45c5846477862511092d0bd02fc0c5e12c1179c2766813d848ad0acf59ce' },
) as unknown as TypedDocumentString<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const SendVerificationCodeDocument = new TypedDocumentString(
  `
    mutation SendVerificationCode($b64email: String!, $b64tac: String!) {
  sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {
    success
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:5767eaabd3e8610289ae4a45efa16ff1af5bb032cc8f879f1ba91364829e0fe3' },
) as unknown as TypedDocumentString<SendVerificationCodeMutation, SendVerificationCodeMutationVariables>;
export const ConfirmPasswordDocument = new TypedDocumentString(
  `
    mutation ConfirmPassword($input: ConfirmPasswordInput!) {
  confirmPassword(input: $input) {
    success
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:261d3aeb7f7cce223cf424d051ca5aa3d797b4fc48715e12e2ab0c483a80a830' },
) as unknown as TypedDocumentString<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;
export const SignupLimitedUserDocument = new TypedDocumentString(
  `
    mutation SignupLimitedUser($input: SignupLimitedUserInput!) {
  signupLimitedUser(input: $input) {
    result
    tac
    link
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:2bbd61f2431dee03615ceb0a56f0a114353c9363ce08b8be3bbaaff2ab7e6823' },
) as unknown as TypedDocumentString<SignupLimitedUserMutation, SignupLimitedUserMutationVariables>;
export const SignupActivationDocument = new TypedDocumentString(
  `
    query SignupActivation($tac: String!, $email: String!) {
  lookupSignupActivationCode(tac: $tac, email: $email) {
    success
  }
}
    `,
  { hash: 'sha256:ddf04c2d4a8539263052edf8ec4dbe665cc75fdb40404a1113c4eaf09f8327e3' },
) as unknown as TypedDocumentString<SignupActivationQuery, SignupActivationQueryVariables>;
export const BotChallengeDocument = new TypedDocumentString(
  `
    query BotChallenge {
  getBotChallenge {
    kind
    siteKey
    challenge
  }
}
    `,
  { hash: 'sha256:3e59ed1581c9329f365f946e8c84c0dd7ac4ed67b12d935f8f4838514d044c8d' },
) as unknown as TypedDocumentString<BotChallengeQuery, BotChallengeQueryVariables>;
export const AddCourseSaveDocument = new TypedDocumentString(
  `
    mutation AddCourseSave($contentId: ID!) {
  addUserSave(contentId: $contentId, contentType: COURSE) {
    success
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:6acaf1125ae2d7e041129364a23e7acd496966ec7c4ed00c5434e9af6adee6ef' },
) as unknown as TypedDocumentString<AddCourseSaveMutation, AddCourseSaveMutationVariables>;
export const RemoveCourseSaveDocument = new TypedDocumentString(
  `
    mutation RemoveCourseSave($contentId: ID!) {
  removeUserSave(contentId: $contentId, contentType: COURSE) {
    success
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:0f448f800341870f3b98d827292d78f00aee92fa1175c3f6d0ba13bebf7530f7' },
) as unknown as TypedDocumentString<RemoveCourseSaveMutation, RemoveCourseSaveMutationVariables>;
export const CourseBookmarksDocument = new TypedDocumentString(
  `
    query CourseBookmarks {
  listCourseBookmarks {
    contentId
  }
}
    `,
  { hash: 'sha256:9662a34a2ce74be54041ff4a79884ba8f001dd1b7c2860cbc4971af5d262a38e' },
) as unknown as TypedDocumentString<CourseBookmarksQuery, CourseBookmarksQueryVariables>;
export const CataloguePageDocument = new TypedDocumentString(
  `
    query CataloguePage($filter: CatalogueFilter!, $after: Int!, $withOptions: Boolean!, $withFreemium: Boolean!, $first: Boolean!) {
  listCatalogue(filter: $filter, after: $after, count: 24) {
    courses {
      ...CourseCardFields
    }
    total
    nextAfter
    facets {
      ...FacetFields
    }
    suggestions {
      ...CourseCardFields
    }
  }
  listUserMeetings @include(if: $first) {
    ...OwnMeetingFields
  }
  getPageContent(slug: "courses-freemium") @include(if: $withFreemium) {
    title
    body
  }
  listFreeSessions @include(if: $withFreemium) {
    courseId
    sessionType
    title
  }
  whole: listCatalogue(filter: {}, count: 1) @include(if: $withOptions) {
    facets {
      ...FacetFields
    }
  }
}
    fragment FacetFields on Facets {
  types {
    value
  }
  topics {
    value
  }
  stacks {
    value
  }
  difficulties {
    value
  }
}
fragment CourseCardFields on CourseCard {
  courseId
  courseType
  title
  coverImageUrl
  topic
  lengthMinutes
  courseRating
  ratingCount
  faculty {
    facultyId
    fullName
  }
  openTo
  hideTimeAndFacultyLabels
  badgeAsCompletion
  hasEarnedBadge
  bookmarked
  sessions {
    ...SessionFields
  }
}
fragment SessionFields on UserSession {
  sessionId
  courseId
  courseType
  sessionType
  title
  startAt
  endAt
  activateAt
  enrollmentOpensAt
  enrollmentClose
  timeZone
  enrollmentStatus
  waitlistPosition
  seatsRemaining
  lowInventory
  offerExpiresAt
  isFreeSession
  hideInCatalog
  cancelled
  entitled
  sessionMeta {
    eventLink
    detailCtaText
    liveEnrollDescriptor
    addEventsCalendarUrl
  }
  waitlistTaskItems
}
fragment OwnMeetingFields on UserMeeting {
  sessionId
  courseId
  courseTitle
  title
  startAt
  endAt
}`,
  { hash: 'sha256:c946af79193a42ce62536a18536d5de2e20d278423b6468f19e07144b4c71fd2' },
) as unknown as TypedDocumentString<CataloguePageQuery, CataloguePageQueryVariables>;
export const EntitledSessionsDocument = new TypedDocumentString(
  `
    query EntitledSessions {
  getEntitledSessions {
    courseId
    courseType
  }
}
    `,
  { hash: 'sha256:40642cde0a7e4a6935074f8523aa70bb9cc7fa2056b741ddecb52fe5c3872b4c' },
) as unknown as TypedDocumentString<EntitledSessionsQuery, EntitledSessionsQueryVariables>;
export const CoursePageDocument = new TypedDocumentString(
  `
    query CoursePage($courseId: ID!) {
  getCourse(courseId: $courseId) {
    card {
      ...CourseCardFields
      subtitle
      description
      faculty {
        facultyId
        fullName
        role
        imageUrl
        biography
      }
    }
    whoWillBenefit
    whatYouWillLeaveWith
    topTakeaway
    courseSyllabusUrl
    trailer {
      videoId
      title
      thumbnailUrl
      duration
      manifestUrl
    }
    showHiddenSessionEnrollOptions
    sessions {
      ...SessionFields
    }
    meetings {
      sessionId
      title
      startAt
      endAt
    }
    outline {
      groupId
      title
      description
      videos {
        videoId
        title
        duration
      }
    }
  }
  listUserMeetings {
    ...OwnMeetingFields
  }
}
    fragment CourseCardFields on CourseCard {
  courseId
  courseType
  title
  coverImageUrl
  topic
  lengthMinutes
  courseRating
  ratingCount
  faculty {
    facultyId
    fullName
  }
  openTo
  hideTimeAndFacultyLabels
  badgeAsCompletion
  hasEarnedBadge
  bookmarked
  sessions {
    ...SessionFields
  }
}
fragment SessionFields on UserSession {
  sessionId
  courseId
  courseType
  sessionType
  title
  startAt
  endAt
  activateAt
  enrollmentOpensAt
  enrollmentClose
  timeZone
  enrollmentStatus
  waitlistPosition
  seatsRemaining
  lowInventory
  offerExpiresAt
  isFreeSession
  hideInCatalog
  cancelled
  entitled
  sessionMeta {
    eventLink
    detailCtaText
    liveEnrollDescriptor
    addEventsCalendarUrl
  }
  waitlistTaskItems
}
fragment OwnMeetingFields on UserMeeting {
  sessionId
  courseId
  courseTitle
  title
  startAt
  endAt
}`,
  { hash: 'sha256:09824413abe35154b40c3f2affa3bc8ad8b65652cea9f7fcd7dee2387b482edc' },
) as unknown as TypedDocumentString<CoursePageQuery, CoursePageQueryVariables>;
export const SessionCalendarLinkDocument = new TypedDocumentString(
  `
    query SessionCalendarLink($sessionId: ID!) {
  getSessionLink(sessionId: $sessionId) {
    url
    googleUrl
    outlookUrl
  }
}
    `,
  { hash: 'sha256:e9ecf7ba9a842a1b51012724f677ace75a04a0f88b2ac91fed59bece5358ee5e' },
) as unknown as TypedDocumentString<SessionCalendarLinkQuery, SessionCalendarLinkQueryVariables>;
export const SaveEnrollmentDocument = new TypedDocumentString(
  `
    mutation SaveEnrollment($input: SaveEnrollmentInput!) {
  saveEnrollment(input: $input) {
    session {
      ...SessionFields
    }
    conflictSession {
      ...SessionFields
    }
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}
fragment SessionFields on UserSession {
  sessionId
  courseId
  courseType
  sessionType
  title
  startAt
  endAt
  activateAt
  enrollmentOpensAt
  enrollmentClose
  timeZone
  enrollmentStatus
  waitlistPosition
  seatsRemaining
  lowInventory
  offerExpiresAt
  isFreeSession
  hideInCatalog
  cancelled
  entitled
  sessionMeta {
    eventLink
    detailCtaText
    liveEnrollDescriptor
    addEventsCalendarUrl
  }
  waitlistTaskItems
}`,
  { hash: 'sha256:535de9fb5ad7da20e6ec376c32681518d476b39f705be97f741ea4d4a5508c49' },
) as unknown as TypedDocumentString<SaveEnrollmentMutation, SaveEnrollmentMutationVariables>;
export const EventPageDocument = new TypedDocumentString(
  `
    query EventPage($memberEventId: ID!) {
  getMemberEvent(memberEventId: $memberEventId) {
    memberEventId
    title
    subtitle
    details
    status
    eventStart
    eventEnd
    heroImageUrl
    eventType {
      label
    }
    eventCategory {
      label
    }
    attending
    zoomLink
    recordingUrl
    calendarUrl
  }
}
    `,
  { hash: 'sha256:587bacc5aa40dbbf2cae8f29bb326e4df3b1b8da8cd4d32d75c253e1d87a3dba' },
) as unknown as TypedDocumentString<EventPageQuery, EventPageQueryVariables>;
export const EventsCalendarDocument = new TypedDocumentString(
  `
    query EventsCalendar {
  getEventsCalendar {
    url
    webcalUrl
  }
}
    `,
  { hash: 'sha256:5dd50e2b11e73aa1c375331f9bd87523c6677760f83276a4609fbc5429f774af' },
) as unknown as TypedDocumentString<EventsCalendarQuery, EventsCalendarQueryVariables>;
export const ResetEventsCalendarDocument = new TypedDocumentString(
  `
    mutation ResetEventsCalendar($input: ResetEventsCalendarInput!) {
  resetEventsCalendar(input: $input) {
    url
    webcalUrl
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:59a878e82f0623e0d998ed64bf52a55710738ec48f0988a226c6ca098e76bf31' },
) as unknown as TypedDocumentString<ResetEventsCalendarMutation, ResetEventsCalendarMutationVariables>;
export const EventsPageDocument = new TypedDocumentString(
  `
    query EventsPage($sort: MemberEventSort!, $after: Int!) {
  listMemberEvents(sort: $sort, after: $after, count: 24) {
    events {
      ...EventCardFields
    }
    nextAfter
  }
}
    fragment EventCardFields on MemberEvent {
  memberEventId
  title
  eventStart
  eventEnd
  heroImageUrl
  status
  attending
  eventCategory {
    label
  }
}`,
  { hash: 'sha256:7e8e08c06359ba13c67cb6754b994bd0d4577751a1134fa93f9fe33d8b24ee24' },
) as unknown as TypedDocumentString<EventsPageQuery, EventsPageQueryVariables>;
export const InviteFriendsToEventDocument = new TypedDocumentString(
  `
    mutation InviteFriendsToEvent($input: InviteFriendsToEventInput!) {
  inviteFriendsToEvent(input: $input) {
    sent
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:7123149a2d1ff70fcb27c3f2cef5d15697ee9013d9c5a7f960f04d2c95bc3e4c' },
) as unknown as TypedDocumentString<InviteFriendsToEventMutation, InviteFriendsToEventMutationVariables>;
export const SaveMemberEventRsvpDocument = new TypedDocumentString(
  `
    mutation SaveMemberEventRsvp($input: SaveMemberEventRsvpInput!) {
  saveMemberEventRsvp(input: $input) {
    updatedMemberEventRsvpId
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:e38655f72e01de155f5b75a1fcc545dcb9b2295ed7bb64cfc502336e21f16474' },
) as unknown as TypedDocumentString<SaveMemberEventRsvpMutation, SaveMemberEventRsvpMutationVariables>;
export const HomeDocument = new TypedDocumentString(
  `
    query Home($withMembers: Boolean!, $withEvents: Boolean!) {
  getHome {
    continueWatching {
      topLevelId
      groupId
      videoContentId
      videoId
      title
      courseTitle
      sourceType
      thumbnailUrl
      duration
      farthestWatchedTime
      continueAtTime
    }
    upcomingCourses {
      ...CourseCardFields
    }
    freeSessions {
      ...SessionFields
      coverImageUrl
    }
    entitledSessions {
      ...SessionFields
      coverImageUrl
    }
    trialDaysLeft
  }
  listUserMeetings {
    ...OwnMeetingFields
  }
  listMemberEvents(sort: latest, count: 4) @include(if: $withEvents) {
    events {
      ...EventCardFields
    }
  }
  listMembers(context: HOMEPAGE, count: 20) @include(if: $withMembers) {
    list {
      userId
      displayName
      jobRole
      company
      profileImageUrl
    }
  }
}
    fragment EventCardFields on MemberEvent {
  memberEventId
  title
  eventStart
  eventEnd
  heroImageUrl
  status
  attending
  eventCategory {
    label
  }
}
fragment CourseCardFields on CourseCard {
  courseId
  courseType
  title
  coverImageUrl
  topic
  lengthMinutes
  courseRating
  ratingCount
  faculty {
    facultyId
    fullName
  }
  openTo
  hideTimeAndFacultyLabels
  badgeAsCompletion
  hasEarnedBadge
  bookmarked
  sessions {
    ...SessionFields
  }
}
fragment SessionFields on UserSession {
  sessionId
  courseId
  courseType
  sessionType
  title
  startAt
  endAt
  activateAt
  enrollmentOpensAt
  enrollmentClose
  timeZone
  enrollmentStatus
  waitlistPosition
  seatsRemaining
  lowInventory
  offerExpiresAt
  isFreeSession
  hideInCatalog
  cancelled
  entitled
  sessionMeta {
    eventLink
    detailCtaText
    liveEnrollDescriptor
    addEventsCalendarUrl
  }
  waitlistTaskItems
}
fragment OwnMeetingFields on UserMeeting {
  sessionId
  courseId
  courseTitle
  title
  startAt
  endAt
}`,
  { hash: 'sha256:56324a8dc4fdcf0d66dbe7c9de56b3350a9b5526db78050c48862a22beeab8d0' },
) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const FormerEntitlementsDocument = new TypedDocumentString(
  `
    query FormerEntitlements {
  listFormerEntitlements {
    entitlementId
    name
    endedAt
  }
}
    `,
  { hash: 'sha256:b87368d4931f2cc8c0f7fed7ec1f7b7cde50c9fd25b2cf5a1cd47ee7b8b4afd3' },
) as unknown as TypedDocumentString<FormerEntitlementsQuery, FormerEntitlementsQueryVariables>;
export const MeteringPlanDocument = new TypedDocumentString(
  `
    query MeteringPlan {
  getMeteringPlanDetails {
    threshold
    currentMeasure
    resetsAt
  }
}
    `,
  { hash: 'sha256:54748c5b2d7ae34f483b6d6aabcfa86be62290a185fd57693f5dc4cf47f881fe' },
) as unknown as TypedDocumentString<MeteringPlanQuery, MeteringPlanQueryVariables>;
export const MiniMbasDocument = new TypedDocumentString(
  `
    query MiniMbas {
  getEntitledSessions {
    sessionId
    courseType
    title
    subtitle
    coverImageUrl
    startAt
    endAt
  }
}
    `,
  { hash: 'sha256:1f0cae83201dfc25499e7e62804530aa30cc397497ca036575c83279835c12ee' },
) as unknown as TypedDocumentString<MiniMbasQuery, MiniMbasQueryVariables>;
export const NextStepsDocument = new TypedDocumentString(
  `
    query NextSteps {
  getNextStepsStatus {
    name
    isCompleted
    remedyRoute
  }
}
    `,
  { hash: 'sha256:dac1ba4c415a399fc38a7b18465436425aef82ad2f38a43b72a7123b92712be8' },
) as unknown as TypedDocumentString<NextStepsQuery, NextStepsQueryVariables>;
export const SessionPageDocument = new TypedDocumentString(
  `
    query SessionPage($sessionId: ID!) {
  getSessionContent(sessionId: $sessionId) {
    title
    sessionType
    sessionStartAt
    sessionEndAt
    courseId
    sessionId
    calendarFallbackUrl
    uiCustomizations
    hideTimeAndFacultyLabels
    session {
      ...SessionFields
    }
    faculty {
      facultyId
      fullName
      role
      imageUrl
    }
    announcements {
      sessionContentId
      announcement
      imageUrl
      stylePreset
      internalLinkUrl
      externalLinkUrl
    }
    sessionContainers {
      ...ContainerFields
    }
    containers {
      ...ContainerFields
    }
    meetings {
      sessionId
      title
      startAt
      endAt
    }
    progress {
      totalDuration
      totalWatched
      completedVideos
      totalVideos
      groups {
        groupSessionContentId
        videos {
          videoId
          duration
          farthestWatchedTime
          optional
          completed
        }
      }
    }
  }
}
    fragment ContainerFields on Container {
  sessionContentId
  type
  title
  calendarDate
  dueAt
  containsActiveContent
  expandedPlaceholder
  items {
    sessionContentId
    type
    title
    intro
    body
    outro
    enabledAt
    enabled
    optional
    videoPreviews {
      groupId
      videoContentId
      videoId
      title
      thumbnailUrl
      duration
      farthestWatchedTime
      optional
      enabledAt
      watchedAt
    }
    buttonText
    buttonUrl
    buttonStartIcon
    buttonEndIcon
    calendarStartDate
    dayTexts
  }
}
fragment SessionFields on UserSession {
  sessionId
  courseId
  courseType
  sessionType
  title
  startAt
  endAt
  activateAt
  enrollmentOpensAt
  enrollmentClose
  timeZone
  enrollmentStatus
  waitlistPosition
  seatsRemaining
  lowInventory
  offerExpiresAt
  isFreeSession
  hideInCatalog
  cancelled
  entitled
  sessionMeta {
    eventLink
    detailCtaText
    liveEnrollDescriptor
    addEventsCalendarUrl
  }
  waitlistTaskItems
}`,
  { hash: 'sha256:3d04551a6e9a39bfa2ed56aa7ee93452c69c718e676e4d731138f5bfd74224a6' },
) as unknown as TypedDocumentString<SessionPageQuery, SessionPageQueryVariables>;
export const SignInFlagsDocument = new TypedDocumentString(
  `
    query SignInFlags {
  getFeatureFlags {
    values
  }
}
    `,
  { hash: 'sha256:080325829540175372a69b4f2d087f5fc73cbcd1be37933e20af73f9bfa504a3' },
) as unknown as TypedDocumentString<SignInFlagsQuery, SignInFlagsQueryVariables>;
export const LookupCorporateRealmDocument = new TypedDocumentString(
  `
    query LookupCorporateRealm($b64email: String!) {
  lookupCorporateRealm(b64email: $b64email) {
    link
    serializedOptions
    error {
      code
    }
  }
}
    `,
  { hash: 'sha256:819e6949e0da54b4e855ff08e3fa22dd07ed8d9e2f5c40eb0200486352923772' },
) as unknown as TypedDocumentString<LookupCorporateRealmQuery, LookupCorporateRealmQueryVariables>;
export const LookupLmsProviderDocument = new TypedDocumentString(
  `
    query LookupLMSProvider($b64options: String!) {
  lookupLMSProvider(b64options: $b64options) {
    redirectUrl
    authorizeUrl
    error {
      code
    }
  }
}
    `,
  { hash: 'sha256:8b59fc01549ba6f0427feb8e4ab1000d2c0ecdc4b3b654487ac6a285bb23b320' },
) as unknown as TypedDocumentString<LookupLmsProviderQuery, LookupLmsProviderQueryVariables>;
export const SignupWithProviderDocument = new TypedDocumentString(
  `
    mutation SignupWithProvider($input: SignupLimitedUserInput!) {
  signupLimitedUser(input: $input) {
    result
    tac
    link
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:da17bace2aa86b268bae6d2808bb547ffecb54a991fffc020f97242fb450b888' },
) as unknown as TypedDocumentString<SignupWithProviderMutation, SignupWithProviderMutationVariables>;
export const SaveSurveyPromptDocument = new TypedDocumentString(
  `
    mutation SaveSurveyPrompt {
  saveSurveyPrompt {
    type
    status
    isDue
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:f5cae13f52dd3589675341b3ea74e4e4baaf7d349f3e9f97b89f86df676899a7' },
) as unknown as TypedDocumentString<SaveSurveyPromptMutation, SaveSurveyPromptMutationVariables>;
export const SaveSurveyResponseDocument = new TypedDocumentString(
  `
    mutation SaveSurveyResponse($responses: SurveyResponsesInput!) {
  saveSurveyResponse(responses: $responses) {
    type
    status
    isDue
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:494716fe76664d078da11d14031723f3691a62f86f13c726679d8a97135a3b55' },
) as unknown as TypedDocumentString<SaveSurveyResponseMutation, SaveSurveyResponseMutationVariables>;
export const SurveyStatusDocument = new TypedDocumentString(
  `
    query SurveyStatus {
  getSurveyStatus {
    type
    status
    isDue
  }
}
    `,
  { hash: 'sha256:7f3e4ff66ed41f3fb94fe60cc7f3b27b49788cb574a611c3e81c694469e009fe' },
) as unknown as TypedDocumentString<SurveyStatusQuery, SurveyStatusQueryVariables>;
export const TransferToProfAiDocument = new TypedDocumentString(
  `
    mutation TransferToProfAI {
  transferToProfAI {
    profAIUrl
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:07ca0e6bc72fc68aa7a1973d6d695404d3982c696e0dd069ac13fc90ecac6c36' },
) as unknown as TypedDocumentString<TransferToProfAiMutation, TransferToProfAiMutationVariables>;
export const OpenVideoDocument = new TypedDocumentString(
  `
    mutation OpenVideo($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {
  openVideo(
    topLevelId: $topLevelId
    groupId: $groupId
    videoContentId: $videoContentId
  ) {
    manifestUrl
    expiresAt
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:6af4bda75905b6b55a3d30eba2b2b9ffb18c3ad9676190f80c47ee1369d0d6d4' },
) as unknown as TypedDocumentString<OpenVideoMutation, OpenVideoMutationVariables>;
export const VideoPageDocument = new TypedDocumentString(
  `
    query VideoPage($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {
  getVideoPage(
    topLevelId: $topLevelId
    groupId: $groupId
    videoContentId: $videoContentId
  ) {
    sourceType
    session {
      sessionId
      courseId
      sessionType
      courseType
      title
      isFreeSession
    }
    courseTitle
    video {
      videoId
      courseContentId
      title
      description
      thumbnailUrl
      duration
      isAiGenerated
      chapters {
        videoChapterId
        title
        startSeconds
        endSeconds
      }
      transcript {
        startSeconds
        endSeconds
        text
      }
    }
    groupTitle
    previous {
      topLevelId
      groupId
      videoContentId
      title
    }
    next {
      topLevelId
      groupId
      videoContentId
      title
    }
    siblings {
      groupId
      videoContentId
      videoId
      title
      thumbnailUrl
      duration
      farthestWatchedTime
      enabledAt
    }
    progress {
      continueAtTime
      farthestWatchedTime
      duration
      completed
    }
    metering {
      meteringPlanId
      threshold
      currentMeasure
      watchedVideoIds
      entitledVideoIds
      resetsAt
    }
  }
}
    `,
  { hash: 'sha256:877fefa0e88341dfa3bc8220e574267dbeca72a183cf72f8d817c63f968800b9' },
) as unknown as TypedDocumentString<VideoPageQuery, VideoPageQueryVariables>;
export const LogoutDocument = new TypedDocumentString(
  `
    mutation Logout {
  logout {
    success
  }
}
    `,
  { hash: 'sha256:e95849698f87003740d4746be7f1e4f193cc8bd09afd72059b22a2f460f30674' },
) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const ViewerDocument = new TypedDocumentString(
  `
    query Viewer {
  getMember {
    userId
    email
    firstName
    lastName
    displayName
    profileImageUrl
    jobRole
    accountType
    manageBilling
    customer {
      customerId
      name
      type
      hideMemberProfile
      disableAIFeatures
      enableProfAI
      logoUrl
      accentColor
      timeZone
    }
    customizations {
      navLogoUrl
      navConfigs {
        route
        rename
        hide
      }
      hideSessionDetailTitle
      useFunctionBasedCourseFilter
      homePageConfig {
        hideUpcomingCourses
        hideMeetOurMembers
        hideUpcomingEvents
      }
      banners {
        imageUrl
        imageUrlMobile
        link
        alt
      }
    }
  }
  getMemberEntitlements {
    type
    label
  }
  getFeatureFlags {
    values
  }
}
    `,
  { hash: 'sha256:8484fd7e29b782ffda4011454132deb9321594e691b63c0a56fc06a3892a23fd' },
) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const CreateVideoSessionDocument = new TypedDocumentString(
  `
    mutation CreateVideoSession($input: CreateVideoSessionInput!) {
  createVideoSession(input: $input) {
    userVideoSessionId
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:db99492a28418db1a15dab293ff85eae83122448e352da40fdff01c252e05905' },
) as unknown as TypedDocumentString<CreateVideoSessionMutation, CreateVideoSessionMutationVariables>;
export const UpdateVideoSessionDocument = new TypedDocumentString(
  `
    mutation UpdateVideoSession($input: UpdateVideoSessionInput!) {
  updateVideoSession(input: $input) {
    farthestWatchedTime
    completed
    autoEnrolled
    error {
      ...FaultFields
    }
  }
}
    fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:29785cdfdb4a704697340c763fafa522633456ef44d16eeace949f525b8d4ce8' },
) as unknown as TypedDocumentString<UpdateVideoSessionMutation, UpdateVideoSessionMutationVariables>;
export const SessionCourseDocument = new TypedDocumentString(
  `
    query SessionCourse($sessionId: ID!) {
  getUserSession(sessionId: $sessionId) {
    courseId
  }
}
    `,
  { hash: 'sha256:d3ba92f47742ba3b8ce8d4f52864a5c34bf3c469f7e9e297bcf5805ef61ccd2b' },
) as unknown as TypedDocumentString<SessionCourseQuery, SessionCourseQueryVariables>;
