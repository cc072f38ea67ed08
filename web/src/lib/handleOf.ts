import { hashOf } from '@atrium/domain/hash.ts';

/** Identifies a text in the browser's storage, which holds no address and no URL (SES-07). */
export function handleOf(text: string): string {
  return hashOf(text).toString(36);
}
