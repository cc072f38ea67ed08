import type { Context } from '../../../base/context.ts';
import { listIndustries, listJobFunctions } from '../store/references.ts';
import type { IndustryReference, JobFunctionReference } from '../types.ts';

/** The industries that a profile may name (PRO-09). */
export function listIndustryReferences(ctx: Context): Promise<readonly IndustryReference[]> {
  return listIndustries(ctx.db);
}

/** The job functions that a profile may name (PRO-09). */
export function listJobFunctionReferences(ctx: Context): Promise<readonly JobFunctionReference[]> {
  return listJobFunctions(ctx.db);
}
