import { expect, test } from 'vitest';
import { findBrokenReferences, readDefinitions } from './findBrokenReferences.ts';

const texts = new Map([
  ['docs/checklist.md', '- ENR-04 the last seat goes to one member\n- THR-13 H **codes guessed.**'],
  [
    'docs/product/decisions.md',
    '- **D26 Updates.** Each\n\n## Contradictions\n1. Badges. 2. Closes in. 16. Enroll: see D26.',
  ],
  ['docs/product/access.md', '## 2. Screens\n\n### 2.3 Access rules'],
]);
const files = [...texts.keys(), 'docs/decisions/007-documents.md', 'server/src/base/sql/db.ts'];
const known = readDefinitions(texts, files);

test.each([
  ["test('[ENR-04, THR-13] the last seat')", 'server/src/a.test.ts'],
  ['// the sequence decides (D26, contradiction 16)', 'server/src/a.ts'],
  [' * Only with the entitlement (access.md §2, §2.3; ENR-04), as decision 007 says.', 'server/src/a.ts'],
  ['-- see server/src/base/sql/db.ts', 'server/migrations/1.sql'],
  ['// sizes as set in base/sql/db.ts, and the lists of sql/db.ts', 'tools/a.ts'],
  ['[the compiler](decisions/007-documents.md) and [rules](product/) in `server/src/base`', 'docs/development.md'],
  ["import './missing.ts'; const color = '#D99'; const path = 'web/src/nowhere.ts';", 'web/src/a.ts'],
])('defined: %s', (line, file) => {
  expect(findBrokenReferences(file, line, known)).toEqual([]);
});

test.each([
  ["test('[ENR-99] the last seat')", 'server/src/a.test.ts', 'no behavior ENR-99 in docs/checklist.md: add it there'],
  [
    "test('[ENR-04, THR-99] the last seat')",
    'server/src/a.test.ts',
    'no behavior THR-99 in docs/checklist.md: add it there',
  ],
  [
    "const note = 'kept for a month (D99)';",
    'server/src/a.ts',
    'no product decision D99 in docs/product/decisions.md: add it there',
  ],
  ['/* contradiction 3 */', 'web/src/a.css', 'no contradiction 3'],
  ['// as decision 099 says', 'server/src/a.ts', 'no decision file 099 in docs/decisions: add it there'],
  [' * (billing.md)', 'server/src/a.ts', 'no document billing.md'],
  [' * (access.md §2, §7)', 'server/src/a.ts', 'no section in access.md: 7'],
  ['// see server/src/base/attic.ts', 'server/src/a.ts', 'no file server/src/base/attic.ts'],
  ['// sizes as set in base/db.ts', 'server/src/a.ts', 'no file base/db.ts'],
  ['the rules stand in `domain/src/attic`', 'docs/development.md', 'no file domain/src/attic'],
  ['[why](decisions/099-attic.md)', 'docs/development.md', 'no file docs/decisions/099-attic.md'],
])('planted: %s', (line, file, what) => {
  expect(findBrokenReferences(file, `\n${line}`, known)).toEqual([`${file}:2: ${what}`]);
});
