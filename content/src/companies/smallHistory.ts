/** `since`: the day of the first lesson, before the first start; the others follow each `every` days. */
export type LearnedRow = readonly [memberId: string, courseId: string, since: number, every: number, lessons: number];

/** All lessons of a course. */
export const all = Number.POSITIVE_INFINITY;

/** What the people of the small companies learned, each under their contract. */
export const smallHistory: readonly LearnedRow[] = [
  ['greta-solheim', 'ai-leaders', 360, 5, all],
  ['greta-solheim', 'first-ai-workflow', 204, 6, all],
  ['eirik-dahlberg', 'first-ai-workflow', 341, 4, all],
  ['eirik-dahlberg', 'prompting-for-analysts', 166, 3, all],
  ['amal-warsame', 'agents-at-work', 318, 5, all],
  ['amal-warsame', 'ai-leaders', 120, 4, 4],
  ['sunniva-berge', 'first-ai-workflow', 62, 3, 3],

  ['lindiwe-mokoena', 'ai-leaders', 80, 4, all],
  ['pieter-strydom', 'agents-at-work', 71, 3, all],
  ['naledi-khumalo', 'first-ai-workflow', 66, 3, all],
  ['naledi-khumalo', 'prompting-for-analysts', 18, 2, 3],
  ['rashid-ebrahim', 'prompting-for-analysts', 52, 4, all],
  ['carla-venter', 'first-ai-workflow', 24, 4, 4],

  ['petra-ashworth', 'ai-leaders', 131, 4, all],
  ['petra-ashworth', 'agents-at-work', 36, 5, 4],
  ['desmond-clarke', 'first-ai-workflow', 110, 3, all],
  ['imogen-fairley', 'prompting-for-analysts', 97, 5, all],
  ['imogen-fairley', 'first-ai-workflow', 27, 3, all],
  ['rohan-mistry', 'agents-at-work', 64, 2, all],

  ['otto-brandvold', 'first-ai-workflow', 54, 4, all],
  ['otto-brandvold', 'ai-leaders', 20, 3, 4],

  ['sheila-tanqueray', 'ai-leaders', 180, 5, all],
  ['kwame-boateng', 'first-ai-workflow', 172, 4, all],
  ['kwame-boateng', 'agents-at-work', 41, 3, all],
  ['fiona-drummond', 'prompting-for-analysts', 160, 4, all],
  ['harpreet-gill', 'first-ai-workflow', 141, 6, all],
  ['nigel-ormerod', 'ai-leaders', 96, 3, 3],
  ['adaeze-obi', 'first-ai-workflow', 90, 3, all],
  ['adaeze-obi', 'ai-leaders', 33, 3, all],
  ['callum-reith', 'prompting-for-analysts', 59, 2, all],
  ['mei-sung', 'agents-at-work', 74, 4, all],
  ['bilal-hashmi', 'first-ai-workflow', 12, 2, 3],

  ['maeve-callaghan', 'ai-leaders', 300, 5, all],
  ['jarrah-whitmore', 'first-ai-workflow', 290, 4, all],
  ['tamsin-ewing', 'agents-at-work', 262, 5, all],
  ['hamish-lockhart', 'prompting-for-analysts', 240, 4, all],
  ['hamish-lockhart', 'ai-leaders', 28, 3, 4],
  ['soraya-nazari', 'first-ai-workflow', 200, 6, all],
  ['odette-marchand', 'prompting-for-analysts', 15, 3, 3],
  ['bram-holt', 'first-ai-workflow', 9, 2, 3],
];
