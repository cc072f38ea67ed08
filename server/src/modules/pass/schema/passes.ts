import { documentCode } from '@atrium/domain/pass/passTerms.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { createUserWithPass } from '../service/createUserWithPass.ts';
import { getPassDetails } from '../service/getPassDetails.ts';
import { lookupPassActivationLink } from '../service/lookupActivationLink.ts';
import { processPassExtras } from '../service/processPassExtras.ts';
import type {
  PassActivationLink,
  PassCompany,
  PassContent,
  PassDetails,
  PassExtras,
  PassMeta,
  PassOutcome,
} from '../types.ts';

const PassCtaButtonType = builder.objectRef<NonNullable<PassMeta['ctaButton']>>('PassCtaButton').implement({
  fields: (t) => ({
    text: t.exposeString('text', { nullable: true }),
    url: t.string({ nullable: true, resolve: ({ url }) => safeLink(url ?? null) }),
    label: t.exposeString('label', { nullable: true }),
  }),
});
const PassHeroType = builder.objectRef<NonNullable<PassMeta['hero']>>('PassHero').implement({
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true }),
    subtitle: t.exposeString('subtitle', { nullable: true }),
    subtitleFontSize: t.exposeString('subtitleFontSize', { nullable: true, description: 'In pixels: 18px.' }),
  }),
});
const PassLogoType = builder.objectRef<NonNullable<PassMeta['logo']>>('PassLogo').implement({
  fields: (t) => ({
    // one that may not be shown is left out by the owner of the logo
    url: t.exposeString('url'),
    alt: t.exposeString('alt'),
  }),
});
const PassTestimonialType = builder.objectRef<NonNullable<PassMeta['testimonial']>>('PassTestimonial').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    name: t.exposeString('name'),
    job: t.exposeString('job', { nullable: true }),
    image: t.string({ nullable: true, resolve: ({ image }) => safeLink(image ?? null) }),
  }),
});
const PassMetaType = builder.objectRef<PassMeta>('PassMeta').implement({
  fields: (t) => ({
    navLogoUrl: t.string({ nullable: true, resolve: ({ navLogoUrl }) => safeLink(navLogoUrl ?? null) }),
    ctaButton: t.field({ type: PassCtaButtonType, nullable: true, resolve: ({ ctaButton }) => ctaButton ?? null }),
    hero: t.field({ type: PassHeroType, nullable: true, resolve: ({ hero }) => hero ?? null }),
    logo: t.field({
      type: PassLogoType,
      nullable: true,
      resolve: ({ logo }) => (logo === undefined || safeLink(logo.url) === null ? null : logo),
    }),
    testimonial: t.field({
      type: PassTestimonialType,
      nullable: true,
      resolve: ({ testimonial }) => testimonial ?? null,
    }),
  }),
});
const PassVideoType = builder.objectRef<PassContent['video']>('PassVideo').implement({
  fields: (t) => ({
    videoId: t.exposeID('videoId'),
    externalKey: t.exposeString('externalKey'),
    isSilent: t.exposeBoolean('isSilent', { description: 'Nobody speaks in it: its words are read.' }),
    manifestUrl: t.exposeString('manifestUrl', {
      nullable: true,
      description: 'Signed, for ten minutes and this video alone; null for all items but the first (D56).',
    }),
  }),
});
const PassContentType = builder.objectRef<PassContent>('PassContent').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    videoThumbnail: t.exposeString('videoThumbnail'),
    duration: t.exposeFloat('duration'),
    video: t.expose('video', { type: PassVideoType }),
  }),
});
const PassSegment = builder.enumType('PassSegment', { values: ['CONSUMER', 'ENTERPRISE'] as const });
const PassCompanyType = builder.objectRef<PassCompany>('PassCompany').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    givesSeat: t.exposeBoolean('givesSeat', {
      description: 'Whether it comes with a seat, so that administrators of the company see who learns what.',
    }),
  }),
});
const PassDetailsType = builder.objectRef<PassDetails>('PassDetails').implement({
  description: 'What a page is told of a pass; the fields that are not of its context are null.',
  fields: (t) => ({
    showRegistration: t.exposeBoolean('showRegistration', { nullable: true }),
    targetSegment: t.expose('targetSegment', { type: PassSegment, nullable: true }),
    meta: t.expose('meta', { type: PassMetaType }),
    extraCollectionFields: t.stringList({
      nullable: true,
      resolve: ({ extraCollectionFields }) => extraCollectionFields && [...extraCollectionFields],
    }),
    hasRedemptionCode: t.exposeBoolean('hasRedemptionCode', { nullable: true }),
    usesOTRC: t.exposeBoolean('usesOTRC', { nullable: true }),
    usesSSO: t.exposeBoolean('usesSSO', { nullable: true }),
    redirectUrl: t.string({ nullable: true, resolve: ({ redirectUrl }) => safeLink(redirectUrl) }),
    content: t.field({
      type: [PassContentType],
      nullable: true,
      resolve: ({ content }) => content && [...content],
    }),
    company: t.field({ type: PassCompanyType, nullable: true, resolve: ({ company }) => company }),
    isForCaller: t.exposeBoolean('isForCaller', {
      nullable: true,
      description: "Whether the caller's own address may register; null for visitors.",
    }),
    startsAt: t.string({
      nullable: true,
      description: 'Epoch milliseconds, for a pass whose begin is still to come (D55).',
      resolve: ({ startsAt }) => (startsAt === null ? null : String(startsAt)),
    }),
    isFullForCaller: t.exposeBoolean('isFullForCaller', {
      nullable: true,
      description: 'Whether every place is taken and the caller has none; null for visitors, who are refused then.',
    }),
  }),
});
const PassContextEnum = builder.enumType('PassContext', {
  values: ['INVITE_PREVIEW', 'INVITE_REGISTRATION', 'TOP_NAV'] as const,
});

const PassActivationLinkType = builder.objectRef<PassActivationLink>('PassActivationLink').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    link: t.exposeString('link', { nullable: true }),
    existingUser: t.exposeBoolean('existingUser'),
    showStayTuned: t.exposeBoolean('showStayTuned'),
  }),
});

const CreateUserWithPassPayload = mutationPayload<PassOutcome>('CreateUserWithPassPayload', (t) => ({
  result: t.string({
    description: 'CONFIRMED_WITHOUT_ACTIVATION, CONFIRMED_WITH_ACTIVATION, or ERROR.',
    resolve: ({ result }) => result ?? 'ERROR',
  }),
  tac: t.exposeString('tac', { nullable: true, description: 'Of the registration, for CONFIRMED_WITH_ACTIVATION.' }),
  passRedirect: t.exposeString('passRedirect', {
    nullable: true,
    description: 'A handle by which the redirect URL of the pass applies after the next sign-in, for half an hour.',
  }),
}));
const CreateUserWithPassInputType = builder.inputType('CreateUserWithPassInput', {
  fields: (t) => ({
    code: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    company: t.string(),
    jobTitle: t.string(),
    jobLevel: t.string(),
    companyNumberOfEmployees: t.string(),
    phone: t.string(),
    redemptionCode: t.string(),
    ssoUsername: t.string({ description: 'Of the identity that this browser has just proved; any other is refused.' }),
  }),
});
const ProcessPassExtrasPayload = mutationPayload<PassExtras>('ProcessPassExtrasPayload', (t) => ({
  success: t.exposeBoolean('success', { nullable: true }),
  redirectUrl: t.string({ nullable: true, resolve: ({ redirectUrl }) => safeLink(redirectUrl ?? null) }),
}));

builder.queryFields((t) => ({
  getPassDetailsByCode: t.field({
    type: PassDetailsType,
    nullable: true,
    access: 'public',
    writes: true,
    description: 'What a pass says and asks for. Refused with the message 404, 410 (closed) or 402 (no slot is free).',
    args: {
      code: t.arg.string({ required: true }),
      context: t.arg({ type: PassContextEnum, required: true }),
    },
    resolve: async (_root, args, ctx) => valueOf(await getPassDetails(ctx, args)),
  }),
  lookupPassActivationLink: t.field({
    type: PassActivationLinkType,
    nullable: true,
    access: 'public',
    writes: true,
    args: {
      code: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      tac: t.arg.string({ required: true }),
    },
    resolve: (_root, args, ctx) => lookupPassActivationLink(ctx, args),
  }),
}));

builder.mutationFields((t) => ({
  createUserWithPass: t.field({
    type: CreateUserWithPassPayload,
    nullable: true,
    access: 'public',
    description: "Registers by a pass. The code of its error is the documents' number, the reason its name.",
    args: { input: t.arg({ type: CreateUserWithPassInputType, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { company, jobTitle, jobLevel, companyNumberOfEmployees, phone, redemptionCode, ssoUsername } = input;
      const texts = { company, jobTitle, jobLevel, companyNumberOfEmployees, phone, redemptionCode };
      const filled = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])) as {
        [Name in keyof typeof texts]: string;
      };
      const { code, firstName, lastName, email } = input;
      const person = { code, firstName, lastName, email, ssoUsername: ssoUsername ?? null };
      const registered = await createUserWithPass(ctx, { ...person, ...filled });
      // a member who registers with their own address may open more by now
      if (registered.ok) ctx.signIn?.forgetViewer();
      const payload = payloadOf(registered);
      const { error } = payload;
      return error === null ? payload : { ...payload, error: { ...error, code: documentCode(error) } };
    },
  }),
  processPassExtras: t.field({
    type: ProcessPassExtrasPayload,
    nullable: true,
    access: 'member',
    description: "Gives the caller what the pass grants with which the caller's own address was registered, once.",
    args: {
      userId: t.arg.id({ required: true }),
      email: t.arg.string({ required: true }),
      shortCode: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, ctx) => {
      const given = await processPassExtras(asMember(ctx), args);
      if (given.ok) ctx.signIn?.forgetViewer();
      return payloadOf(given);
    },
  }),
}));
