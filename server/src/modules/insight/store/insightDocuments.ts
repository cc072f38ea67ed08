import type { InsightBody } from '@atrium/domain/insight/insightDocument.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';

/** An insight as its document has it; null for an unknown one. */
export async function findInsightBody(tx: Tx, caseStudyId: string): Promise<InsightBody | null> {
  const row = await tx.selectFrom('case_study').selectAll().where('case_study_id', '=', caseStudyId).executeTakeFirst();
  if (row === undefined) return null;
  return {
    title: row.title,
    text: row.body_text,
    picture: row.cover_image_url,
    videoId: row.video_id,
    areas: row.open_to,
    publishedAt: row.published_at.toISOString(),
    isPublished: row.status === 'PUBLISHED',
  };
}

/** Adds an insight, or changes the one of this id. */
export async function saveInsightRow(tx: Tx, caseStudyId: string, body: InsightBody, publishedAt: Date): Promise<void> {
  const values = {
    title: body.title,
    body_text: body.text,
    cover_image_url: body.picture,
    video_id: body.videoId,
    open_to: body.areas,
    published_at: publishedAt,
    status: body.isPublished ? ('PUBLISHED' as const) : ('DRAFT' as const),
  };
  await tx
    .insertInto('case_study')
    .values({ case_study_id: caseStudyId, ...values })
    .onConflict((conflict) => conflict.column('case_study_id').doUpdateSet(values))
    .execute();
}

/** The video of an insight, if there is no such video. */
export async function findUnknownVideos(tx: Tx, { videoId }: InsightBody): Promise<readonly string[]> {
  if (videoId === null) return [];
  const row = await tx.selectFrom('video').select('video_id').where('video_id', '=', videoId).executeTakeFirst();
  return row === undefined ? [videoId] : [];
}

/** How many sittings in front of the video of an insight are kept. */
export async function countViewings(tx: Tx, caseStudyId: string): Promise<number> {
  const { viewings } = await tx
    .selectFrom('case_study_viewing')
    .select(({ fn }) => fn.countAll().as('viewings'))
    .where('case_study_id', '=', caseStudyId)
    .executeTakeFirstOrThrow();
  return Number(viewings);
}

export async function removeInsightRow(tx: Tx, caseStudyId: string): Promise<void> {
  await tx.deleteFrom('case_study').where('case_study_id', '=', caseStudyId).execute();
}

/** The insights for the lists of the staff. */
export function listInsightRows(tx: Tx): DocumentRows {
  return tx
    .selectFrom('case_study as c')
    .select((eb) => [
      'c.case_study_id as id',
      'c.title',
      eb('c.status', '=', 'PUBLISHED').as('isPublished'),
      'c.published_at as newestAt',
    ]);
}
