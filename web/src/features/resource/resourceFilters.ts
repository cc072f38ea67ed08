import { resourceTypes, type ResourceType } from '@atrium/domain/resource/library.ts';

/** What the list of resources is narrowed by; an empty list, or text, is no restriction. */
export interface ResourceFilters {
  readonly q: string;
  readonly types: readonly ResourceType[];
  readonly stacks: readonly string[];
  /** From 1. */
  readonly page: number;
}

/** The parameters of the address; absent ones are undefined. */
export interface ResourceSearch {
  readonly q?: string | undefined;
  readonly type?: string | undefined;
  readonly stack?: string | undefined;
  readonly page?: string | undefined;
}

export const noResourceFilters: ResourceFilters = { q: '', types: [], stacks: [], page: 1 };

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter((value) => value !== '');

/** Reads the filters of an address; what means nothing is left out. */
export function parseResourceFilters({ q, type, stack, page }: ResourceSearch): ResourceFilters {
  const asked = listOf(type).map((value) => value.toUpperCase());
  const number = /^\d{1,4}$/.test(page ?? '') ? Number(page) : 1;
  return {
    q: (q ?? '').trim(),
    types: resourceTypes.filter((value) => asked.includes(value)),
    stacks: listOf(stack),
    page: Math.max(1, number),
  };
}

/** The address's parameters for these filters; the defaults are left out. */
export function formatResourceFilters({ q, types, stacks, page }: ResourceFilters): ResourceSearch {
  return {
    ...(q !== '' && { q }),
    ...(types.length > 0 && { type: types.join(',').toLowerCase() }),
    ...(stacks.length > 0 && { stack: stacks.join(',') }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The values with this one added, or without it. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((item) => item !== value) : [...values, value];
}
