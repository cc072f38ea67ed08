import { peopleViews } from '@atrium/domain/person/peopleViews.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { listPeople } from '../service/listPeople.ts';
import type { ListedPerson, PeoplePage } from '../types.ts';

export const PeopleViewEnum = builder.enumType('PeopleView', {
  values: peopleViews,
  description: 'FORMER: those whose access has ended.',
});

export const PersonCompanyType = builder.objectRef<NonNullable<ListedPerson['company']>>('PersonCompany').implement({
  fields: (t) => ({ companyId: t.exposeID('companyId'), name: t.exposeString('name') }),
});

export const ListedPersonType = builder.objectRef<ListedPerson>('ListedPerson').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    displayName: t.exposeString('displayName'),
    email: t.exposeString('email', { description: 'Masked for those who read no addresses.' }),
    profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
    accountType: t.exposeString('accountType', { nullable: true }),
    company: t.expose('company', {
      type: PersonCompanyType,
      nullable: true,
      description: 'Null for the academy itself, and for those who came by themselves.',
    }),
    registeredAt: t.string({
      description: 'A millisecond string.',
      resolve: ({ registeredAt }) => String(registeredAt),
    }),
    isListed: t.exposeBoolean('isListed', { description: 'Whether they let the directory list them.' }),
    isTest: t.exposeBoolean('isTest'),
  }),
});

const PeoplePageType = builder.objectRef<PeoplePage>('PeoplePage').implement({
  fields: (t) => ({
    people: t.expose('people', { type: [ListedPersonType] }),
    nextAfter: t.exposeString('nextAfter', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

builder.queryField('listPeople', (t) =>
  t.field({
    type: PeoplePageType,
    nullable: true,
    access: { staff: 'person.read' },
    cost: 'dear',
    description: 'Everybody with an account, by name, address, id or company, the newest first. For staff.',
    args: {
      text: t.arg.string({ defaultValue: '' }),
      view: t.arg({ type: PeopleViewEnum, defaultValue: 'ALL' }),
      companyId: t.arg.id(),
      after: t.arg.string({ description: 'Where the page begins.' }),
      count: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
    },
    resolve: (_root, { text, view, companyId, after, count }, ctx) =>
      listPeople(asStaff(ctx), {
        text: text ?? '',
        view: view ?? 'ALL',
        companyId: companyId ?? null,
        after: after ?? null,
        count: count ?? 50,
      }),
  }),
);
