import { syncClock } from '#lib/clock.ts';
import { execute } from '#lib/graphql.ts';
import { pageData } from '#lib/pageData.ts';

// The answers that came with the page are handed to `execute` before any code asks for them.

if (pageData !== null) {
  // not `performance.timeOrigin`, which stays when the machine's clock is set
  const opened = Date.now() - performance.now();
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { requestStart, responseStart } = opening ?? { requestStart: 0, responseStart: performance.now() };
  syncClock(pageData.now, opened + requestStart, opened + responseStart);
  for (const { hash, variables, data } of pageData.answers) execute.accept(hash, variables, data);
}
