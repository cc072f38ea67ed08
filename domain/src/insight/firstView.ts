import { ask, missing, page, type FirstView } from '../access/firstDocument.ts';

interface Insight {
  readonly listCaseStudies: { readonly list: readonly object[] } | null;
}

/** The variables of the document of insights; `after` is 0 for the first ones. */
export const insightsVariables = (query: string, after: number) => ({ query, after });

/** Insights. */
export const insightView: FirstView = {
  '/insights': () => [page('InsightsPage', insightsVariables('', 0))],
  '/insights/{insightId}': (_viewer, { insightId = '' }) => [
    {
      ...ask('InsightPage', { caseStudyId: insightId }),
      instead: ({ listCaseStudies: found }: Insight) => (found?.list.length ? null : missing),
      comes: ({ listCaseStudies: found }: Insight) => !!found?.list.length,
    },
  ],
};
