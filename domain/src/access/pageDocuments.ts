import { catalogueView } from '../catalogue/firstView.ts';
import { certificateView } from '../certificate/firstView.ts';
import { eventView } from '../event/firstView.ts';
import { insightView } from '../insight/firstView.ts';
import { memberView } from '../member/firstView.ts';
import { organizationView } from '../organization/firstView.ts';
import { planView } from '../plan/firstView.ts';
import { parseQuery } from '../queryString.ts';
import { resourceView } from '../resource/firstView.ts';
import { sessionView } from '../session/firstView.ts';
import { videoView } from '../video/firstView.ts';
import type { FirstDocument, FirstView } from './firstDocument.ts';
import type { RouteParams } from './matchRoute.ts';
import type { Viewer } from './viewer.ts';

/** A page as its address names it. */
export interface Page {
  readonly route: { readonly path: string };
  readonly params: RouteParams;
  /** The query of its address without '?'; undefined without one. */
  readonly query: string | undefined;
  /** Whether the browser that opens it says that it is a phone; absent: no. */
  readonly isPhone?: boolean;
}

/** What the pages of members ask for when they open, by their path in the route table. */
export const firstViews: FirstView = {
  ...memberView,
  ...catalogueView,
  ...sessionView,
  ...videoView,
  ...certificateView,
  ...eventView,
  ...resourceView,
  ...insightView,
  ...planView,
  ...organizationView,
};

/** What the page of a member asks for when it opens without a query in its address, and those of a company with one. */
export function pageDocuments(
  viewer: Viewer,
  { route: { path }, params, query, isPhone = false }: Page,
): readonly FirstDocument[] {
  return firstViews[path]?.(viewer, params, Object.fromEntries(parseQuery(query ?? '')), isPhone) ?? [];
}

/** Whether the documents of a page depend on the query of its address. */
export function readsQuery(path: string): boolean {
  return Object.hasOwn(organizationView, path);
}
