import { IconArrowDown, IconArrowUp, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/Layout.tsx';
import styles from './Editor.module.css';

export interface RowHeadProps {
  /** What people read of the row. */
  name: string;
  /** What is said of it while it is folded. */
  facts: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
  isFirst: boolean;
  isLast: boolean;
  /** Up or down by one. */
  onMove: (by: -1 | 1) => void;
  onTakeOut: () => void;
}

/** The head of a row, by which it is folded, moved and taken out. */
export const RowHead = ({ name, facts, isOpen, onToggle, isFirst, isLast, onMove, onTakeOut }: RowHeadProps) => (
  <Row className={styles.rowHead}>
    <button type="button" className={styles.rowName} aria-expanded={isOpen} onClick={onToggle}>
      <IconChevronRight aria-hidden="true" />
      <span>{name}</span>
    </button>
    {isOpen || facts.length === 0 ? null : <span className={styles.rowFacts}>{facts.join(', ')}</span>}
    <IconButton
      label={`Move ${name} up`}
      size="s"
      disabled={isFirst}
      onClick={() => {
        onMove(-1);
      }}
    >
      <IconArrowUp aria-hidden="true" />
    </IconButton>
    <IconButton
      label={`Move ${name} down`}
      size="s"
      disabled={isLast}
      onClick={() => {
        onMove(1);
      }}
    >
      <IconArrowDown aria-hidden="true" />
    </IconButton>
    <IconButton label={`Take out ${name}`} size="s" onClick={onTakeOut}>
      <IconTrash aria-hidden="true" />
    </IconButton>
  </Row>
);
