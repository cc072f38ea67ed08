import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { GraphQLError, Kind, parse, Source, type DocumentNode, type GraphQLSchema } from 'graphql';
import { pretty, root, type Artifact } from './artifact.ts';

const sources = path.join(root, 'web/src');
const folder = 'web/src/lib/gql';
const literal = /graphql\(\s*`([\s\S]*?)`,?\s*\)/g;

interface DocumentFile {
  readonly location: string;
  readonly document: DocumentNode;
  readonly rawSDL: string;
}

/** The typed documents of the web app, and the list of persisted documents that the server accepts. */
export async function clientTypes(schema: GraphQLSchema, sdl: string): Promise<Artifact[]> {
  const documents = (await documentFiles()).flatMap(({ location, text }) => readDocuments(location, text));
  const files = await preset.buildGeneratesSection({
    baseOutputDir: `${path.join(root, folder)}/`,
    schema: parse(sdl),
    schemaAst: schema,
    documents: documents.toSorted((a, b) => (a.location < b.location ? -1 : 1)),
    config: {
      documentMode: 'string',
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      scalars: { JSON: 'unknown', ID: 'string', ClientSeq: 'string' },
      importExtension: '.ts',
      // types only, no runtime code of the API
      skipTypename: true,
      immutableTypes: true,
    },
    presetConfig: { persistedDocuments: { hashAlgorithm: 'sha256' }, fragmentMasking: false },
    plugins: [],
    pluginMap: {},
    pluginContext: {},
    documentTransforms: [],
  });
  // no barrel file: each file is imported by its name
  const wanted = files.filter((file) => !file.filename.endsWith('/index.ts'));
  // the list of persisted documents is complete only when the types are, so generate them together
  const texts = await Promise.all(wanted.map((file) => codegen(file)));
  return Promise.all(wanted.map((file, at) => pretty(path.relative(root, file.filename), texts[at] ?? '')));
}

/** Formats the files that contain documents: the generated map is keyed by their text. */
export async function formatDocuments(): Promise<void> {
  for (const { location, text } of await documentFiles()) {
    const formatted = await pretty(path.relative(root, location), text);
    if (formatted.text !== text) await writeFile(location, formatted.text);
  }
}

async function documentFiles(): Promise<{ location: string; text: string }[]> {
  const names = (await readdir(sources, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const own = names.filter((name) => !name.startsWith('lib/gql/') && !name.endsWith('.gen.ts'));
  const files = await Promise.all(
    own.map(async (name) => {
      const location = path.join(sources, name);
      return { location, text: await readFile(location, 'utf8') };
    }),
  );
  return files.filter(({ text }) => text.search(literal) >= 0);
}

function readDocuments(location: string, text: string): DocumentFile[] {
  return [...text.matchAll(literal)].map(([, rawSDL = '']) => {
    const document = parse(new Source(rawSDL, path.relative(root, location)));
    const nameless = document.definitions.some(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name === undefined,
    );
    if (nameless) throw new GraphQLError(`An operation without a name in ${path.relative(root, location)}`);
    return { location, document, rawSDL };
  });
}
