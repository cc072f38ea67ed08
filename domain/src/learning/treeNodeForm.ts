import * as z from 'zod/mini';
import { rowsLike, schemaOf } from '../document/anyDocument.ts';
import { isRecord } from '../document/isSame.ts';
import { contentFields } from './contentTreeForm.ts';

const schemas = {
  ANNOUNCEMENT: schemaOf(contentFields.ANNOUNCEMENT),
  WELCOME: schemaOf(contentFields.WELCOME),
  RESOURCES: schemaOf(contentFields.RESOURCES),
  TASK: schemaOf(contentFields.TASK),
  PROJECT_SUBMISSION: schemaOf(contentFields.PROJECT_SUBMISSION),
  RICH_TEXT: schemaOf(contentFields.RICH_TEXT),
  VIDEO_GROUP: schemaOf(contentFields.VIDEO_GROUP),
  CTA_BUTTON: schemaOf(contentFields.CTA_BUTTON),
  CALENDAR: schemaOf(contentFields.CALENDAR),
  SCHEDULE: schemaOf(contentFields.SCHEDULE),
  CHECKLIST_ITEM: schemaOf(contentFields.CHECKLIST_ITEM),
};
type Schemas = typeof schemas;

/** A node of a session's content as its document has it; days are yyyy-MM-dd, instants ISO texts. */
export type TreeNode = { readonly [Type in keyof Schemas]: Readonly<z.infer<Schemas[Type]>> }[keyof Schemas];
export type NodeType = TreeNode['type'];
export type TreeNodeOf<Type extends NodeType> = Extract<TreeNode, { readonly type: Type }>;

/** By the schema of its type. The unions of zod would be loaded by members' pages that have a form. */
const node = z.transform((value: unknown, { issues }): TreeNode => {
  const schema = isRecord(value) ? Object.entries(schemas).find(([type]) => type === value['type'])?.[1] : undefined;
  if (schema === undefined) {
    issues.push({ code: 'invalid_value', values: Object.keys(schemas), input: value, path: ['type'] });
    return z.NEVER;
  }
  const read = schema._zod.run({ value, issues: [] }, { async: false }) as z.core.ParsePayload<TreeNode>;
  issues.push(...read.issues);
  return read.value;
});

/** The nodes of a tree in their order; a node comes after the one that it is in. */
export const contentNodes = rowsLike(node, 500);
