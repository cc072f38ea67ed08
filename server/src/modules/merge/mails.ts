import { maskAddress } from '@atrium/domain/person/shownAddress.ts';
import { hello, type Brand, type Letter, type Recipient } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

/** What is said when two accounts became one. */
export const mergeMails = {
  /** The address that stays is partly hidden, in case the two were not one person after all. */
  merged: ({ firstName }: Recipient, { brandName }: Brand, staying: string): Letter =>
    written(
      'accountsMerged',
      { brandName, signInAddress: maskAddress(staying) },
      { greeting: hello(firstName), path: '/account-settings' },
    ),
};
