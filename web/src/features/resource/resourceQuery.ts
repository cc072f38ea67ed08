import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query ResourcePage($slug: String!) {
    getResource(slug: $slug) {
      resourceID
      slug
      title
      subtitle
      type
      coverImageUrl
      pdfDownloadUrl
      googleDocCopyUrl
      linksExpireAt
      modified
      items {
        resourceContentID
        type
        content
        anchorName
        imageUrl
      }
      tags {
        category
        label
        recordID
      }
    }
  }
`);

/** One resource, with links that work for ten minutes: an older answer is fetched again (RES-02). */
export const resourceQuery = pageQuery({
  document,
  variables: (slug: string) => ({ slug }),
  read: ({ getResource }) =>
    getResource && {
      ...getResource,
      linksExpireAt: Number(getResource.linksExpireAt),
      modified: Number(getResource.modified),
    },
});

export type ResourcePageData = NonNullable<Awaited<ReturnType<typeof resourceQuery.load>>>;
