import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PageOptions } from '#lib/pageQuery.ts';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { ListError } from '#parts/ListError.tsx';
import { announce } from '#ui/announce.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useKeys } from './useKeys.ts';
import type { ListRows } from './useListRows.ts';
import styles from './Peek.module.css';

export interface PeekProps<Page> {
  /** The row, which J and K change while this is open. */
  id: string;
  /** What people read of the row. */
  title: string;
  href: string;
  rows: ListRows;
  of: (id: string) => PageOptions<Page>;
  /** Other acts beside Open. */
  acts?: ((page: Page) => ReactNode) | undefined;
  children: (page: Page) => ReactNode;
}

/** The facts of a row beside its list, over the whole screen of a phone (STU-04). */
export const Peek = <Page,>({ id, title, href, rows, of, acts, children }: PeekProps<Page>) => {
  // who holds J down passes many rows, whose facts nobody reads
  const [asked, setAsked] = useState(id);
  useSettled(id, quickPauses, setAsked);
  const query = useQuery(of(asked));
  const page = asked === id ? query.data?.page : undefined;
  const said = useRef(title);
  useEffect(() => {
    if (said.current === title) return;
    said.current = title;
    announce(title);
  }, [title]);
  const close = () => {
    rows.peek('');
  };
  useKeys(
    {
      j: () => {
        rows.step(1);
      },
      k: () => {
        rows.step(-1);
      },
      ' ': close,
    },
    { inside: true },
  );
  return (
    <Drawer opened wide label={title} head={<h2>{title}</h2>} onClose={close}>
      <Stack>
        <Row data-actions>
          <ButtonLink href={href} data-autofocus>
            Open
          </ButtonLink>
          {page === undefined || page === null ? null : acts?.(page)}
        </Row>
        {query.isError && asked === id ? (
          <ListError error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : page === undefined ? (
          <Skeleton height={160} />
        ) : page === null ? (
          <p className={look.muted}>It is not there any more.</p>
        ) : (
          <div className={styles.facts}>{children(page)}</div>
        )}
      </Stack>
    </Drawer>
  );
};
