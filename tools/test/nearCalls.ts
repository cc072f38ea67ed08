import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const git = promisify(execFile);

/** What is changed, and the folder, or the file, of the calls that are nearest to it. */
const near: readonly (readonly [changed: RegExp, calls: string])[] = [
  [/^(?:server\/src\/modules|server\/sql|domain\/src)\/([^/]+)\//, 'server/src/modules/$1/'],
  [/^server\/src\/(?!modules\/)([^/]+)\//, 'server/src/$1/'],
  [/^tools\/(backup|db|dev|doctor|sql)\//, 'tools/$1/'],
  [/^labs\/world\//, 'labs/world/'],
  // what every operation must have
  [/^server\/src\/modules\/[^/]+\/(?:schema\/|operations\.fixture\.ts)/, 'server/src/operations.test.ts'],
  [/^server\/migrations\//, 'tools/sql/'],
];

/** The folders and files, among those that have calls, that are nearest to these files; each once, sorted. */
export function nearCalls(changed: readonly string[], callFiles: readonly string[]): string[] {
  const folders = changed.flatMap((file) =>
    near.flatMap(([pattern, folder]) => {
      const match = pattern.exec(file);
      return match === null ? [] : [folder.replace('$1', match[1] ?? '')];
    }),
  );
  return [...new Set(folders)].filter((folder) => callFiles.some((file) => file.startsWith(folder))).sort();
}

/**
 * The files of the checkout that differ from where its branch left the one that it follows, or from the last commit
 * where it follows none; also those that git does not know yet. None outside of a repository.
 */
export async function listChanged(root: string): Promise<string[]> {
  const lines = async (...args: string[]): Promise<string[] | null> =>
    git('git', args, { cwd: root, maxBuffer: 1 << 26 }).then(
      ({ stdout }) => stdout.split('\n').filter((line) => line !== ''),
      () => null,
    );
  const [base = 'HEAD'] = (await lines('merge-base', 'HEAD', '@{upstream}')) ?? [];
  const changed = await lines('diff', '--name-only', '--relative', base);
  const unknown = await lines('ls-files', '--others', '--exclude-standard');
  return [...(changed ?? []), ...(unknown ?? [])];
}
