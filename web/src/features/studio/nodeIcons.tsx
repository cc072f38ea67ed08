import type { NodeType } from '@atrium/domain/learning/treeNodeForm.ts';
import {
  IconCalendarWeek,
  IconCheckbox,
  IconDoorEnter,
  IconFolder,
  IconLayoutList,
  IconListCheck,
  IconPlayerPlay,
  IconPointer,
  IconSpeakerphone,
  IconTextCaption,
  IconUpload,
  type Icon,
} from '@tabler/icons-react';

/** The icon of each type of node. */
export const nodeIcons: Readonly<Record<NodeType, Icon>> = {
  ANNOUNCEMENT: IconSpeakerphone,
  WELCOME: IconDoorEnter,
  RESOURCES: IconFolder,
  TASK: IconListCheck,
  PROJECT_SUBMISSION: IconUpload,
  RICH_TEXT: IconTextCaption,
  VIDEO_GROUP: IconPlayerPlay,
  CTA_BUTTON: IconPointer,
  CALENDAR: IconCalendarWeek,
  SCHEDULE: IconLayoutList,
  CHECKLIST_ITEM: IconCheckbox,
};
