import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type Brand, type DatedRecipient, type Letter, type Recipient } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

const path = '/account-settings';
/** The invoice at the payment provider; the account page where there is none. */
const invoiceAt = (url: string | null) =>
  url === null ? { opens: 'Open my account', path } : { opens: 'View the invoice', path: url };
const arrives = 'Your bank may take 5 to 10 days to show it.';

/** What is said about payments and trials (BIL-05, D74). `amount`: as text; null where nothing was paid. */
export const billingMails = {
  /** `openUntil`: epoch milliseconds. */
  paymentFailed: ({ firstName, timeZone }: DatedRecipient, { brandName }: Brand, openUntil: number): Letter =>
    written(
      'paymentFailed',
      { brandName, openUntil: formatInstant(openUntil, timeZone) },
      { greeting: hello(firstName), path },
    ),
  /** `endsAt`: epoch milliseconds. */
  trialEnding: ({ firstName, timeZone }: DatedRecipient, { brandName }: Brand, endsAt: number): Letter =>
    written(
      'trialEnding',
      { brandName, endsAt: formatInstant(endsAt, timeZone) },
      { greeting: hello(firstName), path },
    ),
  membershipEnded: ({ firstName }: Recipient, { brandName }: Brand, amount: string | null): Letter =>
    written(
      'membershipEnded',
      {
        brandName,
        refund: amount === null ? 'Nothing was charged for it.' : `We refunded your payment of ${amount}. ${arrives}`,
      },
      { greeting: hello(firstName), path },
    ),
  /** `product`: its name. */
  purchaseRefunded: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { product, amount }: { readonly product: string; readonly amount: string },
  ): Letter => written('purchaseRefunded', { brandName, product, amount }, { greeting: hello(firstName), path }),
  upgradeRefunded: ({ firstName }: Recipient, { brandName }: Brand, amount: string): Letter =>
    written('upgradeRefunded', { brandName, amount }, { greeting: hello(firstName), path }),
  /** `renewal`: when a membership renews, and for how much; null for what is paid once. */
  purchased: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, amount, invoiceUrl, renewal }: Receipt & { readonly renewal: Renewal | null },
  ): Letter => {
    const { opens, path: leadsTo } = invoiceAt(invoiceUrl);
    const renews =
      renewal === null
        ? "It's yours for good, and nothing more is charged."
        : `It renews on ${formatInstant(renewal.at, timeZone)} for ${renewal.amount}, and each year after, until you cancel it on your account page.`;
    return written(
      'purchased',
      { brandName, product, amount, renewal: renews, opens },
      { greeting: `Hello ${firstName},`, path: leadsTo },
    );
  },
  upgraded: ({ firstName }: Recipient, { brandName }: Brand, { product, amount, invoiceUrl }: Receipt): Letter => {
    const { opens, path: leadsTo } = invoiceAt(invoiceUrl);
    return written(
      'upgraded',
      { brandName, product, amount, opens },
      { greeting: `Hello ${firstName},`, path: leadsTo },
    );
  },
  renewed: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, amount, invoiceUrl, openUntil }: Receipt & { readonly openUntil: number },
  ): Letter => {
    const { opens, path: leadsTo } = invoiceAt(invoiceUrl);
    return written(
      'renewed',
      { brandName, product, amount, openUntil: formatInstant(openUntil, timeZone), opens },
      { greeting: `Hello ${firstName},`, path: leadsTo },
    );
  },
  renewalSoon: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, amount, at }: { readonly product: string; readonly amount: string | null; readonly at: number },
  ): Letter =>
    written(
      'renewalSoon',
      {
        brandName,
        product,
        renewsAt: formatInstant(at, timeZone),
        price: amount === null ? 'at a reduced price' : `for ${amount}`,
      },
      { greeting: `Hello ${firstName},`, path },
    ),
  refunded: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { amount, invoiceUrl }: Pick<Receipt, 'amount' | 'invoiceUrl'>,
  ): Letter => {
    const { opens, path: leadsTo } = invoiceAt(invoiceUrl);
    return written('refunded', { brandName, amount, opens }, { greeting: `Hello ${firstName},`, path: leadsTo });
  },
  cancellationScheduled: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, openUntil }: { readonly product: string; readonly openUntil: number },
  ): Letter =>
    written(
      'cancellationScheduled',
      { brandName, product, openUntil: formatInstant(openUntil, timeZone) },
      { greeting: `Hello ${firstName},`, path },
    ),
  cancellationTakenBack: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, renewal }: { readonly product: string; readonly renewal: Renewal },
  ): Letter =>
    written(
      'cancellationTakenBack',
      { brandName, product, renewsAt: formatInstant(renewal.at, timeZone), amount: renewal.amount },
      { greeting: `Hello ${firstName},`, path },
    ),
  /** `isUnpaid`: because its renewal could not be paid. */
  subscriptionEnded: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, endedAt, isUnpaid }: { readonly product: string; readonly endedAt: number; readonly isUnpaid: boolean },
  ): Letter => {
    const at = formatInstant(endedAt, timeZone);
    const ended = `${product} ended on ${at}${isUnpaid ? ', because its renewal could not be paid' : ''}.`;
    return written(
      'subscriptionEnded',
      { brandName, product, ended },
      { greeting: `Hello ${firstName},`, path: '/resubscribe' },
    );
  },
  subscriptionClosed: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { product }: { readonly product: string },
  ): Letter => written('subscriptionClosed', { brandName, product }, { greeting: `Hello ${firstName},`, path }),
};

/** What was paid. `amount`: as text. `invoiceUrl`: null for none. */
interface Receipt {
  readonly product: string;
  readonly amount: string;
  readonly invoiceUrl: string | null;
}

/** The next payment. `at`: epoch milliseconds; `amount`: as text. */
interface Renewal {
  readonly at: number;
  readonly amount: string;
}
