import { mailKindWords } from '@atrium/domain/privacy/mailKinds.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { startSave, type SaveFault } from '#lib/save.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { Switch } from '#ui/Switch.tsx';
import { saveMailChoiceSpec } from './dataSettingsCalls.ts';
import type { DataSettings } from './dataSettingsQuery.ts';

type Choice = DataSettings['mailChoices'][number];

/** The kinds of mail that the viewer may do without (ACT-03). */
export const MailsCard = ({ choices }: { choices: readonly Choice[] }) => (
  <SettingsCard
    title="Email"
    about="Choose what we send you. Messages about your enrollments and your account always arrive."
  >
    {choices.map((choice) => (
      <MailSwitch key={choice.kind} choice={choice} />
    ))}
  </SettingsCard>
);

const MailSwitch = ({ choice: { kind, isWanted } }: { choice: Choice }) => {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<SaveFault | null>(null);
  useEffect(() => {
    // a fault of the connection is over with it; the switch shows what the service has
    const clear = () => {
      setFault(null);
    };
    addEventListener('online', clear);
    return () => {
      removeEventListener('online', clear);
    };
  }, []);
  const { title, about } = mailKindWords[kind];
  return (
    <>
      <Switch
        label={title}
        note={about}
        checked={isWanted}
        onChange={(wanted) => {
          setFault(null);
          startSave(queryClient, saveMailChoiceSpec, { kind, isWanted: wanted }, { failed: setFault });
        }}
      />
      <FaultNote fault={fault} />
    </>
  );
};
