import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { saveTimeZone } from '../service/saveTimeZone.ts';
import type { SavedTimeZone } from '../types.ts';

const SaveTimeZonePayload = mutationPayload<SavedTimeZone>('SaveTimeZonePayload', (t) => ({
  timeZone: t.exposeString('timeZone', { nullable: true }),
}));

builder.mutationFields((t) => ({
  saveTimeZone: t.field({
    type: SaveTimeZonePayload,
    nullable: true,
    access: 'member',
    description: "The zone of the caller's dates, in mails too.",
    args: {
      timeZone: t.arg.string({ description: 'An IANA name. Null removes what was chosen.' }),
      chosen: t.arg.boolean({
        required: true,
        description: 'False: it is what the browser says, which counts while nothing is chosen.',
      }),
    },
    resolve: async (_root, { timeZone, chosen }, ctx) =>
      payloadOf(await saveTimeZone(asMember(ctx), { timeZone: timeZone ?? null, chosen })),
  }),
}));
