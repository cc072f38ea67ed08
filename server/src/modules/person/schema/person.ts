import { grantStates } from '@atrium/domain/person/ledger.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { getPerson } from '../service/getPerson.ts';
import type { PersonGrant, PersonPage } from '../types.ts';
import { PersonCompanyType } from './listPeople.ts';
import { millis, millisOrNull } from './millis.ts';
import { PersonCertificateType, PersonSessionType } from './personLearning.ts';
import {
  PersonDeviceType,
  PersonEntryType,
  PersonMailStopType,
  PersonMailType,
  PersonNoteType,
  PersonPaymentsType,
  PersonPrivacyType,
} from './personTrail.ts';

const GrantStateEnum = builder.enumType('GrantState', { values: grantStates });

const PersonGrantType = builder.objectRef<PersonGrant>('PersonGrant').implement({
  description: 'A line of the access ledger.',
  fields: (t) => ({
    grantId: t.exposeID('grantId'),
    entitlementId: t.exposeID('entitlementId'),
    name: t.exposeString('name'),
    type: t.exposeString('type'),
    source: t.exposeString('source'),
    sourceRef: t.exposeString('sourceRef'),
    startsAt: t.string({ resolve: ({ startsAt }) => millis(startsAt) }),
    endsAt: t.string({ nullable: true, resolve: ({ endsAt }) => millisOrNull(endsAt) }),
    revokedAt: t.string({ nullable: true, resolve: ({ revokedAt }) => millisOrNull(revokedAt) }),
    reason: t.exposeString('reason', { nullable: true }),
    state: t.expose('state', { type: GrantStateEnum }),
    keptBy: t.exposeString('keptBy', { nullable: true, description: 'Why it is not ended here.' }),
    isEndable: t.exposeBoolean('isEndable'),
  }),
});

const narrow = 'Null for a role that reaches the learning of its own companies alone.';

const PersonType = builder.objectRef<PersonPage>('Person').implement({
  description: 'A person as the team sees them. Instants are epoch milliseconds.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    displayName: t.exposeString('displayName'),
    firstName: t.exposeString('firstName'),
    email: t.exposeString('email', { description: 'Masked for those who read no addresses.' }),
    profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
    jobRole: t.exposeString('jobRole', { nullable: true }),
    statedCompany: t.exposeString('statedCompany', { nullable: true, description: 'What they say of themselves.' }),
    pronouns: t.exposeString('pronouns', { nullable: true }),
    place: t.exposeString('place', { nullable: true }),
    company: t.expose('company', { type: PersonCompanyType, nullable: true }),
    accountType: t.exposeString('accountType', { nullable: true }),
    tierChangedAt: t.string({
      nullable: true,
      resolve: ({ accountTypeSince }) => millisOrNull(accountTypeSince),
    }),
    registeredAt: t.string({ resolve: ({ registeredAt }) => millis(registeredAt) }),
    lastSignInAt: t.string({
      nullable: true,
      description: narrow,
      resolve: ({ lastSignInAt }) => millisOrNull(lastSignInAt),
    }),
    timeZone: t.exposeString('timeZone'),
    isListed: t.exposeBoolean('isListed'),
    isTest: t.exposeBoolean('isTest'),
    isOfTeam: t.exposeBoolean('isOfTeam'),
    grants: t.expose('grants', { type: [PersonGrantType], description: 'The one that began last first.' }),
    sessions: t.expose('sessions', { type: [PersonSessionType] }),
    certificates: t.expose('certificates', { type: [PersonCertificateType] }),
    notes: t.expose('notes', { type: [PersonNoteType] }),
    payments: t.expose('payments', { type: PersonPaymentsType, nullable: true, description: narrow }),
    devices: t.expose('devices', { type: [PersonDeviceType], nullable: true, description: narrow }),
    providerNames: t.exposeInt('providerNames', {
      nullable: true,
      description: 'By how many names the provider of their company knows them.',
    }),
    privacy: t.expose('privacy', { type: PersonPrivacyType, nullable: true, description: narrow }),
    entries: t.expose('entries', {
      type: [PersonEntryType],
      nullable: true,
      description: 'What was done about them, the last first.',
    }),
    mailStop: t.expose('mailStop', {
      type: PersonMailStopType,
      nullable: true,
      description: 'Null where they are mailed, and for a role that reads no mails.',
    }),
    mails: t.expose('mails', {
      type: [PersonMailType],
      nullable: true,
      description: 'The last to their address; null for a role that reads no mails.',
    }),
  }),
});

builder.queryField('getPerson', (t) =>
  t.field({
    type: PersonType,
    nullable: true,
    access: { staff: 'person.read' },
    cost: 'dear',
    description: 'A person, with what they hold, do and have asked for. For staff.',
    args: { userId: t.arg.id({ required: true }) },
    resolve: async (_root, { userId }, ctx) => valueOf(await getPerson(asStaff(ctx), userId)),
  }),
);
