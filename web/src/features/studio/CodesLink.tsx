import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import type { DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { studioPath, type StudioKind } from './kinds.ts';

export interface CodesLinkProps {
  viewer: SignedIn;
  kind: StudioKind;
  document: Pick<DocumentFieldsFragment, 'id' | 'state'>;
  /** Saves what was typed before the form is left. */
  onLeave: () => void;
}

/** From the document of a pass to its one-time codes; nothing for other kinds, and for a pass that is a draft alone. */
export const CodesLink = ({ viewer, kind, document: { id, state }, onLeave }: CodesLinkProps) =>
  kind.kind === 'pass' && state !== 'NEW' && staffReach(viewer.staff, 'pass.read') !== null ? (
    <ButtonLink size="s" variant="line" href={codesPath(id)} onClick={onLeave}>
      Codes
    </ButtonLink>
  ) : null;

/** Where the one-time codes of a pass are. */
export const codesPath = (passId: string): string => `${studioPath('pass', passId)}/codes`;
