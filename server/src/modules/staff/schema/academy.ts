import { builder } from '../../../base/graphql/builder.ts';
import { getAcademy } from '../service/academy.ts';
import type { Academy } from '../types.ts';

const AcademyType = builder.objectRef<Academy>('Academy').implement({
  fields: (t) => ({
    isOpen: t.exposeBoolean('isOpen', { description: 'False until it has an owner: nobody can sign up before.' }),
  }),
});

builder.queryField('getAcademy', (t) =>
  t.field({
    type: AcademyType,
    nullable: true,
    access: 'public',
    description: 'What any visitor may know of the academy.',
    resolve: (_root, _args, ctx) => getAcademy(ctx),
  }),
);
