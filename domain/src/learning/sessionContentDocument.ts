import type * as z from 'zod/mini';
import {
  schemaOf,
  textOf,
  type DocumentBody,
  type DocumentDefinition,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { isRecord } from '../document/isSame.ts';
import { contentFaults, type ContentFacts } from './contentFaults.ts';
import { contentFields, weekdayFields } from './contentTreeForm.ts';
import { contentNodes } from './treeNodeForm.ts';

const fields = {
  nodes: { label: 'Content', part: 'tree', schema: contentNodes, fieldsOf: contentFields },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** The content of a session as its document has it: its nodes in the order of the tree. */
export type SessionContentBody = Readonly<z.infer<typeof schema>>;

/**
 * What members find in a session: welcome, tasks, announcements, checks. Its id is that of the session, whose dates and
 * seats are a document of their own, so that each is published by itself (decision 195).
 */
export const sessionContentDocument: DocumentDefinition<SessionContentBody, ContentFacts> = {
  kind: 'sessionContent',
  noun: ['content of a session', 'contents of sessions'],
  fields,
  schema,
  empty: { nodes: [] },
  titleOf: (body) => {
    const nodes = rowsOf(body['nodes']);
    const welcome = nodes.find(({ type }) => type === 'WELCOME') ?? nodes.find((node) => textOf(node['title']) !== '');
    return textOf(welcome?.['title']);
  },
  missing: ({ nodes }, facts) => contentFaults(nodes, facts),
  isPublished: () => true,
  // a session has its content as long as it is there
  takenBack: () => null,
  withNewIds: (body, makeId) => ({ ...body, nodes: withNewNodeIds(rowsOf(body['nodes']), makeId) }),
};

type Row = Readonly<Record<string, unknown>>;
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Copies of nodes with ids of their own, which refer to each other as the originals do (DOC-06). */
export function withNewNodeIds<Node extends DocumentBody>(nodes: readonly Node[], makeId: () => string): Node[] {
  const ids = new Map(nodes.map((node) => [node['id'], makeId()]));
  const renewed = (id: unknown): unknown => ids.get(id) ?? id;
  return nodes.map((node) => {
    const { videos } = node as Row;
    const days = weekdayFields.flatMap((name) => {
      const day = (node as Row)[name];
      return isRecord(day) ? [[name, { ...day, itemId: renewed(day['itemId']) }] as const] : [];
    });
    return {
      ...node,
      id: renewed(node['id']),
      parentId: renewed(node['parentId']),
      ...('refId' in node && { refId: renewed(node['refId']) }),
      ...(Array.isArray(videos) && { videos: rowsOf(videos).map((video) => ({ ...video, id: makeId() })) }),
      ...Object.fromEntries(days),
    };
  });
}
