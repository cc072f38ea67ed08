// The types of the demo data. Ids are stable slugs; every date is a `When`, relative to the first start.
import type { AccountType } from '@atrium/domain/access/accountType.ts';
import type { HomePageConfig, NavConfig } from '@atrium/domain/access/customizations.ts';
import type { AreaKey, GrantSource } from '@atrium/domain/access/entitlement.ts';
import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';
import type { CustomerType } from '@atrium/domain/access/viewer.ts';
import type { ArtTopic, Motif, PortraitSpec } from '@atrium/domain/art/types.ts';
import type {
  CourseMeta as StoredCourseMeta,
  SessionMeta as StoredSessionMeta,
  UiCustomizations,
} from '@atrium/domain/catalogue/metaForm.ts';
import type { ChecklistSubtype } from '@atrium/domain/learning/checklist.ts';
import type { AnnouncementStyle, ContainerType, ContentKind } from '@atrium/domain/learning/contentKinds.ts';
import type { ContentData } from '@atrium/domain/learning/contentNodeForm.ts';
import type { PlanResponses } from '@atrium/domain/plan/planContent.ts';
import type { CourseType as AnyCourseType } from '@atrium/domain/session/facts.ts';
import type { VideoChapter } from '@atrium/domain/video/videoForm.ts';

export type { AccountType, CustomerType, GrantSource, HomePageConfig, NavConfig };

// ---------------------------------------------------------------- time
/** 'HH:mm' in UTC. */
export type Clock = `${number}:${number}`;
/**
 * An instant relative to the first start. `days` with `at`: that UTC calendar day at that hour; `days` alone: exactly
 * so many times 24 hours later (or earlier). `hours` and `minutes`: so much later, rounded down to five minutes.
 * `mondayOf`: the Monday, 00:00 UTC or `at`, of the ISO week that contains the other instant, moved by `plusDays`.
 */
export type When =
  | { readonly days: number; readonly at?: Clock }
  | { readonly hours: number }
  | { readonly minutes: number }
  /** `issuing`: the first one from then on at which certificates are issued. */
  | { readonly mondayOf: When; readonly issuing?: true; readonly plusDays?: number; readonly at?: Clock };

// ---------------------------------------------------------------- access
/** 'ai-academy' of 'area/ai-academy'. */
export type AreaLabel = AreaKey extends `area/${infer Label}` ? Label : never;

export interface Banner {
  readonly imageUrl: string;
  readonly imageUrlMobile: string;
  readonly link: string;
  readonly alt: string;
}
export interface Customizations {
  readonly navLogoUrl?: string;
  readonly navConfigs?: readonly NavConfig[];
  readonly banners?: readonly Banner[];
  readonly homePageConfig?: HomePageConfig;
  readonly hideSessionDetailTitle?: boolean;
  readonly useFunctionBasedCourseFilter?: boolean;
}
/** An entitlement reads as `type/label` in lower case: AREA + ai-academy is 'area/ai-academy'. */
export interface EntitlementSeed {
  readonly entitlementId: string;
  readonly type: 'AREA' | 'COURSE' | 'SESSION' | 'CERTIFICATE';
  readonly label: string;
  /** Shown to the member, e.g. in 'You're enrolled in {name}'. */
  readonly name: string;
  /** A day that the name ends with, as m/d/yy. */
  readonly startsOn?: When;
  /** The higher number wins when customizations conflict (D3). */
  readonly precedence: number;
  readonly areas: readonly AreaLabel[];
  /** COURSE and SESSION entitlements: the courses they open. */
  readonly courseIds?: readonly string[];
  readonly sessionIds?: readonly string[];
  /** CERTIFICATE entitlements: the certificate and the courses it includes. */
  readonly certificateIds?: readonly string[];
  readonly customizations?: Customizations;
}
export interface GrantSeed {
  readonly entitlementId: string;
  readonly source: GrantSource;
  readonly sourceRef: string;
  readonly startsAt: When;
  readonly endsAt?: When;
  readonly revokedAt?: When;
  readonly reason?: string;
}

// ---------------------------------------------------------------- customers
export interface ContractSeed {
  readonly contractId: string;
  readonly startsOn: When;
  /** Last day of the contract, inclusive. */
  readonly endsOn: When;
  readonly totalSeats: number;
  readonly overage: boolean;
  readonly entitlementIds: readonly string[];
  readonly importantLinks: readonly { readonly title: string; readonly url: string }[];
}
export interface CustomerSeed {
  readonly customerId: string;
  readonly name: string;
  readonly type: CustomerType;
  readonly emailDomains: readonly string[];
  readonly timeZone: string;
  readonly hideMemberProfile: boolean;
  readonly disableAIFeatures: boolean;
  readonly enableProfAI: boolean;
  readonly logoUrl?: string;
  readonly accentColor?: string;
  /** The answer of the corporate realm lookup for the customer's domains: a link, or this error (D11). */
  readonly corporateLogin: 'SAML' | 'UNSUPPORTED_501' | 'NO_CONTRACT_402' | 'NONE_404';
  /** More than one: those that are in force together are one program (decision 154). */
  readonly contracts: readonly ContractSeed[];
}

// ---------------------------------------------------------------- people
export interface ProfileSeed {
  readonly jobRole?: string;
  readonly company?: string;
  readonly industry?: string;
  readonly jobFunction?: string;
  readonly city?: string;
  readonly region?: string;
  readonly country?: string;
  readonly languages?: readonly string[];
  readonly middleName?: string;
  /** 'She/Her/Hers' */
  readonly pronouns?: string;
  readonly about?: string;
  readonly growthTip?: string;
  readonly communityGive?: string;
  readonly communityGet?: string;
  readonly whatILove?: string;
  /** A handle, an address, or what a member typed there. */
  readonly linkedin?: string;
  readonly twitter?: string;
  readonly instagram?: string;
}
export interface MemberSeed {
  readonly memberId: string;
  /** The name by which tests and documents call this account; absent for fellow members. */
  readonly persona?: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly customerId: string;
  readonly isStaff: boolean;
  /** Of one of the team: the roles, and the companies and courses that are their own. */
  readonly staff?: {
    readonly roles: readonly StaffRole[];
    readonly customerIds?: readonly string[];
    readonly courseIds?: readonly string[];
  };
  /** The account type that the rules must derive from the grants; it is not stored, a test checks it. */
  readonly accountType: AccountType;
  readonly registeredAt: When;
  readonly grants: readonly GrantSeed[];
  /** Was assigned a seat of a contract and has not signed in yet (D57). */
  readonly seatWaits?: boolean;
  /** When the invitation to that seat was last mailed again. */
  readonly seatRemindedAt?: When;
  /** Has a subscription of their own with the payment provider that is not final (D43). */
  readonly manageBilling: boolean;
  /** Can sign in with a password; false: only through the customer's identity provider. */
  readonly passwordLogin: boolean;
  /** A verified second sign-in address. */
  readonly alternateSSOEmail?: string;
  /** The basic information survey; absent: never asked. */
  readonly survey?: 'PENDING' | 'COMPLETED';
  readonly listed: boolean;
  readonly hasPhoto: boolean;
  readonly portrait: PortraitSpec;
  readonly profile: ProfileSeed;
}
export interface FacultySeed {
  readonly facultyId: string;
  readonly fullName: string;
  /** 'Faculty, applied AI' */
  readonly role: string;
  readonly biography: string;
  /** Where members of a session reach them. */
  readonly slackUrl?: string;
  readonly portrait: PortraitSpec;
}

// ---------------------------------------------------------------- courses
export type Topic = 'AI' | 'Strategy' | 'Leadership' | 'Marketing' | 'Product' | 'Data' | 'Finance';
export type Stack = 'Foundations' | 'Applied AI' | 'Decision Making' | 'Growth' | 'Team Leadership';
export type Difficulty = 'Beginner' | 'Intermediate' | 'Advanced';
/** The course types in the demo data; customer and open courses are not among them. */
export type CourseType = Exclude<AnyCourseType, 'CUSTOMER' | 'OPEN'>;
/** Stored fields as the demo writes them: none is null, and these are there. */
type Written<Fields, Needed extends keyof Fields = never> = {
  readonly [Name in Needed]-?: NonNullable<Fields[Name]>;
} & { readonly [Name in Exclude<keyof Fields, Needed>]?: NonNullable<Fields[Name]> };

/** `trailerVideoId`: the video whose externalKey names the clip. */
export type CourseMeta = Written<
  StoredCourseMeta,
  'topTakeaway' | 'whoWillBenefit' | 'whatYouWillLeaveWith' | 'courseSyllabusUrl'
>;
export type SessionMeta = Written<StoredSessionMeta>;
export interface MeetingSeed {
  readonly title: string;
  readonly startAt: When;
  readonly minutes: number;
}
interface SessionBase {
  readonly sessionId: string;
  /** Absent: the course's title. */
  readonly title?: string;
  /** Another address of its content. */
  readonly slug?: string;
  readonly isFreeSession?: boolean;
  readonly hideInCatalog?: boolean;
  /** Visible to staff only; holders read that it is not available yet. */
  readonly unpublished?: boolean;
  readonly gatedAccessType?: 'SPRINT' | 'WORKSHOP';
  readonly sessionMeta?: SessionMeta;
  /** courseTypeMeta.waitlist.taskItems */
  readonly waitlistTaskItems?: readonly string[];
}
export interface LiveSessionSeed extends SessionBase {
  readonly sessionType: 'LIVE';
  readonly startAt: When;
  readonly endAt: When;
  /** When materials open; absent: startAt. */
  readonly activateAt?: When;
  /** Absent: open since creation. */
  readonly enrollmentOpensAt?: When;
  /** Absent: startAt. */
  readonly enrollmentClose?: When;
  readonly timeZone: string;
  /** Absent: unlimited. */
  readonly capacity?: number;
  /** How many other members are enrolled besides the personas named in enrollments.ts. */
  readonly seatsTaken?: number;
  readonly waitlistAllowed?: boolean;
  /** How many other members are on the waitlist besides the personas. */
  readonly waiting?: number;
  /** Only staff enroll people: status MANUAL. */
  readonly manualEnrollment?: boolean;
  readonly canceled?: boolean;
  readonly recordingCounts?: boolean;
  readonly meetings: readonly MeetingSeed[];
  readonly teachingAssistantId?: string;
}
export interface OnDemandSessionSeed extends SessionBase {
  readonly sessionType: 'ON_DEMAND';
}
export type SessionSeed = LiveSessionSeed | OnDemandSessionSeed;

export interface OnDemandItemSeed {
  readonly courseContentId: string;
  readonly slug: string;
  readonly videoId: string;
  readonly hidePreview?: boolean;
  readonly completionRequired?: boolean;
  readonly optional?: boolean;
}
export interface OnDemandGroupSeed {
  readonly courseContentGroupId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly hidePreview?: boolean;
  readonly content: readonly OnDemandItemSeed[];
}
export interface CourseSeed {
  readonly courseId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly courseType: CourseType;
  readonly topic: Topic;
  readonly stacks: readonly Stack[];
  readonly difficulty: Difficulty;
  /**
   * Minutes of the live meetings, or of the lessons where there are none; shown on the card when there are no live
   * dates.
   */
  readonly lengthMinutes: number;
  readonly rating: number;
  readonly ratingCount: number;
  readonly facultyIds: readonly string[];
  /** A member who holds one of these areas may open and join the course. */
  readonly openTo: readonly AreaLabel[];
  readonly art: { readonly topic: ArtTopic; readonly motif: Motif };
  readonly courseMeta: CourseMeta;
  readonly creditRule?: 'farthest' | 'coverage';
  readonly sessions: readonly SessionSeed[];
  /** On-demand courses: groups of videos. */
  readonly onDemandGroups?: readonly OnDemandGroupSeed[];
}

// ---------------------------------------------------------------- video
export interface VideoSeed {
  readonly videoId: string;
  readonly courseId: string;
  readonly title: string;
  readonly description: string;
  readonly externalKey: string;
  readonly duration: number;
  readonly aspectWidth: number;
  readonly aspectHeight: number;
  readonly thumbnailUrl: string;
  readonly isAiGenerated: boolean;
  readonly optional: boolean;
  readonly chapters: readonly VideoChapter[];
}

// ---------------------------------------------------------------- session content
export type AnnouncementSeed = Written<Omit<ContentData['ANNOUNCEMENT'], 'stylePreset'>, 'announcement'> & {
  readonly sessionContentId: string;
  readonly stylePreset: AnnouncementStyle;
};
interface ItemSeed<K extends ContentKind> {
  readonly type: K;
  readonly sessionContentId: string;
}
type RichTextSeed = ItemSeed<'RICH_TEXT'> & Written<ContentData['RICH_TEXT'], 'body'>;
type VideoGroupSeed = ItemSeed<'VIDEO_GROUP'> &
  Written<Pick<ContentData['VIDEO_GROUP'], 'intro' | 'outro'>> & {
    readonly title: string;
    readonly videoIds: readonly string[];
    readonly optional?: boolean;
    readonly enabledAt?: When;
  };
type ButtonSeed = ItemSeed<'CTA_BUTTON'> &
  Written<ContentData['CTA_BUTTON'], 'buttonText' | 'buttonUrl'> & { readonly enabledAt?: When };
interface CalendarSeed extends ItemSeed<'CALENDAR'> {
  /** A Monday. */
  readonly calendarStartDate: When;
  /** Texts for the days from Monday to Friday that have no live meeting, in order. */
  readonly planned: readonly string[];
}
export type ContentItemSeed = RichTextSeed | VideoGroupSeed | ButtonSeed | CalendarSeed;
export interface ContainerSeed extends Written<ContentData['CONTAINER']> {
  readonly sessionContentId: string;
  readonly type: ContainerType;
  readonly title: string;
  /** Due at the end of this day in the session's zone. */
  readonly calendarDate?: When;
  readonly items: readonly ContentItemSeed[];
}
export type ChecklistItemSeed = Written<
  Omit<ContentData['CHECKLIST_ITEM'], 'subtype'>,
  'checklistGroupName' | 'selfReporting'
> & {
  readonly sessionContentId: string;
  readonly parentSessionContentId: string;
  readonly title: string;
  readonly subtype: ChecklistSubtype;
};
export interface ScheduleSeed {
  readonly title: string;
  readonly externalCalendarUrl?: string;
  readonly calendarStartDate: When;
  readonly calendarEndDate: When;
  /** Texts of the days, as for a calendar. */
  readonly planned: readonly string[];
  /** The checklist item of a planned text; a live meeting's is that of its attendance. */
  readonly checks?: Readonly<Record<string, string>>;
}
export interface SessionContentSeed {
  readonly sessionId: string;
  readonly uiCustomizations?: Written<UiCustomizations>;
  readonly calendarFallbackUrl?: string;
  readonly announcements: readonly AnnouncementSeed[];
  readonly containers: readonly ContainerSeed[];
  readonly checklist: readonly ChecklistItemSeed[];
  readonly schedules: readonly ScheduleSeed[];
}

// ---------------------------------------------------------------- what members did
export interface EnrollmentSeed {
  readonly memberId: string;
  readonly sessionId: string;
  readonly status: 'ENROLLED' | 'WAITLISTED' | 'COMPLETED';
  readonly at: When;
  readonly attended?: boolean;
}
/** A seat that is held for a member in line. */
export interface SeatOfferSeed {
  readonly memberId: string;
  readonly sessionId: string;
  readonly offeredAt: When;
  readonly expiresAt: When;
  /** Accepting it gives up the seat in another session of the course. */
  readonly swap: boolean;
}
export interface CoursePrioritySeed {
  readonly memberId: string;
  readonly courseId: string;
  /** The session that began while the member was in line. */
  readonly sessionId: string;
  readonly grantedAt: When;
}
/** How long a member was in a meeting, from its start; the others of the session were not there. */
export interface MeetingAttendanceSeed {
  readonly memberId: string;
  readonly sessionId: string;
  /** Counted from 1. */
  readonly meetingNumber: number;
  readonly minutes: number;
}
export interface CourseBadgeSeed {
  readonly memberId: string;
  readonly courseId: string;
  readonly sessionId: string;
  readonly awardedAt: When;
}
export interface BookmarkSeed {
  readonly memberId: string;
  readonly contentType: 'COURSE' | 'LP_USER_PICK';
  readonly contentId: string;
  readonly at: When;
}
/** A learning plan that a member got from the quiz. */
export interface LearningPlanSeed {
  readonly memberId: string;
  readonly madeAt: When;
  readonly responses: PlanResponses;
  readonly planKey: string;
  /** Absent: the member follows it. */
  readonly replacedAt?: When;
}
/** How far a member has watched a video, in percent of its duration. */
/** One sitting in front of one video, which has ended. */
export interface ViewingSeed {
  readonly memberId: string;
  readonly videoId: string;
  readonly courseId: string;
  readonly sessionId: string;
  readonly startedAt: When;
  /** Seconds of play. */
  readonly seconds: number;
}
export interface VideoProgressSeed {
  readonly memberId: string;
  readonly videoId: string;
  readonly sessionId: string;
  readonly percent: number;
  readonly lastWatchedAt: When;
}
export interface TaskProgressSeed {
  readonly memberId: string;
  readonly sessionContentId: string;
  readonly type: 'BONUS_CONTENT' | 'PROJECT_SUBMISSION' | 'SESSION_COMPLETED' | 'SESSION_CONSUMED';
  readonly status: 'Completed' | 'NotStarted';
  readonly at: When;
}
/** What a member handed in for a project, the versions of one in their order; only the last may wait for a review. */
export interface ProjectSubmissionSeed {
  readonly submissionId: string;
  readonly memberId: string;
  readonly sessionContentId: string;
  readonly link?: string;
  readonly note?: string;
  readonly at: When;
  /** What the team answered. */
  readonly answer?: { readonly state: 'REVIEWED' | 'RETURNED'; readonly words: string; readonly at: When };
}
/** Videos that a limited member has used of this month's allowance. */
export interface MeteringSeed {
  readonly memberId: string;
  readonly watchedVideoIds: readonly string[];
}

// ---------------------------------------------------------------- events
export interface MemberEventSeed {
  readonly memberEventId: string;
  readonly title: string;
  readonly subtitle: string;
  /** Plain text. */
  readonly details: string;
  readonly eventStart: When;
  readonly eventEnd?: When;
  readonly timeZone: string;
  readonly eventType: { readonly type: 'ORIENTATION' | 'LISTEN_AND_LEARN'; readonly label: string } | null;
  /** Null: the default, KEY_DATES / 'Key Date'. */
  readonly eventCategory: { readonly category: string; readonly label: string } | null;
  readonly heroImageUrl: string;
  readonly art: { readonly topic: ArtTopic; readonly motif: Motif };
  readonly zoomLink?: string;
  readonly recordingUrl?: string;
  /** Members who are attending, by persona. */
  readonly attending: readonly string[];
}

// ---------------------------------------------------------------- flags
export interface FlagTarget {
  readonly memberIds?: readonly string[];
  readonly customerIds?: readonly string[];
  readonly accountTypes?: readonly AccountType[];
  /** 0 to 100, by a hash of flag and member. */
  readonly percentage?: number;
}
export type FlagValue = boolean | string | readonly string[] | { readonly [key: string]: string | boolean };
export interface FlagRuleSeed {
  readonly flag: string;
  /** The value where no target matches. */
  readonly defaultValue: FlagValue;
  /** The first match wins. */
  readonly targets: readonly { readonly to: FlagTarget; readonly value: FlagValue }[];
}

// ---------------------------------------------------------------- texts and coverage
export interface PageContentSeed {
  readonly slug: string;
  readonly langCode: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}
export interface CoverageRow {
  readonly persona: string;
  readonly courseId: string;
  readonly sessionId: string;
}
