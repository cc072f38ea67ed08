import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { containsText, epochMillis, isAmong } from '../../../base/sql/fragments.ts';
import type { ListedDraft } from '../types.ts';
import { savedByName } from './drafts.ts';

/** The titles of the drafts of these documents, by kind and id: 'video/doors'. */
export async function listDraftTitles(tx: Tx, keys: readonly DocumentKey[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('draft')
    .select(['kind', 'id', 'title'])
    .where((eb) => isAmong(eb.ref('kind'), [...new Set(keys.map(({ kind }) => kind))]))
    .where((eb) => isAmong(eb.ref('id'), [...new Set(keys.map(({ id }) => id))]))
    .execute();
  return new Map(rows.map(({ kind, id, title }) => [`${kind}/${id}`, title]));
}

/** The drafts of these documents, as lists have them: without their bodies. */
export function listDraftsOf(tx: Tx, kind: string, ids: readonly string[]): Promise<ListedDraft[]> {
  return tx
    .selectFrom('draft as d')
    .select((eb) => [
      'd.id',
      'd.version',
      'd.saved_by as savedBy',
      savedByName(eb),
      epochMillis(eb.ref('d.saved_at')).as('savedAt'),
      epochMillis(eb.ref('d.publish_at')).as('publishAt'),
      'd.failure',
    ])
    .where('d.kind', '=', kind)
    .where((eb) => isAmong(eb.ref('d.id'), ids))
    .execute();
}

/** Drafts of these kinds whose title has these words, or of this id, the newest first. */
export function listDraftsFound(
  tx: Tx,
  { kinds, text, count }: { readonly kinds: readonly string[]; readonly text: string; readonly count: number },
): Promise<{ readonly kind: string; readonly id: string; readonly title: string }[]> {
  return tx
    .selectFrom('draft as d')
    .select(['d.kind', 'd.id', 'd.title'])
    .where((eb) => isAmong(eb.ref('d.kind'), kinds))
    .where((eb) => eb.or([containsText(eb.ref('d.title'), text), eb('d.id', '=', text)]))
    .orderBy('d.saved_at', 'desc')
    .orderBy('d.id')
    .limit(count)
    .execute();
}
