import { instantText, parseInstant } from '../parseInstant.ts';
import { readJsonFields, type JsonSchema } from '../readJson.ts';
import type { ZoneClock } from '../zoneClock.ts';
import { checklistSubtypes } from './checklist.ts';
import { announcementStyles, buttonIcons, type ContainerType, type ContentKind } from './contentKinds.ts';
import { contentNodeForms, type ContentData } from './contentNodeForm.ts';
import { isContainerType } from './contentTree.ts';
import { weekdayFields } from './contentTreeForm.ts';
import type { NodeType, TreeNode, TreeNodeOf } from './treeNodeForm.ts';

// A node of a session's content as it is stored and as its document has it. What is not set is not in `data`.

/** A node as its row has it; instants are epoch milliseconds. */
export interface NodeRow {
  readonly parentId: string | null;
  readonly kind: ContentKind;
  readonly containerType: ContainerType | null;
  readonly title: string;
  /** In the day on which it is due. */
  readonly dueAt: number | null;
  readonly opensAt: number | null;
  readonly optional: boolean;
  readonly data: unknown;
}
type Videos = TreeNodeOf<'VIDEO_GROUP'>['videos'];

/** The type of a node by its row: containers have one each. */
export function typeOfRow({ kind, containerType }: Pick<NodeRow, 'kind' | 'containerType'>): NodeType {
  return kind === 'CONTAINER' ? (containerType ?? 'TASK') : kind;
}

/** A node as its document has it. What does not fit its form is left out, as members never meet it (SSN-16). */
export function nodeOfRow(row: NodeRow & { readonly id: string }, videos: Videos, clock: ZoneClock): TreeNode {
  const type = typeOfRow(row);
  const placed = { id: row.id, parentId: row.parentId };
  const opensAt = row.opensAt === null ? null : instantText(row.opensAt);
  const { title, optional: isOptional } = row;
  const due = row.dueAt === null ? null : clock.dayAt(row.dueAt);
  switch (type) {
    case 'ANNOUNCEMENT': {
      const data = fieldsOf('ANNOUNCEMENT', row);
      return {
        ...placed,
        type,
        text: data.announcement ?? '',
        style: oneOf(announcementStyles, data.stylePreset) ?? 'DEFAULT',
        picture: filled(data.imageUrl),
        ownLink: filled(data.internalLinkUrl),
        otherLink: filled(data.externalLinkUrl),
      };
    }
    case 'WELCOME':
    case 'RESOURCES':
      return { ...placed, type, title };
    case 'TASK':
    case 'PROJECT_SUBMISSION': {
      const { expandedPlaceholder, minutes } = fieldsOf('CONTAINER', row);
      return {
        ...placed,
        type,
        title,
        due,
        opensAt,
        minutes: minutes ?? null,
        isOptional,
        summary: expandedPlaceholder ?? '',
      };
    }
    case 'RICH_TEXT': {
      const { intro, body, outro } = fieldsOf('RICH_TEXT', row);
      return { ...placed, type, title, intro: intro ?? '', body: body ?? '', outro: outro ?? '' };
    }
    case 'VIDEO_GROUP': {
      const { intro, description, outro } = fieldsOf('VIDEO_GROUP', row);
      return {
        ...placed,
        type,
        title,
        opensAt,
        isOptional,
        intro: intro ?? description ?? '',
        videos,
        outro: outro ?? '',
      };
    }
    case 'CTA_BUTTON': {
      const data = fieldsOf('CTA_BUTTON', row);
      return {
        ...placed,
        type,
        label: data.buttonText ?? '',
        address: filled(data.buttonUrl),
        opensAt,
        startIcon: oneOf(buttonIcons, data.buttonStartIcon) ?? 'NONE',
        endIcon: oneOf(buttonIcons, data.buttonEndIcon) ?? 'NONE',
      };
    }
    case 'CALENDAR': {
      const data = fieldsOf('CALENDAR', row);
      const texts = [data.day1Text, data.day2Text, data.day3Text, data.day4Text, data.day5Text];
      return { ...placed, type, start: dayOf(data.calendarStartDate), ...ofWeek((at) => texts[at] ?? '') };
    }
    case 'SCHEDULE': {
      const data = fieldsOf('SCHEDULE', row);
      const days = ofWeek((at) => {
        const day = data.scheduleDays?.find(({ dayNumber }) => dayNumber === at + 1);
        return { text: day?.body ?? '', button: day?.ctaText ?? '', itemId: filled(day?.checklistSessionContentId) };
      });
      return {
        ...placed,
        type,
        title,
        start: dayOf(data.calendarStartDate),
        end: dayOf(data.calendarEndDate),
        calendar: filled(data.externalCalendarUrl),
        ...days,
      };
    }
    case 'CHECKLIST_ITEM': {
      const data = fieldsOf('CHECKLIST_ITEM', row);
      return {
        ...placed,
        type,
        title,
        subtitle: data.subtitle ?? '',
        group: data.checklistGroupName ?? '',
        subtype: oneOf(checklistSubtypes, data.subtype) ?? 'OTHER_SELF_REPORTED',
        isSelfReported: data.selfReporting === true,
        refId: filled(data.refSessionContentId),
        meeting: typeof data.meeting === 'number' ? data.meeting + 1 : null,
      };
    }
  }
}

/** The fields of a node's data that fit. A list that may not be absent is asked for by what reads it. */
function fieldsOf<K extends keyof ContentData>(kind: K, { data }: NodeRow): Partial<ContentData[K]> {
  const schema = contentNodeForms[kind] as JsonSchema<ContentData[K]>;
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  return kind === 'SCHEDULE' ? {} : readJsonFields(schema, data).value;
}

/** What the row of a node has besides its id, its session and its rank. */
export function rowOfNode(node: TreeNode, clock: ZoneClock): NodeRow {
  const due = 'due' in node ? node.due : null;
  const opensAt = 'opensAt' in node ? node.opensAt : null;
  return {
    parentId: node.parentId,
    kind: isContainerType(node.type) ? 'CONTAINER' : node.type,
    containerType: isContainerType(node.type) ? node.type : null,
    title: 'title' in node ? node.title : '',
    dueAt: due === null ? null : clock.instantOf(`${due}T00:00:00`),
    opensAt: opensAt === null ? null : parseInstant(opensAt),
    optional: 'isOptional' in node && node.isOptional,
    data: dataOfNode(node),
  };
}

function dataOfNode(node: TreeNode): Partial<ContentData[keyof ContentData]> {
  switch (node.type) {
    case 'ANNOUNCEMENT':
      return {
        announcement: node.text,
        stylePreset: node.style,
        ...(node.picture !== null && { imageUrl: node.picture }),
        ...(node.ownLink !== null && { internalLinkUrl: node.ownLink }),
        ...(node.otherLink !== null && { externalLinkUrl: node.otherLink }),
      };
    case 'WELCOME':
    case 'RESOURCES':
      return {};
    case 'TASK':
    case 'PROJECT_SUBMISSION':
      return {
        ...(node.summary !== '' && { expandedPlaceholder: node.summary }),
        ...(node.minutes !== null && { minutes: node.minutes }),
      };
    case 'RICH_TEXT':
      return {
        ...(node.intro !== '' && { intro: node.intro }),
        ...(node.body !== '' && { body: node.body }),
        ...(node.outro !== '' && { outro: node.outro }),
      };
    case 'VIDEO_GROUP':
      return {
        ...(node.intro !== '' && { intro: node.intro }),
        ...(node.outro !== '' && { outro: node.outro }),
      };
    case 'CTA_BUTTON':
      return {
        buttonText: node.label,
        ...(node.address !== null && { buttonUrl: node.address }),
        ...(node.startIcon !== 'NONE' && { buttonStartIcon: node.startIcon }),
        ...(node.endIcon !== 'NONE' && { buttonEndIcon: node.endIcon }),
      };
    case 'CALENDAR':
      return {
        ...(node.start !== null && { calendarStartDate: midnight(node.start) }),
        day1Text: node.monday,
        day2Text: node.tuesday,
        day3Text: node.wednesday,
        day4Text: node.thursday,
        day5Text: node.friday,
      };
    case 'SCHEDULE':
      return {
        ...(node.start !== null && { calendarStartDate: midnight(node.start) }),
        ...(node.end !== null && { calendarEndDate: midnight(node.end) }),
        ...(node.calendar !== null && { externalCalendarUrl: node.calendar }),
        scheduleDays: weekdayFields.map((name, at) => ({
          dayNumber: at + 1,
          body: node[name].text,
          ...(node[name].button !== '' && { ctaText: node[name].button }),
          checklistSessionContentId: node[name].itemId,
        })),
      };
    case 'CHECKLIST_ITEM':
      return {
        checklistGroupName: node.group,
        subtype: node.subtype,
        selfReporting: node.isSelfReported,
        ...(node.subtitle !== '' && { subtitle: node.subtitle }),
        ...(node.refId !== null && { refSessionContentId: node.refId }),
        ...(node.meeting !== null && { meeting: node.meeting - 1 }),
      };
  }
}

const filled = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text);

const oneOf = <Value extends string>(values: readonly Value[], value: string | null | undefined): Value | undefined =>
  values.find((each) => each === value);

/** Weeks begin in UTC, as their page shows them. */
const dayOf = (instant: string | null | undefined): string | null =>
  instant === null || instant === undefined ? null : instantText(parseInstant(instant)).slice(0, 10);
const midnight = (day: string): string => `${day}T00:00:00.000Z`;

function ofWeek<Day>(make: (at: number) => Day): Record<(typeof weekdayFields)[number], Day> {
  return { monday: make(0), tuesday: make(1), wednesday: make(2), thursday: make(3), friday: make(4) };
}
