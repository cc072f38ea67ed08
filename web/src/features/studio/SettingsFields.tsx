import { academyFieldNames, academyFields, type AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import type { DocumentFault, DocumentField } from '@atrium/domain/document/anyDocument.ts';
import { FieldView } from './FieldView.tsx';
import type { Settings } from './settingsQuery.ts';
import styles from './Editor.module.css';

export interface SettingsFieldsProps {
  settings: Settings;
  body: AcademyBody;
  faults: readonly DocumentFault[];
  zone: string;
  onChange: (body: AcademyBody) => void;
}

/** The fields of the settings; one that a variable sets says so. */
export const SettingsFields = ({ settings, body, faults, zone, onChange }: SettingsFieldsProps) => (
  <div className={styles.fields}>
    {academyFieldNames.map((name) => {
      const field: DocumentField = academyFields[name];
      const held = settings.fixed.find((each) => each.field === name);
      const help = held === undefined ? field.help : `${held.variable} sets it now, and wins over this.`;
      return (
        <FieldView
          key={name}
          field={help === undefined ? field : { ...field, help }}
          path={name}
          value={body[name]}
          onChange={(value) => {
            onChange({ ...body, [name]: value ?? '' });
          }}
          faults={faults.map((fault) => ({ needsKind: null, needsId: null, ...fault }))}
          zone={zone}
        />
      );
    })}
  </div>
);
