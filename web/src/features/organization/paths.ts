import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { fillPath } from '@atrium/domain/access/matchRoute.ts';

export interface OrganizationPaths {
  readonly home: string;
  readonly seats: string;
  /** With the range that is shown there; without one, the program to date. */
  readonly employee: (userId: string, range?: FigureFilter) => string;
}

/** The addresses of a company's pages; null: those of the own company. */
export function pathsOf(customerId: string | null): OrganizationPaths {
  if (customerId === null) {
    return {
      home: '/organization',
      seats: '/organization/seats',
      employee: (userId, range) => inRange(fillPath('/organization/employee/{userId}', { userId }), range),
    };
  }
  return {
    home: fillPath('/organization/{customerId}', { customerId }),
    seats: fillPath('/organization/{customerId}/seats', { customerId }),
    employee: (userId, range) =>
      inRange(fillPath('/organization/{customerId}/employee/{userId}', { customerId, userId }), range),
  };
}

function inRange(path: string, range: FigureFilter = 'CONTRACT_TO_DATE'): string {
  return range === 'CONTRACT_TO_DATE' ? path : `${path}?filter=${range}`;
}
