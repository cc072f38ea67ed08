import { isDay } from '@atrium/domain/isDay.ts';
import type { ActorKind } from '#lib/gql/graphql.ts';

/** What the audit log is narrowed to; all of it is in the address (STU-04). */
export interface AuditFilters {
  readonly text: string;
  readonly actorKind: ActorKind | null;
  /** A day, yyyy-MM-dd, from whose beginning it is read, and one until whose end; '' for any. */
  readonly from: string;
  readonly to: string;
}

export interface AuditSearch {
  readonly q?: string | undefined;
  readonly by?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Who acted, by the word in the address. */
export const actorViews = [
  { id: '', label: 'Everybody', kind: null },
  { id: 'people', label: 'People', kind: 'PERSON' },
  { id: 'commands', label: 'Commands', kind: 'COMMAND' },
  { id: 'site', label: 'The site', kind: 'JOB' },
] as const satisfies readonly { id: string; label: string; kind: ActorKind | null }[];

const day = (text: string): string => (isDay(text) ? text : '');

/** Reads them from the address; an unknown word is as if it were not there. */
export function parseAuditFilters({ q = '', by = '', from = '', to = '' }: AuditSearch): AuditFilters {
  return {
    text: q.trim().slice(0, 254),
    actorKind: actorViews.find(({ id }) => id === by)?.kind ?? null,
    from: day(from),
    to: day(to),
  };
}

/** The address has only what is not so anyway. */
export function formatAuditFilters({ text, actorKind, from, to }: AuditFilters): AuditSearch {
  const id = actorViews.find(({ kind }) => kind === actorKind)?.id ?? '';
  return { q: text || undefined, by: id || undefined, from: from || undefined, to: to || undefined };
}
