import { refusal } from '../errors.ts';
import type { Instead } from './explainAccess.ts';
import type { RouteParams } from './matchRoute.ts';
import type { Viewer } from './viewer.ts';

/** A document that a page asks for when it opens. */
export interface FirstDocument {
  /** The name of the persisted document. */
  readonly operation: string;
  /** In the order in which the page sends them. */
  readonly variables: object;
  /** The address of the large picture at the top of the page, from the document's data. */
  readonly picture?: (data: never) => string | null | undefined;
  /** By its data, whether the page asks for it and the address names something (THR-22); absent: always. */
  readonly comes?: (data: never) => boolean;
  /**
   * What the page shows instead of its content, by the document's data (D82); null where it opens. Absent for a part
   * without which the page opens all the same.
   */
  readonly instead?: (data: never) => Instead | null;
}

/** The parameters of the query of an address, the last one of each name. */
export type AddressQuery = Readonly<Record<string, string>>;

/**
 * What a subject's pages ask for when a member opens them, by their path in the route table. The HTML contains the
 * answers (decision 077); what a page asks for with other variables it requests as usual. A journey checks that the two
 * are the same, and that the page asks for all of them. `isPhone`: whether the browser says that it is one; a wrong
 * word costs a request.
 */
export type FirstView = Readonly<
  Record<
    string,
    (viewer: Viewer, params: RouteParams, query: AddressQuery, isPhone: boolean) => readonly FirstDocument[]
  >
>;

/** A document for a part of a page. */
export const ask = (operation: string, variables: object = {}): FirstDocument => ({ operation, variables });

export const missing: Instead = { refusal: refusal('NOT_FOUND') };

/** The document that a page is made of: it is not found where there is nothing. */
export const page = (operation: string, variables: object = {}): FirstDocument => ({
  operation,
  variables,
  instead: (data: Readonly<Record<string, unknown>>) => (Object.values(data)[0] === null ? missing : null),
});

/** What the pages of limited members ask for besides. */
export const limitedOnly = (viewer: Viewer, ...documents: FirstDocument[]): readonly FirstDocument[] =>
  viewer.accountType === 'LIMITED' ? documents : [];
