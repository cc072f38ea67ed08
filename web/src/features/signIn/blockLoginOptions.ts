import { queryOptions } from '@tanstack/react-query';
import { parseBlockLogin, type BlockLogin } from '@atrium/domain/access/flags.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';

const document = graphql(`
  query SignInFlags {
    getFeatureFlags {
      values
    }
  }
`);

/** The outage screen's texts while sign-in is switched off, else null (SIG-04). */
export const blockLoginOptions = () =>
  queryOptions({
    queryKey: ['blockLogin'],
    queryFn: async (): Promise<BlockLogin | null> => {
      const { getFeatureFlags } = await execute(document, {});
      const values = getFeatureFlags?.values;
      return typeof values === 'object' && values !== null && 'blockLogin' in values
        ? parseBlockLogin(values.blockLogin)
        : null;
    },
  });
