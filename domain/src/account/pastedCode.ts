/**
 * A code as somebody pasted it, in the characters in which it was written: without the invisible ones that programs put
 * in, with a hyphen for every dash, in plain letters for wide ones, and trimmed (D91). Its case stays.
 */
export function pastedCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}
