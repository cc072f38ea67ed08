import type { StudioPath } from '@atrium/domain/access/studioRoutes.ts';
import type { ComponentType, ReactNode } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import type { SignedIn } from '#lib/viewer.ts';
import type { OnSearch } from './onSearch.ts';

/** What a page of the studio gets from its address. */
export interface StudioVisit<Name extends string = string> {
  readonly viewer: SignedIn;
  readonly params: Readonly<Record<Name, string>>;
  readonly search: Readonly<Record<string, string>>;
  readonly onSearch: OnSearch;
}

/** The names of the parameters in a path of the route table. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The pages of the studio by their paths in the route table. */
export const studioViews: { readonly [Path in StudioPath]: (visit: StudioVisit<NamesIn<Path>>) => ReactNode } = {
  '/studio': page(
    () => import('./TodayPage.tsx'),
    (file) => file.TodayPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/calendar': page(
    () => import('./CalendarPage.tsx'),
    (file) => file.CalendarPage,
    searched,
  ),
  '/studio/team': page(
    () => import('./TeamPage.tsx'),
    (file) => file.TeamPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/people': page(
    () => import('./PeoplePage.tsx'),
    (file) => file.PeoplePage,
    searched,
  ),
  '/studio/people/add': page(
    () => import('./AddPeoplePage.tsx'),
    (file) => file.AddPeoplePage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/people/duplicates': page(
    () => import('./DuplicatesPage.tsx'),
    (file) => file.DuplicatesPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/people/{userId}': page(
    () => import('./PersonPage.tsx'),
    (file) => file.PersonPage,
    ({ viewer, params: { userId }, search: { open = '', on = '' }, onSearch }) => ({
      viewer,
      userId,
      question: { open, on },
      onQuestion: (next: { readonly open: string; readonly on: string }) => {
        onSearch({ open: next.open, on: next.on === '' ? undefined : next.on });
      },
    }),
  ),
  '/studio/companies': page(
    () => import('./CompaniesPage.tsx'),
    (file) => file.CompaniesPage,
    searched,
  ),
  '/studio/companies/new': page(
    () => import('./NewCompanyPage.tsx'),
    (file) => file.NewCompanyPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/company/{companyId}': page(
    () => import('./CompanyPage.tsx'),
    (file) => file.CompanyPage,
    ({ viewer, params }) => ({ viewer, companyId: params.companyId }),
  ),
  '/studio/company/{companyId}/sign-on': page(
    () => import('./signOn/SignOnPage.tsx'),
    (file) => file.SignOnPage,
    ({ viewer, params }) => ({ viewer, companyId: params.companyId }),
  ),
  '/studio/products': page(
    () => import('./ProductsPage.tsx'),
    (file) => file.ProductsPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/reconciliation': page(
    () => import('./ReconciliationPage.tsx'),
    (file) => file.ReconciliationPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/payments': page(
    () => import('./PaymentsPage.tsx'),
    (file) => file.PaymentsPage,
    searched,
  ),
  '/studio/audit': page(
    () => import('./AuditPage.tsx'),
    (file) => file.AuditPage,
    searched,
  ),
  '/studio/outbox': page(
    () => import('./OutboxPage.tsx'),
    (file) => file.OutboxPage,
    searched,
  ),
  '/studio/letters': page(
    () => import('./letters/LettersPage.tsx'),
    (file) => file.LettersPage,
    searched,
  ),
  '/studio/letters/{letter}': page(
    () => import('./letters/LetterPage.tsx'),
    (file) => file.LetterPage,
    ({ viewer, params }) => ({ viewer, letter: params.letter }),
  ),
  '/studio/certificates-due': page(
    () => import('./certificates/DueCertificatesPage.tsx'),
    (file) => file.DueCertificatesPage,
    searched,
  ),
  '/studio/health': page(
    () => import('./HealthPage.tsx'),
    (file) => file.HealthPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/jobs': page(
    () => import('./JobsPage.tsx'),
    (file) => file.JobsPage,
    searched,
  ),
  '/studio/webhooks': page(
    () => import('./WebhooksPage.tsx'),
    (file) => file.WebhooksPage,
    searched,
  ),
  '/studio/flags': page(
    () => import('./FlagsPage.tsx'),
    (file) => file.FlagsPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/endpoints': page(
    () => import('./endpoints/EndpointsPage.tsx'),
    (file) => file.EndpointsPage,
    searched,
  ),
  '/studio/tokens': page(
    () => import('./tokens/TokensPage.tsx'),
    (file) => file.TokensPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/settings': page(
    () => import('./SettingsPage.tsx'),
    (file) => file.SettingsPage,
    ({ viewer }) => ({ viewer }),
  ),
  '/studio/submissions': page(
    () => import('./run/SubmissionsPage.tsx'),
    (file) => file.SubmissionsPage,
    searched,
  ),
  '/studio/submissions/{submissionId}': page(
    () => import('./run/SubmissionPage.tsx'),
    (file) => file.SubmissionPage,
    ({ viewer, params }) => ({ viewer, submissionId: params.submissionId }),
  ),
  '/studio/running': page(
    () => import('./run/RunSessionsPage.tsx'),
    (file) => file.RunSessionsPage,
    searched,
  ),
  '/studio/session/{sessionId}/people': page(
    () => import('./run/PeoplePage.tsx'),
    (file) => file.PeoplePage,
    ({ params, ...visit }) => ({ ...searched(visit), sessionId: params.sessionId }),
  ),
  '/studio/pass/{passId}/codes': page(
    () => import('./PassCodesPage.tsx'),
    (file) => file.PassCodesPage,
    ({ viewer, params }) => ({ viewer, passId: params.passId }),
  ),
  '/studio/{kind}': page(
    () => import('./KindPage.tsx'),
    (file) => file.KindPage,
    ({ params, ...visit }) => ({ ...searched(visit), name: params.kind }),
  ),
  '/studio/{kind}/{documentId}': page(
    () => import('./richForms.ts'),
    (file) => file.DocumentPage,
    ofDocument,
  ),
  '/studio/{kind}/{documentId}/history': page(
    () => import('./HistoryPage.tsx'),
    (file) => file.HistoryPage,
    ofDocument,
  ),
  '/studio/{kind}/{documentId}/publish': page(
    () => import('./PublishPage.tsx'),
    (file) => file.PublishPage,
    ofDocument,
  ),
};

type Searched = Pick<StudioVisit, 'viewer' | 'search' | 'onSearch'>;

function searched({ viewer, search, onSearch }: Searched): Searched {
  return { viewer, search, onSearch };
}

function ofDocument({ viewer, params: { kind, documentId } }: StudioVisit<'kind' | 'documentId'>) {
  return { viewer, name: kind, id: documentId };
}

/** A page whose code loads when it is opened; `propsOf`: what it takes of its address. */
function page<Module, Props extends object, Name extends string>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  propsOf: (visit: StudioVisit<Name>) => Props,
): (visit: StudioVisit<Name>) => ReactNode {
  const View = lazyView(load, pick);
  return (visit) => <View {...propsOf(visit)} />;
}
