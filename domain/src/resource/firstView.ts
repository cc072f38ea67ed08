import { page, type FirstView } from '../access/firstDocument.ts';
import type { ResourceType } from './library.ts';

/** The variables of the document of the library: what is searched for, and the number of a page from 1. */
export const resourcesVariables = (
  {
    q,
    types,
    stacks,
  }: { readonly q: string; readonly types: readonly ResourceType[]; readonly stacks: readonly string[] },
  number: number,
) => ({ filter: { query: q, types: [...types], stacks: [...stacks] }, page: number });

/** The library. */
export const resourceView: FirstView = {
  '/resources': () => [page('ResourcesPage', resourcesVariables({ q: '', types: [], stacks: [] }, 1))],
  '/resources/{slug}': (_viewer, { slug = '' }) => [page('ResourcePage', { slug })],
};
