import type { FormRules } from '../formRules.ts';
import { refuseReason } from './staffReason.ts';

/** The form that asks why somebody of the team does something (STF-05); what takes something away needs it (D96). */
export const reasonForm = (takesAway: boolean): FormRules<{ reason: string }> => ({
  reason: ({ reason }) => {
    const refused = refuseReason({ reason }, { takesAway });
    return refused === null ? [] : [refused.refusal.reason];
  },
});
