import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { cx } from './cx.ts';
import { look } from './look.ts';
import { IconButton } from './IconButton.tsx';
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
  <nav className={styles.pager} aria-label={`${label}, pages`}>
    <span className={cx(look.num, look.muted)}>{range ?? `Page ${String(page)} of ${String(pages)}`}</span>
    {ends ? (
      <IconButton
        label="First page"
        disabled={page <= 1}
        onClick={() => {
          onPage(1);
        }}
      >
        <IconChevronsLeft aria-hidden="true" />
      </IconButton>
    ) : null}
    <IconButton
      label="Previous page"
      disabled={page <= 1}
      onClick={() => {
        onPage(page - 1);
      }}
    >
      <IconChevronLeft aria-hidden="true" />
    </IconButton>
    <IconButton
      label="Next page"
      disabled={page >= pages}
      onClick={() => {
        onPage(page + 1);
      }}
    >
      <IconChevronRight aria-hidden="true" />
    </IconButton>
    {ends ? (
      <IconButton
        label="Last page"
        disabled={page >= pages}
        onClick={() => {
          onPage(pages);
        }}
      >
        <IconChevronsRight aria-hidden="true" />
      </IconButton>
    ) : null}
  </nav>
);
