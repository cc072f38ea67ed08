import type { DocumentBody, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isOutage } from '../../../base/sql/outage.ts';
import { rehearsal, snapshot } from '../../../base/sql/transaction.ts';
import { isAnyPublished, listPublishedIds } from '../store/listed.ts';
import type { DocumentDeps } from '../types.ts';
import { bundleLines, readBundle, type BundleEntry } from './bundleFile.ts';
import { kindNamed, kindOf, notFoundWords } from './kindOf.ts';
import { publishAll } from './publish.ts';
import { lockDocument, publishOne, type Publishing } from './publishOne.ts';

/**
 * What is published, as the lines of a bundle (DOC-09): one document, those of a kind, or with nulls all, what others
 * refer to first. Drafts are not in it, nor are secrets. Refuses with NOT_FOUND.
 */
export async function exportBundle(
  deps: DocumentDeps,
  { kind: name, id }: { readonly kind: string | null; readonly id: string | null },
): Promise<Result<readonly string[]>> {
  const named = name === null ? null : id === null ? kindNamed(deps, name) : kindOf(deps, { kind: name, id });
  if (named?.ok === false) return named;
  const kinds = named === null ? deps.documentKinds : [named.value];
  const found = await snapshot(deps.db, async (tx) => {
    if (id === null) return readPublished(tx, kinds, deps.now);
    const [only] = kinds;
    const body = only === undefined ? null : await only.load(tx, id);
    return body === null ? [] : [{ kind: name ?? '', id, body }];
  });
  if (id !== null && found.length === 0)
    return refuse('NOT_FOUND', { reason: notFoundWords({ kind: name ?? '', id }) });
  return ok(bundleLines(found));
}

/** A document as it is published. */
export interface PublishedDocument extends DocumentKey {
  readonly body: DocumentBody;
}

/** What is published of these kinds, in the order of a bundle. */
export async function readPublished(
  tx: Tx,
  kinds: readonly DocumentKind[],
  now: number,
): Promise<readonly PublishedDocument[]> {
  const documents: PublishedDocument[] = [];
  for (const kind of kinds) {
    for (const id of await listPublishedIds(tx, { kind, now: new Date(now) })) {
      const body = await kind.load(tx, id);
      if (body !== null) documents.push({ kind: kind.definition.kind, id, body });
    }
  }
  return documents;
}

/** Whether something of a kind is published. */
export const hasPublished = (tx: Tx, kind: DocumentKind, now: number): Promise<boolean> =>
  isAnyPublished(tx, { kind, now: new Date(now) });

/** What an import did, or would do. */
export interface Imported {
  readonly published: number;
  readonly unchanged: number;
  readonly lines: readonly string[];
  readonly isSaved: boolean;
}

/** How far an import is: of `of` documents, `done` are rehearsed, or then imported. */
export interface ImportProgress {
  readonly step: 'REHEARSED' | 'IMPORTED';
  readonly done: number;
  readonly of: number;
}

/**
 * Publishes the documents of a bundle (DOC-09): all of them are rehearsed first, together and in their order, so that a
 * broken bundle changes nothing; then each is published in a transaction of its own, so that an import that was ended
 * goes on where it was. A second import changes nothing. Refuses with INVALID_INPUT and a sentence for each line.
 */
export async function importBundle(
  deps: DocumentDeps,
  text: string,
  {
    kind = null,
    tell = () => {},
  }: { readonly kind?: string | null; readonly tell?: (progress: ImportProgress) => void } = {},
): Promise<Result<Imported>> {
  const read = readBundle(text);
  if (!read.ok) return read;
  const entries = kind === null ? read.value : read.value.filter((entry) => entry.kind === kind);
  const rehearsed = await rehearse(deps, entries, tell);
  if (!rehearsed.ok || deps.dryRun) return rehearsed;
  const lines: string[] = [];
  let published = 0;
  for (const [at, entry] of entries.entries()) {
    const done = await publishAll(deps, [publishingOf(entry)]);
    // somebody has changed what it refers to meanwhile
    if (!done.ok) return refuse(done.refusal.code, { reason: lineOf(entry, done.refusal.reason) });
    if (done.value.isSaved) published += 1;
    lines.push(...done.value.lines.map((line) => `${entry.kind} ${entry.id}: ${line}`));
    tell({ step: 'IMPORTED', done: at + 1, of: entries.length });
  }
  return ok({ published, unchanged: entries.length - published, lines, isSaved: published > 0 });
}

const publishingOf = ({ kind, id, body }: BundleEntry): Publishing => ({
  kind,
  id,
  version: null,
  body,
  note: 'Imported.',
  isChecked: true,
});
const lineOf = ({ line, kind, id }: BundleEntry, reason: string): string =>
  reason
    .split('\n')
    .map((sentence) => `Line ${String(line)}: ${kind} ${id}: ${sentence}`)
    .join('\n');

function rehearse(
  deps: DocumentDeps,
  entries: readonly BundleEntry[],
  tell: (progress: ImportProgress) => void,
): Promise<Result<Imported>> {
  const names = entries.map(({ kind, id }) => `${kind}/${id}`);
  return rehearsal(deps.db, async (tx): Promise<Result<Imported>> => {
    for (const name of names.toSorted()) {
      const [kind = '', id = ''] = name.split('/');
      await lockDocument(tx, { kind, id });
    }
    const faults: string[] = [];
    const lines: string[] = [];
    let published = 0;
    for (const [at, entry] of entries.entries()) {
      const done = await publishEntry(tx, deps, entry);
      if (!done.ok) faults.push(lineOf(entry, done.refusal.reason));
      else {
        if (done.value.isSaved) published += 1;
        lines.push(...done.value.lines.map((line) => `${entry.kind} ${entry.id}: ${line}`));
      }
      tell({ step: 'REHEARSED', done: at + 1, of: entries.length });
    }
    if (faults.length > 0) return refuse('INVALID_INPUT', { reason: faults.join('\n') });
    return ok({ published, unchanged: entries.length - published, lines, isSaved: false });
  });
}

async function publishEntry(tx: Tx, deps: DocumentDeps, entry: BundleEntry): ReturnType<typeof publishOne> {
  try {
    return await publishOne(tx, deps, publishingOf(entry));
  } catch (error) {
    if (isOutage(error)) throw error;
    throw new Error(`line ${String(entry.line)} of a bundle, ${entry.kind} ${entry.id}, could not be written`, {
      cause: error,
    });
  }
}
