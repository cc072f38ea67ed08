import type { builder } from './builder.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The arguments of every act of the staff: why it is done (STF-05), and whether it is only rehearsed (THR-70). */
export function actArgs(t: PothosSchemaTypes.MutationFieldBuilder<Types, Types['Root']>) {
  return {
    reason: t.arg.string({ defaultValue: '', description: 'Kept in the audit log.' }),
    dryRun: t.arg.boolean({ defaultValue: false, description: 'Says what would happen, and changes nothing.' }),
  };
}
