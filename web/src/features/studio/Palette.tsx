import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { CommandList } from '#ui/CommandList.tsx';
import type { StudioKind } from './kinds.ts';
import { NewDialog } from './NewDialog.tsx';
import { paletteGroups, type PaletteLine } from './paletteLines.ts';
import { foundCompaniesQuery, foundPeopleQuery, foundQuery } from './paletteQueries.ts';

export interface PaletteProps {
  viewer: SignedIn;
  onClose: () => void;
}

/** Finds what there is by words or an id, and does what can be done here; all by the keyboard (STU-03). */
export const Palette = ({ viewer, onClose }: PaletteProps) => {
  const [typed, setTyped] = useState('');
  const [begun, setBegun] = useState<StudioKind | null>(null);
  const navigate = useNavigate();
  const zone = useTimeZone(viewer.timeZone);
  const [asked, setAsked] = useState('');
  useSettled(typed.trim(), quickPauses, setAsked);
  const isAsked = asked.length > 1;
  const documents = useQuery({ ...foundQuery(asked), enabled: isAsked, placeholderData: keepPreviousData });
  const people = useQuery({
    ...foundPeopleQuery(asked),
    enabled: isAsked && staffReach(viewer.staff, 'person.read') !== null,
    placeholderData: keepPreviousData,
  });
  const companies = useQuery({
    ...foundCompaniesQuery(asked),
    enabled: isAsked && staffReach(viewer.staff, 'company.read') !== null,
    placeholderData: keepPreviousData,
  });
  if (begun !== null) return <NewDialog viewer={viewer} kind={begun} zone={zone} onClose={onClose} />;
  const choose = ({ does }: PaletteLine) => {
    if (does.what === 'begin') {
      setBegun(does.kind);
      return;
    }
    onClose();
    if (does.what === 'run') does.run();
    else void navigate({ to: does.href });
  };
  const found = {
    documents: (isAsked ? documents.data?.page : null) ?? [],
    people: (isAsked ? people.data?.page : null) ?? [],
    companies: (isAsked ? companies.data?.page : null) ?? [],
  };
  const groups = paletteGroups(viewer.staff, typed, found);
  const text = typed.trim();
  const searches = [documents, people, companies];
  const isBehind = asked !== text || searches.some((search) => search.isLoading || search.isPlaceholderData);
  const isError = documents.isError || people.isError || companies.isError;
  return (
    <CommandList
      label="Find or do"
      icon={<IconSearch aria-hidden="true" />}
      value={typed}
      onChange={setTyped}
      isSearching={text.length > 1 && isBehind}
      groups={groups.map(({ name, isFound, lines }) => ({
        name,
        isFound,
        lines: lines.map(({ id, label, sub, icon: Mark }) => ({ id, label, sub, icon: <Mark aria-hidden="true" /> })),
      }))}
      empty={isError ? 'The search did not answer. Places and acts are found all the same.' : 'Nothing is like that.'}
      onChoose={(id) => {
        const chosen = groups.flatMap(({ lines }) => lines).find((each) => each.id === id);
        if (chosen !== undefined) choose(chosen);
      }}
      onClose={onClose}
    />
  );
};
