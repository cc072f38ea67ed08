import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import { planDocument, type PlanFacts } from '@atrium/domain/plan/planDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { findPlanBody, removePlans, savePlans, usesOfPlans } from './service/staff/savePlans.ts';
import { findPlanFacts, listPlanRows } from './store/contents.ts';

const plan: DocumentKind<PlanContent, PlanFacts> = {
  definition: planDocument,
  load: findPlanBody,
  save: savePlans,
  rows: listPlanRows,
  facts: (tx, body) => findPlanFacts(tx, body),
  usesOf: () => Promise.resolve({ users: ['Members are asked by it; it can only be changed.'], history: [] }),
  remove: () => Promise.reject(new Error('the learning-plan quiz is never removed')),
  example: { usesOf: usesOfPlans, remove: removePlans },
};

export const documentKinds: DocumentKinds = [plan];
