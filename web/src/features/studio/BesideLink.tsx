import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { beginDocumentSpec } from './documentCalls.ts';
import { findKind, mayDo, studioPath, type StudioKind } from './kinds.ts';
import { documentQuery } from './studioQueries.ts';

export interface BesideLinkProps {
  viewer: SignedIn;
  kind: Pick<StudioKind, 'beside'>;
  id: string;
  /** Saves what was typed before the form is left. */
  onLeave: () => void;
}

/** The way to the document that has the other half of the same thing: of a session its content, and back. */
export const BesideLink = ({ viewer, kind: { beside }, id, onLeave }: BesideLinkProps) => {
  const other = beside === null ? null : findKind(beside.kind);
  return beside === null || other === null ? null : (
    <KnownBeside viewer={viewer} other={other} beside={beside} id={id} onLeave={onLeave} />
  );
};

interface KnownProps extends Omit<BesideLinkProps, 'kind'> {
  other: StudioKind;
  beside: NonNullable<StudioKind['beside']>;
}

const KnownBeside = ({ viewer, other, beside, id, onLeave }: KnownProps) => {
  const navigate = useNavigate();
  const begin = useSave(beginDocumentSpec);
  const { data } = useQuery(documentQuery(other.kind, id));
  const href = studioPath(other.kind, id);
  if (data === undefined) return null;
  if (data.page !== null) {
    return (
      <ButtonLink size="s" variant="line" href={href} onClick={onLeave}>
        {beside.label}
      </ButtonLink>
    );
  }
  if (beside.begin === null || !mayDo(viewer.staff, other, 'write')) return null;
  return (
    <>
      <Button
        size="s"
        variant="line"
        busy={begin.busy}
        onClick={() => {
          onLeave();
          begin.save({ kind: other.kind, documentId: id, body: other.empty }, () => {
            void navigate({ to: href });
          });
        }}
      >
        {beside.begin}
      </Button>
      <FaultNote fault={begin.fault} />
    </>
  );
};
