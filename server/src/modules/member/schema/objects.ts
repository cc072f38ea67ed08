import { customerTypes } from '@atrium/domain/access/viewer.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { OwnCustomer, Self } from '../types.ts';

const CustomerTypeEnum = builder.enumType('CustomerType', { values: customerTypes });

const CustomerObject = builder.objectRef<OwnCustomer>('Customer').implement({
  fields: (t) => ({
    customerId: t.exposeID('customerId'),
    name: t.exposeString('name'),
    type: t.expose('type', { type: CustomerTypeEnum }),
    hideMemberProfile: t.exposeBoolean('hideMemberProfile'),
    disableAIFeatures: t.exposeBoolean('disableAIFeatures'),
    enableProfAI: t.exposeBoolean('enableProfAI'),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    accentColor: t.exposeString('accentColor', { nullable: true }),
    timeZone: t.exposeString('timeZone'),
  }),
});

export const MemberType = builder.objectRef<Self>('Member').implement({
  description: 'The signed-in member. Other people are MemberCard: they never carry an e-mail address (THR-27).',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    displayName: t.exposeString('displayName'),
    profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
    jobRole: t.exposeString('jobRole', { nullable: true }),
    manageBilling: t.exposeBoolean('manageBilling'),
    chosenTimeZone: t.exposeString('chosenTimeZone', { nullable: true }),
    browserTimeZone: t.exposeString('browserTimeZone', { nullable: true }),
    registrationDate: t.exposeString('registrationDate'),
    accessChangesAt: t.exposeString('accessChangesAt', {
      nullable: true,
      description: 'When the next entitlement begins or ends; null when none is going to. Epoch milliseconds.',
    }),
    trialEndDate: t.exposeString('trialEndDate', { nullable: true }),
    customer: t.field({ type: CustomerObject, nullable: true, resolve: (member) => member.customer }),
  }),
});
