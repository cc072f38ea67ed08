import type { Refusal } from '@atrium/domain/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageOptions } from '#lib/pageQuery.ts';
import { ContentRefusedView } from './ContentRefusedView.tsx';
import { NotFoundView } from './NotFoundView.tsx';

export interface PageAnswerProps<Page> {
  of: PageOptions<Page>;
  children: (page: Page, refetch: () => void) => ReactNode;
  /** The session that the page belongs to, for a viewer who is not enrolled in it. */
  sessionId?: string;
  /** Replaces the usual views; `outage` is the error of an outage, null for a refusal, which is then the second. */
  otherwise?: (outage: Error | null, refusal: Refusal | null) => ReactNode;
}

/**
 * What an address shows: its page, or a guard screen with the reason (SSN-03). Its route has fetched the query; an
 * outage is passed on to the route's error boundary, which can retry (RTE-09).
 */
export const PageAnswer = <Page,>({ of, children, sessionId, otherwise }: PageAnswerProps<Page>): ReactNode => {
  // the loader's failure is the answer: a retry starts there, not on each mount
  const { data, error, refetch } = useQuery({ ...of, retryOnMount: false });
  if (data === undefined) {
    if (error === null) return <AskedAgain />;
    if (otherwise === undefined) throw error;
    return otherwise(error, null);
  }
  if (data.refusal === null) return children(data.page, () => void refetch());
  if (otherwise !== undefined) return otherwise(null, data.refusal);
  if (data.refusal.code === 'NOT_FOUND') return <NotFoundView />;
  return <ContentRefusedView refusal={data.refusal} sessionId={sessionId} />;
};

/** While a page that failed is asked again: its loader waits elsewhere. */
const AskedAgain = () => {
  // null where a page is shown without the app around it
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null;
  const Waiting = router?.options.defaultPendingComponent;
  return Waiting && <Waiting />;
};
