import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { ModuleOperations, Operation } from './operation.ts';
import { modules } from './operations.fixture.ts';

/** The entry of an operation, and the module whose operations.fixture.ts has it. */
export interface Entry extends Operation {
  readonly name: string;
  readonly module: string;
}

export const moduleOperations: readonly (readonly [module: string, ModuleOperations])[] = Object.entries(modules);

/** The entries of all operations. */
export const entries: readonly Entry[] = moduleOperations.flatMap(([module, { operations }]) =>
  Object.entries(operations).map(([name, operation]) => ({ name, module, ...operation })),
);

/** The entries of all mutations. */
export const mutations = entries.flatMap(({ name, call, repeats }) =>
  call === undefined ? [] : [{ name, call, repeats }],
);

/** Throws for an operation without an entry. */
export function entryOf(operation: string): Entry {
  const entry = entries.find(({ name }) => name === operation);
  if (entry === undefined) throw new Error(`no entry of ${operation}`);
  return entry;
}

const folder = path.resolve(import.meta.dirname, '../modules');
const schemas = globSync('*/schema/*.ts', { cwd: folder }).map((file) => ({
  module: file.split(path.sep)[0] ?? '',
  text: readFileSync(path.join(folder, file), 'utf8'),
}));

/** The file with what the tests know of an operation, beside the schema that declares it. */
export function fixtureOf(operation: string): string {
  const declared = new RegExp(String.raw`(?:query|mutation)Field\(\s*'${operation}',|\b${operation}: (?:t\.|\w+\()`);
  const module = schemas.find(({ text }) => declared.test(text))?.module ?? '<module>';
  return `server/src/modules/${module}/operations.fixture.ts`;
}

/** Every query and mutation of the API. */
export function rootFields(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
}

/** Operations without exactly one entry in the module that declares them, and entries without an operation. */
export function misplacedEntries(schema: GraphQLSchema): string[] {
  const fields = rootFields(schema);
  const fileOf = (module: string): string => `server/src/modules/${module}/operations.fixture.ts`;
  const wanting = fields.flatMap(({ name }) => {
    const found = entries.filter((entry) => entry.name === name).map(({ module }) => fileOf(module));
    const file = fixtureOf(name);
    if (found.length === 0) return [`${name} has no entry: write it in ${file}, and run npm run gen for a new file`];
    return found.length === 1 && found[0] === file ? [] : [`${name} belongs in ${file} alone, not in ${found.join()}`];
  });
  const left = entries.filter(({ name }) => !fields.some((field) => field.name === name));
  return [...wanting, ...left.map(({ name, module }) => `${name} is no operation: remove it from ${fileOf(module)}`)];
}
