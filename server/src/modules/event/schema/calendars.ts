import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload, requestNumberFields } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { getEventsCalendar, resetEventsCalendar } from '../service/calendars.ts';
import type { EventsCalendar } from '../types.ts';

const EventsCalendarType = builder.objectRef<EventsCalendar>('EventsCalendar').implement({
  description: "The caller's calendar of events, to subscribe to. The addresses are a secret of the member.",
  fields: (t) => ({
    url: t.exposeString('url'),
    webcalUrl: t.exposeString('webcalUrl', { description: 'Opens a calendar program.' }),
  }),
});

const ResetEventsCalendarPayload = mutationPayload<EventsCalendar>('ResetEventsCalendarPayload', (t) => ({
  url: t.exposeString('url', { nullable: true }),
  webcalUrl: t.exposeString('webcalUrl', { nullable: true }),
}));
const ResetEventsCalendarInput = builder.inputType('ResetEventsCalendarInput', {
  fields: (t) => requestNumberFields(t, true),
});

builder.queryFields((t) => ({
  getEventsCalendar: t.field({
    type: EventsCalendarType,
    nullable: true,
    access: routeRequirement('/events'),
    writes: true,
    resolve: (_root, _args, ctx) => getEventsCalendar(asMember(ctx)),
  }),
}));

builder.mutationFields((t) => ({
  resetEventsCalendar: t.field({
    type: ResetEventsCalendarPayload,
    nullable: true,
    description: 'Ends the old addresses and returns new ones; at most once a minute.',
    access: routeRequirement('/events'),
    args: { input: t.arg({ type: ResetEventsCalendarInput, required: true }) },
    resolve: async (_root, { input }, ctx) => payloadOf(await resetEventsCalendar(asMember(ctx), input)),
  }),
}));
