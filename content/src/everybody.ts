import { people } from './people.ts';
import type { MemberSeed } from './types.ts';
import { seatHolders } from './vandelay/employees.ts';

/** Everybody with an account, also the many people of Vandelay. */
export const everybody: readonly MemberSeed[] = [...people, ...seatHolders.map(({ member }) => member)];
