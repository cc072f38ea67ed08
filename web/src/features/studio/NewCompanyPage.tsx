import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { companyForm, type CompanyValues } from '@atrium/domain/company/companyForm.ts';
import { slug } from '@atrium/domain/slug.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useFields } from '#lib/useFields.ts';
import { useNow } from '#lib/useNow.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { audited } from './ActDialog.tsx';
import { addCompanyAct } from './companyActs.ts';
import { StudioBar } from './StudioBar.tsx';
import { zoneOptions } from './zoneOptions.ts';
import styles from './CompanyPage.module.css';

const longestId = 40;

/** Makes a company, and opens its page (COM-01); for roles that may not, it is as if there were no such page. */
export const NewCompanyPage = ({ viewer }: { viewer: SignedIn }) =>
  staffReach(viewer.staff, 'company.write') === null ? <NotFoundView /> : <NewCompany viewer={viewer} />;

const NewCompany = ({ viewer }: { viewer: SignedIn }) => {
  const zone = useTimeZone(viewer.timeZone);
  const navigate = useNavigate();
  const now = useNow();
  const { busy, fault, save } = useSave(audited(addCompanyAct));
  const initial: CompanyValues = { companyId: '', name: '', timeZone: zone };
  const { values, field, change, submit, otherFault } = useFields(companyForm, initial, { fault });
  // follows the name until somebody types another
  const [isOwnId, setOwnId] = useState(false);
  const [zones] = useState(() => zoneOptions(now, [zone]));
  const name = field('name');
  const id = field('companyId');
  return (
    <>
      <StudioBar crumbs={[{ label: 'Companies', href: '/studio/companies' }, { label: 'New company' }]} />
      <h1 tabIndex={-1}>New company</h1>
      <p className={look.muted}>A company has people of its own. It buys seats by contracts, which you add next.</p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          submit(event, (company) => {
            save({ ...company, name: company.name.trim(), reason: '', dryRun: false }, () => {
              void navigate({ to: '/studio/$', params: { _splat: `company/${company.companyId}` } });
            });
          });
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            hint="As its people read it."
            required
            maxLength={120}
            autoComplete="off"
            {...name}
            onChange={(event) => {
              name.onChange(event);
              if (!isOwnId) change('companyId', slug(event.target.value).slice(0, longestId).replace(/-$/, ''));
            }}
          />
          <TextInput
            label="Id"
            hint="Its name in addresses and files. It stays."
            required
            maxLength={longestId}
            autoComplete="off"
            spellCheck={false}
            {...id}
            onChange={(event) => {
              setOwnId(event.target.value !== '');
              id.onChange(event);
            }}
          />
          <Select
            label="Time zone"
            hint="Its contracts and figures count days in it. It stays once it has a contract."
            options={zones}
            {...field('timeZone')}
            value={values.timeZone}
          />
          <FaultNote fault={otherFault} />
          <Button type="submit" busy={busy}>
            Make the company
          </Button>
        </Stack>
      </form>
    </>
  );
};
