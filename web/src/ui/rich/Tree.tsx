import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components';
import { cx } from '../cx.ts';
import styles from './Tree.module.css';

export interface TreeNode {
  id: string;
  label: string;
  /** At the right end: a count, a tag. */
  aside?: ReactNode;
  children?: readonly TreeNode[] | undefined;
}

export interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the initially expanded nodes. */
  open?: readonly string[] | undefined;
  /** Id of the selected node. */
  value?: string | null | undefined;
  onChange?: ((id: string) => void) | undefined;
}

const Node = ({ node }: { node: TreeNode }) => (
  <TreeItem id={node.id} textValue={node.label} className={cx(styles.item)}>
    <TreeItemContent>
      {({ hasChildItems }) => (
        <>
          {hasChildItems ? (
            <Button slot="chevron" className={cx(styles.chevron)}>
              <IconChevronRight aria-hidden="true" />
            </Button>
          ) : (
            <span className={styles.chevron} />
          )}
          <span className={styles.label}>{node.label}</span>
          {node.aside}
        </>
      )}
    </TreeItemContent>
    {node.children?.map((child) => (
      <Node key={child.id} node={child} />
    ))}
  </TreeItem>
);

/**
 * An expandable hierarchy: arrow right and left expand and collapse, a letter moves to the next node that begins with
 * it.
 */
export const Tree = ({ label, nodes, open = [], value, onChange }: TreeProps) => (
  <AriaTree
    aria-label={label}
    className={cx(styles.tree)}
    defaultExpandedKeys={open}
    {...(onChange
      ? {
          selectionMode: 'single' as const,
          selectionBehavior: 'replace' as const,
          disallowEmptySelection: true,
          selectedKeys: value ? [value] : [],
          onSelectionChange: (keys) => {
            const [first] = keys;
            if (first !== undefined) onChange(String(first));
          },
        }
      : {})}
  >
    {nodes.map((node) => (
      <Node key={node.id} node={node} />
    ))}
  </AriaTree>
);
