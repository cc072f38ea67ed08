import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ContentRefusedView } from '#parts/ContentRefusedView.tsx';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { SessionPage } from './SessionPage.tsx';
import { sessionPageOptions, type SessionPageData } from './sessionContentQuery.ts';

export interface SessionScreenProps {
  readonly sessionId: string;
  /** The session's call to action for this member. */
  readonly action: (page: SessionPageData) => ReactNode;
}

/** What a session's address shows: its content, or a guard screen (SSN-03). */
export const SessionScreen = ({ sessionId, action }: SessionScreenProps) => {
  const { data } = useQuery(sessionPageOptions(sessionId));
  if (data === undefined) return null;
  if (data.kind === 'refused') {
    if (data.refusal.code === 'NOT_FOUND') return <NotFoundView />;
    return <ContentRefusedView refusal={data.refusal} />;
  }
  return <SessionPage page={data.page} action={action(data.page)} />;
};
