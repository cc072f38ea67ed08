import { graphql } from '#lib/gql/gql.ts';
import type { NotesPageQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';

const document = graphql(`
  query NotesPage($courseId: ID, $query: String!, $after: Int!, $count: Int!) {
    listNotes(courseId: $courseId, query: $query, after: $after, count: $count) {
      notes {
        note {
          ...NoteFields
        }
        courseId
        courseTitle
        lessonTitle
        place {
          topLevelId
          groupId
          videoContentId
          sourceType
          courseType
        }
      }
      courses {
        courseId
        title
        notes
      }
      total
      nextAfter
    }
  }
`);

type Answer = NonNullable<NotesPageQuery['listNotes']>;
export type FoundNote = Answer['notes'][number];

export interface NoteFilters {
  /** Words; '' for all notes. */
  readonly q: string;
  /** '' for all courses. */
  readonly course: string;
}

const variables = ({ q, course }: NoteFilters, after: number, count: number) => ({
  courseId: course === '' ? null : course,
  query: q,
  after,
  count,
});
const read = ({ listNotes }: NotesPageQuery): Answer => {
  if (listNotes === null) throw new Error('an answer without notes');
  return listNotes;
};

/** All notes of the member by course and lesson, page by page (NOT-01). */
export const notesQuery = listQuery({
  document,
  variables: (filters: NoteFilters, after) => variables(filters, after, 50),
  read,
  next: ({ nextAfter }) => nextAfter,
  key: ({ q, course }) => JSON.stringify([q, course]),
  tags: () => ['notes'],
});

/** All notes under these filters, for a file. */
export async function listEveryNote(filters: NoteFilters): Promise<readonly FoundNote[]> {
  const all: FoundNote[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: Answer = read(await execute(document, variables(filters, after, 200)));
    all.push(...page.notes);
    after = page.nextAfter;
  }
  return all;
}
