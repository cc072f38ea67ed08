import { IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  Button,
  DropIndicator,
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  type DropTarget,
} from 'react-aria-components';
import { cx } from '../cx.ts';
import styles from './MovableTree.module.css';

export interface MovableNode {
  id: string;
  label: string;
  icon?: ReactNode;
  /** At the right end: a count, a date, a state. */
  facts?: ReactNode;
  /** An element id by which others bring the row into view and choose it. */
  anchor?: string | undefined;
  children?: readonly MovableNode[] | undefined;
}

/** Where a node is dropped: into another one, or beside it. */
export interface DropPlace {
  readonly id: string;
  readonly at: 'before' | 'after' | 'in';
}

export interface MovableTreeProps {
  label: string;
  nodes: readonly MovableNode[];
  /** Id of the selected node; the one with the focus is. */
  value: string | null;
  onChange: (id: string) => void;
  expanded: readonly string[];
  onExpanded: (ids: readonly string[]) => void;
  /** In words, where a node would land; null: not there. */
  landing: (id: string, place: DropPlace) => string | null;
  onDrop: (id: string, place: DropPlace) => void;
  /** One step up or down, also into the next parent. */
  onStep: (id: string, by: -1 | 1) => void;
  /** It was picked up by a key; each step moves it, and it stays or is put back. */
  onPick: (id: string) => void;
  onPutDown: (id: string, stays: boolean) => void;
  /** It cannot be moved. */
  fixed?: boolean | undefined;
}

/**
 * A hierarchy whose nodes are moved: dragged by their grips; by Space, the arrows and Space again, or Escape, which
 * puts them back; and by Alt with an arrow at once (2.5.7).
 */
export const MovableTree = (props: MovableTreeProps) => {
  const { label, nodes, value, onChange, expanded, onExpanded, fixed = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const dragged = useRef<string | null>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: fixed,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0] ?? '');
    },
    onDragEnd: () => {
      dragged.current = null;
    },
    getDropOperation: (target) => {
      const place = placeOf(target);
      const id = dragged.current;
      return place !== null && id !== null && props.landing(id, place) !== null ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const place = placeOf(target);
      const [id] = keys;
      if (place !== null && id !== undefined) props.onDrop(String(id), place);
    },
    renderDropIndicator: (target) => {
      const place = placeOf(target);
      const id = dragged.current;
      return (
        <DropIndicator target={target} className={({ isDropTarget }) => cx(styles.drop, isDropTarget && styles.here)}>
          {({ isDropTarget }) => (
            <span>{isDropTarget && place !== null && id !== null ? props.landing(id, place) : null}</span>
          )}
        </DropIndicator>
      );
    },
  });
  const step = (id: string, by: -1 | 1) => {
    props.onStep(id, by);
    // a row that is moved in the document loses the focus
    requestAnimationFrame(() => {
      frame.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)?.focus();
    });
  };
  const putDown = (id: string, stays: boolean) => {
    setPicked(null);
    props.onPutDown(id, stays);
  };
  const onKey = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest('[role="row"]');
    if (fixed || value === null || row !== event.target) return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    const isPicked = picked === value;
    if (by !== null && (event.altKey || isPicked)) step(value, by);
    else if (event.key === ' ' && !isPicked) {
      setPicked(value);
      props.onPick(value);
    } else if (isPicked && (event.key === ' ' || event.key === 'Enter')) putDown(value, true);
    else if (isPicked && event.key === 'Escape') putDown(value, false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={frame}
      onKeyDownCapture={onKey}
      onBlur={(event) => {
        const isInside = event.currentTarget.contains(event.relatedTarget);
        if (picked !== null && event.relatedTarget !== null && !isInside) putDown(picked, true);
      }}
    >
      <AriaTree
        aria-label={label}
        className={cx(styles.tree)}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const [first] = keys;
          if (first !== undefined) onChange(String(first));
        }}
        expandedKeys={expanded}
        onExpandedChange={(keys) => {
          onExpanded([...keys].map(String));
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {nodes.map((node) => (
          <Row key={node.id} node={node} picked={picked} fixed={fixed} onChoose={onChange} />
        ))}
      </AriaTree>
    </div>
  );
};

interface RowProps {
  node: MovableNode;
  picked: string | null;
  fixed: boolean;
  onChoose: (id: string) => void;
}

const Row = ({ node, picked, fixed, onChoose }: RowProps) => (
  <TreeItem id={node.id} textValue={node.label} className={cx(styles.item, picked === node.id && styles.picked)}>
    <TreeItemContent>
      {({ hasChildItems }) => (
        <>
          {fixed ? null : (
            <Button slot="drag" className={cx(styles.grip)}>
              <IconGripVertical aria-hidden="true" />
            </Button>
          )}
          {hasChildItems ? (
            <Button slot="chevron" className={cx(styles.chevron)}>
              <IconChevronRight aria-hidden="true" />
            </Button>
          ) : null}
          {node.icon}
          <span
            id={node.anchor}
            tabIndex={-1}
            className={styles.label}
            onFocus={(event) => {
              onChoose(node.id);
              // the keys are those of the row
              event.currentTarget.closest<HTMLElement>('[role="row"]')?.focus();
            }}
          >
            {node.label}
          </span>
          <span className={styles.facts}>{node.facts}</span>
        </>
      )}
    </TreeItemContent>
    {node.children?.map((child) => (
      <Row key={child.id} node={child} picked={picked} fixed={fixed} onChoose={onChoose} />
    ))}
  </TreeItem>
);

function placeOf(target: DropTarget): DropPlace | null {
  if (target.type === 'root') return null;
  return { id: String(target.key), at: target.dropPosition === 'on' ? 'in' : target.dropPosition };
}
