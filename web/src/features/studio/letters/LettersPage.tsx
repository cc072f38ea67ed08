import { letterGroups, letterGroupWords } from '@atrium/domain/outbox/letters.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FilterChips } from '../FilterChips.tsx';
import { NoneFound } from '../NoneFound.tsx';
import type { OnSearch } from '../onSearch.ts';
import { StudioBar } from '../StudioBar.tsx';
import { shortMoment } from '../studioDates.ts';
import { letterPath, lettersQuery, type Letter } from './lettersQuery.ts';
import { stateWords } from './letterWords.ts';
import shared from '../ListPage.module.css';
import styles from './Letters.module.css';

export interface LettersPageProps {
  viewer: SignedIn;
  search: Readonly<Record<string, string>>;
  onSearch: OnSearch;
}

/** What the list is narrowed to, by its word in the address (STU-04). */
const views = [
  { value: '', label: 'All' },
  { value: 'off', label: 'Switched off' },
  { value: 'optional', label: 'May be switched off' },
] as const;
type View = (typeof views)[number]['value'];

const isIn = (view: View, { alwaysSent, offSince }: Letter): boolean =>
  view === '' || (view === 'off' ? offSince !== null : alwaysSent === null);

/** Every kind of mail that the product sends: when, to whom, how often lately, and whether it is on (RUN-01). */
export const LettersPage = ({ viewer, search, onSearch }: LettersPageProps) => {
  const view = views.find(({ value }) => value === search['show'])?.value ?? '';
  return (
    <>
      <StudioBar crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Letters' }]} acts={null} />
      <h1 tabIndex={-1}>Letters</h1>
      <p className={look.muted}>
        Every mail that the academy sends by itself. Open one to see it as it is sent, and to send it to yourself.
      </p>
      <div className={shared.filters}>
        <FilterChips
          name="Letters"
          options={views}
          value={view}
          onChange={(next: View) => {
            onSearch({ show: next === '' ? undefined : next });
          }}
        />
      </div>
      <PageAnswer of={lettersQuery()}>
        {(letters) => {
          const shown = letters.filter((letter) => isIn(view, letter));
          if (shown.length === 0)
            return (
              <NoneFound
                title="No letter is switched off."
                onClear={() => {
                  onSearch({});
                }}
              />
            );
          return letterGroups.map((group) => (
            <Group
              key={group}
              viewer={viewer}
              title={letterGroupWords[group]}
              letters={shown.filter((letter) => letter.group === group)}
            />
          ));
        }}
      </PageAnswer>
    </>
  );
};

const Group = ({ viewer, title, letters }: { viewer: SignedIn; title: string; letters: readonly Letter[] }) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  if (letters.length === 0) return null;
  return (
    <Section title={title} className={styles.group}>
      <table className={cx(shared.table, styles.letters)}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">Goes to</th>
            <th scope="col">Last 30 days</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {letters.map((letter) => (
            <tr key={letter.letter}>
              <th scope="row">
                <Link href={letterPath(letter.letter)}>{letter.title}</Link>
                <small className={look.muted}>{letter.sentWhen}</small>
              </th>
              <td data-label="Goes to">{letter.sentTo}</td>
              <td data-label="Last 30 days">
                {letter.sentLately.toLocaleString('en-US')} sent
                {letter.withheldLately === 0 ? null : (
                  <span className={shared.under}>{letter.withheldLately.toLocaleString('en-US')} not sent</span>
                )}
              </td>
              <td data-label="State" className={letter.offSince === null ? shared.edited : shared.danger}>
                {stateWords(letter, (at) => shortMoment(at, now, zone))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};
