import { insightDocument, type InsightBody, type InsightFacts } from '@atrium/domain/insight/insightDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { saveInsight, usesOfInsight } from './service/staff/saveInsight.ts';
import { findInsightBody, findUnknownVideos, listInsightRows, removeInsightRow } from './store/insightDocuments.ts';

const insight: DocumentKind<InsightBody, InsightFacts> = {
  definition: insightDocument,
  load: findInsightBody,
  save: saveInsight,
  rows: listInsightRows,
  facts: async (tx, body, { now }) => ({ unknownVideos: await findUnknownVideos(tx, body), now }),
  usesOf: usesOfInsight,
  remove: removeInsightRow,
};

export const documentKinds: DocumentKinds = [insight];
