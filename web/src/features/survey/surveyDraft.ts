import { surveyWorkForm, type SurveyResponses, type SurveyWork } from '@atrium/domain/survey/surveyForm.ts';
import { surveyTopics, type SurveyTopic } from '@atrium/domain/survey/topics.ts';
import { readStored, writeStored } from '#lib/storage.ts';

/** Keeps the answers in this tab, so that a reload loses none; null removes them. */
export function writeDraft(draft: SurveyResponses | null): void {
  writeStored('surveyDraft', draft === null ? null : JSON.stringify(draft));
}

/** Whether the member has begun to answer in this tab. */
export const hasDraft = (): boolean => readStored('surveyDraft') !== null;

/** The kept answers; what is missing or unreadable counts as not answered. */
export function readDraft(): SurveyResponses {
  const kept = fieldsOf(readStored('surveyDraft'));
  const topics = toFields(kept['what_topics_are_you_interested_in']);
  const work = mapNames(surveyWorkForm, (name) => {
    const value = kept[name];
    return typeof value === 'string' ? value : '';
  }) satisfies SurveyWork;
  return {
    ...work,
    what_topics_are_you_interested_in: mapNames<SurveyTopic, boolean>(surveyTopics, (name) => topics[name] === true),
    interested_in_section4_for_teams: kept['interested_in_section4_for_teams'] === true,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(text: string | null): Fields {
  try {
    return toFields(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function toFields(read: unknown): Fields {
  return typeof read === 'object' && read !== null ? { ...read } : {};
}

function mapNames<Name extends string, Value>(
  names: Readonly<Record<Name, unknown>>,
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  const entries = (Object.keys(names) as Name[]).map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
