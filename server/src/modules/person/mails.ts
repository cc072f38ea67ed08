import { resetPasswordPath } from '../../base/pagePaths.ts';
import { hello, type Brand, type Letter } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

/** What the mails about accounts that the team makes say. */
export const personMails = {
  /** Somebody who has not signed in yet is not greeted by name: others have typed it (THR-65). */
  added: ({ email }: { readonly email: string }, { brandName }: Brand): Letter =>
    written('personAdded', { brandName }, { greeting: hello(null), path: resetPasswordPath(email) }),
};
