import { academyChanges, readAcademy, storedAcademy } from '@atrium/domain/academy/academyForm.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { nameOf } from '../../../../base/actor.ts';
import type { Academy } from '../../../../base/site.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addVersion, findSettings } from '../../store/settings.ts';
import { readSettings } from '../keepAcademy.ts';

/** What is saved, over which version. */
export interface AcademyInput {
  readonly version: number;
  /** As `readAcademy` takes it. */
  readonly body: unknown;
}

/**
 * Saves the settings of the academy, which hold at once (BEG-04). A former version is put back in the same way. Refuses
 * with STALE_VERSION when another version was saved meanwhile, and with INVALID_INPUT and the field in `field` for what
 * is wrong with one.
 */
export async function saveAcademy(
  deps: StaffAct & { readonly academy: Academy },
  { version, body }: AcademyInput,
): Promise<Result<StaffChange>> {
  const { academy } = deps;
  const { defaults, fixed } = academy.configured;
  const changed = await changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, 'academy/settings');
    const saved = await findSettings(tx);
    const before = saved === null ? defaults : storedAcademy(saved.body, defaults);
    const read = readAcademy(body);
    if (read.body === null) {
      const [fault] = read.faults;
      return refuse('INVALID_INPUT', { reason: fault?.message ?? '', field: fault?.path ?? '' });
    }
    const unexplained = refuseReason(deps, { takesAway: false });
    if (unexplained !== null) return unexplained;
    const lines = academyChanges(before, read.body, fixed);
    if (lines.length === 0) return ok({ lines, isSaved: false });
    const number = saved?.version ?? 0;
    if (number !== version) return refuse('STALE_VERSION');
    await addVersion(tx, { version: number + 1, body: read.body, by: nameOf(deps.by), at: new Date(deps.now) });
    await auditAct(tx, deps, { subject: 'academy/settings', action: 'ACADEMY_SAVED', before, after: read.body });
    return ok({ lines, isSaved: true });
  });
  // the next page of this process has them even if the notification comes later
  if (changed.ok && changed.value.isSaved) await readSettings(academy, deps.db);
  return changed;
}
