import type { Context } from './context.ts';

/**
 * When an address ends that is signed for `lifetime` milliseconds, in epoch milliseconds: by the clock of the machine,
 * in a preview of another day as well (THR-70).
 */
export function signedUntil(
  { now, preview }: Pick<Context, 'now'> & Partial<Pick<Context, 'preview'>>,
  lifetime: number,
): number {
  return (preview?.realNow ?? now) + lifetime;
}
