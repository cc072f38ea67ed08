import { endpointFault } from '@atrium/domain/endpoint/endpointAddress.ts';
import { endpointEvents, endpointEventTypes } from '@atrium/domain/endpoint/endpointEvents.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { Checkbox, ChoiceGroup } from '#ui/Choice.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { hostOf, saveEndpointAct, type Endpoint } from './endpointsQuery.ts';

export interface EndpointDialogProps {
  /** Null: a new one. */
  endpoint: Endpoint | null;
  /** Called with the secret of a new one; null where there is none to show. */
  onDone: (address: string, secret: string | null) => void;
  onClose: () => void;
}

/** Adds or changes an endpoint: where it is, what it is told, and whether it is on (API-08). */
export const EndpointDialog = ({ endpoint, onDone, onClose }: EndpointDialogProps) => {
  const [endpointId] = useState(() => endpoint?.endpointId ?? crypto.randomUUID());
  const [address, setAddress] = useState(endpoint?.address ?? '');
  const [eventTypes, setEventTypes] = useState<readonly string[]>(endpoint?.eventTypes ?? []);
  const [isOn, setOn] = useState(endpoint?.isOn ?? true);
  const [settled, setSettled] = useState(address);
  useSettled(address, quickPauses, setSettled);
  const fault = endpointFault(address.trim());
  const wanting = fault ?? (eventTypes.length === 0 ? 'Choose what it is told of.' : null);
  return (
    <ActDialog
      act={saveEndpointAct}
      input={wanting === null ? { endpointId, address: address.trim(), eventTypes: [...eventTypes], isOn } : null}
      wanting={wanting ?? undefined}
      isTyping={settled !== address}
      takesAway={false}
      title={endpoint === null ? 'New endpoint' : `Change ${hostOf(endpoint.address)}`}
      confirm={endpoint === null ? 'Add it' : 'Save'}
      dismiss="Leave it"
      onDone={({ secret }) => {
        onDone(address.trim(), secret);
      }}
      onClose={onClose}
    >
      <TextInput
        label="Address"
        hint="Where messages are posted, with https."
        type="url"
        required
        maxLength={500}
        autoComplete="off"
        value={address}
        error={settled === address && address !== '' ? fault : null}
        onChange={(event) => {
          setAddress(event.target.value);
        }}
      />
      <ChoiceGroup legend="What it is told of">
        {endpointEventTypes.map((type) => (
          <Checkbox
            key={type}
            label={endpointEvents[type]}
            note={type}
            checked={eventTypes.includes(type)}
            onChange={(event) => {
              setEventTypes(event.target.checked ? [...eventTypes, type] : eventTypes.filter((each) => each !== type));
            }}
          />
        ))}
      </ChoiceGroup>
      <Switch label="On" note="Off: it is told nothing." checked={isOn} onChange={setOn} />
    </ActDialog>
  );
};
