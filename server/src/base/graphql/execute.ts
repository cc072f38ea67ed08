import {
  execute,
  getNamedType,
  GraphQLError,
  isInputObjectType,
  isNonNullType,
  Kind,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { boundDocument, limitError } from './documentLimits.ts';

/**
 * Why a field, or a whole document, has no value. The compiler's failures are plain objects without the optional
 * fields.
 */
export type Failure = Pick<GraphQLError, 'message' | 'path'> &
  Partial<Pick<GraphQLError, 'locations' | 'originalError' | 'extensions'>>;

/** Without `data` nothing was executed: the document or its variables are invalid. */
export interface Executed {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly Failure[] | undefined;
}

interface Ready {
  readonly document: DocumentNode;
  /** The compiler refuses a request that leaves a required variable, or a required field of one, to its default. */
  readonly isCompilable: boolean;
  /** Compiled on the document's second use. */
  compiled: CompiledQuery | null;
}

/** Executes the text of a document. */
export type RunDocument = (text: string, context: Context, variables: Record<string, unknown>) => Promise<Executed>;

/** The longest document that is parsed. */
export const maxTokens = 4_000;

/**
 * Executes documents on `schema`: each is parsed, validated and limited once, and compiled on its second use (decision
 * 007).
 */
export function createExecutor(schema: GraphQLSchema): RunDocument {
  const documents = new LRUCache<string, Ready>({ max: 500 });

  return async (text, context, variables) => {
    const ready = documents.get(text);
    if (ready === undefined) {
      const read = readDocument(schema, text);
      if ('errors' in read) return read;
      documents.set(text, read);
      return execute({ schema, document: read.document, contextValue: context, variableValues: variables });
    }
    if (!ready.isCompilable) {
      return execute({ schema, document: ready.document, contextValue: context, variableValues: variables });
    }
    if (ready.compiled === null) {
      // loaded later, because the first answers do not need the compiler, and it is slow to load
      const { compileQuery, isCompiledQuery } = await import('graphql-jit');
      const compiled = compileQuery(schema, ready.document);
      if (!isCompiledQuery(compiled)) return compiled;
      ready.compiled = compiled;
    }
    return ready.compiled.query(undefined, context, variables);
  };
}

function hasRequiredDefault(schema: GraphQLSchema, definition: DefinitionNode): boolean {
  return (
    definition.kind === Kind.OPERATION_DEFINITION &&
    (definition.variableDefinitions ?? []).some(
      ({ type, defaultValue }) =>
        (type.kind === Kind.NON_NULL_TYPE && defaultValue !== undefined) ||
        holdsRequiredDefault(typeFromAST(schema, type)),
    )
  );
}

/** Whether an input object, or one in it, has a required field with a default. */
function holdsRequiredDefault(type: GraphQLType | undefined, within: readonly GraphQLType[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || within.includes(named)) return false;
  return Object.values(named.getFields()).some(
    (field) =>
      (isNonNullType(field.type) && field.defaultValue !== undefined) ||
      holdsRequiredDefault(field.type, [...within, named]),
  );
}

function readDocument(schema: GraphQLSchema, text: string): Ready | { readonly errors: readonly GraphQLError[] } {
  try {
    const document = parse(text, { maxLexicalTokens: maxTokens });
    const errors = validate(schema, document, [...specifiedRules, boundDocument]);
    return errors.length > 0
      ? { errors }
      : {
          document,
          isCompilable: !document.definitions.some((definition) => hasRequiredDefault(schema, definition)),
          compiled: null,
        };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    // the parser is recursive: a few thousand brackets exhaust the stack before the depth can be counted
    if (error instanceof RangeError) return { errors: [limitError('This document is nested too deeply.')] };
    throw error;
  }
}
