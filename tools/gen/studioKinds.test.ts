import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './artifact.ts';

test('[DOC-01] every kind of document that the domain defines is in the studio', () => {
  const files = globSync('domain/src/*/*Document.ts', { cwd: root });
  const defined = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(/export const (\w+): DocumentDefinition</g)].map(([, name = '']) => name);
  });
  const kinds = readFileSync(path.join(root, 'web/src/features/studio/kinds.ts'), 'utf8');
  const shown = [...kinds.matchAll(/ kindOf\((\w+Document)\b/g)].map(([, name = '']) => name);
  expect(new Set(shown)).toEqual(new Set(defined));
  expect(defined.length).toBeGreaterThan(4);
});
