import type { SeatRequest } from '@atrium/domain/seat/personForm.ts';
import type { FieldProps, Fields } from '#lib/useFields.ts';
import { Row } from '#ui/Layout.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import styles from './AddPeopleDialog.module.css';

interface PersonFormProps {
  fields: Pick<Fields<SeatRequest>, 'field' | 'submit'>;
  /** A field was edited, so the check of its earlier value no longer applies. */
  onChange: () => void;
  onSubmit: () => void;
}

/** The address and the names of one person; Enter sends it. */
export const PersonForm = ({ fields: { field, submit }, onChange, onSubmit }: PersonFormProps) => {
  const input = (name: keyof SeatRequest): FieldProps => {
    const own = field(name);
    return {
      ...own,
      onChange: (event) => {
        own.onChange(event);
        onChange();
      },
    };
  };
  return (
    <form
      className={styles.person}
      noValidate
      onSubmit={(event) => {
        submit(event, onSubmit);
      }}
    >
      <TextInput label="Work email" required type="email" autoComplete="off" {...input('email')} />
      <Row className={styles.names}>
        <TextInput label="First name" required autoComplete="off" {...input('firstName')} />
        <TextInput label="Last name" required autoComplete="off" {...input('lastName')} />
      </Row>
      <button type="submit" hidden>
        Check
      </button>
    </form>
  );
};
