import { signOnFaults, signOnMatches, type ProviderClaim } from '@atrium/domain/company/signOnTest.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { readSignOnReport } from '../service/signOnTest/readReport.ts';
import { getCompanySignOn } from '../service/staff/signOn/getCompanySignOn.ts';
import { listEndingCertificates } from '../service/staff/signOn/listEndingCertificates.ts';
import type {
  CompanySignOnPage,
  EndingCertificate,
  ShownLearningSystem,
  ShownProvider,
  SignOnReport,
} from '../types.ts';

const millisOf = (at: number | null): string | null => (at === null ? null : String(at));

const SignOnFaultEnum = builder.enumType('SignOnFault', { values: signOnFaults });
const SignOnMatchEnum = builder.enumType('SignOnMatch', { values: signOnMatches });

const ProviderCertificateType = builder
  .objectRef<ShownProvider['certificates'][number]>('ProviderCertificate')
  .implement({
    fields: (t) => ({
      fingerprint: t.exposeString('fingerprint', { description: 'SHA-256.' }),
      endsAt: t.string({ description: 'A millisecond string.', resolve: ({ endsAt }) => String(endsAt) }),
    }),
  });

const SignOnInUseType = builder.objectRef<NonNullable<CompanySignOnPage['inUse']>>('SignOnInUse').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'SAML or OIDC.' }),
    issuer: t.exposeString('issuer'),
    clientId: t.exposeString('clientId', { nullable: true }),
    ssoUrl: t.exposeString('ssoUrl', { nullable: true }),
    certificates: t.expose('certificates', { type: [ProviderCertificateType] }),
    onSince: t.string({
      nullable: true,
      description: 'A millisecond string; null for one that a command has entered.',
      resolve: ({ onSince }) => millisOf(onSince),
    }),
  }),
});

const SignOnDraftType = builder.objectRef<NonNullable<CompanySignOnPage['draft']>>('SignOnDraft').implement({
  description: 'A sign-on that nobody meets until it is switched on.',
  fields: (t) => ({
    revision: t.exposeString('revision'),
    kind: t.exposeString('kind', { description: 'SAML or OIDC.' }),
    issuer: t.exposeString('issuer'),
    clientId: t.exposeString('clientId', { nullable: true }),
    ssoUrl: t.exposeString('ssoUrl', { nullable: true }),
    certificates: t.expose('certificates', { type: [ProviderCertificateType] }),
    savedAt: t.string({ description: 'A millisecond string.', resolve: ({ savedAt }) => String(savedAt) }),
    testedAt: t.string({
      nullable: true,
      description: 'A millisecond string; null before the first test.',
      resolve: ({ testedAt }) => millisOf(testedAt),
    }),
    testFault: t.expose('testFault', { type: SignOnFaultEnum, nullable: true }),
    testWords: t.exposeString('testWords', { nullable: true }),
    testClaims: t.exposeStringList('testClaims', { description: 'The names of the claims that came.' }),
    testLink: t.exposeString('testLink', {
      nullable: true,
      description: 'By which anybody who has it tests this draft, for three days; null for a reader.',
    }),
  }),
});

const SignOnUseType = builder.objectRef<NonNullable<CompanySignOnPage['lastUse']>>('SignOnUse').implement({
  fields: (t) => ({
    displayName: t.exposeString('displayName'),
    at: t.string({ description: 'A millisecond string.', resolve: ({ at }) => String(at) }),
  }),
});

const OurSideType = builder.objectRef<CompanySignOnPage['ourSide']>('SignOnOurSide').implement({
  description: 'What a company enters at its provider.',
  fields: (t) => ({
    redirectUrl: t.exposeString('redirectUrl', { description: 'Of OpenID Connect.' }),
    entityId: t.exposeString('entityId', { description: 'Of SAML.' }),
    acsUrl: t.exposeString('acsUrl', { description: 'Of SAML.' }),
    metadataUrl: t.exposeString('metadataUrl', { description: 'Of SAML.' }),
  }),
});

const CompanyLearningSystemType = builder.objectRef<ShownLearningSystem>('CompanyLearningSystem').implement({
  fields: (t) => ({
    providerKey: t.exposeString('providerKey'),
    redirectUrl: t.exposeString('redirectUrl', { nullable: true }),
    passCode: t.exposeString('passCode', { nullable: true }),
    isReady: t.exposeBoolean('isReady', { description: 'Whether a learner who comes from there gets somewhere.' }),
    link: t.exposeString('link', { description: 'That the company enters there.' }),
  }),
});

const CompanySignOnType = builder.objectRef<CompanySignOnPage>('CompanySignOn').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    name: t.exposeString('name'),
    inUse: t.expose('inUse', { type: SignOnInUseType, nullable: true }),
    draft: t.expose('draft', { type: SignOnDraftType, nullable: true }),
    people: t.exposeInt('people', { description: 'Whom the provider in use has signed in.' }),
    lastUse: t.expose('lastUse', { type: SignOnUseType, nullable: true }),
    domains: t.exposeStringList('domains', { description: 'By which sign-on finds the company.' }),
    ourSide: t.expose('ourSide', { type: OurSideType }),
    learningSystems: t.expose('learningSystems', { type: [CompanyLearningSystemType] }),
    passCodes: t.exposeStringList('passCodes', { description: 'Of passes with its sign-on.' }),
  }),
});

const ProviderClaimType = builder.objectRef<ProviderClaim>('ProviderClaim').implement({
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const SignOnReportType = builder.objectRef<SignOnReport>('SignOnReport').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'SAML or OIDC.' }),
    issuer: t.exposeString('issuer'),
    fault: t.expose('fault', { type: SignOnFaultEnum, nullable: true, description: 'Null when the test passed.' }),
    words: t.exposeString('words', { description: 'What is wrong, or who would be signed in.' }),
    claims: t.expose('claims', { type: [ProviderClaimType] }),
    match: t.expose('match', { type: SignOnMatchEnum, nullable: true }),
  }),
});

const EndingCertificateType = builder.objectRef<EndingCertificate>('EndingCertificate').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    name: t.exposeString('name', { description: 'Of the company.' }),
    endsAt: t.string({ description: 'A millisecond string.', resolve: ({ endsAt }) => String(endsAt) }),
  }),
});

builder.queryFields((t) => ({
  listEndingCertificates: t.field({
    type: [EndingCertificateType],
    nullable: true,
    access: { staff: 'company.write' },
    description: 'Certificates of companies’ providers that end within 30 days, or have ended. For staff.',
    resolve: (_root, _args, ctx) => listEndingCertificates(asStaff(ctx)),
  }),
  getCompanySignOn: t.field({
    type: CompanySignOnType,
    nullable: true,
    access: { staff: 'company.read' },
    description: 'How the people of a company sign in, without any secret. For staff.',
    args: { companyId: t.arg.id({ required: true }) },
    resolve: async (_root, { companyId }, ctx) => valueOf(await getCompanySignOn(asStaff(ctx), companyId)),
  }),
  getSignOnReport: t.field({
    type: SignOnReportType,
    nullable: true,
    access: 'public',
    description: 'What the test of a sign-on found out, for the browser in which it was made (COM-01).',
    args: { handle: t.arg.string({ required: true }) },
    resolve: (_root, { handle }, ctx) => readSignOnReport(ctx, handle),
  }),
}));
