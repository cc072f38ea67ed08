import { isTimeZone } from '@atrium/domain/timeZone.ts';
import { useWatch } from 'react-hook-form';
import { Bind } from '#lib/form/Bind.tsx';
import type { FaultOfDocumentFragment } from '#lib/gql/graphql.ts';
import { FieldView } from './FieldView.tsx';
import type { StudioKind } from './kinds.ts';
import type { DocumentForm } from './useDocumentForm.ts';
import styles from './Editor.module.css';

export interface FieldsViewProps {
  form: DocumentForm;
  kind: StudioKind;
  faults: readonly FaultOfDocumentFragment[];
  /** Of the reader, for documents without a zone of their own. */
  zone: string;
}

/** The fields of a kind, laid out from its definition. */
export const FieldsView = ({ form, kind, faults, zone }: FieldsViewProps) => {
  const [zoneField] = Object.entries(kind.fields).find(([, { part }]) => part === 'zone') ?? [];
  const own = useWatch({ control: form.control, name: zoneField ?? '' });
  const ownZone = zoneField !== undefined && typeof own === 'string' && isTimeZone(own) ? own : zone;
  return (
    <div className={styles.fields}>
      {Object.entries(kind.fields).map(([name, field]) => (
        <Bind key={name} control={form.control} name={name}>
          {({ value, onChange }) => (
            <FieldView field={field} path={name} value={value} onChange={onChange} faults={faults} zone={ownZone} />
          )}
        </Bind>
      ))}
    </div>
  );
};
