export interface GraphqlBody {
  /** A document, or with `persisted` the hash of one. */
  readonly query: string;
  readonly persisted?: boolean;
  readonly variables?: Record<string, unknown> | null;
  readonly operationName?: string | null;
}

const longestQuery = 20_000;

/** Whether this is the body of a GraphQL request; checked by hand, because a schema compiler costs start-up time. */
export function isGraphqlBody(body: unknown): body is GraphqlBody {
  if (!isRecord(body)) return false;
  const { query, persisted, variables, operationName } = body;
  return (
    typeof query === 'string' &&
    query.length <= longestQuery &&
    (persisted === undefined || typeof persisted === 'boolean') &&
    (variables === undefined || variables === null || isRecord(variables)) &&
    (operationName === undefined || operationName === null || typeof operationName === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
