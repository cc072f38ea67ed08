import { sql } from 'kysely';
import { text } from './columns.ts';
import type { Tx } from './db.ts';
import { statement } from './statement.ts';

const linking = statement(
  { kind: text, id: text, title: text },
  ({ pattern }: { pattern: string }) => sql`
    select distinct texts.kind, texts.id, texts.title from content_texts(${pattern}) texts
    order by texts.kind, texts.title, texts.id`,
);

/**
 * What leads to a page of ours by its path, a sentence each, but for the document of that page itself (DOC-07): content
 * in every state, and drafts.
 */
export async function listLinks(
  tx: Tx,
  path: string,
  own: { readonly kind: string; readonly id: string },
): Promise<readonly string[]> {
  const pattern = `${path.replaceAll(/[^\w/-]/g, String.raw`\$&`)}(?![\\w-])`;
  const rows = await linking.rows(tx, { pattern });
  return rows
    .filter(({ kind, id }) => (kind === 'draft' ? id !== `${own.kind}/${own.id}` : kind !== own.kind || id !== own.id))
    .map(({ kind, title }) =>
      kind === 'draft' ? `A draft, ${title}, links to it.` : `The ${kind} ${title} links to it.`,
    );
}
