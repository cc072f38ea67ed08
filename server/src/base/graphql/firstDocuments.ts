import type { RouteParams } from '@atrium/domain/access/matchRoute.ts';

/** The document with which a page opens. */
export interface FirstDocument {
  /** The name of the persisted document. */
  readonly operation: string;
  /** Those that most members' pages use. */
  readonly variables: (params: RouteParams) => object;
  /** The address of the large picture at the top of the page, from the document's data. */
  readonly picture?: (data: never) => string | null | undefined;
}

interface Home {
  readonly getHome?: { readonly continueWatching: readonly { readonly thumbnailUrl: string }[] } | null;
}

interface Catalogue {
  readonly listCatalogue?: {
    readonly courses: readonly { readonly courseId: string; readonly coverImageUrl: string }[];
  } | null;
  readonly listUserMeetings?: readonly { readonly courseId: string }[] | null;
}

interface Course {
  readonly getCourse?: { readonly card: { readonly coverImageUrl: string } } | null;
}

interface Session {
  readonly getSessionContent?: { readonly announcements: readonly { readonly imageUrl: string | null }[] } | null;
}

/** Whether sign-in is switched off. */
const signInFlags: FirstDocument = { operation: 'SignInFlags', variables: () => ({}) };

const everyCourse = { type: null, topics: [], stacks: [], difficulties: [], query: null, bookmarked: false };

/**
 * The first document of a page, by its path in the route table, whose data the HTML contains (decision 077). A page
 * that asks with other variables sends its own request as usual; a journey checks that for members the two are the
 * same.
 */
export const firstDocuments: Readonly<Record<string, FirstDocument>> = {
  '/': {
    operation: 'Home',
    variables: () => ({ withMembers: true, withEvents: true, withPlan: false }),
    picture: ({ getHome }: Home) => getHome?.continueWatching[0]?.thumbnailUrl,
  },
  '/login': signInFlags,
  '/corp-login': signInFlags,
  '/signup': signInFlags,
  '/courses': {
    operation: 'CataloguePage',
    variables: () => ({ filter: everyCourse, after: 0, withOptions: false, withFreemium: false, first: true }),
    // the first card is that of the viewer's next meeting
    picture: ({ listCatalogue, listUserMeetings }: Catalogue) => {
      const next = listUserMeetings?.[0]?.courseId;
      return listCatalogue?.courses.find(({ courseId }) => courseId === next)?.coverImageUrl;
    },
  },
  '/courses/{courseId}': {
    operation: 'CoursePage',
    variables: ({ courseId = '' }) => ({ courseId }),
    picture: ({ getCourse }: Course) => getCourse?.card.coverImageUrl,
  },
  '/courses/session/{sessionId}': {
    operation: 'SessionPage',
    variables: ({ sessionId = '' }) => ({ sessionId }),
    picture: ({ getSessionContent }: Session) => getSessionContent?.announcements[0]?.imageUrl,
  },
};
