import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// plain JavaScript without types, because it runs before anything is installed
const { isServer } = (await import(new URL('installPackages.mjs', import.meta.url).href)) as {
  isServer: (command: string) => boolean;
};

test('a server is known by its program; the shell that runs a script of npm is none', async () => {
  const scripts = JSON.parse(await readFile(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<'start' | 'dev', string>>;
  };
  for (const script of [scripts.scripts.start, scripts.scripts.dev]) {
    expect(isServer(`sh\0-c\0${script}\0`)).toBe(false);
    // what the shell becomes at the end
    const command = script.split(' exec ')[1] ?? '';
    expect(isServer(`${command.split(' ').join('\0')}\0`)).toBe(true);
  }
  // as the system says it
  const shown = "require('node:fs').readFileSync('/proc/self/cmdline', 'utf8')";
  const { stdout } = await promisify(execFile)(process.execPath, ['-p', shown, 'server/dist/main.cjs']).catch(() => ({
    stdout: 'server/dist/main.cjs',
  }));
  expect(isServer(stdout.trim())).toBe(true);
});
