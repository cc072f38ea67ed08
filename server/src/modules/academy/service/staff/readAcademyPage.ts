import { storedAcademy, type AcademyField } from '@atrium/domain/academy/academyForm.ts';
import type { StaffContext } from '../../../../base/context.ts';
import { listVersions } from '../../store/settings.ts';
import type { AcademySettings } from '../../types.ts';

/** How many versions of the settings their page shows. */
const shown = 30;

/** The settings of the academy with their history. */
export async function readAcademyPage({ db, academy }: Pick<StaffContext, 'db' | 'academy'>): Promise<AcademySettings> {
  const { defaults, fixed } = academy.configured;
  const versions = (await listVersions(db, shown)).map(({ body, ...row }) => ({
    ...row,
    body: storedAcademy(body, defaults),
  }));
  const [newest] = versions;
  return {
    version: newest?.version ?? 0,
    body: newest?.body ?? defaults,
    defaults,
    fixed: Object.entries(fixed).map(([field, { variable, value }]) => ({
      field: field as AcademyField,
      variable,
      value,
    })),
    versions,
  };
}
