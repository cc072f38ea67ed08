import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type Brand, type DatedRecipient, type Letter, type Recipient } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

const path = '/account-settings';
const subscriptionStays =
  "You have a subscription. It continues until you cancel it, and your account isn't deleted before it has ended.";

/** What is said about a member's data (ACT-04, ACT-05). */
export const privacyMails = {
  dataReady: ({ firstName, timeZone }: DatedRecipient, { brandName }: Brand, expiresAt: number): Letter =>
    written(
      'dataReady',
      { brandName, readyUntil: formatInstant(expiresAt, timeZone) },
      { greeting: hello(firstName), path },
    ),
  erasureRequested: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    dueAt: number,
    hasSubscription: boolean,
  ): Letter =>
    written(
      'erasureRequested',
      {
        brandName,
        deletedAt: formatInstant(dueAt, timeZone),
        subscription: hasSubscription ? subscriptionStays : '',
      },
      { greeting: hello(firstName), path },
    ),
  erasureCanceled: ({ firstName }: Recipient, { brandName }: Brand): Letter =>
    written('erasureCanceled', { brandName }, { greeting: hello(firstName), path }),
  erased: ({ firstName }: Recipient, { brandName }: Brand): Letter =>
    written('erased', { brandName }, { greeting: hello(firstName) }),
};
