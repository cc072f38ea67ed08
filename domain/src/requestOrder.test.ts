import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnOf } from './requestOrder.ts';

const histories = 10_000;
const statuses = ['ACTIVE', 'DELETED'] as const;

interface Intent {
  readonly device: string;
  readonly clientSeq: number | null;
  readonly status: (typeof statuses)[number];
}

/** Carries requests out as the server does: one after another, with the highest number of each device remembered. */
function carryOut(arrivals: readonly Intent[]): { readonly done: readonly Intent[]; readonly answer: string } {
  const last = new Map<string, number>();
  const done: Intent[] = [];
  for (const intent of arrivals) {
    if (turnOf(last.get(intent.device) ?? null, intent.clientSeq) !== 'NEXT') continue;
    if (intent.clientSeq !== null) last.set(intent.device, intent.clientSeq);
    done.push(intent);
  }
  return { done, answer: done.at(-1)?.status ?? 'DELETED' };
}

/** The intents of one device, numbered upwards with gaps. */
const intentsOf = (device: string): fc.Arbitrary<Intent[]> =>
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom(...statuses)), { minLength: 1, maxLength: 8 })
    .map((steps) => {
      let clientSeq = 0;
      return steps.map(([gap, status]) => ({ device, clientSeq: (clientSeq += gap), status }));
    });

/** The same requests in any order, some of them sent again. */
const arrivalsOf = (intents: readonly Intent[]): fc.Arbitrary<Intent[]> =>
  fc.subarray([...intents]).chain((again) => {
    const sent = [...intents, ...again];
    return fc.shuffledSubarray(sent, { minLength: sent.length });
  });

test('[THR-41] in 10,000 random histories the last intent of a device wins, and none is carried out twice', () => {
  const history = intentsOf('a').chain((intents) => fc.tuple(fc.constant(intents), arrivalsOf(intents)));
  fc.assert(
    fc.property(history, ([intents, arrivals]) => {
      const { done, answer } = carryOut(arrivals);
      expect(answer).toBe(intents.at(-1)?.status);
      expect(new Set(done.map(({ clientSeq }) => clientSeq)).size).toBe(done.length);
    }),
    { numRuns: histories },
  );
});

test('[THR-41] in 10,000 random histories of several devices each keeps its own order, and the last to arrive wins', () => {
  const history = fc
    .tuple(intentsOf('a'), intentsOf('b'), intentsOf('c'))
    .chain((devices) => fc.tuple(fc.constant(devices), arrivalsOf(devices.flat())));
  fc.assert(
    fc.property(history, ([devices, arrivals]) => {
      const { done, answer } = carryOut(arrivals);
      for (const intents of devices) {
        const own = done.filter(({ device }) => device === intents[0]?.device).map(({ clientSeq }) => clientSeq ?? 0);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
        expect(own.at(-1)).toBe(intents.at(-1)?.clientSeq);
      }
      const latest = devices.map((intents) => arrivals.findIndex((intent) => intent === intents.at(-1)));
      expect(answer).toBe(arrivals[Math.max(...latest)]?.status);
    }),
    { numRuns: histories },
  );
});

test('requests without a number count as they arrive, and take no turn from those that have one', () => {
  const [first, second] = [
    { device: 'a', clientSeq: 2, status: 'ACTIVE' },
    { device: 'a', clientSeq: 1, status: 'ACTIVE' },
  ] as const;
  const unnumbered = { device: 'a', clientSeq: null, status: 'DELETED' } as const;
  expect(carryOut([first, unnumbered, second]).answer).toBe('DELETED');
  expect(carryOut([unnumbered, unnumbered]).done).toHaveLength(2);
});
