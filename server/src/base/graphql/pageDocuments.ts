import type { RouteParams } from '@atrium/domain/access/matchRoute.ts';
import type { Route } from '@atrium/domain/access/routeTable.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { firstDocuments, type FirstDocument } from './firstDocuments.ts';
import { organizationDocuments } from './organizationDocuments.ts';

/** A page as its address names it. */
export interface Page {
  readonly route: Pick<Route, 'path'>;
  readonly params: RouteParams;
  /** The query of its address without '?'; undefined without one. */
  readonly query: string | undefined;
}

/** What the page of a member asks for when it opens without a query in its address, and those of a company with one. */
export function pageDocuments(viewer: Viewer, { route: { path }, params, query }: Page): readonly FirstDocument[] {
  const organization = organizationDocuments[path];
  return organization === undefined
    ? (firstDocuments[path]?.(viewer, params) ?? [])
    : organization(viewer, params, Object.fromEntries(new URLSearchParams(query)));
}

/** Whether the documents of a page depend on the query of its address. */
export function readsQuery(path: string): boolean {
  return organizationDocuments[path] !== undefined;
}

export type NamedDocuments = ReadonlyMap<string, { readonly hash: string; readonly text: string }>;

/** The persisted documents by the name of their query. `persisted`: by hash. */
export function byName(persisted: Readonly<Record<string, string>>): NamedDocuments {
  return new Map(
    Object.entries(persisted).map(([hash, text]) => [/\bquery (\w+)/.exec(text)?.[1] ?? hash, { hash, text }]),
  );
}

/** The document of this name. Throws where there is none: a programming error. */
export function getDocument(
  named: NamedDocuments,
  operation: string,
): { readonly hash: string; readonly text: string } {
  const document = named.get(operation);
  if (document === undefined) throw new Error(`there is no document ${operation}`);
  return document;
}
