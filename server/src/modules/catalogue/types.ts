import type { CourseSight } from '@atrium/domain/catalogue/courseSight.ts';
import type { CourseType, EnrollmentStatus, SessionType, StoredEnrollment } from '@atrium/domain/session/facts.ts';

/**
 * `session_facts(member).user_session`: one session and the viewer's relation to it. Instants are millisecond strings.
 */
export interface UserSessionRow {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseType: CourseType;
  readonly sessionType: SessionType;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly coverImageUrl: string;
  readonly openTo: readonly string[];
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly activateAt: string | null;
  readonly enrollmentOpensAt: string | null;
  readonly enrollmentClose: string | null;
  readonly timeZone: string;
  readonly isFreeSession: boolean;
  readonly hideInCatalog: boolean;
  readonly cancelled: boolean;
  readonly manual: boolean;
  readonly waitlistAllowed: boolean;
  readonly capacity: number | null;
  readonly taken: number;
  readonly held: number;
  /** Null without a record. */
  readonly stored: StoredEnrollment | null;
  readonly waitlistPosition: number | null;
  readonly seatless: boolean | null;
  readonly offerExpiresAt: string | null;
  readonly priority: boolean;
  readonly attended: boolean;
  readonly badge: boolean;
  readonly sessionMeta: SessionMeta;
  readonly waitlistTaskItems: readonly string[];
}

export interface SessionMeta {
  readonly eventLink?: string | null;
  readonly detailCtaText?: string;
  readonly liveEnrollDescriptor?: string;
  readonly addEventsCalendarUrl?: string;
}

/** UserSession of the API, complete. */
export interface UserSession extends Omit<UserSessionRow, 'stored' | 'seatless'> {
  readonly enrollmentStatus: EnrollmentStatus;
  readonly seatsRemaining: number | null;
  readonly lowInventory: boolean;
  readonly hoursLeftToEnroll: number | null;
  readonly entitled: boolean;
  readonly courseBadgeId: string | null;
}

/** Faculty of the API; `faculty` rows have the same fields. */
export interface Faculty {
  readonly facultyId: string;
  readonly fullName: string;
  readonly role: string;
  readonly imageUrl: string;
  readonly biography: string;
  readonly sortOrder: number;
}

/** One live meeting of a session; instants are millisecond strings. */
export interface Meeting {
  readonly sessionId: string;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
}

/** CourseCard as the statement returns it. */
export interface CourseCardRow {
  readonly courseId: string;
  readonly courseType: CourseType;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly coverImageUrl: string;
  readonly topic: string;
  readonly stacks: readonly string[];
  readonly difficulty: string;
  readonly lengthMinutes: number;
  readonly courseRating: number | null;
  readonly ratingCount: number;
  readonly faculty: readonly Faculty[];
  readonly openTo: readonly string[];
  readonly hideTimeAndFacultyLabels: boolean;
  readonly badgeAsCompletion: boolean;
  readonly hasEarnedBadge: boolean;
  readonly bookmarked: boolean;
  readonly sessions: readonly UserSessionRow[];
}

/** CourseCard of the API, complete. */
export interface CourseCard extends Omit<CourseCardRow, 'sessions'> {
  readonly sessions: readonly UserSession[];
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

export interface Facets {
  readonly types: readonly FacetValue[];
  readonly topics: readonly FacetValue[];
  readonly stacks: readonly FacetValue[];
  readonly difficulties: readonly FacetValue[];
}

export interface OutlineVideo {
  readonly videoId: string;
  readonly title: string;
  readonly duration: number;
}

export interface OutlineGroup {
  /** The on-demand session that it belongs to. */
  readonly sessionId: string;
  readonly groupId: string;
  readonly title: string;
  readonly description: string;
  readonly videos: readonly OutlineVideo[];
}

/** The trailer, its manifest not yet signed. */
export interface TrailerRow extends OutlineVideo {
  readonly thumbnailUrl: string;
  readonly externalKey: string;
}

/** The content of a course's page besides card and sessions. */
export interface CourseMatter {
  readonly trailer: TrailerRow | null;
  /** Of all its sessions. */
  readonly meetings: readonly Meeting[];
  readonly outline: readonly OutlineGroup[];
}

export interface Catalogue {
  readonly courses: readonly CourseCard[];
  readonly total: number;
  readonly nextAfter: number | null;
  readonly facets: Facets;
  readonly suggestions: readonly CourseCard[];
}

export interface TrailerVideo extends Omit<TrailerRow, 'externalKey'> {
  readonly manifestUrl: string;
}

export interface CourseDetail {
  readonly card: CourseCard;
  readonly whoWillBenefit: readonly string[];
  readonly whatYouWillLeaveWith: readonly string[];
  readonly topTakeaway: string;
  readonly courseSyllabusUrl: string | null;
  readonly trailer: TrailerVideo | null;
  readonly showHiddenSessionEnrollOptions: boolean;
  readonly sessions: readonly UserSession[];
  readonly meetings: readonly Meeting[];
  readonly outline: readonly OutlineGroup[];
}

/** One meeting of a session in which the member is enrolled. Instants are millisecond strings. */
export interface UserMeeting {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly sessionTitle: string;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
}

export type SaveContentType = 'COURSE' | 'LP_USER_PICK';

export interface Bookmark {
  readonly contentId: string;
  readonly contentType: SaveContentType;
  readonly createdAt: string;
}

export type PublishStatus = 'ACTIVE' | 'DRAFT';

export interface PageContent {
  readonly slug: string;
  readonly langCode: string;
  readonly title: string;
  readonly body: string;
}

export interface CatalogueReader {
  readonly memberId: string;
  readonly sight: CourseSight;
  readonly now: Date;
}

export interface Scored {
  readonly courseId: string;
  readonly score: number;
}
