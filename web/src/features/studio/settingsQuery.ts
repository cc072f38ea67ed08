import type { AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { StudioSettingsQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

export type Settings = NonNullable<StudioSettingsQuery['getAcademySettings']>;

/** The settings of the academy with their history (BEG-04). */
export const settingsQuery = pageQuery({
  document: graphql(`
    query StudioSettings {
      getAcademySettings {
        version
        body
        defaults
        fixed {
          field
          variable
          value
        }
        versions {
          version
          body
          savedByName
          savedAt
        }
      }
    }
  `),
  variables: () => ({}),
  read: ({ getAcademySettings }) => getAcademySettings,
  tags: ['academy'],
});

const save = graphql(`
  mutation SaveAcademySettings($version: Int!, $body: JSON!, $reason: String, $dryRun: Boolean) {
    saveAcademySettings(version: $version, body: $body, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Saves the settings, which hold at once, or puts a former version back (BEG-04). */
export const saveSettingsAct: Act<{ readonly version: number; readonly body: AcademyBody }> = {
  name: 'saveAcademySettings',
  send: async (input) => accepted((await execute(save, input)).saveAcademySettings),
  changes: () => ['academy'],
};
