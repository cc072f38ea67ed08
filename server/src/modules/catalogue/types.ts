import { sessionMetaForm } from '@atrium/domain/catalogue/metaForm.ts';
import { courseTypes, sessionTypes, type CourseType, type EnrollmentStatus } from '@atrium/domain/session/facts.ts';
import type { LeavingCost } from '@atrium/domain/session/leavingCost.ts';
import { z } from 'zod';
import { jsonColumn } from '../../base/sql/fragments.ts';

export const userSessionShape = z.strictObject({
  sessionId: z.string(),
  courseId: z.string(),
  courseType: z.enum(courseTypes),
  sessionType: z.enum(sessionTypes),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  coverImageUrl: z.string(),
  openTo: z.readonly(z.array(z.string())),
  startAt: z.nullable(z.string()),
  endAt: z.nullable(z.string()),
  activateAt: z.nullable(z.string()),
  enrollmentOpensAt: z.nullable(z.string()),
  enrollmentClose: z.nullable(z.string()),
  timeZone: z.string(),
  isFreeSession: z.boolean(),
  hideInCatalog: z.boolean(),
  cancelled: z.boolean(),
  manual: z.boolean(),
  waitlistAllowed: z.boolean(),
  capacity: z.nullable(z.number()),
  taken: z.number(),
  held: z.number(),
  /** Null without a record. */
  stored: z.nullable(z.enum(['NONE', 'ENROLLED', 'WAITLISTED'])),
  waitlistPosition: z.nullable(z.number()),
  seatless: z.nullable(z.boolean()),
  offerExpiresAt: z.nullable(z.string()),
  priority: z.boolean(),
  attended: z.boolean(),
  badge: z.boolean(),
  sessionMeta: sessionMetaForm,
  waitlistTaskItems: z.readonly(z.array(z.string())),
});

/** One session and the viewer's relation to it. Instants are millisecond strings. */
export type UserSessionRow = Readonly<z.infer<typeof userSessionShape>>;

/** `session_facts(member).user_session` */
export const userSession = jsonColumn('session_facts', 'user_session', userSessionShape);
export const sessionMeta = jsonColumn('session', 'session_meta', sessionMetaForm);

/** UserSession of the API, complete. */
export interface UserSession extends Omit<UserSessionRow, 'stored' | 'seatless'> {
  readonly enrollmentStatus: EnrollmentStatus;
  readonly seatsRemaining: number | null;
  /** What the member cannot have back after leaving (D84). */
  readonly leavingCost: LeavingCost | null;
  readonly lowInventory: boolean;
  readonly hoursLeftToEnroll: number | null;
  readonly entitled: boolean;
  readonly courseBadgeId: string | null;
}

export const facultyShape = z.strictObject({
  facultyId: z.string(),
  fullName: z.string(),
  role: z.string(),
  imageUrl: z.string(),
  biography: z.string(),
  sortOrder: z.number(),
});
/** Faculty of the API; `faculty` rows have the same fields. */
export type Faculty = Readonly<z.infer<typeof facultyShape>>;

export const meetingShape = z.strictObject({
  sessionId: z.string(),
  title: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  /** Where its recording is watched; absent where nobody asks for it. */
  recordingUrl: z.optional(z.nullable(z.string())),
});
/** One live meeting of a session; instants are millisecond strings. */
export type Meeting = Readonly<z.infer<typeof meetingShape>>;

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
  readonly groupId: string;
  readonly title: string;
  readonly description: string;
  readonly videos: readonly OutlineVideo[];
}

/** A group of lessons, also those that viewers without access are not shown (CRS-07). */
export interface OutlineGroupRow extends Omit<OutlineGroup, 'videos'> {
  /** The on-demand session that it belongs to. */
  readonly sessionId: string;
  readonly hidePreview: boolean;
  readonly videos: readonly (OutlineVideo & { readonly hidePreview: boolean })[];
}

/** The trailer, its manifest not yet signed. */
export interface TrailerRow extends OutlineVideo {
  readonly thumbnailUrl: string;
  readonly isSilent: boolean;
  readonly externalKey: string;
}

/** The content of a course's page besides card and sessions. */
export interface CourseDetails {
  readonly trailer: TrailerRow | null;
  /** Of all its sessions. */
  readonly meetings: readonly Meeting[];
  readonly outline: readonly OutlineGroupRow[];
}

/** The same as it is stored: nobody has looked at the data of its groups yet. */
export interface StoredDetails extends Omit<CourseDetails, 'outline'> {
  readonly outline: readonly (Omit<OutlineGroupRow, 'description' | 'hidePreview'> & { readonly data: unknown })[];
}

/** A page of the catalogue. A part that takes time is computed only when the request selects it. */
export interface Catalogue {
  readonly courses: () => Promise<readonly CourseCard[]>;
  readonly total: number;
  readonly nextAfter: number | null;
  readonly facets: () => Facets;
  readonly suggestions: () => Promise<readonly CourseCard[]>;
}

export type TrailerVideo = Omit<TrailerRow, 'externalKey'> & { readonly manifestUrl: string };

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
  /** What the viewer may see of the lessons: all of them with access, else those that a preview shows. */
  readonly outline: readonly OutlineGroup[];
  /** Of all lessons on demand, also those that the outline leaves out. */
  readonly lessonCount: number;
  readonly lessonSeconds: number;
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

export interface SaveInput {
  readonly contentId: string;
  readonly contentType: SaveContentType;
}

export interface UserSave {
  readonly contentId: string;
  readonly status: 'ACTIVE' | 'DELETED';
}

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

/** What a list of courses is narrowed by; an empty list, or null, is no restriction. */
export interface CourseFilter {
  readonly types: readonly string[];
  readonly topics: readonly string[];
  readonly stacks: readonly string[];
  readonly difficulties: readonly string[];
  readonly bookmarked: boolean;
  /** Only courses that the viewer's entitlements open, besides those in which they took part. */
  readonly entitled: boolean;
  /** Words as typed, null for none. */
  readonly query: string | null;
}
