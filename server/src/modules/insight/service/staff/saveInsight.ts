import { listAreas } from '@atrium/domain/access/areaWords.ts';
import { counted } from '@atrium/domain/counted.ts';
import type { InsightBody } from '@atrium/domain/insight/insightDocument.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import { listLinks } from '../../../../base/sql/contentLinks.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { countViewings, saveInsightRow } from '../../store/insightDocuments.ts';

/** Writes an insight; one without a date has that of its first publishing. */
export async function saveInsight(
  tx: Tx,
  { now }: DocumentStaff,
  { id, before, body }: DocumentChange<InsightBody>,
): Promise<DocumentEffect> {
  await saveInsightRow(tx, id, body, new Date(body.publishedAt ?? before?.publishedAt ?? now));
  const was = before?.isPublished === true ? readers(before) : null;
  const is = body.isPublished ? readers(body) : null;
  const isHidden = was !== null && is === null;
  const isFilmed = before !== null && before.videoId !== null && before.videoId !== body.videoId;
  const viewings = isFilmed ? await countViewings(tx, id) : 0;
  const lines = [
    ...(was === is ? [] : [is ?? 'It is no longer among the insights, and its links end.']),
    ...(isHidden ? await listLinks(tx, pathOf(id), { kind: 'insight', id }) : []),
    ...(viewings === 0
      ? []
      : [`${viewingsOf(viewings)} its former video ${viewings === 1 ? 'stays' : 'stay'} counted.`]),
  ];
  return { lines, mailed: 0 };
}

function readers({ areas }: InsightBody): string {
  const who = areas.length === 0 ? 'everybody who may open them' : `holders of ${listAreas(areas)}`;
  return `It is among the insights, for ${who}.`;
}

const viewingsOf = (count: number): string => counted(count, 'viewing of', 'viewings of');

const pathOf = (id: string): string => `/insights/${id}`;

/** What leads to an insight (DOC-07), and what members watched: it is kept for their sake (DOC-06). */
export async function usesOfInsight(tx: Tx, id: string): Promise<DocumentUse> {
  const viewings = await countViewings(tx, id);
  return {
    users: await listLinks(tx, pathOf(id), { kind: 'insight', id }),
    history: viewings === 0 ? [] : [`${viewingsOf(viewings)} its video ${viewings === 1 ? 'is' : 'are'} counted.`],
  };
}
