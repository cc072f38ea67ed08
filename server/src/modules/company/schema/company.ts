import { proofFaults } from '@atrium/domain/company/domainProof.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { CompanyContract } from '../../seat/types.ts';
import { getCompany } from '../service/getCompany.ts';
import type { CompanyDomain, CompanyPage, CompanyPass } from '../types.ts';
import { CompanyContractsType, ContractStateEnum } from './companies.ts';

const millisOf = (at: number | null): string | null => (at === null ? null : String(at));

const ContractLinkType = builder.objectRef<CompanyContract['links'][number]>('ContractLink').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    url: t.string({ nullable: true, resolve: ({ url }) => safeLink(url) }),
  }),
});

const CompanyContractType = builder.objectRef<CompanyContract>('CompanyContract').implement({
  fields: (t) => ({
    contractId: t.exposeID('contractId'),
    version: t.exposeInt('version'),
    state: t.expose('state', { type: ContractStateEnum }),
    startsOn: t.exposeString('startsOn', { description: 'yyyy-MM-dd in the zone of the company.' }),
    endsOn: t.exposeString('endsOn', { description: 'The last day, included.' }),
    totalSeats: t.exposeInt('totalSeats'),
    overage: t.exposeBoolean('overage'),
    assignedSeats: t.exposeInt('assignedSeats'),
    usedSeats: t.exposeInt('usedSeats'),
    entitlementIds: t.exposeStringList('entitlementIds'),
    links: t.expose('links', { type: [ContractLinkType] }),
  }),
});

export const DomainFaultEnum = builder.enumType('DomainFault', { values: proofFaults });

const CompanyDomainType = builder.objectRef<CompanyDomain>('CompanyDomain').implement({
  fields: (t) => ({
    domain: t.exposeString('domain'),
    isVerified: t.exposeBoolean('isVerified'),
    verifiedBy: t.exposeString('verifiedBy', { nullable: true, description: 'DNS or STAFF.' }),
    verifiedAt: t.string({
      nullable: true,
      description: 'A millisecond string.',
      resolve: ({ verifiedAt }) => millisOf(verifiedAt),
    }),
    recordName: t.exposeString('recordName', { description: 'Of the TXT record that proves it.' }),
    recordText: t.exposeString('recordText'),
    checkedAt: t.string({
      nullable: true,
      description: 'When the record was last looked for, a millisecond string.',
      resolve: ({ checkedAt }) => millisOf(checkedAt),
    }),
    fault: t.expose('fault', {
      type: DomainFaultEnum,
      nullable: true,
      description: 'Why the record was not found then.',
    }),
    saidBy: t.exposeString('saidBy', { nullable: true, description: 'Who of the team has said that it is theirs.' }),
    saidWhy: t.exposeString('saidWhy', { nullable: true }),
  }),
});

const CompanyPassType = builder.objectRef<CompanyPass>('CompanyPass').implement({
  fields: (t) => ({
    passId: t.exposeID('passId'),
    code: t.exposeString('code'),
    state: t.expose('state', {
      type: builder.enumType('CompanyPassState', { values: ['OPEN', 'LATER', 'FULL', 'CLOSED'] as const }),
    }),
    slots: t.exposeInt('slots', { nullable: true, description: 'Null: as many as people come.' }),
    taken: t.exposeInt('taken'),
    startsAt: t.string({ nullable: true, description: 'A millisecond string.', resolve: (p) => millisOf(p.startsAt) }),
    closesAt: t.string({ nullable: true, description: 'A millisecond string.', resolve: (p) => millisOf(p.closesAt) }),
    takesSeat: t.exposeBoolean('takesSeat'),
    usesSSO: t.exposeBoolean('usesSSO'),
    usesOTRC: t.exposeBoolean('usesOTRC', { description: 'Whether each person has a one-time code.' }),
    opened: t.exposeInt('opened', { description: 'How often its page was opened, by each network once a day.' }),
    registered: t.exposeInt('registered'),
    held: t.exposeInt('held', { description: 'Of them, who have not proved their address yet.' }),
    activated: t.exposeInt('activated'),
    learning: t.exposeInt('learning', { description: 'Of those, who have watched something since.' }),
  }),
});

const CompanyAdministratorType = builder
  .objectRef<CompanyPage['administrators'][number]>('CompanyAdministrator')
  .implement({
    fields: (t) => ({
      userId: t.exposeID('userId'),
      displayName: t.exposeString('displayName'),
      email: t.exposeString('email', { description: 'Masked for those who read no addresses.' }),
    }),
  });

const SuccessManagerType = builder
  .objectRef<CompanyPage['successManagers'][number]>('CompanySuccessManager')
  .implement({
    fields: (t) => ({ userId: t.exposeID('userId'), displayName: t.exposeString('displayName') }),
  });

const SeatAreaType = builder.objectRef<CompanyPage['areas'][number]>('SeatArea').implement({
  fields: (t) => ({ entitlementId: t.exposeID('entitlementId'), name: t.exposeString('name') }),
});

const CompanyType = builder.objectRef<CompanyPage>('CompanyOfTeam').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    version: t.exposeInt('version'),
    name: t.exposeString('name'),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    accentColor: t.exposeString('accentColor', { nullable: true }),
    timeZone: t.exposeString('timeZone'),
    hideMemberProfile: t.exposeBoolean('hideMemberProfile'),
    disableAIFeatures: t.exposeBoolean('disableAIFeatures'),
    enableProfAI: t.exposeBoolean('enableProfAI'),
    people: t.exposeInt('people', { description: 'How many accounts belong to it.' }),
    signOn: t.exposeString('signOn', { nullable: true }),
    contract: t.expose('contract', { type: CompanyContractsType, nullable: true }),
    contracts: t.expose('contracts', { type: [CompanyContractType], description: 'The one that ends last first.' }),
    areas: t.expose('areas', { type: [SeatAreaType], description: 'What a seat of it may open.' }),
    domains: t.expose('domains', { type: [CompanyDomainType] }),
    passes: t.expose('passes', { type: [CompanyPassType], description: 'Closed ones last.' }),
    administrators: t.expose('administrators', { type: [CompanyAdministratorType] }),
    successManagers: t.expose('successManagers', { type: [SuccessManagerType] }),
  }),
});

builder.queryField('getCompany', (t) =>
  t.field({
    type: CompanyType,
    nullable: true,
    access: { staff: 'company.read' },
    cost: 'dear',
    description: 'A company with its contracts, domains and administrators. For staff.',
    args: { companyId: t.arg.id({ required: true }) },
    resolve: async (_root, { companyId }, ctx) => valueOf(await getCompany(asStaff(ctx), companyId)),
  }),
);
