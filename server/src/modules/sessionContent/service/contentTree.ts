import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import { cleanHtml } from '../../../base/text/cleanHtml.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { SessionVideo } from '../../progress/types.ts';
import type { Announcement, ChecklistItem, Container, ContentItem, ContentMark, ContentNode } from '../types.ts';
import { submissionOf } from './checklists.ts';
import { readInstant, readText } from './nodeData.ts';

export interface TreeOptions {
  readonly now: number;
  readonly marks: readonly ContentMark[];
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
      announcement: readText(data['announcement']) ?? '',
      imageUrl: safeLink(readText(data['imageUrl'])),
      stylePreset: readText(data['stylePreset']),
      internalLinkUrl: safeLink(readText(data['internalLinkUrl'])),
      externalLinkUrl: safeLink(readText(data['externalLinkUrl'])),
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
    return {
      sessionContentId: node.sessionContentId,
      type: node.containerType ?? 'TASK',
      title: node.title,
      calendarDate: node.calendarDate,
      dueAt: node.dueAt,
      containsActiveContent: items.some((item) => item.enabled),
      expandedPlaceholder: readText(node.data['expandedPlaceholder']),
      minutes: readMinutes(node.data['minutes']),
      submission: submissionOf(node, options.marks),
      items,
      checklist: options.checklist.filter((item) => item.parentSessionContentId === node.sessionContentId),
    };
  });
}

const readMinutes = (value: unknown): number | null => (typeof value === 'number' ? Math.round(value) : null);

const isItem = ({ kind }: ContentNode): boolean => kind !== 'CHECKLIST_ITEM';

const days = ['day1Text', 'day2Text', 'day3Text', 'day4Text', 'day5Text'] as const;

function toItem(node: ContentNode, videos: readonly SessionVideo[], options: TreeOptions): ContentItem {
  const { data, enabledAt } = node;
  const enabled = isContentEnabled(enabledAt === null ? null : Number(enabledAt), options.now);
  const isButton = node.kind === 'CTA_BUTTON';
  return {
    sessionContentId: node.sessionContentId,
    type: node.kind,
    title: node.title === '' ? null : node.title,
    intro: html(data['intro'] ?? (node.kind === 'VIDEO_GROUP' ? data['description'] : undefined)),
    body: html(data['body']),
    outro: html(data['outro']),
    enabledAt,
    enabled,
    optional: node.optional,
    videoPreviews: videos,
    buttonText: isButton ? readText(data['buttonText']) : null,
    buttonUrl: isButton && enabled && !options.linksLocked ? safeLink(readText(data['buttonUrl'])) : null,
    buttonStartIcon: isButton ? readText(data['buttonStartIcon']) : null,
    buttonEndIcon: isButton ? readText(data['buttonEndIcon']) : null,
    calendarStartDate: node.kind === 'CALENDAR' ? readInstant(data['calendarStartDate']) : null,
    dayTexts: node.kind === 'CALENDAR' ? days.map((day) => html(data[day]) ?? '') : [],
  };
}

function html(value: unknown): string | null {
  const given = readText(value);
  return given === null ? null : cleanHtml(given);
}
