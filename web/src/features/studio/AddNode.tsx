import { nodeWords } from '@atrium/domain/learning/contentTree.ts';
import type { NodeType } from '@atrium/domain/learning/treeNodeForm.ts';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { nodeIcons } from './nodeIcons.tsx';

export interface AddNodeProps {
  /** Those that may be where something would be added. */
  types: readonly NodeType[];
  onAdd: (type: NodeType) => void;
}

/** Adds a node: in the chosen container, or to the session. */
export const AddNode = ({ types, onAdd }: AddNodeProps) => (
  <Menu
    label="Add to the content"
    align="start"
    items={types.map((type) => {
      const Mark = nodeIcons[type];
      return {
        id: type,
        label: nodeWords[type],
        icon: <Mark aria-hidden="true" />,
        onSelect: () => {
          onAdd(type);
        },
      };
    })}
  >
    {(trigger) => (
      <Button size="s" variant="line" icon={<IconPlus aria-hidden="true" />} {...trigger}>
        Add
      </Button>
    )}
  </Menu>
);
