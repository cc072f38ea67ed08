import type { ReactNode } from 'react';
import { site } from '#lib/site.ts';
import hall from '#ui/art/hallTall.svg';
import { Logo } from '#ui/Logo.tsx';
import { cx } from '#ui/cx.ts';
import './Door.css';

export interface DoorProps {
  /** A smaller heading, for pages with much below it. */
  dense?: boolean;
  /** A logo that replaces ours. */
  logo?: { src: string; name: string } | null | undefined;
  foot: ReactNode;
  children: ReactNode;
}

/** The layout of the pages before sign-in: a narrow column with a picture beside it. */
export const Door = ({ dense = false, logo, foot, children }: DoorProps) => (
  <main id="main" className="door" tabIndex={-1}>
    <section className="doorForm">
      <div className="doorColumn">
        <Logo name={site.name} href="/login" customer={logo} />
      </div>
      <div className={cx('doorInside', dense && 'doorDense')}>{children}</div>
      <div className="doorColumn tiny muted">{foot}</div>
    </section>
    <div className="doorArt">
      <img src={hall} alt="" width={900} height={1000} />
      <p className="flared">A quiet place to get better at difficult work.</p>
    </div>
  </main>
);
