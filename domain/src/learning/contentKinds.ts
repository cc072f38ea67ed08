/** The kinds of nodes of a session's content tree (learning.md §3). */
export const contentKinds = [
  'ANNOUNCEMENT',
  'CONTAINER',
  'RICH_TEXT',
  'VIDEO_GROUP',
  'CTA_BUTTON',
  'CALENDAR',
  'SCHEDULE',
  'CHECKLIST_ITEM',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** What a container is for: WELCOME and RESOURCES are beside the tasks. */
export const containerTypes = ['WELCOME', 'RESOURCES', 'TASK', 'PROJECT_SUBMISSION'] as const;
export type ContainerType = (typeof containerTypes)[number];

export const announcementStyles = ['DEFAULT', 'HIGHLIGHT', 'QUIET'] as const;
export type AnnouncementStyle = (typeof announcementStyles)[number];

/** The icons that a button may have, by their names in the kit. */
export const buttonIcons = [
  'arrow-right',
  'broadcast',
  'calendar',
  'download',
  'external-link',
  'file-text',
  'link',
  'lock',
  'upload',
  'video',
] as const;
