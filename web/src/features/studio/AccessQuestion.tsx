import { areaWords } from '@atrium/domain/access/areaWords.ts';
import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconCheck, IconLock, IconLockOpen, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { verdictQuery, type Person, type Verdict } from './personQuery.ts';
import { choicesQuery } from './studioQueries.ts';
import { instantAt } from './zonedTime.ts';
import styles from './PersonPage.module.css';

/** What is asked about: an address on a day, which are in the address of the page. */
export interface Question {
  /** '' for none yet. */
  readonly open: string;
  /** yyyy-MM-dd; '' for now. */
  readonly on: string;
}

export interface AccessQuestionProps {
  viewer: SignedIn;
  person: Person;
  question: Question;
  onQuestion: (next: Question) => void;
  /** Gives an area that would open it; null for somebody who may not. */
  onGive: ((area: string) => void) | null;
}

/** 'Can they open this?': an address on a day, and each rule that decides, as the page itself does (STF-07). */
export const AccessQuestion = ({ viewer, person, question, onQuestion, onGive }: AccessQuestionProps) => {
  const title = useId();
  const choices = useId();
  const [open, setOpen] = useState(question.open);
  const [on, setOn] = useState(question.on);
  const [isUnknown, setUnknown] = useState(false);
  const found = useChoices(viewer, open);
  const asked = addressOf(open) ?? found[0]?.address ?? '';
  const noon = question.on === '' ? null : instantAt(`${question.on}T12:00`, person.timeZone);
  const at = noon === null ? null : String(Date.parse(noon));
  return (
    <section className={styles.verdict} aria-labelledby={title}>
      <VisuallyHidden>
        <h2 id={title}>Can they open it, and why</h2>
      </VisuallyHidden>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          setUnknown(asked === '');
          if (asked === '') return;
          setOpen(asked);
          onQuestion({ open: asked, on });
        }}
      >
        <TextInput
          label={`Can ${person.firstName} open`}
          placeholder="An address, a course, a session"
          list={choices}
          value={open}
          error={isUnknown ? 'Choose one of the list, or paste an address.' : undefined}
          onChange={(event) => {
            setUnknown(false);
            setOpen(event.target.value);
          }}
        />
        <datalist id={choices}>
          {found.map(({ address, name }) => (
            <option key={address} value={address}>
              {name}
            </option>
          ))}
        </datalist>
        <TextInput
          label="on"
          type="date"
          value={on}
          onChange={(event) => {
            setOn(event.target.value);
          }}
        />
        <Button type="submit" size="s" variant="line">
          Ask
        </Button>
      </form>
      {question.open === '' ? (
        <p className={look.muted}>By the rules of the page itself, today or on any day, past or to come.</p>
      ) : (
        <div className={styles.answer} aria-live="polite">
          <PageAnswer of={verdictQuery(person.userId, question.open, at)}>
            {(verdict) => <VerdictView verdict={verdict} onGive={onGive} />}
          </PageAnswer>
        </div>
      )}
    </section>
  );
};

const VerdictView = ({
  verdict: { opens, sentence, keys, rules },
  onGive,
}: {
  verdict: Verdict;
  onGive: ((area: string) => void) | null;
}) => {
  const missing = opens ? [] : keys.flatMap((key) => (key.startsWith('area/') ? [key.slice('area/'.length)] : []));
  const Mark = opens ? IconLockOpen : IconLock;
  return (
    <>
      <p className={styles.say}>
        <Mark aria-hidden="true" />
        <span>
          <b>{opens ? 'Yes.' : 'No.'}</b> {sentence}
        </span>
      </p>
      <ol className={styles.rules}>
        {rules.map(({ isMet, rule, note }) => (
          <li key={rule} className={isMet ? undefined : styles.broken}>
            {isMet ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
            <span>
              <VisuallyHidden>{isMet ? 'Met: ' : 'Not met: '}</VisuallyHidden>
              {rule} <small className={look.muted}>{note}</small>
            </span>
          </li>
        ))}
      </ol>
      {missing.length === 0 || onGive === null ? null : (
        <Row>
          <span className={look.muted}>What would open it:</span>
          {missing.map((area) => (
            <Button
              key={area}
              size="s"
              variant="line"
              onClick={() => {
                onGive(area);
              }}
            >
              Give {areaWords[area] ?? area}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
};

/** The path of what was typed, of an address with its host, too; null for what is none. */
function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^https?:\/\//.test(text)) return URL.canParse(text) ? new URL(text).pathname : null;
  return text.startsWith('/') ? text : null;
}

/** Courses and sessions with these words, for those who read them. */
function useChoices(viewer: SignedIn, open: string) {
  const [words, setWords] = useState('');
  useSettled(addressOf(open) === null ? open.trim() : '', quickPauses, setWords);
  const enabled = words.length > 1 && staffReach(viewer.staff, 'document.read') === 'all';
  const courses = useQuery({ ...choicesQuery('course', words), enabled });
  const sessions = useQuery({ ...choicesQuery('session', words), enabled });
  if (!enabled) return [];
  return [
    ...(courses.data?.page ?? []).map(({ id, title }) => ({ address: `/courses/${id}`, name: title })),
    ...(sessions.data?.page ?? []).map(({ id, title }) => ({ address: `/courses/session/${id}`, name: title })),
  ].slice(0, 12);
}
