import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { operationsOfKinds } from '../../document/service/documentDeps.ts';
import { preparePreview } from '../service/preparePreview.ts';
import { previewPersonas, type Preview } from '../types.ts';

const PersonaEnum = builder.enumType('PreviewPersona', { values: previewPersonas });

const PreviewType = builder.objectRef<Preview>('DocumentPreview').implement({
  description: 'A page of members as somebody would meet it if the draft were published; nothing is written.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'For the frame, in the query of its address; for some minutes.' }),
    address: t.exposeString('address'),
    version: t.exposeInt('version', { nullable: true, description: 'Of the draft; null: what is published.' }),
    opens: t.exposeBoolean('opens'),
    sentence: t.exposeString('sentence', { description: 'By what it opens, or what the person reads instead.' }),
    leadsTo: t.exposeString('leadsTo', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  getDocumentPreview: t.field({
    type: PreviewType,
    nullable: true,
    access: { staff: operationsOfKinds.read },
    cost: 'dear',
    args: {
      kind: t.arg.string({ required: true }),
      documentId: t.arg.id({ required: true }),
      address: t.arg.string({
        description: 'The page, such as /events/{eventId}; absent: one that shows the document.',
      }),
      persona: t.arg({ type: PersonaEnum, defaultValue: 'WITH_PLAN' }),
      userId: t.arg.id({ description: 'A person instead of a persona.' }),
      at: t.arg.string({ description: 'Epoch milliseconds; now when absent.' }),
    },
    resolve: async (_root, { kind, documentId: id, address, persona, userId, at }, ctx) => {
      const person = userId ? { memberId: userId } : { persona: persona ?? 'WITH_PLAN' };
      return valueOf(await preparePreview(asStaff(ctx), { kind, id, person, at: instantOf(at) }, address ?? null));
    },
  }),
}));

/** NaN, which is refused, for what is no instant. */
const instantOf = (at: string | null | undefined): number | null =>
  at === null || at === undefined ? null : /^\d{1,16}$/.test(at) ? Number(at) : NaN;
