/** Letters and digits that are not mistaken for one another when they are read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const blocks = 3;
const blockLength = 4;

/** How many random bytes `credentialNumber` needs. */
export const credentialBytes = blocks * blockLength;

/**
 * The number under which a credential is shown and checked, as 'ATR-7Q4M-29KD-X8PH': 60 random bits, so that none is
 * found by trying. `random`: one byte for each letter.
 */
export function credentialNumber(brandName: string, random: Uint8Array): string {
  const letters = Array.from(random.slice(0, credentialBytes), (byte) => alphabet[byte % alphabet.length] ?? '');
  const groups = Array.from({ length: blocks }, (_, index) =>
    letters.slice(index * blockLength, (index + 1) * blockLength).join(''),
  );
  return [prefixOf(brandName), ...groups].join('-');
}

/** Letters and digits of ASCII alone: the number is a part of addresses, and is typed. */
function prefixOf(brandName: string): string {
  const letters = brandName.normalize('NFD').replaceAll(/[^A-Za-z0-9]/g, '');
  return (letters === '' ? 'CRT' : letters.slice(0, 3)).toUpperCase();
}

/** Whether a title is set smaller: 30 characters or more with at most 3 spaces, so that long words fit (CRT-01). */
export function isLongTitle(title: string): boolean {
  return title.length >= 30 && title.split(' ').length - 1 <= 3;
}
