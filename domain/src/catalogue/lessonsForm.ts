import * as z from 'zod/mini';
import {
  id,
  instant,
  line,
  lines,
  rowsWith,
  schemaOf,
  slug,
  type DocumentFault,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';
import { needing } from '../document/needing.ts';

/** A video among the lessons of a course, or in a session. */
export const lessonFields = {
  id: { label: 'Id', part: 'id', schema: id },
  videoId: { label: 'Video', part: 'reference', of: 'video', schema: id },
  isOptional: { label: 'Optional', part: 'switch', schema: z.boolean(), help: 'Not needed to finish the course.' },
  isRequired: {
    label: 'Needed for the badge',
    part: 'switch',
    schema: z.boolean(),
    help: 'Where any lesson is, those finish the course; where none is, all that are not optional.',
  },
  isPreviewHidden: {
    label: 'Not in the preview',
    part: 'switch',
    schema: z.boolean(),
    help: 'Only people who may open the lessons read its title.',
  },
} as const satisfies DocumentFields;

const groupFields = {
  id: { label: 'Id', part: 'id', schema: id },
  title: { label: 'Title', part: 'line', schema: line(200) },
  slug: { label: 'Address', part: 'line', schema: slug, help: 'The end of its link.' },
  description: { label: 'Description', part: 'text', schema: lines(5_000) },
  opensAt: {
    label: 'Opens',
    part: 'instant',
    schema: z.nullable(instant),
    help: 'Until then it is shown as available soon.',
  },
  isPreviewHidden: { label: 'Not in the preview', part: 'switch', schema: z.boolean() },
  lessons: { label: 'Lessons', part: 'rows', schema: rowsWith(lessonFields, 200), fields: lessonFields },
} as const satisfies DocumentFields;

/** The lessons on demand of a course, in groups. */
export const onDemandFields = {
  isOpen: {
    label: 'Open to members',
    part: 'switch',
    begins: true,
    schema: z.boolean(),
    help: 'People who have begun the lessons are told that they are not available while this is off.',
  },
  isFree: { label: 'Free', part: 'switch', schema: z.boolean(), help: 'Members without a subscription may open it.' },
  isHidden: { label: 'Not in the catalogue', part: 'switch', schema: z.boolean() },
  groups: { label: 'Groups of lessons', part: 'rows', schema: rowsWith(groupFields, 100), fields: groupFields },
} as const satisfies DocumentFields;

const schema = schemaOf(onDemandFields);
/** The lessons of a course as its document has them; instants are ISO texts. */
export type OnDemandBody = Readonly<z.infer<typeof schema>>;
type Group = OnDemandBody['groups'][number];

/** What is wrong with the lessons of a course, or wanting in them. */
export function lessonFaults(
  { isOpen, groups }: OnDemandBody,
  unknownVideos: readonly string[],
): readonly DocumentFault[] {
  const lessons = groups.flatMap((group) => group.lessons);
  const videos = lessons.map(({ videoId }) => videoId);
  const ids = lessons.map(({ id }) => id);
  return [
    ...must(isOpen && lessons.length === 0, 'onDemand.groups', 'There is no lesson yet.'),
    ...must(new Set(videos).size < videos.length, 'onDemand.groups', 'A video is a lesson of the course twice.'),
    ...must(new Set(ids).size < ids.length, 'onDemand.groups', 'Two lessons have the same id.'),
    ...canWait(
      lessons.length > 0 && lessons.every((lesson) => lesson.isOptional),
      'onDemand.groups',
      'Every lesson is optional, so that opening the course finishes it.',
    ),
    ...groups.flatMap((group, at) => groupFaults(group, `onDemand.groups.${String(at)}`, unknownVideos)),
  ];
}

function groupFaults(group: Group, path: string, unknownVideos: readonly string[]): readonly DocumentFault[] {
  return [
    ...must(group.title.trim() === '', `${path}.title`, 'The group has no title.'),
    ...canWait(group.lessons.length === 0, `${path}.lessons`, 'The group has no lesson.'),
    ...group.lessons.flatMap(({ videoId, isOptional, isRequired }, at) => {
      const here = `${path}.lessons.${String(at)}`;
      return [
        ...needing(unknownVideos, [videoId], `${here}.videoId`, 'video'),
        ...must(isOptional && isRequired, `${here}.isRequired`, 'A lesson is optional or needed, not both.'),
      ];
    }),
  ];
}
