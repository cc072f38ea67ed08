import type { Result } from '@atrium/domain/errors.ts';
import type { ContentNode, StoredNode } from '@atrium/domain/learning/contentNode.ts';
import { contentNodeForms, type ContentData } from '@atrium/domain/learning/contentNodeForm.ts';
import type { JsonSchema } from '@atrium/domain/readJson.ts';
import type { Context } from '../../../base/context.ts';
import { readStored } from '../../../base/sql/readStored.ts';

type Logging = Pick<Context, 'log'>;

/**
 * The nodes whose data has the fields of their kind. One that does not fit is logged and left out, and with it what is
 * inside it; the rest of the session stays (SSN-16).
 */
export function readNodes(logging: Logging, nodes: readonly StoredNode[]): ContentNode[] {
  return nodes.flatMap((node) => {
    const data = readNodeData(logging, node);
    // the schema is that of the node's kind, which the compiler does not follow through a table
    return data.ok ? [{ ...node, data: data.value } as ContentNode] : [];
  });
}

/** What a node of this kind has, from its column `data`; refuses with BROKEN_CONTENT. */
export function readNodeData<K extends StoredNode['kind']>(
  logging: Logging,
  { kind, sessionContentId, data }: Pick<StoredNode, 'sessionContentId' | 'data'> & { readonly kind: K },
): Result<ContentData[K]> {
  const at = { table: 'session_content', column: 'data', id: sessionContentId } as const;
  return readStored(logging, at, contentNodeForms[kind] as JsonSchema<ContentData[K]>, data);
}
