import { surveyTopics, type SurveyTopic } from '../survey/topics.ts';

/** What a member has said of themselves, and keeps. */
export type Interests = {
  /** As the profile, or else the survey, says it: 'Finance'; null for nothing. */
  readonly jobFunction: string | null;
  /** Whether they said that they lead others. */
  readonly isLead: boolean;
  /** Of the survey. */
  readonly topics: readonly string[];
  /** The courses of their learning plan. */
  readonly planCourseIds: readonly string[];
};

/** What a suggested course has to do with a member. */
export type SuggestedCourse = {
  readonly courseId: string;
  readonly topic: string;
  readonly bookmarked: boolean;
};

/** The topics of courses that the survey calls otherwise. */
const courseTopics: Partial<Readonly<Record<SurveyTopic, string>>> = { business_strategy: 'Strategy' };

/**
 * Why a course is suggested to a member, by one thing that is true of both: saved, planned, their work, or a topic that
 * they chose (HOM-01). Null when none is.
 */
export function courseReason(course: SuggestedCourse, member: Interests): string | null {
  if (course.bookmarked) return 'You saved this course';
  if (member.planCourseIds.includes(course.courseId)) return 'Part of your learning plan';
  const topic = course.topic.toLowerCase();
  if (member.jobFunction !== null && member.jobFunction.toLowerCase() === topic) {
    return `Because you ${member.isLead ? 'lead' : 'work in'} ${inSentence(member.jobFunction)}`;
  }
  const chosen = member.topics.some((key) => topicName(key)?.toLowerCase() === topic);
  return chosen ? `Because you chose ${inSentence(course.topic)}` : null;
}

function topicName(key: string): string | undefined {
  return isTopic(key) ? (courseTopics[key] ?? surveyTopics[key]) : undefined;
}

function isTopic(key: string): key is SurveyTopic {
  return Object.hasOwn(surveyTopics, key);
}

/** 'Finance' is 'finance' within a sentence; what is written in capitals stays so. */
function inSentence(name: string): string {
  return name === name.toUpperCase() ? name : name.toLowerCase();
}
