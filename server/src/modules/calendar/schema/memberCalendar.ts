import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getMemberCalendar } from '../service/memberCalendar.ts';
import type { MemberCalendar } from '../types.ts';

const MemberCalendarType = builder.objectRef<MemberCalendar>('MemberCalendar').implement({
  description:
    "The caller's calendar of classes and events, to subscribe to. The addresses are a secret of the member, and end with those of the calendar of events.",
  fields: (t) => ({
    url: t.exposeString('url'),
    webcalUrl: t.exposeString('webcalUrl', { description: 'Opens a calendar program.' }),
  }),
});

builder.queryField('getMemberCalendar', (t) =>
  t.field({
    type: MemberCalendarType,
    nullable: true,
    access: contentRequirement,
    writes: true,
    resolve: (_root, _args, ctx) => getMemberCalendar(asMember(ctx)),
  }),
);
