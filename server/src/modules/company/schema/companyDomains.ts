import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct, staffDeps } from '../../../base/staffDeps.ts';
import { checkCompanyDomain, type DomainLook } from '../../federation/service/staff/checkCompanyDomain.ts';
import {
  addCompanyDomain,
  proveCompanyDomain,
  removeCompanyDomain,
} from '../../federation/service/staff/companyDomains.ts';
import { DomainFaultEnum } from './company.ts';

const DomainLookPayload = mutationPayload<DomainLook>('DomainLookPayload', (t) => ({
  isProved: t.exposeBoolean('isProved', { nullable: true }),
  fault: t.expose('fault', { type: DomainFaultEnum, nullable: true, description: 'Null when the record was found.' }),
}));

builder.mutationFields((t) => {
  const of = {
    companyId: t.arg.id({ required: true }),
    domain: t.arg.string({ required: true, description: 'However it is spelled.' }),
  };
  return {
    addCompanyDomain: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'company.write' },
      description: 'Enters a domain of a company, which counts once it is proved. For staff.',
      args: { ...of, ...actArgs(t) },
      resolve: async (_root, { reason, dryRun, ...input }, ctx) =>
        payloadOf(await addCompanyDomain(staffAct(asStaff(ctx), { reason, dryRun }), input)),
    }),
    checkCompanyDomain: t.field({
      type: DomainLookPayload,
      nullable: true,
      access: { staff: 'company.write' },
      description: 'Looks for the record of a domain in the DNS, which proves it. For staff.',
      args: of,
      resolve: async (_root, input, ctx) => {
        const { domainRecords } = ctx.ports;
        return payloadOf(await checkCompanyDomain({ ...staffDeps(asStaff(ctx)), domainRecords }, input));
      },
    }),
    proveCompanyDomain: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'domain.write' },
      description: 'Says that a domain is its company’s, without a record. For staff.',
      args: { ...of, ...actArgs(t) },
      resolve: async (_root, { reason, dryRun, ...input }, ctx) =>
        payloadOf(await proveCompanyDomain(staffAct(asStaff(ctx), { reason, dryRun }), input)),
    }),
    removeCompanyDomain: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'domain.write' },
      description: 'Removes a domain of a company. For staff.',
      args: { ...of, ...actArgs(t) },
      resolve: async (_root, { reason, dryRun, ...input }, ctx) =>
        payloadOf(await removeCompanyDomain(staffAct(asStaff(ctx), { reason, dryRun }), input)),
    }),
  };
});
