import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { listCompanies } from '../service/listCompanies.ts';
import type { Company, CompanyList } from '../types.ts';

const CompanyProgramType = builder.objectRef<NonNullable<Company['program']>>('CompanyProgram').implement({
  fields: (t) => ({
    contractStart: t.exposeString('contractStart', { description: 'yyyy-MM-dd in the zone of the company.' }),
    contractEnd: t.exposeString('contractEnd', { description: 'yyyy-MM-dd, the last day.' }),
    totalSeats: t.exposeInt('totalSeats'),
    usedSeats: t.exposeInt('usedSeats', { description: 'Activated seats.' }),
  }),
});
const CompanyType = builder.objectRef<Company>('Company').implement({
  fields: (t) => ({
    // not `customerId`, the name of what only an account may have, and nothing may set (THR-27)
    companyId: t.exposeID('customerId'),
    name: t.exposeString('name'),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    accentColor: t.exposeString('accentColor', { nullable: true }),
    program: t.expose('program', {
      type: CompanyProgramType,
      nullable: true,
      description: 'Null while the company is not set up.',
    }),
  }),
});
const CompanyListType = builder.objectRef<CompanyList>('CompanyList').implement({
  fields: (t) => ({
    companies: t.expose('companies', { type: [CompanyType] }),
    total: t.exposeInt('total'),
    totalPages: t.exposeInt('totalPages'),
  }),
});

builder.queryFields((t) => ({
  listCompanies: t.field({
    type: CompanyListType,
    nullable: true,
    access: { staff: 'company.read' },
    description: 'The companies whose dashboards staff may open, by name (ORG-14).',
    args: {
      searchTerm: t.arg.string({ description: 'What a name contains.' }),
      page: t.arg.int({ defaultValue: 0, description: 'From 0; 25 rows each.' }),
    },
    resolve: (_root, { searchTerm, page }, ctx) =>
      listCompanies(asStaff(ctx), { searchTerm: searchTerm ?? '', page: page ?? 0 }),
  }),
}));
