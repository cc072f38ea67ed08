import hall from '../ui/art/hallTall.svg';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './View.module.css';

export interface NotHereYetViewProps {
  /** The name of the page: 'Member Directory'. */
  title: string;
  /** One honest sentence; the usual one when left out. */
  children?: string | undefined;
}

/** A page whose place is known and whose rooms are not open yet. Pretends nothing. */
export const NotHereYetView = ({ title, children }: NotHereYetViewProps) => (
  <div className="wrap">
    <div className={styles.view}>
      <div className={styles.words}>
        <p className="eyebrow">Coming soon</p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lede">{children ?? 'This page is coming soon.'}</p>
        <ButtonLink href="/">Return to Home Page</ButtonLink>
      </div>
      <img className={styles.arch} src={hall} alt="" width={900} height={1000} />
    </div>
  </div>
);
