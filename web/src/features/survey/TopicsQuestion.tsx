import type { SurveyResponses } from '@atrium/domain/survey/surveyForm.ts';
import { surveyTopics, type SurveyTopic } from '@atrium/domain/survey/topics.ts';
import type { SaveFault } from '#lib/save.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Checkbox, ChoiceGroup } from '#ui/Choice.tsx';
import { look } from '#ui/look.ts';
import { focusOnMount } from './focusOnMount.ts';

type Topics = SurveyResponses['what_topics_are_you_interested_in'];

export interface TopicsQuestionProps {
  /** Of the form, for the button outside of it. */
  id: string;
  topics: Topics;
  /** Why the answers could not be sent; null while nothing failed. */
  fault: SaveFault | null;
  onTopics: (topics: Topics) => void;
  onFinish: () => void;
}

const names = Object.keys(surveyTopics) as SurveyTopic[];

/** Question 2: at least one topic (SUR-01). */
export const TopicsQuestion = ({ id, topics, fault, onTopics, onFinish }: TopicsQuestionProps) => (
  <form
    id={id}
    className={look.stack}
    onSubmit={(event) => {
      event.preventDefault();
      onFinish();
    }}
  >
    <p className={look.muted}>Question 2/2</p>
    <ChoiceGroup legend="Choose one or more">
      {names.map((name, index) => (
        <Checkbox
          key={name}
          ref={index === 0 ? focusOnMount : undefined}
          label={surveyTopics[name]}
          checked={topics[name]}
          onChange={(event) => {
            onTopics({ ...topics, [name]: event.currentTarget.checked });
          }}
        />
      ))}
    </ChoiceGroup>
    <FaultNote fault={fault} />
  </form>
);
