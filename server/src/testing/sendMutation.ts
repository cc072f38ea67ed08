import { getNamedType, isObjectType, type GraphQLField } from 'graphql';
import { schema } from '../schema.ts';
import { selectionOf } from './nastyCalls.ts';
import type { MutationCall } from './operation.ts';

/** What a mutation answered. */
export interface MutationAnswer {
  readonly payload: Readonly<Record<string, unknown>> | null;
  /** The code of its refusal; null when it succeeded. */
  readonly code: string | null;
}

/** Sends the nth call of a mutation over HTTP. */
export async function sendMutation(
  name: string,
  { caller, variables, varying = [] }: MutationCall,
  n = 0,
): Promise<MutationAnswer> {
  const field = schema.getMutationType()?.getFields()[name];
  if (field === undefined) throw new Error(`${name} is no mutation`);
  const { data, errors } = await caller.ask<Record<string, Record<string, unknown> | null>>(
    documentOf(field, varying),
    typeof variables === 'function' ? variables(n) : variables,
  );
  const payload = data?.[name] ?? null;
  const error = payload?.['error'] as { code: string } | null | undefined;
  return { payload, code: errors?.[0]?.extensions.code ?? error?.code ?? null };
}

/** The mutation with all its arguments, and all fields of its payload, and the code of the error. */
function documentOf({ name, args, type }: GraphQLField<unknown, unknown>, varying: readonly string[]): string {
  const payload = getNamedType(type);
  if (!isObjectType(payload)) throw new Error(`${name} has no payload`);
  const all = Object.values(payload.getFields());
  const answered = all.filter((field) => field.name !== 'error' && !varying.includes(field.name));
  const selected = [...answered.map((field) => `${field.name}${selectionOf(field.type, 3)}`), 'error { code }'];
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`);
  const brackets = (texts: readonly string[]): string => (texts.length > 0 ? `(${texts.join(', ')})` : '');
  return `mutation ${brackets(declared)} { ${name}${brackets(passed)} { ${selected.join(' ')} } }`;
}
