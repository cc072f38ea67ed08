import type { DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { mayBeIn, nodeWords, siblingsOf, stepPlace, type NodePlace } from '@atrium/domain/learning/contentTree.ts';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/Layout.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import type { NestedProps } from './fieldProps.ts';
import { GroupFields } from './GroupField.tsx';
import { nodeName, type DraftNode } from './treeNodes.ts';
import styles from './TreeField.module.css';

export type NodePanelProps = Pick<NestedProps, 'path' | 'faults' | 'zone' | 'View'> & {
  node: DraftNode;
  nodes: readonly DraftNode[];
  fields: DocumentFields;
  onChange: (row: Readonly<Record<string, unknown>>) => void;
  onMove: (place: NodePlace) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** The id of the heading above the fields. */
export const panelHead = 'node-panel';

/** The fields of the chosen node, and what else can be done with it. */
export const NodePanel = ({
  node,
  nodes,
  fields,
  onChange,
  onMove,
  onDuplicate,
  onRemove,
  ...props
}: NodePanelProps) => {
  const name = nodeName(node);
  return (
    <section className={styles.panel} aria-label={`${nodeWords[node.type]}: ${name}`}>
      <Row className={styles.head}>
        <h2 id={panelHead} tabIndex={-1} className={styles.type}>
          {nodeWords[node.type]}
        </h2>
        <Menu label={`Move ${name} to`} items={places(node, nodes, onMove)}>
          {(trigger) => (
            <Button size="s" variant="line" {...trigger}>
              Move to
            </Button>
          )}
        </Menu>
        <IconButton label={`Duplicate ${name}`} size="s" onClick={onDuplicate}>
          <IconCopy aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${name}`} size="s" onClick={onRemove}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      </Row>
      <GroupFields
        {...props}
        fields={fields}
        value={node.row}
        onChange={(next) => {
          onChange(next as Readonly<Record<string, unknown>>);
        }}
      />
    </section>
  );
};

/** Everywhere a node may be: a step, the ends of its list, and every other container (2.5.7). */
function places(node: DraftNode, nodes: readonly DraftNode[], onMove: (place: NodePlace) => void): MenuItem[] {
  const { id, parentId } = node;
  const siblings = siblingsOf(nodes, node);
  const to = (label: string, key: string, place: NodePlace | null, isPossible = true): MenuItem => ({
    id: key,
    label,
    disabled: place === null || !isPossible,
    onSelect: () => {
      if (place !== null) onMove(place);
    },
  });
  const first = siblings[0]?.id ?? null;
  const others = nodes.filter((other) => other.id !== parentId && other.id !== id && mayBeIn(node.type, other.type));
  return [
    to('Up', 'up', stepPlace(nodes, id, -1)),
    to('Down', 'down', stepPlace(nodes, id, 1)),
    to('The beginning', 'first', { parentId, before: first }, first !== id),
    to('The end', 'last', { parentId, before: null }, siblings.at(-1)?.id !== id),
    ...others.map((other, at) => ({
      ...to(nodeName(other), other.id, { parentId: other.id, before: null }),
      apart: at === 0,
    })),
  ];
}
