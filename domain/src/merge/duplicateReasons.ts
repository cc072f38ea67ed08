/** What two accounts are compared by. */
export interface ComparedAccount {
  readonly email: string;
  /** Addresses that it had before. */
  readonly formerEmails: readonly string[];
  /** Null for somebody of no company. */
  readonly companyId: string | null;
}

/** Mailboxes that everybody may have: two people of the same name there are two people. */
const openDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'gmx.net',
  'gmx.de',
  'web.de',
  'aol.com',
]);

/**
 * Why two accounts may be of the same person, each as a sentence that is true of them; none when nothing says so. A
 * name alone says nothing of two people of different companies. `isSameName`: with and without accents, in any case.
 */
export function duplicateReasons(
  one: ComparedAccount,
  other: ComparedAccount,
  { isSameName }: { readonly isSameName: boolean },
): readonly string[] {
  const [a, b] = [partsOf(one.email), partsOf(other.email)];
  const reasons: string[] = [];
  if (isSameName) {
    if (one.companyId !== null && one.companyId === other.companyId) reasons.push('Same name, same company.');
    else if (a.domain === b.domain && !openDomains.has(a.domain)) reasons.push(`Same name, both at ${a.domain}.`);
    else if ((one.companyId === null) !== (other.companyId === null))
      reasons.push('Same name, one by a company and one without.');
  }
  if (a.domain === b.domain && a.key === b.key) reasons.push('Same address but for dots or what follows a plus sign.');
  else if (a.domain === b.domain && a.key.length >= shortestAddress && isOneLetterOff(a.key, b.key))
    reasons.push('The addresses differ by one letter.');
  if (hasFormer(one, other.email) || hasFormer(other, one.email))
    reasons.push('One account had the address of the other before.');
  return reasons;
}

/** In shorter ones, as initials, one letter makes somebody else. */
export const shortestAddress = 5;

const hasFormer = ({ formerEmails }: ComparedAccount, email: string): boolean =>
  formerEmails.some((former) => former.toLowerCase() === email.toLowerCase());

interface AddressParts {
  /** What many mailboxes know it by. */
  readonly key: string;
  readonly local: string;
  readonly domain: string;
}

function partsOf(email: string): AddressParts {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const local = name.split('+')[0] ?? '';
  return { key: local.replaceAll('.', ''), local, domain };
}

/** Whether one letter was left out, added or replaced, or two that follow each other changed places. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * Parts of an address by which an index finds those that differ by one letter: of the two halves of the name before the
 * sign one is the same in both. Null for a short one.
 */
export function addressHalves(email: string): { readonly begins: string; readonly ends: string } | null {
  const { key, local, domain } = partsOf(email);
  if (key.length < shortestAddress) return null;
  const middle = Math.floor(local.length / 2);
  return { begins: local.slice(0, middle), ends: `${local.slice(middle + 1)}@${domain}` };
}
