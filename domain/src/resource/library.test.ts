import { expect, test } from 'vitest';
import { areas } from '../access/entitlement.ts';
import { aViewer } from '../access/viewer.fixture.ts';
import { libraryAreas, stackIndexOf } from './library.ts';

test('[RES-01] holders of the AI academy search the index by AI stacks, everybody else the one by stacks', () => {
  const indexOf = (...entitlements: string[]) => stackIndexOf(aViewer({ entitlements }));
  expect([indexOf('area/ai-academy'), indexOf('area/mcsc-unlimited'), indexOf()]).toEqual([
    'AI_STACK',
    'STACK',
    'STACK',
  ]);
});

test('[RES-01] [THR-47] a member knows of the resources of the areas held, an employee of all', () => {
  const entitlements = ['area/crash-courses', 'course/pricing', 'area/mc-limited'];
  expect(libraryAreas(aViewer({ entitlements })).toSorted()).toEqual(['crash-courses', 'mc-limited']);
  expect(libraryAreas(aViewer({ accountType: 'EMPLOYEE', entitlements: [] })).map((area) => `area/${area}`)).toEqual([
    ...areas,
  ]);
});
