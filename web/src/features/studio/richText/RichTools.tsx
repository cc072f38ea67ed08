import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  type Icon,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { IconButton } from '#ui/IconButton.tsx';
import { Toolbar } from '#ui/rich/Toolbar.tsx';
import type { Question } from './richTextProps.ts';
import type { ToolState } from './toolState.ts';
import styles from './RichTextEditor.module.css';

interface Tool {
  readonly name: string;
  readonly label: string;
  /** As `aria-keyshortcuts` has it, with Control for what is ⌘ on a Mac. */
  readonly keys?: string;
  readonly icon: Icon;
  readonly act: (editor: Editor) => void;
}

export interface RichToolsProps {
  editor: Editor | null;
  state: string;
  onAsk: (question: Question) => void;
}

/** The marks that an editor offers, with one tab stop; the text keeps its selection and the focus. */
export const RichTools = ({ editor, state, onAsk }: RichToolsProps) => {
  const { active, mayUndo, mayRedo } = JSON.parse(state) as ToolState;
  const asking: readonly Tool[] = [
    {
      name: 'link',
      label: 'Link',
      keys: 'Control+K',
      icon: IconLink,
      act: () => {
        onAsk({ of: 'link' });
      },
    },
    {
      name: 'picture',
      label: 'Insert a picture',
      icon: IconPhoto,
      act: () => {
        onAsk({ of: 'picture', file: null });
      },
    },
  ];
  const button = ({ name, label, keys, icon: Mark, act }: Tool, isDisabled: boolean, isToggle: boolean) => (
    <IconButton
      key={name}
      label={label}
      title={keys === undefined ? label : `${label} (${shownKeys(keys)})`}
      aria-keyshortcuts={keys?.replace('Control', isApple() ? 'Meta' : 'Control')}
      size="s"
      {...(isToggle && { pressed: active.includes(name) })}
      // one that is disabled keeps its place among the tools
      aria-disabled={isDisabled || undefined}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        if (editor !== null && !isDisabled) act(editor);
      }}
    >
      <Mark aria-hidden="true" />
    </IconButton>
  );
  return (
    <div className={styles.tools}>
      <Toolbar label="Formatting">
        {toggles.map((tool) => button(tool, false, true))}
        {asking.map((tool) => button(tool, false, true))}
        {button(undo, !mayUndo, false)}
        {button(redo, !mayRedo, false)}
      </Toolbar>
    </div>
  );
};

const toggles: readonly Tool[] = [
  { name: 'bold', label: 'Bold', keys: 'Control+B', icon: IconBold, act: (e) => e.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    label: 'Italic',
    keys: 'Control+I',
    icon: IconItalic,
    act: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading',
    label: 'Heading',
    keys: 'Control+Alt+2',
    icon: IconHeading,
    act: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'bulletList',
    label: 'Bulleted list',
    keys: 'Control+Shift+8',
    icon: IconList,
    act: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    keys: 'Control+Shift+7',
    icon: IconListNumbers,
    act: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: 'Quotation',
    keys: 'Control+Shift+B',
    icon: IconBlockquote,
    act: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];
const undo: Tool = {
  name: 'undo',
  label: 'Undo',
  keys: 'Control+Z',
  icon: IconArrowBackUp,
  act: (e) => e.chain().focus().undo().run(),
};
const redo: Tool = {
  name: 'redo',
  label: 'Redo',
  keys: 'Control+Shift+Z',
  icon: IconArrowForwardUp,
  act: (e) => e.chain().focus().redo().run(),
};

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As the keyboard in front of the reader names them. */
const shownKeys = (keys: string): string =>
  isApple()
    ? keys.replace('Control+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧')
    : keys.replace('Control', 'Ctrl');
