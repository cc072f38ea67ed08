import { parseBlockLogin } from '@atrium/domain/access/flags.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query SignInFlags {
    getFeatureFlags {
      values
    }
    getAcademy {
      isOpen
    }
  }
`);

/**
 * `blocked`: the texts of the outage screen while sign-in is switched off, else null (SIG-04). `isOpen`: false until
 * the academy has an owner, before whom nobody can sign up (BEG-03).
 */
export const blockLoginQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getFeatureFlags, getAcademy }) => {
    const values = getFeatureFlags?.values;
    const isKnown = typeof values === 'object' && values !== null && 'blockLogin' in values;
    return { blocked: isKnown ? parseBlockLogin(values.blockLogin) : null, isOpen: getAcademy?.isOpen ?? true };
  },
});
