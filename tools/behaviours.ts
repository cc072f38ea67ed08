import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

// a title begins with its behavior ids, in a test call or in a table of cases
const title = /(['"`])(\[[A-Z]{3}-\d{2}[^\]]*\](?:\\.|(?!\1)[\s\S])*?)\1/g;
const line = /^- ([A-Z]{3}-\d{2}) (.*)$/;
const root = path.resolve(import.meta.dirname, '..');

interface Proof {
  readonly file: string;
  readonly title: string;
}

/**
 * A call or a journey: the product itself runs. A test of a rule or a component does not show that anybody meets it.
 */
const isProof = ({ file }: Proof): boolean => /^(?:e2e|server\/src|tools\/sql|labs\/world)\//.test(file);

/** The checklist itself asks for a test of a rule, because nobody can meet the case in the product. */
const isForRules = (words: string): boolean => words.includes('(unit test: ');

/**
 * `npm run behaviours`: the behaviors of docs/checklist.md, each with the tests whose titles name it;
 * `npm run behaviours -- ENR-04 ORG` only those whose ids begin so. Proved is one that a call or a journey names, or a
 * rule where the checklist asks for that.
 */
const asked = process.argv.slice(2);
const checklist = await readFile(path.join(root, 'docs/checklist.md'), 'utf8');
const proofs = await readProofs();
let known = 0;
let proved = 0;
let ruled = 0;
const out: string[] = [];
for (const text of checklist.split('\n')) {
  const [, id, words] = line.exec(text) ?? [];
  if (text.startsWith('## ') && asked.length === 0) out.push('', text, '');
  if (id === undefined || words === undefined) continue;
  if (asked.length > 0 && !asked.some((beginning) => id.startsWith(beginning.toUpperCase()))) continue;
  known += 1;
  const tests = proofs.get(id) ?? [];
  const isProved = tests.some((test) => isProof(test) || isForRules(words));
  if (isProved) proved += 1;
  else if (tests.length > 0) ruled += 1;
  const mark = isProved || tests.length === 0 ? '' : ' (not proved: by rules or components alone)';
  out.push(`${id} ${words}${mark}`, ...tests.map((test) => `  ${test.file}: ${test.title}`));
}
console.log(
  [
    ...out,
    '',
    `${String(proved)} of ${String(known)} behaviors are proved by a call or a journey (or by a rule, where they say 'unit test'); ${String(ruled)} more are named only by tests of rules or components.`,
  ].join('\n'),
);

async function readProofs(): Promise<ReadonlyMap<string, Proof[]>> {
  const proofs = new Map<string, Proof[]>();
  const patterns = ['domain', 'content', 'server', 'web', 'tools', 'labs'].map((part) => `${part}/**/*.test.{ts,tsx}`);
  const exclude = (name: string): boolean => name.includes('node_modules');
  const files: string[] = [];
  for await (const file of glob([...patterns, 'e2e/**/*.spec.ts'], { cwd: root, exclude })) files.push(file);
  for (const file of files.toSorted()) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, , raw = ''] of text.matchAll(title)) {
      const clean = raw
        .replaceAll(/\\(['"`])/g, '$1')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\$\{[^}]*\}|%(?:\.\d+)?[sjdioO]/g, '…');
      for (const [, inside = ''] of clean.matchAll(/\[([A-Z]{3}-\d{2}(?:[, ]+[A-Z]{3}-\d{2})*)\]/g)) {
        for (const id of inside.split(/[, ]+/)) {
          const proof = { file, title: clean.replaceAll(/\[[^\]]*\]\s*/g, '') };
          proofs.set(id, [...(proofs.get(id) ?? []), proof]);
        }
      }
    }
  }
  return proofs;
}
