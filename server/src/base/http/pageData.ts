import type { RouteMatch } from '@atrium/domain/access/matchRoute.ts';
import type { FastifyRequest } from 'fastify';

/** What the HTML contains besides the page that all share (decision 077). */
export interface PageData {
  /** Null for a visitor. */
  readonly memberId: string | null;
  /** Product time, epoch milliseconds. */
  readonly now: number;
  /** Whether the sandbox can move product time, which the page follows then. */
  readonly clockMoves: boolean;
  /** The answer of the token endpoint; null when the token in the cookie is about to expire. */
  readonly token: { readonly id_token: string; readonly expires_in: number } | null;
  /** Persisted documents by hash, with their variables and complete data. */
  readonly answers: readonly { readonly hash: string; readonly variables: object; readonly data: unknown }[];
  /** There is no such page for this member, as none of the team for anybody else (STU-05); not sent. */
  readonly isNotFound: boolean;
  /** It is shown in the frame of a preview (DOC-08); not sent. */
  readonly isPreview?: boolean;
  /** The large picture at the top of the page, which is preloaded. */
  readonly picture: string | null;
}

/** The data for the person who opens a page; null where the page has to ask for itself. */
export type FindPageData = (
  request: FastifyRequest,
  page: Extract<RouteMatch, { kind: 'page' }>,
) => Promise<PageData | null>;

/** What the preview of a shared link shows of a page, instead of what all pages have. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  readonly image: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };
}

/** The head of a page that shows itself to people who were sent its link; null for all others. */
export type FindPageHead = (page: Extract<RouteMatch, { kind: 'page' }>) => Promise<PageHead | null>;
