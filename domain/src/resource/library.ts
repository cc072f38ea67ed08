import { isAiAcademy } from '../access/derived.ts';
import { areas } from '../access/entitlement.ts';
import type { Viewer } from '../access/viewer.ts';

export const resourceTypes = ['STRATEGY_FRAMEWORK', 'COMMUNITY_TACTIC', 'PROMPT_PACK'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** The types as people read them (RES-02). */
export const resourceTypeLabels: Readonly<Record<ResourceType, string>> = {
  STRATEGY_FRAMEWORK: 'Strategy Framework',
  COMMUNITY_TACTIC: 'Community Tactic',
  PROMPT_PACK: 'Prompt Pack',
};

export const stackIndexes = ['STACK', 'AI_STACK'] as const;
/**
 * The category of tags by which the 'Stack' refinement sorts. A resource with tags of the other category alone is not
 * in that index; one with tags of neither is in both, under no stack (decision 062).
 */
export type StackIndex = (typeof stackIndexes)[number];

/** The index that this viewer searches: holders of the AI academy search the one by AI stacks (RES-01). */
export function stackIndexOf(viewer: Viewer): StackIndex {
  return isAiAcademy(viewer) ? 'AI_STACK' : 'STACK';
}

/**
 * The areas whose resources the viewer may know of: those held, for employees all. A resource without areas is for
 * everybody who may open the library; any other one does not exist for a member who holds none of its areas (D7,
 * THR-47).
 */
export function libraryAreas(viewer: Pick<Viewer, 'accountType' | 'entitlements'>): string[] {
  const held = viewer.accountType === 'EMPLOYEE' ? areas : areas.filter((area) => viewer.entitlements.includes(area));
  return held.map((area) => area.slice('area/'.length));
}
