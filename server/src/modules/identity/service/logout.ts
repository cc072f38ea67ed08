import { ok, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';

/** Ends the sign-in of the request on the server, and removes its cookies with the response (SES-05). */
export async function logout({ signIn }: MemberContext): Promise<Result<{ readonly success: true }>> {
  await signIn?.end();
  return ok({ success: true });
}
