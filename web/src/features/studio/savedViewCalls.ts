import { graphql } from '#lib/gql/gql.ts';
import type { StudioSavedViewsQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

export type SavedView = NonNullable<StudioSavedViewsQuery['listSavedViews']>[number];

/** The reader's views of a list, and those that others share (STU-04). */
export const savedViewsQuery = pageQuery({
  document: graphql(`
    query StudioSavedViews($list: String!) {
      listSavedViews(list: $list) {
        savedViewId
        name
        query
        isShared
        isMine
        ownerName
      }
    }
  `),
  variables: (list: string) => ({ list }),
  read: ({ listSavedViews }) => listSavedViews,
  tags: ['views'],
});

const changes = () => ['views'] as const;

export interface ViewInput {
  readonly savedViewId: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
}

const saveView = graphql(`
  mutation SaveStudioView($savedViewId: ID!, $list: String!, $name: String!, $query: String!, $shared: Boolean!) {
    saveView(savedViewId: $savedViewId, list: $list, name: $name, query: $query, shared: $shared) {
      error {
        ...FaultFields
      }
    }
  }
`);
/** Saves a view, or changes it. */
export const saveViewSpec: SaveSpec<ViewInput, object> = {
  send: async (input) => accepted((await execute(saveView, input)).saveView),
  changes,
};

const removeView = graphql(`
  mutation RemoveStudioView($savedViewId: ID!) {
    removeSavedView(savedViewId: $savedViewId) {
      error {
        ...FaultFields
      }
    }
  }
`);
/** Removes a view of one's own. */
export const removeViewSpec: SaveSpec<{ readonly savedViewId: string }, object> = {
  send: async (input) => accepted((await execute(removeView, input)).removeSavedView),
  changes,
};
