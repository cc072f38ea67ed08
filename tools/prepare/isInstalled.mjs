import { access, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether each workspace has the packages of its own that the lockfile names: a few, besides those in node_modules of
 * the checkout. They are lost when only that is copied or cached.
 * @param {string} root the checkout
 */
export async function hasWorkspacePackages(root) {
  const { packages = {} } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const own = Object.entries(packages).filter(
    ([at, { optional }]) => /^(?!node_modules\/).+\/node_modules\//.test(at) && !optional,
  );
  return areThere(
    root,
    own.map(([at]) => at),
  );
}

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
  return areThere(root, [...present.keys()]);
}

/** A package of which only the folder is left counts as missing. */
async function areThere(root, places) {
  const missing = await Promise.all(
    places.map((at) =>
      access(path.join(root, at, 'package.json')).then(
        () => false,
        () => true,
      ),
    ),
  );
  return !missing.includes(true);
}
