import type { RouteParams } from '@atrium/domain/access/matchRoute.ts';
import type * as Gql from '#lib/gql/graphql.ts';

interface FirstCall {
  readonly hash: string;
  readonly variables: object;
  /** The large picture at the top of the page, from the answer; null when there is none. */
  readonly picture?: (data: unknown) => string | null | undefined;
}

/**
 * The first document that a page requests, by the path in the route table, with the variables that most members' pages
 * use. A page that asks with other variables sends its own request as usual; a journey checks that for members the two
 * are the same.
 */
export const firstCalls: Readonly<Record<string, (params: RouteParams) => FirstCall>> = {
  '/': () => ({
    hash: persistedHash('Home'),
    variables: { withMembers: true, withEvents: true } satisfies Gql.HomeQueryVariables,
    picture: (data) => (data as Partial<Gql.HomeQuery>).getHome?.continueWatching[0]?.thumbnailUrl,
  }),
  '/login': () => ({ hash: persistedHash('SignInFlags'), variables: {} satisfies Gql.SignInFlagsQueryVariables }),
  '/courses': () => ({
    hash: persistedHash('CataloguePage'),
    variables: {
      filter: { type: null, topics: [], stacks: [], difficulties: [], query: null, bookmarked: false },
      after: 0,
      withOptions: false,
      withFreemium: false,
      first: true,
    } satisfies Gql.CataloguePageQueryVariables,
    // the first card is that of the viewer's next meeting
    picture: (data) => {
      const { listCatalogue, listUserMeetings } = data as Partial<Gql.CataloguePageQuery>;
      const next = listUserMeetings?.[0]?.courseId;
      return listCatalogue?.courses.find(({ courseId }) => courseId === next)?.coverImageUrl;
    },
  }),
  '/courses/{courseId}': ({ courseId = '' }) => ({
    hash: persistedHash('CoursePage'),
    variables: { courseId } satisfies Gql.CoursePageQueryVariables,
    picture: (data) => (data as Partial<Gql.CoursePageQuery>).getCourse?.card.coverImageUrl,
  }),
  '/courses/session/{sessionId}': ({ sessionId = '' }) => ({
    hash: persistedHash('SessionPage'),
    variables: { sessionId } satisfies Gql.SessionPageQueryVariables,
    picture: (data) => (data as Partial<Gql.SessionPageQuery>).getSessionContent?.announcements[0]?.imageUrl,
  }),
};
