import {
  readBody,
  type DocumentBody,
  type DocumentFault,
  type DocumentKey,
} from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { isArchived } from '../store/archive.ts';
import { findDraft } from '../store/drafts.ts';
import { listDraftTitles } from '../store/listedDrafts.ts';
import { findNewestRevision } from '../store/revisions.ts';
import type { Document, DocumentDeps, DocumentState } from '../types.ts';
import { mayWrite } from './documentDeps.ts';
import { kindOf, notFoundWords } from './kindOf.ts';

/** A document with its draft and what is wrong with it. Refuses with NOT_FOUND where there is neither. */
export async function getDocument(deps: DocumentDeps, key: DocumentKey): Promise<Result<Document>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  const { definition } = kind.value;
  return snapshot(deps.db, async (tx): Promise<Result<Document>> => {
    const published = await kind.value.load(tx, key.id);
    const draft = await findDraft(tx, key);
    const body = draft?.body ?? published;
    if (body === null) return refuse('NOT_FOUND', { reason: notFoundWords(key) });
    const state = stateOf(kind.value, published, { isArchive: await isArchived(tx, key), now: deps.now });
    const revision = (await findNewestRevision(tx, key))?.number ?? 0;
    const { faults } = await readFaults(tx, deps, kind.value, { id: key.id, body });
    const { kind: name, id } = key;
    const shown =
      draft === null || mayWrite(deps, kind.value) ? draft : { ...draft, body: withoutSecrets(kind.value, draft.body) };
    return ok({ kind: name, id, title: definition.titleOf(body), state, published, draft: shown, revision, faults });
  });
}

function withoutSecrets({ definition: { secrets = [] } }: DocumentKind, body: DocumentBody): DocumentBody {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, secrets.includes(name) ? null : value]));
}

/** The state of a document by its published body. */
export function stateOf(
  kind: DocumentKind,
  published: DocumentBody | null,
  { isArchive, now }: { readonly isArchive: boolean; readonly now: number },
): DocumentState {
  if (isArchive) return 'ARCHIVED';
  if (published === null) return 'NEW';
  return kind.definition.isPublished(published, now) ? 'PUBLISHED' : 'TAKEN_BACK';
}

/** What is wrong with a body and wanting in it. Its form comes first: the facts are only asked when that is right. */
export async function readFaults(
  tx: Tx,
  deps: DocumentDeps,
  kind: DocumentKind,
  { id, body }: { readonly id: string; readonly body: DocumentBody },
): Promise<{ readonly body: DocumentBody | null; readonly faults: readonly DocumentFault[] }> {
  const read = readBody(kind.definition, body);
  if (read.body === null) return read;
  const whole = (await kind.filled?.(tx, read.body)) ?? read.body;
  const facts = await kind.facts(tx, whole, { by: deps.by, now: deps.now, id });
  const faults = await nameDrafts(tx, deps, kind.definition.missing(whole, facts));
  return { body: whole, faults };
}

/** What is needed and has a draft is there for whoever writes: it is called by its title, and is not published yet. */
async function nameDrafts(
  tx: Tx,
  { documentKinds }: DocumentDeps,
  faults: readonly DocumentFault[],
): Promise<readonly DocumentFault[]> {
  const needed = faults.flatMap(({ needs }) => needs ?? []);
  if (needed.length === 0) return faults;
  const titles = await listDraftTitles(tx, needed);
  const named: DocumentFault[] = [];
  for (const fault of faults) {
    const { needs } = fault;
    const kind = documentKinds.find(({ definition }) => definition.kind === needs?.kind);
    const title = needs && titles.get(`${needs.kind}/${needs.id}`);
    // one that was published is needed for another reason, such as that members no longer meet it
    const isNew = needs !== undefined && title !== undefined && (await kind?.load(tx, needs.id)) === null;
    const name = title === '' ? needs?.id : title;
    const message = `The ${kind?.definition.noun[0] ?? ''} “${name ?? ''}” is not published yet.`;
    named.push(isNew ? { ...fault, message } : fault);
  }
  return named;
}
