import type { Editor } from '@tiptap/core';

/** What the buttons show of an editor. */
export interface ToolState {
  readonly active: readonly string[];
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
}

const marks = ['bold', 'italic', 'link', 'bulletList', 'orderedList', 'blockquote', 'picture'];

/** The state before there is an editor. */
export const noTools = JSON.stringify({ active: [], mayUndo: false, mayRedo: false } satisfies ToolState);

/** What the buttons show, as a text: it differs only when they do. */
export function stateOf(editor: Editor): string {
  const active = marks.filter((name) => editor.isActive(name));
  if (editor.isActive('heading', { level: 2 })) active.push('heading');
  return JSON.stringify({
    active,
    mayUndo: editor.can().undo(),
    mayRedo: editor.can().redo(),
  } satisfies ToolState);
}
