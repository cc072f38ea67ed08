/** Everything that a comment, a test title or a document may refer to. */
export interface Definitions {
  /** Behaviors and threats of docs/checklist.md: 'ENR-04', 'THR-13'. */
  readonly behaviors: ReadonlySet<string>;
  /** Decisions about the product: 'D26'. */
  readonly productDecisions: ReadonlySet<string>;
  /** Numbers of the contradictions that docs/product/decisions.md settles. */
  readonly contradictions: ReadonlySet<string>;
  /** Numbers of the files in docs/decisions: '007'. */
  readonly decisionFiles: ReadonlySet<string>;
  /** The numbered sections of each document, by the document's file name: 'access.md' to '2.3'. */
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every file of the repository and every folder above one, as paths from its root. */
  readonly paths: ReadonlySet<string>;
  /** The ends of the paths of all files: 'base/sql/db.ts', 'sql/db.ts', 'db.ts'. */
  readonly tails: ReadonlySet<string>;
}

const isDocument = (file: string): boolean => file.endsWith('.md');
const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
const firstGroups = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''));

/** Reads the definitions from the documents; `texts` has the content of each by its path, `files` all paths. */
export function readDefinitions(texts: ReadonlyMap<string, string>, files: readonly string[]): Definitions {
  const decisions = texts.get('docs/product/decisions.md') ?? '';
  const contradictions = /^## Contradictions[\s\S]*/m.exec(decisions)?.[0] ?? '';
  return {
    behaviors: firstGroups(texts.get('docs/checklist.md') ?? '', /^- ([A-Z]{3}-\d{2}) /gm),
    productDecisions: firstGroups(decisions, /^- \*\*(D\d{1,2}) /gm),
    contradictions: firstGroups(contradictions, /(?:^|\s)(\d{1,2})\. /g),
    decisionFiles: firstGroups(files.join('\n'), /^docs\/decisions\/(\d{3})-/gm),
    sections: new Map(
      files
        .filter(isDocument)
        .map((file) => [baseName(file), firstGroups(texts.get(file) ?? '', /^#+ (\d+(?:\.\d+)*)\.? /gm)]),
    ),
    paths: new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')))),
    tails: new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/')))),
  };
}

const comment = /^\s*(?:\/\/|\/?\*|--|#)/;
const ownPath = /(?<![\w./-])(?:domain|content|server|web|e2e|tools|labs|docs)\/[\w./$-]*\w/g;
/** A source file by the end of its path. */
const sourceTail = /(?<![\w./@#$-])(?:[\w$-]+\/)+[\w.$-]+\.tsx?\b/g;
const documentReference = /(?<![\w./-])([\w-]+\.md)((?:[,;]?\s?(?:and )?§\d+(?:\.\d+)*)*)/g;

/** The references of one file that nothing defines, each as 'file:line: what is missing'. */
export function findBrokenReferences(file: string, text: string, known: Definitions): string[] {
  return text.split('\n').flatMap((line, at) => {
    const missing = [
      ...unknown(line, /\b([A-Z]{3}-\d{2})\b(?!-)/g, known.behaviors, 'behavior', 'docs/checklist.md'),
      ...unknown(
        line,
        /(?<![#\w-])(D\d{1,2})\b/g,
        known.productDecisions,
        'product decision',
        'docs/product/decisions.md',
      ),
      ...unknown(line, /\bcontradiction (\d+)/gi, known.contradictions, 'contradiction'),
      ...unknown(line, /\bdecision (\d{3})\b/gi, known.decisionFiles, 'decision file', 'docs/decisions'),
      ...(isDocument(file) || comment.test(line)
        ? [...missingDocuments(line, known), ...missingPaths(line, known)]
        : []),
      ...(isDocument(file) ? missingLinks(file, line, known) : []),
    ];
    return missing.map((what) => `${file}:${String(at + 1)}: ${what}`);
  });
}

/** `home`: where a line that defines the name would be added. */
function unknown(line: string, pattern: RegExp, defined: ReadonlySet<string>, kind: string, home?: string): string[] {
  const advice = home === undefined ? '' : ` in ${home}: add it there`;
  return [...firstGroups(line, pattern)]
    .filter((name) => !defined.has(name))
    .map((name) => `no ${kind} ${name}${advice}`);
}

function missingDocuments(line: string, known: Definitions): string[] {
  return [...line.matchAll(documentReference)].flatMap(([, name = '', tail = '']) => {
    const sections = known.sections.get(name);
    if (sections === undefined) return [`no document ${name}`];
    return unknown(tail, /§(\d+(?:\.\d+)*)/g, sections, `section in ${name}:`);
  });
}

function missingPaths(line: string, known: Definitions): string[] {
  const whole = [...line.matchAll(ownPath)].map(([path]) => path);
  const tails = [...line.matchAll(sourceTail)].map(([path]) => path);
  return [
    ...whole.filter((path) => !known.paths.has(path)),
    ...tails.filter((path) => !whole.includes(path) && !known.tails.has(path)),
  ].map((path) => `no file ${path}`);
}

/** Links of a document to files, seen from the folder of the document. */
function missingLinks(file: string, line: string, known: Definitions): string[] {
  return [...line.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, link = '']) => new URL(link, `file:///${file}`).pathname.slice(1).replace(/\/$/, ''))
    .filter((path) => !known.paths.has(decodeURIComponent(path)))
    .map((path) => `no file ${path}`);
}
