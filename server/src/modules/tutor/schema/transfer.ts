import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { transferToProfAI } from '../service/transferToProfAI.ts';
import type { TutorTransfer } from '../types.ts';

const TransferToProfAIPayload = mutationPayload<TutorTransfer>('TransferToProfAIPayload', (t) => ({
  profAIUrl: t.exposeString('profAIUrl', { nullable: true, description: 'Good once, for a minute.' }),
}));

builder.mutationField('transferToProfAI', (t) =>
  t.field({
    type: TransferToProfAIPayload,
    nullable: true,
    access: routeRequirement('/profai/transfer'),
    description: 'Hands the caller over to the AI tutor.',
    resolve: async (_root, _args, ctx) => payloadOf(await transferToProfAI(asMember(ctx))),
  }),
);
