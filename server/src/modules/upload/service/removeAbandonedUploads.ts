import { minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { listRemovableKeys, removeAbandoned } from '../store/uploads.ts';

const atOnce = 50;

/** Removes uploads that were never saved or finished, and pictures that another has replaced. */
export async function removeAbandonedUploads(ctx: Context): Promise<void> {
  // some minutes later, so that no save of the same file is under way
  const before = new Date(ctx.now - 10 * minute);
  for (const key of await listRemovableKeys(ctx.db, before, atOnce)) {
    await ctx.ports.uploads.remove(key);
    await removeAbandoned(ctx.db, key);
  }
}

/** Removes the files of an upload whose row is gone. */
export async function removeFiles(ctx: Pick<Context, 'ports'>, key: string): Promise<void> {
  await ctx.ports.uploads.remove(key);
}
