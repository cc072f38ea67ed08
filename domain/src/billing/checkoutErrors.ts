import type { ErrorCode } from '../errors.ts';

const notAvailable = 'This product is not available for purchase.';
const providerFailed = 'Our e-commerce provider is having trouble at the moment.';
const messages: Readonly<Record<string, string>> = {
  pnf: notAvailable,
  pns: notAvailable,
  scf: providerFailed,
  scfu: providerFailed,
  uc: 'Checkout cancelled.',
};

/** What the upgrade page says about its query parameter `ec` (BIL-05); null without one. */
export function checkoutMessage(ec: string | undefined): string | null {
  if (ec === undefined || ec === '') return null;
  return Object.hasOwn(messages, ec) ? (messages[ec] ?? null) : 'The checkout process failed, please try again later.';
}

/** The value of `ec` for a checkout that could not be begun (D46). */
export function checkoutErrorOf(code: ErrorCode, isUpgrade: boolean): string {
  if (code === 'PRODUCT_NOT_FOUND') return 'pnf';
  if (code === 'PRODUCT_NOT_SELLABLE') return 'pns';
  if (code === 'PAYMENT_PROVIDER_FAILED') return isUpgrade ? 'scfu' : 'scf';
  return 'other';
}
