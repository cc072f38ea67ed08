import { day } from '@atrium/domain/time.ts';
import { describe, expect, test } from 'vitest';
import { courses, sessions } from './courses.ts';
import { films } from './films.ts';
import { clips } from './media.ts';
import { noticeFor } from './notices.ts';
import { sessionContents } from './sessionContents.ts';
import { weekPlan } from './sessionContents/weekPlan.ts';
import { syllabusFor } from './syllabus.ts';
import type { CourseSeed, When } from './types.ts';
import { videos } from './videos.ts';
import { resolve } from './when.ts';
import { worksheetsFor } from './worksheets.ts';

const lessons = videos.filter((video) => !video.videoId.endsWith('-trailer'));
const clipOf = (externalKey: string) => {
  const found = clips.find((clip) => clip.externalKey === externalKey);
  if (found === undefined) throw new Error(`No clip ${externalKey}`);
  return found;
};

describe('films', () => {
  test('[VID-12] every lesson has its own video, named after it', () => {
    expect(lessons.length).toBeGreaterThan(100);
    expect(new Set(videos.map((video) => video.externalKey)).size).toBe(videos.length);
    for (const video of lessons) {
      const clip = clipOf(video.externalKey);
      expect(clip.title, video.videoId).toBe(video.title);
      expect(clip.courseId, video.videoId).toBe(video.courseId);
      expect(clip.slides[0]?.heading, video.videoId).toBe(video.title);
      expect(video.duration, video.videoId).toBe(clip.durationSeconds);
    }
  });

  test('every lecture belongs to a lesson that exists', () => {
    const written = Object.entries(films).flatMap(([courseId, own]) =>
      Object.keys(own).map((title) => `${courseId}: ${title}`),
    );
    expect(written.toSorted()).toEqual(lessons.map((video) => `${video.courseId}: ${video.title}`).toSorted());
  });

  test('[VID-02] chapters are within their video and contiguous', () => {
    for (const { videoId, chapters, duration } of videos) {
      if (chapters.length === 0) continue;
      expect(chapters[0]?.startSeconds, videoId).toBe(0);
      expect(chapters.at(-1)?.endSeconds, videoId).toBe(duration);
      chapters.forEach((chapter, k) => {
        expect(chapter.endSeconds, videoId).toBeGreaterThan(chapter.startSeconds);
        expect(chapter.endSeconds, videoId).toBe(chapters[k + 1]?.startSeconds ?? duration);
      });
    }
  });

  test('[VID-10] the transcript covers the whole video without gaps, with the text of that video only', () => {
    for (const { externalKey, transcript, durationSeconds } of clips) {
      const ends = [0, ...transcript.map((cue) => cue.endSeconds)];
      transcript.forEach((cue, k) => {
        expect(cue.startSeconds - (ends[k] ?? 0), externalKey).toBeLessThan(4);
        expect(cue.endSeconds, externalKey).toBeGreaterThan(cue.startSeconds);
      });
      expect(durationSeconds - (ends.at(-1) ?? 0), externalKey).toBeLessThan(4);
    }
    const texts = clips.map(({ transcript }) => transcript.map((cue) => cue.text).join(' '));
    expect(new Set(texts).size).toBe(clips.length);
  });

  test('the speech announces each item that a slide reveals', () => {
    for (const { externalKey, slides } of clips)
      for (const { figure, heading, say } of slides) {
        const items = 'items' in figure ? figure.items.length : 0;
        expect([externalKey, heading, say.split('|').length - 1]).toEqual([externalKey, heading, items]);
      }
  });

  test('the lessons most members meet first last two minutes and more, none less than forty seconds', () => {
    const long = [
      'ai-leaders-map-the-work-not-the-org-chart',
      'ai-leaders-give-the-model-a-job-description',
      'ai-leaders-four-ways-a-model-helps',
      'ai-leaders-where-the-hours-go',
      'ai-leaders-check-the-answer-not-the-tone',
      'ai-first-strategy-score-your-options-in-an-hour',
      'ai-first-strategy-two-trials-for-the-price-of-none',
      'cash-before-profit-read-a-p-l-in-four-minutes',
      'cash-before-profit-where-the-cash-went',
      'answer-engines-how-an-answer-is-assembled',
      'crash-ai-for-managers-models-in-plain-words',
      'mini-mba-ai-choose-the-field',
    ];
    for (const key of long) {
      expect(clipOf(key).durationSeconds, key).toBeGreaterThanOrEqual(120);
      expect(clipOf(key).durationSeconds, key).toBeLessThanOrEqual(360);
    }
    for (const { videoId, duration } of lessons) expect(duration, videoId).toBeGreaterThanOrEqual(40);
  });
});

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const tens: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, ninety: 90 };
const numberOf = (word: string): number =>
  tens[word] ?? (numbers.includes(word) ? numbers.indexOf(word) + 1 : Number(word));
const spans = /\b(\w+)[ -](minutes?|hours?|weeks?)\b/gi;

interface Claim {
  count: number;
  unit: 'minute' | 'week';
}

/** The minutes, or the weeks as a unit of their own, that a text mentions. */
function claims(text: string): Claim[] {
  return [...text.matchAll(spans)].flatMap(([, word = '', unit = '']): Claim[] => {
    const count = numberOf(word.toLowerCase());
    if (Number.isNaN(count)) return [];
    if (unit.startsWith('week')) return [{ count, unit: 'week' }];
    return [{ count: count * (unit.startsWith('hour') ? 60 : 1), unit: 'minute' }];
  });
}

describe('lengths in words', () => {
  const said = (courseSeed: CourseSeed) => claims(`${courseSeed.subtitle} ${courseSeed.description}`);
  const liveOf = (courseSeed: CourseSeed) =>
    courseSeed.sessions.flatMap((each) => (each.sessionType === 'LIVE' ? [each] : []));

  test('[CRS-06] of a live course are those of its meetings', () => {
    let met = 0;
    for (const one of courses)
      for (const live of liveOf(one))
        for (const { count, unit } of said(one)) {
          const minutes = live.meetings.reduce((sum, each) => sum + each.minutes, 0);
          const weeks = Math.ceil((resolve(live.endAt, 0) - resolve(live.startAt, 0)) / (7 * day));
          expect([one.courseId, count]).toEqual([one.courseId, unit === 'week' ? weeks : minutes]);
          met += 1;
        }
    expect(met).toBeGreaterThan(20);
  });

  test('[CRS-06] are not given for courses without live dates, whose length is that of the videos', () => {
    const onDemand = courses.filter(
      (course) => liveOf(course).length === 0 && course.courseId !== 'legacy-remote-teams',
    );
    expect(onDemand.length).toBeGreaterThan(8);
    for (const one of onDemand) {
      expect([one.courseId, ...said(one)]).toEqual([one.courseId]);
      const seconds = lessons.filter((video) => video.courseId === one.courseId).map((video) => video.duration);
      const minutes = seconds.reduce((sum, each) => sum + each, 0) / 60;
      expect(Math.abs(one.lengthMinutes - minutes), one.courseId).toBeLessThanOrEqual(0.5);
    }
  });

  test('[VID-01] no description states minutes, and a title that does is right', () => {
    const wordy = lessons.filter((video) => claims(video.description).length > 0);
    expect(wordy.map((video) => video.videoId)).toEqual([]);
    const named = lessons.flatMap((video) => {
      const minutes = /\bin (\w+) minutes/.exec(video.title)?.[1];
      return minutes === undefined ? [] : [[video.videoId, numberOf(minutes), Math.round(video.duration / 60)]];
    });
    expect(named).toEqual([['cash-before-profit-read-a-p-l-in-four-minutes', 4, 4]]);
  });

  test('[CRS-06] live hours named beside the dates are as many as the meetings', () => {
    for (const { session } of sessions) {
      const text = session.sessionMeta?.liveEnrollDescriptor;
      const hours = text === undefined ? undefined : /(\w+) live hours/.exec(text)?.[1];
      if (hours === undefined || session.sessionType !== 'LIVE') continue;
      const minutes = session.meetings.reduce((sum, each) => sum + each.minutes, 0);
      expect([session.sessionId, numberOf(hours.toLowerCase()) * 60]).toEqual([session.sessionId, minutes]);
    }
  });
});

const firstStarts = [16, 17, 18, 19, 20, 21, 22].map((day) => Date.parse(`2026-11-${String(day)}T14:35:00Z`));

describe.each(firstStarts)('first started at %d', (now) => {
  const at = (when: When): string => new Date(resolve(when, now)).toISOString();
  const planned = sessionContents.flatMap((content) => {
    const session = sessions.find((each) => each.session.sessionId === content.sessionId)?.session;
    const meetings = session?.sessionType === 'LIVE' ? session.meetings : [];
    const calendars = content.containers.flatMap((box) =>
      box.items.flatMap((item) => (item.type === 'CALENDAR' ? [item] : [])),
    );
    return [...calendars, ...content.schedules].map((week) => ({ ...week, meetings }));
  });

  test('[SSN-01] a calendar shows a meeting on its day only', () => {
    expect(planned.length).toBeGreaterThan(2);
    for (const { calendarStartDate, planned: texts, meetings } of planned) {
      const monday = new Date(resolve(calendarStartDate, now));
      expect(monday.getUTCDay()).toBe(1);
      const days = weekPlan(calendarStartDate, texts, meetings, at);
      expect(days).toHaveLength(5);
      days.forEach(({ text }, k) => {
        const date = new Date(monday.getTime() + k * day).toISOString().slice(0, 10);
        const there = meetings
          .filter((meeting) => at(meeting.startAt).slice(0, 10) === date)
          .map((meeting) => `Live: ${meeting.title}`);
        expect(there.length === 0 ? texts : there).toContain(text);
      });
    }
  });
});

describe('links of announcements and buttons', () => {
  const groupsOf = (sessionId: string) =>
    sessionContents
      .filter((content) => content.sessionId === sessionId)
      .flatMap((content) => content.containers.flatMap((box) => box.items))
      .flatMap((item) => (item.type === 'VIDEO_GROUP' ? [item] : []));
  const opens = (url: string): boolean => {
    const [path = '', hash] = url.split('#');
    const [, , kind, sessionId = '', groupId, contentId] = path.split('/');
    if (kind === 'session')
      return groupsOf(sessionId).some(
        (group) => group.sessionContentId === groupId && group.videoIds.some((id) => contentId === `${groupId}-${id}`),
      );
    const page = syllabusFor(path) ?? worksheetsFor(path) ?? noticeFor(path, 'support@localhost');
    return page !== null && (hash === undefined || page.includes(`id="${hash}"`));
  };

  test('[SSN-12] lead to another existing page and to the named part', () => {
    const own = sessionContents.flatMap((content) =>
      content.announcements.flatMap((each) => each.internalLinkUrl ?? []),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((url) => !opens(url))).toEqual([]);
  });

  test('[SSN-05] buttons for files open the file that they name', () => {
    const buttons = sessionContents
      .flatMap((content) => content.containers.flatMap((box) => box.items))
      .flatMap((item) => (item.type === 'CTA_BUTTON' && item.buttonUrl.startsWith('/files/') ? [item] : []));
    expect(buttons.filter((button) => !opens(button.buttonUrl))).toEqual([]);
    for (const { buttonText, buttonUrl } of buttons) {
      const kind = /worksheet|template/i.test(buttonText) ? '/files/worksheets/' : '/files/syllabus/';
      expect(buttonUrl, buttonText).toContain(kind);
    }
  });
});

test('the academy writes as the United States do', () => {
  const texts = JSON.stringify([courses, sessionContents, videos, clips.map((clip) => clip.slides)]);
  const british =
    /\b(colour\w*|favourite|practis\w+|organis\w+|licences?|programme|centres?|per cent|behaviour|judgement|recognis\w+|whilst|grey|cancelled|labelled|travell\w+|euros?)\b|€/gi;
  expect(texts.match(british)).toBeNull();
});
