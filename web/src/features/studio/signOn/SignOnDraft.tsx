import { isTested } from '@atrium/domain/company/signOnTest.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { formatDayAndTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { copyText } from '#parts/copyText.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { ProviderLines } from './ProviderLines.tsx';
import type { CompanySignOn } from './signOnQuery.ts';
import type { SignOnAsked } from './SignOnQuestion.tsx';
import shared from '../PersonPage.module.css';
import styles from './SignOnPage.module.css';

type Draft = NonNullable<CompanySignOn['draft']>;

export interface SignOnDraftProps {
  draft: Draft;
  name: string;
  zone: string;
  /** Null for somebody who only reads. */
  onAsk: ((asked: SignOnAsked) => void) | null;
  /** Looks how the test has ended. */
  onLook: () => void;
}

/** A sign-on that nobody meets yet, with its test (COM-01). */
export const SignOnDraft = ({ draft, name, zone, onAsk, onLook }: SignOnDraftProps) => {
  const now = useNow();
  const { testLink } = draft;
  const tested = { testedAt: draft.testedAt === null ? null : Number(draft.testedAt), fault: draft.testFault };
  return (
    <Section className={shared.section} title="Draft">
      <div className={styles.card}>
        <p className={look.muted}>
          Saved {formatDayAndTime(Number(draft.savedAt), zone)}. Nobody at {name} meets it until it is switched on.
        </p>
        <ProviderLines provider={draft} zone={zone} />
        <TestResult draft={draft} isFresh={isTested(tested, now)} zone={zone} />
        {onAsk === null || testLink === null ? null : (
          <>
            <div className={styles.acts}>
              <Button
                size="s"
                onClick={() => {
                  window.open(testLink, '_blank', 'noopener');
                }}
              >
                Test it in a new tab
              </Button>
              <Button
                size="s"
                variant="line"
                onClick={() => {
                  copyText(testLink, {
                    copied: 'The link is copied. It is good for three days.',
                    failed: "It couldn't be copied. Test it here instead.",
                  });
                }}
              >
                Copy the link for their administrator
              </Button>
              <Button size="s" variant="bare" onClick={onLook}>
                Look at the result
              </Button>
            </div>
            <div className={styles.acts}>
              <Button
                size="s"
                variant="line"
                onClick={() => {
                  onAsk({ what: 'on', revision: draft.revision, isTested: isTested(tested, now) });
                }}
              >
                Switch on
              </Button>
              <Button
                size="s"
                variant="bare"
                onClick={() => {
                  onAsk({ what: 'discard' });
                }}
              >
                Throw the draft away
              </Button>
            </div>
          </>
        )}
      </div>
    </Section>
  );
};

const TestResult = ({ draft, isFresh, zone }: { draft: Draft; isFresh: boolean; zone: string }) => {
  const { testedAt, testFault, testWords, testClaims } = draft;
  if (testedAt === null)
    return (
      <Note>
        It was not tested yet. A test signs in at the provider, shows what it says of the person, and changes no
        account.
      </Note>
    );
  const when = formatDayAndTime(Number(testedAt), zone);
  const claims = testClaims.length === 0 ? null : <>It sent {testClaims.join(', ')}.</>;
  if (testFault !== null)
    return (
      <Note tone="sun" icon={<IconX aria-hidden="true" />}>
        <p>
          <b>The test stopped.</b> {testWords}
        </p>
        <p className={look.muted}>
          {when}. {claims}
        </p>
      </Note>
    );
  return (
    <Note icon={<IconCheck aria-hidden="true" />}>
      <p>
        <b>The test passed.</b> {isFresh ? 'It counts for a day.' : 'It is older than a day: test it once more.'}
      </p>
      <p className={look.muted}>
        {when}. {claims}
      </p>
    </Note>
  );
};
