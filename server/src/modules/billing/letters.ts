import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import { day } from '@atrium/domain/time.ts';
import type { Letters } from '../../mail/letters.ts';
import { billingMails } from './mails.ts';

const product = 'On Demand';
const amount = 'USD 199.00';
const receipt = { product, amount, invoiceUrl: null };
const renewalAt = (now: number) => ({ at: now + 365 * day, amount });

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'paymentFailed',
    title: letterTemplates.paymentFailed.title,
    group: 'MONEY',
    when: 'When the bank does not take the payment of a renewal.',
    to: 'The person who pays.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) => billingMails.paymentFailed(reader, site, now + 7 * day),
  },
  {
    name: 'trialEnding',
    title: letterTemplates.trialEnding.title,
    group: 'MONEY',
    when: 'Some days before a free trial ends.',
    to: 'The person on the trial.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) => billingMails.trialEnding(reader, site, now + 3 * day),
  },
  {
    name: 'membershipEnded',
    title: letterTemplates.membershipEnded.title,
    group: 'MONEY',
    when: 'When somebody paid for a membership twice.',
    to: 'The person who paid.',
    alwaysSent: 'LEGAL',
    example: ({ reader }, site) => billingMails.membershipEnded(reader, site, 'USD 199.00'),
  },
  {
    name: 'purchaseRefunded',
    title: letterTemplates.purchaseRefunded.title,
    group: 'MONEY',
    when: 'When somebody paid twice for what is theirs for good.',
    to: 'The person who paid.',
    alwaysSent: 'LEGAL',
    example: ({ reader }, site) => billingMails.purchaseRefunded(reader, site, { product, amount }),
  },
  {
    name: 'upgradeRefunded',
    title: letterTemplates.upgradeRefunded.title,
    group: 'MONEY',
    when: 'When somebody paid for an upgrade that they did not need.',
    to: 'The person who paid.',
    alwaysSent: 'LEGAL',
    example: ({ reader }, site) => billingMails.upgradeRefunded(reader, site, amount),
  },
  {
    name: 'purchased',
    title: letterTemplates.purchased.title,
    group: 'MONEY',
    when: 'When a purchase was paid.',
    to: 'The person who paid.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) => billingMails.purchased(reader, site, { ...receipt, renewal: renewalAt(now) }),
  },
  {
    name: 'upgraded',
    title: letterTemplates.upgraded.title,
    group: 'MONEY',
    when: 'When an upgrade was paid.',
    to: 'The person who paid.',
    alwaysSent: 'LEGAL',
    example: ({ reader }, site) => billingMails.upgraded(reader, site, receipt),
  },
  {
    name: 'renewed',
    title: letterTemplates.renewed.title,
    group: 'MONEY',
    when: 'When the renewal of a membership was paid.',
    to: 'The person who paid.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) => billingMails.renewed(reader, site, { ...receipt, openUntil: now + 365 * day }),
  },
  {
    name: 'renewalSoon',
    title: letterTemplates.renewalSoon.title,
    group: 'MONEY',
    when: 'Some days before a membership renews.',
    to: 'The person who pays.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) => billingMails.renewalSoon(reader, site, { product, amount, at: now + 7 * day }),
  },
  {
    name: 'refunded',
    title: letterTemplates.refunded.title,
    group: 'MONEY',
    when: 'When a payment was given back.',
    to: 'The person who paid.',
    alwaysSent: 'LEGAL',
    example: ({ reader }, site) => billingMails.refunded(reader, site, receipt),
  },
  {
    name: 'cancellationScheduled',
    title: letterTemplates.cancellationScheduled.title,
    group: 'MONEY',
    when: 'When somebody cancels a membership.',
    to: 'The person who pays.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) =>
      billingMails.cancellationScheduled(reader, site, { product, openUntil: now + 30 * day }),
  },
  {
    name: 'cancellationTakenBack',
    title: letterTemplates.cancellationTakenBack.title,
    group: 'MONEY',
    when: 'When somebody takes a cancellation back.',
    to: 'The person who pays.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) =>
      billingMails.cancellationTakenBack(reader, site, { product, renewal: renewalAt(now) }),
  },
  {
    name: 'subscriptionEnded',
    title: letterTemplates.subscriptionEnded.title,
    group: 'MONEY',
    when: 'When a membership has ended.',
    to: 'The person who paid.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) =>
      billingMails.subscriptionEnded(reader, site, { product, endedAt: now, isUnpaid: false }),
  },
  {
    name: 'subscriptionClosed',
    title: letterTemplates.subscriptionClosed.title,
    group: 'MONEY',
    when: 'When a renewal could not be paid after several tries.',
    to: 'The person who pays.',
    alwaysSent: 'LEGAL',
    example: ({ reader }, site) => billingMails.subscriptionClosed(reader, site, { product }),
  },
];
