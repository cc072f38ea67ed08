import type { ReactNode } from 'react';
import { site } from '#lib/site.ts';
import hall from '#ui/art/hallTall.svg';
import { Logo } from '#ui/Logo.tsx';
import './Door.css';

export interface DoorProps {
  foot: ReactNode;
  children: ReactNode;
}

/** The layout of the pages before sign-in: a narrow column with a picture beside it. */
export const Door = ({ foot, children }: DoorProps) => (
  <main id="main" className="door" tabIndex={-1}>
    <section className="doorForm">
      <div className="doorColumn">
        <Logo name={site.name} href="/login" />
      </div>
      <div className="doorInside">{children}</div>
      <div className="doorColumn tiny muted">{foot}</div>
    </section>
    <div className="doorArt">
      <img src={hall} alt="" width={900} height={1000} />
      <p className="flared">A quiet place to get better at difficult work.</p>
    </div>
  </main>
);
