import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query SecondFactors {
    getSecondFactors {
      ...SecondFactorsFields
    }
  }
`);

/** The viewer's second factors (STF-02). */
export const secondFactorsQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getSecondFactors }) => getSecondFactors,
  tags: ['account'],
});

export type SecondFactors = NonNullable<Awaited<ReturnType<typeof secondFactorsQuery.load>>>;
export type Factor = SecondFactors['factors'][number];
