import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A linter that checks nothing also reports nothing: each planted fault below must be reported.

const root = path.resolve(import.meta.dirname, '..');
const known = 'declare function call(...all: unknown[]): void;\ndeclare function later(): Promise<number>;\n';

const faults: readonly (readonly [file: string, code: string, rule: string])[] = [
  ['server/src/floating.ts', 'later();', 'typescript(no-floating-promises)'],
  ['server/src/misused.ts', 'if (later()) call();', 'typescript(no-misused-promises)'],
  ['server/src/unsafe.ts', 'const one: number = JSON.parse("1");\ncall(one);', 'typescript(no-unsafe-assignment)'],
  ['server/src/any.ts', 'export const loose: any = 1;', 'typescript(no-explicit-any)'],
  ['server/src/asserted.ts', 'call([1][0]!.toFixed());', 'typescript(no-non-null-assertion)'],
  ['server/src/unneeded.ts', 'const list = [1];\nif (list) call();', 'typescript(no-unnecessary-condition)'],
  ['server/src/thrown.ts', 'throw "no error";', 'typescript(only-throw-error)'],
  ['server/src/text.ts', 'call(`${1}`);', 'typescript(restrict-template-expressions)'],
  ['server/src/unused.ts', 'const unused = 1;', 'eslint(no-unused-vars)'],
  ['server/src/lost.ts', 'let one = 1;\none = 2;\ncall(one);', 'eslint(no-useless-assignment)'],
  ['server/src/loose.ts', 'export const same = (one: number) => one == 1;', 'eslint(eqeqeq)'],
  ['server/src/long.ts', '//\n'.repeat(250), 'eslint(max-lines)'],
  ['server/src/console.ts', 'console.log(1);', 'eslint(no-console)'],
  ['server/src/environment.ts', 'call(process.env);', 'eslint(no-restricted-properties)'],
  [
    'server/src/switch.ts',
    'export function of(kind: "a" | "b"): void {\n  switch (kind) {\n    case "a":\n      call();\n  }\n}',
    'typescript(switch-exhaustiveness-check)',
  ],
  ['domain/src/clock.ts', 'call(Date.now());', 'eslint(no-restricted-globals)'],
  ['domain/src/chance.ts', 'call(Math.random());', 'eslint(no-restricted-properties)'],
  ['tools/undefined.mjs', 'nothing();', 'eslint(no-undef)'],
  ['web/vite.config.ts', 'later();', 'typescript(no-floating-promises)'],
  ['web/src/Picture.tsx', 'export const Picture = () => <img src="a.png" />;', 'jsx-a11y(alt-text)'],
  [
    'web/src/Pressed.tsx',
    'export const Pressed = () => <div onClick={call} />;',
    'jsx-a11y(click-events-have-key-events)',
  ],
  [
    'web/src/Hook.tsx',
    "import { useState } from 'react';\nexport const Hook = ({ on }: { on: boolean }) => (on ? useState('')[0] : null);",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'web/src/Effect.tsx',
    "import { useEffect } from 'react';\nexport const useAll = (one: number) => {\n  useEffect(() => {\n    call(one);\n  }, []);\n};",
    'react-hooks(exhaustive-deps)',
  ],
  [
    'web/src/Changed.tsx',
    'export const Changed = ({ one }: { one: { n: number } }) => {\n  one.n = 2;\n  return <p>{one.n}</p>;\n};',
    'react(immutability)',
  ],
];

let scratch: string;
let found: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'atrium-lint-'));
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json', 'server/tsconfig.json', 'web/tsconfig.json'])
    await cp(path.join(root, name), path.join(scratch, name));
  await symlink(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'));
  for (const [file, code] of faults) {
    const target = path.join(scratch, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${file.endsWith('.mjs') ? '' : known}${code}\nexport {};\n`);
  }
  found = await lint();
}, 60_000);
afterAll(() => rm(scratch, { recursive: true, force: true }));

test.each(faults.map(([file, , rule]) => [file, rule]))('%s breaks %s', (file, rule) => {
  expect(found.get(file)).toContain(rule);
});

/** The rules that each file violates. */
async function lint(): Promise<ReadonlyMap<string, readonly string[]>> {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const report = await new Promise<string>((resolve) => {
    execFile(process.execPath, [oxlint, '-f', 'json'], { cwd: scratch }, (_error, stdout) => {
      resolve(stdout);
    });
  });
  const { diagnostics } = JSON.parse(report) as { diagnostics: { filename: string; code: string }[] };
  const byFile = Map.groupBy(diagnostics, ({ filename }) => filename);
  return new Map([...byFile].map(([file, each]) => [file, each.map(({ code }) => code)]));
}
