import { signedOutTarget } from '@atrium/domain/access/signIn.ts';
import { graphql } from './gql/gql.ts';
import { execute } from './graphql.ts';
import { signIn } from './signIn.ts';

const document = graphql(`
  mutation Logout {
    logout {
      success
    }
  }
`);

let wanted = false;

/**
 * Signs out on the server and in every tab at the person's request: the next page is the sign-in page without a
 * redirect path (SES-05). Never rejects: the browser removes its data even if the server does not answer.
 */
export async function logOut(): Promise<void> {
  wanted = true;
  await execute(document, {}).catch(() => undefined);
  await signIn.end();
}

/** Where the page goes when its sign-in has ended; `address` is path, query and hash of the page that was open. */
export function departureTarget(address: string): string {
  return wanted ? '/login' : signedOutTarget(address);
}
