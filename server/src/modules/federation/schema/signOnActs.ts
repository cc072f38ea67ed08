import { asStaff, type Context } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { removeCompanyLearningSystem, saveCompanyLearningSystem } from '../service/staff/signOn/learningSystems.ts';
import { saveOidcDraft, saveSamlDraft, type SignOnDeps } from '../service/staff/signOn/saveDraft.ts';
import {
  removeSignOn,
  removeSignOnDraft,
  switchOffSignOn,
  switchOnSignOn,
} from '../service/staff/signOn/switchSignOn.ts';

interface ActArgs {
  readonly reason?: string | null | undefined;
  readonly dryRun?: boolean | null | undefined;
}

function signOnDeps(ctx: Context, { reason, dryRun }: ActArgs): SignOnDeps {
  const { secret, site, ports } = ctx;
  const { identityProviders } = ports;
  return { ...staffAct(asStaff(ctx), { reason, dryRun }), secret, identityProviders, publicUrl: site.publicUrl };
}

builder.mutationFields((t) => {
  const companyId = t.arg.id({ required: true });
  const of = { companyId, ...actArgs(t) };
  const system = { companyId, providerKey: t.arg.string({ required: true }) };
  return {
    saveCompanyOidc: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'signOn.write' },
      description: 'Saves a draft of a company’s sign-on by OpenID Connect. For staff.',
      args: {
        ...of,
        issuer: t.arg.string({ required: true }),
        clientId: t.arg.string({ required: true }),
        clientSecret: t.arg.string({ required: true, description: "'' keeps the one that is known." }),
      },
      resolve: async (_root, input, ctx) => payloadOf(await saveOidcDraft(signOnDeps(ctx, input), input)),
    }),
    saveCompanySaml: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'signOn.write' },
      description: 'Saves a draft of a company’s sign-on by SAML. For staff.',
      args: {
        ...of,
        metadata: t.arg.string({ required: true, description: 'The text, or its https address.' }),
        keepsCertificates: t.arg.boolean({
          required: true,
          description: 'Whether the certificates in use are accepted beside the new ones.',
        }),
      },
      resolve: async (_root, input, ctx) => payloadOf(await saveSamlDraft(signOnDeps(ctx, input), input)),
    }),
    removeSignOnDraft: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'signOn.write' },
      description: 'Throws the draft of a company’s sign-on away. For staff.',
      args: of,
      resolve: async (_root, input, ctx) => payloadOf(await removeSignOnDraft(signOnDeps(ctx, input), input)),
    }),
    switchOnSignOn: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'signOn.write' },
      description: 'Switches the draft of a company’s sign-on on. For staff.',
      args: { ...of, revision: t.arg.string({ required: true, description: 'That the page shows.' }) },
      resolve: async (_root, input, ctx) => payloadOf(await switchOnSignOn(signOnDeps(ctx, input), input)),
    }),
    switchOffSignOn: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'signOn.write' },
      description: 'Switches the sign-on of a company off, and keeps it as a draft. For staff.',
      args: of,
      resolve: async (_root, input, ctx) => payloadOf(await switchOffSignOn(signOnDeps(ctx, input), input)),
    }),
    removeSignOn: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'signOn.write' },
      description: 'Removes the sign-on of a company. For staff.',
      args: of,
      resolve: async (_root, input, ctx) => payloadOf(await removeSignOn(signOnDeps(ctx, input), input)),
    }),
    saveCompanyLearningSystem: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'signOn.write' },
      description: 'Enters or changes a learning system of a company. For staff.',
      args: {
        ...system,
        ...actArgs(t),
        redirectUrl: t.arg.string({ required: true, description: "'': its people use the company’s sign-on." }),
        passCode: t.arg.string({ required: true, description: "'' for none." }),
      },
      resolve: async (_root, input, ctx) => payloadOf(await saveCompanyLearningSystem(signOnDeps(ctx, input), input)),
    }),
    removeCompanyLearningSystem: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'signOn.write' },
      description: 'Removes a learning system of a company. For staff.',
      args: { ...system, ...actArgs(t) },
      resolve: async (_root, input, ctx) => payloadOf(await removeCompanyLearningSystem(signOnDeps(ctx, input), input)),
    }),
  };
});
