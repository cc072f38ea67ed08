import type { ErrorCode } from '@atrium/domain/errors.ts';
import hall from '../ui/art/hallTall.svg';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './View.module.css';

export interface ContentRefusedViewProps {
  readonly refusal: {
    readonly code: ErrorCode;
    /** The server's own words, those of the documents' guard screens. */
    readonly message: string;
    /** Entitlement keys of which any one opens it. */
    readonly unlock: readonly string[];
  };
}

/** A guard screen: why this content stays closed, and what opens it (SSN-03, SSN-04). */
export const ContentRefusedView = ({ refusal }: ContentRefusedViewProps) => {
  const areas = refusal.unlock.flatMap((key) => areaNames[key] ?? []);
  return (
    <div className="wrap">
      <div className={styles.view}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{refusal.message}</h1>
          {hints[refusal.code] === undefined ? null : <p className="lede">{hints[refusal.code]}</p>}
          {areas.length > 0 ? <p className="muted">Included in {listed(areas)}.</p> : null}
          <div className="row">
            <ButtonLink href="/">Return to Home Page</ButtonLink>
            {areas.length > 0 ? (
              <ButtonLink variant="line" href="/upgrade">
                See memberships
              </ButtonLink>
            ) : null}
          </div>
        </div>
        <img className={styles.arch} src={hall} alt="" width={900} height={1000} />
      </div>
    </div>
  );
};

const hints: Partial<Record<ErrorCode, string>> = {
  NOT_ENROLLED: 'Enroll on the course page to get access.',
  NOT_AVAILABLE_YET: 'It opens on the session page as soon as it starts.',
};

const areaNames: Readonly<Record<string, string>> = {
  'area/mcsc-unlimited': 'the unlimited membership',
  'area/ai-academy': 'AI Academy',
  'area/ai-ondemand': 'AI On Demand',
  'area/crash-courses': 'crash courses',
  'area/bootcamps': 'Mini-MBAs',
  'area/business-archive': 'legacy access',
};

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}
