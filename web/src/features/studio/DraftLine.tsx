import type { ReactNode } from 'react';
import type { StudioTodayQuery } from '#lib/gql/graphql.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { findKind, mayDo, studioPath } from './kinds.ts';

type OpenDraft = NonNullable<StudioTodayQuery['listOpenDrafts']>[number];

export interface DraftLineProps {
  draft: OpenDraft;
  title?: string;
  /** It can be published as it is, by somebody who may. */
  isReady?: boolean;
  viewer?: SignedIn;
  children: ReactNode;
}

/** A draft on Today, with its state and the page that settles it. */
export const DraftLine = ({
  draft: { kind: name, id, title: own },
  title,
  isReady = false,
  viewer,
  children,
}: DraftLineProps) => {
  const kind = findKind(name);
  if (kind === null) return null;
  const { icon: Mark, one } = kind;
  const mayPublish = isReady && viewer !== undefined && mayDo(viewer.staff, kind, 'publish');
  return (
    <li>
      <Mark aria-hidden="true" />
      <div>
        <h3>
          <Link href={studioPath(name, id)}>{title ?? (own || `Untitled ${one}`)}</Link>
        </h3>
        <p className={look.muted}>{children}</p>
      </div>
      {mayPublish ? (
        <ButtonLink size="s" variant="line" href={studioPath(name, id, 'publish')}>
          Publish
        </ButtonLink>
      ) : (
        <ButtonLink size="s" variant="line" href={studioPath(name, id)}>
          Open
        </ButtonLink>
      )}
    </li>
  );
};
