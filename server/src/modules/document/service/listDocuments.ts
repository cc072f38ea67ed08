import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { listArchived } from '../store/archive.ts';
import { listDrafts } from '../store/drafts.ts';
import { listNewest } from '../store/revisions.ts';
import type { DocumentDeps, DocumentListInput, DocumentPage, Draft, ListedDocument } from '../types.ts';
import { kindNamed } from './kindOf.ts';

const mostPerPage = 200;

/**
 * A page of the documents of a kind. New ones, of which there is only a draft, are before the others on the first page.
 * Refuses with NOT_FOUND for an unknown kind, and with INVALID_INPUT for a page that there cannot be.
 */
export async function listDocuments(deps: DocumentDeps, input: DocumentListInput): Promise<Result<DocumentPage>> {
  const found = kindNamed(deps, input.kind);
  if (!found.ok) return found;
  const kind = found.value;
  const { after, count, state, text, sort, ids } = input;
  if (count < 1 || count > mostPerPage || after < 0) return refuse('INVALID_INPUT', { reason: 'PAGE' });
  if (ids !== null && ids.length > mostPerPage) return refuse('INVALID_INPUT', { reason: 'IDS' });
  return snapshot(deps.db, async (tx) => {
    const drafts = new Map(
      (await listDrafts(tx, input.kind))
        .filter(({ id }) => ids?.includes(id) ?? true)
        .map((draft) => [draft.id, draft]),
    );
    const archived = await listArchived(tx, input.kind);
    const only = ids ?? (state === 'ARCHIVED' ? archived : state === 'DRAFT' ? [...drafts.keys()] : null);
    const page = await kind.list(tx, {
      text: text.trim().slice(0, 200),
      isPublished: state === 'PUBLISHED' ? true : state === 'TAKEN_BACK' ? false : null,
      only: state === 'NEW' ? [] : only,
      without: ids !== null || state === 'ARCHIVED' ? [] : archived,
      sort,
      after,
      count,
      now: deps.now,
    });
    const newest = new Map(
      (
        await listNewest(
          tx,
          input.kind,
          page.items.map(({ id }) => id),
        )
      ).map(({ id, ...changed }) => [id, changed]),
    );
    const listed = page.items.map(({ id, title, isPublished }): ListedDocument => ({
      kind: input.kind,
      id,
      title,
      state: archived.includes(id) ? 'ARCHIVED' : isPublished ? 'PUBLISHED' : 'TAKEN_BACK',
      draft: shown(drafts.get(id)),
      changed: newest.get(id) ?? null,
    }));
    const hasNew = after === 0 && (state === null || state === 'NEW' || state === 'DRAFT');
    const added = hasNew ? await listNew(tx, kind, [...drafts.values()], { text, archived, now: deps.now }) : [];
    const next = after + count;
    return ok({ items: [...added, ...listed], total: page.total, nextAfter: next < page.total ? next : null });
  });
}

/** Drafts of what was never published, by the words of their titles. */
async function listNew(
  tx: Parameters<DocumentKind['load']>[0],
  kind: DocumentKind,
  drafts: readonly Draft[],
  { text, archived, now }: { readonly text: string; readonly archived: readonly string[]; readonly now: number },
): Promise<ListedDocument[]> {
  const ids = drafts.map(({ id }) => id);
  const asked = {
    text: '',
    isPublished: null,
    only: ids,
    without: [],
    sort: 'title',
    after: 0,
    count: ids.length,
    now,
  } as const;
  const there = new Set(ids.length === 0 ? [] : (await kind.list(tx, asked)).items.map(({ id }) => id));
  const words = text.trim().toLowerCase();
  return drafts
    .filter(({ id }) => !there.has(id) && !archived.includes(id))
    .map((draft): ListedDocument => ({
      kind: draft.kind,
      id: draft.id,
      title: kind.definition.titleOf(draft.body),
      state: 'NEW',
      draft: shown(draft),
      changed: null,
    }))
    .filter(({ title }) => title.toLowerCase().includes(words));
}

function shown(draft: Draft | undefined): ListedDocument['draft'] {
  if (draft === undefined) return null;
  const { version, savedBy, savedByName, savedAt, publishAt, failure } = draft;
  return { version, savedBy, savedByName, savedAt, publishAt, failure };
}
