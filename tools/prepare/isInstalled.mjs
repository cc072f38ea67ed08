import { access, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether node_modules, and that of each workspace, holds what the lockfile says, however it was installed: npm notes
 * in the first what it has installed. A package for another platform may be missing.
 * @param {string} root the checkout
 */
export async function isInstalled(root) {
  const [wanted, present] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8').catch(() => '{}');
      return new Map(Object.entries(JSON.parse(text).packages ?? {}).filter(([at]) => /(^|\/)node_modules\//.test(at)));
    }),
  );
  if (present.size === 0 || [...present.keys()].some((at) => !wanted.has(at))) return false;
  for (const [at, { version, integrity, optional }] of wanted) {
    const found = present.get(at);
    if (found === undefined && optional) continue;
    if (found?.version !== version || found?.integrity !== integrity) return false;
  }
  const missing = await Promise.all(
    [...present.keys()].map((at) =>
      access(path.join(root, at)).then(
        () => false,
        () => true,
      ),
    ),
  );
  return !missing.includes(true);
}
