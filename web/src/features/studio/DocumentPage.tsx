import { useQuery } from '@tanstack/react-query';
import type { SignedIn } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Editor } from './Editor.tsx';
import { findKind, type StudioKind } from './kinds.ts';
import { documentQuery } from './studioQueries.ts';

export interface StudioDocumentProps {
  viewer: SignedIn;
  /** The kind's name in the address. */
  name: string;
  id: string;
}

/** The form of a document; an unknown one is not found. */
export const DocumentPage = ({ name, ...props }: StudioDocumentProps) => {
  const kind = findKind(name);
  return kind === null ? <NotFoundView /> : <KnownDocument kind={kind} {...props} />;
};

const KnownDocument = ({ viewer, kind, id }: Omit<StudioDocumentProps, 'name'> & { kind: StudioKind }) => {
  const of = documentQuery(kind.kind, id);
  // a form that begins with an older answer would show what somebody has changed meanwhile
  const { isFetchedAfterMount } = useQuery({ ...of, refetchOnMount: 'always', retryOnMount: true });
  if (!isFetchedAfterMount) return <Skeleton height={320} />;
  return <PageAnswer of={of}>{(document) => <Editor viewer={viewer} kind={kind} document={document} />}</PageAnswer>;
};
