import type { DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import type { NestedProps } from './fieldProps.ts';
import { emptyGroup, type FieldShape } from './fieldShape.ts';
import { PartFrame } from './PartFrame.tsx';
import { withValue } from './withValue.ts';
import styles from './Editor.module.css';

export type GroupFieldProps = NestedProps & {
  fields: DocumentFields;
  empty: FieldShape['empty'];
  error: string | undefined;
};

/** Fields that belong together; one that may be left out is added and taken out by a button. */
export const GroupField = ({ field, fields, empty, error, ...props }: GroupFieldProps) => {
  const { value, onChange } = props;
  const isThere = isRecord(value);
  return (
    <PartFrame label={field.label} hint={field.help} error={error}>
      {isThere || empty === null ? <GroupFields {...props} fields={fields} /> : null}
      {empty === null ? null : (
        <Row>
          {isThere ? (
            <Button
              size="s"
              variant="line"
              icon={<IconX aria-hidden="true" />}
              onClick={() => {
                onChange(empty === 'null' ? null : undefined);
              }}
            >
              Leave out: {field.label}
            </Button>
          ) : (
            <Button
              size="s"
              variant="line"
              icon={<IconPlus aria-hidden="true" />}
              onClick={() => {
                onChange(emptyGroup(fields));
              }}
            >
              Add: {field.label}
            </Button>
          )}
        </Row>
      )}
    </PartFrame>
  );
};

/** The fields of a group, or of a row. */
export const GroupFields = ({
  fields,
  path,
  value,
  onChange,
  faults,
  zone,
  View,
}: Omit<NestedProps, 'field'> & { fields: DocumentFields }) => (
  <div className={styles.fields}>
    {Object.entries(fields).map(([name, field]) => (
      <View
        key={name}
        field={field}
        path={`${path}.${name}`}
        value={isRecord(value) ? value[name] : undefined}
        onChange={(next) => {
          onChange(withValue(value, name, next));
        }}
        faults={faults}
        zone={zone}
      />
    ))}
  </div>
);
