import { flagTitle } from '@atrium/domain/access/flagTitles.ts';
import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FlagDialog } from './FlagDialog.tsx';
import { audienceWords, readFlag } from './flagForm.ts';
import { flagsQuery, type FlagSetting } from './flagsQuery.ts';
import { StudioBar } from './StudioBar.tsx';
import styles from './ListPage.module.css';

/** Every flag, what it does and who has it (RUN-01). */
export const FlagsPage = ({ viewer }: { viewer: SignedIn }) => {
  const [asked, setAsked] = useState<FlagSetting | null>(null);
  const form = asked === null ? null : readFlag(asked);
  const mayWrite = staffReach(viewer.staff, 'flag.write') !== null;
  return (
    <>
      <StudioBar crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Flags' }]} acts={null} />
      <h1 tabIndex={-1}>Flags</h1>
      <p className={cx(styles.filters, look.muted)}>
        What is switched for everybody or for some. Before a change is saved, it says who gets it and who loses it.
      </p>
      <PageAnswer of={flagsQuery()}>
        {(flags) => <FlagsTable flags={flags} onChange={mayWrite ? setAsked : null} />}
      </PageAnswer>
      {asked === null || form === null ? null : (
        <FlagDialog
          setting={asked}
          stored={form}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

interface FlagsTableProps {
  flags: readonly FlagSetting[];
  /** Null for somebody who only reads. */
  onChange: ((setting: FlagSetting) => void) | null;
}

const FlagsTable = ({ flags, onChange }: FlagsTableProps) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>Flags</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Flag</th>
        <th scope="col">Who has it</th>
        {onChange === null ? null : (
          <td>
            <VisuallyHidden>Acts</VisuallyHidden>
          </td>
        )}
      </tr>
    </thead>
    <tbody>
      {flags.map((setting) => (
        <tr key={setting.flag}>
          <th scope="row">
            {flagTitle(setting.flag)}
            <small className={look.muted}>{setting.about}</small>
          </th>
          <td>
            {audienceWords(setting)}
            {setting.isElsewhere ? (
              <span className={styles.under}>
                A file or a service of this installation sets it. What is saved here does not hold as long as it does.
              </span>
            ) : null}
            {readFlag(setting) === null ? (
              <span className={styles.under}>Its groups have different texts, which only the database can change.</span>
            ) : null}
          </td>
          {onChange === null ? null : (
            <td className={styles.acts}>
              {readFlag(setting) === null ? null : (
                <Button
                  size="s"
                  variant="line"
                  aria-label={`Change ${flagTitle(setting.flag)}`}
                  onClick={() => {
                    onChange(setting);
                  }}
                >
                  Change
                </Button>
              )}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
