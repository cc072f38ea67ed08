import {
  execute,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import { boundDocument } from './documentLimits.ts';

interface Ready {
  readonly document: DocumentNode;
  /** Once the document was asked for again. */
  compiled: CompiledQuery | null;
}

const maxTokens = 4_000;

/**
 * Runs documents on `schema`: each is parsed, validated and bounded once, and compiled when it comes a second time.
 * An answer without `data` says that the document or its variables are wrong; nothing has run then.
 */
export function createExecutor(
  schema: GraphQLSchema,
): (text: string, context: Context, variables: Record<string, unknown>) => Promise<ExecutionResult> {
  const known = new LRUCache<string, Ready>({ max: 500 });

  return async (text, context, variables) => {
    const ready = known.get(text);
    if (ready === undefined) {
      const read = readDocument(schema, text);
      if ('errors' in read) return read;
      known.set(text, read);
      return execute({ schema, document: read.document, contextValue: context, variableValues: variables });
    }
    if (ready.compiled === null) {
      // the compiler is not needed for the first answers, and takes a good part of a start to load
      const { compileQuery, isCompiledQuery } = await import('graphql-jit');
      const compiled = compileQuery(schema, ready.document);
      if (!isCompiledQuery(compiled)) return compiled;
      ready.compiled = compiled;
    }
    return ready.compiled.query(undefined, context, variables);
  };
}

function readDocument(schema: GraphQLSchema, text: string): Ready | { readonly errors: readonly GraphQLError[] } {
  try {
    const document = parse(text, { maxTokens });
    const errors = validate(schema, document, [...specifiedRules, boundDocument]);
    return errors.length > 0 ? { errors } : { document, compiled: null };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
