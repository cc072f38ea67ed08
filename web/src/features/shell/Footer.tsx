import { now } from '#lib/clock.ts';
import { site } from '#lib/site.ts';
import { Wrap } from '#ui/Layout.tsx';
import { Logo } from '#ui/Logo.tsx';
import styles from './Footer.module.css';

/** The footer of every page (NAV-08). Help is at the same position on each (WCAG 3.2.6). */
export const Footer = ({ home = '/' }: { home?: string | null }) => (
  <footer className={styles.foot}>
    <Wrap className={styles.inside}>
      <span>
        © {new Date(now()).getFullYear()} {site.name}
      </span>
      {site.terms === null ? null : <a href={site.terms}>Terms &amp; Conditions</a>}
      {site.privacy === null ? null : <a href={site.privacy}>Privacy</a>}
      {site.help === null ? <a href={site.supportTicket}>Contact support</a> : <a href={site.help}>Help Center</a>}
      <span className={styles.logo}>
        <Logo name={site.name} customer={site.logo} href={home} small />
      </span>
    </Wrap>
  </footer>
);
