import { expect, test } from 'vitest';
import { rootAccess } from './base/graphql/access.ts';
import { schema } from './schema.ts';
import { entries, entryOf, fixtureOf, misplacedEntries, rootFields } from './testing/operations.ts';

// What is wanting of an operation, without a server: `npm run check` asks it after each change of a schema.

test('every root field declares who may call it', () => {
  const names = rootFields(schema).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect([...rootAccess.keys()].sort()).toEqual(names.sort());
});

test('[ACC-20] each operation requires what the route table requires', () => {
  expect(misplacedEntries(schema)).toEqual([]);
  for (const [name, access] of rootAccess) {
    expect(access, `${name} does not declare the access of its entry in ${fixtureOf(name)}`).toEqual(
      entryOf(name).access,
    );
  }
});

test('every mutation is sent twice by the tests, or its entry says why not', () => {
  const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const waysOf = new Map(entries.map(({ name, twice }) => [name, twice]));
  const unsaid = names.filter((name) => waysOf.get(name) === undefined);
  expect(unsaid.map((name) => `${name}: write how it is sent twice, \`twice\` in ${fixtureOf(name)}`)).toEqual([]);
  expect([...waysOf].flatMap(([name, twice]) => (twice === undefined || names.includes(name) ? [] : [name]))).toEqual(
    [],
  );
});
