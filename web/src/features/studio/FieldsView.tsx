import { isTimeZone } from '@atrium/domain/timeZone.ts';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { Bind } from '#lib/form/Bind.tsx';
import type { FaultOfDocumentFragment } from '#lib/gql/graphql.ts';
import { DocumentFormContext } from './documentFormContext.ts';
import { EditableContext } from './editable.ts';
import { FieldView } from './FieldView.tsx';
import { inZone } from './inZone.ts';
import type { StudioKind } from './kinds.ts';
import type { DocumentForm } from './useDocumentForm.ts';
import styles from './Editor.module.css';

export interface FieldsViewProps {
  form: DocumentForm;
  kind: StudioKind;
  faults: readonly FaultOfDocumentFragment[];
  /** Of the reader, for documents without a zone of their own. */
  zone: string;
  /** Nobody has met it yet: another zone keeps the hours that were typed, and not the instants. */
  isNew: boolean;
}

/** The fields of a kind, laid out from its definition. */
export const FieldsView = ({ form, kind, faults, zone, isNew }: FieldsViewProps) => {
  const mayWrite = use(EditableContext);
  const [zoneField] = Object.entries(kind.fields).find(([, { part }]) => part === 'zone') ?? [];
  const own = useWatch({ control: form.control, name: zoneField ?? '' });
  const ownZone = zoneField !== undefined && typeof own === 'string' && isTimeZone(own) ? own : zone;
  const moveTo = (to: unknown) => {
    if (!isNew || typeof to !== 'string' || !isTimeZone(to)) return;
    const values = form.getValues();
    for (const [name, value] of Object.entries(inZone(kind.fields, values, { from: ownZone, to })))
      if (value !== values[name]) form.setValue(name, value);
  };
  return (
    <DocumentFormContext value={mayWrite ? form : null}>
      <div className={styles.fields}>
        {Object.entries(kind.fields).map(([name, field]) => (
          <Bind key={name} control={form.control} name={name}>
            {({ value, onChange }) => (
              <FieldView
                field={field}
                path={name}
                value={value}
                onChange={(next) => {
                  if (name === zoneField) moveTo(next);
                  onChange(next);
                }}
                faults={faults}
                zone={ownZone}
              />
            )}
          </Bind>
        ))}
      </div>
    </DocumentFormContext>
  );
};
