import { statfs } from 'node:fs/promises';

/** The bytes that this process may still write into a directory, which exists. */
export async function roomIn(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
