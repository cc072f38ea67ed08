import { second } from '@atrium/domain/time.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useEffect, useRef } from 'react';
import { graphql } from '#lib/gql/gql.ts';
import type { KeepDocumentPresenceMutation } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import { announce } from '#ui/announce.ts';
import { fieldId } from './fieldId.ts';

const keepDocument = graphql(`
  mutation KeepDocumentPresence($kind: String!, $documentId: ID!, $field: String!) {
    saveDocumentPresence(kind: $kind, documentId: $documentId, field: $field) {
      others {
        memberId
        name
        field
      }
      error {
        ...FaultFields
      }
    }
  }
`);

/** Somebody else of the team who has the document open. */
export type Present = NonNullable<NonNullable<KeepDocumentPresenceMutation['saveDocumentPresence']>['others']>[number];

/** How often the page says that it is open, while somebody looks at it. */
const beatEvery = 10 * second;
const nobody: readonly Present[] = [];

/**
 * Who else of the team has a document open (DOC-02). The page says that it is open, and in which field its reader is,
 * only while it is visible; where nobody answers, nobody is shown.
 */
export function usePresence(kind: string, documentId: string): readonly Present[] {
  const { data, isError } = useQuery({
    queryKey: ['documentPresence', kind, documentId],
    queryFn: async () => {
      const { saveDocumentPresence } = await execute(keepDocument, { kind, documentId, field: focusedField() });
      return accepted(saveDocumentPresence).others ?? nobody;
    },
    refetchInterval: beatEvery,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    throwOnError: false,
  });
  const others = isError ? nobody : (data ?? nobody);
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const come = others.filter(({ memberId }) => !known.current.has(memberId));
    known.current = new Set(others.map(({ memberId }) => memberId));
    if (come.length > 0) announce(presenceWords(come));
  }, [others]);
  return others;
}

/** 'Henrik Lindqvist and Leila Haddad are here' */
export function presenceWords(others: readonly Present[]): string {
  const names = new Intl.ListFormat('en-US').format(others.map(({ name }) => name));
  return `${names} ${others.length === 1 ? 'is' : 'are'} here`;
}

const prefix = fieldId('');

/** The path of the field that has the focus; '' for none. */
function focusedField(): string {
  const field = document.activeElement?.closest(`[id^="${prefix}"]`);
  return field?.id.slice(prefix.length) ?? '';
}

/** Who is in which field of the document, by its path; a field that is folded shows nobody. */
export const PresenceContext = createContext<ReadonlyMap<string, readonly Present[]>>(new Map());

/** Who is in each field. */
export function byField(others: readonly Present[]): ReadonlyMap<string, readonly Present[]> {
  const found = new Map<string, readonly Present[]>();
  for (const each of others) {
    if (each.field !== '') found.set(each.field, [...(found.get(each.field) ?? []), each]);
  }
  return found;
}
