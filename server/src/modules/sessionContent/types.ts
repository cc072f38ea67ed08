import type { UiCustomizations } from '@atrium/domain/catalogue/metaForm.ts';
import type { ChecklistState, ChecklistSubtype } from '@atrium/domain/learning/checklist.ts';
import { containerTypes, contentKinds } from '@atrium/domain/learning/contentKinds.ts';
import type { StoredNode } from '@atrium/domain/learning/contentNode.ts';
import type { SubmissionStatus } from '@atrium/domain/learning/project.ts';
import { reviewStates } from '@atrium/domain/learning/projectForm.ts';
import { z } from 'zod';
import type { Faculty, Meeting, UserSession } from '../catalogue/types.ts';
import { videoDetailShape, type SessionVideo, type SessionVideoProgress } from '../progress/types.ts';

export const nodeShape = z.strictObject({
  sessionContentId: z.string(),
  parentId: z.nullable(z.string()),
  kind: z.enum(contentKinds),
  containerType: z.nullable(z.enum(containerTypes)),
  title: z.string(),
  calendarDate: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  enabledAt: z.nullable(z.string()),
  optional: z.boolean(),
  /** Of its kind (`contentNodeForms`), once `readNodes` has looked at it. */
  data: z.unknown(),
}) satisfies z.ZodType<StoredNode>;

export const progressTypes = ['BONUS_CONTENT', 'PROJECT_SUBMISSION', 'SESSION_COMPLETED', 'SESSION_CONSUMED'] as const;
export type ProgressType = (typeof progressTypes)[number];
export const progressStatuses = ['Completed', 'NotStarted'] as const;
export type ProgressStatus = (typeof progressStatuses)[number];

export const markShape = z.strictObject({
  sessionContentId: z.string(),
  type: z.enum(progressTypes),
  status: z.enum(progressStatuses),
});
/** What is recorded of a member about one node of a session's content. */
export type ContentMark = Readonly<z.infer<typeof markShape>>;

export const ownProjectShape = z.strictObject({
  sessionContentId: z.string(),
  link: z.string(),
  note: z.string(),
  state: z.enum(reviewStates),
  words: z.string(),
  submittedAt: z.string(),
  reviewedAt: z.nullable(z.string()),
});
/** The newest version of what a member handed in for a project, with the answer of the team; millisecond strings. */
export type OwnProject = Readonly<z.infer<typeof ownProjectShape>>;

export const storedRecordShape = z.strictObject({
  meetingNumber: z.number(),
  isReported: z.boolean(),
  attended: z.boolean(),
  recordingUrl: z.nullable(z.string()),
  /** Its recording is a film of ours that is ready. */
  hasFilm: z.boolean(),
});
/** What is stored of one meeting and of a member's attendance. */
export type StoredRecord = Readonly<z.infer<typeof storedRecordShape>>;

/** What is known of one meeting and of a member's attendance (D33). */
export type MeetingRecord = Omit<StoredRecord, 'hasFilm'>;

export const assistantShape = z.strictObject({
  fullName: z.string(),
  imageUrl: z.string(),
  slackUrl: z.nullable(z.string()),
});
/** The teaching assistant of a live session. */
export type TeachingAssistant = Readonly<z.infer<typeof assistantShape>>;

export const onDemandGroupShape = z.strictObject({
  courseContentGroupId: z.string(),
  content: z.array(
    z.strictObject({
      courseContentId: z.string(),
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      type: z.string(),
      hidePreview: z.boolean(),
      completionRequired: z.boolean(),
      video: videoDetailShape,
    }),
  ),
});
export type OnDemandItem = z.infer<typeof onDemandGroupShape>['content'][number];
/** A group of an on-demand course: its node, and its videos. */
export interface OnDemandGroup {
  readonly courseContentGroupId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly hidePreview: boolean;
  readonly content: readonly OnDemandItem[];
}

export interface SessionContent {
  readonly session: UserSession;
  readonly calendarFallbackUrl: string | null;
  readonly uiCustomizations: UiCustomizations;
  readonly hideTimeAndFacultyLabels: boolean;
  readonly faculty: readonly Faculty[];
  readonly announcements: readonly Announcement[];
  /** WELCOME and RESOURCES. */
  readonly sessionContainers: readonly Container[];
  /** TASK and PROJECT_SUBMISSION. */
  readonly containers: readonly Container[];
  readonly schedules: readonly Schedule[];
  readonly meetings: readonly Meeting[];
  /** Null on demand (SSN-02). */
  readonly teachingAssistant: TeachingAssistant | null;
  readonly progress: SessionVideoProgress;
}

/** What a session shows besides its content. */
export interface SessionConfig {
  readonly teachingAssistant: TeachingAssistant | null;
}

export interface OnDemandContent {
  readonly session: UserSession;
  readonly hidePreview: boolean;
  readonly faculties: readonly Faculty[];
  readonly groups: readonly OnDemandGroup[];
}

export interface Announcement {
  readonly sessionContentId: string;
  /** Markdown, as text. */
  readonly announcement: string;
  readonly imageUrl: string | null;
  readonly stylePreset: string | null;
  readonly internalLinkUrl: string | null;
  readonly externalLinkUrl: string | null;
}

/** An item of a container; fields that its type does not have are null. */
export interface ContentItem {
  readonly sessionContentId: string;
  readonly type: string;
  readonly title: string | null;
  readonly intro: string | null;
  readonly body: string | null;
  readonly outro: string | null;
  readonly enabledAt: string | null;
  readonly enabled: boolean;
  readonly optional: boolean;
  readonly videoPreviews: readonly SessionVideo[];
  readonly buttonText: string | null;
  readonly buttonUrl: string | null;
  readonly buttonStartIcon: string | null;
  readonly buttonEndIcon: string | null;
  readonly calendarStartDate: string | null;
  readonly dayTexts: readonly string[];
}

export interface Container {
  readonly sessionContentId: string;
  readonly type: string;
  readonly title: string;
  readonly calendarDate: string | null;
  readonly dueAt: string | null;
  readonly containsActiveContent: boolean;
  readonly expandedPlaceholder: string | null;
  /** Minutes of work that the task states, besides its lessons (D86). */
  readonly minutes: number | null;
  /** Of a project. */
  readonly submission: SubmissionStatus;
  /** What was handed in; null: nothing. */
  readonly project: OwnProject | null;
  readonly items: readonly ContentItem[];
  readonly checklist: readonly ChecklistItem[];
}

/** One line of a checklist with the member's state. */
export interface ChecklistItem {
  readonly sessionContentId: string;
  /** The container or item that it is about. */
  readonly refSessionContentId: string | null;
  readonly parentSessionContentId: string | null;
  readonly checklistGroupName: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly subtype: ChecklistSubtype;
  readonly selfReporting: boolean;
  readonly completionStatus: ChecklistState;
  /** 0 to 100. */
  readonly progress: number;
  /** Of a meeting: it was not attended, and that is settled. */
  readonly isMissed: boolean;
  /** The end of its meeting, millisecond string; null of an item without one. */
  readonly meetingEndAt: string | null;
  /** The recording of its meeting. */
  readonly recordingUrl: string | null;
  /** Watching the recording makes up for a meeting that was missed (D33). */
  readonly recordingCounts: boolean;
}

/** A week of a session, from Monday to Friday. */
export interface Schedule {
  readonly sessionContentId: string;
  readonly title: string;
  readonly externalCalendarUrl: string | null;
  /** Millisecond strings. */
  readonly calendarStartDate: string | null;
  readonly calendarEndDate: string | null;
  readonly scheduleDays: readonly ScheduleDay[];
}

export interface ScheduleDay {
  /** 1 for Monday. */
  readonly dayNumber: number;
  readonly ctaText: string | null;
  readonly body: string;
  readonly checklistSessionContentId: string | null;
  /** Those of the checklist item; null without one. */
  readonly progress: number | null;
  readonly completionStatus: ChecklistState | null;
}

export interface SaveProgressInput {
  readonly sessionContentId: string;
  readonly type: ProgressType;
  readonly status: ProgressStatus;
  /** Whose progress; null: the viewer's own. */
  readonly userId: string | null;
}

export type SavedProgress = Omit<SaveProgressInput, 'userId'>;

export type SubmittedProject = Pick<SaveProgressInput, 'sessionContentId'>;

/** Whose version of which project. */
export interface SubmissionKey {
  readonly submissionId: string;
  readonly memberId: string;
  readonly sessionContentId: string;
  readonly sessionId: string;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    PROGRESS_SAVED: 'member';
    PROJECT_REVIEWED: 'member';
  }
}
