const reads = ['find', 'list', 'count', 'is'];
const writes = ['add', 'save', 'replace', 'remove', 'end', 'lock'];

const exported = /^export (?:async )?function (\w+)([\s\S]*?) \{$/gm;

/**
 * Exported functions of stores whose name does not begin with one of the few verbs, by which a reader knows what they
 * do: `find…` may be null, `list…` and `count…` read several rows, `is…` is a boolean; `save…` adds or changes, `end…`
 * keeps the row. Functions that return a piece of SQL are no statements.
 */
export function findOddVerbs(sources: ReadonlyMap<string, string>): string[] {
  const verb = new RegExp(`^(?:${[...reads, ...writes].join('|')})(?=[A-Z])`);
  return [...sources].flatMap(([file, text]) => {
    if (!/^server\/src\/modules\/[^/]+\/store\/.*\.ts$/.test(file)) return [];
    return [...text.matchAll(exported)].flatMap(([, name = '', signature = '']) => {
      if (signature.includes('): RawBuilder<')) return [];
      if (name.startsWith('find') && !signature.includes('): ')) {
        return [`verbs: ${file} ${name} has no written return type, so it may answer undefined`];
      }
      if (name.startsWith('find') && /\| undefined>+$/.test(signature)) {
        return [`verbs: ${file} ${name} answers undefined: a find… answers null`];
      }
      return verb.test(name) ? [] : [`verbs: ${file} ${name} begins with none of ${[...reads, ...writes].join(', ')}`];
    });
  });
}
