import type { ReactNode } from 'react';
import { site } from '#lib/site.ts';
import { Logo } from '#ui/Logo.tsx';
import styles from './Bare.module.css';

/** A minimal frame: the product's name above the page, for when nothing else has loaded. */
export const Bare = ({ children }: { children: ReactNode }) => (
  <>
    <header className={styles.top}>
      <div className="wrap">
        <Logo name={site.name} />
      </div>
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </>
);
