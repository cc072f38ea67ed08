import { builder } from '../../../base/graphql/builder.ts';
import { lookupCorporateRealm, lookupLmsProvider, lookupPassCorporateRealm } from '../service/lookups.ts';
import type { CorporateRealmLookup, LmsProviderLookup, LookupError } from '../types.ts';

const LookupErrorType = builder.objectRef<LookupError>('LookupError').implement({
  fields: (t) => ({ code: t.exposeString('code') }),
});

const CorporateRealmLookupType = builder.objectRef<CorporateRealmLookup>('CorporateRealmLookup').implement({
  fields: (t) => ({
    link: t.exposeString('link', { nullable: true }),
    realm: t.exposeString('realm', { nullable: true }),
    serializedOptions: t.exposeString('serializedOptions', { nullable: true }),
    error: t.expose('error', { type: LookupErrorType, nullable: true }),
  }),
});

const LmsProviderLookupType = builder.objectRef<LmsProviderLookup>('LMSProviderLookup').implement({
  fields: (t) => ({
    realm: t.exposeString('realm', { nullable: true }),
    serializedOptions: t.exposeString('serializedOptions', { nullable: true }),
    passShortCode: t.exposeString('passShortCode', { nullable: true }),
    redirectUrl: t.exposeString('redirectUrl', { nullable: true }),
    authorizeUrl: t.exposeString('authorizeUrl', { nullable: true }),
    error: t.expose('error', { type: LookupErrorType, nullable: true }),
  }),
});

builder.queryFields((t) => ({
  lookupCorporateRealm: t.field({
    type: CorporateRealmLookupType,
    nullable: true,
    access: 'public',
    writes: true,
    description: 'How the people of a company sign in, by the domain of an address (SSO-02, D11).',
    args: { b64email: t.arg.string({ required: true }), redirectPath: t.arg.string() },
    resolve: (_root, { b64email, redirectPath }, ctx) => lookupCorporateRealm(ctx, b64email, redirectPath ?? null),
  }),
  lookupPassCorporateRealm: t.field({
    type: CorporateRealmLookupType,
    nullable: true,
    access: 'public',
    writes: true,
    description: 'How the people of a single-sign-on pass sign in (PAS-05).',
    args: { code: t.arg.string({ required: true }) },
    resolve: (_root, { code }, ctx) => lookupPassCorporateRealm(ctx, code),
  }),
  lookupLMSProvider: t.field({
    type: LmsProviderLookupType,
    nullable: true,
    access: 'public',
    description: 'How people sign in who come from a learning system (SSO-03).',
    args: { b64options: t.arg.string({ required: true }) },
    resolve: (_root, { b64options }, ctx) => lookupLmsProvider(ctx, b64options),
  }),
}));
