import { z } from 'zod';
import { boolean, json, nullable, text, type RowOf } from '../../base/sql/columns.ts';
import {
  facultyShape,
  meetingShape,
  userSessionShape,
  type Faculty,
  type Meeting,
  type UserSession,
} from '../catalogue/types.ts';
import {
  sessionVideoShape,
  videoDetailShape,
  type SessionVideo,
  type SessionVideoProgress,
} from '../progress/types.ts';

export const contentKinds = [
  'ANNOUNCEMENT',
  'CONTAINER',
  'RICH_TEXT',
  'VIDEO_GROUP',
  'CTA_BUTTON',
  'CALENDAR',
] as const;
export type ContentKind = (typeof contentKinds)[number];

const nodeShape = z.strictObject({
  sessionContentId: z.string(),
  parentId: z.nullable(z.string()),
  kind: z.enum(contentKinds),
  containerType: z.nullable(z.string()),
  title: z.string(),
  calendarDate: z.nullable(z.string()),
  /** The end of that day in the session's zone (D30); a millisecond string. */
  dueAt: z.nullable(z.string()),
  enabledAt: z.nullable(z.string()),
  optional: z.boolean(),
  data: z.record(z.string(), z.unknown()),
});
/** One node of a session's content tree. Instants are millisecond strings. */
export type ContentNode = Readonly<z.infer<typeof nodeShape>>;

export const sessionContentColumns = {
  session: json(userSessionShape),
  calendarFallbackUrl: nullable(text),
  uiCustomizations: json(z.unknown()),
  hideTimeAndFacultyLabels: boolean,
  faculty: json(z.array(facultyShape)),
  meetings: json(z.array(meetingShape)),
  /** In the order of the tree's levels. */
  nodes: json(z.array(nodeShape)),
  videos: json(z.array(sessionVideoShape)),
};
export type SessionContentRow = RowOf<typeof sessionContentColumns>;

const onDemandGroupShape = z.strictObject({
  courseContentGroupId: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  hidePreview: z.boolean(),
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
export type OnDemandGroup = z.infer<typeof onDemandGroupShape>;
export type OnDemandItem = OnDemandGroup['content'][number];

export const onDemandColumns = {
  session: json(userSessionShape),
  faculties: json(z.array(facultyShape)),
  groups: json(z.array(onDemandGroupShape)),
};
export type OnDemandRow = RowOf<typeof onDemandColumns>;

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
