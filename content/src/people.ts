import { smallTeams } from './companies/smallTeams.ts';
import { colleagues } from './people/colleagues.ts';
import { fellows } from './people/fellows.ts';
import { learners } from './people/learners.ts';
import { personas } from './people/personas.ts';
import { subscribers } from './people/subscribers.ts';
import { team } from './people/team.ts';
import type { MemberSeed } from './types.ts';

/** Everybody with an account: the personas first, then other members and the people of a company. */
export const people: readonly MemberSeed[] = [
  ...personas,
  ...learners,
  ...subscribers,
  ...fellows,
  ...colleagues,
  ...smallTeams,
  ...team,
];

/** Finds the member of a persona's name. Throws when there is none. */
export function persona(name: string): MemberSeed {
  const member = people.find((person) => person.persona === name);
  if (member === undefined) throw new Error(`No persona '${name}' in the demo world.`);
  return member;
}

/** An industry that profiles may no longer choose; one member still has it. */
export const retiredIndustry = 'Print and Publishing';
