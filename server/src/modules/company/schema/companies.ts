import { companyViews, contractStates } from '@atrium/domain/company/contractState.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { listCompanies } from '../service/listCompanies.ts';
import type { CompanyContracts, CompanyListPage, ListedCompany } from '../types.ts';

const CompanyViewEnum = builder.enumType('CompanyView', {
  values: companyViews,
  description: 'ENDING: in force, and over within 90 days. NONE: without a contract so far.',
});

export const ContractStateEnum = builder.enumType('ContractState', { values: contractStates });

export const CompanyContractsType = builder.objectRef<CompanyContracts>('CompanyContracts').implement({
  description: 'What the contracts of a company are together: those in force, else those to come, else the last ones.',
  fields: (t) => ({
    state: t.expose('state', { type: ContractStateEnum }),
    startsOn: t.exposeString('startsOn', { description: 'yyyy-MM-dd in the zone of the company.' }),
    endsOn: t.exposeString('endsOn'),
    totalSeats: t.exposeInt('totalSeats'),
    assignedSeats: t.exposeInt('assignedSeats'),
    usedSeats: t.exposeInt('usedSeats', { description: 'Those of people who have signed in.' }),
    overage: t.exposeBoolean('overage'),
  }),
});

const ListedCompanyType = builder.objectRef<ListedCompany>('ListedCompany').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    name: t.exposeString('name'),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    accentColor: t.exposeString('accentColor', { nullable: true }),
    domains: t.exposeStringList('domains', { description: 'That are proved to be its own.' }),
    signOn: t.exposeString('signOn', { nullable: true, description: 'SAML or OIDC; null without a provider.' }),
    contract: t.expose('contract', { type: CompanyContractsType, nullable: true }),
  }),
});

const CompanyListPageType = builder.objectRef<CompanyListPage>('CompanyListPage').implement({
  fields: (t) => ({
    companies: t.expose('companies', { type: [ListedCompanyType] }),
    total: t.exposeInt('total'),
    nextAfter: t.exposeInt('nextAfter', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

builder.queryField('searchCompanies', (t) =>
  t.field({
    type: CompanyListPageType,
    nullable: true,
    access: { staff: 'company.read' },
    cost: 'dear',
    description:
      'The companies by name, as far as the role reaches: by words of the name, a domain or an id. For staff.',
    args: {
      text: t.arg.string({ defaultValue: '' }),
      view: t.arg({ type: CompanyViewEnum, defaultValue: 'ALL' }),
      after: t.arg.int({ defaultValue: 0, description: 'How many are left out.' }),
      count: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
    },
    resolve: (_root, { text, view, after, count }, ctx) =>
      listCompanies(asStaff(ctx), { text: text ?? '', view: view ?? 'ALL', after: after ?? 0, count: count ?? 50 }),
  }),
);
