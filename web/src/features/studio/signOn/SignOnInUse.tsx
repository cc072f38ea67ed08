import { counted } from '@atrium/domain/counted.ts';
import { formatDay, formatDayAndTime } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { ProviderLines } from './ProviderLines.tsx';
import type { CompanySignOn } from './signOnQuery.ts';
import type { SignOnAsked } from './SignOnQuestion.tsx';
import shared from '../PersonPage.module.css';
import styles from './SignOnPage.module.css';

export interface SignOnInUseProps {
  signOn: CompanySignOn;
  zone: string;
  /** Null for somebody who only reads. */
  onAsk: ((asked: SignOnAsked) => void) | null;
}

/** By which provider the people of a company sign in now. */
export const SignOnInUse = ({ signOn: { inUse, domains, people, lastUse, name }, zone, onAsk }: SignOnInUseProps) => (
  <Section className={shared.section} title="In use">
    {inUse === null ? (
      <p className={look.muted}>Nobody signs in by a provider of {name}. Its people use their passwords, or Google.</p>
    ) : (
      <div className={styles.card}>
        <ProviderLines provider={inUse} zone={zone}>
          <dt>On since</dt>
          <dd>{inUse.onSince === null ? 'Entered by a command' : formatDay(Number(inUse.onSince), zone)}</dd>
          <dt>People</dt>
          <dd>{people === 0 ? 'Nobody so far' : counted(people, 'person has', 'people have') + ' signed in there'}</dd>
          <dt>Last</dt>
          <dd>
            {lastUse === null
              ? 'Not known yet'
              : `${lastUse.displayName}, ${formatDayAndTime(Number(lastUse.at), zone)}`}
          </dd>
          <dt>Found by</dt>
          <dd>{domains.length === 0 ? 'No proved domain: nobody is led there' : domains.join(', ')}</dd>
        </ProviderLines>
        {onAsk === null ? null : (
          <div className={styles.acts}>
            <Button
              size="s"
              variant="line"
              onClick={() => {
                onAsk({ what: 'off' });
              }}
            >
              Switch off
            </Button>
            <Button
              size="s"
              variant="bare"
              onClick={() => {
                onAsk({ what: 'remove' });
              }}
            >
              Remove
            </Button>
          </div>
        )}
      </div>
    )}
  </Section>
);
