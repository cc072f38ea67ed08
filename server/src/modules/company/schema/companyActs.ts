import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { saveCompanyBrand } from '../../member/service/staff/saveBrand.ts';
import { addAdministrator, removeAdministrator } from '../../seat/service/staff/administrators.ts';
import { endContract } from '../../seat/service/staff/endContract.ts';
import { saveContract } from '../../seat/service/staff/saveContract.ts';
import { addCompany } from '../service/addCompany.ts';
import { saveCompany } from '../service/saveCompany.ts';

const ContractLinkInput = builder.inputType('ContractLinkInput', {
  fields: (t) => ({ title: t.string({ required: true }), url: t.string({ required: true }) }),
});

builder.mutationFields((t) => {
  const companyId = t.arg.id({ required: true });
  const shown = t.arg.int({ required: true, description: 'The version that the page shows.' });
  return {
    addCompany: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'company.write' },
      description: 'Makes a company without a contract. For staff.',
      args: {
        companyId,
        name: t.arg.string({ required: true }),
        timeZone: t.arg.string({ required: true, description: 'An IANA name.' }),
        ...actArgs(t),
      },
      resolve: async (_root, { companyId: id, name, timeZone, ...args }, ctx) => {
        const added = await addCompany(staffAct(asStaff(ctx), args), { companyId: id, name, timeZone });
        // it may be the caller's own by now, and is opened next
        if (added.ok && added.value.isSaved) ctx.signIn?.forgetViewer();
        return payloadOf(added);
      },
    }),
    saveCompany: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'company.write' },
      description: 'Changes the facts of a company. For staff.',
      args: {
        companyId,
        version: shown,
        name: t.arg.string({ required: true }),
        timeZone: t.arg.string({ required: true }),
        hideMemberProfile: t.arg.boolean({ required: true }),
        disableAIFeatures: t.arg.boolean({ required: true }),
        enableProfAI: t.arg.boolean({ required: true }),
        ...actArgs(t),
      },
      resolve: async (_root, { reason, dryRun, ...input }, ctx) =>
        payloadOf(await saveCompany(staffAct(asStaff(ctx), { reason, dryRun }), input)),
    }),
    saveCompanyBrand: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'company.write' },
      description: 'Changes the logo and the accent color of a company. For staff.',
      args: {
        companyId,
        version: shown,
        logoUrl: t.arg.string({ required: true, description: "The path of a picture of ours; '' for none." }),
        accentColor: t.arg.string({ required: true, description: "#rrggbb; '' for that of the academy." }),
        ...actArgs(t),
      },
      resolve: async (_root, { reason, dryRun, ...input }, ctx) =>
        payloadOf(await saveCompanyBrand(staffAct(asStaff(ctx), { reason, dryRun }), input)),
    }),
    addCompanyAdministrator: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'company.write' },
      description: 'Makes somebody of a company its administrator. For staff.',
      args: {
        companyId,
        email: t.arg.string({ required: true, description: 'Of somebody of the company.' }),
        ...actArgs(t),
      },
      resolve: async (_root, { reason, dryRun, ...input }, ctx) => {
        const act = { ...staffAct(asStaff(ctx), { reason, dryRun }), site: ctx.site };
        return payloadOf(await addAdministrator(act, input));
      },
    }),
    removeCompanyAdministrator: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'company.write' },
      description: 'Ends that somebody administers a company. For staff.',
      args: { companyId, userId: t.arg.id({ required: true }), ...actArgs(t) },
      resolve: async (_root, { companyId: id, userId, ...args }, ctx) => {
        const act = { ...staffAct(asStaff(ctx), args), site: ctx.site };
        return payloadOf(await removeAdministrator(act, { companyId: id, memberId: userId }));
      },
    }),
    saveContract: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'contract.write' },
      description: 'Makes a contract of a company, or changes its terms. For staff.',
      args: {
        companyId,
        contractId: t.arg.id({ required: true, description: 'Of a new one a UUID that the caller makes.' }),
        version: t.arg.int({ required: true, description: 'The version that the page shows; 0 for a new one.' }),
        startsOn: t.arg.string({ required: true, description: 'yyyy-MM-dd in the zone of the company.' }),
        endsOn: t.arg.string({ required: true, description: 'The last day, included.' }),
        totalSeats: t.arg.int({ required: true }),
        overage: t.arg.boolean({ required: true }),
        entitlementIds: t.arg.stringList({ required: true, description: 'What a seat opens.' }),
        links: t.arg({ type: [ContractLinkInput], required: true }),
        ...actArgs(t),
      },
      resolve: async (_root, { reason, dryRun, ...input }, ctx) =>
        payloadOf(await saveContract(staffAct(asStaff(ctx), { reason, dryRun }), input)),
    }),
    endContract: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'contract.write' },
      description: 'Ends a contract with a day, or takes away one that has not begun. For staff.',
      args: {
        companyId,
        contractId: t.arg.id({ required: true }),
        version: shown,
        lastDay: t.arg.string({ required: true, description: 'yyyy-MM-dd; today at the soonest.' }),
        ...actArgs(t),
      },
      resolve: async (_root, { reason, dryRun, ...input }, ctx) => {
        const act = { ...staffAct(asStaff(ctx), { reason, dryRun }), site: ctx.site };
        return payloadOf(await endContract(act, input));
      },
    }),
  };
});
