import { listAreas } from '@atrium/domain/access/areaWords.ts';
import { counted } from '@atrium/domain/counted.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { stacksOf, type ResourceBody } from '@atrium/domain/resource/resourceDocument.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import { listLinks } from '../../../../base/sql/contentLinks.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import {
  countDownloads,
  findResourceBody,
  replaceParts,
  replaceTags,
  saveResourceRow,
} from '../../store/resourceDocuments.ts';

/** Writes a resource with its parts and tags. Its date of revision follows a change, unless that says another. */
export async function saveResource(
  tx: Tx,
  { now }: DocumentStaff,
  { id, before, body }: DocumentChange<ResourceBody>,
): Promise<DocumentEffect> {
  const isDateKept = before !== null && body.changedAt === before.changedAt && !isSame(before, body);
  const at = (text: string | null): Date => new Date(text ?? now);
  await saveResourceRow(tx, id, body, {
    createdAt: at(body.createdAt ?? before?.createdAt ?? null),
    changedAt: isDateKept ? new Date(now) : at(body.changedAt),
  });
  await replaceParts(tx, id, body.parts);
  await replaceTags(tx, id, body.tags);
  const isMoved = before !== null && before.slug !== body.slug;
  const isHidden = before?.isPublished === true && !body.isPublished;
  const lines = [
    ...visibility(before, body),
    ...(isMoved ? [`Links to ${pathOf(before)} lead nowhere any more: it is at ${pathOf(body)}.`] : []),
    ...(isMoved || isHidden ? await listLinks(tx, pathOf(before), { kind: 'resource', id }) : []),
    ...(before === null || isSame(before.areas.toSorted(), body.areas.toSorted())
      ? []
      : [body.areas.length === 0 ? 'Everybody who may open the library finds it.' : openTo(body.areas)]),
  ];
  return { lines, mailed: 0 };
}

function visibility(before: ResourceBody | null, body: ResourceBody): readonly string[] {
  const was = before?.isPublished === true ? shelfOf(before) : null;
  const is = body.isPublished ? shelfOf(body) : null;
  if (was === is) return [];
  return [is ?? 'It is no longer in the library, and its links end.'];
}

/** Where lists have a resource: in which of the two indexes, and under which stacks (decision 062). */
function shelfOf(body: ResourceBody): string {
  const stacks = stacksOf(body).join(', ');
  const aiStacks = stacksOf(body, 'AI_STACK').join(', ');
  if (stacks === '' && aiStacks === '') return 'It is in the library, under no stack.';
  if (aiStacks === '') return `It is in the library under ${stacks}, and not in the one of the AI academy.`;
  if (stacks === '') return `It is only in the library of the AI academy, under ${aiStacks}.`;
  return `It is in the library under ${stacks}, and in the one of the AI academy under ${aiStacks}.`;
}

const openTo = (areas: readonly string[]): string => `Only holders of ${listAreas(areas)} find it.`;

const pathOf = ({ slug }: ResourceBody): string => `/resources/${slug}`;

/** What leads to a resource (DOC-07), and what members did with it: it is kept for their sake (DOC-06). */
export async function usesOfResource(tx: Tx, id: string): Promise<DocumentUse> {
  const downloads = await countDownloads(tx, id);
  const words = `${counted(downloads, 'download of it is', 'downloads of it are')} counted.`;
  const body = await findResourceBody(tx, id);
  const users = body === null ? [] : await listLinks(tx, pathOf(body), { kind: 'resource', id });
  return { users, history: downloads === 0 ? [] : [words] };
}
