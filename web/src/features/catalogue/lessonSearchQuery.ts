import { graphql } from '#lib/gql/gql.ts';
import { listQuery } from '#lib/listQuery.ts';

const document = graphql(`
  query LessonSearch($query: String!, $after: Int!) {
    searchLessons(query: $query, after: $after, count: 6) {
      ...LessonHitsFields
    }
  }
`);

graphql(`
  fragment LessonHitsFields on LessonHits {
    hits {
      topLevelId
      groupId
      videoContentId
      videoId
      sourceType
      courseType
      courseTitle
      title
      thumbnailUrl
      startSeconds
      sentence {
        text
        found
      }
    }
    total
    nextAfter
  }
`);

/** The lessons in which some words are said, page by page. */
export const lessonSearchQuery = listQuery({
  document,
  variables: (query: string, after) => ({ query, after }),
  read: ({ searchLessons }) => {
    if (searchLessons === null) throw new Error('an answer without lessons');
    return searchLessons;
  },
  next: ({ nextAfter }) => nextAfter,
  key: (query) => query,
  // what opens for the viewer changes with what they join
  tags: () => ['enrollment'],
});
