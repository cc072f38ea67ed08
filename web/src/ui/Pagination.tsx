import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { look } from './look.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** 'Members' */
  label: string;
  /** 1-based */
  page: number;
  pages: number;
  /** '1 to 20 of 312' */
  range?: string | undefined;
  /** With buttons to the first and the last page. */
  ends?: boolean | undefined;
  onPage: (page: number) => void;
}

/** Previous and next buttons of a long list; `ends` adds first and last. */
export const Pagination = ({ label, page, pages, range, ends, onPage }: PaginationProps) => (
  <nav className={cx(styles.pager, look.noPrint)} aria-label={`${label}, pages`}>
    <span className={cx(look.num, look.muted)}>{range ?? `Page ${String(page)} of ${String(pages)}`}</span>
    {ends ? <Step label="First page" icon={IconChevronsLeft} to={page > 1 ? 1 : null} onPage={onPage} /> : null}
    <Step label="Previous page" icon={IconChevronLeft} to={page > 1 ? page - 1 : null} onPage={onPage} />
    <Step label="Next page" icon={IconChevronRight} to={page < pages ? page + 1 : null} onPage={onPage} />
    {ends ? <Step label="Last page" icon={IconChevronsRight} to={page < pages ? pages : null} onPage={onPage} /> : null}
  </nav>
);

interface StepProps {
  label: string;
  icon: typeof IconChevronLeft;
  /** Null: there is no such page. */
  to: number | null;
  onPage: (page: number) => void;
}

const Step = ({ label, icon: Icon, to, onPage }: StepProps) => (
  <IconButton
    label={label}
    // not `disabled`, by which the button would lose the focus on the last page
    aria-disabled={to === null}
    onClick={() => {
      if (to !== null) onPage(to);
    }}
  >
    <Icon aria-hidden="true" />
  </IconButton>
);
