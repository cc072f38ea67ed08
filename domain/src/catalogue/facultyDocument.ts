import * as z from 'zod/mini';
import {
  line,
  lines,
  schemaOf,
  textOf,
  type DocumentDefinition,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';
import { link } from '../document/linkForm.ts';

const fields = {
  name: { label: 'Name', part: 'line', schema: line(120), help: 'Courses are found by it.' },
  role: { label: 'Role', part: 'line', schema: line(120), help: 'Below the name: ‘Faculty, applied AI’.' },
  picture: { label: 'Portrait', part: 'picture', drawnAs: 'portrait', schema: link },
  biography: { label: 'Biography', part: 'text', schema: lines(5_000), help: 'On the page of each course.' },
  contact: {
    label: 'Where members reach them',
    part: 'link',
    schema: z.nullable(link),
    help: 'A chat, for the members of a session that they assist.',
  },
  isPublished: {
    label: 'Members meet them',
    part: 'switch',
    schema: z.boolean(),
    help: 'Off: their courses and sessions do not name them.',
  },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** Somebody who teaches as their document has it. */
export type FacultyBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about somebody who teaches. */
export interface FacultyFacts {
  /** How many sessions they assist. */
  readonly assists: number;
}

/** The people who teach courses, and assist sessions. Taken back, no page names them; their courses keep them. */
export const facultyDocument: DocumentDefinition<FacultyBody, FacultyFacts> = {
  kind: 'faculty',
  noun: ['teacher', 'faculty'],
  // whoever writes a course chooses from them
  operations: { read: 'library.read', write: 'document.write', publish: 'document.publish' },
  fields,
  schema,
  empty: { name: '', role: '', picture: '', biography: '', contact: null, isPublished: true },
  titleOf: ({ name }) => textOf(name),
  missing: (body, { assists }) => [
    ...must(body.name.trim() === '', 'name', 'The teacher has no name.'),
    ...canWait(body.role === '', 'role', 'Nobody reads what they teach.'),
    ...canWait(body.biography === '', 'biography', 'The pages of their courses say nothing about them.'),
    ...canWait(
      body.isPublished && assists > 0 && body.contact === null,
      'contact',
      `The members of ${assists === 1 ? '1 session that they assist' : `${String(assists)} sessions that they assist`} cannot reach them.`,
    ),
  ],
  isPublished: ({ isPublished }) => isPublished,
  takenBack: (body) => ({ ...body, isPublished: false }),
  opened: (body) => ({ ...body, isPublished: true }),
};
