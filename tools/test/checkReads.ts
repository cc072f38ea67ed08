import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect } from 'vitest';
import { readersOf, type Inputs } from './inputs.ts';

// Reading a file of the checkout that is not among the inputs of its stage fails a test: `npm run check` leaves the
// stage out when none of its inputs has changed.

const root = path.resolve(import.meta.dirname, '../..');
const names = ['readFile', 'readFileSync', 'readdir', 'readdirSync', 'open', 'openSync', 'createReadStream', 'cp'];
const built = /^(node_modules|\.data|\.git)(\/|$)|\/node_modules\//;

type Reader = (target: unknown, ...rest: unknown[]) => unknown;
/** Shared by the test files of a worker, each of which runs this file. */
const worker = globalThis as { checkedReads?: { inputs: Inputs } };

function check(name: string, target: unknown): void {
  if (typeof target !== 'string' && !(target instanceof URL)) return;
  const { pathname } = target instanceof URL ? target : { pathname: target };
  const file = path.relative(root, path.resolve(pathname)).replaceAll(path.sep, '/');
  if (file.startsWith('..') || built.test(file)) return;
  const inputs = worker.checkedReads?.inputs;
  if (inputs === undefined || inputs.test(file) || inputs.test(`${file}/`)) return;
  throw new Error(`${name} of ${file}: this test may read it only if its inputs in tools/test/inputs.ts have it`);
}

const known = worker.checkedReads;
const inputs = readersOf(path.relative(root, expect.getState().testPath ?? ''));
if (known === undefined) {
  worker.checkedReads = { inputs };
  for (const holder of [fs, fs.promises] as unknown as Record<string, Reader | undefined>[]) {
    for (const name of names) {
      const read = holder[name];
      if (read === undefined) continue;
      holder[name] = function guarded(this: unknown, target: unknown, ...rest: unknown[]) {
        check(name, target);
        return read.call(this, target, ...rest);
      };
    }
  }
  syncBuiltinESMExports();
} else known.inputs = inputs;
