import { signedOutTarget } from '@atrium/domain/access/signIn.ts';
import { graphql } from './gql/gql.ts';
import { signOut } from './signOut.ts';

const document = graphql(`
  mutation Logout {
    logout {
      success
    }
  }
`);

let wanted = false;

/** Signs out at the person's request: the next page is the sign-in page without a redirect path (SES-05). */
export async function logOut(): Promise<void> {
  wanted = true;
  await signOut(document);
}

/** Where the page goes when its sign-in has ended; `address` is path, query and hash of the page that was open. */
export function departureTarget(address: string): string {
  return wanted ? '/login' : signedOutTarget(address);
}
