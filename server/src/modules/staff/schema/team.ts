import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { StaffRoleEnum } from '../../../base/graphql/staffRoleEnum.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { inviteStaff } from '../service/staff/inviteStaff.ts';
import { readTeamPage } from '../service/staff/readTeamPage.ts';
import { saveStaffRoles } from '../service/staff/saveStaffRoles.ts';
import { withdrawInvitation } from '../service/staff/withdrawInvitation.ts';
import type { OpenInvitation, OwnThing, TeamPage, TeamPageMember } from '../types.ts';

const OwnThingType = builder.objectRef<OwnThing>('StaffOwn').implement({
  description: 'A company of somebody who is there for its success, or a course of an instructor.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const TeamMemberType = builder.objectRef<TeamPageMember>('TeamMember').implement({
  fields: (t) => ({
    userId: t.id({ resolve: ({ memberId }) => memberId }),
    displayName: t.exposeString('displayName'),
    email: t.exposeString('email'),
    profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
    roles: t.expose('roles', { type: [StaffRoleEnum] }),
    companies: t.expose('companies', { type: [OwnThingType] }),
    courses: t.expose('courses', { type: [OwnThingType] }),
    factor: t.exposeString('factor', { description: 'THERE, DUE, OVERDUE or FREE: the second factor (STF-02).' }),
    factorDueAt: t.string({
      nullable: true,
      description: 'The day by which a second factor is needed, a millisecond string.',
      resolve: ({ factorDueAt }) => (factorDueAt === null ? null : String(factorDueAt)),
    }),
  }),
});

const OpenInvitationType = builder.objectRef<OpenInvitation>('OpenStaffInvitation').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    roles: t.expose('roles', { type: [StaffRoleEnum] }),
    expiresAt: t.string({
      description: 'A millisecond string.',
      resolve: ({ expiresAt }) => String(expiresAt),
    }),
  }),
});

const TeamType = builder.objectRef<TeamPage>('StaffTeam').implement({
  fields: (t) => ({
    members: t.expose('members', { type: [TeamMemberType], description: 'By name.' }),
    invitations: t.expose('invitations', { type: [OpenInvitationType], description: 'That nobody has accepted yet.' }),
  }),
});

type IdList = readonly string[] | null | undefined;

builder.queryField('getStaffTeam', (t) =>
  t.field({
    type: TeamType,
    nullable: true,
    access: { staff: 'team.read' },
    cost: 'dear',
    description: 'Everybody of the team with their roles, and whom it has invited.',
    resolve: (_root, _args, ctx) => readTeamPage(ctx),
  }),
);

builder.mutationFields((t) => {
  const address = { email: t.arg.string({ required: true, description: 'Of an account, or of one to come.' }) };
  const standing = {
    roles: t.arg({ type: [StaffRoleEnum], required: true }),
    customerIds: t.arg.idList({ description: 'The companies of the role success.' }),
    courseIds: t.arg.idList({ description: 'The courses of the role instructor.' }),
  };
  const own = (args: { customerIds?: IdList; courseIds?: IdList }) => ({
    customerIds: args.customerIds ?? [],
    courseIds: args.courseIds ?? [],
  });
  return {
    inviteStaff: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'team.write' },
      description: 'Invites an address to the team, by a link that is mailed, good once and for seven days (STF-08).',
      args: { ...address, ...standing, ...actArgs(t) },
      resolve: async (_root, { email, roles, ...args }, ctx) => {
        const act = { ...staffAct(asStaff(ctx), args), site: ctx.site };
        return payloadOf(await inviteStaff(act, { email, roles, ...own(args) }));
      },
    }),
    withdrawStaffInvitation: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'team.write' },
      args: { ...address, ...actArgs(t) },
      resolve: async (_root, { email, ...args }, ctx) =>
        payloadOf(await withdrawInvitation(staffAct(asStaff(ctx), args), { email })),
    }),
    saveStaffRoles: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: 'team.write' },
      description: 'Gives an account these roles and no others; without any, the person leaves the team (STF-01).',
      args: { ...address, ...standing, ...actArgs(t) },
      resolve: async (_root, { email, roles, ...args }, ctx) => {
        const act = { ...staffAct(asStaff(ctx), args), site: ctx.site };
        return payloadOf(await saveStaffRoles(act, { email, roles, ...own(args) }));
      },
    }),
  };
});
