import { createHash } from 'node:crypto';
import { counted } from '@atrium/domain/counted.ts';
import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { DocumentKind, DocumentKinds } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { rehearsal } from '../../../base/sql/transaction.ts';
import { hasPublished, readPublished, type PublishedDocument } from '../../document/service/bundle.ts';
import type { ExampleCount, ExampleDeps } from '../types.ts';

/** A pass would let in everybody who knows its code, which stands in the program; words of letters are the site's. */
const kept: readonly string[] = ['pass', 'letterWords'];

/** The kinds of the example, all of which are empty before it comes. */
export const exampleKinds = (kinds: DocumentKinds): DocumentKinds =>
  kinds.filter(({ definition }) => !kept.includes(definition.kind));

/** The first kind of which something is there already; null for an empty academy. */
async function findOccupied(tx: Tx, kinds: DocumentKinds, now: number): Promise<DocumentKind | null> {
  for (const kind of exampleKinds(kinds)) {
    if (await hasPublished(tx, kind, now)) return kind;
  }
  return null;
}

/** Whether nothing of the kinds of the example is there. */
export async function isAcademyEmpty(tx: Tx, kinds: DocumentKinds, now: number): Promise<boolean> {
  return (await findOccupied(tx, kinds, now)) === null;
}

/** Refuses with CONFLICT unless nothing of the kinds of the example is there. */
export async function refuseOccupied(tx: Tx, kinds: DocumentKinds, now: number): Promise<Refused | null> {
  const kind = await findOccupied(tx, kinds, now);
  if (kind === null) return null;
  const [, many] = kind.definition.noun;
  return refuse('CONFLICT', {
    reason: `The example is for an empty academy. This one has ${many} of its own already.`,
  });
}

/**
 * The documents of the example academy, in the order in which they are published, with dates around the present
 * instant. Refuses with CONFLICT where the academy is not empty.
 */
export function readExample({
  db,
  now,
  documentKinds,
  fillExample,
}: Pick<ExampleDeps, 'db' | 'now' | 'documentKinds' | 'fillExample'>): Promise<Result<readonly PublishedDocument[]>> {
  // rolled back: what is written here is only read as documents
  return rehearsal(db, async (tx) => {
    const refused = await refuseOccupied(tx, documentKinds, now);
    if (refused !== null) return refused;
    await fillExample(tx, now);
    return ok(await readPublished(tx, exampleKinds(documentKinds), now));
  });
}

/** How many documents of each kind there are, in words: '42 courses'. */
export function countLines(kinds: DocumentKinds, counts: readonly Pick<ExampleCount, 'kind' | 'total'>[]): string {
  const words = counts.map(({ kind, total }) => {
    const [one, many] = kinds.find(({ definition }) => definition.kind === kind)?.definition.noun ?? [kind, kind];
    return counted(total, one, many);
  });
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** A checksum of a body, by which it is seen whether it is still the same. */
export const sumOf = (body: DocumentBody): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');
