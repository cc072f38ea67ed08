import { execute, GraphQLError, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import { boundDocument } from './documentLimits.ts';

/** Why a field, or a whole document, has no value. The compiler's are plain objects that lack what they do not need. */
export type Failure = Pick<GraphQLError, 'message' | 'path'> &
  Partial<Pick<GraphQLError, 'locations' | 'originalError' | 'extensions'>>;

/** Without `data` nothing has run: the document or its variables are wrong. */
interface Executed {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly Failure[] | undefined;
}

interface Ready {
  readonly document: DocumentNode;
  /** Once the document was asked for again. */
  compiled: CompiledQuery | null;
}

/** The longest document that is read. */
export const maxTokens = 4_000;

/** Runs documents on `schema`: each is parsed, validated and bounded once, and compiled when it comes a second time. */
export function createExecutor(
  schema: GraphQLSchema,
): (text: string, context: Context, variables: Record<string, unknown>) => Promise<Executed> {
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
