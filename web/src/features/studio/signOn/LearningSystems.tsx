import { Button, ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { CopyLine } from './CopyLine.tsx';
import type { CompanySignOn, LearningSystem } from './signOnQuery.ts';
import type { SignOnAsked } from './SignOnQuestion.tsx';
import shared from '../PersonPage.module.css';
import styles from './SignOnPage.module.css';

export interface LearningSystemsProps {
  signOn: CompanySignOn;
  /** Null for somebody who only reads. */
  onAsk: ((asked: SignOnAsked) => void) | null;
}

/** The learning systems of a company, each with the link that it gets (COM-01, SSO-03). */
export const LearningSystems = ({ signOn: { learningSystems }, onAsk }: LearningSystemsProps) => (
  <Section
    className={shared.section}
    title="Learning systems"
    action={
      onAsk === null ? null : (
        <Button
          size="s"
          variant="line"
          onClick={() => {
            onAsk({ what: 'system', system: null });
          }}
        >
          Add one
        </Button>
      )
    }
  >
    {learningSystems.length === 0 ? (
      <p className={look.muted}>None. By a link of its learning system, people of the company come here signed in.</p>
    ) : (
      <ul className={styles.systems}>
        {learningSystems.map((system) => (
          <li key={system.providerKey}>
            <h3>{system.providerKey}</h3>
            <p className={system.isReady ? look.muted : styles.fault}>{wordsOf(system)}</p>
            <dl className={styles.lines}>
              <CopyLine label={`Link of ${system.providerKey}`} text={system.link} />
            </dl>
            <div className={styles.acts}>
              <ButtonLink
                size="s"
                variant="line"
                href={system.link}
                target="_blank"
                rel="noopener"
                aria-label={`Try it: ${system.providerKey}, in a new tab`}
              >
                Try it
              </ButtonLink>
              {onAsk === null ? null : (
                <>
                  <Button
                    size="s"
                    variant="bare"
                    aria-label={`Change ${system.providerKey}`}
                    onClick={() => {
                      onAsk({ what: 'system', system });
                    }}
                  >
                    Change
                  </Button>
                  <Button
                    size="s"
                    variant="bare"
                    aria-label={`Remove ${system.providerKey}`}
                    onClick={() => {
                      onAsk({ what: 'removeSystem', system });
                    }}
                  >
                    Remove
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

function wordsOf({ isReady, redirectUrl, passCode }: LearningSystem): string {
  if (!isReady) return 'Its learners get no further until the sign-on of the company is on.';
  const where =
    redirectUrl === null
      ? 'Its learners sign in by the sign-on of the company'
      : `Its learners are sent to ${redirectUrl}`;
  return passCode === null ? `${where}.` : `${where}; those without an account register by ${passCode}.`;
}
