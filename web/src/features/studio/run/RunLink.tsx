import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import type { DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import type { StudioKind } from '../kinds.ts';
import { runPath } from './runPath.ts';

export interface RunLinkProps {
  viewer: SignedIn;
  kind: StudioKind;
  document: Pick<DocumentFieldsFragment, 'id' | 'state'>;
  /** What it is about, where several are on a page. */
  title?: string;
  /** Saves what was typed before the form is left. */
  onLeave?: () => void;
}

/** The way from a live session to its people; nothing for another kind, or before the session is there. */
export const RunLink = ({ viewer, kind, document: { id, state }, title, onLeave }: RunLinkProps) =>
  kind.kind === 'session' && state !== 'NEW' && staffReach(viewer.staff, 'enrollment.read') !== null ? (
    <ButtonLink
      size="s"
      variant="line"
      href={runPath(id)}
      onClick={onLeave}
      aria-label={title === undefined ? undefined : `People of ${title}`}
    >
      People
    </ButtonLink>
  ) : null;
