import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

/** Documents of all kinds by words of their titles, or by an id (STU-03). */
export const foundQuery = pageQuery({
  document: graphql(`
    query StudioFound($text: String!) {
      findDocuments(text: $text) {
        kind
        id
        title
        isDraft
      }
    }
  `),
  variables: (text: string) => ({ text }),
  read: ({ findDocuments }) => findDocuments,
  tags: ['documents'],
});

/** People by words or a whole address or id, for roles that read people (STU-03). */
export const foundPeopleQuery = pageQuery({
  document: graphql(`
    query StudioFoundPeople($text: String!) {
      listPeople(text: $text, view: ALL, count: 5) {
        people {
          userId
          displayName
          email
        }
      }
    }
  `),
  variables: (text: string) => ({ text }),
  read: ({ listPeople }) => listPeople?.people ?? [],
  tags: ['people'],
});

/** Companies by words, a domain or an id, for roles that read companies (STU-03). */
export const foundCompaniesQuery = pageQuery({
  document: graphql(`
    query StudioFoundCompanies($text: String!) {
      searchCompanies(text: $text, count: 5) {
        companies {
          companyId
          name
        }
      }
    }
  `),
  variables: (text: string) => ({ text }),
  read: ({ searchCompanies }) => searchCompanies?.companies ?? [],
  tags: ['companies'],
});
