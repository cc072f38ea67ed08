import { day } from '@atrium/domain/time.ts';
import { z } from 'zod';
import { openSealed, sealFor } from '../../../../base/secret.ts';
import { linkTo, type Site } from '../../../../base/site.ts';

/** Where the test of a sign-on begins. */
export const signOnTestPath = '/oidc/sign-on-test';
const purpose = 'sign-on test';
/** How long a link to a test is good, in milliseconds: it may be mailed to somebody at the company. */
const lifetime = 3 * day;
const linkShape = z.strictObject({ customerId: z.string(), revision: z.string() });

/** The draft that a link tests. */
export type TestedDraft = z.infer<typeof linkShape>;

/**
 * The link by which anybody who has it tests this revision of a draft (COM-01). It gives nothing but a test, and none
 * once the draft is another one.
 */
export function testLinkOf({ site, secret }: { readonly site: Site; readonly secret: string }, draft: TestedDraft) {
  return linkTo(site, `${signOnTestPath}?link=${sealFor(draft, lifetime, secret, purpose)}`);
}

/** Null for anything that this server has not made within the last three days. */
export function openTestLink(link: string, secret: string): TestedDraft | null {
  const opened = openSealed(link, secret, purpose);
  return opened === null ? null : linkShape.parse(opened);
}
