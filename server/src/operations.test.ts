import { expect, test } from 'vitest';
import { rootAccess } from './base/graphql/access.ts';
import { schema } from './schema.ts';
import { entryOf, fixtureOf, misplacedEntries, mutations, rootFields } from './testing/operations.ts';

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

test('every mutation has a call, and nothing else has one', () => {
  const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const called = mutations.map(({ name }) => name);
  const missing = names.filter((name) => !called.includes(name));
  expect(missing.map((name) => `${name}: write how it is called, \`call\` in ${fixtureOf(name)}`)).toEqual([]);
  expect(called.filter((name) => !names.includes(name))).toEqual([]);
});
