import { locationForm, type LocationValues } from '@atrium/domain/member/profileForm.ts';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { State } from 'virtual:places';
import { countries } from 'virtual:places';
import { Bind } from '#lib/form/Bind.tsx';
import { SuggestInput } from '#ui/rich/SuggestInput.tsx';
import type { EditData } from './editQuery.ts';
import { sendLocation } from './saveProfile.ts';
import { SectionForm } from './SectionForm.tsx';
import { useProfileForm } from './useProfileForm.ts';

const read = ({ profile }: EditData): LocationValues => ({
  country: profile.location.country ?? '',
  region: profile.location.region ?? '',
  city: profile.location.city ?? '',
});

const labels = { country: 'Country', region: 'State', city: 'City' } as const;

const countryNames = countries.map(([name]) => name);

/** Country, state and city, chosen or typed; state and city appear where there are any to choose (PRO-08). */
export const LocationForm = ({ data }: { data: EditData }) => {
  const form = useProfileForm<LocationValues>({
    data,
    form: 'location',
    schema: locationForm,
    read,
    send: sendLocation,
  });
  const { control, setValue } = form;
  const [country, region, city] = useWatch({ control, name: ['country', 'region', 'city'] });
  // typed again, a country has the state and the city that it had
  const left = useRef<LocationValues>(read(data));
  const states = useStates(country);
  const stateNames = (states ?? []).map(([name]) => name);
  const cities = states?.find(([name]) => name === region)?.[1] ?? [];
  // what was entered stays visible where nothing is offered; without the file, all is typed
  const hasStates = states === null || states.length > 0 || region !== '';
  const hasCities = states === null || cities.length > 0 || city !== '';
  return (
    <SectionForm label="Location" form={form} labels={labels}>
      <Bind control={control} name="country">
        {({ ref: _, onChange, ...field }) => (
          <SuggestInput
            label={labels.country}
            {...field}
            suggestions={countryNames}
            onChange={(typed) => {
              const next = asListed(countryNames, typed);
              if (next === field.value) return;
              if (region !== '' || city !== '') left.current = { country, region, city };
              const kept = left.current.country === next ? left.current : null;
              onChange(next);
              setValue('region', kept?.region ?? '');
              setValue('city', kept?.city ?? '');
            }}
          />
        )}
      </Bind>
      {hasStates ? (
        <Bind control={control} name="region">
          {({ ref: _, onChange, ...field }) => (
            <SuggestInput
              label={labels.region}
              {...field}
              suggestions={stateNames}
              onChange={(typed) => {
                const next = asListed(stateNames, typed);
                if (next === field.value) return;
                onChange(next);
                setValue('city', '');
              }}
            />
          )}
        </Bind>
      ) : null}
      {hasCities ? (
        <Bind control={control} name="city">
          {({ ref: _, onChange, ...field }) => (
            <SuggestInput
              label={labels.city}
              {...field}
              suggestions={cities}
              onChange={(typed) => {
                onChange(asListed(cities, typed));
              }}
            />
          )}
        </Bind>
      ) : null}
    </SectionForm>
  );
};

/** What was typed, in the spelling of the list when only the case differs. */
function asListed(names: readonly string[], typed: string): string {
  const wanted = typed.toLowerCase();
  return names.find((name) => name === typed) ?? names.find((name) => name.toLowerCase() === wanted) ?? typed;
}

const none: readonly State[] = [];

/** The states of a country, loaded when it is one; none until then, null when its file cannot be loaded. */
function useStates(country: string): readonly State[] | null {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly states: readonly State[] | null }>();
  useEffect(() => {
    const load = countries.find(([name]) => name === country)?.[1];
    if (load === undefined) return;
    let isCurrent = true;
    const settle = (states: readonly State[] | null) => {
      if (isCurrent) setLoaded({ of: country, states });
    };
    load().then(
      ({ default: states }) => {
        settle(states);
      },
      () => {
        settle(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [country]);
  return loaded?.of === country ? loaded.states : none;
}
