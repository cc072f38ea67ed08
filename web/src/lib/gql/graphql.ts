/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AcceptStaffInvitationInput = {
  /** The account that is made where the address has none. */
  readonly account?: StaffAccountInput | null | undefined;
  /** The secret of the link. */
  readonly token: string;
};

export type AccountLinkingResult = 'ERROR' | 'PENDING' | 'UNLINKED' | 'VERIFIED';

export type AccountType = 'ALUMNI' | 'EMPLOYEE' | 'LIMITED' | 'MEMBER' | 'POST_TRIAL' | 'TRIAL';

export type ActorKind = 'COMMAND' | 'JOB' | 'PERSON';

export type AddressBond = 'PROVIDER' | 'SEAT' | 'STAFF';

export type ApiTokenRole = 'auditor' | 'commerce' | 'editor' | 'support';

export type ApiTokenScope = 'READ' | 'WRITE';

export type ApiTokenState = 'ACTIVE' | 'ENDED' | 'EXPIRED';

export type BulkActName = 'ARCHIVE' | 'GIVE_AREA' | 'PUBLISH' | 'RESTORE' | 'SCHEDULE';

export type BulkState = 'DONE' | 'RUNNING' | 'STOPPED';

export type CatalogueFilter = {
  readonly bookmarked?: boolean | null | undefined;
  readonly difficulties?: ReadonlyArray<string> | null | undefined;
  /** Only courses that the viewer's entitlements open, besides those in which they took part. */
  readonly entitled?: boolean | null | undefined;
  readonly query?: string | null | undefined;
  readonly stacks?: ReadonlyArray<string> | null | undefined;
  readonly topics?: ReadonlyArray<string> | null | undefined;
  /** A course type, or several separated by commas. */
  readonly type?: string | null | undefined;
};

export type CertificateState = 'IN_PROGRESS' | 'ISSUED' | 'MET' | 'REVOKED' | 'UNREGISTERED';

export type CertificateType = 'CrashCourse' | 'Open';

export type ChecklistState = 'BONUS_COMPLETED' | 'BONUS_NOT_COMPLETED' | 'COMPLETED' | 'NOT_COMPLETED' | 'PENDING';

export type ChecklistSubtype =
  | 'OPTIONAL_VIDEO_GROUP'
  | 'OTHER_SELF_REPORTED'
  | 'PROJECT_SUBMISSION'
  | 'VIDEO_GROUP'
  | 'ZOOM_ATTENDANCE';

/** The caller pays: email, names and user_id are ignored. */
export type CheckoutInput = {
  /** A page of ours. */
  readonly cancel_url: string;
  readonly email?: string | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  /** The paid change to the membership from the one that the caller has. */
  readonly platform_upgrade?: boolean | null | undefined;
  readonly product_id: string;
  /** A page of ours; it is opened with the parameter checkout, for settleStripeCheckout. */
  readonly return_url: string;
  readonly user_id?: string | null | undefined;
};

/** REFUNDED: a second membership or upgrade, which was ended, or what is bought once, paid again; the payment goes back. */
export type CheckoutState = 'COMPLETE' | 'EXPIRED' | 'OPEN' | 'REFUNDED';

export type CompanyPassState = 'CLOSED' | 'FULL' | 'LATER' | 'OPEN';

/** ENDING: in force, and over within 90 days. NONE: without a contract so far. */
export type CompanyView = 'ALL' | 'ENDED' | 'ENDING' | 'IN_FORCE' | 'NONE' | 'TO_COME';

export type ConfirmPasswordInput = {
  readonly code: string;
  readonly email: string;
  readonly password: string;
  /** Of the link of a signup; absent when the password of an account is reset. */
  readonly tac?: string | null | undefined;
};

export type ContentSessionType = 'Live' | 'OnDemand';

export type ContractLinkInput = {
  readonly title: string;
  readonly url: string;
};

export type ContractState = 'ENDED' | 'IN_FORCE' | 'TO_COME';

export type CourseType = 'BOOTCAMP' | 'CAPSTONE' | 'CRASH_COURSE' | 'CUSTOMER' | 'OPEN' | 'SPRINT' | 'WORKSHOP';

export type CreateUserWithPassInput = {
  readonly code: string;
  readonly company?: string | null | undefined;
  readonly companyNumberOfEmployees?: string | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly jobLevel?: string | null | undefined;
  readonly jobTitle?: string | null | undefined;
  readonly lastName: string;
  readonly phone?: string | null | undefined;
  readonly redemptionCode?: string | null | undefined;
  /** Of the identity that this browser has just proved; any other is refused. */
  readonly ssoUsername?: string | null | undefined;
};

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

export type CredentialStatus = 'REPLACED' | 'REVOKED' | 'VALID' | 'WITHDRAWN';

export type CustomerType = 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL';

export type DocumentBulkAct = 'ARCHIVE' | 'PUBLISH' | 'RESTORE' | 'SCHEDULE';

export type DocumentEnd = 'ARCHIVE' | 'REMOVE' | 'TAKE_BACK';

export type DocumentFaultWhen = 'canWait' | 'must' | 'running';

export type DocumentKeyInput = {
  readonly documentId: string;
  readonly kind: string;
  /** Of its draft; without it the newest. */
  readonly version?: number | null | undefined;
};

export type DocumentSort = 'changed' | 'newest' | 'state' | 'title';

export type DocumentState = 'ARCHIVED' | 'NEW' | 'PUBLISHED' | 'TAKEN_BACK';

export type DocumentStateFilter = 'ARCHIVED' | 'DRAFT' | 'NEW' | 'PUBLISHED' | 'TAKEN_BACK';

export type DomainFault = 'NO_ANSWER' | 'NO_RECORD' | 'OTHER_RECORD';

export type DownloadType = 'courses' | 'employee_courses' | 'employees' | 'employees_and_courses';

/** DUE: by the next issuing. BY_HAND: the certificate is issued by hand only. HELD: held back. */
export type DueCertificateView = 'BY_HAND' | 'DUE' | 'HELD';

export type EmployeeCourseStatus = 'COMPLETED' | 'ENROLLED' | 'IN_PROGRESS';

export type EmployeeStatus = 'ACTIVE' | 'DEACTIVATED' | 'INACTIVE' | 'INVITED';

export type EnrollmentStatus =
  | 'CLOSED'
  | 'COMPLETED'
  | 'ENROLL'
  | 'ENROLLED'
  | 'FUTURE'
  | 'MANUAL'
  | 'NO_STATUS'
  | 'WAITLIST'
  | 'WAITLISTED';

export type ExampleAcademyState = 'FAILED' | 'LOADED' | 'LOADING' | 'NONE';

export type FilmState = 'ENCODING' | 'FAILED' | 'READY' | 'REFUSED' | 'UPLOADING' | 'WAITING';

export type FirstMailState = 'FAILED' | 'NONE' | 'SENT' | 'WAITING';

export type GrantState = 'ENDED' | 'IN_FORCE' | 'LATER' | 'OVER';

/** OFF: not set up, so that a part of the product does nothing. */
export type HealthState = 'FAILURE' | 'OFF' | 'OK' | 'WARNING';

export type InviteFriendsToEventInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq: string;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId: string;
  /** At most 10 addresses, each without a name. */
  readonly emails: ReadonlyArray<string>;
  readonly memberEventId: string;
};

export type JobState = 'DONE' | 'FAILING' | 'GIVEN_UP' | 'RUNNING' | 'STOPPED' | 'WAITING';

/** FAILED: what fails and is tried again, and what was given up. */
export type JobView = 'DONE' | 'FAILED' | 'RUNNING' | 'STOPPED' | 'WAITING';

export type LeavingCost = 'CLOSED_SEAT' | 'FULL_SEAT' | 'OFFERED_SEAT' | 'PLACE';

/** Why a letter cannot be switched off. */
export type LetterAlwaysSent = 'AWAITED' | 'LEGAL' | 'SECURITY';

export type LetterGroup = 'ACCOUNT' | 'AWARDS' | 'COMPANIES' | 'EVENTS' | 'LEARNING' | 'MONEY' | 'SIGN_IN' | 'TEAM';

export type MailKind = 'ACHIEVEMENTS' | 'RECORDINGS' | 'REMINDERS';

export type MailState = 'FAILED' | 'SENT' | 'WAITING' | 'WITHDRAWN';

export type MailWithheld = 'BOUNCED' | 'COMPLAINED' | 'LETTER_OFF';

export type MakeRecoveryCodesInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq: string;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId: string;
};

/** What is absent stays as it is; null empties it. */
export type MemberBasicInfoInput = {
  readonly firstName?: string | null | undefined;
  readonly languages?: ReadonlyArray<string> | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Whether the member appears in the directory. */
  readonly listed?: boolean | null | undefined;
  readonly middleName?: string | null | undefined;
  /** The address that createSignedUploadUrl gave for an uploaded picture. */
  readonly profileImageUrl?: string | null | undefined;
  /** One of: He/Him/His, She/Her/Hers, They/Them/Theirs, Prefer not to say. */
  readonly pronouns?: string | null | undefined;
  readonly userId: string;
  /** The version of the form that the caller has seen; a newer one is refused with STALE_VERSION. Without it, the call saves over any version. */
  readonly version?: number | null | undefined;
};

/** What is absent stays as it is; null empties it. */
export type MemberCommunityInput = {
  readonly about?: string | null | undefined;
  readonly communityGet?: string | null | undefined;
  readonly communityGive?: string | null | undefined;
  readonly growthTip?: string | null | undefined;
  readonly userId: string;
  /** The version of the form that the caller has seen; a newer one is refused with STALE_VERSION. Without it, the call saves over any version. */
  readonly version?: number | null | undefined;
  readonly whatILove?: string | null | undefined;
};

/** What is absent stays as it is; null empties it. */
export type MemberCompanyInput = {
  readonly companyName?: string | null | undefined;
  readonly userCompanyId?: string | null | undefined;
  readonly userId: string;
  /** The version of the form that the caller has seen; a newer one is refused with STALE_VERSION. Without it, the call saves over any version. */
  readonly version?: number | null | undefined;
};

export type MemberEventRsvpStatus = 'ACTIVE' | 'DELETED';

export type MemberEventSort = 'latest' | 'past';

export type MemberEventStatus = 'CANCELED' | 'PUBLISHED';

/** What is absent stays as it is; null empties it. */
export type MemberJobInfoInput = {
  readonly industry?: string | null | undefined;
  readonly jobFunction?: string | null | undefined;
  readonly jobRole?: string | null | undefined;
  readonly userId: string;
  /** The version of the form that the caller has seen; a newer one is refused with STALE_VERSION. Without it, the call saves over any version. */
  readonly version?: number | null | undefined;
};

/** What is absent stays as it is; null empties it. */
export type MemberLocationInput = {
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly userId: string;
  readonly userLocationId?: string | null | undefined;
  /** The version of the form that the caller has seen; a newer one is refused with STALE_VERSION. Without it, the call saves over any version. */
  readonly version?: number | null | undefined;
};

/** What is absent stays as it is; null empties it. */
export type MemberSocialInput = {
  readonly instagram?: string | null | undefined;
  readonly linkedin?: string | null | undefined;
  readonly twitter?: string | null | undefined;
  readonly userId: string;
  /** The version of the form that the caller has seen; a newer one is refused with STALE_VERSION. Without it, the call saves over any version. */
  readonly version?: number | null | undefined;
};

/** OPEN: what waits or failed. */
export type OutboxView = 'FAILED' | 'OPEN' | 'SENT' | 'WAITING' | 'WITHDRAWN';

export type PassSegment = 'CONSUMER' | 'ENTERPRISE';

export type PaymentState = 'DISPUTED' | 'LOST' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'UNPAID';

export type PaymentView = 'ALL' | 'DISPUTED' | 'REFUNDED' | 'UNPAID';

/** FORMER: those whose access has ended. */
export type PeopleView = 'ALL' | 'FORMER' | 'LIMITED' | 'MEMBER' | 'TEAM' | 'TRIAL';

/** A row of a file of people. */
export type PersonRowInput = {
  /** Its label or its words, as 'AI Academy'; empty for none. */
  readonly area: string;
  readonly email: string;
  /** Needed for an address without an account. */
  readonly firstName: string;
  /** yyyy-MM-dd, in the zone of the member; empty without an area. */
  readonly lastDay: string;
  readonly lastName: string;
};

export type PreviewPersona = 'COMPANY_ADMIN' | 'ENROLLED' | 'WITHOUT_PLAN' | 'WITH_PLAN';

export type ProductComparison = 'AWAY' | 'COMPARED' | 'NONE';

export type ProjectReviewState = 'RETURNED' | 'REVIEWED' | 'WAITING';

export type ReauthenticateInput = {
  /** Of an app, or a recovery code. */
  readonly code?: string | null | undefined;
  readonly handle: string;
  /** What the browser has answered, in place of a code. */
  readonly passkey?: unknown;
  /** Where it is needed. */
  readonly password?: string | null | undefined;
};

export type ReconciliationKind = 'COMPARE' | 'NIGHT' | 'TEAM';

export type RemoveSeatInput = {
  readonly companyId?: string | null | undefined;
  /** For the audit log; somebody of our team needs one. */
  readonly reason?: string | null | undefined;
  readonly seatId: string;
};

export type ResetEventsCalendarInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq: string;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId: string;
};

export type ResourceFilter = {
  /** Words as typed. */
  readonly query?: string | null | undefined;
  readonly stacks?: ReadonlyArray<string> | null | undefined;
  readonly types?: ReadonlyArray<ResourceType> | null | undefined;
};

export type ResourceItemType = 'IMAGE' | 'RICH_TEXT_HTML';

export type ResourceType = 'COMMUNITY_TACTIC' | 'PROMPT_PACK' | 'STRATEGY_FRAMEWORK';

export type RowOutcome = 'DONE' | 'REFUSED' | 'SAME';

export type SaveCaseStudyViewingInput = {
  readonly caseStudyId: string;
  readonly maxPlayhead: number;
  /** Played in this sitting so far. */
  readonly playingSeconds: number;
  /** Made by the caller, one for each sitting. */
  readonly viewingKey: string;
};

export type SaveDocumentDraftInput = {
  /** The body that was read: with it, what others have saved in other fields meanwhile is merged. */
  readonly began?: unknown;
  readonly body: unknown;
  /** Of a new document, one that the caller has made. */
  readonly documentId: string;
  readonly kind: string;
  /** The body, and what it began with, have only fields that have changed: the others stay as they are. */
  readonly partial?: boolean | null | undefined;
  /** Of the draft that was read; 0 for the first save. */
  readonly version: number;
};

export type SaveEnrollmentInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq?: string | null | undefined;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId?: string | null | undefined;
  /** By staff for somebody else: kept in the audit log; unenrolling needs one. */
  readonly reason?: string | null | undefined;
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

export type SaveNoteInput = {
  readonly groupId: string;
  /** A UUID, made by the caller. */
  readonly noteId: string;
  /** The revision that the caller has seen; 0 of a new note. */
  readonly revision: number;
  /** The moment; null for the whole lesson. It does not change. */
  readonly seconds?: number | null | undefined;
  /** Plain text of at most 5,000 characters. */
  readonly text: string;
  readonly topLevelId: string;
  readonly videoContentId: string;
};

export type SaveSeatsInput = {
  /** A customer; absent: that of the caller. */
  readonly companyId?: string | null | undefined;
  /** A file with the columns Email, First Name and Last Name, instead of `people`. */
  readonly csv?: string | null | undefined;
  /** Says what would happen, and changes nothing. */
  readonly dryRun: boolean;
  /** At most 500. */
  readonly people?: ReadonlyArray<SeatRequestInput> | null | undefined;
};

export type SeatRequestInput = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type SeatState = 'ACTIVATED' | 'ASSIGNED' | 'REVOKED';

export type SeatVerdict =
  | 'ASSIGNED'
  | 'EXTENDED'
  | 'HELD'
  | 'INVALID_ADDRESS'
  | 'INVALID_NAME'
  | 'INVITED'
  | 'NO_SEAT_LEFT'
  | 'OTHER_DOMAIN'
  | 'REPEATED'
  | 'TOO_MANY_NEW'
  | 'TOO_OFTEN'
  | 'UNAVAILABLE'
  | 'UNREADABLE_NAME';

export type SecondFactorKind = 'AUTHENTICATOR' | 'PASSKEY';

export type SendSeatRemindersInput = {
  readonly companyId?: string | null | undefined;
  /** Absent: everybody who is invited and has not signed in yet. */
  readonly seatId?: string | null | undefined;
};

export type SessionContentProgressStatus = 'Completed' | 'NotStarted';

export type SessionContentProgressType =
  | 'BONUS_CONTENT'
  | 'PROJECT_SUBMISSION'
  | 'SESSION_COMPLETED'
  | 'SESSION_CONSUMED';

export type SessionPeopleView = 'ENROLLED' | 'WAITLISTED';

export type SessionType = 'LIVE' | 'ON_DEMAND';

export type SetUpOwnerInput = {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  /** The secret of the link. */
  readonly token: string;
};

export type SignOnFault =
  | 'CANCELED'
  | 'NOT_ACCEPTED'
  | 'NOT_THEIRS'
  | 'NOT_VERIFIED'
  | 'NO_ANSWER'
  | 'NO_DOMAIN'
  | 'NO_EMAIL'
  | 'WRONG_DOMAIN';

export type SignOnMatch = 'ACCOUNT' | 'NEW';

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
  | 'CONFIRMED_WITHOUT_ACTIVATION'
  | 'CONFIRMED_WITH_ACTIVATION'
  | 'CONFIRMED_WITH_LINK'
  | 'ERROR';

export type SortBy = {
  readonly direction: SortDirection;
  /** A field of the rows; an unknown one is the default order. */
  readonly key: string;
};

export type SortDirection = 'ASC' | 'DESC';

export type StaffAccountInput = {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
};

export type StaffFactorState = 'DUE' | 'FREE' | 'OVERDUE' | 'THERE';

export type StaffRole = 'auditor' | 'commerce' | 'editor' | 'instructor' | 'owner' | 'success' | 'support';

/** OPENS and CLOSES: the enrollment of a session. */
export type StudioDateKind = 'CLOSES' | 'EVENT' | 'ISSUES' | 'MEETING' | 'OPENS' | 'PUBLISHES';

export type SubmissionStatus = 'RETURNED' | 'SUBMITTED';

export type SubmitLearningPlanQuizResponsesInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq?: string | null | undefined;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId?: string | null | undefined;
  readonly learningPlanQuizId: string;
  /** The key of the chosen option by question id. */
  readonly responses: unknown;
};

export type SubmitProjectInput = {
  /** Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT. */
  readonly clientSeq: string;
  /** Identifies the device that numbers its requests; at most 64 characters. */
  readonly deviceId: string;
  /** Where the work is; http or https. */
  readonly link?: string | null | undefined;
  /** What the member says about it. */
  readonly note?: string | null | undefined;
  readonly sessionContentId: string;
};

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

export type TeamRefundState = 'DONE' | 'OPEN' | 'REFUSED';

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

export type UploadKind = 'cover' | 'document' | 'picture';

export type ViewingStatus = 'ENDED' | 'IN_PROGRESS';

export type WaitingNewsKind = 'ANNOUNCEMENT' | 'DATES';

export type WebhookDeliveryState = 'DELIVERED' | 'FAILED' | 'WAITING';

export type WebhookProvider = 'STRIPE' | 'ZOOM';

export type WebhookState = 'FAILED' | 'HANDLED' | 'WAITING';

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

export type StartAccountLinkingMutationVariables = Exact<{
  email: string;
}>;

export type StartAccountLinkingMutation = {
  readonly startAccountLinking: {
    readonly result: AccountLinkingResult;
    readonly email: string | null;
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

export type UnlinkAccountMutationVariables = Exact<{ [key: string]: never }>;

export type UnlinkAccountMutation = {
  readonly unlinkAccount: {
    readonly result: AccountLinkingResult;
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

export type EndDeviceMutationVariables = Exact<{
  sid: string;
}>;

export type EndDeviceMutation = {
  readonly endDevice: {
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

export type EndOtherDevicesMutationVariables = Exact<{ [key: string]: never }>;

export type EndOtherDevicesMutation = {
  readonly endOtherDevices: {
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

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;

export type ChangePasswordMutation = {
  readonly changePassword: {
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

export type StartEmailChangeMutationVariables = Exact<{
  email: string;
  password?: string | null | undefined;
}>;

export type StartEmailChangeMutation = {
  readonly startEmailChange: {
    readonly email: string | null;
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

export type ConfirmEmailChangeMutationVariables = Exact<{
  code: string;
}>;

export type ConfirmEmailChangeMutation = {
  readonly confirmEmailChange: {
    readonly email: string | null;
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

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never }>;

export type CancelEmailChangeMutation = {
  readonly cancelEmailChange: {
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

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never }>;

export type AccountSettingsQuery = {
  readonly getAccountSettings: {
    readonly email: string;
    readonly mayLink: boolean;
    readonly hasPassword: boolean;
    readonly hasSecondFactor: boolean;
    readonly addressBond: AddressBond | null;
    readonly pendingEmail: string | null;
    readonly linking: { readonly result: AccountLinkingResult; readonly email: string | null };
    readonly devices: ReadonlyArray<{
      readonly sid: string;
      readonly signIns: number;
      readonly device: string;
      readonly signedInAt: string;
      readonly lastUsedAt: string;
      readonly isThis: boolean;
    }>;
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

export type UpdateExistingStripeSubscriptionMutationVariables = Exact<{
  coupon: string;
}>;

export type UpdateExistingStripeSubscriptionMutation = {
  readonly updateExistingStripeSubscription: {
    readonly currentPeriodEnd: string | null;
    readonly currentPrice: number | null;
    readonly discountPrice: number | null;
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

export type AcceptedDiscountOfferQueryVariables = Exact<{ [key: string]: never }>;

export type AcceptedDiscountOfferQuery = {
  readonly getAcceptedDiscountOffer: {
    readonly currentPeriodEnd: string;
    readonly currentPrice: number;
    readonly discountPrice: number;
  } | null;
};

export type SettleStripeCheckoutMutationVariables = Exact<{
  checkoutId: string;
}>;

export type SettleStripeCheckoutMutation = {
  readonly settleStripeCheckout: {
    readonly state: CheckoutState | null;
    readonly opened: { readonly name: string; readonly features: ReadonlyArray<string> } | null;
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

export type CreateStripeCheckoutForProductMutationVariables = Exact<{
  input: CheckoutInput;
}>;

export type CreateStripeCheckoutForProductMutation = {
  readonly createStripeCheckoutForProduct: {
    readonly url: string | null;
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

export type CreateStripeSubscriptionCheckoutSessionMutationVariables = Exact<{
  promoCode?: string | null | undefined;
  returnUrl: string;
  cancelUrl: string;
}>;

export type CreateStripeSubscriptionCheckoutSessionMutation = {
  readonly createStripeSubscriptionCheckoutSession: {
    readonly url: string | null;
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

export type CreateStripePortalUrlMutationVariables = Exact<{
  configId: string;
}>;

export type CreateStripePortalUrlMutation = {
  readonly createStripePortalUrl: {
    readonly url: string | null;
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

export type FormerEntitlementsQueryVariables = Exact<{ [key: string]: never }>;

export type FormerEntitlementsQuery = {
  readonly listFormerEntitlements: ReadonlyArray<{
    readonly entitlementId: string;
    readonly name: string;
    readonly endedAt: string;
  }> | null;
  readonly getMemberEntitlements: ReadonlyArray<{
    readonly type: string;
    readonly label: string;
    readonly name: string;
  }> | null;
};

export type ScheduledSubscriptionQueryVariables = Exact<{ [key: string]: never }>;

export type ScheduledSubscriptionQuery = {
  readonly checkIfStripeScheduledSubscription: {
    readonly isScheduled: boolean;
    readonly cancelAt: string | null;
    readonly currentPeriodEnd: string;
    readonly productName: string;
    readonly price: number;
    readonly isDiscounted: boolean;
    readonly discountPrice: number | null;
    readonly isTrialing: boolean;
    readonly nextPlan: { readonly productName: string; readonly price: number } | null;
    readonly failedPayment: { readonly opensUntil: string | null } | null;
  } | null;
};

export type DiscountOfferQueryVariables = Exact<{ [key: string]: never }>;

export type DiscountOfferQuery = {
  readonly checkStripeSubscriptionDiscountOffer: {
    readonly newPrice: number;
    readonly normalPrice: number;
    readonly cancelConfigId: string;
    readonly couponCode: string;
    readonly acceptCta: string;
    readonly rejectCta: string;
    readonly headline: string;
    readonly subheadline: string;
    readonly offer: string;
  } | null;
};

export type TrialEndQueryVariables = Exact<{ [key: string]: never }>;

export type TrialEndQuery = { readonly getMember: { readonly trialEndDate: string | null } | null };

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

export type BusinessArchiveQueryVariables = Exact<{ [key: string]: never }>;

export type BusinessArchiveQuery = {
  readonly getEntitledBusinessArchiveSessions: ReadonlyArray<{
    readonly sessionId: string;
    readonly course: {
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
        readonly leavingCost: LeavingCost | null;
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
  }> | null;
};

export type CataloguePageQueryVariables = Exact<{
  filter: CatalogueFilter;
  after: number;
  withOptions: boolean;
  withFreemium: boolean;
  first: boolean;
  withLessons?: boolean | null | undefined;
  words?: string | null | undefined;
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
        readonly leavingCost: LeavingCost | null;
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
        readonly leavingCost: LeavingCost | null;
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
  readonly searchLessons?: {
    readonly total: number;
    readonly nextAfter: number | null;
    readonly hits: ReadonlyArray<{
      readonly topLevelId: string;
      readonly groupId: string;
      readonly videoContentId: string;
      readonly videoId: string;
      readonly sourceType: string;
      readonly courseType: string;
      readonly courseTitle: string;
      readonly title: string;
      readonly thumbnailUrl: string;
      readonly startSeconds: number;
      readonly sentence: ReadonlyArray<{ readonly text: string; readonly found: boolean }>;
    }>;
  } | null;
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

export type LessonSearchQueryVariables = Exact<{
  query: string;
  after: number;
}>;

export type LessonSearchQuery = {
  readonly searchLessons: {
    readonly total: number;
    readonly nextAfter: number | null;
    readonly hits: ReadonlyArray<{
      readonly topLevelId: string;
      readonly groupId: string;
      readonly videoContentId: string;
      readonly videoId: string;
      readonly sourceType: string;
      readonly courseType: string;
      readonly courseTitle: string;
      readonly title: string;
      readonly thumbnailUrl: string;
      readonly startSeconds: number;
      readonly sentence: ReadonlyArray<{ readonly text: string; readonly found: boolean }>;
    }>;
  } | null;
};

export type LessonHitsFieldsFragment = {
  readonly total: number;
  readonly nextAfter: number | null;
  readonly hits: ReadonlyArray<{
    readonly topLevelId: string;
    readonly groupId: string;
    readonly videoContentId: string;
    readonly videoId: string;
    readonly sourceType: string;
    readonly courseType: string;
    readonly courseTitle: string;
    readonly title: string;
    readonly thumbnailUrl: string;
    readonly startSeconds: number;
    readonly sentence: ReadonlyArray<{ readonly text: string; readonly found: boolean }>;
  }>;
};

export type CoursePortfolioQueryVariables = Exact<{
  after: number;
  first: boolean;
}>;

export type CoursePortfolioQuery = {
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
      readonly sessions: ReadonlyArray<{
        readonly attended: boolean;
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
        readonly leavingCost: LeavingCost | null;
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
      readonly faculty: ReadonlyArray<{ readonly facultyId: string; readonly fullName: string }>;
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
};

export type CertificateDetailFragment = {
  readonly type: CertificateType;
  readonly description: string;
  readonly coverImageUrl: string;
  readonly sentence: string | null;
  readonly certificateId: string;
  readonly title: string;
  readonly badgeImageUrl: string;
  readonly primaryColor: string;
  readonly studyMinutes: number | null;
  readonly state: CertificateState;
  readonly isRegistered: boolean;
  readonly percent: number;
  readonly needed: number;
  readonly done: number;
  readonly issuesAt: string | null;
  readonly issuedAt: string | null;
  readonly credentialId: string | null;
  readonly meta: {
    readonly registrationPrompt: string;
    readonly postRegistrationPrompt: string;
    readonly bannerDescription: string;
  };
  readonly groups: ReadonlyArray<{
    readonly certificateGroupId: string;
    readonly title: string;
    readonly description: string;
    readonly numElectiveCourses: number;
    readonly isCapstoneGroup: boolean;
    readonly needed: number;
    readonly done: number;
    readonly isMet: boolean;
    readonly isOpen: boolean;
    readonly courses: ReadonlyArray<{
      readonly courseId: string;
      readonly title: string;
      readonly coverImageUrl: string;
      readonly liveOnly: boolean;
      readonly completionRequired: boolean;
      readonly studyMinutes: number | null;
      readonly isDone: boolean;
      readonly isUnderWay: boolean;
      readonly path: string | null;
    }>;
  }>;
};

export type CertificatePageQueryVariables = Exact<{
  certificateId: string;
}>;

export type CertificatePageQuery = {
  readonly getCertificate: {
    readonly type: CertificateType;
    readonly description: string;
    readonly coverImageUrl: string;
    readonly sentence: string | null;
    readonly certificateId: string;
    readonly title: string;
    readonly badgeImageUrl: string;
    readonly primaryColor: string;
    readonly studyMinutes: number | null;
    readonly state: CertificateState;
    readonly isRegistered: boolean;
    readonly percent: number;
    readonly needed: number;
    readonly done: number;
    readonly issuesAt: string | null;
    readonly issuedAt: string | null;
    readonly credentialId: string | null;
    readonly meta: {
      readonly registrationPrompt: string;
      readonly postRegistrationPrompt: string;
      readonly bannerDescription: string;
    };
    readonly groups: ReadonlyArray<{
      readonly certificateGroupId: string;
      readonly title: string;
      readonly description: string;
      readonly numElectiveCourses: number;
      readonly isCapstoneGroup: boolean;
      readonly needed: number;
      readonly done: number;
      readonly isMet: boolean;
      readonly isOpen: boolean;
      readonly courses: ReadonlyArray<{
        readonly courseId: string;
        readonly title: string;
        readonly coverImageUrl: string;
        readonly liveOnly: boolean;
        readonly completionRequired: boolean;
        readonly studyMinutes: number | null;
        readonly isDone: boolean;
        readonly isUnderWay: boolean;
        readonly path: string | null;
      }>;
    }>;
  } | null;
};

export type CrashCoursePageQueryVariables = Exact<{
  certificateId?: string | null | undefined;
}>;

export type CrashCoursePageQuery = {
  readonly getCrashCourseCertificate: {
    readonly type: CertificateType;
    readonly description: string;
    readonly coverImageUrl: string;
    readonly sentence: string | null;
    readonly certificateId: string;
    readonly title: string;
    readonly badgeImageUrl: string;
    readonly primaryColor: string;
    readonly studyMinutes: number | null;
    readonly state: CertificateState;
    readonly isRegistered: boolean;
    readonly percent: number;
    readonly needed: number;
    readonly done: number;
    readonly issuesAt: string | null;
    readonly issuedAt: string | null;
    readonly credentialId: string | null;
    readonly meta: {
      readonly registrationPrompt: string;
      readonly postRegistrationPrompt: string;
      readonly bannerDescription: string;
    };
    readonly groups: ReadonlyArray<{
      readonly certificateGroupId: string;
      readonly title: string;
      readonly description: string;
      readonly numElectiveCourses: number;
      readonly isCapstoneGroup: boolean;
      readonly needed: number;
      readonly done: number;
      readonly isMet: boolean;
      readonly isOpen: boolean;
      readonly courses: ReadonlyArray<{
        readonly courseId: string;
        readonly title: string;
        readonly coverImageUrl: string;
        readonly liveOnly: boolean;
        readonly completionRequired: boolean;
        readonly studyMinutes: number | null;
        readonly isDone: boolean;
        readonly isUnderWay: boolean;
        readonly path: string | null;
      }>;
    }>;
  } | null;
  readonly getEntitledCertificates: ReadonlyArray<{
    readonly certificateId: string;
    readonly title: string;
    readonly badgeImageUrl: string;
    readonly primaryColor: string;
    readonly studyMinutes: number | null;
    readonly state: CertificateState;
    readonly isRegistered: boolean;
    readonly percent: number;
    readonly needed: number;
    readonly done: number;
    readonly issuesAt: string | null;
    readonly issuedAt: string | null;
    readonly credentialId: string | null;
    readonly meta: { readonly bannerDescription: string };
  }> | null;
};

export type CertificateCardFragment = {
  readonly certificateId: string;
  readonly title: string;
  readonly badgeImageUrl: string;
  readonly primaryColor: string;
  readonly studyMinutes: number | null;
  readonly state: CertificateState;
  readonly isRegistered: boolean;
  readonly percent: number;
  readonly needed: number;
  readonly done: number;
  readonly issuesAt: string | null;
  readonly issuedAt: string | null;
  readonly credentialId: string | null;
  readonly meta: { readonly bannerDescription: string };
};

export type CertificatesQueryVariables = Exact<{ [key: string]: never }>;

export type CertificatesQuery = {
  readonly listCertificates: ReadonlyArray<{
    readonly certificateId: string;
    readonly title: string;
    readonly badgeImageUrl: string;
    readonly primaryColor: string;
    readonly studyMinutes: number | null;
    readonly state: CertificateState;
    readonly isRegistered: boolean;
    readonly percent: number;
    readonly needed: number;
    readonly done: number;
    readonly issuesAt: string | null;
    readonly issuedAt: string | null;
    readonly credentialId: string | null;
    readonly meta: { readonly bannerDescription: string };
  }> | null;
};

export type CredentialPageQueryVariables = Exact<{
  credentialId: string;
}>;

export type CredentialPageQuery = {
  readonly getCredential: {
    readonly credentialId: string;
    readonly certificateId: string;
    readonly status: CredentialStatus;
    readonly holderName: string | null;
    readonly title: string;
    readonly narrative: string;
    readonly criteria: string;
    readonly studyMinutes: number | null;
    readonly issuerName: string;
    readonly signer: string;
    readonly issuedAt: string;
    readonly revokedAt: string | null;
    readonly revokedReason: string | null;
    readonly replacedBy: string | null;
    readonly isOwn: boolean;
    readonly url: string;
    readonly badgeImageUrl: string;
    readonly primaryColor: string;
    readonly certificateType: CertificateType;
    readonly courses: ReadonlyArray<{
      readonly courseId: string;
      readonly title: string;
      readonly completedAt: string;
    }>;
  } | null;
};

export type AddCertificateRegistrationMutationVariables = Exact<{
  certificateId: string;
}>;

export type AddCertificateRegistrationMutation = {
  readonly addCertificateRegistration: {
    readonly certificateId: string | null;
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

export type RemoveCertificateRegistrationMutationVariables = Exact<{
  certificateId: string;
}>;

export type RemoveCertificateRegistrationMutation = {
  readonly removeCertificateRegistration: {
    readonly certificateId: string | null;
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

export type CoursePageQueryVariables = Exact<{
  courseId: string;
}>;

export type CoursePageQuery = {
  readonly getCourse: {
    readonly whoWillBenefit: ReadonlyArray<string>;
    readonly whatYouWillLeaveWith: ReadonlyArray<string>;
    readonly topTakeaway: string;
    readonly courseSyllabusUrl: string | null;
    readonly lessonCount: number;
    readonly lessonSeconds: number;
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
        readonly leavingCost: LeavingCost | null;
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
      readonly isSilent: boolean;
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
      readonly leavingCost: LeavingCost | null;
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
      readonly leavingCost: LeavingCost | null;
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
      readonly leavingCost: LeavingCost | null;
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
    readonly takesRsvp: boolean;
    readonly zoomLink: string | null;
    readonly recordingUrl: string | null;
    readonly calendarUrl: string | null;
    readonly googleUrl: string | null;
    readonly outlookUrl: string | null;
    readonly eventType: { readonly label: string } | null;
    readonly eventCategory: { readonly label: string };
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
      readonly takesRsvp: boolean;
      readonly zoomLink: string | null;
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
  withPlan: boolean;
}>;

export type HomeQuery = {
  readonly getHome: {
    readonly isEmpty: boolean;
    readonly trialEndsAt: string | null;
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
      readonly watched: ReadonlyArray<{ readonly from: number; readonly to: number }>;
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
        readonly leavingCost: LeavingCost | null;
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
      readonly leavingCost: LeavingCost | null;
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
      readonly leavingCost: LeavingCost | null;
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
    readonly interests: {
      readonly jobFunction: string | null;
      readonly isLead: boolean;
      readonly topics: ReadonlyArray<string>;
    };
    readonly programs: ReadonlyArray<{
      readonly certificateId: string;
      readonly title: string;
      readonly needed: number;
      readonly done: number;
      readonly next: { readonly title: string; readonly path: string } | null;
    }>;
    readonly failedPayment: { readonly opensUntil: string | null } | null;
  } | null;
  readonly getMeteringPlanDetails: {
    readonly threshold: number | null;
    readonly currentMeasure: number;
    readonly resetsAt: string;
  } | null;
  readonly getLearningPlan?: {
    readonly plan: { readonly title: string; readonly courseIds: ReadonlyArray<string> } | null;
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
      readonly takesRsvp: boolean;
      readonly zoomLink: string | null;
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

export type InsightPageQueryVariables = Exact<{
  caseStudyId: string;
}>;

export type InsightPageQuery = {
  readonly listCaseStudies: {
    readonly list: ReadonlyArray<{
      readonly caseStudyId: string;
      readonly title: string;
      readonly publishedAt: string;
      readonly coverImageUrl: string;
      readonly bodyText: string;
      readonly video: {
        readonly duration: number;
        readonly thumbnailUrl: string;
        readonly isSilent: boolean;
        readonly manifestUrl: string;
        readonly expiresAt: string;
        readonly chapters: ReadonlyArray<{
          readonly title: string;
          readonly startSeconds: number;
          readonly endSeconds: number;
        }>;
      } | null;
    }>;
  } | null;
};

export type InsightsPageQueryVariables = Exact<{
  query: string;
  after: number;
}>;

export type InsightsPageQuery = {
  readonly listCaseStudies: {
    readonly nextAfter: number | null;
    readonly list: ReadonlyArray<{
      readonly caseStudyId: string;
      readonly title: string;
      readonly publishedAt: string;
      readonly coverImageUrl: string;
      readonly video: { readonly duration: number } | null;
    }>;
  } | null;
};

export type SaveCaseStudyViewingMutationVariables = Exact<{
  input: SaveCaseStudyViewingInput;
}>;

export type SaveCaseStudyViewingMutation = {
  readonly saveCaseStudyViewing: {
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

export type MemberDirectoryQueryVariables = Exact<{
  filter: string;
  page: number;
  count: number;
}>;

export type MemberDirectoryQuery = {
  readonly listMembers: {
    readonly list: ReadonlyArray<{
      readonly userId: string;
      readonly displayName: string;
      readonly jobRole: string | null;
      readonly company: string | null;
      readonly profileImageUrl: string | null;
    }>;
    readonly pageInfo: { readonly total: number; readonly totalPages: number };
  } | null;
};

export type ProfileEditPageQueryVariables = Exact<{
  userId: string;
}>;

export type ProfileEditPageQuery = {
  readonly getMemberProfile: {
    readonly userId: string;
    readonly firstName: string;
    readonly middleName: string | null;
    readonly lastName: string;
    readonly pronouns: string | null;
    readonly profileImageUrl: string | null;
    readonly jobRole: string | null;
    readonly industry: string | null;
    readonly jobFunction: string | null;
    readonly linkedin: string | null;
    readonly twitter: string | null;
    readonly instagram: string | null;
    readonly about: string | null;
    readonly growthTip: string | null;
    readonly communityGive: string | null;
    readonly communityGet: string | null;
    readonly whatILove: string | null;
    readonly languages: ReadonlyArray<{ readonly name: string }>;
    readonly company: { readonly name: string | null; readonly userCompanyId: string | null };
    readonly location: {
      readonly city: string | null;
      readonly region: string | null;
      readonly country: string | null;
      readonly userLocationId: string | null;
    };
    readonly own: {
      readonly listed: boolean;
      readonly versions: {
        readonly basicInfo: number;
        readonly location: number;
        readonly company: number;
        readonly jobInfo: number;
        readonly social: number;
        readonly community: number;
      };
    } | null;
  } | null;
  readonly listIndustryReferences: ReadonlyArray<{ readonly industry: string }> | null;
  readonly listJobFunctionReferences: ReadonlyArray<{ readonly jobFunction: string }> | null;
};

export type ProfilePageQueryVariables = Exact<{
  userId: string;
}>;

export type ProfilePageQuery = {
  readonly getMemberProfile: {
    readonly displayName: string;
    readonly userId: string;
    readonly firstName: string;
    readonly middleName: string | null;
    readonly lastName: string;
    readonly pronouns: string | null;
    readonly profileImageUrl: string | null;
    readonly jobRole: string | null;
    readonly industry: string | null;
    readonly jobFunction: string | null;
    readonly linkedin: string | null;
    readonly twitter: string | null;
    readonly instagram: string | null;
    readonly about: string | null;
    readonly growthTip: string | null;
    readonly communityGive: string | null;
    readonly communityGet: string | null;
    readonly whatILove: string | null;
    readonly languages: ReadonlyArray<{ readonly name: string }>;
    readonly company: { readonly name: string | null; readonly userCompanyId: string | null };
    readonly location: {
      readonly city: string | null;
      readonly region: string | null;
      readonly country: string | null;
      readonly userLocationId: string | null;
    };
    readonly own: {
      readonly listed: boolean;
      readonly versions: {
        readonly basicInfo: number;
        readonly location: number;
        readonly company: number;
        readonly jobInfo: number;
        readonly social: number;
        readonly community: number;
      };
    } | null;
  } | null;
};

export type ProfileFieldsFragment = {
  readonly userId: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly pronouns: string | null;
  readonly profileImageUrl: string | null;
  readonly jobRole: string | null;
  readonly industry: string | null;
  readonly jobFunction: string | null;
  readonly linkedin: string | null;
  readonly twitter: string | null;
  readonly instagram: string | null;
  readonly about: string | null;
  readonly growthTip: string | null;
  readonly communityGive: string | null;
  readonly communityGet: string | null;
  readonly whatILove: string | null;
  readonly languages: ReadonlyArray<{ readonly name: string }>;
  readonly company: { readonly name: string | null; readonly userCompanyId: string | null };
  readonly location: {
    readonly city: string | null;
    readonly region: string | null;
    readonly country: string | null;
    readonly userLocationId: string | null;
  };
  readonly own: {
    readonly listed: boolean;
    readonly versions: {
      readonly basicInfo: number;
      readonly location: number;
      readonly company: number;
      readonly jobInfo: number;
      readonly social: number;
      readonly community: number;
    };
  } | null;
};

export type SaveMemberBasicInfoMutationVariables = Exact<{
  input: MemberBasicInfoInput;
}>;

export type SaveMemberBasicInfoMutation = {
  readonly saveMemberBasicInfo: {
    readonly userId: string | null;
    readonly version: number | null;
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

export type SaveMemberLocationMutationVariables = Exact<{
  input: MemberLocationInput;
}>;

export type SaveMemberLocationMutation = {
  readonly saveMemberLocation: {
    readonly updatedLocationId: string | null;
    readonly version: number | null;
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

export type SaveMemberCompanyMutationVariables = Exact<{
  input: MemberCompanyInput;
}>;

export type SaveMemberCompanyMutation = {
  readonly saveMemberCompany: {
    readonly userId: string | null;
    readonly version: number | null;
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

export type SaveMemberJobInfoMutationVariables = Exact<{
  input: MemberJobInfoInput;
}>;

export type SaveMemberJobInfoMutation = {
  readonly saveMemberJobInfo: {
    readonly userId: string | null;
    readonly version: number | null;
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

export type SaveMemberSocialInfoMutationVariables = Exact<{
  input: MemberSocialInput;
}>;

export type SaveMemberSocialInfoMutation = {
  readonly saveMemberSocialInfo: {
    readonly userId: string | null;
    readonly version: number | null;
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

export type SaveMemberCommunityMutationVariables = Exact<{
  input: MemberCommunityInput;
}>;

export type SaveMemberCommunityMutation = {
  readonly saveMemberCommunity: {
    readonly userId: string | null;
    readonly version: number | null;
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

export type CreateSignedUploadUrlMutationVariables = Exact<{
  fileType: string;
}>;

export type CreateSignedUploadUrlMutation = {
  readonly createSignedUploadUrl: {
    readonly url: string | null;
    readonly imageUrl: string | null;
    readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string }> | null;
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

export type MeteringPlanQueryVariables = Exact<{ [key: string]: never }>;

export type MeteringPlanQuery = {
  readonly getMeteringPlanDetails: {
    readonly threshold: number | null;
    readonly currentMeasure: number;
    readonly resetsAt: string;
  } | null;
  readonly getMembershipOffers: { readonly plans: ReadonlyArray<{ readonly productId: string }> } | null;
};

export type MiniMbasQueryVariables = Exact<{ [key: string]: never }>;

export type MiniMbasQuery = {
  readonly getEntitledBootcampSessions: ReadonlyArray<{
    readonly sessionId: string;
    readonly title: string;
    readonly subtitle: string;
    readonly coverImageUrl: string;
    readonly startAt: string | null;
    readonly endAt: string | null;
  }> | null;
  readonly getMemberEntitlements: ReadonlyArray<{
    readonly type: string;
    readonly label: string;
    readonly name: string;
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

export type NotesPageQueryVariables = Exact<{
  courseId?: string | null | undefined;
  query: string;
  after: number;
  count: number;
}>;

export type NotesPageQuery = {
  readonly listNotes: {
    readonly total: number;
    readonly nextAfter: number | null;
    readonly notes: ReadonlyArray<{
      readonly courseId: string;
      readonly courseTitle: string;
      readonly lessonTitle: string;
      readonly note: {
        readonly noteId: string;
        readonly seconds: number | null;
        readonly text: string;
        readonly revision: number;
        readonly createdAt: string;
      };
      readonly place: {
        readonly topLevelId: string;
        readonly groupId: string;
        readonly videoContentId: string;
        readonly sourceType: string;
        readonly courseType: string;
      } | null;
    }>;
    readonly courses: ReadonlyArray<{ readonly courseId: string; readonly title: string; readonly notes: number }>;
  } | null;
};

export type CompaniesQueryVariables = Exact<{
  searchTerm: string;
  page: number;
}>;

export type CompaniesQuery = {
  readonly listCompanies: {
    readonly total: number;
    readonly companies: ReadonlyArray<{
      readonly name: string;
      readonly logoUrl: string | null;
      readonly accentColor: string | null;
      readonly customerId: string;
      readonly program: {
        readonly contractStart: string;
        readonly contractEnd: string;
        readonly totalSeats: number;
        readonly usedSeats: number;
      } | null;
    }>;
  } | null;
};

export type OrganizationDashboardQueryVariables = Exact<{
  customerId?: string | null | undefined;
  filterType: string;
}>;

export type OrganizationDashboardQuery = {
  readonly getOrganizationDetails: {
    readonly from: string | null;
    readonly to: string | null;
    readonly since: string | null;
    readonly timeZone: string | null;
    readonly asOf: string | null;
    readonly overview: {
      readonly companyName: string;
      readonly companyLogo: string | null;
      readonly accentColor: string | null;
      readonly contractStart: string;
      readonly contractEnd: string;
      readonly totalSeats: number;
      readonly usedSeats: number;
      readonly importantLinks: ReadonlyArray<{ readonly title: string; readonly url: string }>;
      readonly renewals: ReadonlyArray<{
        readonly startsOn: string;
        readonly endsOn: string;
        readonly totalSeats: number;
      }>;
    } | null;
    readonly stats: {
      readonly usersEngaged: number;
      readonly usersEngagedPercent: number;
      readonly assignedSeats: number;
      readonly lessonsStarted: number;
      readonly hoursWatched: number;
      readonly coursesConsumed: number;
      readonly coursesCompleted: number;
      readonly badgesEarned: number;
      readonly badgesEarnedPercent: number;
    } | null;
    readonly periods: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
      readonly usersEngaged: number;
      readonly hoursWatched: number;
    }> | null;
    readonly error: { readonly code: string; readonly message: string } | null;
  } | null;
};

export type DashboardDownloadQueryVariables = Exact<{
  customerId?: string | null | undefined;
  employeeId?: string | null | undefined;
  downloadType: DownloadType;
  searchTerm: string;
  filterType: string;
  sortBy?: SortBy | null | undefined;
  page: number;
}>;

export type DashboardDownloadQuery = {
  readonly getDashboardDataForDownload: {
    readonly timeZone: string | null;
    readonly total: number | null;
    readonly totalPages: number | null;
    readonly courses: ReadonlyArray<{
      readonly title: string;
      readonly courseType: CourseType;
      readonly enrolled: number;
      readonly completed: number;
      readonly engagement: number;
      readonly videosWatched: number;
    }> | null;
    readonly employees: ReadonlyArray<{
      readonly name: string;
      readonly email: string;
      readonly status: EmployeeStatus;
      readonly views: number;
      readonly completed: number;
      readonly badges: number;
      readonly lastActive: string | null;
    }> | null;
    readonly employeeCourses: ReadonlyArray<{
      readonly title: string;
      readonly courseType: CourseType;
      readonly status: EmployeeCourseStatus;
      readonly enrolledOn: string | null;
      readonly completedOn: string | null;
      readonly videosWatched: number;
      readonly hoursWatched: number;
    }> | null;
    readonly employeesMapCourses: ReadonlyArray<{
      readonly name: string;
      readonly email: string;
      readonly course: string;
      readonly status: EmployeeCourseStatus;
      readonly progress: number;
      readonly completedOn: string | null;
    }> | null;
    readonly error: { readonly code: string; readonly message: string } | null;
  } | null;
};

export type EmployeeDetailsQueryVariables = Exact<{
  userId: string;
  customerId?: string | null | undefined;
  filterType: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;

export type EmployeeDetailsQuery = {
  readonly getEmployeeDetails: {
    readonly timeZone: string | null;
    readonly asOf: string | null;
    readonly employee: {
      readonly userId: string;
      readonly name: string;
      readonly imageUrl: string | null;
      readonly email: string;
      readonly status: EmployeeStatus;
      readonly lastActive: string | null;
      readonly videosWatched: number;
      readonly hoursWatched: number;
      readonly coursesStarted: number;
      readonly coursesCompleted: number;
      readonly badgesEarned: number;
    } | null;
    readonly error: { readonly code: string; readonly message: string } | null;
  } | null;
};

export type MailDashboardDownloadMutationVariables = Exact<{
  companyId?: string | null | undefined;
  employeeId?: string | null | undefined;
  downloadType: DownloadType;
  searchTerm: string;
  filterType: string;
  sortBy?: SortBy | null | undefined;
}>;

export type MailDashboardDownloadMutation = {
  readonly mailDashboardDownload: {
    readonly email: string | null;
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

export type OrganizationPeriodBeforeQueryVariables = Exact<{
  customerId?: string | null | undefined;
  filterType: string;
}>;

export type OrganizationPeriodBeforeQuery = {
  readonly getOrganizationPeriodBefore: {
    readonly from: string | null;
    readonly to: string | null;
    readonly stats: {
      readonly usersEngaged: number;
      readonly lessonsStarted: number;
      readonly coursesCompleted: number;
      readonly badgesEarned: number;
    } | null;
  } | null;
};

export type SaveSeatsMutationVariables = Exact<{
  input: SaveSeatsInput;
}>;

export type SaveSeatsMutation = {
  readonly saveSeats: {
    readonly rows: ReadonlyArray<{
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly verdict: SeatVerdict;
    }> | null;
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

export type RemoveSeatMutationVariables = Exact<{
  input: RemoveSeatInput;
}>;

export type RemoveSeatMutation = {
  readonly removeSeat: {
    readonly seatId: string | null;
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

export type SendSeatRemindersMutationVariables = Exact<{
  input: SendSeatRemindersInput;
}>;

export type SendSeatRemindersMutation = {
  readonly sendSeatReminders: {
    readonly reminded: number | null;
    readonly tooEarly: number | null;
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

export type OrganizationSeatsQueryVariables = Exact<{
  customerId?: string | null | undefined;
  searchTerm: string;
  state?: SeatState | null | undefined;
  page: number;
}>;

export type OrganizationSeatsQuery = {
  readonly listSeats: {
    readonly companyName: string;
    readonly endedOn: string | null;
    readonly total: number;
    readonly totalSeats: number;
    readonly overage: boolean;
    readonly assignedSeats: number;
    readonly usedSeats: number;
    readonly waitingSeats: number;
    readonly remindableSeats: number;
    readonly seats: ReadonlyArray<{
      readonly seatId: string;
      readonly userId: string;
      readonly name: string;
      readonly email: string;
      readonly state: SeatState;
      readonly assignedAt: string;
      readonly lastSeenAt: string | null;
      readonly remindedAt: string | null;
      readonly isRemindable: boolean;
      readonly revokedAt: string | null;
      readonly lastDay: string | null;
    }>;
  } | null;
};

export type OrganizationEmployeesQueryVariables = Exact<{
  customerId?: string | null | undefined;
  searchTerm: string;
  page: number;
  filterType: string;
  sortBy?: SortBy | null | undefined;
  courseId?: string | null | undefined;
  sessionId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;

export type OrganizationEmployeesQuery = {
  readonly getOrganizationEmployees: {
    readonly scopeTitle: string | null;
    readonly total: number | null;
    readonly asOf: string | null;
    readonly employees: ReadonlyArray<{
      readonly userId: string;
      readonly name: string;
      readonly email: string;
      readonly status: EmployeeStatus;
      readonly isEnrolled: boolean | null;
      readonly isEngaged: boolean;
      readonly views: number;
      readonly hoursWatched: number;
      readonly coursesStarted: number | null;
      readonly completed: number;
      readonly badges: number;
    }> | null;
    readonly error: { readonly code: string; readonly message: string } | null;
  } | null;
};

export type OrganizationCoursesQueryVariables = Exact<{
  customerId?: string | null | undefined;
  searchTerm: string;
  page: number;
  filterType: string;
  sortBy?: SortBy | null | undefined;
}>;

export type OrganizationCoursesQuery = {
  readonly getOrganizationCourses: {
    readonly total: number | null;
    readonly asOf: string | null;
    readonly courses: ReadonlyArray<{
      readonly courseId: string;
      readonly title: string;
      readonly coverImageUrl: string;
      readonly courseType: CourseType;
      readonly enrolled: number;
      readonly completed: number;
      readonly engagement: number;
      readonly session: number;
      readonly videosWatched: number;
    }> | null;
    readonly error: { readonly code: string; readonly message: string } | null;
  } | null;
};

export type OrganizationSessionsQueryVariables = Exact<{
  customerId?: string | null | undefined;
  courseId: string;
  filterType: string;
}>;

export type OrganizationSessionsQuery = {
  readonly getOrganizationSessionByCourse: {
    readonly sessionsForCourse: ReadonlyArray<{
      readonly sessionId: string;
      readonly title: string;
      readonly sessionType: SessionType;
      readonly startAt: string | null;
      readonly endAt: string | null;
      readonly enrolled: number;
      readonly completed: number;
    }> | null;
    readonly error: { readonly code: string; readonly message: string } | null;
  } | null;
};

export type EmployeeCoursesQueryVariables = Exact<{
  userId: string;
  customerId?: string | null | undefined;
  search: string;
  page: number;
  filterType: string;
  sort?: SortBy | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;

export type EmployeeCoursesQuery = {
  readonly getEmployeeCourses: {
    readonly total: number | null;
    readonly asOf: string | null;
    readonly courses: ReadonlyArray<{
      readonly courseId: string;
      readonly title: string;
      readonly courseType: CourseType;
      readonly status: EmployeeCourseStatus;
      readonly enrolledOn: string | null;
      readonly completedOn: string | null;
      readonly progress: number;
      readonly isStarted: boolean;
      readonly videosWatched: number;
      readonly hoursWatched: number;
      readonly badges: number;
      readonly videos: ReadonlyArray<{
        readonly videoId: string;
        readonly title: string;
        readonly hoursWatched: number;
        readonly isWatched: boolean;
        readonly watchedOn: string;
      }> | null;
    }> | null;
    readonly error: { readonly code: string; readonly message: string } | null;
  } | null;
};

export type ProcessPassExtrasMutationVariables = Exact<{
  userId: string;
  email: string;
  shortCode: string;
}>;

export type ProcessPassExtrasMutation = {
  readonly processPassExtras: {
    readonly success: boolean | null;
    readonly redirectUrl: string | null;
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

export type PassLinkQueryVariables = Exact<{
  code: string;
  email: string;
  tac: string;
}>;

export type PassLinkQuery = {
  readonly lookupPassActivationLink: {
    readonly success: boolean;
    readonly link: string | null;
    readonly existingUser: boolean;
    readonly showStayTuned: boolean;
  } | null;
};

export type PassPreviewQueryVariables = Exact<{
  code: string;
}>;

export type PassPreviewQuery = {
  readonly nav: { readonly meta: { readonly navLogoUrl: string | null } } | null;
  readonly pass: {
    readonly showRegistration: boolean | null;
    readonly targetSegment: PassSegment | null;
    readonly usesSSO: boolean | null;
    readonly startsAt: string | null;
    readonly meta: {
      readonly ctaButton: {
        readonly text: string | null;
        readonly url: string | null;
        readonly label: string | null;
      } | null;
      readonly hero: {
        readonly title: string | null;
        readonly subtitle: string | null;
        readonly subtitleFontSize: string | null;
      } | null;
      readonly logo: { readonly url: string; readonly alt: string } | null;
      readonly testimonial: {
        readonly text: string;
        readonly name: string;
        readonly job: string | null;
        readonly image: string | null;
      } | null;
    };
    readonly content: ReadonlyArray<{
      readonly title: string;
      readonly videoThumbnail: string;
      readonly duration: number;
      readonly video: {
        readonly videoId: string;
        readonly externalKey: string;
        readonly isSilent: boolean;
        readonly manifestUrl: string | null;
      };
    }> | null;
  } | null;
  readonly realm: {
    readonly realm: string | null;
    readonly serializedOptions: string | null;
    readonly error: { readonly code: string } | null;
  } | null;
};

export type PassRegistrationQueryVariables = Exact<{
  code: string;
}>;

export type PassRegistrationQuery = {
  readonly pass: {
    readonly showRegistration: boolean | null;
    readonly targetSegment: PassSegment | null;
    readonly extraCollectionFields: ReadonlyArray<string> | null;
    readonly hasRedemptionCode: boolean | null;
    readonly usesOTRC: boolean | null;
    readonly usesSSO: boolean | null;
    readonly redirectUrl: string | null;
    readonly isForCaller: boolean | null;
    readonly isFullForCaller: boolean | null;
    readonly startsAt: string | null;
    readonly company: { readonly name: string; readonly givesSeat: boolean } | null;
    readonly meta: { readonly navLogoUrl: string | null };
  } | null;
  readonly preview: { readonly meta: { readonly hero: { readonly title: string | null } | null } } | null;
};

export type AddPickMutationVariables = Exact<{
  contentId: string;
}>;

export type AddPickMutation = {
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

export type RemovePickMutationVariables = Exact<{
  contentId: string;
}>;

export type RemovePickMutation = {
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

export type LearningPlanQueryVariables = Exact<{ [key: string]: never }>;

export type LearningPlanQuery = {
  readonly getLearningPlan: {
    readonly plan: {
      readonly title: string;
      readonly topic: string;
      readonly level: string;
      readonly certificate: {
        readonly certificateId: string;
        readonly title: string;
        readonly description: string;
        readonly badgeImageUrl: string;
        readonly progress: number;
      } | null;
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
          readonly leavingCost: LeavingCost | null;
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
    readonly pickedCourses: ReadonlyArray<{
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
        readonly leavingCost: LeavingCost | null;
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
};

export type LearningPlanQuizQueryVariables = Exact<{ [key: string]: never }>;

export type LearningPlanQuizQuery = {
  readonly getLearningPlanQuiz: {
    readonly learningPlanQuizId: string;
    readonly questions: ReadonlyArray<{
      readonly learningPlanQuizQuestionId: string;
      readonly label: string;
      readonly isRequired: boolean;
      readonly options: ReadonlyArray<{ readonly key: string; readonly label: string }>;
      readonly meta: { readonly parentId: string; readonly conditionalAnswer: string } | null;
    }>;
  } | null;
};

export type SubmitLearningPlanQuizMutationVariables = Exact<{
  input: SubmitLearningPlanQuizResponsesInput;
}>;

export type SubmitLearningPlanQuizMutation = {
  readonly submitLearningPlanQuizResponses: {
    readonly title: string | null;
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

export type SaveMailChoiceMutationVariables = Exact<{
  kind: MailKind;
  isWanted: boolean;
}>;

export type SaveMailChoiceMutation = {
  readonly saveMailChoice: {
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

export type RequestDataDownloadMutationVariables = Exact<{ [key: string]: never }>;

export type RequestDataDownloadMutation = {
  readonly requestDataDownload: {
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

export type RequestErasureMutationVariables = Exact<{
  password?: string | null | undefined;
}>;

export type RequestErasureMutation = {
  readonly requestErasure: {
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

export type CancelErasureMutationVariables = Exact<{ [key: string]: never }>;

export type CancelErasureMutation = {
  readonly cancelErasure: {
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

export type DataSettingsQueryVariables = Exact<{ [key: string]: never }>;

export type DataSettingsQuery = {
  readonly getDataSettings: {
    readonly hasSubscription: boolean;
    readonly mailChoices: ReadonlyArray<{ readonly kind: MailKind; readonly isWanted: boolean }>;
    readonly download: {
      readonly requestedAt: string;
      readonly expiresAt: string | null;
      readonly path: string | null;
    } | null;
    readonly erasure: { readonly requestedAt: string; readonly dueAt: string } | null;
    readonly looks: ReadonlyArray<{
      readonly name: string | null;
      readonly role: string;
      readonly reason: string;
      readonly beganAt: string;
      readonly endedAt: string | null;
    }>;
  } | null;
};

export type ResourcePageQueryVariables = Exact<{
  slug: string;
}>;

export type ResourcePageQuery = {
  readonly getResource: {
    readonly resourceID: string;
    readonly slug: string;
    readonly title: string;
    readonly subtitle: string;
    readonly type: ResourceType;
    readonly coverImageUrl: string;
    readonly pdfDownloadUrl: string | null;
    readonly googleDocCopyUrl: string | null;
    readonly linksExpireAt: string;
    readonly modified: string;
    readonly items: ReadonlyArray<{
      readonly resourceContentID: string;
      readonly type: ResourceItemType;
      readonly content: string;
      readonly anchorName: string | null;
      readonly imageUrl: string | null;
    }>;
    readonly tags: ReadonlyArray<{ readonly category: string; readonly label: string; readonly recordID: string }>;
  } | null;
};

export type ResourcesPageQueryVariables = Exact<{
  filter: ResourceFilter;
  page: number;
}>;

export type ResourcesPageQuery = {
  readonly listResources: {
    readonly list: ReadonlyArray<{
      readonly resourceID: string;
      readonly slug: string;
      readonly type: ResourceType;
      readonly title: string;
      readonly subtitle: string;
      readonly coverImageUrl: string;
      readonly stacks: ReadonlyArray<string>;
    }>;
    readonly pageInfo: { readonly page: number; readonly totalPages: number; readonly total: number };
    readonly facets: {
      readonly types: ReadonlyArray<{ readonly value: string; readonly count: number }>;
      readonly stacks: ReadonlyArray<{ readonly value: string; readonly count: number }>;
    };
  } | null;
};

export type SecondFactorsFieldsFragment = {
  readonly recoveryCodesLeft: number;
  readonly isNeeded: boolean;
  readonly factors: ReadonlyArray<{
    readonly factorId: string;
    readonly kind: SecondFactorKind;
    readonly name: string;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
  }>;
};

export type StartAuthenticatorMutationVariables = Exact<{ [key: string]: never }>;

export type StartAuthenticatorMutation = {
  readonly startAuthenticator: {
    readonly handle: string | null;
    readonly secret: string | null;
    readonly uri: string | null;
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

export type AddAuthenticatorMutationVariables = Exact<{
  handle: string;
  code: string;
  name: string;
}>;

export type AddAuthenticatorMutation = {
  readonly addAuthenticator: {
    readonly recoveryCodes: ReadonlyArray<string> | null;
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

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never }>;

export type StartPasskeyMutation = {
  readonly startPasskey: {
    readonly handle: string | null;
    readonly options: unknown;
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

export type AddPasskeyMutationVariables = Exact<{
  handle: string;
  response: unknown;
  name: string;
}>;

export type AddPasskeyMutation = {
  readonly addPasskey: {
    readonly recoveryCodes: ReadonlyArray<string> | null;
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

export type RenameSecondFactorMutationVariables = Exact<{
  factorId: string;
  name: string;
}>;

export type RenameSecondFactorMutation = {
  readonly renameSecondFactor: {
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

export type RemoveSecondFactorMutationVariables = Exact<{
  factorId: string;
}>;

export type RemoveSecondFactorMutation = {
  readonly removeSecondFactor: {
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

export type MakeRecoveryCodesMutationVariables = Exact<{
  input: MakeRecoveryCodesInput;
}>;

export type MakeRecoveryCodesMutation = {
  readonly makeRecoveryCodes: {
    readonly recoveryCodes: ReadonlyArray<string> | null;
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

export type SecondFactorsQueryVariables = Exact<{ [key: string]: never }>;

export type SecondFactorsQuery = {
  readonly getSecondFactors: {
    readonly recoveryCodesLeft: number;
    readonly isNeeded: boolean;
    readonly factors: ReadonlyArray<{
      readonly factorId: string;
      readonly kind: SecondFactorKind;
      readonly name: string;
      readonly createdAt: string;
      readonly lastUsedAt: string | null;
    }>;
  } | null;
};

export type OpenRecordingMutationVariables = Exact<{
  sessionId: string;
  meetingNumber: number;
}>;

export type OpenRecordingMutation = {
  readonly openRecording: {
    readonly title: string | null;
    readonly duration: number | null;
    readonly posterUrl: string | null;
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

export type SaveSessionContentProgressMutationVariables = Exact<{
  sessionContentId: string;
  type: SessionContentProgressType;
  status: SessionContentProgressStatus;
}>;

export type SaveSessionContentProgressMutation = {
  readonly saveSessionContentProgress: {
    readonly status: SessionContentProgressStatus | null;
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

export type SubmitProjectMutationVariables = Exact<{
  input: SubmitProjectInput;
}>;

export type SubmitProjectMutation = {
  readonly submitProject: {
    readonly sessionContentId: string | null;
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

export type ContainerFieldsFragment = {
  readonly sessionContentId: string;
  readonly type: string;
  readonly title: string;
  readonly dueAt: string | null;
  readonly containsActiveContent: boolean;
  readonly expandedPlaceholder: string | null;
  readonly minutes: number | null;
  readonly submission: SubmissionStatus | null;
  readonly project: {
    readonly link: string | null;
    readonly note: string;
    readonly state: ProjectReviewState;
    readonly words: string;
    readonly submittedAt: string;
    readonly reviewedAt: string | null;
  } | null;
  readonly checklist: ReadonlyArray<{
    readonly sessionContentId: string;
    readonly refSessionContentId: string | null;
    readonly checklistGroupName: string;
    readonly title: string;
    readonly subtitle: string | null;
    readonly subtype: ChecklistSubtype;
    readonly selfReporting: boolean;
    readonly completionStatus: ChecklistState;
    readonly progress: number;
    readonly isMissed: boolean;
    readonly meetingEndAt: string | null;
    readonly recordingUrl: string | null;
    readonly recordingCounts: boolean;
  }>;
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
    readonly sessionType: ContentSessionType;
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
      readonly leavingCost: LeavingCost | null;
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
      readonly dueAt: string | null;
      readonly containsActiveContent: boolean;
      readonly expandedPlaceholder: string | null;
      readonly minutes: number | null;
      readonly submission: SubmissionStatus | null;
      readonly project: {
        readonly link: string | null;
        readonly note: string;
        readonly state: ProjectReviewState;
        readonly words: string;
        readonly submittedAt: string;
        readonly reviewedAt: string | null;
      } | null;
      readonly checklist: ReadonlyArray<{
        readonly sessionContentId: string;
        readonly refSessionContentId: string | null;
        readonly checklistGroupName: string;
        readonly title: string;
        readonly subtitle: string | null;
        readonly subtype: ChecklistSubtype;
        readonly selfReporting: boolean;
        readonly completionStatus: ChecklistState;
        readonly progress: number;
        readonly isMissed: boolean;
        readonly meetingEndAt: string | null;
        readonly recordingUrl: string | null;
        readonly recordingCounts: boolean;
      }>;
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
      readonly dueAt: string | null;
      readonly containsActiveContent: boolean;
      readonly expandedPlaceholder: string | null;
      readonly minutes: number | null;
      readonly submission: SubmissionStatus | null;
      readonly project: {
        readonly link: string | null;
        readonly note: string;
        readonly state: ProjectReviewState;
        readonly words: string;
        readonly submittedAt: string;
        readonly reviewedAt: string | null;
      } | null;
      readonly checklist: ReadonlyArray<{
        readonly sessionContentId: string;
        readonly refSessionContentId: string | null;
        readonly checklistGroupName: string;
        readonly title: string;
        readonly subtitle: string | null;
        readonly subtype: ChecklistSubtype;
        readonly selfReporting: boolean;
        readonly completionStatus: ChecklistState;
        readonly progress: number;
        readonly isMissed: boolean;
        readonly meetingEndAt: string | null;
        readonly recordingUrl: string | null;
        readonly recordingCounts: boolean;
      }>;
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
    readonly schedules: ReadonlyArray<{
      readonly sessionContentId: string;
      readonly title: string;
      readonly externalCalendarUrl: string | null;
      readonly calendarStartDate: string | null;
      readonly scheduleDays: ReadonlyArray<{
        readonly dayNumber: number;
        readonly ctaText: string | null;
        readonly body: string;
        readonly checklistSessionContentId: string | null;
        readonly completionStatus: ChecklistState | null;
      }>;
    }>;
    readonly config: {
      readonly teachingAssistant: {
        readonly fullName: string;
        readonly imageUrl: string;
        readonly slackUrl: string | null;
      } | null;
    };
    readonly meetings: ReadonlyArray<{
      readonly sessionId: string;
      readonly title: string;
      readonly startAt: string;
      readonly endAt: string;
      readonly recordingUrl: string | null;
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

export type SignInFlagsQuery = {
  readonly getFeatureFlags: { readonly values: unknown } | null;
  readonly getAcademy: { readonly isOpen: boolean } | null;
};

export type LookupCorporateRealmQueryVariables = Exact<{
  b64email: string;
  redirectPath?: string | null | undefined;
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

export type SignOnReportQueryVariables = Exact<{
  handle: string;
}>;

export type SignOnReportQuery = {
  readonly getSignOnReport: {
    readonly kind: string;
    readonly issuer: string;
    readonly fault: SignOnFault | null;
    readonly words: string;
    readonly match: SignOnMatch | null;
    readonly claims: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  } | null;
};

export type AcceptStaffInvitationMutationVariables = Exact<{
  input: AcceptStaffInvitationInput;
}>;

export type AcceptStaffInvitationMutation = {
  readonly acceptStaffInvitation: {
    readonly email: string | null;
    readonly isNew: boolean | null;
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

export type StaffInvitationPageQueryVariables = Exact<{
  token: string;
}>;

export type StaffInvitationPageQuery = {
  readonly getStaffInvitation: {
    readonly email: string;
    readonly roles: ReadonlyArray<string>;
    readonly hasAccount: boolean;
  } | null;
};

export type SetUpOwnerMutationVariables = Exact<{
  input: SetUpOwnerInput;
}>;

export type SetUpOwnerMutation = {
  readonly setUpOwner: {
    readonly email: string | null;
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

export type SetupPageQueryVariables = Exact<{
  token: string;
}>;

export type SetupPageQuery = { readonly getSetup: { readonly email: string } | null };

export type AddPeopleMutationVariables = Exact<{
  rows: ReadonlyArray<PersonRowInput> | PersonRowInput;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type AddPeopleMutation = {
  readonly addPeople: {
    readonly verdicts: ReadonlyArray<{ readonly outcome: RowOutcome; readonly words: string }> | null;
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

export type StudioAuditQueryVariables = Exact<{
  text: string;
  actorKind?: ActorKind | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  after?: string | null | undefined;
  count: number;
}>;

export type StudioAuditQuery = {
  readonly listAuditEntries: {
    readonly nextAfter: string | null;
    readonly entries: ReadonlyArray<{
      readonly entryId: string;
      readonly at: string;
      readonly actorKind: ActorKind;
      readonly actorName: string | null;
      readonly tokenName: string | null;
      readonly action: string;
      readonly subject: string;
      readonly subjectName: string | null;
      readonly reason: string | null;
      readonly before: unknown;
      readonly after: unknown;
      readonly detail: unknown;
    }>;
  } | null;
};

export type StudioChosenQueryVariables = Exact<{
  kind: string;
  documentIds?: ReadonlyArray<string> | string | null | undefined;
  text: string;
  state?: DocumentStateFilter | null | undefined;
}>;

export type StudioChosenQuery = {
  readonly countChosenDocuments: {
    readonly total: number;
    readonly toPublish: number;
    readonly toArchive: number;
    readonly toRestore: number;
  } | null;
};

export type StudioExportQueryVariables = Exact<{
  kind: string;
  documentIds?: ReadonlyArray<string> | string | null | undefined;
  text: string;
  state?: DocumentStateFilter | null | undefined;
}>;

export type StudioExportQuery = { readonly exportDocuments: ReadonlyArray<string> | null };

export type BeginDocumentsActMutationVariables = Exact<{
  bulkActId: string;
  kind: string;
  act: DocumentBulkAct;
  documentIds?: ReadonlyArray<string> | string | null | undefined;
  text: string;
  state?: DocumentStateFilter | null | undefined;
  publishAt?: string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type BeginDocumentsActMutation = {
  readonly beginDocumentsAct: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioChosenPeopleQueryVariables = Exact<{
  text: string;
  view: PeopleView;
  companyId?: string | null | undefined;
}>;

export type StudioChosenPeopleQuery = { readonly countChosenPeople: number | null };

export type GiveAreaToPeopleMutationVariables = Exact<{
  bulkActId: string;
  userIds?: ReadonlyArray<string> | string | null | undefined;
  text: string;
  view: PeopleView;
  companyId?: string | null | undefined;
  area: string;
  lastDay: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type GiveAreaToPeopleMutation = {
  readonly giveAreaToPeople: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioBulkActQueryVariables = Exact<{
  bulkActId: string;
}>;

export type StudioBulkActQuery = {
  readonly getBulkAct: {
    readonly bulkActId: string;
    readonly act: BulkActName;
    readonly kind: string | null;
    readonly state: BulkState;
    readonly total: number;
    readonly done: number;
    readonly same: number;
    readonly failed: number;
    readonly failures: ReadonlyArray<{ readonly id: string; readonly title: string; readonly why: string }>;
  } | null;
};

export type BulkFieldsFragment = {
  readonly bulkActId: string;
  readonly act: BulkActName;
  readonly kind: string | null;
  readonly state: BulkState;
  readonly total: number;
  readonly done: number;
  readonly same: number;
  readonly failed: number;
  readonly failures: ReadonlyArray<{ readonly id: string; readonly title: string; readonly why: string }>;
};

export type StudioRunningBulkQueryVariables = Exact<{
  kind?: string | null | undefined;
}>;

export type StudioRunningBulkQuery = { readonly findRunningBulkAct: { readonly bulkActId: string } | null };

export type StopBulkActMutationVariables = Exact<{
  bulkActId: string;
}>;

export type StopBulkActMutation = {
  readonly stopBulkAct: {
    readonly bulkAct: {
      readonly bulkActId: string;
      readonly act: BulkActName;
      readonly kind: string | null;
      readonly state: BulkState;
      readonly total: number;
      readonly done: number;
      readonly same: number;
      readonly failed: number;
      readonly failures: ReadonlyArray<{ readonly id: string; readonly title: string; readonly why: string }>;
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

export type RetryBulkActMutationVariables = Exact<{
  bulkActId: string;
  formerActId: string;
}>;

export type RetryBulkActMutation = {
  readonly retryBulkAct: {
    readonly isSaved: boolean | null;
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

export type StudioDatesQueryVariables = Exact<{
  from: string;
  until: string;
}>;

export type StudioDatesQuery = {
  readonly listStudioDates: ReadonlyArray<{
    readonly what: StudioDateKind;
    readonly kind: string | null;
    readonly id: string | null;
    readonly title: string;
    readonly detail: string;
    readonly startAt: string;
    readonly endAt: string | null;
    readonly people: number | null;
  }> | null;
};

export type StudioDueCertificatesQueryVariables = Exact<{
  view: DueCertificateView;
  after: number;
}>;

export type StudioDueCertificatesQuery = {
  readonly listDueCertificates: {
    readonly nextIssueAt: string;
    readonly nextAfter: number | null;
    readonly certificates: ReadonlyArray<{
      readonly userId: string;
      readonly certificateId: string;
      readonly title: string;
      readonly displayName: string;
      readonly email: string;
      readonly companyName: string;
      readonly eligibleAt: string;
      readonly issuedAt: string | null;
      readonly heldReason: string | null;
      readonly isEarned: boolean;
    }>;
  } | null;
};

export type HoldStudioCertificateMutationVariables = Exact<{
  userId: string;
  certificateId: string;
  isHeldBack: boolean;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type HoldStudioCertificateMutation = {
  readonly holdCertificate: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioCompaniesQueryVariables = Exact<{
  text: string;
  view: CompanyView;
  after: number;
}>;

export type StudioCompaniesQuery = {
  readonly searchCompanies: {
    readonly total: number;
    readonly nextAfter: number | null;
    readonly companies: ReadonlyArray<{
      readonly companyId: string;
      readonly name: string;
      readonly logoUrl: string | null;
      readonly accentColor: string | null;
      readonly domains: ReadonlyArray<string>;
      readonly signOn: string | null;
      readonly contract: {
        readonly state: ContractState;
        readonly startsOn: string;
        readonly endsOn: string;
        readonly totalSeats: number;
        readonly assignedSeats: number;
        readonly usedSeats: number;
        readonly overage: boolean;
      } | null;
    }>;
  } | null;
};

export type AddCompanyMutationVariables = Exact<{
  companyId: string;
  name: string;
  timeZone: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type AddCompanyMutation = {
  readonly addCompany: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SaveCompanyMutationVariables = Exact<{
  companyId: string;
  version: number;
  name: string;
  timeZone: string;
  hideMemberProfile: boolean;
  disableAIFeatures: boolean;
  enableProfAI: boolean;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveCompanyMutation = {
  readonly saveCompany: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SaveCompanyBrandMutationVariables = Exact<{
  companyId: string;
  version: number;
  logoUrl: string;
  accentColor: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveCompanyBrandMutation = {
  readonly saveCompanyBrand: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SaveContractMutationVariables = Exact<{
  companyId: string;
  contractId: string;
  version: number;
  startsOn: string;
  endsOn: string;
  totalSeats: number;
  overage: boolean;
  entitlementIds: ReadonlyArray<string> | string;
  links: ReadonlyArray<ContractLinkInput> | ContractLinkInput;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveContractMutation = {
  readonly saveContract: {
    readonly lines: ReadonlyArray<string> | null;
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

export type EndContractMutationVariables = Exact<{
  companyId: string;
  contractId: string;
  version: number;
  lastDay: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type EndContractMutation = {
  readonly endContract: {
    readonly lines: ReadonlyArray<string> | null;
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

export type AddCompanyAdministratorMutationVariables = Exact<{
  companyId: string;
  email: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type AddCompanyAdministratorMutation = {
  readonly addCompanyAdministrator: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RemoveCompanyAdministratorMutationVariables = Exact<{
  companyId: string;
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RemoveCompanyAdministratorMutation = {
  readonly removeCompanyAdministrator: {
    readonly lines: ReadonlyArray<string> | null;
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

export type AddCompanyDomainMutationVariables = Exact<{
  companyId: string;
  domain: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type AddCompanyDomainMutation = {
  readonly addCompanyDomain: {
    readonly lines: ReadonlyArray<string> | null;
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

export type CheckCompanyDomainMutationVariables = Exact<{
  companyId: string;
  domain: string;
}>;

export type CheckCompanyDomainMutation = {
  readonly checkCompanyDomain: {
    readonly isProved: boolean | null;
    readonly fault: DomainFault | null;
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

export type ProveCompanyDomainMutationVariables = Exact<{
  companyId: string;
  domain: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type ProveCompanyDomainMutation = {
  readonly proveCompanyDomain: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RemoveCompanyDomainMutationVariables = Exact<{
  companyId: string;
  domain: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RemoveCompanyDomainMutation = {
  readonly removeCompanyDomain: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioCompanyQueryVariables = Exact<{
  companyId: string;
}>;

export type StudioCompanyQuery = {
  readonly getCompany: {
    readonly companyId: string;
    readonly version: number;
    readonly name: string;
    readonly logoUrl: string | null;
    readonly accentColor: string | null;
    readonly timeZone: string;
    readonly hideMemberProfile: boolean;
    readonly disableAIFeatures: boolean;
    readonly enableProfAI: boolean;
    readonly people: number;
    readonly signOn: string | null;
    readonly contract: {
      readonly state: ContractState;
      readonly startsOn: string;
      readonly endsOn: string;
      readonly totalSeats: number;
      readonly assignedSeats: number;
      readonly usedSeats: number;
      readonly overage: boolean;
    } | null;
    readonly contracts: ReadonlyArray<{
      readonly contractId: string;
      readonly version: number;
      readonly state: ContractState;
      readonly startsOn: string;
      readonly endsOn: string;
      readonly totalSeats: number;
      readonly overage: boolean;
      readonly assignedSeats: number;
      readonly usedSeats: number;
      readonly entitlementIds: ReadonlyArray<string>;
      readonly links: ReadonlyArray<{ readonly title: string; readonly url: string | null }>;
    }>;
    readonly areas: ReadonlyArray<{ readonly entitlementId: string; readonly name: string }>;
    readonly domains: ReadonlyArray<{
      readonly domain: string;
      readonly isVerified: boolean;
      readonly verifiedBy: string | null;
      readonly verifiedAt: string | null;
      readonly recordName: string;
      readonly recordText: string;
      readonly checkedAt: string | null;
      readonly fault: DomainFault | null;
      readonly saidBy: string | null;
      readonly saidWhy: string | null;
    }>;
    readonly passes: ReadonlyArray<{
      readonly passId: string;
      readonly code: string;
      readonly state: CompanyPassState;
      readonly slots: number | null;
      readonly taken: number;
      readonly startsAt: string | null;
      readonly closesAt: string | null;
      readonly takesSeat: boolean;
      readonly usesSSO: boolean;
      readonly usesOTRC: boolean;
      readonly opened: number;
      readonly registered: number;
      readonly held: number;
      readonly activated: number;
      readonly learning: number;
    }>;
    readonly administrators: ReadonlyArray<{
      readonly userId: string;
      readonly displayName: string;
      readonly email: string;
    }>;
    readonly successManagers: ReadonlyArray<{ readonly userId: string; readonly displayName: string }>;
  } | null;
};

export type SavePromotionOfSaleMutationVariables = Exact<{
  code: string;
  usableBy: string;
  amountOff: number;
  startsAt: string;
  endsAt: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SavePromotionOfSaleMutation = {
  readonly saveSoldPromotion: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SaveOfferOfSaleMutationVariables = Exact<{
  coupon: string;
  name: string;
  headline: string;
  subheadline: string;
  acceptCta: string;
  rejectCta: string;
  startsAt: string;
  endsAt?: string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveOfferOfSaleMutation = {
  readonly saveSoldOffer: {
    readonly lines: ReadonlyArray<string> | null;
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

export type AddStripeCouponMutationVariables = Exact<{
  code: string;
  amountOff: number;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type AddStripeCouponMutation = {
  readonly addProviderCoupon: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SaveStudioDraftMutationVariables = Exact<{
  input: SaveDocumentDraftInput;
}>;

export type SaveStudioDraftMutation = {
  readonly saveDocumentDraft: {
    readonly draft: {
      readonly body: unknown;
      readonly version: number;
      readonly savedByName: string;
      readonly savedAt: string;
      readonly publishAt: string | null;
      readonly note: string;
      readonly failure: string | null;
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

export type PublishStudioDocumentMutationVariables = Exact<{
  kind: string;
  documentId: string;
  version: number;
  note: string;
  also?: ReadonlyArray<DocumentKeyInput> | DocumentKeyInput | null | undefined;
}>;

export type PublishStudioDocumentMutation = {
  readonly publishDocument: {
    readonly revision: number | null;
    readonly lines: ReadonlyArray<string> | null;
    readonly isSaved: boolean | null;
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

export type ScheduleStudioDocumentMutationVariables = Exact<{
  kind: string;
  documentId: string;
  version: number;
  publishAt?: string | null | undefined;
  note: string;
}>;

export type ScheduleStudioDocumentMutation = {
  readonly scheduleDocument: {
    readonly draft: { readonly version: number; readonly publishAt: string | null } | null;
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

export type DiscardStudioDraftMutationVariables = Exact<{
  kind: string;
  documentId: string;
  version: number;
}>;

export type DiscardStudioDraftMutation = {
  readonly discardDocumentDraft: {
    readonly published: unknown;
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

export type ArchiveStudioDocumentMutationVariables = Exact<{
  kind: string;
  documentId: string;
  archived: boolean;
  reason: string;
}>;

export type ArchiveStudioDocumentMutation = {
  readonly archiveDocument: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RestoreStudioRevisionMutationVariables = Exact<{
  kind: string;
  documentId: string;
  number: number;
  version: number;
}>;

export type RestoreStudioRevisionMutation = {
  readonly restoreDocumentRevision: {
    readonly draft: { readonly version: number } | null;
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

export type TakeBackStudioDocumentMutationVariables = Exact<{
  kind: string;
  documentId: string;
  reason: string;
}>;

export type TakeBackStudioDocumentMutation = {
  readonly takeBackDocument: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RemoveStudioDocumentMutationVariables = Exact<{
  kind: string;
  documentId: string;
  reason: string;
}>;

export type RemoveStudioDocumentMutation = {
  readonly removeDocument: {
    readonly lines: ReadonlyArray<string> | null;
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

export type DuplicateStudioDocumentMutationVariables = Exact<{
  kind: string;
  documentId: string;
  newDocumentId: string;
}>;

export type DuplicateStudioDocumentMutation = {
  readonly duplicateDocument: {
    readonly draft: { readonly version: number } | null;
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

export type SuspectFieldsFragment = {
  readonly userId: string;
  readonly displayName: string;
  readonly email: string;
  readonly registeredAt: string;
  readonly company: { readonly companyId: string; readonly name: string } | null;
};

export type StudioPersonDuplicatesQueryVariables = Exact<{
  userId: string;
}>;

export type StudioPersonDuplicatesQuery = {
  readonly personDuplicates: ReadonlyArray<{
    readonly reasons: ReadonlyArray<string>;
    readonly person: {
      readonly userId: string;
      readonly displayName: string;
      readonly email: string;
      readonly registeredAt: string;
      readonly company: { readonly companyId: string; readonly name: string } | null;
    };
  }> | null;
};

export type StudioDuplicatesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;

export type StudioDuplicatesQuery = {
  readonly listDuplicates: {
    readonly since: string | null;
    readonly nextAfter: string | null;
    readonly pairs: ReadonlyArray<{
      readonly reasons: ReadonlyArray<string>;
      readonly person: {
        readonly userId: string;
        readonly displayName: string;
        readonly email: string;
        readonly registeredAt: string;
        readonly company: { readonly companyId: string; readonly name: string } | null;
      };
      readonly other: {
        readonly userId: string;
        readonly displayName: string;
        readonly email: string;
        readonly registeredAt: string;
        readonly company: { readonly companyId: string; readonly name: string } | null;
      };
    }>;
  } | null;
};

export type MergePeopleMutationVariables = Exact<{
  userId: string;
  otherId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type MergePeopleMutation = {
  readonly mergePeople: {
    readonly lines: ReadonlyArray<string> | null;
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

export type DismissDuplicateMutationVariables = Exact<{
  userId: string;
  otherId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type DismissDuplicateMutation = {
  readonly dismissDuplicate: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioEndpointsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioEndpointsQuery = {
  readonly listWebhookEndpoints: ReadonlyArray<{
    readonly endpointId: string;
    readonly address: string;
    readonly eventTypes: ReadonlyArray<string>;
    readonly isOn: boolean;
    readonly secretNumber: number;
    readonly formerUntil: string | null;
    readonly failingSince: string | null;
    readonly givenUpAt: string | null;
    readonly waiting: number;
    readonly failed: number;
  }> | null;
};

export type StudioDeliveriesQueryVariables = Exact<{
  state?: WebhookDeliveryState | null | undefined;
  after?: string | null | undefined;
}>;

export type StudioDeliveriesQuery = {
  readonly listWebhookDeliveries: {
    readonly nextAfter: string | null;
    readonly deliveries: ReadonlyArray<{
      readonly deliveryId: string;
      readonly eventId: string;
      readonly title: string;
      readonly address: string;
      readonly state: WebhookDeliveryState;
      readonly tries: number;
      readonly failureWords: string | null;
      readonly failureDetail: string | null;
      readonly happenedAt: string;
      readonly nextAt: string | null;
      readonly settledAt: string | null;
    }>;
  } | null;
};

export type StudioFailedDeliveriesQueryVariables = Exact<{ [key: string]: never }>;

export type StudioFailedDeliveriesQuery = { readonly countFailedDeliveries: number | null };

export type SaveStudioEndpointMutationVariables = Exact<{
  endpointId: string;
  address: string;
  eventTypes: ReadonlyArray<string> | string;
  isOn: boolean;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveStudioEndpointMutation = {
  readonly saveWebhookEndpoint: {
    readonly lines: ReadonlyArray<string> | null;
    readonly secret: string | null;
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

export type ReplaceStudioEndpointSecretMutationVariables = Exact<{
  endpointId: string;
  secretNumber: number;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type ReplaceStudioEndpointSecretMutation = {
  readonly replaceEndpointSecret: {
    readonly lines: ReadonlyArray<string> | null;
    readonly secret: string | null;
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

export type RemoveStudioEndpointMutationVariables = Exact<{
  endpointId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RemoveStudioEndpointMutation = {
  readonly removeWebhookEndpoint: {
    readonly lines: ReadonlyArray<string> | null;
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

export type ReplayStudioDeliveriesMutationVariables = Exact<{
  endpointId?: string | null | undefined;
  deliveryId?: string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type ReplayStudioDeliveriesMutation = {
  readonly replayDeliveries: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioExampleQueryVariables = Exact<{ [key: string]: never }>;

export type StudioExampleQuery = {
  readonly getExampleAcademy: {
    readonly state: ExampleAcademyState;
    readonly isEmpty: boolean;
    readonly failure: string | null;
    readonly counts: ReadonlyArray<{ readonly kind: string; readonly total: number; readonly done: number }>;
  } | null;
};

export type AddExampleAcademyMutationVariables = Exact<{
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type AddExampleAcademyMutation = {
  readonly addExampleAcademy: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RemoveExampleAcademyMutationVariables = Exact<{
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RemoveExampleAcademyMutation = {
  readonly removeExampleAcademy: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StartFilmMutationVariables = Exact<{
  fileName: string;
  bytes: number;
}>;

export type StartFilmMutation = {
  readonly startFilm: {
    readonly film: {
      readonly filmId: string;
      readonly fileName: string;
      readonly bytes: number;
      readonly state: FilmState;
      readonly progress: number;
      readonly message: string | null;
      readonly isOwn: boolean;
      readonly duration: number | null;
      readonly width: number | null;
      readonly height: number | null;
      readonly posterUrl: string | null;
      readonly manifestUrl: string | null;
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

export type FinishFilmMutationVariables = Exact<{
  filmId: string;
}>;

export type FinishFilmMutation = {
  readonly finishFilm: {
    readonly film: {
      readonly filmId: string;
      readonly fileName: string;
      readonly bytes: number;
      readonly state: FilmState;
      readonly progress: number;
      readonly message: string | null;
      readonly isOwn: boolean;
      readonly duration: number | null;
      readonly width: number | null;
      readonly height: number | null;
      readonly posterUrl: string | null;
      readonly manifestUrl: string | null;
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

export type RetryFilmMutationVariables = Exact<{
  filmId: string;
}>;

export type RetryFilmMutation = {
  readonly retryFilm: {
    readonly film: {
      readonly filmId: string;
      readonly fileName: string;
      readonly bytes: number;
      readonly state: FilmState;
      readonly progress: number;
      readonly message: string | null;
      readonly isOwn: boolean;
      readonly duration: number | null;
      readonly width: number | null;
      readonly height: number | null;
      readonly posterUrl: string | null;
      readonly manifestUrl: string | null;
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

export type StopFilmMutationVariables = Exact<{
  filmId: string;
}>;

export type StopFilmMutation = {
  readonly stopFilm: {
    readonly film: {
      readonly filmId: string;
      readonly fileName: string;
      readonly bytes: number;
      readonly state: FilmState;
      readonly progress: number;
      readonly message: string | null;
      readonly isOwn: boolean;
      readonly duration: number | null;
      readonly width: number | null;
      readonly height: number | null;
      readonly posterUrl: string | null;
      readonly manifestUrl: string | null;
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

export type StudioFilmTermsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioFilmTermsQuery = {
  readonly getFilmTerms: {
    readonly maxBytes: number;
    readonly canEncode: boolean;
    readonly canRepackage: boolean;
  } | null;
};

export type StudioFilmQueryVariables = Exact<{
  filmId: string;
}>;

export type StudioFilmQuery = {
  readonly getFilm: {
    readonly filmId: string;
    readonly fileName: string;
    readonly bytes: number;
    readonly state: FilmState;
    readonly progress: number;
    readonly message: string | null;
    readonly isOwn: boolean;
    readonly duration: number | null;
    readonly width: number | null;
    readonly height: number | null;
    readonly posterUrl: string | null;
    readonly manifestUrl: string | null;
  } | null;
};

export type FilmFieldsFragment = {
  readonly filmId: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly state: FilmState;
  readonly progress: number;
  readonly message: string | null;
  readonly isOwn: boolean;
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly posterUrl: string | null;
  readonly manifestUrl: string | null;
};

export type StudioFlagsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioFlagsQuery = {
  readonly listFlags: ReadonlyArray<{
    readonly flag: string;
    readonly about: string;
    readonly isSet: boolean;
    readonly isElsewhere: boolean;
    readonly defaultValue: unknown;
    readonly targets: unknown;
    readonly version: string;
  }> | null;
};

export type SaveStudioFlagMutationVariables = Exact<{
  flag: string;
  defaultValue?: unknown;
  targets: unknown;
  version: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveStudioFlagMutation = {
  readonly saveFlag: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioHealthQueryVariables = Exact<{ [key: string]: never }>;

export type StudioHealthQuery = {
  readonly checkHealth: ReadonlyArray<{
    readonly part: string;
    readonly title: string;
    readonly state: HealthState;
    readonly words: string;
    readonly todo: string | null;
  }> | null;
};

export type TryBackgroundJobAgainMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type TryBackgroundJobAgainMutation = {
  readonly tryJobAgain: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StopBackgroundJobMutationVariables = Exact<{
  jobId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type StopBackgroundJobMutation = {
  readonly stopJob: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioJobsQueryVariables = Exact<{
  view: JobView;
  name: string;
  below?: number | null | undefined;
}>;

export type StudioJobsQuery = {
  readonly listBackgroundJobs: {
    readonly nextBelow: number | null;
    readonly jobs: ReadonlyArray<{
      readonly jobId: string;
      readonly title: string;
      readonly state: JobState;
      readonly tries: number;
      readonly mostTries: number | null;
      readonly queuedAt: string;
      readonly nextAt: string | null;
      readonly begunAt: string | null;
      readonly endedAt: string | null;
      readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>;
      readonly failure: { readonly words: string; readonly detail: string } | null;
    }>;
  } | null;
};

export type StudioFailedJobsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioFailedJobsQuery = { readonly countFailedJobs: number | null };

export type SwitchStudioLetterMutationVariables = Exact<{
  letter: string;
  isOn: boolean;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SwitchStudioLetterMutation = {
  readonly switchLetter: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SendStudioLetterTestMutationVariables = Exact<{
  letter: string;
  draft: boolean;
}>;

export type SendStudioLetterTestMutation = {
  readonly sendLetterTest: {
    readonly sentTo: string | null;
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

export type StudioLetterDraftQueryVariables = Exact<{
  letter: string;
}>;

export type StudioLetterDraftQuery = {
  readonly getLetter: {
    readonly subject: string;
    readonly text: string;
    readonly about: { readonly letter: string; readonly title: string };
    readonly template: {
      readonly subject: string;
      readonly text: string;
      readonly button: string;
      readonly variables: ReadonlyArray<{
        readonly name: string;
        readonly meaning: string;
        readonly sample: string;
        readonly isRequired: boolean;
        readonly isOfText: boolean;
      }>;
    } | null;
  } | null;
};

export type StudioLettersQueryVariables = Exact<{ [key: string]: never }>;

export type StudioLettersQuery = {
  readonly listLetters: ReadonlyArray<{
    readonly letter: string;
    readonly title: string;
    readonly group: LetterGroup;
    readonly sentWhen: string;
    readonly sentTo: string;
    readonly alwaysSent: LetterAlwaysSent | null;
    readonly sentLately: number;
    readonly withheldLately: number;
    readonly offSince: string | null;
    readonly hasFixedWords: boolean;
    readonly ownWordsSince: string | null;
  }> | null;
};

export type LetterFieldsFragment = {
  readonly letter: string;
  readonly title: string;
  readonly group: LetterGroup;
  readonly sentWhen: string;
  readonly sentTo: string;
  readonly alwaysSent: LetterAlwaysSent | null;
  readonly sentLately: number;
  readonly withheldLately: number;
  readonly offSince: string | null;
  readonly hasFixedWords: boolean;
  readonly ownWordsSince: string | null;
};

export type StudioLetterQueryVariables = Exact<{
  letter: string;
}>;

export type StudioLetterQuery = {
  readonly getLetter: {
    readonly subject: string;
    readonly text: string;
    readonly about: {
      readonly letter: string;
      readonly title: string;
      readonly group: LetterGroup;
      readonly sentWhen: string;
      readonly sentTo: string;
      readonly alwaysSent: LetterAlwaysSent | null;
      readonly sentLately: number;
      readonly withheldLately: number;
      readonly offSince: string | null;
      readonly hasFixedWords: boolean;
      readonly ownWordsSince: string | null;
    };
  } | null;
};

export type StopOutboxMailMutationVariables = Exact<{
  mailId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type StopOutboxMailMutation = {
  readonly stopMail: {
    readonly lines: ReadonlyArray<string> | null;
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

export type MailAddressAgainMutationVariables = Exact<{
  mailId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type MailAddressAgainMutation = {
  readonly mailAgain: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SendOutboxMailAgainMutationVariables = Exact<{
  mailId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SendOutboxMailAgainMutation = {
  readonly sendMailAgain: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioOutboxQueryVariables = Exact<{
  view: OutboxView;
  address: string;
  below?: number | null | undefined;
}>;

export type StudioOutboxQuery = {
  readonly listOutboxMails: {
    readonly nextBelow: number | null;
    readonly mails: ReadonlyArray<{
      readonly mailId: string;
      readonly letter: string;
      readonly to: string;
      readonly subject: string;
      readonly state: MailState;
      readonly isSecret: boolean;
      readonly createdAt: string;
      readonly failedAt: string | null;
      readonly leavesAt: string | null;
      readonly withheld: MailWithheld | null;
      readonly endedAt: string | null;
    }>;
    readonly news: ReadonlyArray<{
      readonly news: WaitingNewsKind;
      readonly sessionId: string;
      readonly title: string;
      readonly leavesAt: string;
    }>;
  } | null;
};

export type StudioFoundQueryVariables = Exact<{
  text: string;
}>;

export type StudioFoundQuery = {
  readonly findDocuments: ReadonlyArray<{
    readonly kind: string;
    readonly id: string;
    readonly title: string;
    readonly isDraft: boolean;
  }> | null;
};

export type StudioFoundPeopleQueryVariables = Exact<{
  text: string;
}>;

export type StudioFoundPeopleQuery = {
  readonly listPeople: {
    readonly people: ReadonlyArray<{ readonly userId: string; readonly displayName: string; readonly email: string }>;
  } | null;
};

export type StudioFoundCompaniesQueryVariables = Exact<{
  text: string;
}>;

export type StudioFoundCompaniesQuery = {
  readonly searchCompanies: {
    readonly companies: ReadonlyArray<{ readonly companyId: string; readonly name: string }>;
  } | null;
};

export type StudioPassCodesQueryVariables = Exact<{
  passId: string;
}>;

export type StudioPassCodesQuery = {
  readonly getPassCodes: {
    readonly passId: string;
    readonly code: string;
    readonly timeZone: string;
    readonly hasOneTimeCodes: boolean;
    readonly company: { readonly companyId: string; readonly name: string } | null;
    readonly batches: ReadonlyArray<{
      readonly batchId: string | null;
      readonly size: number;
      readonly used: number;
      readonly madeAt: string | null;
      readonly madeByName: string | null;
      readonly endedAt: string | null;
      readonly endedByName: string | null;
    }>;
  } | null;
};

export type MakePassCodesMutationVariables = Exact<{
  passId: string;
  batchId: string;
  count: number;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type MakePassCodesMutation = {
  readonly makePassCodes: {
    readonly lines: ReadonlyArray<string> | null;
    readonly codes: ReadonlyArray<string> | null;
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

export type EndPassCodesMutationVariables = Exact<{
  passId: string;
  batchId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type EndPassCodesMutation = {
  readonly endPassCodes: {
    readonly lines: ReadonlyArray<string> | null;
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

export type TeamPaymentFieldsFragment = {
  readonly paymentId: string;
  readonly userId: string;
  readonly displayName: string;
  readonly email: string;
  readonly product: string | null;
  readonly amount: number;
  readonly refunded: number;
  readonly pending: number;
  readonly state: PaymentState;
  readonly happenedAt: string;
  readonly invoiceUrl: string | null;
  readonly providerUrl: string | null;
  readonly tries: number;
  readonly retryAt: string | null;
  readonly mailedAt: string | null;
  readonly disputeDueAt: string | null;
  readonly refundable: number;
  readonly isEndable: boolean;
  readonly refunds: ReadonlyArray<{
    readonly refundId: string;
    readonly amount: number;
    readonly state: TeamRefundState;
    readonly failure: string | null;
  }>;
};

export type StudioPaymentsQueryVariables = Exact<{
  view: PaymentView;
  text: string;
  after?: string | null | undefined;
}>;

export type StudioPaymentsQuery = {
  readonly listPayments: {
    readonly nextAfter: string | null;
    readonly payments: ReadonlyArray<{
      readonly paymentId: string;
      readonly userId: string;
      readonly displayName: string;
      readonly email: string;
      readonly product: string | null;
      readonly amount: number;
      readonly refunded: number;
      readonly pending: number;
      readonly state: PaymentState;
      readonly happenedAt: string;
      readonly invoiceUrl: string | null;
      readonly providerUrl: string | null;
      readonly tries: number;
      readonly retryAt: string | null;
      readonly mailedAt: string | null;
      readonly disputeDueAt: string | null;
      readonly refundable: number;
      readonly isEndable: boolean;
      readonly refunds: ReadonlyArray<{
        readonly refundId: string;
        readonly amount: number;
        readonly state: TeamRefundState;
        readonly failure: string | null;
      }>;
    }>;
  } | null;
};

export type StudioPersonPaymentsQueryVariables = Exact<{
  userId: string;
}>;

export type StudioPersonPaymentsQuery = {
  readonly listPayments: {
    readonly payments: ReadonlyArray<{
      readonly paymentId: string;
      readonly userId: string;
      readonly displayName: string;
      readonly email: string;
      readonly product: string | null;
      readonly amount: number;
      readonly refunded: number;
      readonly pending: number;
      readonly state: PaymentState;
      readonly happenedAt: string;
      readonly invoiceUrl: string | null;
      readonly providerUrl: string | null;
      readonly tries: number;
      readonly retryAt: string | null;
      readonly mailedAt: string | null;
      readonly disputeDueAt: string | null;
      readonly refundable: number;
      readonly isEndable: boolean;
      readonly refunds: ReadonlyArray<{
        readonly refundId: string;
        readonly amount: number;
        readonly state: TeamRefundState;
        readonly failure: string | null;
      }>;
    }>;
  } | null;
};

export type StudioPaymentTroubleQueryVariables = Exact<{ [key: string]: never }>;

export type StudioPaymentTroubleQuery = {
  readonly getPaymentTrouble: {
    readonly disputes: number;
    readonly dueAt: string | null;
    readonly refused: number;
  } | null;
};

export type RefundTeamPaymentMutationVariables = Exact<{
  paymentId: string;
  amount: number;
  ends?: boolean | null | undefined;
  press: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RefundTeamPaymentMutation = {
  readonly refundPayment: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioDocumentPeekQueryVariables = Exact<{
  kind: string;
  id: string;
}>;

export type StudioDocumentPeekQuery = {
  readonly getDocument: {
    readonly title: string;
    readonly state: DocumentState;
    readonly draft: {
      readonly publishAt: string | null;
      readonly savedAt: string;
      readonly savedByName: string;
      readonly failure: string | null;
    } | null;
    readonly faults: ReadonlyArray<{
      readonly path: string;
      readonly message: string;
      readonly when: DocumentFaultWhen;
      readonly needsKind: string | null;
      readonly needsId: string | null;
    }>;
  } | null;
  readonly getDocumentUses: { readonly users: ReadonlyArray<string>; readonly history: ReadonlyArray<string> } | null;
  readonly listDocumentRevisions: ReadonlyArray<{
    readonly number: number;
    readonly note: string;
    readonly actorName: string | null;
    readonly at: string;
  }> | null;
};

export type StudioPeopleQueryVariables = Exact<{
  text: string;
  view: PeopleView;
  companyId?: string | null | undefined;
  after?: string | null | undefined;
}>;

export type StudioPeopleQuery = {
  readonly listPeople: {
    readonly nextAfter: string | null;
    readonly people: ReadonlyArray<{
      readonly userId: string;
      readonly displayName: string;
      readonly email: string;
      readonly profileImageUrl: string | null;
      readonly accountType: string | null;
      readonly registeredAt: string;
      readonly isListed: boolean;
      readonly isTest: boolean;
      readonly company: { readonly companyId: string; readonly name: string } | null;
    }>;
  } | null;
};

export type MailPersonAgainMutationVariables = Exact<{
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type MailPersonAgainMutation = {
  readonly mailAgain: {
    readonly lines: ReadonlyArray<string> | null;
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

export type GivePersonAreaMutationVariables = Exact<{
  userId: string;
  area: string;
  lastDay: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type GivePersonAreaMutation = {
  readonly giveArea: {
    readonly lines: ReadonlyArray<string> | null;
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

export type EndPersonGrantMutationVariables = Exact<{
  userId: string;
  grantId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type EndPersonGrantMutation = {
  readonly endGrant: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SignOutPersonMutationVariables = Exact<{
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SignOutPersonMutation = {
  readonly signOutPerson: {
    readonly lines: ReadonlyArray<string> | null;
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

export type ForgetPersonProviderMutationVariables = Exact<{
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type ForgetPersonProviderMutation = {
  readonly forgetProviderNames: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SavePersonAddressMutationVariables = Exact<{
  userId: string;
  to: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SavePersonAddressMutation = {
  readonly savePersonAddress: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RequestPersonErasureMutationVariables = Exact<{
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RequestPersonErasureMutation = {
  readonly requestPersonErasure: {
    readonly lines: ReadonlyArray<string> | null;
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

export type CancelPersonErasureMutationVariables = Exact<{
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type CancelPersonErasureMutation = {
  readonly cancelPersonErasure: {
    readonly lines: ReadonlyArray<string> | null;
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

export type IssuePersonCertificateMutationVariables = Exact<{
  userId: string;
  certificateId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type IssuePersonCertificateMutation = {
  readonly addCertificateCompletion: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RevokePersonCertificateMutationVariables = Exact<{
  userId: string;
  certificateId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RevokePersonCertificateMutation = {
  readonly removeCertificateCompletion: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StartSupportSessionMutationVariables = Exact<{
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type StartSupportSessionMutation = {
  readonly startSupportSession: {
    readonly lines: ReadonlyArray<string> | null;
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

export type AddPersonNoteMutationVariables = Exact<{
  userId: string;
  noteId: string;
  note: string;
}>;

export type AddPersonNoteMutation = {
  readonly addPersonNote: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RemovePersonNoteMutationVariables = Exact<{
  userId: string;
  noteId: string;
}>;

export type RemovePersonNoteMutation = {
  readonly removePersonNote: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioPersonQueryVariables = Exact<{
  userId: string;
}>;

export type StudioPersonQuery = {
  readonly getPerson: {
    readonly userId: string;
    readonly displayName: string;
    readonly firstName: string;
    readonly email: string;
    readonly profileImageUrl: string | null;
    readonly jobRole: string | null;
    readonly statedCompany: string | null;
    readonly pronouns: string | null;
    readonly place: string | null;
    readonly accountType: string | null;
    readonly tierChangedAt: string | null;
    readonly registeredAt: string;
    readonly lastSignInAt: string | null;
    readonly timeZone: string;
    readonly isListed: boolean;
    readonly isTest: boolean;
    readonly isOfTeam: boolean;
    readonly providerNames: number | null;
    readonly company: { readonly companyId: string; readonly name: string } | null;
    readonly grants: ReadonlyArray<{
      readonly grantId: string;
      readonly entitlementId: string;
      readonly name: string;
      readonly type: string;
      readonly source: string;
      readonly sourceRef: string;
      readonly startsAt: string;
      readonly endsAt: string | null;
      readonly revokedAt: string | null;
      readonly reason: string | null;
      readonly state: GrantState;
      readonly keptBy: string | null;
      readonly isEndable: boolean;
    }>;
    readonly sessions: ReadonlyArray<{
      readonly sessionId: string;
      readonly title: string;
      readonly courseTitle: string;
      readonly isLive: boolean;
      readonly isWaitlisted: boolean;
      readonly startsAt: string | null;
      readonly joinedAt: string;
      readonly attendedAt: string | null;
      readonly completedAt: string | null;
      readonly filmsDone: number;
    }>;
    readonly certificates: ReadonlyArray<{
      readonly certificateId: string;
      readonly title: string;
      readonly registeredAt: string | null;
      readonly eligibleAt: string | null;
      readonly heldAt: string | null;
      readonly heldReason: string | null;
      readonly credentialId: string | null;
      readonly issuedAt: string | null;
      readonly revokedAt: string | null;
      readonly revokedReason: string | null;
    }>;
    readonly notes: ReadonlyArray<{
      readonly noteId: string;
      readonly note: string;
      readonly authorName: string | null;
      readonly writtenAt: string;
      readonly isMine: boolean;
    }>;
    readonly payments: {
      readonly subscriptions: ReadonlyArray<{
        readonly subscriptionId: string;
        readonly name: string;
        readonly status: string;
        readonly amount: number | null;
        readonly periodEndsAt: string;
        readonly cancelsAt: string | null;
      }>;
      readonly purchases: ReadonlyArray<{
        readonly checkoutId: string;
        readonly name: string;
        readonly amount: number;
        readonly boughtAt: string;
      }>;
      readonly refunds: ReadonlyArray<{
        readonly refundId: string;
        readonly amount: number;
        readonly decidedAt: string;
        readonly doneAt: string | null;
      }>;
    } | null;
    readonly devices: ReadonlyArray<{
      readonly device: string;
      readonly signIns: number;
      readonly lastUsedAt: string;
    }> | null;
    readonly privacy: {
      readonly erasure: { readonly requestedAt: string; readonly dueAt: string } | null;
      readonly copies: ReadonlyArray<{ readonly requestedAt: string; readonly readyAt: string | null }>;
    } | null;
    readonly entries: ReadonlyArray<{
      readonly entryId: string;
      readonly action: string;
      readonly reason: string | null;
      readonly by: string;
      readonly doneAt: string;
    }> | null;
    readonly mailStop: { readonly reason: MailWithheld; readonly since: string; readonly words: string } | null;
    readonly mails: ReadonlyArray<{
      readonly mailId: string;
      readonly letter: string;
      readonly subject: string;
      readonly state: MailState;
      readonly withheld: MailWithheld | null;
      readonly createdAt: string;
    }> | null;
  } | null;
};

export type StudioVerdictQueryVariables = Exact<{
  userId: string;
  address: string;
  at?: string | null | undefined;
}>;

export type StudioVerdictQuery = {
  readonly explainAccess: {
    readonly opens: boolean;
    readonly sentence: string;
    readonly leadsTo: string | null;
    readonly keys: ReadonlyArray<string>;
    readonly rules: ReadonlyArray<{ readonly isMet: boolean; readonly rule: string; readonly note: string }>;
  } | null;
};

export type KeepDocumentPresenceMutationVariables = Exact<{
  kind: string;
  documentId: string;
  field: string;
}>;

export type KeepDocumentPresenceMutation = {
  readonly saveDocumentPresence: {
    readonly others: ReadonlyArray<{ readonly memberId: string; readonly name: string; readonly field: string }> | null;
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

export type StudioPagePreviewQueryVariables = Exact<{
  kind: string;
  id: string;
  address?: string | null | undefined;
  persona: PreviewPersona;
  userId?: string | null | undefined;
  at?: string | null | undefined;
}>;

export type StudioPagePreviewQuery = {
  readonly getDocumentPreview: {
    readonly token: string;
    readonly address: string;
    readonly version: number | null;
    readonly opens: boolean;
    readonly sentence: string;
    readonly leadsTo: string | null;
  } | null;
};

export type StudioPreviewPeopleQueryVariables = Exact<{
  words: string;
}>;

export type StudioPreviewPeopleQuery = {
  readonly listMembers: {
    readonly list: ReadonlyArray<{
      readonly userId: string;
      readonly displayName: string;
      readonly company: string | null;
    }>;
  } | null;
};

export type StudioProductsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioProductsQuery = {
  readonly compareProducts: {
    readonly state: ProductComparison;
    readonly products: ReadonlyArray<{
      readonly productId: string;
      readonly name: string;
      readonly about: string;
      readonly features: ReadonlyArray<string>;
      readonly kind: string;
      readonly lookupKey: string;
      readonly amount: number;
      readonly currency: string;
      readonly interval: string | null;
      readonly planSets: ReadonlyArray<number>;
      readonly sellable: boolean;
      readonly isOffered: boolean;
      readonly differences: ReadonlyArray<string>;
      readonly toCreate: string | null;
      readonly there: {
        readonly priceId: string;
        readonly amount: number;
        readonly currency: string;
        readonly interval: string | null;
        readonly taxBehavior: string;
      } | null;
      readonly payers: ReadonlyArray<{ readonly amount: number; readonly members: number }>;
    }>;
    readonly promotions: ReadonlyArray<{
      readonly code: string;
      readonly usableBy: string;
      readonly amountOff: number;
      readonly startsAt: string;
      readonly endsAt: string;
      readonly isOffered: boolean;
      readonly difference: string | null;
      readonly isMissing: boolean;
    }>;
    readonly cancelOffers: ReadonlyArray<{
      readonly coupon: string;
      readonly name: string;
      readonly headline: string;
      readonly subheadline: string;
      readonly acceptCta: string;
      readonly rejectCta: string;
      readonly startsAt: string;
      readonly endsAt: string | null;
      readonly difference: string | null;
      readonly isMissing: boolean;
    }>;
  } | null;
};

export type SaveSoldProductMutationVariables = Exact<{
  product: string;
  name: string;
  about: string;
  features: ReadonlyArray<string> | string;
  amount: number;
  sellable: boolean;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveSoldProductMutation = {
  readonly saveProductTerms: {
    readonly lines: ReadonlyArray<string> | null;
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

export type AddSoldMembershipMutationVariables = Exact<{
  product: string;
  name: string;
  about: string;
  features: ReadonlyArray<string> | string;
  amount: number;
  areas: ReadonlyArray<string> | string;
  planSets: ReadonlyArray<number> | number;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type AddSoldMembershipMutation = {
  readonly addMembershipProduct: {
    readonly lines: ReadonlyArray<string> | null;
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

export type AddStripePriceMutationVariables = Exact<{
  product: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type AddStripePriceMutation = {
  readonly addProviderPrice: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioPreviewQueryVariables = Exact<{
  kind: string;
  id: string;
  also?: ReadonlyArray<DocumentKeyInput> | DocumentKeyInput | null | undefined;
}>;

export type StudioPreviewQuery = {
  readonly rehearseDocumentPublishing: {
    readonly refusal: string | null;
    readonly lines: ReadonlyArray<string>;
    readonly mailed: number;
    readonly differences: ReadonlyArray<{ readonly path: string; readonly before: unknown; readonly after: unknown }>;
    readonly faults: ReadonlyArray<{
      readonly path: string;
      readonly message: string;
      readonly when: DocumentFaultWhen;
      readonly needsKind: string | null;
      readonly needsId: string | null;
    }>;
    readonly needed: ReadonlyArray<{
      readonly kind: string;
      readonly documentId: string;
      readonly title: string;
      readonly version: number;
      readonly faults: ReadonlyArray<{
        readonly path: string;
        readonly message: string;
        readonly when: DocumentFaultWhen;
        readonly needsKind: string | null;
        readonly needsId: string | null;
      }>;
    }>;
  } | null;
};

export type StudioReconciliationsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioReconciliationsQuery = {
  readonly listReconciliations: ReadonlyArray<{
    readonly runId: number;
    readonly kind: ReconciliationKind;
    readonly begunAt: string;
    readonly endedAt: string | null;
    readonly subscriptions: number;
    readonly refunds: number;
    readonly lost: number;
    readonly owed: number;
    readonly failure: string | null;
    readonly differences: ReadonlyArray<{
      readonly subject: string;
      readonly words: string;
      readonly isCorrected: boolean;
      readonly userId: string | null;
      readonly displayName: string | null;
    }>;
  }> | null;
};

export type StartReconciliationMutationVariables = Exact<{
  compareOnly: boolean;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type StartReconciliationMutation = {
  readonly startReconciliation: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioAnnouncementsQueryVariables = Exact<{
  sessionId: string;
}>;

export type StudioAnnouncementsQuery = {
  readonly listSessionAnnouncements: ReadonlyArray<{
    readonly announcementId: string;
    readonly subject: string;
    readonly text: string;
    readonly writtenBy: string;
    readonly writtenAt: string;
    readonly leavesAt: string | null;
    readonly sentAt: string | null;
    readonly stoppedAt: string | null;
    readonly mailed: number;
  }> | null;
};

export type AnnounceByStaffMutationVariables = Exact<{
  sessionId: string;
  announcementId: string;
  subject: string;
  text: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type AnnounceByStaffMutation = {
  readonly announceToSession: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StopAnnouncementByStaffMutationVariables = Exact<{
  announcementId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type StopAnnouncementByStaffMutation = {
  readonly stopAnnouncement: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SaveAttendanceByStaffMutationVariables = Exact<{
  sessionId: string;
  meetingNumber: number;
  userIds?: ReadonlyArray<string> | string | null | undefined;
  wasThere: boolean;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveAttendanceByStaffMutation = {
  readonly saveAttendance: {
    readonly lines: ReadonlyArray<string> | null;
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

export type MoveMeetingByStaffMutationVariables = Exact<{
  sessionId: string;
  meetingNumber: number;
  startAt: string;
  endAt: string;
  words?: string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type MoveMeetingByStaffMutation = {
  readonly moveMeeting: {
    readonly lines: ReadonlyArray<string> | null;
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

export type CancelMeetingByStaffMutationVariables = Exact<{
  sessionId: string;
  meetingNumber: number;
  words?: string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type CancelMeetingByStaffMutation = {
  readonly cancelMeeting: {
    readonly lines: ReadonlyArray<string> | null;
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

export type CancelSessionByStaffMutationVariables = Exact<{
  sessionId: string;
  words?: string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type CancelSessionByStaffMutation = {
  readonly cancelSession: {
    readonly lines: ReadonlyArray<string> | null;
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

export type TakeDatesBackByStaffMutationVariables = Exact<{
  sessionId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type TakeDatesBackByStaffMutation = {
  readonly takeDatesBack: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SaveRecordingByStaffMutationVariables = Exact<{
  sessionId: string;
  meetingNumber: number;
  url?: string | null | undefined;
  filmId?: string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveRecordingByStaffMutation = {
  readonly saveRecording: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RemoveRecordingByStaffMutationVariables = Exact<{
  sessionId: string;
  meetingNumber: number;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RemoveRecordingByStaffMutation = {
  readonly removeRecording: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioWantedRecordingsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioWantedRecordingsQuery = {
  readonly listWantedRecordings: ReadonlyArray<{
    readonly sessionId: string;
    readonly meetingNumber: number;
    readonly title: string;
    readonly meetingTitle: string;
    readonly endAt: string;
    readonly message: string | null;
  }> | null;
};

export type StudioRunSessionQueryVariables = Exact<{
  sessionId: string;
}>;

export type StudioRunSessionQuery = {
  readonly getRunSession: {
    readonly sessionId: string;
    readonly title: string;
    readonly courseTitle: string;
    readonly startAt: string;
    readonly endAt: string;
    readonly timeZone: string;
    readonly isCanceled: boolean;
    readonly capacity: number | null;
    readonly taken: number;
    readonly held: number;
    readonly waiting: number;
    readonly enrolled: number;
    readonly openAct: {
      readonly lines: ReadonlyArray<string>;
      readonly actedBy: string;
      readonly actedAt: string;
      readonly openUntil: string;
    } | null;
    readonly meetings: ReadonlyArray<{
      readonly meetingNumber: number;
      readonly title: string;
      readonly startAt: string;
      readonly endAt: string;
      readonly isReported: boolean;
      readonly attended: number;
      readonly recording: {
        readonly url: string | null;
        readonly filmId: string | null;
        readonly fileName: string | null;
        readonly readyAt: string | null;
      } | null;
    }>;
  } | null;
};

export type StudioRunSessionsQueryVariables = Exact<{
  isOver: boolean;
  search: string;
  after: number;
}>;

export type StudioRunSessionsQuery = {
  readonly listRunSessions: {
    readonly nextAfter: number | null;
    readonly sessions: ReadonlyArray<{
      readonly sessionId: string;
      readonly title: string;
      readonly courseTitle: string;
      readonly startAt: string;
      readonly endAt: string;
      readonly isCanceled: boolean;
      readonly capacity: number | null;
      readonly taken: number;
      readonly waiting: number;
    }>;
  } | null;
};

export type StudioPeopleOfSessionQueryVariables = Exact<{
  sessionId: string;
  view: SessionPeopleView;
  meetingNumber?: number | null | undefined;
  search: string;
  after: number;
}>;

export type StudioPeopleOfSessionQuery = {
  readonly listSessionPeople: {
    readonly nextAfter: number | null;
    readonly people: ReadonlyArray<{
      readonly userId: string;
      readonly displayName: string;
      readonly email: string;
      readonly customerName: string;
      readonly isSeatless: boolean;
      readonly joinedAt: string;
      readonly hasAttended: boolean;
      readonly isMarked: boolean;
      readonly meetingsAttended: number;
      readonly rank: number | null;
      readonly offerExpiresAt: string | null;
      readonly offersMissed: number;
      readonly meeting: { readonly seconds: number; readonly wasThere: boolean; readonly isMarked: boolean } | null;
    }>;
  } | null;
};

export type EnrollPersonByStaffMutationVariables = Exact<{
  sessionId: string;
  userId: string;
  swap: boolean;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type EnrollPersonByStaffMutation = {
  readonly enrollPerson: {
    readonly lines: ReadonlyArray<string> | null;
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

export type UnenrollPersonByStaffMutationVariables = Exact<{
  sessionId: string;
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type UnenrollPersonByStaffMutation = {
  readonly unenrollPerson: {
    readonly lines: ReadonlyArray<string> | null;
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

export type OfferSeatByStaffMutationVariables = Exact<{
  sessionId: string;
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type OfferSeatByStaffMutation = {
  readonly offerSeat: {
    readonly lines: ReadonlyArray<string> | null;
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

export type HoldSeatByStaffMutationVariables = Exact<{
  sessionId: string;
  userId: string;
  until: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type HoldSeatByStaffMutation = {
  readonly holdSeat: {
    readonly lines: ReadonlyArray<string> | null;
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

export type LetSeatGoByStaffMutationVariables = Exact<{
  sessionId: string;
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type LetSeatGoByStaffMutation = {
  readonly letSeatGo: {
    readonly lines: ReadonlyArray<string> | null;
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

export type MoveWaitingByStaffMutationVariables = Exact<{
  sessionId: string;
  userId: string;
  rank: number;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type MoveWaitingByStaffMutation = {
  readonly moveWaiting: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SubmissionFieldsFragment = {
  readonly submissionId: string;
  readonly sessionId: string;
  readonly sessionTitle: string;
  readonly projectTitle: string;
  readonly displayName: string;
  readonly email: string;
  readonly customerName: string;
  readonly number: number;
  readonly link: string | null;
  readonly note: string;
  readonly submittedAt: string;
  readonly state: ProjectReviewState;
  readonly words: string;
  readonly reviewedAt: string | null;
  readonly reviewerName: string | null;
  readonly isReplaced: boolean;
};

export type StudioSubmissionsQueryVariables = Exact<{
  state: ProjectReviewState;
  sessionId?: string | null | undefined;
  search: string;
  after?: string | null | undefined;
}>;

export type StudioSubmissionsQuery = {
  readonly listSubmissions: {
    readonly nextAfter: string | null;
    readonly submissions: ReadonlyArray<{
      readonly submissionId: string;
      readonly sessionId: string;
      readonly sessionTitle: string;
      readonly projectTitle: string;
      readonly displayName: string;
      readonly email: string;
      readonly customerName: string;
      readonly number: number;
      readonly link: string | null;
      readonly note: string;
      readonly submittedAt: string;
      readonly state: ProjectReviewState;
      readonly words: string;
      readonly reviewedAt: string | null;
      readonly reviewerName: string | null;
      readonly isReplaced: boolean;
    }>;
  } | null;
};

export type StudioWaitingSubmissionsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioWaitingSubmissionsQuery = {
  readonly listWaitingSubmissions: ReadonlyArray<{
    readonly sessionId: string;
    readonly title: string;
    readonly startAt: string | null;
    readonly waiting: number;
  }> | null;
};

export type StudioSubmissionQueryVariables = Exact<{
  submissionId: string;
}>;

export type StudioSubmissionQuery = {
  readonly getSubmission: {
    readonly newestId: string;
    readonly version: {
      readonly submissionId: string;
      readonly sessionId: string;
      readonly sessionTitle: string;
      readonly projectTitle: string;
      readonly displayName: string;
      readonly email: string;
      readonly customerName: string;
      readonly number: number;
      readonly link: string | null;
      readonly note: string;
      readonly submittedAt: string;
      readonly state: ProjectReviewState;
      readonly words: string;
      readonly reviewedAt: string | null;
      readonly reviewerName: string | null;
      readonly isReplaced: boolean;
    };
    readonly earlier: ReadonlyArray<{
      readonly submissionId: string;
      readonly sessionId: string;
      readonly sessionTitle: string;
      readonly projectTitle: string;
      readonly displayName: string;
      readonly email: string;
      readonly customerName: string;
      readonly number: number;
      readonly link: string | null;
      readonly note: string;
      readonly submittedAt: string;
      readonly state: ProjectReviewState;
      readonly words: string;
      readonly reviewedAt: string | null;
      readonly reviewerName: string | null;
      readonly isReplaced: boolean;
    }>;
  } | null;
};

export type ReviewSubmissionByStaffMutationVariables = Exact<{
  submissionId: string;
  state: ProjectReviewState;
  words: string;
  reviewedAt?: string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type ReviewSubmissionByStaffMutation = {
  readonly reviewSubmission: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioSavedViewsQueryVariables = Exact<{
  list: string;
}>;

export type StudioSavedViewsQuery = {
  readonly listSavedViews: ReadonlyArray<{
    readonly savedViewId: string;
    readonly name: string;
    readonly query: string;
    readonly isShared: boolean;
    readonly isMine: boolean;
    readonly ownerName: string | null;
  }> | null;
};

export type SaveStudioViewMutationVariables = Exact<{
  savedViewId: string;
  list: string;
  name: string;
  query: string;
  shared: boolean;
}>;

export type SaveStudioViewMutation = {
  readonly saveView: {
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

export type RemoveStudioViewMutationVariables = Exact<{
  savedViewId: string;
}>;

export type RemoveStudioViewMutation = {
  readonly removeSavedView: {
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

export type StudioSetUpQueryVariables = Exact<{ [key: string]: never }>;

export type StudioSetUpQuery = {
  readonly getAcademySetUp: {
    readonly owners: number;
    readonly hasLook: boolean;
    readonly hasMailServer: boolean;
    readonly firstMail: FirstMailState;
    readonly hasCourse: boolean;
    readonly hasPeople: boolean;
    readonly sells: boolean;
  } | null;
};

export type StudioSettingsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioSettingsQuery = {
  readonly getAcademySettings: {
    readonly version: number;
    readonly body: unknown;
    readonly defaults: unknown;
    readonly fixed: ReadonlyArray<{ readonly field: string; readonly variable: string; readonly value: string }>;
    readonly versions: ReadonlyArray<{
      readonly version: number;
      readonly body: unknown;
      readonly savedByName: string;
      readonly savedAt: string;
    }>;
  } | null;
};

export type SaveAcademySettingsMutationVariables = Exact<{
  version: number;
  body: unknown;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveAcademySettingsMutation = {
  readonly saveAcademySettings: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioEndingCertificatesQueryVariables = Exact<{ [key: string]: never }>;

export type StudioEndingCertificatesQuery = {
  readonly listEndingCertificates: ReadonlyArray<{
    readonly companyId: string;
    readonly name: string;
    readonly endsAt: string;
  }> | null;
};

export type SaveCompanyOidcMutationVariables = Exact<{
  companyId: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveCompanyOidcMutation = {
  readonly saveCompanyOidc: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SaveCompanySamlMutationVariables = Exact<{
  companyId: string;
  metadata: string;
  keepsCertificates: boolean;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveCompanySamlMutation = {
  readonly saveCompanySaml: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RemoveSignOnDraftMutationVariables = Exact<{
  companyId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RemoveSignOnDraftMutation = {
  readonly removeSignOnDraft: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SwitchOnSignOnMutationVariables = Exact<{
  companyId: string;
  revision: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SwitchOnSignOnMutation = {
  readonly switchOnSignOn: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SwitchOffSignOnMutationVariables = Exact<{
  companyId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SwitchOffSignOnMutation = {
  readonly switchOffSignOn: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RemoveSignOnMutationVariables = Exact<{
  companyId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RemoveSignOnMutation = {
  readonly removeSignOn: {
    readonly lines: ReadonlyArray<string> | null;
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

export type SaveCompanyLearningSystemMutationVariables = Exact<{
  companyId: string;
  providerKey: string;
  redirectUrl: string;
  passCode: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveCompanyLearningSystemMutation = {
  readonly saveCompanyLearningSystem: {
    readonly lines: ReadonlyArray<string> | null;
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

export type RemoveCompanyLearningSystemMutationVariables = Exact<{
  companyId: string;
  providerKey: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type RemoveCompanyLearningSystemMutation = {
  readonly removeCompanyLearningSystem: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioSignOnQueryVariables = Exact<{
  companyId: string;
}>;

export type StudioSignOnQuery = {
  readonly getCompanySignOn: {
    readonly companyId: string;
    readonly name: string;
    readonly people: number;
    readonly domains: ReadonlyArray<string>;
    readonly passCodes: ReadonlyArray<string>;
    readonly inUse: {
      readonly kind: string;
      readonly issuer: string;
      readonly clientId: string | null;
      readonly ssoUrl: string | null;
      readonly onSince: string | null;
      readonly certificates: ReadonlyArray<{ readonly fingerprint: string; readonly endsAt: string }>;
    } | null;
    readonly draft: {
      readonly revision: string;
      readonly kind: string;
      readonly issuer: string;
      readonly clientId: string | null;
      readonly ssoUrl: string | null;
      readonly savedAt: string;
      readonly testedAt: string | null;
      readonly testFault: SignOnFault | null;
      readonly testWords: string | null;
      readonly testClaims: ReadonlyArray<string>;
      readonly testLink: string | null;
      readonly certificates: ReadonlyArray<{ readonly fingerprint: string; readonly endsAt: string }>;
    } | null;
    readonly lastUse: { readonly displayName: string; readonly at: string } | null;
    readonly ourSide: {
      readonly redirectUrl: string;
      readonly entityId: string;
      readonly acsUrl: string;
      readonly metadataUrl: string;
    };
    readonly learningSystems: ReadonlyArray<{
      readonly providerKey: string;
      readonly redirectUrl: string | null;
      readonly passCode: string | null;
      readonly isReady: boolean;
      readonly link: string;
    }>;
  } | null;
};

export type StudioTodayQueryVariables = Exact<{ [key: string]: never }>;

export type StudioTodayQuery = {
  readonly listOpenDrafts: ReadonlyArray<{
    readonly kind: string;
    readonly id: string;
    readonly title: string;
    readonly savedByName: string;
    readonly savedAt: string;
    readonly publishAt: string | null;
    readonly failure: string | null;
    readonly isMine: boolean;
    readonly faults: number;
  }> | null;
};

export type StudioDocumentsQueryVariables = Exact<{
  kind: string;
  text: string;
  state?: DocumentStateFilter | null | undefined;
  sort: DocumentSort;
  reversed: boolean;
  after: number;
}>;

export type StudioDocumentsQuery = {
  readonly listDocuments: {
    readonly total: number;
    readonly nextAfter: number | null;
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly state: DocumentState;
      readonly changedBy: string | null;
      readonly changedAt: string | null;
      readonly draft: {
        readonly savedByName: string;
        readonly savedAt: string;
        readonly publishAt: string | null;
        readonly failure: string | null;
      } | null;
    }>;
  } | null;
};

export type StudioChoicesQueryVariables = Exact<{
  kind: string;
  text: string;
}>;

export type StudioChoicesQuery = {
  readonly listDocuments: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string }> } | null;
};

export type StudioTitlesQueryVariables = Exact<{
  kind: string;
  ids: ReadonlyArray<string> | string;
}>;

export type StudioTitlesQuery = {
  readonly listDocuments: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string }> } | null;
};

export type StudioDocumentQueryVariables = Exact<{
  kind: string;
  id: string;
}>;

export type StudioDocumentQuery = {
  readonly getDocument: {
    readonly id: string;
    readonly title: string;
    readonly state: DocumentState;
    readonly published: unknown;
    readonly revision: number;
    readonly draft: {
      readonly body: unknown;
      readonly version: number;
      readonly savedByName: string;
      readonly savedAt: string;
      readonly publishAt: string | null;
      readonly note: string;
      readonly failure: string | null;
    } | null;
    readonly faults: ReadonlyArray<{
      readonly path: string;
      readonly message: string;
      readonly when: DocumentFaultWhen;
      readonly needsKind: string | null;
      readonly needsId: string | null;
    }>;
  } | null;
};

export type DocumentFieldsFragment = {
  readonly id: string;
  readonly title: string;
  readonly state: DocumentState;
  readonly published: unknown;
  readonly revision: number;
  readonly draft: {
    readonly body: unknown;
    readonly version: number;
    readonly savedByName: string;
    readonly savedAt: string;
    readonly publishAt: string | null;
    readonly note: string;
    readonly failure: string | null;
  } | null;
  readonly faults: ReadonlyArray<{
    readonly path: string;
    readonly message: string;
    readonly when: DocumentFaultWhen;
    readonly needsKind: string | null;
    readonly needsId: string | null;
  }>;
};

export type DraftFieldsFragment = {
  readonly body: unknown;
  readonly version: number;
  readonly savedByName: string;
  readonly savedAt: string;
  readonly publishAt: string | null;
  readonly note: string;
  readonly failure: string | null;
};

export type FaultOfDocumentFragment = {
  readonly path: string;
  readonly message: string;
  readonly when: DocumentFaultWhen;
  readonly needsKind: string | null;
  readonly needsId: string | null;
};

export type StudioEndQueryVariables = Exact<{
  kind: string;
  id: string;
  end: DocumentEnd;
}>;

export type StudioEndQuery = {
  readonly rehearseDocumentEnding: {
    readonly refusal: string | null;
    readonly lines: ReadonlyArray<string>;
    readonly mailed: number;
  } | null;
};

export type StudioHistoryQueryVariables = Exact<{
  kind: string;
  id: string;
  below?: number | null | undefined;
}>;

export type StudioHistoryQuery = {
  readonly listDocumentRevisions: ReadonlyArray<{
    readonly number: number;
    readonly note: string;
    readonly actorName: string | null;
    readonly at: string;
  }> | null;
};

export type StudioRevisionQueryVariables = Exact<{
  kind: string;
  id: string;
  number: number;
}>;

export type StudioRevisionQuery = {
  readonly getDocumentRevision: {
    readonly number: number;
    readonly differences: ReadonlyArray<{ readonly path: string; readonly before: unknown; readonly after: unknown }>;
  } | null;
};

export type SaveTeamRolesMutationVariables = Exact<{
  email: string;
  roles: ReadonlyArray<StaffRole> | StaffRole;
  customerIds?: ReadonlyArray<string> | string | null | undefined;
  courseIds?: ReadonlyArray<string> | string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type SaveTeamRolesMutation = {
  readonly saveStaffRoles: {
    readonly lines: ReadonlyArray<string> | null;
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

export type InviteToTeamMutationVariables = Exact<{
  email: string;
  roles: ReadonlyArray<StaffRole> | StaffRole;
  customerIds?: ReadonlyArray<string> | string | null | undefined;
  courseIds?: ReadonlyArray<string> | string | null | undefined;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type InviteToTeamMutation = {
  readonly inviteStaff: {
    readonly lines: ReadonlyArray<string> | null;
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

export type WithdrawTeamInvitationMutationVariables = Exact<{
  email: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type WithdrawTeamInvitationMutation = {
  readonly withdrawStaffInvitation: {
    readonly lines: ReadonlyArray<string> | null;
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

export type ResetTeamFactorsMutationVariables = Exact<{
  userId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type ResetTeamFactorsMutation = {
  readonly resetSecondFactors: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StudioTeamQueryVariables = Exact<{ [key: string]: never }>;

export type StudioTeamQuery = {
  readonly getStaffTeam: {
    readonly members: ReadonlyArray<{
      readonly userId: string;
      readonly displayName: string;
      readonly email: string;
      readonly profileImageUrl: string | null;
      readonly roles: ReadonlyArray<StaffRole>;
      readonly factor: string;
      readonly factorDueAt: string | null;
      readonly companies: ReadonlyArray<{ readonly id: string; readonly name: string }>;
      readonly courses: ReadonlyArray<{ readonly id: string; readonly name: string }>;
    }>;
    readonly invitations: ReadonlyArray<{
      readonly email: string;
      readonly roles: ReadonlyArray<StaffRole>;
      readonly expiresAt: string;
    }>;
  } | null;
};

export type StudioCompanyChoicesQueryVariables = Exact<{
  text: string;
}>;

export type StudioCompanyChoicesQuery = {
  readonly listCompanies: {
    readonly companies: ReadonlyArray<{ readonly companyId: string; readonly name: string }>;
  } | null;
};

export type StudioTokensQueryVariables = Exact<{ [key: string]: never }>;

export type StudioTokensQuery = {
  readonly listApiTokens: ReadonlyArray<{
    readonly tokenId: string;
    readonly name: string;
    readonly ending: string;
    readonly role: ApiTokenRole;
    readonly scope: ApiTokenScope;
    readonly state: ApiTokenState;
    readonly madeBy: string;
    readonly madeAt: string;
    readonly expiresAt: string;
    readonly lastUsedAt: string | null;
    readonly endedAt: string | null;
    readonly endedBy: string | null;
  }> | null;
};

export type MakeStudioTokenMutationVariables = Exact<{
  tokenId: string;
  name: string;
  role: ApiTokenRole;
  scope: ApiTokenScope;
  days: number;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type MakeStudioTokenMutation = {
  readonly makeApiToken: {
    readonly lines: ReadonlyArray<string> | null;
    readonly secret: string | null;
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

export type EndStudioTokenMutationVariables = Exact<{
  tokenId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type EndStudioTokenMutation = {
  readonly endApiToken: {
    readonly lines: ReadonlyArray<string> | null;
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

export type StartStudioUploadMutationVariables = Exact<{
  kind: UploadKind;
  fileType: string;
  fileName: string;
}>;

export type StartStudioUploadMutation = {
  readonly startUpload: {
    readonly uploadId: string | null;
    readonly url: string | null;
    readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string }> | null;
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

export type FinishStudioUploadMutationVariables = Exact<{
  uploadId: string;
}>;

export type FinishStudioUploadMutation = {
  readonly finishUpload: {
    readonly upload: { readonly address: string | null; readonly key: string } | null;
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

export type StudioWebhooksQueryVariables = Exact<{
  provider?: WebhookProvider | null | undefined;
  state?: WebhookState | null | undefined;
  after?: string | null | undefined;
}>;

export type StudioWebhooksQuery = {
  readonly listReceivedEvents: {
    readonly nextAfter: string | null;
    readonly events: ReadonlyArray<{
      readonly eventId: string;
      readonly provider: WebhookProvider;
      readonly title: string;
      readonly state: WebhookState;
      readonly isReplayable: boolean;
      readonly tries: number;
      readonly receivedAt: string;
      readonly handledAt: string | null;
      readonly nextAt: string | null;
      readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>;
      readonly failure: { readonly words: string; readonly detail: string } | null;
    }>;
  } | null;
};

export type StudioFailedEventsQueryVariables = Exact<{ [key: string]: never }>;

export type StudioFailedEventsQuery = { readonly countFailedEvents: number | null };

export type ReplayReceivedEventMutationVariables = Exact<{
  provider: WebhookProvider;
  eventId: string;
  reason?: string | null | undefined;
  dryRun?: boolean | null | undefined;
}>;

export type ReplayReceivedEventMutation = {
  readonly replayEvent: {
    readonly lines: ReadonlyArray<string> | null;
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

export type EndSupportSessionMutationVariables = Exact<{ [key: string]: never }>;

export type EndSupportSessionMutation = {
  readonly endSupportSession: {
    readonly lines: ReadonlyArray<string> | null;
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
    readonly creditRule: string;
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
      readonly isSilent: boolean;
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
      readonly videoId: string;
      readonly continueAtTime: number;
      readonly farthestWatchedTime: number;
      readonly duration: number;
      readonly completed: boolean;
    };
    readonly watched: ReadonlyArray<{ readonly from: number; readonly to: number }>;
    readonly notes: ReadonlyArray<{
      readonly noteId: string;
      readonly seconds: number | null;
      readonly text: string;
      readonly revision: number;
      readonly createdAt: string;
    }> | null;
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

export type CreateUserWithPassMutationVariables = Exact<{
  input: CreateUserWithPassInput;
}>;

export type CreateUserWithPassMutation = {
  readonly createUserWithPass: {
    readonly result: string;
    readonly tac: string | null;
    readonly passRedirect: string | null;
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

export type FaultFieldsFragment = {
  readonly code: string;
  readonly message: string;
  readonly reason: string;
  readonly unlock: ReadonlyArray<string>;
  readonly field: string | null;
  readonly retryAfter: number | null;
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
    readonly chosenTimeZone: string | null;
    readonly browserTimeZone: string | null;
    readonly accessChangesAt: string | null;
    readonly staff: {
      readonly roles: ReadonlyArray<StaffRole>;
      readonly companyIds: ReadonlyArray<string>;
      readonly courseIds: ReadonlyArray<string>;
      readonly factor: StaffFactorState;
      readonly factorDueAt: string | null;
    } | null;
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
  readonly getSupportMode: { readonly supportId: string; readonly endsAt: string } | null;
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
    readonly continueAtTime: number | null;
    readonly completed: boolean | null;
    readonly autoEnrolled: boolean | null;
    readonly watched: ReadonlyArray<{ readonly from: number; readonly to: number }> | null;
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
  readonly takesRsvp: boolean;
  readonly zoomLink: string | null;
  readonly eventCategory: { readonly label: string };
};

export type SessionCourseQueryVariables = Exact<{
  sessionId: string;
}>;

export type SessionCourseQuery = { readonly getUserSession: { readonly courseId: string } | null };

export type EventsCalendarQueryVariables = Exact<{ [key: string]: never }>;

export type EventsCalendarQuery = {
  readonly getEventsCalendar: { readonly url: string; readonly webcalUrl: string } | null;
};

export type MemberCalendarQueryVariables = Exact<{ [key: string]: never }>;

export type MemberCalendarQuery = {
  readonly getMemberCalendar: { readonly url: string; readonly webcalUrl: string } | null;
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
    readonly leavingCost: LeavingCost | null;
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
  readonly leavingCost: LeavingCost | null;
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

export type MembershipOffersQueryVariables = Exact<{ [key: string]: never }>;

export type MembershipOffersQuery = {
  readonly getMembershipOffers: {
    readonly plans: ReadonlyArray<{
      readonly productId: string;
      readonly name: string;
      readonly about: string;
      readonly features: ReadonlyArray<string>;
      readonly price: number;
      readonly grants: ReadonlyArray<string>;
    }>;
    readonly upgrade: {
      readonly price: number;
      readonly plan: {
        readonly productId: string;
        readonly name: string;
        readonly about: string;
        readonly features: ReadonlyArray<string>;
        readonly price: number;
        readonly grants: ReadonlyArray<string>;
      };
    } | null;
    readonly promotion: { readonly code: string; readonly amountOff: number } | null;
  } | null;
};

export type PlanFieldsFragment = {
  readonly productId: string;
  readonly name: string;
  readonly about: string;
  readonly features: ReadonlyArray<string>;
  readonly price: number;
  readonly grants: ReadonlyArray<string>;
};

export type NoteFieldsFragment = {
  readonly noteId: string;
  readonly seconds: number | null;
  readonly text: string;
  readonly revision: number;
  readonly createdAt: string;
};

export type SaveNoteMutationVariables = Exact<{
  input: SaveNoteInput;
}>;

export type SaveNoteMutation = {
  readonly saveNote: {
    readonly note: {
      readonly noteId: string;
      readonly seconds: number | null;
      readonly text: string;
      readonly revision: number;
      readonly createdAt: string;
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

export type RemoveNoteMutationVariables = Exact<{
  noteId: string;
  revision: number;
}>;

export type RemoveNoteMutation = {
  readonly removeNote: {
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

export type StartReauthenticationMutationVariables = Exact<{ [key: string]: never }>;

export type StartReauthenticationMutation = {
  readonly startReauthentication: {
    readonly handle: string | null;
    readonly needsPassword: boolean | null;
    readonly kinds: ReadonlyArray<SecondFactorKind> | null;
    readonly passkey: unknown;
    readonly demoCode: string | null;
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

export type ReauthenticateMutationVariables = Exact<{
  input: ReauthenticateInput;
}>;

export type ReauthenticateMutation = {
  readonly reauthenticate: {
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

export type SaveTimeZoneMutationVariables = Exact<{
  timeZone?: string | null | undefined;
  chosen: boolean;
}>;

export type SaveTimeZoneMutation = {
  readonly saveTimeZone: {
    readonly timeZone: string | null;
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
export const LessonHitsFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment LessonHitsFields on LessonHits {
  hits {
    topLevelId
    groupId
    videoContentId
    videoId
    sourceType
    courseType
    courseTitle
    title
    thumbnailUrl
    startSeconds
    sentence {
      text
      found
    }
  }
  total
  nextAfter
}
    `,
  { fragmentName: 'LessonHitsFields' },
) as unknown as TypedDocumentString<LessonHitsFieldsFragment, unknown>;
export const CertificateCardFragmentDoc = new TypedDocumentString(
  `
    fragment CertificateCard on Certificate {
  certificateId
  title
  badgeImageUrl
  primaryColor
  studyMinutes
  meta {
    bannerDescription
  }
  state
  isRegistered
  percent
  needed
  done
  issuesAt
  issuedAt
  credentialId
}
    `,
  { fragmentName: 'CertificateCard' },
) as unknown as TypedDocumentString<CertificateCardFragment, unknown>;
export const CertificateDetailFragmentDoc = new TypedDocumentString(
  `
    fragment CertificateDetail on Certificate {
  ...CertificateCard
  type
  description
  coverImageUrl
  meta {
    registrationPrompt
    postRegistrationPrompt
  }
  sentence
  groups {
    certificateGroupId
    title
    description
    numElectiveCourses
    isCapstoneGroup
    needed
    done
    isMet
    isOpen
    courses {
      courseId
      title
      coverImageUrl
      liveOnly
      completionRequired
      studyMinutes
      isDone
      isUnderWay
      path
    }
  }
}
    fragment CertificateCard on Certificate {
  certificateId
  title
  badgeImageUrl
  primaryColor
  studyMinutes
  meta {
    bannerDescription
  }
  state
  isRegistered
  percent
  needed
  done
  issuesAt
  issuedAt
  credentialId
}`,
  { fragmentName: 'CertificateDetail' },
) as unknown as TypedDocumentString<CertificateDetailFragment, unknown>;
export const ProfileFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment ProfileFields on MemberProfile {
  userId
  firstName
  middleName
  lastName
  pronouns
  profileImageUrl
  jobRole
  industry
  jobFunction
  languages {
    name
  }
  company {
    name
    userCompanyId
  }
  location {
    city
    region
    country
    userLocationId
  }
  linkedin
  twitter
  instagram
  about
  growthTip
  communityGive
  communityGet
  whatILove
  own {
    listed
    versions {
      basicInfo
      location
      company
      jobInfo
      social
      community
    }
  }
}
    `,
  { fragmentName: 'ProfileFields' },
) as unknown as TypedDocumentString<ProfileFieldsFragment, unknown>;
export const SecondFactorsFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment SecondFactorsFields on SecondFactors {
  factors {
    factorId
    kind
    name
    createdAt
    lastUsedAt
  }
  recoveryCodesLeft
  isNeeded
}
    `,
  { fragmentName: 'SecondFactorsFields' },
) as unknown as TypedDocumentString<SecondFactorsFieldsFragment, unknown>;
export const ContainerFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment ContainerFields on Container {
  sessionContentId
  type
  title
  dueAt
  containsActiveContent
  expandedPlaceholder
  minutes
  submission
  project {
    link
    note
    state
    words
    submittedAt
    reviewedAt
  }
  checklist {
    sessionContentId
    refSessionContentId
    checklistGroupName
    title
    subtitle
    subtype
    selfReporting
    completionStatus
    progress
    isMissed
    meetingEndAt
    recordingUrl
    recordingCounts
  }
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
export const BulkFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment BulkFields on BulkAct {
  bulkActId
  act
  kind
  state
  total
  done
  same
  failed
  failures {
    id
    title
    why
  }
}
    `,
  { fragmentName: 'BulkFields' },
) as unknown as TypedDocumentString<BulkFieldsFragment, unknown>;
export const SuspectFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment SuspectFields on ListedPerson {
  userId
  displayName
  email
  company {
    companyId
    name
  }
  registeredAt
}
    `,
  { fragmentName: 'SuspectFields' },
) as unknown as TypedDocumentString<SuspectFieldsFragment, unknown>;
export const FilmFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment FilmFields on Film {
  filmId
  fileName
  bytes
  state
  progress
  message
  isOwn
  duration
  width
  height
  posterUrl
  manifestUrl
}
    `,
  { fragmentName: 'FilmFields' },
) as unknown as TypedDocumentString<FilmFieldsFragment, unknown>;
export const LetterFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment LetterFields on Letter {
  letter
  title
  group
  sentWhen
  sentTo
  alwaysSent
  sentLately
  withheldLately
  offSince
  hasFixedWords
  ownWordsSince
}
    `,
  { fragmentName: 'LetterFields' },
) as unknown as TypedDocumentString<LetterFieldsFragment, unknown>;
export const TeamPaymentFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment TeamPaymentFields on TeamPayment {
  paymentId
  userId
  displayName
  email
  product
  amount
  refunded
  pending
  state
  happenedAt
  invoiceUrl
  providerUrl
  tries
  retryAt
  mailedAt
  disputeDueAt
  refundable
  isEndable
  refunds {
    refundId
    amount
    state
    failure
  }
}
    `,
  { fragmentName: 'TeamPaymentFields' },
) as unknown as TypedDocumentString<TeamPaymentFieldsFragment, unknown>;
export const SubmissionFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment SubmissionFields on ProjectSubmissionVersion {
  submissionId
  sessionId
  sessionTitle
  projectTitle
  displayName
  email
  customerName
  number
  link
  note
  submittedAt
  state
  words
  reviewedAt
  reviewerName
  isReplaced
}
    `,
  { fragmentName: 'SubmissionFields' },
) as unknown as TypedDocumentString<SubmissionFieldsFragment, unknown>;
export const DraftFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment DraftFields on DocumentDraft {
  body
  version
  savedByName
  savedAt
  publishAt
  note
  failure
}
    `,
  { fragmentName: 'DraftFields' },
) as unknown as TypedDocumentString<DraftFieldsFragment, unknown>;
export const FaultOfDocumentFragmentDoc = new TypedDocumentString(
  `
    fragment FaultOfDocument on DocumentFault {
  path
  message
  when
  needsKind
  needsId
}
    `,
  { fragmentName: 'FaultOfDocument' },
) as unknown as TypedDocumentString<FaultOfDocumentFragment, unknown>;
export const DocumentFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment DocumentFields on Document {
  id
  title
  state
  published
  revision
  draft {
    ...DraftFields
  }
  faults {
    ...FaultOfDocument
  }
}
    fragment DraftFields on DocumentDraft {
  body
  version
  savedByName
  savedAt
  publishAt
  note
  failure
}
fragment FaultOfDocument on DocumentFault {
  path
  message
  when
  needsKind
  needsId
}`,
  { fragmentName: 'DocumentFields' },
) as unknown as TypedDocumentString<DocumentFieldsFragment, unknown>;
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
  takesRsvp
  zoomLink
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
  leavingCost
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
  leavingCost
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
export const PlanFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment PlanFields on MembershipPlan {
  productId
  name
  about
  features
  price
  grants
}
    `,
  { fragmentName: 'PlanFields' },
) as unknown as TypedDocumentString<PlanFieldsFragment, unknown>;
export const NoteFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment NoteFields on Note {
  noteId
  seconds
  text
  revision
  createdAt
}
    `,
  { fragmentName: 'NoteFields' },
) as unknown as TypedDocumentString<NoteFieldsFragment, unknown>;
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
export const StartAccountLinkingDocument = new TypedDocumentString(
  `
    mutation StartAccountLinking($email: String!) {
  startAccountLinking(email: $email) {
    result
    email
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
  { hash: 'sha256:493361a82e8b2a2006300968bd8a8947bd859b0d38d424d76ec4b002879f465b' },
) as unknown as TypedDocumentString<StartAccountLinkingMutation, StartAccountLinkingMutationVariables>;
export const UnlinkAccountDocument = new TypedDocumentString(
  `
    mutation UnlinkAccount {
  unlinkAccount {
    result
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
  { hash: 'sha256:803f77bd57ac0c0ba4063b806cf6053f92b913a8ddf7c6c5e03d8b1829238678' },
) as unknown as TypedDocumentString<UnlinkAccountMutation, UnlinkAccountMutationVariables>;
export const EndDeviceDocument = new TypedDocumentString(
  `
    mutation EndDevice($sid: ID!) {
  endDevice(sid: $sid) {
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
  { hash: 'sha256:c5eb1f366a0dd06227269bac933635b5fa3f160b3a3f1760f0809e5b59d7ab8a' },
) as unknown as TypedDocumentString<EndDeviceMutation, EndDeviceMutationVariables>;
export const EndOtherDevicesDocument = new TypedDocumentString(
  `
    mutation EndOtherDevices {
  endOtherDevices {
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
  { hash: 'sha256:dc9bfad2ddaa5843ea6830610dbeb0cbc0d7b9687fc19b0b59c19e9b5bb64e27' },
) as unknown as TypedDocumentString<EndOtherDevicesMutation, EndOtherDevicesMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(
  `
    mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
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
  { hash: 'sha256:f7486de21a3aacffaca5c5d994ad2965874fb38ea48066c36f319325f73f09a4' },
) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const StartEmailChangeDocument = new TypedDocumentString(
  `
    mutation StartEmailChange($email: String!, $password: String) {
  startEmailChange(email: $email, password: $password) {
    email
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
  { hash: 'sha256:66cd2f94518d38b8bc286154cebb88fc87d8b176a9777aaa5f84c528246e9a12' },
) as unknown as TypedDocumentString<StartEmailChangeMutation, StartEmailChangeMutationVariables>;
export const ConfirmEmailChangeDocument = new TypedDocumentString(
  `
    mutation ConfirmEmailChange($code: String!) {
  confirmEmailChange(code: $code) {
    email
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
  { hash: 'sha256:e0facca87001c7b0b9da07548036b972fe1d2e5fa73d9b81e2f4cf875ca41b8a' },
) as unknown as TypedDocumentString<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const CancelEmailChangeDocument = new TypedDocumentString(
  `
    mutation CancelEmailChange {
  cancelEmailChange {
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
  { hash: 'sha256:059c440016ab5eaa42a6d32db13d829b4559d4cfb0976dacb6f0949f569c6774' },
) as unknown as TypedDocumentString<CancelEmailChangeMutation, CancelEmailChangeMutationVariables>;
export const AccountSettingsDocument = new TypedDocumentString(
  `
    query AccountSettings {
  getAccountSettings {
    email
    mayLink
    hasPassword
    hasSecondFactor
    addressBond
    pendingEmail
    linking {
      result
      email
    }
    devices {
      sid
      signIns
      device
      signedInAt
      lastUsedAt
      isThis
    }
  }
}
    `,
  { hash: 'sha256:cbe8d7bd8f2b9b947ba5740955ccea5c728093d9b618c9c2c4b6a18d5e53bf61' },
) as unknown as TypedDocumentString<AccountSettingsQuery, AccountSettingsQueryVariables>;
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
export const UpdateExistingStripeSubscriptionDocument = new TypedDocumentString(
  `
    mutation UpdateExistingStripeSubscription($coupon: String!) {
  updateExistingStripeSubscription(coupon: $coupon) {
    currentPeriodEnd
    currentPrice
    discountPrice
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
  { hash: 'sha256:cd52c52585e8beb2c64b8d82b439b0a8eece83bfccc612c33576e74d35095a3d' },
) as unknown as TypedDocumentString<
  UpdateExistingStripeSubscriptionMutation,
  UpdateExistingStripeSubscriptionMutationVariables
>;
export const AcceptedDiscountOfferDocument = new TypedDocumentString(
  `
    query AcceptedDiscountOffer {
  getAcceptedDiscountOffer {
    currentPeriodEnd
    currentPrice
    discountPrice
  }
}
    `,
  { hash: 'sha256:a3d7e117a8d6e83973c491c2dd0b843b0aa62b046d34710786cfbe07ff9c7de0' },
) as unknown as TypedDocumentString<AcceptedDiscountOfferQuery, AcceptedDiscountOfferQueryVariables>;
export const SettleStripeCheckoutDocument = new TypedDocumentString(
  `
    mutation SettleStripeCheckout($checkoutId: String!) {
  settleStripeCheckout(checkoutId: $checkoutId) {
    state
    opened {
      name
      features
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
}`,
  { hash: 'sha256:10ac9ab7d840afda24a5e757c7bcdebbe1761c545a368bfcc4147b2053a5182e' },
) as unknown as TypedDocumentString<SettleStripeCheckoutMutation, SettleStripeCheckoutMutationVariables>;
export const CreateStripeCheckoutForProductDocument = new TypedDocumentString(
  `
    mutation CreateStripeCheckoutForProduct($input: CheckoutInput!) {
  createStripeCheckoutForProduct(input: $input) {
    url
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
  { hash: 'sha256:26a48310109770de64d5cd820cf6a1bf086147f4bf6f2b70b9065a2b9368c0bf' },
) as unknown as TypedDocumentString<
  CreateStripeCheckoutForProductMutation,
  CreateStripeCheckoutForProductMutationVariables
>;
export const CreateStripeSubscriptionCheckoutSessionDocument = new TypedDocumentString(
  `
    mutation CreateStripeSubscriptionCheckoutSession($promoCode: String, $returnUrl: String!, $cancelUrl: String!) {
  createStripeSubscriptionCheckoutSession(
    promoCode: $promoCode
    returnUrl: $returnUrl
    cancelUrl: $cancelUrl
  ) {
    url
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
  { hash: 'sha256:3f1a84c1a0365805e6da0a9cf6b06a14eb8efef6ead868a1f07fa68b24b026e5' },
) as unknown as TypedDocumentString<
  CreateStripeSubscriptionCheckoutSessionMutation,
  CreateStripeSubscriptionCheckoutSessionMutationVariables
>;
export const CreateStripePortalUrlDocument = new TypedDocumentString(
  `
    mutation CreateStripePortalUrl($configId: String!) {
  createStripePortalUrl(configId: $configId) {
    url
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
  { hash: 'sha256:e1c8179d464bf358f4f0da274fc9ff3b9844878f74d51b5fd3e27bd545752809' },
) as unknown as TypedDocumentString<CreateStripePortalUrlMutation, CreateStripePortalUrlMutationVariables>;
export const FormerEntitlementsDocument = new TypedDocumentString(
  `
    query FormerEntitlements {
  listFormerEntitlements {
    entitlementId
    name
    endedAt
  }
  getMemberEntitlements {
    type
    label
    name
  }
}
    `,
  { hash: 'sha256:31c94783d2c9029f3e0c665ab337eb7498cb99132b9efa153d0f3ba9a46f5a31' },
) as unknown as TypedDocumentString<FormerEntitlementsQuery, FormerEntitlementsQueryVariables>;
export const ScheduledSubscriptionDocument = new TypedDocumentString(
  `
    query ScheduledSubscription {
  checkIfStripeScheduledSubscription {
    isScheduled
    cancelAt
    currentPeriodEnd
    productName
    price
    isDiscounted
    discountPrice
    isTrialing
    nextPlan {
      productName
      price
    }
    failedPayment {
      opensUntil
    }
  }
}
    `,
  { hash: 'sha256:2684bf65403477f9340daaa806244920795ce16a3caba2ef7247a46767e02940' },
) as unknown as TypedDocumentString<ScheduledSubscriptionQuery, ScheduledSubscriptionQueryVariables>;
export const DiscountOfferDocument = new TypedDocumentString(
  `
    query DiscountOffer {
  checkStripeSubscriptionDiscountOffer {
    newPrice
    normalPrice
    cancelConfigId
    couponCode
    acceptCta
    rejectCta
    headline
    subheadline
    offer
  }
}
    `,
  { hash: 'sha256:db58fe9127f3635196108066f73edbbd5a9a36b53c3c577209bd8be1ef08142f' },
) as unknown as TypedDocumentString<DiscountOfferQuery, DiscountOfferQueryVariables>;
export const TrialEndDocument = new TypedDocumentString(
  `
    query TrialEnd {
  getMember {
    trialEndDate
  }
}
    `,
  { hash: 'sha256:8808cebe63cccf56f261badfe776adb6b9be81f2fa47fd6bd61678e9f1916aec' },
) as unknown as TypedDocumentString<TrialEndQuery, TrialEndQueryVariables>;
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
export const BusinessArchiveDocument = new TypedDocumentString(
  `
    query BusinessArchive {
  getEntitledBusinessArchiveSessions {
    sessionId
    course {
      ...CourseCardFields
    }
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
  leavingCost
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
  { hash: 'sha256:2d8f5d041c0cd1bbba852549f1794a5bb6dac96e67839352b42980283d4774c9' },
) as unknown as TypedDocumentString<BusinessArchiveQuery, BusinessArchiveQueryVariables>;
export const CataloguePageDocument = new TypedDocumentString(
  `
    query CataloguePage($filter: CatalogueFilter!, $after: Int!, $withOptions: Boolean!, $withFreemium: Boolean!, $first: Boolean!, $withLessons: Boolean = false, $words: String = "") {
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
  searchLessons(query: $words, after: 0, count: 6) @include(if: $withLessons) {
    ...LessonHitsFields
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
fragment LessonHitsFields on LessonHits {
  hits {
    topLevelId
    groupId
    videoContentId
    videoId
    sourceType
    courseType
    courseTitle
    title
    thumbnailUrl
    startSeconds
    sentence {
      text
      found
    }
  }
  total
  nextAfter
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
  leavingCost
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
  { hash: 'sha256:56b155455464480aed792ba3ae3153f9a59656556d2f4dc0b3e4c598a72c65c3' },
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
export const LessonSearchDocument = new TypedDocumentString(
  `
    query LessonSearch($query: String!, $after: Int!) {
  searchLessons(query: $query, after: $after, count: 6) {
    ...LessonHitsFields
  }
}
    fragment LessonHitsFields on LessonHits {
  hits {
    topLevelId
    groupId
    videoContentId
    videoId
    sourceType
    courseType
    courseTitle
    title
    thumbnailUrl
    startSeconds
    sentence {
      text
      found
    }
  }
  total
  nextAfter
}`,
  { hash: 'sha256:7ad9277879bd28f3aa4ac0d94c39f167c1fc984072487b623f366b7dd27e77f7' },
) as unknown as TypedDocumentString<LessonSearchQuery, LessonSearchQueryVariables>;
export const CoursePortfolioDocument = new TypedDocumentString(
  `
    query CoursePortfolio($after: Int!, $first: Boolean!) {
  listCatalogue(
    filter: {type: "SPRINT", entitled: true}
    after: $after
    count: 24
  ) {
    courses {
      ...CourseCardFields
      sessions {
        attended
      }
    }
    total
    nextAfter
  }
  listUserMeetings @include(if: $first) {
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
  leavingCost
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
  { hash: 'sha256:d29fe982881ab1763716da2d1bc1f6bede58cd0a9cf439aaab54e170a8a6f4fe' },
) as unknown as TypedDocumentString<CoursePortfolioQuery, CoursePortfolioQueryVariables>;
export const CertificatePageDocument = new TypedDocumentString(
  `
    query CertificatePage($certificateId: ID!) {
  getCertificate(certificateId: $certificateId) {
    ...CertificateDetail
  }
}
    fragment CertificateDetail on Certificate {
  ...CertificateCard
  type
  description
  coverImageUrl
  meta {
    registrationPrompt
    postRegistrationPrompt
  }
  sentence
  groups {
    certificateGroupId
    title
    description
    numElectiveCourses
    isCapstoneGroup
    needed
    done
    isMet
    isOpen
    courses {
      courseId
      title
      coverImageUrl
      liveOnly
      completionRequired
      studyMinutes
      isDone
      isUnderWay
      path
    }
  }
}
fragment CertificateCard on Certificate {
  certificateId
  title
  badgeImageUrl
  primaryColor
  studyMinutes
  meta {
    bannerDescription
  }
  state
  isRegistered
  percent
  needed
  done
  issuesAt
  issuedAt
  credentialId
}`,
  { hash: 'sha256:be2f5973324b530607e8bccb1b6da9391354efb935178c8c9aa2c721715c16c4' },
) as unknown as TypedDocumentString<CertificatePageQuery, CertificatePageQueryVariables>;
export const CrashCoursePageDocument = new TypedDocumentString(
  `
    query CrashCoursePage($certificateId: ID) {
  getCrashCourseCertificate(certificateId: $certificateId) {
    ...CertificateDetail
  }
  getEntitledCertificates(certificateType: CrashCourse) {
    ...CertificateCard
  }
}
    fragment CertificateDetail on Certificate {
  ...CertificateCard
  type
  description
  coverImageUrl
  meta {
    registrationPrompt
    postRegistrationPrompt
  }
  sentence
  groups {
    certificateGroupId
    title
    description
    numElectiveCourses
    isCapstoneGroup
    needed
    done
    isMet
    isOpen
    courses {
      courseId
      title
      coverImageUrl
      liveOnly
      completionRequired
      studyMinutes
      isDone
      isUnderWay
      path
    }
  }
}
fragment CertificateCard on Certificate {
  certificateId
  title
  badgeImageUrl
  primaryColor
  studyMinutes
  meta {
    bannerDescription
  }
  state
  isRegistered
  percent
  needed
  done
  issuesAt
  issuedAt
  credentialId
}`,
  { hash: 'sha256:f55e7a7d65a510f8a864a2a10bbf3b695400c1e0c17c369bc4399a44834b7f65' },
) as unknown as TypedDocumentString<CrashCoursePageQuery, CrashCoursePageQueryVariables>;
export const CertificatesDocument = new TypedDocumentString(
  `
    query Certificates {
  listCertificates {
    ...CertificateCard
  }
}
    fragment CertificateCard on Certificate {
  certificateId
  title
  badgeImageUrl
  primaryColor
  studyMinutes
  meta {
    bannerDescription
  }
  state
  isRegistered
  percent
  needed
  done
  issuesAt
  issuedAt
  credentialId
}`,
  { hash: 'sha256:a97a105a0c0d5b4eac0d97f507b62218364af91572883a10d56eb0a4a3464dc1' },
) as unknown as TypedDocumentString<CertificatesQuery, CertificatesQueryVariables>;
export const CredentialPageDocument = new TypedDocumentString(
  `
    query CredentialPage($credentialId: ID!) {
  getCredential(credentialId: $credentialId) {
    credentialId
    certificateId
    status
    holderName
    title
    narrative
    criteria
    studyMinutes
    issuerName
    signer
    issuedAt
    revokedAt
    revokedReason
    replacedBy
    isOwn
    url
    badgeImageUrl
    primaryColor
    certificateType
    courses {
      courseId
      title
      completedAt
    }
  }
}
    `,
  { hash: 'sha256:eb0938f65b08240487308da46acafd33d28d474a4b93b8abbd2c50061f457ecd' },
) as unknown as TypedDocumentString<CredentialPageQuery, CredentialPageQueryVariables>;
export const AddCertificateRegistrationDocument = new TypedDocumentString(
  `
    mutation AddCertificateRegistration($certificateId: ID!) {
  addCertificateRegistration(certificateId: $certificateId) {
    certificateId
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
  { hash: 'sha256:dd393df621bab38d622c726e61beda599a51407bc7c5a393e39c5a0aa360d421' },
) as unknown as TypedDocumentString<AddCertificateRegistrationMutation, AddCertificateRegistrationMutationVariables>;
export const RemoveCertificateRegistrationDocument = new TypedDocumentString(
  `
    mutation RemoveCertificateRegistration($certificateId: ID!) {
  removeCertificateRegistration(certificateId: $certificateId) {
    certificateId
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
  { hash: 'sha256:ff24c6e494706fd74c6bcee56151109267510b280499864fe80d5d02e33a2f29' },
) as unknown as TypedDocumentString<
  RemoveCertificateRegistrationMutation,
  RemoveCertificateRegistrationMutationVariables
>;
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
      isSilent
      manifestUrl
    }
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
    lessonCount
    lessonSeconds
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
  leavingCost
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
  { hash: 'sha256:9f23ee651c152419be4fa4fc43a9567911b0bb54bd748da6a87b65947e0b9673' },
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
  leavingCost
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
  { hash: 'sha256:6080d710ca8219a6e46d0ec741af791ee9f3b04cb5afd75a340fcabf8df8ae7c' },
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
    takesRsvp
    zoomLink
    recordingUrl
    calendarUrl
    googleUrl
    outlookUrl
  }
}
    `,
  { hash: 'sha256:211b3a741dab2029aae743fceec3e7491873ccf7584b090439672c86db9fc282' },
) as unknown as TypedDocumentString<EventPageQuery, EventPageQueryVariables>;
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
  takesRsvp
  zoomLink
  eventCategory {
    label
  }
}`,
  { hash: 'sha256:0d871ab7563a7bc80c56020f80c4af70ae26f711ceb0043d0a18d7d2cdcef282' },
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
    query Home($withMembers: Boolean!, $withEvents: Boolean!, $withPlan: Boolean!) {
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
      watched {
        from
        to
      }
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
    isEmpty
    interests {
      jobFunction
      isLead
      topics
    }
    programs {
      certificateId
      title
      needed
      done
      next {
        title
        path
      }
    }
    trialEndsAt
    failedPayment {
      opensUntil
    }
  }
  getMeteringPlanDetails {
    threshold
    currentMeasure
    resetsAt
  }
  getLearningPlan @include(if: $withPlan) {
    plan {
      title
      courseIds
    }
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
  takesRsvp
  zoomLink
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
  leavingCost
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
  { hash: 'sha256:7c3613ed03247567e73ca77e25f89c9291360585ba650d60f52091030235aaa3' },
) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const InsightPageDocument = new TypedDocumentString(
  `
    query InsightPage($caseStudyId: ID!) {
  listCaseStudies(caseStudyId: $caseStudyId, count: 1) {
    list {
      caseStudyId
      title
      publishedAt
      coverImageUrl
      bodyText
      video {
        duration
        thumbnailUrl
        isSilent
        chapters {
          title
          startSeconds
          endSeconds
        }
        manifestUrl
        expiresAt
      }
    }
  }
}
    `,
  { hash: 'sha256:1d139eb8392a56a3ed981c710282eaf731cf92c2e6c2e3635300ef5f7df3368a' },
) as unknown as TypedDocumentString<InsightPageQuery, InsightPageQueryVariables>;
export const InsightsPageDocument = new TypedDocumentString(
  `
    query InsightsPage($query: String!, $after: Int!) {
  listCaseStudies(query: $query, after: $after, count: 24) {
    list {
      caseStudyId
      title
      publishedAt
      coverImageUrl
      video {
        duration
      }
    }
    nextAfter
  }
}
    `,
  { hash: 'sha256:ad17febd7826fc27db3901d9bfae024a128da0582e5a6edd99fff097fd64e25e' },
) as unknown as TypedDocumentString<InsightsPageQuery, InsightsPageQueryVariables>;
export const SaveCaseStudyViewingDocument = new TypedDocumentString(
  `
    mutation SaveCaseStudyViewing($input: SaveCaseStudyViewingInput!) {
  saveCaseStudyViewing(input: $input) {
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
  { hash: 'sha256:685067542d78eaa40716ea1cacdc162e6d2196aa6dca8f75d444491b4dcd3aab' },
) as unknown as TypedDocumentString<SaveCaseStudyViewingMutation, SaveCaseStudyViewingMutationVariables>;
export const MemberDirectoryDocument = new TypedDocumentString(
  `
    query MemberDirectory($filter: String!, $page: Int!, $count: Int!) {
  listMembers(filter: $filter, page: $page, count: $count, context: MEMBERSPAGE) {
    list {
      userId
      displayName
      jobRole
      company
      profileImageUrl
    }
    pageInfo {
      total
      totalPages
    }
  }
}
    `,
  { hash: 'sha256:8cfb347db0ecf7032e3c71ecec084be7cf7e82fa68954c21cc6b30fa00f4f30e' },
) as unknown as TypedDocumentString<MemberDirectoryQuery, MemberDirectoryQueryVariables>;
export const ProfileEditPageDocument = new TypedDocumentString(
  `
    query ProfileEditPage($userId: ID!) {
  getMemberProfile(userId: $userId) {
    ...ProfileFields
  }
  listIndustryReferences {
    industry
  }
  listJobFunctionReferences {
    jobFunction
  }
}
    fragment ProfileFields on MemberProfile {
  userId
  firstName
  middleName
  lastName
  pronouns
  profileImageUrl
  jobRole
  industry
  jobFunction
  languages {
    name
  }
  company {
    name
    userCompanyId
  }
  location {
    city
    region
    country
    userLocationId
  }
  linkedin
  twitter
  instagram
  about
  growthTip
  communityGive
  communityGet
  whatILove
  own {
    listed
    versions {
      basicInfo
      location
      company
      jobInfo
      social
      community
    }
  }
}`,
  { hash: 'sha256:5be7fd03ac8edb269202bc739ef29520c475eb6b13a52826540513c71e10f5cc' },
) as unknown as TypedDocumentString<ProfileEditPageQuery, ProfileEditPageQueryVariables>;
export const ProfilePageDocument = new TypedDocumentString(
  `
    query ProfilePage($userId: ID!) {
  getMemberProfile(userId: $userId) {
    ...ProfileFields
    displayName
  }
}
    fragment ProfileFields on MemberProfile {
  userId
  firstName
  middleName
  lastName
  pronouns
  profileImageUrl
  jobRole
  industry
  jobFunction
  languages {
    name
  }
  company {
    name
    userCompanyId
  }
  location {
    city
    region
    country
    userLocationId
  }
  linkedin
  twitter
  instagram
  about
  growthTip
  communityGive
  communityGet
  whatILove
  own {
    listed
    versions {
      basicInfo
      location
      company
      jobInfo
      social
      community
    }
  }
}`,
  { hash: 'sha256:925f4034c40956eaf3f4c0e02dc400ccab882d8e81269c303d7a3fbc57caf515' },
) as unknown as TypedDocumentString<ProfilePageQuery, ProfilePageQueryVariables>;
export const SaveMemberBasicInfoDocument = new TypedDocumentString(
  `
    mutation SaveMemberBasicInfo($input: MemberBasicInfoInput!) {
  saveMemberBasicInfo(input: $input) {
    userId
    version
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
  { hash: 'sha256:df37ae5e9655fbc1db338c3ecb71e02207207cad5b0129a58313d9e51b9366b1' },
) as unknown as TypedDocumentString<SaveMemberBasicInfoMutation, SaveMemberBasicInfoMutationVariables>;
export const SaveMemberLocationDocument = new TypedDocumentString(
  `
    mutation SaveMemberLocation($input: MemberLocationInput!) {
  saveMemberLocation(input: $input) {
    updatedLocationId
    version
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
  { hash: 'sha256:a3e6e13834372b43d446a53d525e3707d1baf42ab00a97a1d8c0dbeb1d11250a' },
) as unknown as TypedDocumentString<SaveMemberLocationMutation, SaveMemberLocationMutationVariables>;
export const SaveMemberCompanyDocument = new TypedDocumentString(
  `
    mutation SaveMemberCompany($input: MemberCompanyInput!) {
  saveMemberCompany(input: $input) {
    userId
    version
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
  { hash: 'sha256:1806270b1247e98508f3df11cbc0dfdd4934a406e977bac1008fd37a9527eddf' },
) as unknown as TypedDocumentString<SaveMemberCompanyMutation, SaveMemberCompanyMutationVariables>;
export const SaveMemberJobInfoDocument = new TypedDocumentString(
  `
    mutation SaveMemberJobInfo($input: MemberJobInfoInput!) {
  saveMemberJobInfo(input: $input) {
    userId
    version
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
  { hash: 'sha256:bc3345e5a4f128dbf7ec08583678f1a106c1c49559826b19fc10b20cc26f8210' },
) as unknown as TypedDocumentString<SaveMemberJobInfoMutation, SaveMemberJobInfoMutationVariables>;
export const SaveMemberSocialInfoDocument = new TypedDocumentString(
  `
    mutation SaveMemberSocialInfo($input: MemberSocialInput!) {
  saveMemberSocialInfo(input: $input) {
    userId
    version
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
  { hash: 'sha256:ac4813364df4094e09dad5a9a5e10e66985ee21decb4d510330d281757b0d90f' },
) as unknown as TypedDocumentString<SaveMemberSocialInfoMutation, SaveMemberSocialInfoMutationVariables>;
export const SaveMemberCommunityDocument = new TypedDocumentString(
  `
    mutation SaveMemberCommunity($input: MemberCommunityInput!) {
  saveMemberCommunity(input: $input) {
    userId
    version
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
  { hash: 'sha256:1e8b5815b4ef06582e23372fddce5823005eb5c3022c88337e895ad62aab2876' },
) as unknown as TypedDocumentString<SaveMemberCommunityMutation, SaveMemberCommunityMutationVariables>;
export const CreateSignedUploadUrlDocument = new TypedDocumentString(
  `
    mutation CreateSignedUploadUrl($fileType: String!) {
  createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {
    url
    imageUrl
    fields {
      name
      value
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
}`,
  { hash: 'sha256:649d513e56fdac99d5048d5c7f0b408b12b0aae15b9f86d6d73c2886628db541' },
) as unknown as TypedDocumentString<CreateSignedUploadUrlMutation, CreateSignedUploadUrlMutationVariables>;
export const MeteringPlanDocument = new TypedDocumentString(
  `
    query MeteringPlan {
  getMeteringPlanDetails {
    threshold
    currentMeasure
    resetsAt
  }
  getMembershipOffers {
    plans {
      productId
    }
  }
}
    `,
  { hash: 'sha256:0728b28f572741056c60ce05326948e0ad8d1319944574a9d86de8aa21a06513' },
) as unknown as TypedDocumentString<MeteringPlanQuery, MeteringPlanQueryVariables>;
export const MiniMbasDocument = new TypedDocumentString(
  `
    query MiniMbas {
  getEntitledBootcampSessions {
    sessionId
    title
    subtitle
    coverImageUrl
    startAt
    endAt
  }
  getMemberEntitlements {
    type
    label
    name
  }
}
    `,
  { hash: 'sha256:4b90f228f1c1223926d2be6d5d7176d2dcb0e8fdd520a8e6d0a8b6d192c5eee3' },
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
export const NotesPageDocument = new TypedDocumentString(
  `
    query NotesPage($courseId: ID, $query: String!, $after: Int!, $count: Int!) {
  listNotes(courseId: $courseId, query: $query, after: $after, count: $count) {
    notes {
      note {
        ...NoteFields
      }
      courseId
      courseTitle
      lessonTitle
      place {
        topLevelId
        groupId
        videoContentId
        sourceType
        courseType
      }
    }
    courses {
      courseId
      title
      notes
    }
    total
    nextAfter
  }
}
    fragment NoteFields on Note {
  noteId
  seconds
  text
  revision
  createdAt
}`,
  { hash: 'sha256:2ae1329840bf724713bb2a7465671f46de2053232fe62579faf98311893373b4' },
) as unknown as TypedDocumentString<NotesPageQuery, NotesPageQueryVariables>;
export const CompaniesDocument = new TypedDocumentString(
  `
    query Companies($searchTerm: String!, $page: Int!) {
  listCompanies(searchTerm: $searchTerm, page: $page) {
    companies {
      customerId: companyId
      name
      logoUrl
      accentColor
      program {
        contractStart
        contractEnd
        totalSeats
        usedSeats
      }
    }
    total
  }
}
    `,
  { hash: 'sha256:3818fb3434e72c7c859d134b9dcfb0dfc9c1ee46b9062f38ff5e0261e7ae489e' },
) as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
export const OrganizationDashboardDocument = new TypedDocumentString(
  `
    query OrganizationDashboard($customerId: ID, $filterType: String!) {
  getOrganizationDetails(customerId: $customerId, filterType: $filterType) {
    overview {
      companyName
      companyLogo
      accentColor
      contractStart
      contractEnd
      totalSeats
      usedSeats
      importantLinks {
        title
        url
      }
      renewals {
        startsOn
        endsOn
        totalSeats
      }
    }
    stats {
      usersEngaged
      usersEngagedPercent
      assignedSeats
      lessonsStarted
      hoursWatched
      coursesConsumed
      coursesCompleted
      badgesEarned
      badgesEarnedPercent
    }
    periods {
      from
      to
      usersEngaged
      hoursWatched
    }
    from
    to
    since
    timeZone
    asOf
    error {
      code
      message
    }
  }
}
    `,
  { hash: 'sha256:fda69766bf5501a28ad91d60e93b70b2c96a59ef7497f104e0f9769ddc145c6f' },
) as unknown as TypedDocumentString<OrganizationDashboardQuery, OrganizationDashboardQueryVariables>;
export const DashboardDownloadDocument = new TypedDocumentString(
  `
    query DashboardDownload($customerId: ID, $employeeId: ID, $downloadType: DownloadType!, $searchTerm: String!, $filterType: String!, $sortBy: SortBy, $page: Int!) {
  getDashboardDataForDownload(
    customerId: $customerId
    employeeId: $employeeId
    downloadType: $downloadType
    searchTerm: $searchTerm
    filterType: $filterType
    sortBy: $sortBy
    page: $page
  ) {
    courses {
      title
      courseType
      enrolled
      completed
      engagement
      videosWatched
    }
    employees {
      name
      email
      status
      views
      completed
      badges
      lastActive
    }
    employeeCourses {
      title
      courseType
      status
      enrolledOn
      completedOn
      videosWatched
      hoursWatched
    }
    employeesMapCourses {
      name
      email
      course
      status
      progress
      completedOn
    }
    timeZone
    total
    totalPages
    error {
      code
      message
    }
  }
}
    `,
  { hash: 'sha256:f054daae619feaea8e1603609da960590e55dc30420ed1cc6e5d535340bc30ee' },
) as unknown as TypedDocumentString<DashboardDownloadQuery, DashboardDownloadQueryVariables>;
export const EmployeeDetailsDocument = new TypedDocumentString(
  `
    query EmployeeDetails($userId: ID!, $customerId: ID, $filterType: String!, $from: String, $to: String) {
  getEmployeeDetails(
    userId: $userId
    customerId: $customerId
    filterType: $filterType
    from: $from
    to: $to
  ) {
    employee {
      userId
      name
      imageUrl
      email
      status
      lastActive
      videosWatched
      hoursWatched
      coursesStarted
      coursesCompleted
      badgesEarned
    }
    timeZone
    asOf
    error {
      code
      message
    }
  }
}
    `,
  { hash: 'sha256:2f4bf3e28ec1d6c6f27c4f2f4b06f37a62cfae38df267453866b1466a19564a5' },
) as unknown as TypedDocumentString<EmployeeDetailsQuery, EmployeeDetailsQueryVariables>;
export const MailDashboardDownloadDocument = new TypedDocumentString(
  `
    mutation MailDashboardDownload($companyId: ID, $employeeId: ID, $downloadType: DownloadType!, $searchTerm: String!, $filterType: String!, $sortBy: SortBy) {
  mailDashboardDownload(
    companyId: $companyId
    employeeId: $employeeId
    downloadType: $downloadType
    searchTerm: $searchTerm
    filterType: $filterType
    sortBy: $sortBy
  ) {
    email
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
  { hash: 'sha256:c8f5fabaa432a7ba320204e10b21ff90d70daaf9cdaf307dacfef5cbc0d0549a' },
) as unknown as TypedDocumentString<MailDashboardDownloadMutation, MailDashboardDownloadMutationVariables>;
export const OrganizationPeriodBeforeDocument = new TypedDocumentString(
  `
    query OrganizationPeriodBefore($customerId: ID, $filterType: String!) {
  getOrganizationPeriodBefore(customerId: $customerId, filterType: $filterType) {
    stats {
      usersEngaged
      lessonsStarted
      coursesCompleted
      badgesEarned
    }
    from
    to
  }
}
    `,
  { hash: 'sha256:e1aa3088d0eb91a427abf614230449ee2bab9169a8b10a0516d24cd0137ff54f' },
) as unknown as TypedDocumentString<OrganizationPeriodBeforeQuery, OrganizationPeriodBeforeQueryVariables>;
export const SaveSeatsDocument = new TypedDocumentString(
  `
    mutation SaveSeats($input: SaveSeatsInput!) {
  saveSeats(input: $input) {
    rows {
      email
      firstName
      lastName
      verdict
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
}`,
  { hash: 'sha256:77e2ec1e1c1013eca56bcda60cfd72937b97a07c494ce4a429674cfcbfc25920' },
) as unknown as TypedDocumentString<SaveSeatsMutation, SaveSeatsMutationVariables>;
export const RemoveSeatDocument = new TypedDocumentString(
  `
    mutation RemoveSeat($input: RemoveSeatInput!) {
  removeSeat(input: $input) {
    seatId
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
  { hash: 'sha256:6a202e0509b7f0e3781d656665a1933f67a3d0c92b2794085cd43c7a020c37c0' },
) as unknown as TypedDocumentString<RemoveSeatMutation, RemoveSeatMutationVariables>;
export const SendSeatRemindersDocument = new TypedDocumentString(
  `
    mutation SendSeatReminders($input: SendSeatRemindersInput!) {
  sendSeatReminders(input: $input) {
    reminded
    tooEarly
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
  { hash: 'sha256:a07d79b15b35faa0ce5829f48d92b45e5dd487e947b7f657a46090878a24629e' },
) as unknown as TypedDocumentString<SendSeatRemindersMutation, SendSeatRemindersMutationVariables>;
export const OrganizationSeatsDocument = new TypedDocumentString(
  `
    query OrganizationSeats($customerId: ID, $searchTerm: String!, $state: SeatState, $page: Int!) {
  listSeats(
    customerId: $customerId
    searchTerm: $searchTerm
    state: $state
    page: $page
  ) {
    companyName
    endedOn
    seats {
      seatId
      userId
      name
      email
      state
      assignedAt
      lastSeenAt
      remindedAt
      isRemindable
      revokedAt
      lastDay
    }
    total
    totalSeats
    overage
    assignedSeats
    usedSeats
    waitingSeats
    remindableSeats
  }
}
    `,
  { hash: 'sha256:db60cbbeba9ad422480d489ef545201bbe1b17cb8b9c0cf7ac0acc303025303b' },
) as unknown as TypedDocumentString<OrganizationSeatsQuery, OrganizationSeatsQueryVariables>;
export const OrganizationEmployeesDocument = new TypedDocumentString(
  `
    query OrganizationEmployees($customerId: ID, $searchTerm: String!, $page: Int!, $filterType: String!, $sortBy: SortBy, $courseId: ID, $sessionId: ID, $from: String, $to: String) {
  getOrganizationEmployees(
    customerId: $customerId
    searchTerm: $searchTerm
    page: $page
    filterType: $filterType
    sortBy: $sortBy
    courseId: $courseId
    sessionId: $sessionId
    from: $from
    to: $to
  ) {
    employees {
      userId
      name
      email
      status
      isEnrolled
      isEngaged
      views
      hoursWatched
      coursesStarted
      completed
      badges
    }
    scopeTitle
    total
    asOf
    error {
      code
      message
    }
  }
}
    `,
  { hash: 'sha256:585e0ce50ecea8cb85d01557153901eb8bf9746afc202808b277530104ef7b5f' },
) as unknown as TypedDocumentString<OrganizationEmployeesQuery, OrganizationEmployeesQueryVariables>;
export const OrganizationCoursesDocument = new TypedDocumentString(
  `
    query OrganizationCourses($customerId: ID, $searchTerm: String!, $page: Int!, $filterType: String!, $sortBy: SortBy) {
  getOrganizationCourses(
    customerId: $customerId
    searchTerm: $searchTerm
    page: $page
    filterType: $filterType
    sortBy: $sortBy
  ) {
    courses {
      courseId
      title
      coverImageUrl
      courseType
      enrolled
      completed
      engagement
      session
      videosWatched
    }
    total
    asOf
    error {
      code
      message
    }
  }
}
    `,
  { hash: 'sha256:da87b536b8d0e107a534263a372d8fc71e4d0e070be6874e938332b9512e0ac0' },
) as unknown as TypedDocumentString<OrganizationCoursesQuery, OrganizationCoursesQueryVariables>;
export const OrganizationSessionsDocument = new TypedDocumentString(
  `
    query OrganizationSessions($customerId: ID, $courseId: ID!, $filterType: String!) {
  getOrganizationSessionByCourse(
    customerId: $customerId
    courseId: $courseId
    filterType: $filterType
  ) {
    sessionsForCourse {
      sessionId
      title
      sessionType
      startAt
      endAt
      enrolled
      completed
    }
    error {
      code
      message
    }
  }
}
    `,
  { hash: 'sha256:b71c43481447241af745fe5104d4ad0f26b5a2ae4cb0cfe35117ed101cddf0d4' },
) as unknown as TypedDocumentString<OrganizationSessionsQuery, OrganizationSessionsQueryVariables>;
export const EmployeeCoursesDocument = new TypedDocumentString(
  `
    query EmployeeCourses($userId: ID!, $customerId: ID, $search: String!, $page: Int!, $filterType: String!, $sort: SortBy, $from: String, $to: String) {
  getEmployeeCourses(
    userId: $userId
    customerId: $customerId
    search: $search
    page: $page
    filterType: $filterType
    sort: $sort
    from: $from
    to: $to
  ) {
    courses {
      courseId
      title
      courseType
      status
      enrolledOn
      completedOn
      progress
      isStarted
      videosWatched
      hoursWatched
      badges
      videos {
        videoId
        title
        hoursWatched
        isWatched
        watchedOn
      }
    }
    total
    asOf
    error {
      code
      message
    }
  }
}
    `,
  { hash: 'sha256:849542b6ec0cd2cdd33943b906cb51f63c0095878e7e20b6e20c001014c20aa0' },
) as unknown as TypedDocumentString<EmployeeCoursesQuery, EmployeeCoursesQueryVariables>;
export const ProcessPassExtrasDocument = new TypedDocumentString(
  `
    mutation ProcessPassExtras($userId: ID!, $email: String!, $shortCode: String!) {
  processPassExtras(userId: $userId, email: $email, shortCode: $shortCode) {
    success
    redirectUrl
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
  { hash: 'sha256:f19e742bfa707f88edc885e0d7859b124a433d82185737bd1d2434fef82ba871' },
) as unknown as TypedDocumentString<ProcessPassExtrasMutation, ProcessPassExtrasMutationVariables>;
export const PassLinkDocument = new TypedDocumentString(
  `
    query PassLink($code: String!, $email: String!, $tac: String!) {
  lookupPassActivationLink(code: $code, email: $email, tac: $tac) {
    success
    link
    existingUser
    showStayTuned
  }
}
    `,
  { hash: 'sha256:ea069266835ab2d01071f8de54a9caf136249ae22a4517180f8dc7b59b909f2d' },
) as unknown as TypedDocumentString<PassLinkQuery, PassLinkQueryVariables>;
export const PassPreviewDocument = new TypedDocumentString(
  `
    query PassPreview($code: String!) {
  nav: getPassDetailsByCode(code: $code, context: TOP_NAV) {
    meta {
      navLogoUrl
    }
  }
  pass: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {
    showRegistration
    targetSegment
    usesSSO
    startsAt
    meta {
      ctaButton {
        text
        url
        label
      }
      hero {
        title
        subtitle
        subtitleFontSize
      }
      logo {
        url
        alt
      }
      testimonial {
        text
        name
        job
        image
      }
    }
    content {
      title
      videoThumbnail
      duration
      video {
        videoId
        externalKey
        isSilent
        manifestUrl
      }
    }
  }
  realm: lookupPassCorporateRealm(code: $code) {
    realm
    serializedOptions
    error {
      code
    }
  }
}
    `,
  { hash: 'sha256:c506cdf76a3a5d71f03889aae51082784d1450e78f2d2a2bd55b9deaa55bb1f0' },
) as unknown as TypedDocumentString<PassPreviewQuery, PassPreviewQueryVariables>;
export const PassRegistrationDocument = new TypedDocumentString(
  `
    query PassRegistration($code: String!) {
  pass: getPassDetailsByCode(code: $code, context: INVITE_REGISTRATION) {
    showRegistration
    targetSegment
    extraCollectionFields
    hasRedemptionCode
    usesOTRC
    usesSSO
    redirectUrl
    company {
      name
      givesSeat
    }
    isForCaller
    isFullForCaller
    startsAt
    meta {
      navLogoUrl
    }
  }
  preview: getPassDetailsByCode(code: $code, context: INVITE_PREVIEW) {
    meta {
      hero {
        title
      }
    }
  }
}
    `,
  { hash: 'sha256:4e1d780c0a1b0edfef1a0836a34202db4f294582aaec811cbeeaad9fa694654d' },
) as unknown as TypedDocumentString<PassRegistrationQuery, PassRegistrationQueryVariables>;
export const AddPickDocument = new TypedDocumentString(
  `
    mutation AddPick($contentId: ID!) {
  addUserSave(contentId: $contentId, contentType: LP_USER_PICK) {
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
  { hash: 'sha256:53106dcfc1b235aa9f00d72a3114f522c62bc3c38d1869ac1315dd0d51f47137' },
) as unknown as TypedDocumentString<AddPickMutation, AddPickMutationVariables>;
export const RemovePickDocument = new TypedDocumentString(
  `
    mutation RemovePick($contentId: ID!) {
  removeUserSave(contentId: $contentId, contentType: LP_USER_PICK) {
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
  { hash: 'sha256:50fa31e12342874ac1517696f2da2b4ef20354ddc1b7a80aff7ee402e637dd4b' },
) as unknown as TypedDocumentString<RemovePickMutation, RemovePickMutationVariables>;
export const LearningPlanDocument = new TypedDocumentString(
  `
    query LearningPlan {
  getLearningPlan {
    plan {
      title
      topic
      level
      certificate {
        certificateId
        title
        description
        badgeImageUrl
        progress
      }
      courses {
        ...CourseCardFields
      }
    }
    pickedCourses {
      ...CourseCardFields
    }
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
  leavingCost
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
  { hash: 'sha256:0d744e89bc5c71ff87c8be0509b5140a9a7e063b48ea13617f4eb62093fc4dca' },
) as unknown as TypedDocumentString<LearningPlanQuery, LearningPlanQueryVariables>;
export const LearningPlanQuizDocument = new TypedDocumentString(
  `
    query LearningPlanQuiz {
  getLearningPlanQuiz {
    learningPlanQuizId
    questions {
      learningPlanQuizQuestionId
      label
      options {
        key
        label
      }
      isRequired
      meta {
        parentId
        conditionalAnswer
      }
    }
  }
}
    `,
  { hash: 'sha256:31c648cef502b9ed0f4453ee1264331baf17463f1111b72f9d0672ac0cf6a4a4' },
) as unknown as TypedDocumentString<LearningPlanQuizQuery, LearningPlanQuizQueryVariables>;
export const SubmitLearningPlanQuizDocument = new TypedDocumentString(
  `
    mutation SubmitLearningPlanQuiz($input: SubmitLearningPlanQuizResponsesInput!) {
  submitLearningPlanQuizResponses(input: $input) {
    title
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
  { hash: 'sha256:316be6afc901ecb79f6507981f03b3a4e128074171d455621ed32e9c4393ade1' },
) as unknown as TypedDocumentString<SubmitLearningPlanQuizMutation, SubmitLearningPlanQuizMutationVariables>;
export const SaveMailChoiceDocument = new TypedDocumentString(
  `
    mutation SaveMailChoice($kind: MailKind!, $isWanted: Boolean!) {
  saveMailChoice(kind: $kind, isWanted: $isWanted) {
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
  { hash: 'sha256:df0ced47f2c6e9b380ef1b1b3283730c1c1bc144c17243319fc4ce2953d8771f' },
) as unknown as TypedDocumentString<SaveMailChoiceMutation, SaveMailChoiceMutationVariables>;
export const RequestDataDownloadDocument = new TypedDocumentString(
  `
    mutation RequestDataDownload {
  requestDataDownload {
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
  { hash: 'sha256:a924f762ee3b8042b5c44579b380cb7469705a40b33ef777112678e5300259ac' },
) as unknown as TypedDocumentString<RequestDataDownloadMutation, RequestDataDownloadMutationVariables>;
export const RequestErasureDocument = new TypedDocumentString(
  `
    mutation RequestErasure($password: String) {
  requestErasure(password: $password) {
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
  { hash: 'sha256:081c56a3afd318bc18a8994107d6fef2e7f1148e34035af03d943581524f7df5' },
) as unknown as TypedDocumentString<RequestErasureMutation, RequestErasureMutationVariables>;
export const CancelErasureDocument = new TypedDocumentString(
  `
    mutation CancelErasure {
  cancelErasure {
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
  { hash: 'sha256:7c069927a67086471cb66af397b9274e716af4f44cdb560c75274543ab785385' },
) as unknown as TypedDocumentString<CancelErasureMutation, CancelErasureMutationVariables>;
export const DataSettingsDocument = new TypedDocumentString(
  `
    query DataSettings {
  getDataSettings {
    mailChoices {
      kind
      isWanted
    }
    download {
      requestedAt
      expiresAt
      path
    }
    erasure {
      requestedAt
      dueAt
    }
    hasSubscription
    looks {
      name
      role
      reason
      beganAt
      endedAt
    }
  }
}
    `,
  { hash: 'sha256:50161ca69680a9933d9c11d8d640844f9d99378a9418ae122ac85a2bbd86889c' },
) as unknown as TypedDocumentString<DataSettingsQuery, DataSettingsQueryVariables>;
export const ResourcePageDocument = new TypedDocumentString(
  `
    query ResourcePage($slug: String!) {
  getResource(slug: $slug) {
    resourceID
    slug
    title
    subtitle
    type
    coverImageUrl
    pdfDownloadUrl
    googleDocCopyUrl
    linksExpireAt
    modified
    items {
      resourceContentID
      type
      content
      anchorName
      imageUrl
    }
    tags {
      category
      label
      recordID
    }
  }
}
    `,
  { hash: 'sha256:42657a207045e13733be14a090d557b270bfcda3c8461e58e6d66c1d6499a1bc' },
) as unknown as TypedDocumentString<ResourcePageQuery, ResourcePageQueryVariables>;
export const ResourcesPageDocument = new TypedDocumentString(
  `
    query ResourcesPage($filter: ResourceFilter!, $page: Int!) {
  listResources(filter: $filter, count: 24, page: $page) {
    list {
      resourceID
      slug
      type
      title
      subtitle
      coverImageUrl
      stacks
    }
    pageInfo {
      page
      totalPages
      total
    }
    facets {
      types {
        value
        count
      }
      stacks {
        value
        count
      }
    }
  }
}
    `,
  { hash: 'sha256:fd745bc51c9ae8c814291262644ceff77a39dd78186f27b895fb796c8ba793b9' },
) as unknown as TypedDocumentString<ResourcesPageQuery, ResourcesPageQueryVariables>;
export const StartAuthenticatorDocument = new TypedDocumentString(
  `
    mutation StartAuthenticator {
  startAuthenticator {
    handle
    secret
    uri
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
  { hash: 'sha256:d1ac1dd992077411a6d811b79221a7cc5aa103e6cee7645c5b65027e7384677a' },
) as unknown as TypedDocumentString<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>;
export const AddAuthenticatorDocument = new TypedDocumentString(
  `
    mutation AddAuthenticator($handle: String!, $code: String!, $name: String!) {
  addAuthenticator(handle: $handle, code: $code, name: $name) {
    recoveryCodes
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
  { hash: 'sha256:bdc233a556ed7ca28ccc0f5ba11cc5d82323e0b46e41eff088885c95fd05bc3a' },
) as unknown as TypedDocumentString<AddAuthenticatorMutation, AddAuthenticatorMutationVariables>;
export const StartPasskeyDocument = new TypedDocumentString(
  `
    mutation StartPasskey {
  startPasskey {
    handle
    options
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
  { hash: 'sha256:1a8aebbe29c9d038200eef165f313e060740959bbb49fdebe16fb060e20a5f61' },
) as unknown as TypedDocumentString<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const AddPasskeyDocument = new TypedDocumentString(
  `
    mutation AddPasskey($handle: String!, $response: JSON!, $name: String!) {
  addPasskey(handle: $handle, response: $response, name: $name) {
    recoveryCodes
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
  { hash: 'sha256:cefe51bfee00a54896e4257b902ab090a0ad6ef301fecf80eccd100ef15e168f' },
) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RenameSecondFactorDocument = new TypedDocumentString(
  `
    mutation RenameSecondFactor($factorId: ID!, $name: String!) {
  renameSecondFactor(factorId: $factorId, name: $name) {
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
  { hash: 'sha256:0daf1b0d7eae1862b734f413dff605947704a0426bc4c6d9cca7e477f034f7fc' },
) as unknown as TypedDocumentString<RenameSecondFactorMutation, RenameSecondFactorMutationVariables>;
export const RemoveSecondFactorDocument = new TypedDocumentString(
  `
    mutation RemoveSecondFactor($factorId: ID!) {
  removeSecondFactor(factorId: $factorId) {
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
  { hash: 'sha256:73a518e413d3f7b743d11470e48db0c1ef584e3ed4655777ae825e182dc09414' },
) as unknown as TypedDocumentString<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const MakeRecoveryCodesDocument = new TypedDocumentString(
  `
    mutation MakeRecoveryCodes($input: MakeRecoveryCodesInput!) {
  makeRecoveryCodes(input: $input) {
    recoveryCodes
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
  { hash: 'sha256:5d11b4acc6cef80dc430d7f9418f7edfcc7a329da78d2ccdef464fb2c36a4652' },
) as unknown as TypedDocumentString<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>;
export const SecondFactorsDocument = new TypedDocumentString(
  `
    query SecondFactors {
  getSecondFactors {
    ...SecondFactorsFields
  }
}
    fragment SecondFactorsFields on SecondFactors {
  factors {
    factorId
    kind
    name
    createdAt
    lastUsedAt
  }
  recoveryCodesLeft
  isNeeded
}`,
  { hash: 'sha256:302a9d611e495028e45b41bfc7e54a380688895e670d966168e21d9815bc1d4d' },
) as unknown as TypedDocumentString<SecondFactorsQuery, SecondFactorsQueryVariables>;
export const OpenRecordingDocument = new TypedDocumentString(
  `
    mutation OpenRecording($sessionId: ID!, $meetingNumber: Int!) {
  openRecording(sessionId: $sessionId, meetingNumber: $meetingNumber) {
    title
    duration
    posterUrl
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
  { hash: 'sha256:55b6262cfd904e8fe8f3f7714a3510117ca39cd384c633e30a841b6983390465' },
) as unknown as TypedDocumentString<OpenRecordingMutation, OpenRecordingMutationVariables>;
export const SaveSessionContentProgressDocument = new TypedDocumentString(
  `
    mutation SaveSessionContentProgress($sessionContentId: ID!, $type: SessionContentProgressType!, $status: SessionContentProgressStatus!) {
  saveSessionContentProgress(
    sessionContentId: $sessionContentId
    type: $type
    status: $status
  ) {
    status
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
  { hash: 'sha256:78513687a36edb0e0def829049bf65e7b4c80f4cd590fac46d271e5f3776cf4a' },
) as unknown as TypedDocumentString<SaveSessionContentProgressMutation, SaveSessionContentProgressMutationVariables>;
export const SubmitProjectDocument = new TypedDocumentString(
  `
    mutation SubmitProject($input: SubmitProjectInput!) {
  submitProject(input: $input) {
    sessionContentId
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
  { hash: 'sha256:8e0277587e8f678a614c7dc0e3d61ef0249949b33bfb5d3baf5864a2a3723fff' },
) as unknown as TypedDocumentString<SubmitProjectMutation, SubmitProjectMutationVariables>;
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
    schedules {
      sessionContentId
      title
      externalCalendarUrl
      calendarStartDate
      scheduleDays {
        dayNumber
        ctaText
        body
        checklistSessionContentId
        completionStatus
      }
    }
    config {
      teachingAssistant {
        fullName
        imageUrl
        slackUrl
      }
    }
    meetings {
      sessionId
      title
      startAt
      endAt
      recordingUrl
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
  dueAt
  containsActiveContent
  expandedPlaceholder
  minutes
  submission
  project {
    link
    note
    state
    words
    submittedAt
    reviewedAt
  }
  checklist {
    sessionContentId
    refSessionContentId
    checklistGroupName
    title
    subtitle
    subtype
    selfReporting
    completionStatus
    progress
    isMissed
    meetingEndAt
    recordingUrl
    recordingCounts
  }
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
  leavingCost
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
  { hash: 'sha256:502436a79b24eb4b04dbbead94fefd0e99537400e67e7002005d5a037d168a11' },
) as unknown as TypedDocumentString<SessionPageQuery, SessionPageQueryVariables>;
export const SignInFlagsDocument = new TypedDocumentString(
  `
    query SignInFlags {
  getFeatureFlags {
    values
  }
  getAcademy {
    isOpen
  }
}
    `,
  { hash: 'sha256:1f4136405a8d2d1102d6aa701debc422e9b2dee46dc43d024659fa82cd7bfa75' },
) as unknown as TypedDocumentString<SignInFlagsQuery, SignInFlagsQueryVariables>;
export const LookupCorporateRealmDocument = new TypedDocumentString(
  `
    query LookupCorporateRealm($b64email: String!, $redirectPath: String) {
  lookupCorporateRealm(b64email: $b64email, redirectPath: $redirectPath) {
    link
    serializedOptions
    error {
      code
    }
  }
}
    `,
  { hash: 'sha256:5a1e0c5584f986be9a98e42a2de7465fb8bc9bc32d88fe2a1f5b0fb3a1832fc3' },
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
export const SignOnReportDocument = new TypedDocumentString(
  `
    query SignOnReport($handle: String!) {
  getSignOnReport(handle: $handle) {
    kind
    issuer
    fault
    words
    claims {
      name
      value
    }
    match
  }
}
    `,
  { hash: 'sha256:484d126ff121456e7d014909d2cd69911f2ff6a4ab1d7774495094d55b23f366' },
) as unknown as TypedDocumentString<SignOnReportQuery, SignOnReportQueryVariables>;
export const AcceptStaffInvitationDocument = new TypedDocumentString(
  `
    mutation AcceptStaffInvitation($input: AcceptStaffInvitationInput!) {
  acceptStaffInvitation(input: $input) {
    email
    isNew
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
  { hash: 'sha256:4bb6d43130a083b1155ac7fd2a58766097cf6780aede31422050ffc380874ec4' },
) as unknown as TypedDocumentString<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>;
export const StaffInvitationPageDocument = new TypedDocumentString(
  `
    query StaffInvitationPage($token: String!) {
  getStaffInvitation(token: $token) {
    email
    roles
    hasAccount
  }
}
    `,
  { hash: 'sha256:1cd1e6ec86f93a59826cadd71fca9795f6fd60d3795975a7c07c2bb92be4985a' },
) as unknown as TypedDocumentString<StaffInvitationPageQuery, StaffInvitationPageQueryVariables>;
export const SetUpOwnerDocument = new TypedDocumentString(
  `
    mutation SetUpOwner($input: SetUpOwnerInput!) {
  setUpOwner(input: $input) {
    email
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
  { hash: 'sha256:b27fd3ca4e0d238bc3467ab434993f221d497516b35aec599e89171430f8663c' },
) as unknown as TypedDocumentString<SetUpOwnerMutation, SetUpOwnerMutationVariables>;
export const SetupPageDocument = new TypedDocumentString(
  `
    query SetupPage($token: String!) {
  getSetup(token: $token) {
    email
  }
}
    `,
  { hash: 'sha256:86a8d596bfe04aff616f3eacdd65a0cfbfbc59ae6e2802c81f7e051cd7b63505' },
) as unknown as TypedDocumentString<SetupPageQuery, SetupPageQueryVariables>;
export const AddPeopleDocument = new TypedDocumentString(
  `
    mutation AddPeople($rows: [PersonRowInput!]!, $reason: String, $dryRun: Boolean) {
  addPeople(rows: $rows, reason: $reason, dryRun: $dryRun) {
    verdicts {
      outcome
      words
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
}`,
  { hash: 'sha256:b9fe662866375f66c648c1a7171af98cfec18d5c96d87735c314d0e665eea66b' },
) as unknown as TypedDocumentString<AddPeopleMutation, AddPeopleMutationVariables>;
export const StudioAuditDocument = new TypedDocumentString(
  `
    query StudioAudit($text: String!, $actorKind: ActorKind, $from: String, $until: String, $after: String, $count: Int!) {
  listAuditEntries(
    text: $text
    actorKind: $actorKind
    from: $from
    until: $until
    after: $after
    count: $count
  ) {
    entries {
      entryId
      at
      actorKind
      actorName
      tokenName
      action
      subject
      subjectName
      reason
      before
      after
      detail
    }
    nextAfter
  }
}
    `,
  { hash: 'sha256:c7cc156da4656303d4c0ba3b3c690a4bed9674e96b4775788c057aea75c099fe' },
) as unknown as TypedDocumentString<StudioAuditQuery, StudioAuditQueryVariables>;
export const StudioChosenDocument = new TypedDocumentString(
  `
    query StudioChosen($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {
  countChosenDocuments(
    kind: $kind
    documentIds: $documentIds
    text: $text
    state: $state
  ) {
    total
    toPublish
    toArchive
    toRestore
  }
}
    `,
  { hash: 'sha256:af543f752b8352ee642240720a4b39b9d8d5bf8020fddbb5b217bf2fe8737afc' },
) as unknown as TypedDocumentString<StudioChosenQuery, StudioChosenQueryVariables>;
export const StudioExportDocument = new TypedDocumentString(
  `
    query StudioExport($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {
  exportDocuments(
    kind: $kind
    documentIds: $documentIds
    text: $text
    state: $state
  )
}
    `,
  { hash: 'sha256:119af0dfedf7d6ce5344bc5455ed54fa15938b6fc367fcf8558db343584d3967' },
) as unknown as TypedDocumentString<StudioExportQuery, StudioExportQueryVariables>;
export const BeginDocumentsActDocument = new TypedDocumentString(
  `
    mutation BeginDocumentsAct($bulkActId: ID!, $kind: String!, $act: DocumentBulkAct!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter, $publishAt: String, $reason: String, $dryRun: Boolean) {
  beginDocumentsAct(
    bulkActId: $bulkActId
    kind: $kind
    act: $act
    documentIds: $documentIds
    text: $text
    state: $state
    publishAt: $publishAt
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:bfce5e91a3a92adaf875af8af14f42a7c9662aad6869fc2fae0b5ad8642c4b1f' },
) as unknown as TypedDocumentString<BeginDocumentsActMutation, BeginDocumentsActMutationVariables>;
export const StudioChosenPeopleDocument = new TypedDocumentString(
  `
    query StudioChosenPeople($text: String!, $view: PeopleView!, $companyId: ID) {
  countChosenPeople(text: $text, view: $view, companyId: $companyId)
}
    `,
  { hash: 'sha256:9167c7bac4617ea7ab7cde1a283af47affe02faced86b822516f9948ad1e594c' },
) as unknown as TypedDocumentString<StudioChosenPeopleQuery, StudioChosenPeopleQueryVariables>;
export const GiveAreaToPeopleDocument = new TypedDocumentString(
  `
    mutation GiveAreaToPeople($bulkActId: ID!, $userIds: [ID!], $text: String!, $view: PeopleView!, $companyId: ID, $area: String!, $lastDay: String!, $reason: String, $dryRun: Boolean) {
  giveAreaToPeople(
    bulkActId: $bulkActId
    userIds: $userIds
    text: $text
    view: $view
    companyId: $companyId
    area: $area
    lastDay: $lastDay
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:ae81c1206f0cb81eaf368089cc4c7de15c4285531a0c685197b82edc86fa83d0' },
) as unknown as TypedDocumentString<GiveAreaToPeopleMutation, GiveAreaToPeopleMutationVariables>;
export const StudioBulkActDocument = new TypedDocumentString(
  `
    query StudioBulkAct($bulkActId: ID!) {
  getBulkAct(bulkActId: $bulkActId) {
    ...BulkFields
  }
}
    fragment BulkFields on BulkAct {
  bulkActId
  act
  kind
  state
  total
  done
  same
  failed
  failures {
    id
    title
    why
  }
}`,
  { hash: 'sha256:f148c5f440aeb2d0831860124d5102520c7d6d74494950fefbd1517a8e7a34ef' },
) as unknown as TypedDocumentString<StudioBulkActQuery, StudioBulkActQueryVariables>;
export const StudioRunningBulkDocument = new TypedDocumentString(
  `
    query StudioRunningBulk($kind: String) {
  findRunningBulkAct(kind: $kind) {
    bulkActId
  }
}
    `,
  { hash: 'sha256:6c811b63fd938fde9ecee4324b28433cf883ca00bb2b3e6952bbaa80b9380e5c' },
) as unknown as TypedDocumentString<StudioRunningBulkQuery, StudioRunningBulkQueryVariables>;
export const StopBulkActDocument = new TypedDocumentString(
  `
    mutation StopBulkAct($bulkActId: ID!) {
  stopBulkAct(bulkActId: $bulkActId) {
    bulkAct {
      ...BulkFields
    }
    error {
      ...FaultFields
    }
  }
}
    fragment BulkFields on BulkAct {
  bulkActId
  act
  kind
  state
  total
  done
  same
  failed
  failures {
    id
    title
    why
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
  { hash: 'sha256:b446cb4cc174167f8e38f63733c992d27c4f3efed7c9b7fee9bc4480b4abeeb8' },
) as unknown as TypedDocumentString<StopBulkActMutation, StopBulkActMutationVariables>;
export const RetryBulkActDocument = new TypedDocumentString(
  `
    mutation RetryBulkAct($bulkActId: ID!, $formerActId: ID!) {
  retryBulkAct(bulkActId: $bulkActId, formerActId: $formerActId) {
    isSaved
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
  { hash: 'sha256:361162e93bb69a4e3f414b1531e9951ec1c5d3a3e522b05ca1e41810aaeb7bd0' },
) as unknown as TypedDocumentString<RetryBulkActMutation, RetryBulkActMutationVariables>;
export const StudioDatesDocument = new TypedDocumentString(
  `
    query StudioDates($from: String!, $until: String!) {
  listStudioDates(from: $from, until: $until) {
    what
    kind
    id
    title
    detail
    startAt
    endAt
    people
  }
}
    `,
  { hash: 'sha256:4317c6293537a6980644237a304d382ae755260b60fa1145772375465774dbf5' },
) as unknown as TypedDocumentString<StudioDatesQuery, StudioDatesQueryVariables>;
export const StudioDueCertificatesDocument = new TypedDocumentString(
  `
    query StudioDueCertificates($view: DueCertificateView!, $after: Int!) {
  listDueCertificates(view: $view, after: $after) {
    nextIssueAt
    certificates {
      userId
      certificateId
      title
      displayName
      email
      companyName
      eligibleAt
      issuedAt
      heldReason
      isEarned
    }
    nextAfter
  }
}
    `,
  { hash: 'sha256:b8fb05a2c18ab771f0a52fdfbf2e1756174157770e076028acaccd6d87f5293e' },
) as unknown as TypedDocumentString<StudioDueCertificatesQuery, StudioDueCertificatesQueryVariables>;
export const HoldStudioCertificateDocument = new TypedDocumentString(
  `
    mutation HoldStudioCertificate($userId: ID!, $certificateId: ID!, $isHeldBack: Boolean!, $reason: String, $dryRun: Boolean) {
  holdCertificate(
    userId: $userId
    certificateId: $certificateId
    isHeldBack: $isHeldBack
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:77321b2b9c75b05e4fe8c3d7e70bb2f528bd4ab02f796dbdd301719a0bcbb04f' },
) as unknown as TypedDocumentString<HoldStudioCertificateMutation, HoldStudioCertificateMutationVariables>;
export const StudioCompaniesDocument = new TypedDocumentString(
  `
    query StudioCompanies($text: String!, $view: CompanyView!, $after: Int!) {
  searchCompanies(text: $text, view: $view, after: $after) {
    companies {
      companyId
      name
      logoUrl
      accentColor
      domains
      signOn
      contract {
        state
        startsOn
        endsOn
        totalSeats
        assignedSeats
        usedSeats
        overage
      }
    }
    total
    nextAfter
  }
}
    `,
  { hash: 'sha256:3be53f1d7634ed702ec12668896c1140d67939bbffe6c274466bf3ac415524f4' },
) as unknown as TypedDocumentString<StudioCompaniesQuery, StudioCompaniesQueryVariables>;
export const AddCompanyDocument = new TypedDocumentString(
  `
    mutation AddCompany($companyId: ID!, $name: String!, $timeZone: String!, $reason: String, $dryRun: Boolean) {
  addCompany(
    companyId: $companyId
    name: $name
    timeZone: $timeZone
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:640836c5959cdd57c577d2265f30a56a8e9d50f509e8b0354cfe53de6e7a947b' },
) as unknown as TypedDocumentString<AddCompanyMutation, AddCompanyMutationVariables>;
export const SaveCompanyDocument = new TypedDocumentString(
  `
    mutation SaveCompany($companyId: ID!, $version: Int!, $name: String!, $timeZone: String!, $hideMemberProfile: Boolean!, $disableAIFeatures: Boolean!, $enableProfAI: Boolean!, $reason: String, $dryRun: Boolean) {
  saveCompany(
    companyId: $companyId
    version: $version
    name: $name
    timeZone: $timeZone
    hideMemberProfile: $hideMemberProfile
    disableAIFeatures: $disableAIFeatures
    enableProfAI: $enableProfAI
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:dc15443a1c41ee831997945ec9087aa64d5d8c41c0a6546432615f61422cf5fc' },
) as unknown as TypedDocumentString<SaveCompanyMutation, SaveCompanyMutationVariables>;
export const SaveCompanyBrandDocument = new TypedDocumentString(
  `
    mutation SaveCompanyBrand($companyId: ID!, $version: Int!, $logoUrl: String!, $accentColor: String!, $reason: String, $dryRun: Boolean) {
  saveCompanyBrand(
    companyId: $companyId
    version: $version
    logoUrl: $logoUrl
    accentColor: $accentColor
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:05f22c896d9de70beb5bd12d44f4821d39bc735e56365553162b89bc5518ff87' },
) as unknown as TypedDocumentString<SaveCompanyBrandMutation, SaveCompanyBrandMutationVariables>;
export const SaveContractDocument = new TypedDocumentString(
  `
    mutation SaveContract($companyId: ID!, $contractId: ID!, $version: Int!, $startsOn: String!, $endsOn: String!, $totalSeats: Int!, $overage: Boolean!, $entitlementIds: [String!]!, $links: [ContractLinkInput!]!, $reason: String, $dryRun: Boolean) {
  saveContract(
    companyId: $companyId
    contractId: $contractId
    version: $version
    startsOn: $startsOn
    endsOn: $endsOn
    totalSeats: $totalSeats
    overage: $overage
    entitlementIds: $entitlementIds
    links: $links
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:4a3e2d39f610b8ec31c85b9baaf63c82fac19b55d122cc8011a20ba3180e1586' },
) as unknown as TypedDocumentString<SaveContractMutation, SaveContractMutationVariables>;
export const EndContractDocument = new TypedDocumentString(
  `
    mutation EndContract($companyId: ID!, $contractId: ID!, $version: Int!, $lastDay: String!, $reason: String, $dryRun: Boolean) {
  endContract(
    companyId: $companyId
    contractId: $contractId
    version: $version
    lastDay: $lastDay
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:d3c8d0441a21dd5dcf518d954d0982e47e6a2bedb45248fc4c890daddf92d7de' },
) as unknown as TypedDocumentString<EndContractMutation, EndContractMutationVariables>;
export const AddCompanyAdministratorDocument = new TypedDocumentString(
  `
    mutation AddCompanyAdministrator($companyId: ID!, $email: String!, $reason: String, $dryRun: Boolean) {
  addCompanyAdministrator(
    companyId: $companyId
    email: $email
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:12db2b8cc8fee47833226549b5ba85a19444c402898898b85c55582756e76c11' },
) as unknown as TypedDocumentString<AddCompanyAdministratorMutation, AddCompanyAdministratorMutationVariables>;
export const RemoveCompanyAdministratorDocument = new TypedDocumentString(
  `
    mutation RemoveCompanyAdministrator($companyId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {
  removeCompanyAdministrator(
    companyId: $companyId
    userId: $userId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:4ba4a72c86554b1da2ede460832f73119e4e54ae5c881a06ac26e65f1709e87b' },
) as unknown as TypedDocumentString<RemoveCompanyAdministratorMutation, RemoveCompanyAdministratorMutationVariables>;
export const AddCompanyDomainDocument = new TypedDocumentString(
  `
    mutation AddCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {
  addCompanyDomain(
    companyId: $companyId
    domain: $domain
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:4b0d043677325d3d1baa86ab54b23ec7485d1aa59c1c707497e2325903c0e3a8' },
) as unknown as TypedDocumentString<AddCompanyDomainMutation, AddCompanyDomainMutationVariables>;
export const CheckCompanyDomainDocument = new TypedDocumentString(
  `
    mutation CheckCompanyDomain($companyId: ID!, $domain: String!) {
  checkCompanyDomain(companyId: $companyId, domain: $domain) {
    isProved
    fault
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
  { hash: 'sha256:b0a9b281e5bb687e99af44bde78703f4cf8838514fedcc007a79c01fb60c0a6c' },
) as unknown as TypedDocumentString<CheckCompanyDomainMutation, CheckCompanyDomainMutationVariables>;
export const ProveCompanyDomainDocument = new TypedDocumentString(
  `
    mutation ProveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {
  proveCompanyDomain(
    companyId: $companyId
    domain: $domain
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:09d35df7bcd3fb7d56358620675db3693bfebc9e8dddbd51daae8f7a22d969c7' },
) as unknown as TypedDocumentString<ProveCompanyDomainMutation, ProveCompanyDomainMutationVariables>;
export const RemoveCompanyDomainDocument = new TypedDocumentString(
  `
    mutation RemoveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {
  removeCompanyDomain(
    companyId: $companyId
    domain: $domain
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:790ef09240e511ff554af961be358696ee28390f4166699cb704c2b3514a3ee4' },
) as unknown as TypedDocumentString<RemoveCompanyDomainMutation, RemoveCompanyDomainMutationVariables>;
export const StudioCompanyDocument = new TypedDocumentString(
  `
    query StudioCompany($companyId: ID!) {
  getCompany(companyId: $companyId) {
    companyId
    version
    name
    logoUrl
    accentColor
    timeZone
    hideMemberProfile
    disableAIFeatures
    enableProfAI
    people
    signOn
    contract {
      state
      startsOn
      endsOn
      totalSeats
      assignedSeats
      usedSeats
      overage
    }
    contracts {
      contractId
      version
      state
      startsOn
      endsOn
      totalSeats
      overage
      assignedSeats
      usedSeats
      entitlementIds
      links {
        title
        url
      }
    }
    areas {
      entitlementId
      name
    }
    domains {
      domain
      isVerified
      verifiedBy
      verifiedAt
      recordName
      recordText
      checkedAt
      fault
      saidBy
      saidWhy
    }
    passes {
      passId
      code
      state
      slots
      taken
      startsAt
      closesAt
      takesSeat
      usesSSO
      usesOTRC
      opened
      registered
      held
      activated
      learning
    }
    administrators {
      userId
      displayName
      email
    }
    successManagers {
      userId
      displayName
    }
  }
}
    `,
  { hash: 'sha256:e2ab096f26cf40bb53f50b2ed8270cb75b92ab62e2838e2feaf0a043eadfb7ea' },
) as unknown as TypedDocumentString<StudioCompanyQuery, StudioCompanyQueryVariables>;
export const SavePromotionOfSaleDocument = new TypedDocumentString(
  `
    mutation SavePromotionOfSale($code: String!, $usableBy: String!, $amountOff: Int!, $startsAt: String!, $endsAt: String!, $reason: String, $dryRun: Boolean) {
  saveSoldPromotion(
    code: $code
    usableBy: $usableBy
    amountOff: $amountOff
    startsAt: $startsAt
    endsAt: $endsAt
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:f988dada73cefd0c919823cb7fc973263f7187b347f16b69e0d4e118b6cd38f9' },
) as unknown as TypedDocumentString<SavePromotionOfSaleMutation, SavePromotionOfSaleMutationVariables>;
export const SaveOfferOfSaleDocument = new TypedDocumentString(
  `
    mutation SaveOfferOfSale($coupon: String!, $name: String!, $headline: String!, $subheadline: String!, $acceptCta: String!, $rejectCta: String!, $startsAt: String!, $endsAt: String, $reason: String, $dryRun: Boolean) {
  saveSoldOffer(
    coupon: $coupon
    name: $name
    headline: $headline
    subheadline: $subheadline
    acceptCta: $acceptCta
    rejectCta: $rejectCta
    startsAt: $startsAt
    endsAt: $endsAt
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:1c1a2362f4ac08a27022d28c1353c75cc4282adf7060c6ef22adf27261c4380d' },
) as unknown as TypedDocumentString<SaveOfferOfSaleMutation, SaveOfferOfSaleMutationVariables>;
export const AddStripeCouponDocument = new TypedDocumentString(
  `
    mutation AddStripeCoupon($code: String!, $amountOff: Int!, $reason: String, $dryRun: Boolean) {
  addProviderCoupon(
    code: $code
    amountOff: $amountOff
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:54bfb6d7a8482b68d531b26580f5a18c3fb85a9b7016c26bcd8295bbc093c413' },
) as unknown as TypedDocumentString<AddStripeCouponMutation, AddStripeCouponMutationVariables>;
export const SaveStudioDraftDocument = new TypedDocumentString(
  `
    mutation SaveStudioDraft($input: SaveDocumentDraftInput!) {
  saveDocumentDraft(input: $input) {
    draft {
      ...DraftFields
    }
    error {
      ...FaultFields
    }
  }
}
    fragment DraftFields on DocumentDraft {
  body
  version
  savedByName
  savedAt
  publishAt
  note
  failure
}
fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:164f981215a297449f1f116590ef64527b07bebcb47d3e7b352a84b9cf35f53a' },
) as unknown as TypedDocumentString<SaveStudioDraftMutation, SaveStudioDraftMutationVariables>;
export const PublishStudioDocumentDocument = new TypedDocumentString(
  `
    mutation PublishStudioDocument($kind: String!, $documentId: ID!, $version: Int!, $note: String!, $also: [DocumentKeyInput!]) {
  publishDocument(
    kind: $kind
    documentId: $documentId
    version: $version
    note: $note
    also: $also
  ) {
    revision
    lines
    isSaved
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
  { hash: 'sha256:b4da0d502887d476917757a100c52d4324627d38187a3c7d86f927d8bc0c4db8' },
) as unknown as TypedDocumentString<PublishStudioDocumentMutation, PublishStudioDocumentMutationVariables>;
export const ScheduleStudioDocumentDocument = new TypedDocumentString(
  `
    mutation ScheduleStudioDocument($kind: String!, $documentId: ID!, $version: Int!, $publishAt: String, $note: String!) {
  scheduleDocument(
    kind: $kind
    documentId: $documentId
    version: $version
    publishAt: $publishAt
    note: $note
  ) {
    draft {
      version
      publishAt
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
}`,
  { hash: 'sha256:57d9674f4c79d33d0f2b2428c091f2674380c5e3323f4556679c2d29a4837842' },
) as unknown as TypedDocumentString<ScheduleStudioDocumentMutation, ScheduleStudioDocumentMutationVariables>;
export const DiscardStudioDraftDocument = new TypedDocumentString(
  `
    mutation DiscardStudioDraft($kind: String!, $documentId: ID!, $version: Int!) {
  discardDocumentDraft(kind: $kind, documentId: $documentId, version: $version) {
    published
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
  { hash: 'sha256:c3c0d36457b5fc1dd5fba74fe07a7c75f9c64153f348166539fd80b7cb0a2790' },
) as unknown as TypedDocumentString<DiscardStudioDraftMutation, DiscardStudioDraftMutationVariables>;
export const ArchiveStudioDocumentDocument = new TypedDocumentString(
  `
    mutation ArchiveStudioDocument($kind: String!, $documentId: ID!, $archived: Boolean!, $reason: String!) {
  archiveDocument(
    kind: $kind
    documentId: $documentId
    archived: $archived
    reason: $reason
  ) {
    lines
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
  { hash: 'sha256:7737c3ba8f58a966dda2dd6c987cb6c910bb489367b3828075bf433a0dcf92ed' },
) as unknown as TypedDocumentString<ArchiveStudioDocumentMutation, ArchiveStudioDocumentMutationVariables>;
export const RestoreStudioRevisionDocument = new TypedDocumentString(
  `
    mutation RestoreStudioRevision($kind: String!, $documentId: ID!, $number: Int!, $version: Int!) {
  restoreDocumentRevision(
    kind: $kind
    documentId: $documentId
    number: $number
    version: $version
  ) {
    draft {
      version
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
}`,
  { hash: 'sha256:58736b093522abedf3a6dd7f17912749ac1a9973b6a72acf958a9368b5033388' },
) as unknown as TypedDocumentString<RestoreStudioRevisionMutation, RestoreStudioRevisionMutationVariables>;
export const TakeBackStudioDocumentDocument = new TypedDocumentString(
  `
    mutation TakeBackStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {
  takeBackDocument(kind: $kind, documentId: $documentId, reason: $reason) {
    lines
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
  { hash: 'sha256:8ff08455c1387d9505834a3e591ffc2b73c72120734fba885f2a54787599e0b9' },
) as unknown as TypedDocumentString<TakeBackStudioDocumentMutation, TakeBackStudioDocumentMutationVariables>;
export const RemoveStudioDocumentDocument = new TypedDocumentString(
  `
    mutation RemoveStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {
  removeDocument(kind: $kind, documentId: $documentId, reason: $reason) {
    lines
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
  { hash: 'sha256:62bd386902d8b957869bcfd6ee217c7274d8dc77965e8f2e4c15e80cc0e1570f' },
) as unknown as TypedDocumentString<RemoveStudioDocumentMutation, RemoveStudioDocumentMutationVariables>;
export const DuplicateStudioDocumentDocument = new TypedDocumentString(
  `
    mutation DuplicateStudioDocument($kind: String!, $documentId: ID!, $newDocumentId: ID!) {
  duplicateDocument(
    kind: $kind
    documentId: $documentId
    newDocumentId: $newDocumentId
  ) {
    draft {
      version
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
}`,
  { hash: 'sha256:0b9b3f35c392b7fd4fa272ab43416d605c8405eb23fbd317e39bc9946265029f' },
) as unknown as TypedDocumentString<DuplicateStudioDocumentMutation, DuplicateStudioDocumentMutationVariables>;
export const StudioPersonDuplicatesDocument = new TypedDocumentString(
  `
    query StudioPersonDuplicates($userId: ID!) {
  personDuplicates(userId: $userId) {
    person {
      ...SuspectFields
    }
    reasons
  }
}
    fragment SuspectFields on ListedPerson {
  userId
  displayName
  email
  company {
    companyId
    name
  }
  registeredAt
}`,
  { hash: 'sha256:2b93870060c9e7c1708739fc0f3cd96b6dc7523a185bb26b7a01c02f3a64dae7' },
) as unknown as TypedDocumentString<StudioPersonDuplicatesQuery, StudioPersonDuplicatesQueryVariables>;
export const StudioDuplicatesDocument = new TypedDocumentString(
  `
    query StudioDuplicates($after: String) {
  listDuplicates(after: $after) {
    pairs {
      person {
        ...SuspectFields
      }
      other {
        ...SuspectFields
      }
      reasons
    }
    since
    nextAfter
  }
}
    fragment SuspectFields on ListedPerson {
  userId
  displayName
  email
  company {
    companyId
    name
  }
  registeredAt
}`,
  { hash: 'sha256:c9af21b7cf964d0719db8ff60ba31557622de474be175a8f29a1a821cb9fdc14' },
) as unknown as TypedDocumentString<StudioDuplicatesQuery, StudioDuplicatesQueryVariables>;
export const MergePeopleDocument = new TypedDocumentString(
  `
    mutation MergePeople($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {
  mergePeople(
    userId: $userId
    otherId: $otherId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:cdf2c4f7f02756bc88517736fdfd76e975b38a66a934e76bffebb75a30ee43ee' },
) as unknown as TypedDocumentString<MergePeopleMutation, MergePeopleMutationVariables>;
export const DismissDuplicateDocument = new TypedDocumentString(
  `
    mutation DismissDuplicate($userId: ID!, $otherId: ID!, $reason: String, $dryRun: Boolean) {
  dismissDuplicate(
    userId: $userId
    otherId: $otherId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:0368daf1662b966fa340710f40648730eb9ae71d8d6eb83f6d18ced276b4e01e' },
) as unknown as TypedDocumentString<DismissDuplicateMutation, DismissDuplicateMutationVariables>;
export const StudioEndpointsDocument = new TypedDocumentString(
  `
    query StudioEndpoints {
  listWebhookEndpoints {
    endpointId
    address
    eventTypes
    isOn
    secretNumber
    formerUntil
    failingSince
    givenUpAt
    waiting
    failed
  }
}
    `,
  { hash: 'sha256:8cc2e7e429f95b32d24e8d2ac3b6d8a197d4c6290ce0f39a17f63e0a42363988' },
) as unknown as TypedDocumentString<StudioEndpointsQuery, StudioEndpointsQueryVariables>;
export const StudioDeliveriesDocument = new TypedDocumentString(
  `
    query StudioDeliveries($state: WebhookDeliveryState, $after: String) {
  listWebhookDeliveries(state: $state, after: $after) {
    deliveries {
      deliveryId
      eventId
      title
      address
      state
      tries
      failureWords
      failureDetail
      happenedAt
      nextAt
      settledAt
    }
    nextAfter
  }
}
    `,
  { hash: 'sha256:bc1b63ebeba9d2aa4b1680b255d4265d734f3f8750becc548fe67dd163237e13' },
) as unknown as TypedDocumentString<StudioDeliveriesQuery, StudioDeliveriesQueryVariables>;
export const StudioFailedDeliveriesDocument = new TypedDocumentString(
  `
    query StudioFailedDeliveries {
  countFailedDeliveries
}
    `,
  { hash: 'sha256:dd451a2c9efac55ccc3cec94d7774483d05ba0295c111c9c1c662718d224a82b' },
) as unknown as TypedDocumentString<StudioFailedDeliveriesQuery, StudioFailedDeliveriesQueryVariables>;
export const SaveStudioEndpointDocument = new TypedDocumentString(
  `
    mutation SaveStudioEndpoint($endpointId: ID!, $address: String!, $eventTypes: [String!]!, $isOn: Boolean!, $reason: String, $dryRun: Boolean) {
  saveWebhookEndpoint(
    endpointId: $endpointId
    address: $address
    eventTypes: $eventTypes
    isOn: $isOn
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
    secret
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
  { hash: 'sha256:0c483afdd668609532d3dd3ea86c1974476602f7805bf1eff3d842ccbcce1e4b' },
) as unknown as TypedDocumentString<SaveStudioEndpointMutation, SaveStudioEndpointMutationVariables>;
export const ReplaceStudioEndpointSecretDocument = new TypedDocumentString(
  `
    mutation ReplaceStudioEndpointSecret($endpointId: ID!, $secretNumber: Int!, $reason: String, $dryRun: Boolean) {
  replaceEndpointSecret(
    endpointId: $endpointId
    secretNumber: $secretNumber
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
    secret
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
  { hash: 'sha256:a7e1a43edb46e728c759b3062c36c5da08f2b8416b91b45a462e7d93b6d35032' },
) as unknown as TypedDocumentString<ReplaceStudioEndpointSecretMutation, ReplaceStudioEndpointSecretMutationVariables>;
export const RemoveStudioEndpointDocument = new TypedDocumentString(
  `
    mutation RemoveStudioEndpoint($endpointId: ID!, $reason: String, $dryRun: Boolean) {
  removeWebhookEndpoint(endpointId: $endpointId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:f82e3e92f1751fba2c73b22ecd1dfc11a3a69d32fcaea8301a01aefd372ae23a' },
) as unknown as TypedDocumentString<RemoveStudioEndpointMutation, RemoveStudioEndpointMutationVariables>;
export const ReplayStudioDeliveriesDocument = new TypedDocumentString(
  `
    mutation ReplayStudioDeliveries($endpointId: ID, $deliveryId: ID, $reason: String, $dryRun: Boolean) {
  replayDeliveries(
    endpointId: $endpointId
    deliveryId: $deliveryId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:078087bbfacf18dd6a1e4772156a5605d096939d81483a2133da346a084369bc' },
) as unknown as TypedDocumentString<ReplayStudioDeliveriesMutation, ReplayStudioDeliveriesMutationVariables>;
export const StudioExampleDocument = new TypedDocumentString(
  `
    query StudioExample {
  getExampleAcademy {
    state
    isEmpty
    counts {
      kind
      total
      done
    }
    failure
  }
}
    `,
  { hash: 'sha256:6fd372b3552849e491e9f67aa5212dae406f42b8f951d7d7858aaebd3ba220e0' },
) as unknown as TypedDocumentString<StudioExampleQuery, StudioExampleQueryVariables>;
export const AddExampleAcademyDocument = new TypedDocumentString(
  `
    mutation AddExampleAcademy($reason: String, $dryRun: Boolean) {
  addExampleAcademy(reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:9257b0e74a569da219741bcf506f54a2c20d3d0c0cd7b4b18a5dc040dc5fce23' },
) as unknown as TypedDocumentString<AddExampleAcademyMutation, AddExampleAcademyMutationVariables>;
export const RemoveExampleAcademyDocument = new TypedDocumentString(
  `
    mutation RemoveExampleAcademy($reason: String, $dryRun: Boolean) {
  removeExampleAcademy(reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:b9d9a9e5420772d722d89c4f63d6f06827b2b28e6d292805f0161facb54af6de' },
) as unknown as TypedDocumentString<RemoveExampleAcademyMutation, RemoveExampleAcademyMutationVariables>;
export const StartFilmDocument = new TypedDocumentString(
  `
    mutation StartFilm($fileName: String!, $bytes: Float!) {
  startFilm(fileName: $fileName, bytes: $bytes) {
    film {
      ...FilmFields
    }
    error {
      ...FaultFields
    }
  }
}
    fragment FilmFields on Film {
  filmId
  fileName
  bytes
  state
  progress
  message
  isOwn
  duration
  width
  height
  posterUrl
  manifestUrl
}
fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:6263c344e2eeb83f4dbe8951fcf71fb6c4cc4b3bbc88186d626777653712189a' },
) as unknown as TypedDocumentString<StartFilmMutation, StartFilmMutationVariables>;
export const FinishFilmDocument = new TypedDocumentString(
  `
    mutation FinishFilm($filmId: ID!) {
  finishFilm(filmId: $filmId) {
    film {
      ...FilmFields
    }
    error {
      ...FaultFields
    }
  }
}
    fragment FilmFields on Film {
  filmId
  fileName
  bytes
  state
  progress
  message
  isOwn
  duration
  width
  height
  posterUrl
  manifestUrl
}
fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:5e580d55fd83173561e3c6cdfff07ef4ca5046f9ca34e39a7eec4eafde8dff19' },
) as unknown as TypedDocumentString<FinishFilmMutation, FinishFilmMutationVariables>;
export const RetryFilmDocument = new TypedDocumentString(
  `
    mutation RetryFilm($filmId: ID!) {
  retryFilm(filmId: $filmId) {
    film {
      ...FilmFields
    }
    error {
      ...FaultFields
    }
  }
}
    fragment FilmFields on Film {
  filmId
  fileName
  bytes
  state
  progress
  message
  isOwn
  duration
  width
  height
  posterUrl
  manifestUrl
}
fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:0bc3971a0d1b1673d641ec2e624ac687b6f3ada04594ea09764667288e8d644a' },
) as unknown as TypedDocumentString<RetryFilmMutation, RetryFilmMutationVariables>;
export const StopFilmDocument = new TypedDocumentString(
  `
    mutation StopFilm($filmId: ID!) {
  stopFilm(filmId: $filmId) {
    film {
      ...FilmFields
    }
    error {
      ...FaultFields
    }
  }
}
    fragment FilmFields on Film {
  filmId
  fileName
  bytes
  state
  progress
  message
  isOwn
  duration
  width
  height
  posterUrl
  manifestUrl
}
fragment FaultFields on MutationError {
  code
  message
  reason
  unlock
  field
  retryAfter
}`,
  { hash: 'sha256:4a1dc8c93e7c75b0e9525b771abf76c0629f8ad7decd738899e04ea85b8b964d' },
) as unknown as TypedDocumentString<StopFilmMutation, StopFilmMutationVariables>;
export const StudioFilmTermsDocument = new TypedDocumentString(
  `
    query StudioFilmTerms {
  getFilmTerms {
    maxBytes
    canEncode
    canRepackage
  }
}
    `,
  { hash: 'sha256:88c31ac305861d8ae661e6461a46358bea23a6a1554bf41575aa2abbe63cbefd' },
) as unknown as TypedDocumentString<StudioFilmTermsQuery, StudioFilmTermsQueryVariables>;
export const StudioFilmDocument = new TypedDocumentString(
  `
    query StudioFilm($filmId: ID!) {
  getFilm(filmId: $filmId) {
    ...FilmFields
  }
}
    fragment FilmFields on Film {
  filmId
  fileName
  bytes
  state
  progress
  message
  isOwn
  duration
  width
  height
  posterUrl
  manifestUrl
}`,
  { hash: 'sha256:2dbc80d333fb3559bd40eee0a6493e6f5ef2c7a7c905dc1fc88716e59c73fac4' },
) as unknown as TypedDocumentString<StudioFilmQuery, StudioFilmQueryVariables>;
export const StudioFlagsDocument = new TypedDocumentString(
  `
    query StudioFlags {
  listFlags {
    flag
    about
    isSet
    isElsewhere
    defaultValue
    targets
    version
  }
}
    `,
  { hash: 'sha256:805d075a7a744b7d2b324a4f542666039ea28d7fed655cde786de9b0b7cababc' },
) as unknown as TypedDocumentString<StudioFlagsQuery, StudioFlagsQueryVariables>;
export const SaveStudioFlagDocument = new TypedDocumentString(
  `
    mutation SaveStudioFlag($flag: String!, $defaultValue: JSON, $targets: JSON!, $version: String!, $reason: String, $dryRun: Boolean) {
  saveFlag(
    flag: $flag
    defaultValue: $defaultValue
    targets: $targets
    version: $version
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:6332e4f4cfa7ff42da30374cf205598fa250ef97d8c4220d2627b09f24a41ae1' },
) as unknown as TypedDocumentString<SaveStudioFlagMutation, SaveStudioFlagMutationVariables>;
export const StudioHealthDocument = new TypedDocumentString(
  `
    query StudioHealth {
  checkHealth {
    part
    title
    state
    words
    todo
  }
}
    `,
  { hash: 'sha256:e37c6272be327683e748e67edb4198edba7d7a1c3d7c8f235c47f0c3ef864404' },
) as unknown as TypedDocumentString<StudioHealthQuery, StudioHealthQueryVariables>;
export const TryBackgroundJobAgainDocument = new TypedDocumentString(
  `
    mutation TryBackgroundJobAgain($jobId: ID!, $reason: String, $dryRun: Boolean) {
  tryJobAgain(jobId: $jobId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:77ac46448eef07f551eb2ab75e7c5dc2e6ebae155ee3058d371e63f6dbeae7b1' },
) as unknown as TypedDocumentString<TryBackgroundJobAgainMutation, TryBackgroundJobAgainMutationVariables>;
export const StopBackgroundJobDocument = new TypedDocumentString(
  `
    mutation StopBackgroundJob($jobId: ID!, $reason: String, $dryRun: Boolean) {
  stopJob(jobId: $jobId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:238a8683c8944ecf2ce5473c91b9c1062d0a41b8708943326ab07b5494ecab22' },
) as unknown as TypedDocumentString<StopBackgroundJobMutation, StopBackgroundJobMutationVariables>;
export const StudioJobsDocument = new TypedDocumentString(
  `
    query StudioJobs($view: JobView!, $name: String!, $below: Int) {
  listBackgroundJobs(view: $view, name: $name, below: $below) {
    jobs {
      jobId
      title
      state
      facts {
        label
        value
      }
      tries
      mostTries
      failure {
        words
        detail
      }
      queuedAt
      nextAt
      begunAt
      endedAt
    }
    nextBelow
  }
}
    `,
  { hash: 'sha256:04a08f24b1ee45d50a6f79d44303a5f42db4e6849d22b832fadc8297e8feafd1' },
) as unknown as TypedDocumentString<StudioJobsQuery, StudioJobsQueryVariables>;
export const StudioFailedJobsDocument = new TypedDocumentString(
  `
    query StudioFailedJobs {
  countFailedJobs
}
    `,
  { hash: 'sha256:5add7840ad5d9322daa3f1e393d7b895d84443183e4220cde3c9343fb6a905d3' },
) as unknown as TypedDocumentString<StudioFailedJobsQuery, StudioFailedJobsQueryVariables>;
export const SwitchStudioLetterDocument = new TypedDocumentString(
  `
    mutation SwitchStudioLetter($letter: ID!, $isOn: Boolean!, $reason: String, $dryRun: Boolean) {
  switchLetter(letter: $letter, isOn: $isOn, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:f82976cfed5b75a4fb5631285f9474857eaa6553791341f640d9e451e0ab21da' },
) as unknown as TypedDocumentString<SwitchStudioLetterMutation, SwitchStudioLetterMutationVariables>;
export const SendStudioLetterTestDocument = new TypedDocumentString(
  `
    mutation SendStudioLetterTest($letter: ID!, $draft: Boolean!) {
  sendLetterTest(letter: $letter, draft: $draft) {
    sentTo
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
  { hash: 'sha256:93eaf461e59ea57570e54a267b43a2154ab209b8a6cd0c0d0b5a79dbfb259608' },
) as unknown as TypedDocumentString<SendStudioLetterTestMutation, SendStudioLetterTestMutationVariables>;
export const StudioLetterDraftDocument = new TypedDocumentString(
  `
    query StudioLetterDraft($letter: ID!) {
  getLetter(letter: $letter, draft: true) {
    subject
    text
    about {
      letter
      title
    }
    template {
      subject
      text
      button
      variables {
        name
        meaning
        sample
        isRequired
        isOfText
      }
    }
  }
}
    `,
  { hash: 'sha256:0fe03ef4d6435b4c1cf39f34ea2d81aefd6f0c6bdab7e4151d8b3d32d37e6054' },
) as unknown as TypedDocumentString<StudioLetterDraftQuery, StudioLetterDraftQueryVariables>;
export const StudioLettersDocument = new TypedDocumentString(
  `
    query StudioLetters {
  listLetters {
    ...LetterFields
  }
}
    fragment LetterFields on Letter {
  letter
  title
  group
  sentWhen
  sentTo
  alwaysSent
  sentLately
  withheldLately
  offSince
  hasFixedWords
  ownWordsSince
}`,
  { hash: 'sha256:45cc1d926b70663e0521a3f2c93a49edf485aca9629526c88887ab516d1faa8c' },
) as unknown as TypedDocumentString<StudioLettersQuery, StudioLettersQueryVariables>;
export const StudioLetterDocument = new TypedDocumentString(
  `
    query StudioLetter($letter: ID!) {
  getLetter(letter: $letter) {
    subject
    text
    about {
      ...LetterFields
    }
  }
}
    fragment LetterFields on Letter {
  letter
  title
  group
  sentWhen
  sentTo
  alwaysSent
  sentLately
  withheldLately
  offSince
  hasFixedWords
  ownWordsSince
}`,
  { hash: 'sha256:62dac592c562dc1c5638d62fb4df089ddd68eee2f0cf9b3c31eb266dce2c6302' },
) as unknown as TypedDocumentString<StudioLetterQuery, StudioLetterQueryVariables>;
export const StopOutboxMailDocument = new TypedDocumentString(
  `
    mutation StopOutboxMail($mailId: ID!, $reason: String, $dryRun: Boolean) {
  stopMail(mailId: $mailId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:377fbcbe153fa90a46d06d0eedab7e5397576b7ef8ab355fe6b03efbc472d7f4' },
) as unknown as TypedDocumentString<StopOutboxMailMutation, StopOutboxMailMutationVariables>;
export const MailAddressAgainDocument = new TypedDocumentString(
  `
    mutation MailAddressAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {
  mailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:06645669a3e34afcd6132b565a6f58891cf5fbe16f8a2e5c3ec7d89a2f398e3c' },
) as unknown as TypedDocumentString<MailAddressAgainMutation, MailAddressAgainMutationVariables>;
export const SendOutboxMailAgainDocument = new TypedDocumentString(
  `
    mutation SendOutboxMailAgain($mailId: ID!, $reason: String, $dryRun: Boolean) {
  sendMailAgain(mailId: $mailId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:28f44cafc5eb1f052b02bb7c7bc50dbeafc96a8342f294c1aaea7ab947714181' },
) as unknown as TypedDocumentString<SendOutboxMailAgainMutation, SendOutboxMailAgainMutationVariables>;
export const StudioOutboxDocument = new TypedDocumentString(
  `
    query StudioOutbox($view: OutboxView!, $address: String!, $below: Int) {
  listOutboxMails(view: $view, address: $address, below: $below) {
    mails {
      mailId
      letter
      to
      subject
      state
      isSecret
      createdAt
      failedAt
      leavesAt
      withheld
      endedAt
    }
    news {
      news
      sessionId
      title
      leavesAt
    }
    nextBelow
  }
}
    `,
  { hash: 'sha256:482a6cc8bdc4541855f893bb72778a45da4d53b67bcfc57da9684d572606a372' },
) as unknown as TypedDocumentString<StudioOutboxQuery, StudioOutboxQueryVariables>;
export const StudioFoundDocument = new TypedDocumentString(
  `
    query StudioFound($text: String!) {
  findDocuments(text: $text) {
    kind
    id
    title
    isDraft
  }
}
    `,
  { hash: 'sha256:f96186e57dd47a5d09ae73746b70d3153a82a7f3d5956c8792781d41229df2f3' },
) as unknown as TypedDocumentString<StudioFoundQuery, StudioFoundQueryVariables>;
export const StudioFoundPeopleDocument = new TypedDocumentString(
  `
    query StudioFoundPeople($text: String!) {
  listPeople(text: $text, view: ALL, count: 5) {
    people {
      userId
      displayName
      email
    }
  }
}
    `,
  { hash: 'sha256:218e686b25aef8e2f595e1d1829a55d3681a0e05f17e92441f14489a3236b359' },
) as unknown as TypedDocumentString<StudioFoundPeopleQuery, StudioFoundPeopleQueryVariables>;
export const StudioFoundCompaniesDocument = new TypedDocumentString(
  `
    query StudioFoundCompanies($text: String!) {
  searchCompanies(text: $text, count: 5) {
    companies {
      companyId
      name
    }
  }
}
    `,
  { hash: 'sha256:5017c262f0a7469c544d50bddc8121dd06a2d254757eb92d31ded8bcad25d0f0' },
) as unknown as TypedDocumentString<StudioFoundCompaniesQuery, StudioFoundCompaniesQueryVariables>;
export const StudioPassCodesDocument = new TypedDocumentString(
  `
    query StudioPassCodes($passId: ID!) {
  getPassCodes(passId: $passId) {
    passId
    code
    timeZone
    company {
      companyId
      name
    }
    hasOneTimeCodes
    batches {
      batchId
      size
      used
      madeAt
      madeByName
      endedAt
      endedByName
    }
  }
}
    `,
  { hash: 'sha256:cf31f94d64d5e2fad9f0f081af4055f82500fa02999e2b3e9b4c4826cf85c2c5' },
) as unknown as TypedDocumentString<StudioPassCodesQuery, StudioPassCodesQueryVariables>;
export const MakePassCodesDocument = new TypedDocumentString(
  `
    mutation MakePassCodes($passId: ID!, $batchId: ID!, $count: Int!, $reason: String, $dryRun: Boolean) {
  makePassCodes(
    passId: $passId
    batchId: $batchId
    count: $count
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
    codes
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
  { hash: 'sha256:95a2b7a769806b9e68731c587224e7f73f84d6dfd652dfd7c3895f068f1aa88f' },
) as unknown as TypedDocumentString<MakePassCodesMutation, MakePassCodesMutationVariables>;
export const EndPassCodesDocument = new TypedDocumentString(
  `
    mutation EndPassCodes($passId: ID!, $batchId: ID!, $reason: String, $dryRun: Boolean) {
  endPassCodes(
    passId: $passId
    batchId: $batchId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:e25d345b91bad3a8c1c113c66c4b9793afe403aa4b4c70949deb8929859628e7' },
) as unknown as TypedDocumentString<EndPassCodesMutation, EndPassCodesMutationVariables>;
export const StudioPaymentsDocument = new TypedDocumentString(
  `
    query StudioPayments($view: PaymentView!, $text: String!, $after: String) {
  listPayments(view: $view, text: $text, after: $after) {
    payments {
      ...TeamPaymentFields
    }
    nextAfter
  }
}
    fragment TeamPaymentFields on TeamPayment {
  paymentId
  userId
  displayName
  email
  product
  amount
  refunded
  pending
  state
  happenedAt
  invoiceUrl
  providerUrl
  tries
  retryAt
  mailedAt
  disputeDueAt
  refundable
  isEndable
  refunds {
    refundId
    amount
    state
    failure
  }
}`,
  { hash: 'sha256:aa0bae43c70319ffc51f3e9c23331944bc5b86609b03516441b44b3355c78346' },
) as unknown as TypedDocumentString<StudioPaymentsQuery, StudioPaymentsQueryVariables>;
export const StudioPersonPaymentsDocument = new TypedDocumentString(
  `
    query StudioPersonPayments($userId: ID!) {
  listPayments(userId: $userId, count: 20) {
    payments {
      ...TeamPaymentFields
    }
  }
}
    fragment TeamPaymentFields on TeamPayment {
  paymentId
  userId
  displayName
  email
  product
  amount
  refunded
  pending
  state
  happenedAt
  invoiceUrl
  providerUrl
  tries
  retryAt
  mailedAt
  disputeDueAt
  refundable
  isEndable
  refunds {
    refundId
    amount
    state
    failure
  }
}`,
  { hash: 'sha256:7dcdcf1509f1492525ea024249a3be4b7348abb8487d87fb2eb89bd67991c9e0' },
) as unknown as TypedDocumentString<StudioPersonPaymentsQuery, StudioPersonPaymentsQueryVariables>;
export const StudioPaymentTroubleDocument = new TypedDocumentString(
  `
    query StudioPaymentTrouble {
  getPaymentTrouble {
    disputes
    dueAt
    refused
  }
}
    `,
  { hash: 'sha256:273b49d6832d99706d3e9be23ff2f6b1fb70da55ca9272047bebca77b6e14e33' },
) as unknown as TypedDocumentString<StudioPaymentTroubleQuery, StudioPaymentTroubleQueryVariables>;
export const RefundTeamPaymentDocument = new TypedDocumentString(
  `
    mutation RefundTeamPayment($paymentId: ID!, $amount: Int!, $ends: Boolean, $press: String!, $reason: String, $dryRun: Boolean) {
  refundPayment(
    paymentId: $paymentId
    amount: $amount
    ends: $ends
    press: $press
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:35289cffa30f730facea3bb2971407030960778dc997e82798339ec85e9f6f70' },
) as unknown as TypedDocumentString<RefundTeamPaymentMutation, RefundTeamPaymentMutationVariables>;
export const StudioDocumentPeekDocument = new TypedDocumentString(
  `
    query StudioDocumentPeek($kind: String!, $id: ID!) {
  getDocument(kind: $kind, documentId: $id) {
    title
    state
    draft {
      publishAt
      savedAt
      savedByName
      failure
    }
    faults {
      ...FaultOfDocument
    }
  }
  getDocumentUses(kind: $kind, documentId: $id) {
    users
    history
  }
  listDocumentRevisions(kind: $kind, documentId: $id) {
    number
    note
    actorName
    at
  }
}
    fragment FaultOfDocument on DocumentFault {
  path
  message
  when
  needsKind
  needsId
}`,
  { hash: 'sha256:9b84f848543ba12d9a7def684850183ee47bdbfaab65c6647f420f6a55aecd82' },
) as unknown as TypedDocumentString<StudioDocumentPeekQuery, StudioDocumentPeekQueryVariables>;
export const StudioPeopleDocument = new TypedDocumentString(
  `
    query StudioPeople($text: String!, $view: PeopleView!, $companyId: ID, $after: String) {
  listPeople(text: $text, view: $view, companyId: $companyId, after: $after) {
    people {
      userId
      displayName
      email
      profileImageUrl
      accountType
      company {
        companyId
        name
      }
      registeredAt
      isListed
      isTest
    }
    nextAfter
  }
}
    `,
  { hash: 'sha256:8a19f3348bc18d8f01b2fb2ddfc33e017dd1dcb55be9a56c773c80ab0922347a' },
) as unknown as TypedDocumentString<StudioPeopleQuery, StudioPeopleQueryVariables>;
export const MailPersonAgainDocument = new TypedDocumentString(
  `
    mutation MailPersonAgain($userId: ID!, $reason: String, $dryRun: Boolean) {
  mailAgain(userId: $userId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:fbeca63834eae2bd1fbe6cacc58133325e01864c5e8b14ef63d56cae0f63f0d3' },
) as unknown as TypedDocumentString<MailPersonAgainMutation, MailPersonAgainMutationVariables>;
export const GivePersonAreaDocument = new TypedDocumentString(
  `
    mutation GivePersonArea($userId: ID!, $area: String!, $lastDay: String!, $reason: String, $dryRun: Boolean) {
  giveArea(
    userId: $userId
    area: $area
    lastDay: $lastDay
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:dd4ac45294dd84d74cb76e7a1c58abb1573eb51e5412cd147a947de07404666f' },
) as unknown as TypedDocumentString<GivePersonAreaMutation, GivePersonAreaMutationVariables>;
export const EndPersonGrantDocument = new TypedDocumentString(
  `
    mutation EndPersonGrant($userId: ID!, $grantId: ID!, $reason: String, $dryRun: Boolean) {
  endGrant(userId: $userId, grantId: $grantId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:428f469c05f02470c347d200431e009211921b3f2f71bbf3cce934a58cea95d1' },
) as unknown as TypedDocumentString<EndPersonGrantMutation, EndPersonGrantMutationVariables>;
export const SignOutPersonDocument = new TypedDocumentString(
  `
    mutation SignOutPerson($userId: ID!, $reason: String, $dryRun: Boolean) {
  signOutPerson(userId: $userId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:be1ebe017e188688e2a58bff28ed2efbec19a6e4a17d76df74686f1c9c1244a4' },
) as unknown as TypedDocumentString<SignOutPersonMutation, SignOutPersonMutationVariables>;
export const ForgetPersonProviderDocument = new TypedDocumentString(
  `
    mutation ForgetPersonProvider($userId: ID!, $reason: String, $dryRun: Boolean) {
  forgetProviderNames(userId: $userId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:71aae831b56f9b0e989bb6572f11ce8bd48fb3ee8ac708f3b7c5d77c508526fe' },
) as unknown as TypedDocumentString<ForgetPersonProviderMutation, ForgetPersonProviderMutationVariables>;
export const SavePersonAddressDocument = new TypedDocumentString(
  `
    mutation SavePersonAddress($userId: ID!, $to: String!, $reason: String, $dryRun: Boolean) {
  savePersonAddress(userId: $userId, to: $to, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:41fda9f40f977fad9c14d4b2f0f85692ae247e110906dc289a1153107a4b5d67' },
) as unknown as TypedDocumentString<SavePersonAddressMutation, SavePersonAddressMutationVariables>;
export const RequestPersonErasureDocument = new TypedDocumentString(
  `
    mutation RequestPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {
  requestPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:922740c4bb25d315a70d6a2e42755ab4673f4d4181064e90df80683142d73f64' },
) as unknown as TypedDocumentString<RequestPersonErasureMutation, RequestPersonErasureMutationVariables>;
export const CancelPersonErasureDocument = new TypedDocumentString(
  `
    mutation CancelPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {
  cancelPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:0b1b0ff230258f6f8ee7e14911510ef39cd79dd046b3a576e3c734dd3003cfff' },
) as unknown as TypedDocumentString<CancelPersonErasureMutation, CancelPersonErasureMutationVariables>;
export const IssuePersonCertificateDocument = new TypedDocumentString(
  `
    mutation IssuePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {
  addCertificateCompletion(
    userId: $userId
    certificateId: $certificateId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:5ec4c5bf8c1bce791c4a7376718a6221244178270bcec7f68a89b8f15da60a95' },
) as unknown as TypedDocumentString<IssuePersonCertificateMutation, IssuePersonCertificateMutationVariables>;
export const RevokePersonCertificateDocument = new TypedDocumentString(
  `
    mutation RevokePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {
  removeCertificateCompletion(
    userId: $userId
    certificateId: $certificateId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:336b2a991b688a7562eef9399d50d2f84f304ecc454370cb1f8f3970d88bfec7' },
) as unknown as TypedDocumentString<RevokePersonCertificateMutation, RevokePersonCertificateMutationVariables>;
export const StartSupportSessionDocument = new TypedDocumentString(
  `
    mutation StartSupportSession($userId: ID!, $reason: String, $dryRun: Boolean) {
  startSupportSession(userId: $userId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:f2ec0146b48861cebf0e824a0058c44f451aaadf5e26f7b51bac023d64a40abb' },
) as unknown as TypedDocumentString<StartSupportSessionMutation, StartSupportSessionMutationVariables>;
export const AddPersonNoteDocument = new TypedDocumentString(
  `
    mutation AddPersonNote($userId: ID!, $noteId: ID!, $note: String!) {
  addPersonNote(userId: $userId, noteId: $noteId, note: $note) {
    lines
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
  { hash: 'sha256:83b2d48f0c92f23c16ee34aaba23482134c91008ed437afbb71059d4489bcaaa' },
) as unknown as TypedDocumentString<AddPersonNoteMutation, AddPersonNoteMutationVariables>;
export const RemovePersonNoteDocument = new TypedDocumentString(
  `
    mutation RemovePersonNote($userId: ID!, $noteId: ID!) {
  removePersonNote(userId: $userId, noteId: $noteId) {
    lines
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
  { hash: 'sha256:a6b3b9366b172032a454e4a813fac3a7f4c4289dc3a2a306a485320a8797ba2f' },
) as unknown as TypedDocumentString<RemovePersonNoteMutation, RemovePersonNoteMutationVariables>;
export const StudioPersonDocument = new TypedDocumentString(
  `
    query StudioPerson($userId: ID!) {
  getPerson(userId: $userId) {
    userId
    displayName
    firstName
    email
    profileImageUrl
    jobRole
    statedCompany
    pronouns
    place
    company {
      companyId
      name
    }
    accountType
    tierChangedAt
    registeredAt
    lastSignInAt
    timeZone
    isListed
    isTest
    isOfTeam
    grants {
      grantId
      entitlementId
      name
      type
      source
      sourceRef
      startsAt
      endsAt
      revokedAt
      reason
      state
      keptBy
      isEndable
    }
    sessions {
      sessionId
      title
      courseTitle
      isLive
      isWaitlisted
      startsAt
      joinedAt
      attendedAt
      completedAt
      filmsDone
    }
    certificates {
      certificateId
      title
      registeredAt
      eligibleAt
      heldAt
      heldReason
      credentialId
      issuedAt
      revokedAt
      revokedReason
    }
    notes {
      noteId
      note
      authorName
      writtenAt
      isMine
    }
    payments {
      subscriptions {
        subscriptionId
        name
        status
        amount
        periodEndsAt
        cancelsAt
      }
      purchases {
        checkoutId
        name
        amount
        boughtAt
      }
      refunds {
        refundId
        amount
        decidedAt
        doneAt
      }
    }
    devices {
      device
      signIns
      lastUsedAt
    }
    providerNames
    privacy {
      erasure {
        requestedAt
        dueAt
      }
      copies {
        requestedAt
        readyAt
      }
    }
    entries {
      entryId
      action
      reason
      by
      doneAt
    }
    mailStop {
      reason
      since
      words
    }
    mailStop {
      reason
      since
      words
    }
    mails {
      mailId
      letter
      subject
      state
      withheld
      createdAt
    }
  }
}
    `,
  { hash: 'sha256:9fbbf93ddbcfb3aa169041e9e3e59021786491256e7cc9d570d62a1739ffb416' },
) as unknown as TypedDocumentString<StudioPersonQuery, StudioPersonQueryVariables>;
export const StudioVerdictDocument = new TypedDocumentString(
  `
    query StudioVerdict($userId: ID!, $address: String!, $at: String) {
  explainAccess(userId: $userId, address: $address, at: $at) {
    opens
    sentence
    leadsTo
    keys
    rules {
      isMet
      rule
      note
    }
  }
}
    `,
  { hash: 'sha256:1d27897b2b39008669228ed369edfa07942f980a73070009da4ec860a0433f7f' },
) as unknown as TypedDocumentString<StudioVerdictQuery, StudioVerdictQueryVariables>;
export const KeepDocumentPresenceDocument = new TypedDocumentString(
  `
    mutation KeepDocumentPresence($kind: String!, $documentId: ID!, $field: String!) {
  saveDocumentPresence(kind: $kind, documentId: $documentId, field: $field) {
    others {
      memberId
      name
      field
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
}`,
  { hash: 'sha256:37a234ee65b856f61ca7f6837f1fdc9c3332ddbbe43a00942d2eb1f70f889269' },
) as unknown as TypedDocumentString<KeepDocumentPresenceMutation, KeepDocumentPresenceMutationVariables>;
export const StudioPagePreviewDocument = new TypedDocumentString(
  `
    query StudioPagePreview($kind: String!, $id: ID!, $address: String, $persona: PreviewPersona!, $userId: ID, $at: String) {
  getDocumentPreview(
    kind: $kind
    documentId: $id
    address: $address
    persona: $persona
    userId: $userId
    at: $at
  ) {
    token
    address
    version
    opens
    sentence
    leadsTo
  }
}
    `,
  { hash: 'sha256:de3da484bffea615418abeb492d6eb3359bc04e936d238173a5d75a40f1322b8' },
) as unknown as TypedDocumentString<StudioPagePreviewQuery, StudioPagePreviewQueryVariables>;
export const StudioPreviewPeopleDocument = new TypedDocumentString(
  `
    query StudioPreviewPeople($words: String!) {
  listMembers(filter: $words, context: ADMIN, count: 10) {
    list {
      userId
      displayName
      company
    }
  }
}
    `,
  { hash: 'sha256:1b6ce11542e48f9deb859c70e54fdda7a8c50d6a4f452e42305c8642c5f8462c' },
) as unknown as TypedDocumentString<StudioPreviewPeopleQuery, StudioPreviewPeopleQueryVariables>;
export const StudioProductsDocument = new TypedDocumentString(
  `
    query StudioProducts {
  compareProducts {
    state
    products {
      productId
      name
      about
      features
      kind
      lookupKey
      amount
      currency
      interval
      planSets
      sellable
      isOffered
      there {
        priceId
        amount
        currency
        interval
        taxBehavior
      }
      differences
      toCreate
      payers {
        amount
        members
      }
    }
    promotions {
      code
      usableBy
      amountOff
      startsAt
      endsAt
      isOffered
      difference
      isMissing
    }
    cancelOffers {
      coupon
      name
      headline
      subheadline
      acceptCta
      rejectCta
      startsAt
      endsAt
      difference
      isMissing
    }
  }
}
    `,
  { hash: 'sha256:386fbf8069876f8929a0e42c07b65951d88fa6251c028a7fdf2888860600f548' },
) as unknown as TypedDocumentString<StudioProductsQuery, StudioProductsQueryVariables>;
export const SaveSoldProductDocument = new TypedDocumentString(
  `
    mutation SaveSoldProduct($product: String!, $name: String!, $about: String!, $features: [String!]!, $amount: Int!, $sellable: Boolean!, $reason: String, $dryRun: Boolean) {
  saveProductTerms(
    product: $product
    name: $name
    about: $about
    features: $features
    amount: $amount
    sellable: $sellable
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:6b58d209a35852a55732ad6ba687da393d1b7f6bd6b890ddcdb2ccffb524fe3b' },
) as unknown as TypedDocumentString<SaveSoldProductMutation, SaveSoldProductMutationVariables>;
export const AddSoldMembershipDocument = new TypedDocumentString(
  `
    mutation AddSoldMembership($product: String!, $name: String!, $about: String!, $features: [String!]!, $amount: Int!, $areas: [String!]!, $planSets: [Int!]!, $reason: String, $dryRun: Boolean) {
  addMembershipProduct(
    product: $product
    name: $name
    about: $about
    features: $features
    amount: $amount
    areas: $areas
    planSets: $planSets
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:9ee78f8d2338d631755df5b3f36f1bb521c338b54b177ba8670f3552e92e9825' },
) as unknown as TypedDocumentString<AddSoldMembershipMutation, AddSoldMembershipMutationVariables>;
export const AddStripePriceDocument = new TypedDocumentString(
  `
    mutation AddStripePrice($product: String!, $reason: String, $dryRun: Boolean) {
  addProviderPrice(product: $product, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:1b7d3d4667109d31026a48ec63dfcccfa66407b223e1fd0d13a8259d68d44fd1' },
) as unknown as TypedDocumentString<AddStripePriceMutation, AddStripePriceMutationVariables>;
export const StudioPreviewDocument = new TypedDocumentString(
  `
    query StudioPreview($kind: String!, $id: ID!, $also: [DocumentKeyInput!]) {
  rehearseDocumentPublishing(kind: $kind, documentId: $id, also: $also) {
    refusal
    lines
    mailed
    differences {
      path
      before
      after
    }
    faults {
      ...FaultOfDocument
    }
    needed {
      kind
      documentId
      title
      version
      faults {
        ...FaultOfDocument
      }
    }
  }
}
    fragment FaultOfDocument on DocumentFault {
  path
  message
  when
  needsKind
  needsId
}`,
  { hash: 'sha256:1feaaabdaf732521aafe8fe3b33e20871bdc29047ab5fde9e92a9bf53864ccd9' },
) as unknown as TypedDocumentString<StudioPreviewQuery, StudioPreviewQueryVariables>;
export const StudioReconciliationsDocument = new TypedDocumentString(
  `
    query StudioReconciliations {
  listReconciliations {
    runId
    kind
    begunAt
    endedAt
    subscriptions
    refunds
    lost
    owed
    failure
    differences {
      subject
      words
      isCorrected
      userId
      displayName
    }
  }
}
    `,
  { hash: 'sha256:232a81413fefcd9b4ad28ae2f9e147e61c4a12edd774e3962a86c99957f51826' },
) as unknown as TypedDocumentString<StudioReconciliationsQuery, StudioReconciliationsQueryVariables>;
export const StartReconciliationDocument = new TypedDocumentString(
  `
    mutation StartReconciliation($compareOnly: Boolean!, $reason: String, $dryRun: Boolean) {
  startReconciliation(compareOnly: $compareOnly, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:ad7680f54b1470c297a4fe628c01990ba7697e52b588ab400228424e8e24e04d' },
) as unknown as TypedDocumentString<StartReconciliationMutation, StartReconciliationMutationVariables>;
export const StudioAnnouncementsDocument = new TypedDocumentString(
  `
    query StudioAnnouncements($sessionId: ID!) {
  listSessionAnnouncements(sessionId: $sessionId) {
    announcementId
    subject
    text
    writtenBy
    writtenAt
    leavesAt
    sentAt
    stoppedAt
    mailed
  }
}
    `,
  { hash: 'sha256:7754ef345b4c1c7891446a1dfd2a7aecec1454be5e0b0cd5ef040e22555a7848' },
) as unknown as TypedDocumentString<StudioAnnouncementsQuery, StudioAnnouncementsQueryVariables>;
export const AnnounceByStaffDocument = new TypedDocumentString(
  `
    mutation AnnounceByStaff($sessionId: ID!, $announcementId: ID!, $subject: String!, $text: String!, $reason: String, $dryRun: Boolean) {
  announceToSession(
    sessionId: $sessionId
    announcementId: $announcementId
    subject: $subject
    text: $text
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:c77be231029b0d254c13361e38e3251450f96a25d26e5c53416d905ba0f8355a' },
) as unknown as TypedDocumentString<AnnounceByStaffMutation, AnnounceByStaffMutationVariables>;
export const StopAnnouncementByStaffDocument = new TypedDocumentString(
  `
    mutation StopAnnouncementByStaff($announcementId: ID!, $reason: String, $dryRun: Boolean) {
  stopAnnouncement(
    announcementId: $announcementId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:b1e793b2993ececfd089d7f7ed9fcbcbe5d2215455d33406f92b7332504cc1ae' },
) as unknown as TypedDocumentString<StopAnnouncementByStaffMutation, StopAnnouncementByStaffMutationVariables>;
export const SaveAttendanceByStaffDocument = new TypedDocumentString(
  `
    mutation SaveAttendanceByStaff($sessionId: ID!, $meetingNumber: Int!, $userIds: [ID!], $wasThere: Boolean!, $reason: String, $dryRun: Boolean) {
  saveAttendance(
    sessionId: $sessionId
    meetingNumber: $meetingNumber
    userIds: $userIds
    wasThere: $wasThere
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:4409fd3ed4e6dedec058ef2bc6b37626cbd2ae262f9f294a35adb949060fae2f' },
) as unknown as TypedDocumentString<SaveAttendanceByStaffMutation, SaveAttendanceByStaffMutationVariables>;
export const MoveMeetingByStaffDocument = new TypedDocumentString(
  `
    mutation MoveMeetingByStaff($sessionId: ID!, $meetingNumber: Int!, $startAt: String!, $endAt: String!, $words: String, $reason: String, $dryRun: Boolean) {
  moveMeeting(
    sessionId: $sessionId
    meetingNumber: $meetingNumber
    startAt: $startAt
    endAt: $endAt
    words: $words
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:9e9e7e57dfc5598a92d8f0ebff189d2181d5f7c9efcbc7400371f0cdfca1e711' },
) as unknown as TypedDocumentString<MoveMeetingByStaffMutation, MoveMeetingByStaffMutationVariables>;
export const CancelMeetingByStaffDocument = new TypedDocumentString(
  `
    mutation CancelMeetingByStaff($sessionId: ID!, $meetingNumber: Int!, $words: String, $reason: String, $dryRun: Boolean) {
  cancelMeeting(
    sessionId: $sessionId
    meetingNumber: $meetingNumber
    words: $words
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:ecaa6b029f7be827d9f80055f8f82ede206366342c5cb88080a301b35adca812' },
) as unknown as TypedDocumentString<CancelMeetingByStaffMutation, CancelMeetingByStaffMutationVariables>;
export const CancelSessionByStaffDocument = new TypedDocumentString(
  `
    mutation CancelSessionByStaff($sessionId: ID!, $words: String, $reason: String, $dryRun: Boolean) {
  cancelSession(
    sessionId: $sessionId
    words: $words
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:cb9299e8fbe5d882fc31ccc2f0d573d253575db72ae0ca6a730868deaa84fcbe' },
) as unknown as TypedDocumentString<CancelSessionByStaffMutation, CancelSessionByStaffMutationVariables>;
export const TakeDatesBackByStaffDocument = new TypedDocumentString(
  `
    mutation TakeDatesBackByStaff($sessionId: ID!, $reason: String, $dryRun: Boolean) {
  takeDatesBack(sessionId: $sessionId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:8586eec0b80203afe6c674041b27e822adbe18112d799e81d79d1b5f34377815' },
) as unknown as TypedDocumentString<TakeDatesBackByStaffMutation, TakeDatesBackByStaffMutationVariables>;
export const SaveRecordingByStaffDocument = new TypedDocumentString(
  `
    mutation SaveRecordingByStaff($sessionId: ID!, $meetingNumber: Int!, $url: String, $filmId: ID, $reason: String, $dryRun: Boolean) {
  saveRecording(
    sessionId: $sessionId
    meetingNumber: $meetingNumber
    url: $url
    filmId: $filmId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:92aec9d089f31558df5a52671d17c029a55c9da129d618233ae8ecdf7940adda' },
) as unknown as TypedDocumentString<SaveRecordingByStaffMutation, SaveRecordingByStaffMutationVariables>;
export const RemoveRecordingByStaffDocument = new TypedDocumentString(
  `
    mutation RemoveRecordingByStaff($sessionId: ID!, $meetingNumber: Int!, $reason: String, $dryRun: Boolean) {
  removeRecording(
    sessionId: $sessionId
    meetingNumber: $meetingNumber
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:6d7afc586dbfec2467cdafeb009f698f0df1b7d5c62b1fc37e5b609eb65ec20f' },
) as unknown as TypedDocumentString<RemoveRecordingByStaffMutation, RemoveRecordingByStaffMutationVariables>;
export const StudioWantedRecordingsDocument = new TypedDocumentString(
  `
    query StudioWantedRecordings {
  listWantedRecordings {
    sessionId
    meetingNumber
    title
    meetingTitle
    endAt
    message
  }
}
    `,
  { hash: 'sha256:30edae2f92810ff0d10a264b456ab4fb4f3945f9ad66931605cc95c1edbd0143' },
) as unknown as TypedDocumentString<StudioWantedRecordingsQuery, StudioWantedRecordingsQueryVariables>;
export const StudioRunSessionDocument = new TypedDocumentString(
  `
    query StudioRunSession($sessionId: ID!) {
  getRunSession(sessionId: $sessionId) {
    sessionId
    title
    courseTitle
    startAt
    endAt
    timeZone
    isCanceled
    capacity
    taken
    held
    waiting
    enrolled
    openAct {
      lines
      actedBy
      actedAt
      openUntil
    }
    meetings {
      meetingNumber
      title
      startAt
      endAt
      isReported
      attended
      recording {
        url
        filmId
        fileName
        readyAt
      }
    }
  }
}
    `,
  { hash: 'sha256:87eb69ac8aed751aef57a4db16203c9acda15901d9a4674f5018d04a6328e4e9' },
) as unknown as TypedDocumentString<StudioRunSessionQuery, StudioRunSessionQueryVariables>;
export const StudioRunSessionsDocument = new TypedDocumentString(
  `
    query StudioRunSessions($isOver: Boolean!, $search: String!, $after: Int!) {
  listRunSessions(isOver: $isOver, search: $search, after: $after) {
    sessions {
      sessionId
      title
      courseTitle
      startAt
      endAt
      isCanceled
      capacity
      taken
      waiting
    }
    nextAfter
  }
}
    `,
  { hash: 'sha256:5ee260d1ea47b9cad66a00e8092cb33b2dfdbbc51ba2cb474a043a6e01c54d8a' },
) as unknown as TypedDocumentString<StudioRunSessionsQuery, StudioRunSessionsQueryVariables>;
export const StudioPeopleOfSessionDocument = new TypedDocumentString(
  `
    query StudioPeopleOfSession($sessionId: ID!, $view: SessionPeopleView!, $meetingNumber: Int, $search: String!, $after: Int!) {
  listSessionPeople(
    sessionId: $sessionId
    view: $view
    meetingNumber: $meetingNumber
    search: $search
    after: $after
  ) {
    people {
      userId
      displayName
      email
      customerName
      isSeatless
      joinedAt
      hasAttended
      isMarked
      meetingsAttended
      meeting {
        seconds
        wasThere
        isMarked
      }
      rank
      offerExpiresAt
      offersMissed
    }
    nextAfter
  }
}
    `,
  { hash: 'sha256:adeb128a8c503b9159e212d1d8cca6083b9e33dad9375b2fd37b49d53dc50ccc' },
) as unknown as TypedDocumentString<StudioPeopleOfSessionQuery, StudioPeopleOfSessionQueryVariables>;
export const EnrollPersonByStaffDocument = new TypedDocumentString(
  `
    mutation EnrollPersonByStaff($sessionId: ID!, $userId: ID!, $swap: Boolean!, $reason: String, $dryRun: Boolean) {
  enrollPerson(
    sessionId: $sessionId
    userId: $userId
    swap: $swap
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:6dd44cab3db16501183dac2c2ea432e9d4f646fdc214fed4048ea71a53b62852' },
) as unknown as TypedDocumentString<EnrollPersonByStaffMutation, EnrollPersonByStaffMutationVariables>;
export const UnenrollPersonByStaffDocument = new TypedDocumentString(
  `
    mutation UnenrollPersonByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {
  unenrollPerson(
    sessionId: $sessionId
    userId: $userId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:945717c4e5b6040e189b409042bfb8c5edf05b903cc7fa669f31639ef372a831' },
) as unknown as TypedDocumentString<UnenrollPersonByStaffMutation, UnenrollPersonByStaffMutationVariables>;
export const OfferSeatByStaffDocument = new TypedDocumentString(
  `
    mutation OfferSeatByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {
  offerSeat(
    sessionId: $sessionId
    userId: $userId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:26889f3b022d2e2b7311fad5a514a26c31af8415577d5ed9e054c517e91fd347' },
) as unknown as TypedDocumentString<OfferSeatByStaffMutation, OfferSeatByStaffMutationVariables>;
export const HoldSeatByStaffDocument = new TypedDocumentString(
  `
    mutation HoldSeatByStaff($sessionId: ID!, $userId: ID!, $until: String!, $reason: String, $dryRun: Boolean) {
  holdSeat(
    sessionId: $sessionId
    userId: $userId
    until: $until
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:2d07f76c8472f1d9df59689c29a62663fbd272b6a199d79a21eaf1ec1566a526' },
) as unknown as TypedDocumentString<HoldSeatByStaffMutation, HoldSeatByStaffMutationVariables>;
export const LetSeatGoByStaffDocument = new TypedDocumentString(
  `
    mutation LetSeatGoByStaff($sessionId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {
  letSeatGo(
    sessionId: $sessionId
    userId: $userId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:a9e201c09830f6ae026820a6c3d9c7272fc13962d967d571bb2342e2adb4a0ea' },
) as unknown as TypedDocumentString<LetSeatGoByStaffMutation, LetSeatGoByStaffMutationVariables>;
export const MoveWaitingByStaffDocument = new TypedDocumentString(
  `
    mutation MoveWaitingByStaff($sessionId: ID!, $userId: ID!, $rank: Int!, $reason: String, $dryRun: Boolean) {
  moveWaiting(
    sessionId: $sessionId
    userId: $userId
    rank: $rank
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:f0914c43daa0708c4e6b033f14feba17e049e266a711595ded03be919a913e7a' },
) as unknown as TypedDocumentString<MoveWaitingByStaffMutation, MoveWaitingByStaffMutationVariables>;
export const StudioSubmissionsDocument = new TypedDocumentString(
  `
    query StudioSubmissions($state: ProjectReviewState!, $sessionId: ID, $search: String!, $after: String) {
  listSubmissions(
    state: $state
    sessionId: $sessionId
    search: $search
    after: $after
  ) {
    submissions {
      ...SubmissionFields
    }
    nextAfter
  }
}
    fragment SubmissionFields on ProjectSubmissionVersion {
  submissionId
  sessionId
  sessionTitle
  projectTitle
  displayName
  email
  customerName
  number
  link
  note
  submittedAt
  state
  words
  reviewedAt
  reviewerName
  isReplaced
}`,
  { hash: 'sha256:c37f9391a8855b689e24325f894546f2ff7924b37d241b76ec7f624b3273890a' },
) as unknown as TypedDocumentString<StudioSubmissionsQuery, StudioSubmissionsQueryVariables>;
export const StudioWaitingSubmissionsDocument = new TypedDocumentString(
  `
    query StudioWaitingSubmissions {
  listWaitingSubmissions {
    sessionId
    title
    startAt
    waiting
  }
}
    `,
  { hash: 'sha256:6a4a4b4fce16aaa75efe52020f4ab006406244fc2089ce124909b05b6894e2a2' },
) as unknown as TypedDocumentString<StudioWaitingSubmissionsQuery, StudioWaitingSubmissionsQueryVariables>;
export const StudioSubmissionDocument = new TypedDocumentString(
  `
    query StudioSubmission($submissionId: ID!) {
  getSubmission(submissionId: $submissionId) {
    version {
      ...SubmissionFields
    }
    earlier {
      ...SubmissionFields
    }
    newestId
  }
}
    fragment SubmissionFields on ProjectSubmissionVersion {
  submissionId
  sessionId
  sessionTitle
  projectTitle
  displayName
  email
  customerName
  number
  link
  note
  submittedAt
  state
  words
  reviewedAt
  reviewerName
  isReplaced
}`,
  { hash: 'sha256:6a5f117df0885ca7b6943d3314ade41e45165ce5c6ceeeaaafff447d3368ac31' },
) as unknown as TypedDocumentString<StudioSubmissionQuery, StudioSubmissionQueryVariables>;
export const ReviewSubmissionByStaffDocument = new TypedDocumentString(
  `
    mutation ReviewSubmissionByStaff($submissionId: ID!, $state: ProjectReviewState!, $words: String!, $reviewedAt: String, $reason: String, $dryRun: Boolean) {
  reviewSubmission(
    submissionId: $submissionId
    state: $state
    words: $words
    reviewedAt: $reviewedAt
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:d3cdbe5a3485bd650204c7ec71985611eb355f1ecf658926bc8e3f89636e0d72' },
) as unknown as TypedDocumentString<ReviewSubmissionByStaffMutation, ReviewSubmissionByStaffMutationVariables>;
export const StudioSavedViewsDocument = new TypedDocumentString(
  `
    query StudioSavedViews($list: String!) {
  listSavedViews(list: $list) {
    savedViewId
    name
    query
    isShared
    isMine
    ownerName
  }
}
    `,
  { hash: 'sha256:bae3d2131df86c2e16bf58cc4b2b442df04605b69bf290e071ef21618a07698d' },
) as unknown as TypedDocumentString<StudioSavedViewsQuery, StudioSavedViewsQueryVariables>;
export const SaveStudioViewDocument = new TypedDocumentString(
  `
    mutation SaveStudioView($savedViewId: ID!, $list: String!, $name: String!, $query: String!, $shared: Boolean!) {
  saveView(
    savedViewId: $savedViewId
    list: $list
    name: $name
    query: $query
    shared: $shared
  ) {
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
  { hash: 'sha256:ebf56e9aef05ec247994a1f70c6a6cfbdb1403665a7af44e1ccbdf0d4b96c760' },
) as unknown as TypedDocumentString<SaveStudioViewMutation, SaveStudioViewMutationVariables>;
export const RemoveStudioViewDocument = new TypedDocumentString(
  `
    mutation RemoveStudioView($savedViewId: ID!) {
  removeSavedView(savedViewId: $savedViewId) {
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
  { hash: 'sha256:838f383796366c9a34bdbfaef8e8a647cf46cf0f1f0c7bb67a5f62d497bfbbeb' },
) as unknown as TypedDocumentString<RemoveStudioViewMutation, RemoveStudioViewMutationVariables>;
export const StudioSetUpDocument = new TypedDocumentString(
  `
    query StudioSetUp {
  getAcademySetUp {
    owners
    hasLook
    hasMailServer
    firstMail
    hasCourse
    hasPeople
    sells
  }
}
    `,
  { hash: 'sha256:bab7c741b4c7d6e4346167bc6f8811dc32f8987963fecbffd2493c16b69ce30a' },
) as unknown as TypedDocumentString<StudioSetUpQuery, StudioSetUpQueryVariables>;
export const StudioSettingsDocument = new TypedDocumentString(
  `
    query StudioSettings {
  getAcademySettings {
    version
    body
    defaults
    fixed {
      field
      variable
      value
    }
    versions {
      version
      body
      savedByName
      savedAt
    }
  }
}
    `,
  { hash: 'sha256:7e24fded0985f809f0ca3965005211ec02e1541fa05139856f202360836cdbcd' },
) as unknown as TypedDocumentString<StudioSettingsQuery, StudioSettingsQueryVariables>;
export const SaveAcademySettingsDocument = new TypedDocumentString(
  `
    mutation SaveAcademySettings($version: Int!, $body: JSON!, $reason: String, $dryRun: Boolean) {
  saveAcademySettings(
    version: $version
    body: $body
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:57532467894f603a582fbcf4af766ac620cd6495c640e8b4be1364ea4ad24cf2' },
) as unknown as TypedDocumentString<SaveAcademySettingsMutation, SaveAcademySettingsMutationVariables>;
export const StudioEndingCertificatesDocument = new TypedDocumentString(
  `
    query StudioEndingCertificates {
  listEndingCertificates {
    companyId
    name
    endsAt
  }
}
    `,
  { hash: 'sha256:98eca2f12fefbbcacde65d88509c7e21d62d4c6220b1b3eb164bec1856737b96' },
) as unknown as TypedDocumentString<StudioEndingCertificatesQuery, StudioEndingCertificatesQueryVariables>;
export const SaveCompanyOidcDocument = new TypedDocumentString(
  `
    mutation SaveCompanyOidc($companyId: ID!, $issuer: String!, $clientId: String!, $clientSecret: String!, $reason: String, $dryRun: Boolean) {
  saveCompanyOidc(
    companyId: $companyId
    issuer: $issuer
    clientId: $clientId
    clientSecret: $clientSecret
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:957be926e65403c1874d277a0917e6bbacbe1a5b1e9e6ccde5f01405345e4b05' },
) as unknown as TypedDocumentString<SaveCompanyOidcMutation, SaveCompanyOidcMutationVariables>;
export const SaveCompanySamlDocument = new TypedDocumentString(
  `
    mutation SaveCompanySaml($companyId: ID!, $metadata: String!, $keepsCertificates: Boolean!, $reason: String, $dryRun: Boolean) {
  saveCompanySaml(
    companyId: $companyId
    metadata: $metadata
    keepsCertificates: $keepsCertificates
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:c27c375a73fd4fed915f1e25adbab833cf5f6abbcf588745d9c3a6b6df9cac58' },
) as unknown as TypedDocumentString<SaveCompanySamlMutation, SaveCompanySamlMutationVariables>;
export const RemoveSignOnDraftDocument = new TypedDocumentString(
  `
    mutation RemoveSignOnDraft($companyId: ID!, $reason: String, $dryRun: Boolean) {
  removeSignOnDraft(companyId: $companyId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:f8b42321b633029f89fed72ff05248ebcc0d3f6cffda083703a9eea0b2ad9115' },
) as unknown as TypedDocumentString<RemoveSignOnDraftMutation, RemoveSignOnDraftMutationVariables>;
export const SwitchOnSignOnDocument = new TypedDocumentString(
  `
    mutation SwitchOnSignOn($companyId: ID!, $revision: String!, $reason: String, $dryRun: Boolean) {
  switchOnSignOn(
    companyId: $companyId
    revision: $revision
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:4543ff7e6993fd2c4c44a8641d85c2e2cdbd74bbd58fc11f25f6dea307df1337' },
) as unknown as TypedDocumentString<SwitchOnSignOnMutation, SwitchOnSignOnMutationVariables>;
export const SwitchOffSignOnDocument = new TypedDocumentString(
  `
    mutation SwitchOffSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {
  switchOffSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:733fdaa3e3ed73fbdea252f2a7bfbbf99f080b5deec6a9e7906c05080ec28642' },
) as unknown as TypedDocumentString<SwitchOffSignOnMutation, SwitchOffSignOnMutationVariables>;
export const RemoveSignOnDocument = new TypedDocumentString(
  `
    mutation RemoveSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {
  removeSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:e10bca711185ce91d354bcb7c3c65b4e43b5d547a8100c0229cd650a9ea2c8c8' },
) as unknown as TypedDocumentString<RemoveSignOnMutation, RemoveSignOnMutationVariables>;
export const SaveCompanyLearningSystemDocument = new TypedDocumentString(
  `
    mutation SaveCompanyLearningSystem($companyId: ID!, $providerKey: String!, $redirectUrl: String!, $passCode: String!, $reason: String, $dryRun: Boolean) {
  saveCompanyLearningSystem(
    companyId: $companyId
    providerKey: $providerKey
    redirectUrl: $redirectUrl
    passCode: $passCode
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:720732e506d6d73506ac18fb31d663e2bc8bdb23104f6a8e6dec968110f8fb60' },
) as unknown as TypedDocumentString<SaveCompanyLearningSystemMutation, SaveCompanyLearningSystemMutationVariables>;
export const RemoveCompanyLearningSystemDocument = new TypedDocumentString(
  `
    mutation RemoveCompanyLearningSystem($companyId: ID!, $providerKey: String!, $reason: String, $dryRun: Boolean) {
  removeCompanyLearningSystem(
    companyId: $companyId
    providerKey: $providerKey
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:5bb229a1fdf81013ea1df750be2d826c720c1182cee68fe6ab91ba18fa755b05' },
) as unknown as TypedDocumentString<RemoveCompanyLearningSystemMutation, RemoveCompanyLearningSystemMutationVariables>;
export const StudioSignOnDocument = new TypedDocumentString(
  `
    query StudioSignOn($companyId: ID!) {
  getCompanySignOn(companyId: $companyId) {
    companyId
    name
    inUse {
      kind
      issuer
      clientId
      ssoUrl
      certificates {
        fingerprint
        endsAt
      }
      onSince
    }
    draft {
      revision
      kind
      issuer
      clientId
      ssoUrl
      certificates {
        fingerprint
        endsAt
      }
      savedAt
      testedAt
      testFault
      testWords
      testClaims
      testLink
    }
    people
    lastUse {
      displayName
      at
    }
    domains
    ourSide {
      redirectUrl
      entityId
      acsUrl
      metadataUrl
    }
    learningSystems {
      providerKey
      redirectUrl
      passCode
      isReady
      link
    }
    passCodes
  }
}
    `,
  { hash: 'sha256:e5cb66ca33cd2cf3482efa2a3c15c1fca46912360bf9ea373cb6307ff8c42c32' },
) as unknown as TypedDocumentString<StudioSignOnQuery, StudioSignOnQueryVariables>;
export const StudioTodayDocument = new TypedDocumentString(
  `
    query StudioToday {
  listOpenDrafts {
    kind
    id
    title
    savedByName
    savedAt
    publishAt
    failure
    isMine
    faults
  }
}
    `,
  { hash: 'sha256:a4355bd1122c54b8d2302e79a0b76a38c81a7a16047c118771b4fe9314754444' },
) as unknown as TypedDocumentString<StudioTodayQuery, StudioTodayQueryVariables>;
export const StudioDocumentsDocument = new TypedDocumentString(
  `
    query StudioDocuments($kind: String!, $text: String!, $state: DocumentStateFilter, $sort: DocumentSort!, $reversed: Boolean!, $after: Int!) {
  listDocuments(
    kind: $kind
    text: $text
    state: $state
    sort: $sort
    reversed: $reversed
    after: $after
    count: 50
  ) {
    items {
      id
      title
      state
      changedBy
      changedAt
      draft {
        savedByName
        savedAt
        publishAt
        failure
      }
    }
    total
    nextAfter
  }
}
    `,
  { hash: 'sha256:19088d67461cc6cf062e2a7702c3c8b7e817919b44430a77785ab4c4a3aa6d05' },
) as unknown as TypedDocumentString<StudioDocumentsQuery, StudioDocumentsQueryVariables>;
export const StudioChoicesDocument = new TypedDocumentString(
  `
    query StudioChoices($kind: String!, $text: String!) {
  listDocuments(kind: $kind, text: $text, sort: title, count: 30) {
    items {
      id
      title
    }
  }
}
    `,
  { hash: 'sha256:74f9d76a2594dcd775f7922f448e7fed7e84d4580331af0c94c87560546693e9' },
) as unknown as TypedDocumentString<StudioChoicesQuery, StudioChoicesQueryVariables>;
export const StudioTitlesDocument = new TypedDocumentString(
  `
    query StudioTitles($kind: String!, $ids: [ID!]!) {
  listDocuments(kind: $kind, documentIds: $ids, count: 200) {
    items {
      id
      title
    }
  }
}
    `,
  { hash: 'sha256:3c97a85b56ce6bebd9bda978422cba330895aab1df18b6f8ac2dfdd343c87371' },
) as unknown as TypedDocumentString<StudioTitlesQuery, StudioTitlesQueryVariables>;
export const StudioDocumentDocument = new TypedDocumentString(
  `
    query StudioDocument($kind: String!, $id: ID!) {
  getDocument(kind: $kind, documentId: $id) {
    ...DocumentFields
  }
}
    fragment DocumentFields on Document {
  id
  title
  state
  published
  revision
  draft {
    ...DraftFields
  }
  faults {
    ...FaultOfDocument
  }
}
fragment DraftFields on DocumentDraft {
  body
  version
  savedByName
  savedAt
  publishAt
  note
  failure
}
fragment FaultOfDocument on DocumentFault {
  path
  message
  when
  needsKind
  needsId
}`,
  { hash: 'sha256:85faf1ef79340af7c13f341902fc5fb498badf4e3d5bfe2ea5baedde1b116330' },
) as unknown as TypedDocumentString<StudioDocumentQuery, StudioDocumentQueryVariables>;
export const StudioEndDocument = new TypedDocumentString(
  `
    query StudioEnd($kind: String!, $id: ID!, $end: DocumentEnd!) {
  rehearseDocumentEnding(kind: $kind, documentId: $id, end: $end) {
    refusal
    lines
    mailed
  }
}
    `,
  { hash: 'sha256:a2978127036d4206c9a075c5f943d34e76e26bbb328179078807a5c26424ca6f' },
) as unknown as TypedDocumentString<StudioEndQuery, StudioEndQueryVariables>;
export const StudioHistoryDocument = new TypedDocumentString(
  `
    query StudioHistory($kind: String!, $id: ID!, $below: Int) {
  listDocumentRevisions(kind: $kind, documentId: $id, below: $below) {
    number
    note
    actorName
    at
  }
}
    `,
  { hash: 'sha256:b8c1860633bab88a42ad35552b1a61032121703c14a2c1e416bc7f290f0d1e26' },
) as unknown as TypedDocumentString<StudioHistoryQuery, StudioHistoryQueryVariables>;
export const StudioRevisionDocument = new TypedDocumentString(
  `
    query StudioRevision($kind: String!, $id: ID!, $number: Int!) {
  getDocumentRevision(kind: $kind, documentId: $id, number: $number) {
    number
    differences {
      path
      before
      after
    }
  }
}
    `,
  { hash: 'sha256:dd54f2e45f564e090704c221cf8a9387db6c28d929e4219a7167eaa52e00a229' },
) as unknown as TypedDocumentString<StudioRevisionQuery, StudioRevisionQueryVariables>;
export const SaveTeamRolesDocument = new TypedDocumentString(
  `
    mutation SaveTeamRoles($email: String!, $roles: [StaffRole!]!, $customerIds: [ID!], $courseIds: [ID!], $reason: String, $dryRun: Boolean) {
  saveStaffRoles(
    email: $email
    roles: $roles
    customerIds: $customerIds
    courseIds: $courseIds
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:0a1ff114fba854558c8aa725cd1bba86ba580060a5d3e2107fe40faa40aa1e7c' },
) as unknown as TypedDocumentString<SaveTeamRolesMutation, SaveTeamRolesMutationVariables>;
export const InviteToTeamDocument = new TypedDocumentString(
  `
    mutation InviteToTeam($email: String!, $roles: [StaffRole!]!, $customerIds: [ID!], $courseIds: [ID!], $reason: String, $dryRun: Boolean) {
  inviteStaff(
    email: $email
    roles: $roles
    customerIds: $customerIds
    courseIds: $courseIds
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:a8128ff8f145ef6f2c2ad986ce8c385ccb519b78118520d7706925c7883de782' },
) as unknown as TypedDocumentString<InviteToTeamMutation, InviteToTeamMutationVariables>;
export const WithdrawTeamInvitationDocument = new TypedDocumentString(
  `
    mutation WithdrawTeamInvitation($email: String!, $reason: String, $dryRun: Boolean) {
  withdrawStaffInvitation(email: $email, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:61ba62eb89e511fdcd18cced22af29f153d027558fddf9c3703f5a708551969c' },
) as unknown as TypedDocumentString<WithdrawTeamInvitationMutation, WithdrawTeamInvitationMutationVariables>;
export const ResetTeamFactorsDocument = new TypedDocumentString(
  `
    mutation ResetTeamFactors($userId: ID!, $reason: String, $dryRun: Boolean) {
  resetSecondFactors(userId: $userId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:f9e6b8d94d237f7ea305c11dd68aaaddb80099c5bd8fa8b11ce3cd14027c8e95' },
) as unknown as TypedDocumentString<ResetTeamFactorsMutation, ResetTeamFactorsMutationVariables>;
export const StudioTeamDocument = new TypedDocumentString(
  `
    query StudioTeam {
  getStaffTeam {
    members {
      userId
      displayName
      email
      profileImageUrl
      roles
      companies {
        id
        name
      }
      courses {
        id
        name
      }
      factor
      factorDueAt
    }
    invitations {
      email
      roles
      expiresAt
    }
  }
}
    `,
  { hash: 'sha256:e16fd72098341f5a8f651357b1cee7374e39ccbf69f72e847d1ad78acdf04a66' },
) as unknown as TypedDocumentString<StudioTeamQuery, StudioTeamQueryVariables>;
export const StudioCompanyChoicesDocument = new TypedDocumentString(
  `
    query StudioCompanyChoices($text: String!) {
  listCompanies(searchTerm: $text) {
    companies {
      companyId
      name
    }
  }
}
    `,
  { hash: 'sha256:fab48f56b6e580708afb2137e41d6b281e2e64dde43652d579077cb0dfdee005' },
) as unknown as TypedDocumentString<StudioCompanyChoicesQuery, StudioCompanyChoicesQueryVariables>;
export const StudioTokensDocument = new TypedDocumentString(
  `
    query StudioTokens {
  listApiTokens {
    tokenId
    name
    ending
    role
    scope
    state
    madeBy
    madeAt
    expiresAt
    lastUsedAt
    endedAt
    endedBy
  }
}
    `,
  { hash: 'sha256:4d5900d71ccbfeeaf5c6006b8cb5fc11e3a325a21ebfe3d95895da9ebe002237' },
) as unknown as TypedDocumentString<StudioTokensQuery, StudioTokensQueryVariables>;
export const MakeStudioTokenDocument = new TypedDocumentString(
  `
    mutation MakeStudioToken($tokenId: ID!, $name: String!, $role: ApiTokenRole!, $scope: ApiTokenScope!, $days: Int!, $reason: String, $dryRun: Boolean) {
  makeApiToken(
    tokenId: $tokenId
    name: $name
    role: $role
    scope: $scope
    days: $days
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
    secret
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
  { hash: 'sha256:2f0f04b5608e97fc4886fd3f71b8d93aa3761c480ce91c6fd54bdd293900ca9f' },
) as unknown as TypedDocumentString<MakeStudioTokenMutation, MakeStudioTokenMutationVariables>;
export const EndStudioTokenDocument = new TypedDocumentString(
  `
    mutation EndStudioToken($tokenId: ID!, $reason: String, $dryRun: Boolean) {
  endApiToken(tokenId: $tokenId, reason: $reason, dryRun: $dryRun) {
    lines
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
  { hash: 'sha256:02288890c3bd0a8c91baddd5c3d2e8ddec8445bc41d52511c85acb18b2d1c8a0' },
) as unknown as TypedDocumentString<EndStudioTokenMutation, EndStudioTokenMutationVariables>;
export const StartStudioUploadDocument = new TypedDocumentString(
  `
    mutation StartStudioUpload($kind: UploadKind!, $fileType: String!, $fileName: String!) {
  startUpload(kind: $kind, fileType: $fileType, fileName: $fileName) {
    uploadId
    url
    fields {
      name
      value
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
}`,
  { hash: 'sha256:6ad326b64fb116e60b99c7f00014c791284777b0f50991d109220e367e346cd9' },
) as unknown as TypedDocumentString<StartStudioUploadMutation, StartStudioUploadMutationVariables>;
export const FinishStudioUploadDocument = new TypedDocumentString(
  `
    mutation FinishStudioUpload($uploadId: ID!) {
  finishUpload(uploadId: $uploadId) {
    upload {
      address
      key
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
}`,
  { hash: 'sha256:89b44bd6ec3a906dc5283c4ed52de0ac586382835f25cbd4179fe9382c25bcd4' },
) as unknown as TypedDocumentString<FinishStudioUploadMutation, FinishStudioUploadMutationVariables>;
export const StudioWebhooksDocument = new TypedDocumentString(
  `
    query StudioWebhooks($provider: WebhookProvider, $state: WebhookState, $after: String) {
  listReceivedEvents(provider: $provider, state: $state, after: $after) {
    events {
      eventId
      provider
      title
      state
      facts {
        label
        value
      }
      isReplayable
      tries
      failure {
        words
        detail
      }
      receivedAt
      handledAt
      nextAt
    }
    nextAfter
  }
}
    `,
  { hash: 'sha256:a49d1d27a4178f7a96dfb092965609f618437064a067b2f160044c0ea105ecc5' },
) as unknown as TypedDocumentString<StudioWebhooksQuery, StudioWebhooksQueryVariables>;
export const StudioFailedEventsDocument = new TypedDocumentString(
  `
    query StudioFailedEvents {
  countFailedEvents
}
    `,
  { hash: 'sha256:5bd8ce9a8ec3f224f05a81de3622e5678ffd6c984f10dc28212ac04edce388ac' },
) as unknown as TypedDocumentString<StudioFailedEventsQuery, StudioFailedEventsQueryVariables>;
export const ReplayReceivedEventDocument = new TypedDocumentString(
  `
    mutation ReplayReceivedEvent($provider: WebhookProvider!, $eventId: ID!, $reason: String, $dryRun: Boolean) {
  replayEvent(
    provider: $provider
    eventId: $eventId
    reason: $reason
    dryRun: $dryRun
  ) {
    lines
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
  { hash: 'sha256:b7f5b8d2900456f8a6fedadcafad52ce1510bcca4fb292b01cad5a24877b86ec' },
) as unknown as TypedDocumentString<ReplayReceivedEventMutation, ReplayReceivedEventMutationVariables>;
export const EndSupportSessionDocument = new TypedDocumentString(
  `
    mutation EndSupportSession {
  endSupportSession {
    lines
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
  { hash: 'sha256:a37688680094213a159151b0a201ea4ab0fdda62557fbd69daebe492093e6132' },
) as unknown as TypedDocumentString<EndSupportSessionMutation, EndSupportSessionMutationVariables>;
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
      isSilent
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
      videoId
      continueAtTime
      farthestWatchedTime
      duration
      completed
    }
    watched {
      from
      to
    }
    creditRule
    notes {
      ...NoteFields
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
    fragment NoteFields on Note {
  noteId
  seconds
  text
  revision
  createdAt
}`,
  { hash: 'sha256:e8bde8ceea851673ab36fbfc79b4b31bdd1af28df7fd3271cd7718a0966628dc' },
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
export const CreateUserWithPassDocument = new TypedDocumentString(
  `
    mutation CreateUserWithPass($input: CreateUserWithPassInput!) {
  createUserWithPass(input: $input) {
    result
    tac
    passRedirect
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
  { hash: 'sha256:02f618c2b9c25245309d534a5b78428c4f428ec96f2a3a324185ece9b1556429' },
) as unknown as TypedDocumentString<CreateUserWithPassMutation, CreateUserWithPassMutationVariables>;
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
    staff {
      roles
      companyIds
      courseIds
      factor
      factorDueAt
    }
    chosenTimeZone
    browserTimeZone
    accessChangesAt
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
  getSupportMode {
    supportId
    endsAt
  }
}
    `,
  { hash: 'sha256:22ebb9e891e2ef9215abe65e22c386f0a3572fd493f0ea15f9ea5743c63d7317' },
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
    continueAtTime
    completed
    autoEnrolled
    watched {
      from
      to
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
}`,
  { hash: 'sha256:4ec55483423ee52d269b5d96f674b1a6e700b3d12cf804d723bae24dddc550a6' },
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
export const MemberCalendarDocument = new TypedDocumentString(
  `
    query MemberCalendar {
  getMemberCalendar {
    url
    webcalUrl
  }
}
    `,
  { hash: 'sha256:2f2714f2f6abdcf701fed2276928f64644f072f1b4adf2575361ca913e3bc15b' },
) as unknown as TypedDocumentString<MemberCalendarQuery, MemberCalendarQueryVariables>;
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
export const MembershipOffersDocument = new TypedDocumentString(
  `
    query MembershipOffers {
  getMembershipOffers {
    plans {
      ...PlanFields
    }
    upgrade {
      price
      plan {
        ...PlanFields
      }
    }
    promotion {
      code
      amountOff
    }
  }
}
    fragment PlanFields on MembershipPlan {
  productId
  name
  about
  features
  price
  grants
}`,
  { hash: 'sha256:83e5c4825e28c3a7fa40564bf56008568be8886d56b3ed01d476a8062fd3459e' },
) as unknown as TypedDocumentString<MembershipOffersQuery, MembershipOffersQueryVariables>;
export const SaveNoteDocument = new TypedDocumentString(
  `
    mutation SaveNote($input: SaveNoteInput!) {
  saveNote(input: $input) {
    note {
      ...NoteFields
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
fragment NoteFields on Note {
  noteId
  seconds
  text
  revision
  createdAt
}`,
  { hash: 'sha256:355d84a76c1084c67e4ec3e8615824c4e3c1555b0d8788cb13eb03dabe6174c8' },
) as unknown as TypedDocumentString<SaveNoteMutation, SaveNoteMutationVariables>;
export const RemoveNoteDocument = new TypedDocumentString(
  `
    mutation RemoveNote($noteId: ID!, $revision: Int!) {
  removeNote(noteId: $noteId, revision: $revision) {
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
  { hash: 'sha256:1ef113311bcc3734523e6984f348aecc9a986f1e46f88059c3ca2551579f14ad' },
) as unknown as TypedDocumentString<RemoveNoteMutation, RemoveNoteMutationVariables>;
export const StartReauthenticationDocument = new TypedDocumentString(
  `
    mutation StartReauthentication {
  startReauthentication {
    handle
    needsPassword
    kinds
    passkey
    demoCode
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
  { hash: 'sha256:8d3b3138573a371eeb1fef86de7a3aa54c01a75648ae77a4c97497559310900c' },
) as unknown as TypedDocumentString<StartReauthenticationMutation, StartReauthenticationMutationVariables>;
export const ReauthenticateDocument = new TypedDocumentString(
  `
    mutation Reauthenticate($input: ReauthenticateInput!) {
  reauthenticate(input: $input) {
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
  { hash: 'sha256:1a3d9fd21ea5e73eeef8a57d71b100e259fbf8ede3e6e0a4e3a822de279ca715' },
) as unknown as TypedDocumentString<ReauthenticateMutation, ReauthenticateMutationVariables>;
export const SaveTimeZoneDocument = new TypedDocumentString(
  `
    mutation SaveTimeZone($timeZone: String, $chosen: Boolean!) {
  saveTimeZone(timeZone: $timeZone, chosen: $chosen) {
    timeZone
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
  { hash: 'sha256:62ea35f067a0e026e98a132f299f7787125dad032b2ea5e5ccd7124d4bd7c39b' },
) as unknown as TypedDocumentString<SaveTimeZoneMutation, SaveTimeZoneMutationVariables>;
