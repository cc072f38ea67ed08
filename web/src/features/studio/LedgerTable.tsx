import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { Button } from '#ui/Button.tsx';
import { Chip, ChipGroup } from '#ui/Chip.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { endOf, sourceWords, stateWords, yearsOf } from './ledgerWords.ts';
import type { Person, PersonGrant } from './personQuery.ts';
import list from './ListPage.module.css';
import styles from './PersonPage.module.css';

export interface LedgerTableProps {
  person: Person;
  /** The day that was asked about, yyyy-MM-dd; '' for today. */
  on: string;
  /** Null for somebody who may end nothing. */
  onEnd: ((grant: PersonGrant) => void) | null;
}

/** Every grant as a line in time: from whom, from when until when, why, and where it is today (PEO-01). */
export const LedgerTable = ({ person, on, onEnd }: LedgerTableProps) => {
  const now = useNow();
  const [isNarrow, setNarrow] = useState(false);
  const { grants, timeZone } = person;
  const inForce = grants.filter(({ state }) => state === 'IN_FORCE');
  const shown = isNarrow ? inForce : grants;
  const { first, after } = yearsOf(grants, now);
  const from = Date.UTC(first, 0, 1);
  const share = (at: number): number =>
    Math.min(100, Math.max(0, (100 * (at - from)) / (Date.UTC(after, 0, 1) - from)));
  const day = on === '' ? now : Date.parse(`${on}T12:00:00Z`);
  return (
    <Section
      className={styles.section}
      title="Access ledger"
      count={grants.length}
      action={
        <ChipGroup name="Which grants">
          <Chip
            pressed={!isNarrow}
            onClick={() => {
              setNarrow(false);
            }}
          >
            All
          </Chip>
          <Chip
            pressed={isNarrow}
            onClick={() => {
              setNarrow(true);
            }}
          >
            In force {inForce.length}
          </Chip>
        </ChipGroup>
      }
    >
      {shown.length === 0 ? (
        <p className={look.muted}>Nothing is held, and nothing was.</p>
      ) : (
        <table className={list.table}>
          <caption>
            <VisuallyHidden>Grants</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Opens</th>
              <th scope="col">Source</th>
              <td className={styles.picture} aria-hidden="true">
                <span className={styles.axis}>
                  {Array.from({ length: after - first + 1 }, (_, at) => (
                    <span key={at}>{first + at}</span>
                  ))}
                </span>
              </td>
              <th scope="col">From, to</th>
              <th scope="col" className={styles.reason}>
                Reason
              </th>
              {onEnd === null ? null : (
                <td>
                  <VisuallyHidden>Acts</VisuallyHidden>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((grant) => {
              const end = endOf(grant);
              return (
                <tr key={grant.grantId}>
                  <th scope="row">
                    {grant.name}
                    <small className={look.muted}>{stateWords(grant.state)}</small>
                  </th>
                  <td>
                    {sourceWords(grant.source)}
                    <small className={styles.ref}>{grant.sourceRef}</small>
                  </td>
                  <td className={styles.picture} aria-hidden="true">
                    <div className={styles.life}>
                      <i
                        className={cx(styles[grant.state], end === null && styles.endless)}
                        style={between(share(Number(grant.startsAt)), share(end ?? Infinity))}
                      />
                      <b style={{ insetInlineStart: percent(share(day)) }} />
                    </div>
                  </td>
                  <td className={styles.span}>
                    {formatDay(Number(grant.startsAt), timeZone)}
                    <small className={look.muted}>
                      {end === null
                        ? 'no end'
                        : grant.state === 'ENDED'
                          ? `ended ${formatDay(end, timeZone)}`
                          : // the end is exclusive: this is the last day
                            `to ${formatDay(end - 1, timeZone)}`}
                    </small>
                  </td>
                  <td className={cx(styles.reason, look.muted)}>
                    {grant.reason ?? (end === null || end > now ? grant.keptBy : null)}
                  </td>
                  {onEnd === null ? null : (
                    <td className={list.acts}>
                      {grant.isEndable ? (
                        <Button
                          size="s"
                          variant="line"
                          aria-label={`End ${grant.name}`}
                          onClick={() => {
                            onEnd(grant);
                          }}
                        >
                          End
                        </Button>
                      ) : null}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p className={cx(look.muted, styles.foot)}>
        {on === ''
          ? 'The line stands on today.'
          : `The line stands on ${formatDay(day, 'UTC')}, the day you asked about.`}{' '}
        Nothing is deleted here: a grant that was ended stays, with why.
      </p>
    </Section>
  );
};

const percent = (share: number): string => `${String(share)}%`;
const between = (from: number, to: number) => ({ insetInlineStart: percent(from), inlineSize: percent(to - from) });
