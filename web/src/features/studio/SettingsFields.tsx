import { colorFields, completeColors, nearestColor } from '@atrium/domain/academy/academyColors.ts';
import { academyFields, type AcademyBody, type AcademyField } from '@atrium/domain/academy/academyForm.ts';
import type { DocumentFault, DocumentField } from '@atrium/domain/document/anyDocument.ts';
import { Section } from '#ui/SectionHead.tsx';
import { ColorField } from './ColorField.tsx';
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

const groups: readonly (readonly [
  title: string,
  names: readonly Exclude<AcademyField, (typeof colorFields)[number]>[],
])[] = [
  ['Name and words', ['name', 'supportEmail', 'signInSentence', 'description']],
  ['Links', ['helpUrl', 'termsUrl', 'privacyUrl', 'eventsUrl']],
  ['Mails', ['mailFooter']],
  ['Pictures', ['logo', 'icon', 'signInPicture', 'sharePicture']],
];

/** The fields of the settings; one that a variable sets says so. */
export const SettingsFields = ({ settings, body, faults, zone, onChange }: SettingsFieldsProps) => (
  <>
    {groups.map(([title, names]) => (
      <Section key={title} title={title}>
        <div className={styles.fields}>
          {names.map((name) => {
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
      </Section>
    ))}
    <Section title="Colors">
      <div className={styles.fields}>
        {colorFields.map((name) => (
          <ColorField
            key={name}
            name={name}
            label={academyFields[name].label}
            help={academyFields[name].help}
            value={body[name]}
            follows={completeColors(body)[name]}
            error={faults.find(({ path }) => path === name)?.message}
            nearestTo={(value) => nearestColor(name, value)}
            onChange={(value) => {
              onChange({ ...body, [name]: value });
            }}
          />
        ))}
      </div>
    </Section>
  </>
);
