import type { PersistedDocument } from './executeCore.ts';
import { execute } from './graphql.ts';
import { session } from './session.ts';

/**
 * Signs out on the server and in every tab (SES-05). Takes the document of `mutation { logout }`.
 * @returns whether the server confirmed it; the browser removes its data in either case.
 */
export async function signOut(logout: PersistedDocument<unknown, Record<string, never>>): Promise<boolean> {
  try {
    await execute(logout, {});
    return true;
  } catch {
    return false;
  } finally {
    await session.leave();
  }
}
