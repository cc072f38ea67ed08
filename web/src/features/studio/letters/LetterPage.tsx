import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { toast } from '#ui/toast.ts';
import { ActDialog } from '../ActDialog.tsx';
import { BesideLink } from '../BesideLink.tsx';
import { StudioBar } from '../StudioBar.tsx';
import { shortMoment } from '../studioDates.ts';
import { sendLetterTestSpec, switchLetterAct } from './letterActs.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { letterQuery, type Letter } from './lettersQuery.ts';
import { countWords, stateWords, switchWords, wordsWords } from './letterWords.ts';
import page from '../PersonPage.module.css';
import styles from './Letters.module.css';

export interface LetterPageProps {
  viewer: SignedIn;
  letter: string;
}

/** A letter as it is sent, when and to whom; it is sent to oneself, and switched (RUN-01). */
export const LetterPage = ({ viewer, letter }: LetterPageProps) => (
  <PageAnswer of={letterQuery(letter)}>
    {({ about, subject, text }) => (
      <LetterView key={letter} viewer={viewer} letter={about} subject={subject} text={text} />
    )}
  </PageAnswer>
);

const itsWords = { kind: 'letterWords', label: 'Its words', begin: 'Write its words' };
/** Nothing is typed on this page. */
const stays = (): undefined => undefined;

interface LetterViewProps {
  viewer: SignedIn;
  letter: Letter;
  subject: string;
  text: string;
}

const LetterView = ({ viewer, letter, subject, text }: LetterViewProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const [isAsked, setAsked] = useState(false);
  const { busy, fault, save } = useSave(sendLetterTestSpec);
  const moment = (at: number): string => shortMoment(at, now, zone);
  const isOff = letter.offSince !== null;
  const maySwitch = staffReach(viewer.staff, 'academy.write') !== null && (isOff || letter.alwaysSent === null);
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Letters', href: '/studio/letters' }, { label: letter.title }]}
        acts={
          <>
            {letter.hasFixedWords ? null : (
              <BesideLink viewer={viewer} kind={{ beside: itsWords }} id={letter.letter} onLeave={stays} />
            )}
            {maySwitch ? (
              <Button
                size="s"
                variant="line"
                onClick={() => {
                  setAsked(true);
                }}
              >
                {isOff ? 'Switch it on' : 'Switch it off'}
              </Button>
            ) : null}
            <Button
              size="s"
              busy={busy}
              icon={<IconSend aria-hidden="true" />}
              onClick={() => {
                save({ letter: letter.letter, draft: false }, ({ sentTo }) => {
                  toast({ id: 'studio', message: `A test is on its way to ${sentTo ?? 'you'}.` });
                });
              }}
            >
              Send a test to me
            </Button>
          </>
        }
      >
        <Tag weight={isOff ? 'loud' : 'plain'}>{stateWords(letter, moment)}</Tag>
      </StudioBar>
      <h1 tabIndex={-1}>{letter.title}</h1>
      <FaultNote fault={fault} />
      <div className={styles.columns}>
        <LetterPreview letter={letter.letter} subject={subject} text={text} />
        <Section title="About it" className={styles.about}>
          <dl className={page.facts}>
            <dt>Goes out</dt>
            <dd>{letter.sentWhen}</dd>
            <dt>To</dt>
            <dd>{letter.sentTo}</dd>
            <dt>Lately</dt>
            <dd>{countWords(letter)}, in 30 days</dd>
            <dt>Words</dt>
            <dd>{wordsWords(letter, moment)}</dd>
            <dt>Switch</dt>
            <dd>{switchWords(letter, moment)}</dd>
          </dl>
          <p className={look.muted}>
            An example to you: its course, event and certificate are of your academy; codes, amounts, dates and the
            company are made up. Nobody else’s mail is shown.
          </p>
        </Section>
      </div>
      {isAsked ? (
        <ActDialog
          act={switchLetterAct}
          input={{ letter: letter.letter, isOn: isOff }}
          takesAway={!isOff}
          title={isOff ? `Switch “${letter.title}” on?` : `Switch “${letter.title}” off?`}
          confirm={isOff ? 'Switch it on' : 'Switch it off'}
          dismiss="Leave it"
          onClose={() => {
            setAsked(false);
          }}
        />
      ) : null}
    </>
  );
};
