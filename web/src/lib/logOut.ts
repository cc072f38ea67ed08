import { signedOutTarget } from '@atrium/domain/access/signIn.ts';
import { graphql } from './gql/gql.ts';
import { execute } from './graphql.ts';
import type { SaveSpec } from './save.ts';
import { signIn } from './signIn.ts';

const document = graphql(`
  mutation Logout {
    logout {
      success
    }
  }
`);

let wanted: string | null = null;

/**
 * Signs out on the server and in every tab at the person's request: the next page is the sign-in page without a
 * redirect path (SES-05), or `target`. Never rejects: the browser removes its data even if the server does not answer.
 */
export async function logOut(target = '/login'): Promise<void> {
  wanted = target;
  await execute(document, {}).catch(() => undefined);
  await signIn.end('requested');
}

/** The press on a button that signs out. */
export const logOutSpec: SaveSpec<void, true> = { send: () => logOut().then(() => true as const) };

/** The same on the way to another page. */
export const logOutForSpec: SaveSpec<string, true> = { send: (target) => logOut(target).then(() => true as const) };

/** Where the page goes when its sign-in has ended; `address` is path, query and hash of the page that was open. */
export function departureTarget(address: string): string {
  return wanted ?? signedOutTarget(address);
}
