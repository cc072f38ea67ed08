import { expect, test } from 'vitest';
import { hasOnlyItsProperties } from './events.ts';

test.each([
  [{}, true],
  [{ cta: 'Enroll', to: '/upgrade' }, true],
  [{ email: 'ann' }, false],
  [{ cta: 'ann@acme.example' }, false],
  [{ cta: 'x'.repeat(200) }, true],
  [{ cta: 'x'.repeat(201) }, false],
  [{ cta: 1 }, false],
  [{ cta: { nested: 'text' } }, false],
])('of CTA Clicked, %j may be stored: %s', (properties, allowed) => {
  expect(hasOnlyItsProperties('CTA Clicked', properties)).toBe(allowed);
});
