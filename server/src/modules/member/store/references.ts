import type { Tx } from '../../../base/sql/db.ts';
import type { IndustryReference, JobFunctionReference } from '../types.ts';

/** The industries that are offered, in their order (PRO-09). */
export function listIndustries(tx: Tx): Promise<IndustryReference[]> {
  return tx
    .selectFrom('industry_reference')
    .select(['industry_ref_id as industryRefId', 'industry', 'sort_order as sortOrder', 'active'])
    .where('active', '=', true)
    .orderBy('sort_order')
    .orderBy('industry_ref_id')
    .execute();
}

/** The job functions that are offered, in their order (PRO-09). */
export function listJobFunctions(tx: Tx): Promise<JobFunctionReference[]> {
  return tx
    .selectFrom('job_function_reference')
    .select([
      'job_function_ref_id as jobFunctionRefId',
      'job_function as jobFunction',
      'sort_order as sortOrder',
      'active',
    ])
    .where('active', '=', true)
    .orderBy('sort_order')
    .orderBy('job_function_ref_id')
    .execute();
}
