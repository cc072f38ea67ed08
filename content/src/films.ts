import { agentsAtWork } from './films/agentsAtWork.ts';
import { aiFirstStrategy } from './films/aiFirstStrategy.ts';
import { aiLeaders, aiLeadersTrailer } from './films/aiLeaders.ts';
import { answerEngines } from './films/answerEngines.ts';
import { bigData, digitalChannels, remoteTeams } from './films/archive.ts';
import { askAboutLastTuesday } from './films/askAboutLastTuesday.ts';
import { cashBeforeProfit } from './films/cashBeforeProfit.ts';
import { crashAi } from './films/crashAi.ts';
import { crashData } from './films/crashData.ts';
import { crashFinance } from './films/crashFinance.ts';
import { decisionWriting } from './films/decisionWriting.ts';
import { firstAiWorkflow } from './films/firstAiWorkflow.ts';
import { forecasting } from './films/forecasting.ts';
import { hiringWithEvidence } from './films/hiringWithEvidence.ts';
import { managersOperatingSystem } from './films/managersOperatingSystem.ts';
import { miniMbaAi } from './films/miniMbaAi.ts';
import { negotiatingWithNumbers } from './films/negotiatingWithNumbers.ts';
import { platformStrategy } from './films/platformStrategy.ts';
import { pricingAsStrategy } from './films/pricingAsStrategy.ts';
import { promptingForAnalysts } from './films/promptingForAnalysts.ts';
import type { Film, FilmsOfCourse } from './films/slide.ts';
import { storytellingWithData } from './films/storytellingWithData.ts';

/** The trailers, by course. */
export const trailers: Readonly<Record<string, Film>> = { 'ai-leaders': aiLeadersTrailer };

/** The lectures, by course and lesson. */
export const films: Readonly<Record<string, FilmsOfCourse>> = {
  'ai-leaders': aiLeaders,
  'ai-first-strategy': aiFirstStrategy,
  'cash-before-profit': cashBeforeProfit,
  'first-ai-workflow': firstAiWorkflow,
  'crash-ai-for-managers': crashAi,
  'answer-engines': answerEngines,
  'mini-mba-ai': miniMbaAi,
  'decision-writing': decisionWriting,
  'hiring-with-evidence': hiringWithEvidence,
  'managers-operating-system': managersOperatingSystem,
  'storytelling-with-data': storytellingWithData,
  'ask-about-last-tuesday': askAboutLastTuesday,
  'pricing-as-strategy': pricingAsStrategy,
  'prompting-for-analysts': promptingForAnalysts,
  'agents-at-work': agentsAtWork,
  'platform-strategy': platformStrategy,
  'negotiating-with-numbers': negotiatingWithNumbers,
  'forecasting-without-false-precision': forecasting,
  'crash-finance-for-everyone': crashFinance,
  'crash-data-fluency': crashData,
  'legacy-digital-channels': digitalChannels,
  'legacy-remote-teams': remoteTeams,
  'legacy-big-data': bigData,
};
