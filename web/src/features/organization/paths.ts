import { fillPath } from '@atrium/domain/access/matchRoute.ts';

export interface OrganizationPaths {
  readonly home: string;
  readonly seats: string;
  readonly employee: (userId: string) => string;
}

/** The addresses of a company's pages; null: those of the own company. */
export function pathsOf(customerId: string | null): OrganizationPaths {
  if (customerId === null) {
    return {
      home: '/organization',
      seats: '/organization/seats',
      employee: (userId) => fillPath('/organization/employee/{userId}', { userId }),
    };
  }
  return {
    home: fillPath('/organization/{customerId}', { customerId }),
    seats: fillPath('/organization/{customerId}/seats', { customerId }),
    employee: (userId) => fillPath('/organization/{customerId}/employee/{userId}', { customerId, userId }),
  };
}
