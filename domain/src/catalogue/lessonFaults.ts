import { canWait, must, type DocumentFault } from '../document/anyDocument.ts';
import type { OnDemandBody } from './courseDocument.ts';

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

/** A 'must' for each document that is not published, and can be published together with this one (DOC-07). */
export function needing(
  missing: readonly string[],
  named: readonly string[],
  path: string,
  kind: string,
): readonly DocumentFault[] {
  return named
    .filter((id) => missing.includes(id))
    .map((id) => ({
      path,
      message: kind === 'faculty' ? `Nobody who teaches has the id ${id}.` : `There is no ${kind} ${id}.`,
      when: 'must',
      needs: { kind, id },
    }));
}
