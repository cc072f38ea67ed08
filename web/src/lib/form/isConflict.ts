import { refusalOf } from '#lib/callError.ts';

/** Whether a call was refused because somebody else has saved in the meantime (D67). */
export function isConflict(error: unknown): boolean {
  const code = refusalOf(error)?.code;
  return code === 'STALE_VERSION' || code === 'CONFLICT';
}
