import { createContext } from 'react';
import type { DraftNode } from './treeNodes.ts';

/** What the fields of a node choose from. */
export interface TreeChoices {
  /** The nodes of the tree that is edited. */
  readonly nodes: readonly DraftNode[];
  /** The meetings of its session, by their numbers; null while nothing is known of them. */
  readonly meetings: readonly { readonly number: number; readonly title: string }[] | null;
}
export const TreeContext = createContext<TreeChoices>({ nodes: [], meetings: null });

/** The document that is edited, by its kind and id. */
export const EditedContext = createContext<{ readonly kind: string; readonly id: string }>({ kind: '', id: '' });
