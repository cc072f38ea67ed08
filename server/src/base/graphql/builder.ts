import SchemaBuilder, { type FieldMap } from '@pothos/core';
import { GraphQLError } from 'graphql';
import type { Context } from '../context.ts';
import accessPlugin, { payloads } from './access.ts';
import type { MutationError, Payload } from './result.ts';

/**
 * The schema builder. Root fields are nullable and declare their `access`; every other field is non-null by default.
 */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    JSON: { Input: unknown; Output: unknown };
    ClientSeq: { Input: number; Output: string };
  };
}>({
  plugins: [accessPlugin],
  defaultFieldNullability: false,
});

builder.queryType({});
builder.mutationType({});
builder.scalarType('JSON', { description: 'Any JSON value.', serialize: (value) => value });
builder.scalarType('ClientSeq', {
  description:
    'A number of at most 15 digits, as text, that rises with each call about one thing: the server ignores or refuses a call that arrives after a later one.',
  serialize: String,
  parseValue: (value) => {
    if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) {
      throw new GraphQLError('A ClientSeq is a text of 1 to 15 digits.');
    }
    return Number(value);
  },
});

const MutationErrorType = builder.objectRef<MutationError>('MutationError').implement({
  description: 'Why a mutation was refused: a stable code and a message for the person.',
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.exposeString('message'),
    reason: t.exposeString('reason', {
      description: 'Stable, and narrower than the code; the code where there is none.',
    }),
    unlock: t.exposeStringList('unlock', { description: 'Entitlement keys, any one of which would give access.' }),
    field: t.exposeString('field', { nullable: true, description: 'The field of the input that it is about.' }),
    retryAfter: t.exposeInt('retryAfter', { nullable: true, description: 'Seconds after which the call may succeed.' }),
  }),
});

type Types = typeof builder.$inferSchemaTypes;

/**
 * The fields of an input by which `inOrder` knows the request. `required`: of a call that without a number would be
 * carried out each time it is sent.
 */
export function requestNumberFields<Required extends boolean>(
  t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>,
  required: Required,
) {
  return {
    clientSeq: t.field({
      type: 'ClientSeq',
      required,
      description:
        'Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT.',
    }),
    deviceId: t.string({
      required,
      description: 'Identifies the device that numbers its requests; at most 64 characters.',
    }),
  };
}

/**
 * The payload of a mutation, whose resolver returns `payloadOf(result)`: `fields` of what it did, and `error` with the
 * reason when it was refused (API-03). The fields of a refused call are null.
 */
export function mutationPayload<T extends object>(
  name: string,
  fields: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Payload<T>>) => FieldMap,
) {
  const payload = builder.objectRef<Payload<T>>(name).implement({
    fields: (t) => ({
      ...fields(t),
      error: t.field({ type: MutationErrorType, nullable: true, resolve: ({ error }) => error }),
    }),
  });
  payloads.add(payload);
  return payload;
}
