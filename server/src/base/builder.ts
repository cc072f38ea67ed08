import SchemaBuilder from '@pothos/core';
import accessPlugin from './access.ts';
import type { Context } from './context.ts';
import type { MutationError } from './result.ts';

/**
 * The schema builder. Root fields are nullable and declare their `access`; every other field is non-null by default.
 */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: { JSON: { Input: unknown; Output: unknown } };
}>({
  plugins: [accessPlugin],
  defaultFieldNullability: false,
});

builder.queryType({});
builder.mutationType({});
builder.scalarType('JSON', { description: 'Any JSON value.', serialize: (value) => value });

export const MutationErrorType = builder.objectRef<MutationError>('MutationError').implement({
  description: 'Why a mutation was refused: a stable code and a message for the person.',
  fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
});
