import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StudioHistoryQuery } from '#lib/gql/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Differences } from './Differences.tsx';
import { restoreRevisionSpec } from './documentCalls.ts';
import type { StudioDocumentProps } from './DocumentPage.tsx';
import { findKind, mayDo, studioPath, type StudioKind } from './kinds.ts';
import { StudioBar } from './StudioBar.tsx';
import { shortMoment } from './studioDates.ts';
import { documentQuery, historyQuery, revisionQuery } from './studioQueries.ts';
import { usePartName } from './usePartName.ts';
import styles from './HistoryPage.module.css';

type Revision = NonNullable<StudioHistoryQuery['listDocumentRevisions']>[number];

/** The published versions of a document, and what each changed; any can be put back as a draft (DOC-05). */
export const HistoryPage = ({ viewer, name, id }: StudioDocumentProps) => {
  const kind = findKind(name);
  if (kind === null) return <NotFoundView />;
  return <History viewer={viewer} kind={kind} id={id} />;
};

interface HistoryProps {
  viewer: SignedIn;
  kind: StudioKind;
  id: string;
}

const History = ({ viewer, kind, id }: HistoryProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const document = useQuery(documentQuery(kind.kind, id)).data?.page ?? null;
  const query = useInfiniteQuery(historyQuery({ kind: kind.kind, id }));
  const revisions: readonly Revision[] | null = query.data?.pages.flat() ?? null;
  const [pressed, setChosen] = useState<number | null>(null);
  const chosen = pressed ?? revisions?.[0]?.number ?? null;
  const partName = usePartName(kind, id);
  const title = partName ?? (document?.title || `The ${kind.one}`);
  return (
    <>
      <StudioBar
        crumbs={[
          { label: kind.many, href: studioPath(kind.kind) },
          { label: title, href: studioPath(kind.kind, id) },
          { label: 'History' },
        ]}
      />
      <h1 tabIndex={-1}>What changed</h1>
      <div className={styles.history}>
        <ListAnswer query={query} noun="versions" skeleton={<Skeleton height={112} />}>
          {revisions === null ? null : revisions.length === 0 ? (
            <EmptyState title="No version yet.">Its history begins when it is published from here.</EmptyState>
          ) : (
            <ol className={styles.versions} aria-label="Versions">
              {revisions.map(({ number, note, actorName, at }, rank) => (
                <li key={number}>
                  <button
                    type="button"
                    className={styles.version}
                    aria-pressed={number === chosen}
                    onClick={() => {
                      setChosen(number);
                    }}
                  >
                    <span className={styles.number}>
                      Version {number}
                      {rank === 0 && document?.state === 'PUBLISHED' ? <Tag weight="plain">Live</Tag> : null}
                    </span>
                    <span>{[actorName, shortMoment(Number(at), now, zone)].filter(Boolean).join(', ')}</span>
                    {note === '' ? null : <span>“{note}”</span>}
                  </button>
                </li>
              ))}
            </ol>
          )}
        </ListAnswer>
        {chosen === null ? null : (
          <Version
            key={chosen}
            kind={kind}
            id={id}
            number={chosen}
            zone={zone}
            draftVersion={document?.draft?.version ?? 0}
            mayWrite={mayDo(viewer.staff, kind, 'write') && document !== null}
            bodies={[document?.draft?.body, document?.published]}
          />
        )}
      </div>
    </>
  );
};

interface VersionProps {
  kind: StudioKind;
  id: string;
  number: number;
  zone: string;
  /** Of the draft that it replaces; 0: there is none. */
  draftVersion: number;
  mayWrite: boolean;
  /** What the document is, as members meet it and as a draft. */
  bodies: readonly unknown[];
}

const Version = ({ kind, id, number, zone, draftVersion, mayWrite, bodies }: VersionProps) => {
  const navigate = useNavigate();
  const { busy, fault, save } = useSave(restoreRevisionSpec);
  return (
    <section aria-label={`Version ${String(number)}`} className={look.stack}>
      <PageAnswer of={revisionQuery(kind.kind, id, number)}>
        {({ differences }) =>
          differences.length === 0 ? (
            <p>Nothing that its form shows was changed.</p>
          ) : (
            <Differences differences={differences} fields={kind.fields} zone={zone} bodies={bodies} />
          )
        }
      </PageAnswer>
      {mayWrite ? (
        <>
          <p className={cx(look.small, look.muted)}>
            {draftVersion === 0
              ? 'It becomes a draft. What members see stays as it is.'
              : 'It replaces the draft. What members see stays as it is.'}
          </p>
          <Row>
            <Button
              size="s"
              variant="line"
              busy={busy}
              onClick={() => {
                save({ kind: kind.kind, documentId: id, number, version: draftVersion }, () => {
                  void navigate({ to: studioPath(kind.kind, id) });
                });
              }}
            >
              Put version {number} back
            </Button>
          </Row>
        </>
      ) : null}
      <FaultNote fault={fault} />
    </section>
  );
};
