import { listAreas } from '@atrium/domain/access/areaWords.ts';
import type { CourseBody } from '@atrium/domain/catalogue/courseDocument.ts';
import { counted } from '@atrium/domain/counted.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import { listLinks } from '../../../../base/sql/contentLinks.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import {
  countTakingPart,
  listNamingCourse,
  replaceFaculty,
  saveCourseRow,
  saveLength,
} from '../../store/courseDocuments.ts';
import { countMinutes, saveOnDemand } from '../../store/lessonDocuments.ts';

/**
 * Writes a course with its lessons on demand; its length follows them. Members' progress belongs to the videos, so that
 * none of it is lost when lessons move (DOC-06).
 */
export async function saveCourse(
  tx: Tx,
  _staff: DocumentStaff,
  { id, before, body }: DocumentChange<CourseBody>,
): Promise<DocumentEffect> {
  await lock(tx, 'catalogue/courses');
  await saveCourseRow(tx, id, body);
  await replaceFaculty(tx, id, body.facultyIds);
  await saveOnDemand(tx, { courseId: id, title: body.title }, body.onDemand);
  const minutes = await countMinutes(tx, id);
  if (minutes !== null) await saveLength(tx, id, minutes);
  if (before === null) return { lines: openLines(body), mailed: 0 };
  const { watching, live } = await countTakingPart(tx, id);
  return { lines: [...lessonLines(before, body, { watching, live }), ...openToLines(before, body)], mailed: 0 };
}

const isOpen = ({ onDemand }: CourseBody): boolean => onDemand?.isOpen === true;

function openLines(body: CourseBody): readonly string[] {
  if (!isOpen(body)) return ['Members do not meet the course before it has open lessons or a live session.'];
  return [`Members find the course, with ${counted(lessonsOf(body).length, 'lesson')}.`];
}

function lessonLines(
  before: CourseBody,
  body: CourseBody,
  { watching, live }: { readonly watching: number; readonly live: number },
): readonly string[] {
  const people = counted(watching, 'member has', 'members have');
  const keep = watching === 1 ? 'keeps' : 'keep';
  const stay = live === 1 ? 'stays as it is' : 'stay as they are';
  const others = live === 0 ? [] : [`Its ${counted(live, 'live session')} ${stay}.`];
  if (isOpen(before) && !isOpen(body)) {
    return [`Its lessons are no longer available; ${people} begun them, and ${keep} what they did.`, ...others];
  }
  if (!isOpen(before) && isOpen(body)) return openLines(body);
  const [was, is] = [lessonsOf(before), lessonsOf(body)];
  const added = is.filter(({ videoId }) => !was.some((lesson) => lesson.videoId === videoId)).length;
  const gone = was.filter(({ videoId }) => !is.some((lesson) => lesson.videoId === videoId)).length;
  return [
    ...(added === 0
      ? []
      : [`It has ${counted(added, 'more lesson')}. Members who have finished the course keep that.`]),
    ...(gone === 0
      ? []
      : [`${counted(gone, 'lesson')} of it ${gone === 1 ? 'is' : 'are'} left out; ${people} begun it.`]),
  ];
}

const lessonsOf = ({ onDemand }: CourseBody) => onDemand?.groups.flatMap(({ lessons }) => lessons) ?? [];

function openToLines(before: CourseBody, body: CourseBody): readonly string[] {
  if (isSame(before.areas.toSorted(), body.areas.toSorted())) return [];
  if (body.areas.length === 0) return ['Only people whose entitlement names the course find it.'];
  return [`Holders of ${listAreas(body.areas)} find it, and nobody else but people whose entitlement names it.`];
}

/** What names a course (DOC-07), and what members did in it (DOC-06). */
export async function usesOfCourse(tx: Tx, id: string): Promise<DocumentUse> {
  const { certificates, entitlements } = await listNamingCourse(tx, id);
  const { live, enrolled, watching } = await countTakingPart(tx, id);
  return {
    users: [
      ...certificates.map((title) => `The certificate ${title} asks for it.`),
      ...entitlements.map((name) => `The entitlement ${name} names it.`),
      ...(live === 0 ? [] : [`It has ${counted(live, 'live session')}.`]),
      ...(await listLinks(tx, `/courses/${id}`, { kind: 'course', id })),
    ],
    history: [
      ...(enrolled === 0 ? [] : [`${counted(enrolled, 'member')} enrolled in it.`]),
      ...(watching === 0 ? [] : [`${counted(watching, 'member')} watched a lesson of it.`]),
    ],
  };
}
