import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const list = new URL('./src/lib/gql/persisted-documents.json', import.meta.url);
const literal = /\bgraphql\(\s*`([\s\S]*?)`,?\s*\)/g;
const importLine = /^import \{ graphql \} from '[^']*\/gql\/gql\.ts';\n/m;
// at the beginning of a line, or after its fragments on one line in the generated list
const operation = /(?:^|\})\s*(query|mutation)\s+(\w+)/m;

/**
 * Replaces each GraphQL document by its hash: the server holds the text, and the generated map of all documents stays
 * out of every page.
 */
export function persistedDocuments(): Plugin {
  return {
    name: 'atrium:persisted-documents',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || id.includes('/lib/gql/')) return null;
      const hashOf = (name: string): string => {
        // `npm run gen` may change hashes after a document was saved
        this.addWatchFile(fileURLToPath(list));
        return readHashes().get(name) ?? this.error(`${name} is not generated yet: run npm run gen`);
      };
      if (!importLine.test(code)) return null;
      // line numbers stay the same, so that no source map is needed
      const inlined = code.replaceAll(literal, (whole, text: string) => {
        const found = operation.exec(text);
        const lines = '\n'.repeat(whole.split('\n').length - 1);
        if (found === null) return `({})${lines}`;
        const [, kind = '', name = ''] = found;
        return `({ __meta__: { hash: '${hashOf(name)}' }, toString: () => '${kind}' })${lines}`;
      });
      return { code: inlined.replace(importLine, '\n'), map: null };
    },
  };
}

function readHashes(): ReadonlyMap<string, string> {
  const documents = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(documents).map(([hash, text]) => [operation.exec(text)?.[2] ?? '', hash]));
}
