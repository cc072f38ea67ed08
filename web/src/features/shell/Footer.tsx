import { now } from '../../lib/clock.ts';
import { outside } from '../../lib/links.ts';
import { Logo } from '../../ui/Logo.tsx';
import styles from './Footer.module.css';

/** The foot of every page (NAV-08). Help stands at the same place on each (WCAG 3.2.6). */
export const Footer = () => (
  <footer className={styles.foot}>
    <div className={`wrap ${styles.inside ?? ''}`}>
      <span>© {new Date(now()).getFullYear()} Atrium</span>
      <a href={outside.terms}>Terms &amp; Conditions</a>
      <a href={outside.help}>Help Center</a>
      <span className={styles.logo}>
        <Logo small />
      </span>
    </div>
  </footer>
);
