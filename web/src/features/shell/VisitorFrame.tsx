import type { ReactNode } from 'react';
import { site } from '../../lib/site.ts';
import { Logo } from '../../ui/Logo.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import styles from './VisitorFrame.module.css';

/** The frame of pages that anybody may open: the logo, the page, the footer. */
export const VisitorFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <header className={styles.top}>
      <div className="wrap">
        <Logo name={site.name} />
      </div>
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
);
