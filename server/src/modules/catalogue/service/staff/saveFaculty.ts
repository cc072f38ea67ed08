import type { FacultyBody } from '@atrium/domain/catalogue/facultyDocument.ts';
import { counted } from '@atrium/domain/counted.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { listTaught, saveFacultyRow } from '../../store/facultyDocuments.ts';

type Taught = Awaited<ReturnType<typeof listTaught>>;

/** How many courses or sessions a line names. */
const mostNamed = 5;

/** Writes somebody who teaches, and by a trigger the courses that are found by their name. */
export async function saveFaculty(
  tx: Tx,
  { now }: DocumentStaff,
  { id, before, body }: DocumentChange<FacultyBody>,
): Promise<DocumentEffect> {
  await lock(tx, 'catalogue/courses');
  await saveFacultyRow(tx, id, body, new Date(now));
  const taught = await listTaught(tx, id);
  if (before === null) return { lines: ['No course names them yet.'], mailed: 0 };
  const wasShown = before.isPublished;
  if (wasShown !== body.isPublished) return { lines: wasShown ? hidden(taught) : shown(taught, body), mailed: 0 };
  return { lines: wasShown ? changed(taught, before, body) : [], mailed: 0 };
}

function hidden({ courses, sessions }: Taught): readonly string[] {
  if (courses.length + sessions.length === 0) return ['No course and no session names them.'];
  return [
    ...some(courses, (titles) => `${count(courses, 'course names', 'courses name')} them no longer: ${titles}.`),
    ...some(
      sessions,
      (titles) => `${count(sessions, 'session has', 'sessions have')} no assistant any more: ${titles}.`,
    ),
  ];
}

function shown({ courses, sessions }: Taught, { name }: FacultyBody): readonly string[] {
  return [
    ...some(courses, (titles) => `${count(courses, 'course names', 'courses name')} ${name}: ${titles}.`),
    ...some(sessions, (titles) => `${name} is the assistant of ${count(sessions, 'session', 'sessions')}: ${titles}.`),
  ];
}

function changed({ courses, sessions }: Taught, before: FacultyBody, body: FacultyBody): readonly string[] {
  const isRenamed = before.name !== body.name;
  const isMoved = before.contact !== body.contact;
  const members = `The members of ${count(sessions, 'session', 'sessions')}`;
  return [
    ...(isRenamed
      ? some(courses, () => {
          const [verb, found] = courses.length === 1 ? ['names', 'is'] : ['name', 'are'];
          return `${count(courses, 'course', 'courses')} ${verb} them ${body.name}, and ${found} found by it.`;
        })
      : []),
    ...(isMoved
      ? some(
          sessions,
          () => `${members} ${body.contact === null ? 'can no longer reach them' : 'reach them elsewhere'}.`,
        )
      : []),
  ];
}

const count = (titles: readonly string[], one: string, many: string): string => counted(titles.length, one, many);

/** A line about some titles; none where there are none. */
function some(titles: readonly string[], lineOf: (named: string) => string): readonly string[] {
  if (titles.length === 0) return [];
  const more = titles.length - mostNamed;
  return [lineOf([...titles.slice(0, mostNamed), ...(more > 0 ? [`and ${String(more)} more`] : [])].join(', '))];
}

/** The courses and sessions that name somebody who teaches (DOC-07): none is added until the transaction ends. */
export async function usesOfFaculty(tx: Tx, id: string): Promise<DocumentUse> {
  await lock(tx, 'catalogue/courses');
  const { courses, sessions } = await listTaught(tx, id);
  return {
    users: [
      ...courses.map((title) => `The course ${title} names them.`),
      ...sessions.map((title) => `The session ${title} has them as its assistant.`),
    ],
    history: [],
  };
}
