import { defaultFlags } from '@atrium/domain/access/flags.ts';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnMeeting, aWireSession } from '#parts/facts/wire.fixture.ts';
import { Hello, type HelloProps } from './Hello.tsx';

function greet(given: Partial<HelloProps>): { sentence: string | null | undefined; ways: (string | null)[] } {
  const viewer = { ...aViewer({ entitlements: ['area/mcsc-unlimited'] }), firstName: 'Ada' };
  const { container, unmount } = render(
    <Hello
      viewer={viewer}
      body="member"
      meetings={[]}
      sessions={[]}
      planTitle={null}
      isEmpty={false}
      used={null}
      begun={null}
      now={noon}
      zone="America/New_York"
      {...given}
    />,
  );
  const said = {
    sentence: container.querySelector('p')?.textContent,
    ways: screen.queryAllByRole('link').map(({ textContent }) => textContent),
  };
  unmount();
  return said;
}

test('[HOM-02] without free videos the greeting says when they return, and what is free until then', () => {
  const resetsAt = Date.UTC(2026, 3, 1);
  const limited = { ...aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] }), firstName: 'Ada' };
  const of = (freeCourses: number) =>
    greet({ viewer: limited, body: 'limited', used: { resetsAt, freeCourses } }).sentence;
  expect(of(4)).toBe('Your free videos reset on Mar 31. Until then, try one of 4 free courses.');
  expect(of(1)).toBe('Your free videos reset on Mar 31. Until then, one course is free.');
  expect(of(0)).toBe('Your free videos reset on Mar 31.');
  const meeting = anOwnMeeting({ startAt: noon + day });
  expect(greet({ used: { resetsAt, freeCourses: 4 }, meetings: [meeting] }).sentence).toMatch(/^Next: /);
});

const rooms = ['writing', 'feedback'].map((sessionId) =>
  aWireSession({ sessionId, sessionMeta: { ...aWireSession().sessionMeta, eventLink: `/rooms/${sessionId}` } }),
);
const live = (sessionId: string, courseTitle: string) =>
  anOwnMeeting({ sessionId, courseTitle, startAt: noon - hour / 2, endAt: noon + hour });
const joins = (...meetings: ReturnType<typeof live>[]) => {
  render(
    <Hello
      viewer={aViewer({ entitlements: ['area/mcsc-unlimited'] })}
      body="member"
      meetings={meetings}
      sessions={rooms}
      planTitle={null}
      isEmpty={false}
      used={null}
      begun={null}
      now={noon}
      zone="UTC"
    />,
  );
  return screen.getAllByRole('link', { name: /^Join/ }).map((link) => [link.textContent, link.getAttribute('href')]);
};

test('[HOM-01] the room of one live session is joined by one word', () => {
  expect(joins(live('writing', 'Decision Writing'))).toEqual([['Join', '/rooms/writing']]);
});

test('[HOM-01] of two live sessions each button names its own', () => {
  expect(joins(live('writing', 'Decision Writing'), live('feedback', 'Feedback'))).toEqual([
    ['Join Decision Writing', '/rooms/writing'],
    ['Join Feedback', '/rooms/feedback'],
  ]);
});

test('[HOM-01] [ENR-04] a seat that can be claimed comes before the next class, and after one that is live', () => {
  const offer = aWireSession({ courseId: 'c2', title: 'AI Risk', offerExpiresAt: String(noon + 2 * hour) });
  const next = anOwnMeeting({ startAt: noon + day });
  const words = 'You can claim a seat in AI Risk until 9:00\u00a0AM\u00a0GMT-\u20605.';
  expect(greet({ sessions: [offer], meetings: [next] })).toEqual({
    sentence: words,
    ways: ['Claim your seat', 'Open the session'],
  });
  expect(greet({ sessions: [offer] }).ways).toEqual(['Claim your seat', 'Browse courses']);
  const during = greet({ sessions: [...rooms, offer], meetings: [live('writing', 'Decision Writing'), next] });
  expect(during.sentence).toMatch(/^Decision Writing is live/);
  expect(during.ways).toEqual(['Join', 'Claim your seat']);
  const lapsed = greet({ sessions: [{ ...offer, offerExpiresAt: String(noon) }], meetings: [next] });
  expect(lapsed.ways).toEqual(['Open the session']);
});

test('[PLN-02] after the quiz the greeting leads to the plan; a class that is due comes before it', () => {
  const flags = { ...defaultFlags, learningPlans: true };
  const viewer = { ...aViewer({ entitlements: ['area/mcsc-unlimited'], flags }), firstName: 'Ada' };
  expect(greet({ viewer, planTitle: 'AI in Your Daily Work' })).toEqual({
    sentence: 'Your plan: AI in Your Daily Work.',
    ways: ['Open the plan'],
  });
  const begun = { topLevelId: 's', groupId: 'g', videoContentId: 'v', sourceType: 'ON_DEMAND' };
  expect(greet({ viewer, planTitle: 'AI', begun }).ways).toEqual(['Open the plan', 'Resume the lesson']);
  const meetings = [anOwnMeeting({ startAt: noon + day })];
  const due = greet({ viewer, planTitle: 'AI', meetings });
  expect(due.sentence).toMatch(/^Next: /);
  expect(due.ways).toEqual(['Open the session', 'Open the plan']);
  expect(greet({}).ways).toEqual(['Browse courses']);
});

test('[BEG-06] in an academy without courses the greeting offers none', () => {
  expect(greet({ isEmpty: true })).toEqual({ sentence: 'You are among the first here.', ways: [] });
  expect(greet({}).ways).toEqual(['Browse courses']);
});
