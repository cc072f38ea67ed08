import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import type { Days } from '@atrium/domain/organization/scope.ts';

export interface OrganizationPaths {
  readonly home: string;
  readonly seats: string;
  /** With the range that is shown there, or some days of it; without one, the program to date. */
  readonly employee: (userId: string, range?: FigureFilter, days?: Days | null) => string;
}

/** The addresses of a company's pages; null: those of the own company. */
export function pathsOf(customerId: string | null): OrganizationPaths {
  if (customerId === null) {
    return {
      home: '/organization',
      seats: '/organization/seats',
      employee: (userId, range, days) => inRange(fillPath('/organization/employee/{userId}', { userId }), range, days),
    };
  }
  return {
    home: fillPath('/organization/{customerId}', { customerId }),
    seats: fillPath('/organization/{customerId}/seats', { customerId }),
    employee: (userId, range, days) =>
      inRange(fillPath('/organization/{customerId}/employee/{userId}', { customerId, userId }), range, days),
  };
}

function inRange(path: string, range: FigureFilter = 'CONTRACT_TO_DATE', days: Days | null = null): string {
  const asked = new URLSearchParams({ ...(range !== 'CONTRACT_TO_DATE' && { filter: range }), ...days }).toString();
  return asked === '' ? path : `${path}?${asked}`;
}
