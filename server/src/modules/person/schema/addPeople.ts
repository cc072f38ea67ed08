import { rowOutcomes, type RowVerdict } from '@atrium/domain/person/addPeople.ts';
import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { addPeople } from '../service/staff/addPeople.ts';

const PersonRowInput = builder.inputType('PersonRowInput', {
  description: 'A row of a file of people.',
  fields: (t) => ({
    email: t.string({ required: true }),
    firstName: t.string({ required: true, description: 'Needed for an address without an account.' }),
    lastName: t.string({ required: true }),
    area: t.string({ required: true, description: "Its label or its words, as 'AI Academy'; empty for none." }),
    lastDay: t.string({ required: true, description: 'yyyy-MM-dd, in the zone of the member; empty without an area.' }),
  }),
});
const RowOutcomeEnum = builder.enumType('RowOutcome', { values: rowOutcomes });
const RowVerdictType = builder.objectRef<RowVerdict>('RowVerdict').implement({
  description: 'What was done by a row of a file of people, or would be.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: RowOutcomeEnum }),
    words: t.exposeString('words', { description: 'What was done, or why nothing was.' }),
  }),
});
const AddPeoplePayload = mutationPayload<{ verdicts: readonly RowVerdict[] }>('AddPeoplePayload', (t) => ({
  verdicts: t.field({
    type: [RowVerdictType],
    nullable: true,
    description: 'Of each row, in the order of the rows.',
    resolve: ({ verdicts }) => verdicts ?? null,
  }),
}));

builder.mutationField('addPeople', (t) =>
  t.field({
    type: AddPeoplePayload,
    nullable: true,
    access: { staff: 'people.add' },
    description: 'Makes accounts for people, and gives them areas; rows that cannot be done say why. For staff.',
    args: { rows: t.arg({ type: [PersonRowInput], required: true }), ...actArgs(t) },
    resolve: async (_root, { rows, ...args }, ctx) => {
      const added = await addPeople({ ...staffAct(asStaff(ctx), args), site: ctx.site }, rows);
      return payloadOf(added.ok ? { ok: true, value: { verdicts: added.value } } : added);
    },
  }),
);
