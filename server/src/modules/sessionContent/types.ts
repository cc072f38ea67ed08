import type { Faculty, Meeting, UserSession, UserSessionRow } from '../catalogue/types.ts';
import type { SessionVideo, SessionVideoProgress, VideoDetail } from '../progress/types.ts';

export type ContentKind = 'ANNOUNCEMENT' | 'CONTAINER' | 'RICH_TEXT' | 'VIDEO_GROUP' | 'CTA_BUTTON' | 'CALENDAR';

/** One node of a session's content tree. Instants are millisecond strings. */
export interface ContentNode {
  readonly sessionContentId: string;
  readonly parentId: string | null;
  readonly kind: ContentKind;
  readonly containerType: string | null;
  readonly title: string;
  readonly calendarDate: string | null;
  /** The end of that day in the session's zone (D30); a millisecond string. */
  readonly dueAt: string | null;
  readonly enabledAt: string | null;
  readonly optional: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface SessionContentRow {
  readonly session: UserSessionRow;
  readonly calendarFallbackUrl: string | null;
  readonly uiCustomizations: unknown;
  readonly hideTimeAndFacultyLabels: boolean;
  readonly faculty: readonly Faculty[];
  readonly meetings: readonly Meeting[];
  /** In the order of the tree's levels. */
  readonly nodes: readonly ContentNode[];
  readonly videos: readonly SessionVideo[];
}

export interface OnDemandItem {
  readonly courseContentId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly hidePreview: boolean;
  readonly completionRequired: boolean;
  readonly video: VideoDetail;
}

export interface OnDemandGroup {
  readonly courseContentGroupId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly hidePreview: boolean;
  readonly content: readonly OnDemandItem[];
}

export interface OnDemandRow {
  readonly session: UserSessionRow;
  readonly faculties: readonly Faculty[];
  readonly groups: readonly OnDemandGroup[];
}

export interface SessionContent {
  readonly session: UserSession;
  readonly calendarFallbackUrl: string | null;
  readonly uiCustomizations: unknown;
  readonly hideTimeAndFacultyLabels: boolean;
  readonly faculty: readonly Faculty[];
  readonly announcements: readonly Announcement[];
  /** WELCOME and RESOURCES. */
  readonly sessionContainers: readonly Container[];
  /** TASK and PROJECT_SUBMISSION. */
  readonly containers: readonly Container[];
  readonly meetings: readonly Meeting[];
  readonly progress: SessionVideoProgress;
}

export interface OnDemandContent {
  readonly session: UserSession;
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
  readonly items: readonly ContentItem[];
}
