import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { filterOf } from '@atrium/domain/organization/figures.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getOrganizationPeriodBefore, type PeriodBefore } from '../service/periodBefore.ts';
import type { Answer } from '../types.ts';
import { OrganizationErrorType, StatsBeforeType } from './objects.ts';

const optional = { nullable: true } as const;

const PeriodBeforeType = builder.objectRef<Answer<PeriodBefore>>('OrganizationPeriodBefore').implement({
  fields: (t) => ({
    stats: t.expose('stats', {
      type: StatsBeforeType,
      ...optional,
      description:
        'Null unless the programs of the company began on the first of these days, or earlier, and they are counted.',
    }),
    from: t.exposeString('from', { ...optional, description: 'yyyy-MM-dd: the first day; null for no such days.' }),
    to: t.exposeString('to', { ...optional, description: 'yyyy-MM-dd: the last day, included.' }),
    error: t.expose('error', { type: OrganizationErrorType, ...optional }),
  }),
});

builder.queryField('getOrganizationPeriodBefore', (t) =>
  t.field({
    cost: 'dear',
    type: PeriodBeforeType,
    nullable: true,
    access: routeRequirement('/organization'),
    description: 'The tiles of as many days, directly before a range (ORG-02).',
    args: {
      customerId: t.arg.id({ description: 'The own company when it is left out; another one for staff only.' }),
      filterType: t.arg.string({
        description: 'LAST_30_DAYS, LAST_90_DAYS or CONTRACT_TO_DATE, which is also taken for an unknown one.',
      }),
    },
    resolve: (_root, args, ctx) =>
      getOrganizationPeriodBefore(asMember(ctx), args.customerId ?? null, filterOf(args.filterType)),
  }),
);
