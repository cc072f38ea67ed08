/** The topics of the survey, each stored value with its label; home asks for these alone (members.md §3). */
export const surveyTopics = {
  ai: 'AI',
  business_strategy: 'Business strategy',
  leadership: 'Leadership',
  marketing: 'Marketing',
  product: 'Product',
} as const satisfies Readonly<Record<string, string>>;

export type SurveyTopic = keyof typeof surveyTopics;
