import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { runProgram, type InteropCheck } from './programs.ts';

/**
 * Prints what Python's own reader finds in the archive: each file that is no JSON or damaged, and the owner's address.
 */
const reader = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    damaged = archive.testzip()
    if damaged: print('damaged: ' + damaged)
    for name in archive.namelist():
        if name.endswith('.json'): json.loads(archive.read(name).decode('utf-8'))
    print(json.loads(archive.read('profile.json'))['member'][0]['email'])
`;

/** unzip and Python open the copy of one's data: nothing is damaged, and every JSON file is one (ACT-04). */
export const exportedData: InteropCheck = {
  name: 'unzip and Python open a copy of one’s data',
  debianPackages: ['unzip', 'python3'],
  isInstalled: 'command -v unzip && python3 -c "import zipfile, json"',
  run: async ({ origin, directory }) => {
    const { email } = persona('member');
    const { idToken, cookies } = await signInAs(origin, email, demoPassword);
    const file = path.join(directory, 'data.zip');
    await writeFile(file, await download(origin, { idToken, cookies }));
    const tested = await runProgram('unzip', ['-tq', file]);
    const listed = (await runProgram('unzip', ['-Z1', file])).trim().split('\n');
    const read = (await runProgram('python3', ['-c', reader, file])).trim();
    const faults: string[] = [];
    if (!tested.startsWith('No errors detected')) faults.push(`unzip says: ${tested.trim()}`);
    for (const name of ['README.txt', 'profile.json', 'courses.json', 'certificates.json'])
      if (!listed.includes(name)) faults.push(`${name} is not among ${listed.join(', ')}`);
    if (read !== email) faults.push(`Python says: ${read}`);
    return faults;
  },
};

/** Asks for a copy and waits until it is made. */
async function download(
  origin: string,
  { idToken, cookies }: { readonly idToken: string; readonly cookies: string },
): Promise<Uint8Array> {
  const ask = async <T>(query: string): Promise<T> => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { data: T }).data;
  };
  await ask('mutation { requestDataDownload { error { code } } }');
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const { getDataSettings } = await ask<{ getDataSettings: { download: { path: string | null } | null } }>(
      '{ getDataSettings { download { path } } }',
    );
    const address = getDataSettings.download?.path ?? null;
    if (address !== null) {
      const answer = await fetch(`${origin}${address}`, { headers: { cookie: cookies } });
      return new Uint8Array(await answer.arrayBuffer());
    }
    await wait(200);
  }
  throw new Error('the copy was not made within a minute');
}
