import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { changedParts } from '@atrium/domain/document/changedParts.ts';
import { mergeBodies } from '@atrium/domain/document/mergeBodies.ts';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { invalidateTags } from '#lib/cacheTags.ts';
import { CallError } from '#lib/callError.ts';
import { keptDraft } from '#lib/form/keptDraft.ts';
import type { Saved } from '#lib/form/saved.types.ts';
import { useSavedForm, type SavedForm } from '#lib/form/useSavedForm.ts';
import type { DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { saveDraft } from './documentCalls.ts';
import type { StudioKind } from './kinds.ts';
import { documentQuery } from './studioQueries.ts';

export type Values = Record<string, unknown>;
export type DocumentForm = SavedForm<Values>;

/** Any body: what is wrong with a draft does not keep it from being saved (DOC-02). */
const anyBody = z.record(z.string(), z.unknown());
const autosaveAfter = 3_000;

/** What a form begins with: the draft, else what members meet. */
export function savedOf({ draft, published }: DocumentFieldsFragment, empty: DocumentBody): Saved<Values> {
  const body = (draft?.body ?? published ?? empty) as Values;
  return { values: body, version: draft?.version ?? 0 };
}

/** Saves what has changed: a long document is sent in pieces. */
async function saveChanged(
  key: { readonly kind: string; readonly documentId: string; readonly version: number },
  began: DocumentBody,
  body: DocumentBody,
  leaving: boolean,
) {
  try {
    const parts = changedParts(began, body);
    return await saveDraft({ ...key, partial: true, body: parts.body, began: parts.began }, { keepalive: leaving });
  } catch (failure) {
    if (!(failure instanceof CallError) || failure.code !== 'NOT_FOUND') throw failure;
    // somebody has thrown the draft away; what is written here is not lost with it
    return saveDraft({ ...key, version: 0, body, began: null }, { keepalive: leaving });
  }
}

/** The form of a document: it saves itself as a draft, and merges what others have changed apart (DOC-02). */
export function useDocumentForm(
  { memberId }: Pick<SignedIn, 'memberId'>,
  kind: StudioKind,
  document: DocumentFieldsFragment,
  onSaved: (at: string) => void,
) {
  const queryClient = useQueryClient();
  const [id, saved] = [document.id, savedOf(document, kind.empty)];
  const form = useSavedForm<Values>({
    schema: anyBody,
    saved,
    autosaveAfter,
    draft: keptDraft<Values>(`${memberId}/studio/${kind.kind}/${id}`),
    merge: (base, mine, newest) => mergeBodies(base, mine, newest).value,
    save: async (body, version, leaving, began) => {
      const draft = await saveChanged({ kind: kind.kind, documentId: id, version }, began, body, leaving);
      if (draft === null) throw new Error('a saved draft has no answer');
      // what is published so already needs no draft, and there is none of version 0
      if (draft.version > 0) onSaved(draft.savedAt);
      void invalidateTags(queryClient, ['documents']);
      return { values: draft.body as Values, version: draft.version };
    },
    reload: async () => {
      const answer = await queryClient.query({ ...documentQuery(kind.kind, id), staleTime: 0 });
      if (answer.page === null) throw new Error('the document is gone');
      return savedOf(answer.page, kind.empty);
    },
  });
  return form;
}
