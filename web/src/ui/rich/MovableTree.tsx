import { IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components';
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
  /** Enter, a double click, or a tap on a phone: what is in the node is wanted. */
  onOpen?: ((id: string) => void) | undefined;
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

/** Where something that is dragged would land, and how far below the top of the tree that is shown. */
interface Landing extends DropPlace {
  readonly top: number;
  readonly words: string;
}

/**
 * A hierarchy whose nodes are moved: dragged by their grips; by Space, the arrows and Space again, or Escape, which
 * puts them back; and by Alt with an arrow at once (2.5.7). Dragging is the browser's own, because that of React Aria
 * would be loaded by every page with a list to choose from.
 */
export const MovableTree = (props: MovableTreeProps) => {
  const { label, nodes, value, onChange, expanded, onExpanded, fixed = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  const endDrag = () => {
    setDragged(null);
    setLanding(null);
  };
  const dragOver = (event: DragEvent<HTMLElement>) => {
    const place = dragged === null ? null : placeAt(event, dragged, props.landing);
    setLanding(place);
    if (place === null) return;
    // without this nothing is dropped here
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };
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
    const row = rowOf(event.target);
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
      className={styles.frame}
      onKeyDownCapture={onKey}
      onDragStart={(event) => {
        const id = rowOf(event.target)?.dataset['key'] ?? null;
        event.dataTransfer.setData('text/plain', id ?? '');
        event.dataTransfer.effectAllowed = 'move';
        setDragged(id);
      }}
      onDragOver={dragOver}
      onDragEnd={endDrag}
      onDrop={(event) => {
        event.preventDefault();
        if (dragged !== null && landing !== null) props.onDrop(dragged, landing);
        endDrag();
      }}
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
      >
        {nodes.map((node) => (
          <Row
            key={node.id}
            node={node}
            moving={picked ?? dragged}
            fixed={fixed}
            onChoose={onChange}
            onOpen={props.onOpen}
          />
        ))}
      </AriaTree>
      {landing === null ? null : (
        <p className={cx(styles.drop, landing.at === 'in' && styles.in)} style={{ top: landing.top }}>
          <span>{landing.words}</span>
        </p>
      )}
    </div>
  );
};

interface RowProps {
  node: MovableNode;
  /** The id of the one that is picked up or dragged. */
  moving: string | null;
  fixed: boolean;
  onChoose: (id: string) => void;
  onOpen: MovableTreeProps['onOpen'];
}

const Row = ({ node, moving, fixed, onChoose, onOpen }: RowProps) => (
  <TreeItem
    id={node.id}
    textValue={node.label}
    {...(onOpen && {
      onAction: () => {
        onOpen(node.id);
      },
    })}
    className={cx(styles.item, moving === node.id && styles.moving)}
  >
    <TreeItemContent>
      {({ hasChildItems }) => (
        <>
          {fixed ? null : (
            <span className={styles.grip} draggable aria-hidden="true">
              <IconGripVertical />
            </span>
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
      <Row key={child.id} node={child} moving={moving} fixed={fixed} onChoose={onChoose} onOpen={onOpen} />
    ))}
  </TreeItem>
);

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null;
}

/** Where a node would land at the pointer: beside the row in its upper or lower part, else into it. */
function placeAt(event: DragEvent<HTMLElement>, dragged: string, landing: MovableTreeProps['landing']): Landing | null {
  const row = rowOf(event.target);
  const id = row?.dataset['key'];
  if (row === null || id === undefined) return null;
  const box = row.getBoundingClientRect();
  const part = (event.clientY - box.top) / box.height;
  const [beside, edge] = part < 0.5 ? (['before', box.top] as const) : (['after', box.bottom] as const);
  const isInside = part > 0.25 && part < 0.75;
  const orders = isInside ? (['in', beside] as const) : ([beside, 'in'] as const);
  for (const at of orders) {
    const words = landing(dragged, { id, at });
    const top = (at === 'in' ? box.bottom : edge) - event.currentTarget.getBoundingClientRect().top;
    if (words !== null) return { id, at, words, top };
  }
  return null;
}
