import { plainColors } from '@atrium/domain/academy/academyColors.ts';
import { ownOrHttps } from '@atrium/domain/access/ownOrHttps.ts';
import { brandForm, readBrand } from '@atrium/domain/company/brandForm.ts';
import { useState } from 'react';
import { CompanyLogo } from '#parts/CompanyLogo.tsx';
import { accentProperties } from '#ui/accent.ts';
import { Logo } from '#ui/Logo.tsx';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import { ActDialog } from './ActDialog.tsx';
import { ColorField } from './ColorField.tsx';
import { saveBrandAct } from './companyActs.ts';
import type { Company } from './companyQuery.ts';
import { FileField } from './FileField.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import styles from './SettingsPreview.module.css';

export interface BrandDialogProps {
  company: Company;
  onClose: () => void;
}

/** Asks for the logo and the accent of a company, and shows them in both themes (COM-01). */
export const BrandDialog = ({ company, onClose }: BrandDialogProps) => {
  // what somebody saves meanwhile is another version, which the server refuses
  const [shown] = useState(company);
  const [logoUrl, setLogo] = useState(shown.logoUrl ?? '');
  const [accentColor, setAccent] = useState(shown.accentColor ?? '');
  const brand = readBrand({ logoUrl, accentColor });
  const [logoFault] = brandForm.logoUrl(brand);
  const [colorFault] = brandForm.accentColor(brand);
  const { companyId, version } = shown;
  const isFit = logoFault === undefined && colorFault === undefined;
  return (
    <ActDialog
      act={saveBrandAct}
      input={isFit ? { companyId, version, ...brand } : null}
      wanting={logoFault ?? colorFault}
      takesAway={false}
      title={`The look of ${shown.name}`}
      confirm="Save"
      dismiss="Leave it"
      onClose={onClose}
    >
      <ColorField
        name="accentColor"
        label="Accent"
        help="Of progress, what is due, and where one is; empty for the academy’s. Each theme shows the nearest shade that can be read."
        value={accentColor}
        follows={plainColors.accentLight}
        error={colorFault}
        onChange={setAccent}
      />
      <FileField
        part="picture"
        label="Logo"
        hint="In the menu of its people, at most 140 wide and 32 high there; empty for the academy’s."
        error={logoFault}
        value={logoUrl}
        onChange={setLogo}
      />
      {(['light', 'dark'] as const).map((scheme) => (
        <PreviewFrame key={scheme} scheme={scheme} tokens={accentProperties(brand.accentColor) ?? {}}>
          <div className={styles.bar}>
            <Logo
              name={shown.name}
              href={null}
              small
              customer={ownOrHttps(brand.logoUrl) === null ? null : { src: brand.logoUrl, name: shown.name }}
            />
            <span className={styles.here}>Courses</span>
          </div>
          <div className={styles.inside}>
            <span className={styles.company}>
              <CompanyLogo
                name={shown.name}
                logoUrl={ownOrHttps(brand.logoUrl)}
                accentColor={colorFault === undefined ? brand.accentColor : null}
              />
              <b className={look.big}>{shown.name}</b>
            </span>
            <SunProgress value={60} label={`Progress, ${scheme} theme`} />
            <span>
              <span className={styles.due}>Closes in 3 hours</span>
            </span>
          </div>
        </PreviewFrame>
      ))}
    </ActDialog>
  );
};
