import type { ReactNode } from 'react';
import { site } from '#lib/site.ts';
import hall from '#ui/art/hallTall.svg';
import { cx } from '#ui/cx.ts';
import { Logo } from '#ui/Logo.tsx';
import { look } from '#ui/look.ts';
import './Door.css';

export interface DoorProps {
  /** A smaller heading, for pages with much below it. */
  dense?: boolean;
  /** A logo that replaces ours. */
  logo?: { src: string; name: string } | null | undefined;
  foot: ReactNode;
  children: ReactNode;
}

/**
 * The classes of Door.css, which index.html has too, so that no CSS module can name them: `satisfies` refuses a
 * misspelled one, and adds nothing to the first view.
 */
type DoorClass = 'door' | 'doorForm' | 'doorColumn' | 'doorInside' | 'doorDense' | 'doorArt';

/** The layout of the pages before sign-in: a narrow column with a picture beside it. */
export const Door = ({ dense = false, logo, foot, children }: DoorProps) => (
  <main id="main" className={'door' satisfies DoorClass} tabIndex={-1}>
    <section className={'doorForm' satisfies DoorClass}>
      <div className={'doorColumn' satisfies DoorClass}>
        <Logo name={site.name} href="/login" customer={logo ?? site.logo} />
      </div>
      <div className={cx('doorInside' satisfies DoorClass, dense && ('doorDense' satisfies DoorClass))}>{children}</div>
      <div className={cx('doorColumn' satisfies DoorClass, look.tiny, look.muted)}>{foot}</div>
    </section>
    <div className={'doorArt' satisfies DoorClass}>
      <img src={site.signInPicture ?? hall} alt="" width={900} height={1000} />
      <p className={look.flared}>{site.signInSentence}</p>
    </div>
  </main>
);
