import type { Known } from '@atrium/server/testing/nastyCalls.ts';
import { selectionOf } from '@atrium/server/testing/nastyCalls.ts';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** A call of one query of the API, with every field of its result. */
export interface RootCall {
  readonly name: string;
  readonly document: string;
}

/**
 * Calls of every query: with its required arguments alone, and with all, by turns with each value of an enum and each
 * of the `known` ids, texts and numbers of that name; a text without any is a common word.
 */
export function callsOfQueries(schema: GraphQLSchema, known: Known): RootCall[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const required = field.args.filter(({ type }) => isNonNullType(type));
    const documents = [required, field.args].flatMap((args) => {
      const choices = Math.max(1, ...args.map(({ name, type }) => choicesOf(type, known[name])));
      return Array.from({ length: choices }, (_, choice) => documentOf(field, args, known, choice));
    });
    return [...new Set(documents)].map((document) => ({ name: field.name, document }));
  });
}

function documentOf(
  field: GraphQLField<unknown, unknown>,
  args: GraphQLField<unknown, unknown>['args'],
  known: Known,
  choice: number,
): string {
  const given = args.map(({ name, type }) => `${name}: ${literalOf(type, name, known, choice)}`).join(', ');
  return `{ ${field.name}${given === '' ? '' : `(${given})`}${selectionOf(field.type, 5)} }`;
}

function choicesOf(type: GraphQLInputType, values: readonly string[] = []): number {
  const bare = getNullableType(type);
  return isEnumType(bare) ? bare.getValues().length : values.length;
}

function literalOf(type: GraphQLInputType, name: string, known: Known, choice: number): string {
  const bare = getNullableType(type);
  if (isListType(bare)) return `[${literalOf(bare.ofType, name, known, choice)}]`;
  if (isEnumType(bare)) {
    const values = bare.getValues();
    return valueAt(values, choice)?.name ?? '';
  }
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type, field.name, known, choice)}`).join(', ')} }`;
  }
  const one = valueAt(known[name] ?? [], choice);
  if (bare.name === 'Int') return one ?? '20';
  const scalars: Readonly<Record<string, string>> = { Boolean: 'true', Float: '1', ClientSeq: '"1"' };
  return scalars[bare.name] ?? JSON.stringify(one ?? 'pricing');
}

function valueAt<T>(values: readonly T[], choice: number): T | undefined {
  return values[choice % values.length];
}
