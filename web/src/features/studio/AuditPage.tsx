import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '#lib/saveFile.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import {
  actorViews,
  formatAuditFilters,
  parseAuditFilters,
  type AuditFilters,
  type AuditSearch,
} from './auditFilters.ts';
import { auditQuery, exportEntries, mostExported } from './auditQuery.ts';
import { AuditTable } from './AuditTable.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListSearch } from './ListSearch.tsx';
import { NoneFound } from './NoneFound.tsx';
import { StudioBar } from './StudioBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import styles from './ListPage.module.css';

export interface AuditPageProps {
  viewer: SignedIn;
  search: AuditSearch;
  onSearch: (next: AuditSearch) => void;
}

/** Every act of the team, of commands and of the site, by whom, about what, when and why (RUN-01, STF-05). */
export const AuditPage = ({ viewer, search, onSearch }: AuditPageProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const filters = parseAuditFilters(search);
  const [isExporting, setExporting] = useState(false);
  const query = useInfiniteQuery(auditQuery({ ...filters, zone }));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? null;
  const change = (next: Partial<AuditFilters>) => {
    onSearch(formatAuditFilters({ ...filters, ...next }));
  };
  const save = async () => {
    setExporting(true);
    try {
      const { file, isCut } = await exportEntries({ ...filters, zone });
      saveFile('audit-log.csv', file);
      if (isCut)
        toast({
          id: 'studio',
          message: `The file has the newest ${mostExported.toLocaleString('en-US')} entries. Narrow the time for the others.`,
        });
    } catch {
      toast({ id: 'studio', tone: 'bad', message: 'The file could not be made. Please try again.' });
    } finally {
      setExporting(false);
    }
  };
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Audit log' }]}
        acts={
          <Button
            size="s"
            variant="line"
            icon={<IconDownload aria-hidden="true" />}
            busy={isExporting}
            onClick={() => void save()}
          >
            Export
          </Button>
        }
      />
      <h1 tabIndex={-1}>Audit log</h1>
      <div className={styles.filters}>
        <ListSearch
          label="Search by address, id or act"
          value={filters.text}
          onSearch={(text) => {
            change({ text });
          }}
        />
        <FilterChips
          name="By"
          options={actorViews.map(({ kind, label }) => ({ value: kind, label }))}
          value={filters.actorKind}
          onChange={(actorKind) => {
            change({ actorKind });
          }}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={name === 'from' ? 'From' : 'To'}
            value={filters[name]}
            onChange={(event) => {
              change({ [name]: event.target.value });
            }}
          />
        ))}
      </div>
      <ListAnswer query={query} noun="entries" skeleton={<TableSkeleton />}>
        {entries === null ? null : entries.length > 0 ? (
          <AuditTable entries={entries} zone={zone} />
        ) : (
          <NoneFound
            title="Nothing in the log is like that."
            onClear={() => {
              onSearch({});
            }}
          />
        )}
      </ListAnswer>
    </>
  );
};
