import { asStaff } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { depsOfDocument, operationsOfKinds } from '../service/documentDeps.ts';
import { keepPresence } from '../service/keepPresence.ts';
import type { Present } from '../types.ts';

const PresentType = builder.objectRef<Present>('DocumentPresence').implement({
  description: 'Somebody of the team who has a document open.',
  fields: (t) => ({
    memberId: t.exposeID('memberId'),
    name: t.exposeString('name'),
    field: t.exposeString('field', { description: 'The path of the field in which they are, as faults name it.' }),
  }),
});

const PresencePayload = mutationPayload<{ readonly others: readonly Present[] }>('DocumentPresencePayload', (t) => ({
  others: t.expose('others', { type: [PresentType], nullable: true, description: 'Who else has it open.' }),
}));

builder.mutationField('saveDocumentPresence', (t) =>
  t.field({
    type: PresencePayload,
    nullable: true,
    access: { staff: operationsOfKinds.read },
    description:
      'Says that the caller has a document open, which holds for some seconds, and asks who else has. For staff.',
    args: {
      kind: t.arg.string({ required: true }),
      documentId: t.arg.id({ required: true }),
      field: t.arg.string({ required: true, description: "The path of the field in which they are; '' for none." }),
    },
    resolve: async (_root, { kind, documentId: id, field }, ctx) => {
      const staff = asStaff(ctx);
      const deps = await depsOfDocument(staff, { doing: 'read', kind, id });
      if (!deps.ok) return payloadOf<{ readonly others: readonly Present[] }>(deps);
      const { memberId } = staff.viewer;
      const kept = await keepPresence(deps.value, { kind, id, memberId, field });
      return payloadOf(kept.ok ? { ok: true, value: { others: kept.value } } : kept);
    },
  }),
);
