import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { nastyJson, nastyNumber, nastyText } from './nasty.ts';

/** One GraphQL request. */
export interface NastyCall {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** Existing values, by the name of an argument or input field, with which a call passes the first checks. */
export type Known = Readonly<Record<string, readonly string[]>>;

/** Calls of every root field except `except`, with arguments of the schema's types and of any other type. */
export function nastyCalls(schema: GraphQLSchema, known: Known, except: readonly string[]): fc.Arbitrary<NastyCall> {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type !== undefined && type !== null);
  const calls = roots.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ name }) => !except.includes(name))
      .map((field) => callOf(type === roots[0] ? 'query' : 'mutation', field, known)),
  );
  return fc.oneof(...calls);
}

/** The names of all arguments and input fields that are ids. */
export function idsTakenBy(schema: GraphQLSchema): string[] {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const taken = [...roots.flatMap(({ args }) => args), ...inputs.flatMap((type) => Object.values(type.getFields()))];
  return [...new Set(taken.filter(({ type }) => getNamedType(type).name === 'ID').map(({ name }) => name))];
}

/** The arguments of a call, with the fields of an input object in its place. */
export function takenBy({ args }: GraphQLField<unknown, unknown>): readonly (GraphQLArgument | GraphQLInputField)[] {
  return args.flatMap((arg): readonly (GraphQLArgument | GraphQLInputField)[] => {
    const type = getNamedType(arg.type);
    return isInputObjectType(type) ? Object.values(type.getFields()) : [arg];
  });
}

function callOf(kind: string, field: GraphQLField<unknown, unknown>, known: Known): fc.Arbitrary<NastyCall> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const text = (name: string): string =>
    `${kind} ${name}${declared === '' ? '' : `(${declared})`} { ${field.name}${given === '' ? '' : `(${given})`}${selectionOf(field.type, 4)} }`;
  const variables = fc.record(
    Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, name, known)])),
    { requiredKeys: field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name) },
  );
  // under one name a document is compiled on its second use; under a new name it is interpreted
  const name = fc.oneof(
    fc.constant('Known'),
    fc.integer({ min: 0, max: 1e9 }).map((n) => `New${String(n)}`),
  );
  return fc.record({ query: name.map(text), variables });
}

/** All fields of the result, a few levels deep. */
export function selectionOf(type: GraphQLField<unknown, unknown>['type'], levels: number): string {
  const named = getNamedType(type);
  if (isLeafType(named) || !isObjectType(named)) return '';
  const fields = Object.values((named as GraphQLObjectType).getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) || levels > 1,
  );
  return ` { __typename ${fields.map((field) => field.name + selectionOf(field.type, levels - 1)).join(' ')} }`;
}

function valueOf(type: GraphQLInputType, name: string, known: Known): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(type, name, known) }, { weight: 1, arbitrary: nastyJson });
}

function fitting(type: GraphQLInputType, name: string, known: Known): fc.Arbitrary<unknown> {
  const bare = getNullableType(type);
  if (isListType(bare)) return fc.array(valueOf(bare.ofType, name, known), { maxLength: 4 });
  if (isEnumType(bare)) return fc.constantFrom(...bare.getValues().map((value) => value.name));
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    const values = fc.record(
      Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field.name, known)])),
      { requiredKeys: fields.filter((field) => isNonNullType(field.type)).map((field) => field.name) },
    );
    const strange = fc.dictionary(nastyText(), nastyJson, { minKeys: 1, maxKeys: 3 });
    return fc.oneof(
      { weight: 9, arbitrary: values },
      { weight: 1, arbitrary: fc.tuple(values, strange).map(([some, more]) => ({ ...some, ...more })) },
    );
  }
  if (bare.name === 'Boolean') return fc.boolean();
  if (bare.name === 'Int')
    return fc.oneof(
      fc.integer({ min: -1, max: 60 }),
      nastyNumber.map((n) => Math.trunc(n)),
    );
  if (bare.name === 'Float') return fc.oneof(fc.double({ min: 0, max: 100, noNaN: true }), nastyNumber);
  const text = nastyText(known[name] ?? []);
  // nine of ten are valid, for a scalar that is refused ends the whole document
  if (bare.name === 'ClientSeq')
    return fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 10 ** 12 }).map(String) }, { weight: 1, arbitrary: text });
  return text;
}
