import { minute } from '@atrium/domain/time.ts';
import { z } from 'zod';

/** How long adding a factor may take, in milliseconds. */
export const handleLifetime = 10 * minute;

const shape = z.record(z.string(), z.string());

/** What a handle of this member says; null for one that has expired, or is somebody else's. */
export function readHandle(opened: unknown, memberId: string): Readonly<Record<string, string>> | null {
  const read = shape.safeParse(opened);
  return read.success && read.data['memberId'] === memberId ? read.data : null;
}
