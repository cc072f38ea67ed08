import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import type { ContentNode } from '@atrium/domain/learning/contentNode.ts';
import type { ContentData } from '@atrium/domain/learning/contentNodeForm.ts';
import { cleanHtml } from '../../../base/text/cleanHtml.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { SessionVideo } from '../../progress/types.ts';
import type { Announcement, ChecklistItem, Container, ContentItem, ContentMark, OwnProject } from '../types.ts';
import { submissionOf } from './checklists.ts';
import { instantOf, textOf } from './nodeData.ts';

export interface TreeOptions {
  readonly now: number;
  readonly marks: readonly ContentMark[];
  readonly projects: readonly OwnProject[];
  readonly checklist: readonly ChecklistItem[];
  /** Buttons are shown but locked: a limited account gets the feature-lock dialog (SSN-11). */
  readonly linksLocked: boolean;
}

/** The announcements of a session, in their order (SSN-12). */
export function announcementsOf(nodes: readonly ContentNode[]): Announcement[] {
  return nodes
    .filter((node) => node.kind === 'ANNOUNCEMENT')
    .map(({ sessionContentId, data }) => ({
      sessionContentId,
      announcement: data.announcement ?? '',
      imageUrl: safeLink(textOf(data.imageUrl)),
      stylePreset: textOf(data.stylePreset),
      internalLinkUrl: safeLink(textOf(data.internalLinkUrl)),
      externalLinkUrl: safeLink(textOf(data.externalLinkUrl)),
    }));
}

/**
 * The containers of a session with their items (SSN-05). When an on-demand session has none, each group of its course
 * becomes a task container.
 */
export function containersOf(
  nodes: readonly ContentNode[],
  videos: readonly SessionVideo[],
  options: TreeOptions,
): Container[] {
  const children = Map.groupBy(nodes, (node) => node.parentId);
  const videosOf = Map.groupBy(videos, (video) => video.groupId);
  const itemOf = (node: ContentNode): ContentItem => toItem(node, videosOf.get(node.sessionContentId) ?? [], options);
  const top = children.get(null) ?? [];
  const written = top.filter(({ kind }) => kind === 'CONTAINER');
  const tops = written.length > 0 ? written : top.filter(({ kind }) => kind === 'VIDEO_GROUP');
  return tops.map((node) => {
    const own = node.kind === 'CONTAINER' ? (children.get(node.sessionContentId) ?? []).filter(isItem) : [node];
    const items = own.map(itemOf);
    const { expandedPlaceholder, minutes }: Partial<ContentData['CONTAINER']> =
      node.kind === 'CONTAINER' ? node.data : {};
    return {
      sessionContentId: node.sessionContentId,
      type: node.containerType ?? 'TASK',
      title: node.title,
      calendarDate: node.calendarDate,
      dueAt: node.dueAt,
      containsActiveContent: items.some((item) => item.enabled),
      expandedPlaceholder: textOf(expandedPlaceholder),
      minutes: minutes === null || minutes === undefined ? null : Math.round(minutes),
      submission: submissionOf(node, options.marks),
      project: options.projects.find(({ sessionContentId }) => sessionContentId === node.sessionContentId) ?? null,
      items,
      checklist: options.checklist.filter((item) => item.parentSessionContentId === node.sessionContentId),
    };
  });
}

const isItem = ({ kind }: ContentNode): boolean => kind !== 'CHECKLIST_ITEM';

function toItem(node: ContentNode, videos: readonly SessionVideo[], options: TreeOptions): ContentItem {
  const { enabledAt } = node;
  const enabled = isContentEnabled(enabledAt === null ? null : Number(enabledAt), options.now);
  return {
    sessionContentId: node.sessionContentId,
    type: node.kind,
    title: node.title === '' ? null : node.title,
    enabledAt,
    enabled,
    optional: node.optional,
    videoPreviews: videos,
    ...without,
    ...fieldsOf(node, enabled && !options.linksLocked),
  };
}

/** The fields that only some types have. */
type TypeFields = Omit<
  ContentItem,
  'sessionContentId' | 'type' | 'title' | 'enabledAt' | 'enabled' | 'optional' | 'videoPreviews'
>;

const without: TypeFields = {
  intro: null,
  body: null,
  outro: null,
  buttonText: null,
  buttonUrl: null,
  buttonStartIcon: null,
  buttonEndIcon: null,
  calendarStartDate: null,
  dayTexts: [],
};

function fieldsOf(node: ContentNode, isOpen: boolean): Partial<TypeFields> {
  switch (node.kind) {
    case 'RICH_TEXT': {
      const { intro, body, outro } = node.data;
      return { intro: html(intro), body: html(body), outro: html(outro) };
    }
    case 'VIDEO_GROUP': {
      const { intro, description, outro } = node.data;
      return { intro: html(intro ?? description), outro: html(outro) };
    }
    case 'CTA_BUTTON': {
      const { buttonText, buttonUrl, buttonStartIcon, buttonEndIcon } = node.data;
      return {
        buttonText: textOf(buttonText),
        buttonUrl: isOpen ? safeLink(textOf(buttonUrl)) : null,
        buttonStartIcon: textOf(buttonStartIcon),
        buttonEndIcon: textOf(buttonEndIcon),
      };
    }
    case 'CALENDAR': {
      const { calendarStartDate, day1Text, day2Text, day3Text, day4Text, day5Text } = node.data;
      const days = [day1Text, day2Text, day3Text, day4Text, day5Text];
      return { calendarStartDate: instantOf(calendarStartDate), dayTexts: days.map((day) => html(day) ?? '') };
    }
    default:
      return {};
  }
}

function html(value: string | null | undefined): string | null {
  const given = textOf(value);
  return given === null ? null : cleanHtml(given);
}
