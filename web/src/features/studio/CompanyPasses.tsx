import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { formatDay } from '#lib/dates.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { codesPath } from './CodesLink.tsx';
import type { Company } from './companyQuery.ts';
import { studioPath } from './kinds.ts';
import page from './CompanyPasses.module.css';
import shared from './PersonPage.module.css';

type Pass = Company['passes'][number];

export interface CompanyPassesProps {
  viewer: SignedIn;
  company: Company;
}

/** The passes of a company, each with how far its people have come (COM-01). */
export const CompanyPasses = ({ viewer, company: { passes, timeZone } }: CompanyPassesProps) => (
  <Section
    className={shared.section}
    title="Passes"
    count={passes.length === 0 ? undefined : passes.length}
    action={
      staffReach(viewer.staff, 'document.write') === 'all' ? (
        <ButtonLink size="s" variant="line" href={studioPath('pass')}>
          All passes
        </ButtonLink>
      ) : null
    }
  >
    {passes.length === 0 ? (
      <p className={look.muted}>None yet. By a pass people of the company register with a code.</p>
    ) : (
      <ul className={page.list}>
        {passes.map((pass) => (
          <li key={pass.passId} className={page.pass}>
            <div className={page.top}>
              <h3>
                {staffReach(viewer.staff, 'document.read') === null ? (
                  pass.code
                ) : (
                  <Link href={studioPath('pass', pass.passId)}>{pass.code}</Link>
                )}
              </h3>
              <Tag weight={pass.state === 'CLOSED' ? 'off' : 'plain'}>{stateOf(pass, timeZone)}</Tag>
            </div>
            <p className={look.muted}>
              {termsOf(pass)}
              {pass.usesOTRC ? (
                <>
                  , <Link href={codesPath(pass.passId)}>a code for each person</Link>
                </>
              ) : null}
            </p>
            <dl className={page.funnel} aria-label={`Funnel of ${pass.code}`}>
              {stepsOf(pass).map(([word, count]) => (
                <div key={word}>
                  <dt>{word}</dt>
                  <dd>{count.toLocaleString('en-US')}</dd>
                  <span
                    className={page.part}
                    style={{ inlineSize: `${String((count / Math.max(1, pass.opened, pass.registered)) * 100)}%` }}
                  />
                </div>
              ))}
            </dl>
            {pass.held === 0 ? null : (
              <p className={look.muted}>
                {counted(pass.held, 'place')} held for {pass.held === 1 ? 'somebody who has' : 'people who have'} not
                proved their address yet.
              </p>
            )}
          </li>
        ))}
      </ul>
    )}
  </Section>
);

function stepsOf({ opened, registered, activated, learning }: Pass): readonly (readonly [string, number])[] {
  return [
    ['Opened', opened],
    ['Registered', registered],
    ['Confirmed', activated],
    ['Learning', learning],
  ];
}

function stateOf({ state, startsAt, closesAt }: Pass, zone: string): string {
  const day = (at: string | null): string => (at === null ? '' : formatDay(Number(at), zone));
  if (state === 'CLOSED') return `Closed ${day(closesAt)}`;
  if (state === 'FULL') return 'Full';
  if (state === 'LATER') return `Lets in from ${day(startsAt)}`;
  return closesAt === null ? 'Open' : `Open until ${day(closesAt)}`;
}

function termsOf({ slots, taken, takesSeat, usesSSO }: Pass): string {
  return [
    slots === null ? 'Any number of places' : `${taken.toLocaleString('en-US')} of ${counted(slots, 'place')} taken`,
    ...(takesSeat ? ['takes a seat'] : []),
    ...(usesSSO ? ['by the company’s own sign-on'] : []),
  ].join(', ');
}
