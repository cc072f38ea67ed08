import { accentProperties } from '#ui/accent.ts';
import { cx } from '#ui/cx.ts';
import styles from './CompanyLogo.module.css';

interface CompanyLogoProps {
  name: string;
  logoUrl: string | null;
  accentColor: string | null;
  /** In a row of a table. */
  small?: boolean;
}

/** A company's logo, else its initial on its color; beside its name, so that it says nothing to a screen reader. */
export const CompanyLogo = ({ name, logoUrl, accentColor, small = false }: CompanyLogoProps) => (
  <span
    className={cx(styles.logo, small && styles.small)}
    style={accentProperties(accentColor) ?? undefined}
    aria-hidden="true"
  >
    {logoUrl === null ? <b>{name.slice(0, 1)}</b> : <img src={logoUrl} alt="" />}
  </span>
);
