import { hasTopic, surveyWorkForm } from '@atrium/domain/survey/surveyForm.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { logOutSpec } from '#lib/logOut.ts';
import { startSave } from '#lib/save.ts';
import { track } from '#lib/track.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { announce } from '#ui/announce.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { focusOnMount } from './focusOnMount.ts';
import { saveSurveyPromptSpec, saveSurveySpec } from './surveyCalls.ts';
import { readDraft, writeDraft } from './surveyDraft.ts';
import { TopicsQuestion } from './TopicsQuestion.tsx';
import { WorkQuestion } from './WorkQuestion.tsx';

type Slide = 'intro' | 'work' | 'topics' | 'complete';

const titles: Readonly<Record<Slide, string>> = {
  intro: 'Tell us about you',
  work: 'What do you do?',
  topics: 'What topics are you interested in?',
  complete: 'Survey Complete!',
};

/**
 * The survey in four slides (SUR-01). It cannot be closed before it is answered; a member who does not want to answer
 * signs out, or is left alone for a day after a reload (D68).
 */
export const SurveyDialog = ({ onClose }: { onClose: () => void }) => {
  const queryClient = useQueryClient();
  const [draft] = useState(readDraft);
  const [slide, setSlide] = useState<Slide>('intro');
  const [topics, setTopics] = useState(draft.what_topics_are_you_interested_in);
  const [forTeams, setForTeams] = useState(draft.interested_in_section4_for_teams);
  const fields = useFields(surveyWorkForm, draft);
  const { busy, fault, save } = useSave(saveSurveySpec);
  const leaving = useSave(logOutSpec);
  const form = useId();
  useEffect(() => {
    // when this fails, the home page asks again at the next visit
    startSave(queryClient, saveSurveyPromptSpec, undefined);
  }, [queryClient]);
  const responses = {
    ...fields.values,
    what_topics_are_you_interested_in: topics,
    interested_in_section4_for_teams: forTeams,
  };
  useEffect(() => {
    if (slide === 'work' || slide === 'topics') writeDraft(responses);
  });
  const turnTo = (next: Slide): void => {
    setSlide(next);
    announce(titles[next]);
  };
  const finish = (): void => {
    save(responses, () => {
      writeDraft(null);
      track('Survey Submitted', { type: 'BASIC_INFO_SURVEY_V2' });
      turnTo('complete');
    });
  };
  const back = (to: Slide) => (
    <Button
      variant="line"
      onClick={() => {
        turnTo(to);
      }}
    >
      Back
    </Button>
  );
  const actions = {
    intro: (
      <Button
        ref={focusOnMount}
        data-autofocus
        onClick={() => {
          turnTo('work');
        }}
      >
        Start
      </Button>
    ),
    work: (
      <>
        {back('intro')}
        <Button type="submit" form={form} blockedBy={fields.isValid ? undefined : 'Complete all six fields first.'}>
          Next
        </Button>
      </>
    ),
    topics: (
      <>
        {back('work')}
        <Button
          type="submit"
          form={form}
          busy={busy}
          blockedBy={hasTopic(topics) ? undefined : 'Choose at least one topic.'}
        >
          Finish
        </Button>
      </>
    ),
    complete: (
      <ButtonLink ref={focusOnMount} href="/courses" onClick={onClose}>
        Browse courses
      </ButtonLink>
    ),
  };
  return (
    <Dialog
      opened
      onClose={slide === 'complete' ? onClose : null}
      title={titles[slide]}
      actions={actions[slide]}
      pinned
      aside={
        slide === 'complete' ? null : (
          <Button
            variant="bare"
            size="s"
            busy={leaving.busy || leaving.result !== undefined}
            onClick={() => {
              leaving.save();
            }}
          >
            Log out
          </Button>
        )
      }
    >
      {slide === 'intro' ? <p>Seven quick answers, about a minute, so we can plan courses that fit you.</p> : null}
      {slide === 'work' ? (
        <WorkQuestion
          id={form}
          fields={fields}
          forTeams={forTeams}
          onForTeams={setForTeams}
          onNext={() => {
            turnTo('topics');
          }}
        />
      ) : null}
      {slide === 'topics' ? (
        <TopicsQuestion id={form} topics={topics} fault={fault} onTopics={setTopics} onFinish={finish} />
      ) : null}
      {slide === 'complete' ? <p>Thank you. Your answers are saved.</p> : null}
    </Dialog>
  );
};
