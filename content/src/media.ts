// Written by tools/media/makeMedia.ts. Change the lectures there, not here.

/** A chapter of a clip, in seconds from its beginning. */
export interface ClipChapter {
  slug: string;
  title: string;
  startSeconds: number;
  endSeconds: number;
}

/** One caption of a clip, as spoken. */
export interface ClipCue {
  startSeconds: number;
  endSeconds: number;
  text: string;
}

/** A video of the demo academy; its files lie in content/media/<externalKey>/, the entrance is master.m3u8. */
export interface Clip {
  externalKey: string;
  title: string;
  durationSeconds: number;
  aspectWidth: number;
  aspectHeight: number;
  chapters: readonly ClipChapter[];
  transcript: readonly ClipCue[];
}

/** All clips of the demo academy (learning.md §3). */
export const clips: readonly Clip[] = [
  {
    externalKey: 'ai-leaders-trailer',
    title: 'AI for Business Leaders: what you will do',
    durationSeconds: 49,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'who-this-is-for', title: 'Who this is for', startSeconds: 0, endSeconds: 18.679 },
      { slug: 'four-weeks-four-results', title: 'Four weeks, four results', startSeconds: 18.679, endSeconds: 37.162 },
      { slug: 'what-you-bring', title: 'What you bring', startSeconds: 37.162, endSeconds: 49 },
    ],
    transcript: [
      { startSeconds: 0.8, endSeconds: 4.962, text: 'You do not need to write code to lead with AI.' },
      {
        startSeconds: 4.962,
        endSeconds: 10.466,
        text: 'You need to know your own work well enough to hand part of it over.',
      },
      { startSeconds: 10.466, endSeconds: 14.024, text: 'This course is for people who answer for a result:' },
      { startSeconds: 14.024, endSeconds: 17.179, text: 'a team, a budget, a promise to customers.' },
      { startSeconds: 19.429, endSeconds: 22.92, text: 'In week one you measure where the hours go.' },
      { startSeconds: 22.92, endSeconds: 27.082, text: 'In week two you write a job description for a model.' },
      { startSeconds: 27.082, endSeconds: 30.908, text: 'In week three you learn to check what comes back.' },
      {
        startSeconds: 30.908,
        endSeconds: 36.412,
        text: 'And in week four you decide, with numbers, what to keep and what to stop.',
      },
      { startSeconds: 37.912, endSeconds: 42.074, text: 'Bring one piece of real work, something you do every week.' },
      {
        startSeconds: 42.074,
        endSeconds: 48.25,
        text: 'You will leave with it done better, and with a page of figures to show for it.',
      },
    ],
  },
  {
    externalKey: 'map-the-work',
    title: 'Map the work before you automate it',
    durationSeconds: 78,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'begin-with-the-work', title: 'Begin with the work', startSeconds: 0, endSeconds: 17.562 },
      { slug: 'follow-one-thing', title: 'Follow one thing', startSeconds: 17.562, endSeconds: 43.026 },
      { slug: 'time-the-waiting', title: 'Time the waiting', startSeconds: 43.026, endSeconds: 65.381 },
      { slug: 'your-turn', title: 'Your turn', startSeconds: 65.381, endSeconds: 78 },
    ],
    transcript: [
      {
        startSeconds: 0.8,
        endSeconds: 5.772,
        text: 'Most automation projects begin with a tool and go looking for a problem.',
      },
      { startSeconds: 5.772, endSeconds: 10.399, text: 'The ones that last begin with a plain drawing of the work.' },
      {
        startSeconds: 10.399,
        endSeconds: 16.062,
        text: 'Today you will make that drawing, and it will take you less than an hour.',
      },
      {
        startSeconds: 18.312,
        endSeconds: 23.63,
        text: 'Choose one thing that passes through your team: an invoice, a claim, a candidate.',
      },
      {
        startSeconds: 23.63,
        endSeconds: 29.431,
        text: 'Start where it arrives. Write down who touches it next, and what they do.',
      },
      {
        startSeconds: 29.431,
        endSeconds: 34.61,
        text: 'Then write down where it waits, because it will wait. Somebody approves it,',
      },
      { startSeconds: 34.61, endSeconds: 39.375, text: 'and at last it leaves. Do not draw the organisation chart.' },
      { startSeconds: 39.375, endSeconds: 42.276, text: 'Draw the path of the thing itself.' },
      {
        startSeconds: 43.776,
        endSeconds: 50.751,
        text: 'Now put a time on every step. The request takes six minutes. The check takes fourteen.',
      },
      { startSeconds: 50.751, endSeconds: 54.687, text: 'And then the paper waits three days for a signature.' },
      { startSeconds: 54.687, endSeconds: 58.14, text: 'The signature takes nine minutes, the sending five.' },
      { startSeconds: 58.14, endSeconds: 61.386, text: 'If you automate the check, you save minutes.' },
      { startSeconds: 61.386, endSeconds: 64.631, text: 'If you remove the wait, you save days.' },
      {
        startSeconds: 66.131,
        endSeconds: 72.278,
        text: 'This week, draw one path with the people who walk it. Mark the longest wait.',
      },
      {
        startSeconds: 72.278,
        endSeconds: 77.25,
        text: 'Ask why it exists, and write down the answer before you buy anything.',
      },
    ],
  },
  {
    externalKey: 'good-brief',
    title: 'Write a brief that can be answered',
    durationSeconds: 72,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'why-briefs-fail', title: 'Why briefs fail', startSeconds: 0, endSeconds: 16.955 },
      { slug: 'two-versions', title: 'Two versions', startSeconds: 16.955, endSeconds: 36.502 },
      { slug: 'four-lines', title: 'Four lines', startSeconds: 36.502, endSeconds: 55.642 },
      { slug: 'your-turn', title: 'Your turn', startSeconds: 55.642, endSeconds: 72 },
    ],
    transcript: [
      { startSeconds: 0.8, endSeconds: 5.006, text: 'A brief is a question that somebody else has to answer.' },
      {
        startSeconds: 5.006,
        endSeconds: 9.891,
        text: 'Most briefs fail because they describe the task and never describe the answer.',
      },
      {
        startSeconds: 9.891,
        endSeconds: 15.455,
        text: 'The reader fills the gap with a guess, and a guess costs you a week.',
      },
      { startSeconds: 17.705, endSeconds: 21.911, text: 'Here is a wish: look into churn and share your thoughts.' },
      { startSeconds: 21.911, endSeconds: 25.439, text: 'It cannot be wrong, so it cannot be right.' },
      {
        startSeconds: 25.439,
        endSeconds: 29.713,
        text: 'Here is a brief: name the three reasons customers left in May,',
      },
      {
        startSeconds: 29.713,
        endSeconds: 35.752,
        text: 'on half a page, by Friday. Now both of you know when it is done.',
      },
      {
        startSeconds: 37.252,
        endSeconds: 42.272,
        text: 'Four lines are enough. Name the decision that the answer will serve.',
      },
      { startSeconds: 42.272, endSeconds: 46.818, text: 'Say what a good answer looks like, and how long it is.' },
      { startSeconds: 46.818, endSeconds: 51.025, text: 'Say what is already known, so that nobody buys it twice.' },
      { startSeconds: 51.025, endSeconds: 54.892, text: 'And say when it is too late to be useful.' },
      { startSeconds: 56.392, endSeconds: 58.902, text: 'Open the last request you sent.' },
      {
        startSeconds: 58.902,
        endSeconds: 63.787,
        text: 'Rewrite it in four lines, send it again, and see what comes back.',
      },
      { startSeconds: 63.787, endSeconds: 66.704, text: 'If you cannot fill in the first line,' },
      {
        startSeconds: 66.704,
        endSeconds: 71.25,
        text: 'nobody needs the work yet, and you have just saved an afternoon.',
      },
    ],
  },
  {
    externalKey: 'price-with-reason',
    title: 'Set a price you can explain',
    durationSeconds: 90,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'a-price-is-a-sentence', title: 'A price is a sentence', startSeconds: 0, endSeconds: 15.563 },
      { slug: 'floor-and-ceiling', title: 'Floor and ceiling', startSeconds: 15.563, endSeconds: 43.18 },
      { slug: 'what-you-charge-for', title: 'What you charge for', startSeconds: 43.18, endSeconds: 63.481 },
      { slug: 'say-it-out-loud', title: 'Say it out loud', startSeconds: 63.481, endSeconds: 78.86 },
      { slug: 'your-turn', title: 'Your turn', startSeconds: 78.86, endSeconds: 90 },
    ],
    transcript: [
      { startSeconds: 0.8, endSeconds: 5.039, text: 'A price is a sentence about value, said in one number.' },
      { startSeconds: 5.039, endSeconds: 7.295, text: 'If you cannot explain the number,' },
      {
        startSeconds: 7.295,
        endSeconds: 11.192,
        text: 'your customer will explain it for you, and usually downwards.',
      },
      { startSeconds: 11.192, endSeconds: 14.063, text: 'Let us build one that stands up.' },
      {
        startSeconds: 16.313,
        endSeconds: 21.441,
        text: 'Begin with two numbers. The floor is what it costs you to deliver,',
      },
      { startSeconds: 21.441, endSeconds: 24.654, text: 'with the hours counted honestly: here, thirty-four euros.' },
      { startSeconds: 24.654, endSeconds: 27.184, text: 'Somewhere above it is your price.' },
      {
        startSeconds: 27.184,
        endSeconds: 31.765,
        text: 'The ceiling is what the customer saves by using it: a hundred.',
      },
      { startSeconds: 31.765, endSeconds: 35.662, text: 'Below the floor you pay for the privilege of working.' },
      { startSeconds: 35.662, endSeconds: 38.191, text: 'Above the ceiling nobody buys twice.' },
      {
        startSeconds: 38.191,
        endSeconds: 42.43,
        text: 'Everything between is a choice, and the choice can be reasoned.',
      },
      { startSeconds: 43.93, endSeconds: 46.46, text: 'Next, choose what you charge for.' },
      { startSeconds: 46.46, endSeconds: 50.699, text: 'Per seat, when each person who joins makes it more useful.' },
      { startSeconds: 50.699, endSeconds: 53.912, text: 'Per use, when the work comes in volume.' },
      {
        startSeconds: 53.912,
        endSeconds: 58.834,
        text: 'Per result, but only if both sides can measure it without an argument.',
      },
      { startSeconds: 58.834, endSeconds: 62.731, text: 'The best unit is one that the customer already counts.' },
      {
        startSeconds: 64.231,
        endSeconds: 69.632,
        text: 'Then practise saying it. Name the number, give one reason, and stop talking.',
      },
      {
        startSeconds: 69.632,
        endSeconds: 74.555,
        text: 'It costs sixty-two, it saves you a hundred, and you keep the difference.',
      },
      { startSeconds: 74.555, endSeconds: 78.11, text: 'The silence after a price belongs to the buyer.' },
      { startSeconds: 79.61, endSeconds: 81.798, text: 'Take one thing you sell.' },
      {
        startSeconds: 81.798,
        endSeconds: 86.72,
        text: 'Write down its floor, its ceiling and one reason for the number between.',
      },
      { startSeconds: 86.72, endSeconds: 89.25, text: 'Bring all three to the workshop.' },
    ],
  },
  {
    externalKey: 'data-story',
    title: 'Tell one story with your data',
    durationSeconds: 80,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'one-chart-one-claim', title: 'One chart, one claim', startSeconds: 0, endSeconds: 13.496 },
      { slug: 'title-the-claim', title: 'Title the claim', startSeconds: 13.496, endSeconds: 32.078 },
      { slug: 'show-the-turn', title: 'Show the turn', startSeconds: 32.078, endSeconds: 52.813 },
      {
        slug: 'say-what-else-it-could-be',
        title: 'Say what else it could be',
        startSeconds: 52.813,
        endSeconds: 69.241,
      },
      { slug: 'your-turn', title: 'Your turn', startSeconds: 69.241, endSeconds: 80 },
    ],
    transcript: [
      { startSeconds: 0.8, endSeconds: 3.456, text: 'A chart is not a story.' },
      {
        startSeconds: 3.456,
        endSeconds: 9.7,
        text: 'A story is a claim that somebody could disagree with, and the chart is the evidence.',
      },
      { startSeconds: 9.7, endSeconds: 11.996, text: 'So write the claim first.' },
      { startSeconds: 14.246, endSeconds: 17.261, text: 'Support tickets by month is a label.' },
      { startSeconds: 17.261, endSeconds: 20.993, text: 'It tells me which drawer the chart came from.' },
      {
        startSeconds: 20.993,
        endSeconds: 26.878,
        text: 'Tickets fell by a third after we rewrote the welcome mail: that is a claim.',
      },
      { startSeconds: 26.878, endSeconds: 31.328, text: 'Now I know what to look for, and what to question.' },
      { startSeconds: 32.828, endSeconds: 37.134, text: 'Now draw only what the claim needs. Three months before,' },
      {
        startSeconds: 37.134,
        endSeconds: 41.943,
        text: 'three months after, and one colour for the month when things turned.',
      },
      {
        startSeconds: 41.943,
        endSeconds: 46.895,
        text: 'Everything else is quiet. No grid, no legend, no second axis.',
      },
      { startSeconds: 46.895, endSeconds: 52.063, text: 'If a mark does not help the claim, it is in its way.' },
      {
        startSeconds: 53.563,
        endSeconds: 59.592,
        text: 'Before somebody asks, say what else it could be. What else changed in April?',
      },
      { startSeconds: 59.592, endSeconds: 63.324, text: 'And who is not in these numbers at all?' },
      {
        startSeconds: 63.324,
        endSeconds: 68.491,
        text: 'A doubt that you name yourself makes the rest of the story stronger.',
      },
      {
        startSeconds: 69.991,
        endSeconds: 75.518,
        text: 'Before your next chart, write one sentence that could turn out to be false.',
      },
      { startSeconds: 75.518, endSeconds: 79.25, text: 'Then draw the smallest picture that would settle it.' },
    ],
  },
  {
    externalKey: 'negotiate-calmly',
    title: 'Negotiate without raising your voice',
    durationSeconds: 101,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'before-the-room', title: 'Before the room', startSeconds: 0, endSeconds: 14.391 },
      { slug: 'know-your-way-out', title: 'Know your way out', startSeconds: 14.391, endSeconds: 37.104 },
      { slug: 'trade-do-not-give', title: 'Trade, do not give', startSeconds: 37.104, endSeconds: 70.141 },
      { slug: 'ask-then-wait', title: 'Ask, then wait', startSeconds: 70.141, endSeconds: 87.762 },
      { slug: 'your-turn', title: 'Your turn', startSeconds: 87.762, endSeconds: 101 },
    ],
    transcript: [
      {
        startSeconds: 0.8,
        endSeconds: 5.538,
        text: 'Good negotiators look calm because the hard part is already behind them.',
      },
      { startSeconds: 5.538, endSeconds: 9.568, text: 'They did it alone, at a desk, the day before.' },
      { startSeconds: 9.568, endSeconds: 12.891, text: 'Here is that desk work, in three parts.' },
      { startSeconds: 15.141, endSeconds: 19.879, text: 'First, write down what you will do if there is no deal.' },
      { startSeconds: 19.879, endSeconds: 24.263, text: 'Be honest about it: who else would buy, and by when?' },
      { startSeconds: 24.263, endSeconds: 27.94, text: 'Second, write down what they will do without you.' },
      { startSeconds: 27.94, endSeconds: 31.97, text: 'The agreement lives in the room between those two answers.' },
      { startSeconds: 31.97, endSeconds: 36.354, text: 'If there is no room, you have saved everybody a meeting.' },
      { startSeconds: 37.854, endSeconds: 40.47, text: 'Now list everything you could offer.' },
      {
        startSeconds: 40.47,
        endSeconds: 46.622,
        text: 'Place each one by what it costs you, and by what it is worth to them.',
      },
      {
        startSeconds: 46.622,
        endSeconds: 51.713,
        text: 'An earlier start costs you little, and may be worth a great deal.',
      },
      { startSeconds: 51.713, endSeconds: 57.299, text: 'So may a named contact. A lower price is dear to you both.' },
      {
        startSeconds: 57.299,
        endSeconds: 63.239,
        text: 'A longer report is work that nobody asked for. Trade from the top left.',
      },
      {
        startSeconds: 63.239,
        endSeconds: 69.391,
        text: 'Never give one of these away: exchange it for something you wrote on your own list.',
      },
      { startSeconds: 70.891, endSeconds: 74.921, text: 'In the room, one question does most of the work.' },
      { startSeconds: 74.921, endSeconds: 79.305, text: 'What would have to be true for you to say yes?' },
      { startSeconds: 79.305, endSeconds: 82.275, text: 'Ask it once, and count to seven.' },
      { startSeconds: 82.275, endSeconds: 87.012, text: 'The answer is usually the agenda for the rest of the hour.' },
      {
        startSeconds: 88.512,
        endSeconds: 94.664,
        text: 'Before your next negotiation, fill in one page: both ways out, and five things to trade.',
      },
      { startSeconds: 94.664, endSeconds: 100.25, text: 'Leave the page at home. You will not need to look at it.' },
    ],
  },
  {
    externalKey: 'peer-group',
    title: 'Run a peer group people return to',
    durationSeconds: 65,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'why-groups-fade', title: 'Why groups fade', startSeconds: 0, endSeconds: 15.311 },
      { slug: 'the-shape-of-the-hour', title: 'The shape of the hour', startSeconds: 15.311, endSeconds: 31.361 },
      { slug: 'ask-before-advising', title: 'Ask before advising', startSeconds: 31.361, endSeconds: 51.888 },
      { slug: 'your-turn', title: 'Your turn', startSeconds: 51.888, endSeconds: 65 },
    ],
    transcript: [
      { startSeconds: 0.8, endSeconds: 3.738, text: 'Peer groups rarely end with a quarrel.' },
      {
        startSeconds: 3.738,
        endSeconds: 8.425,
        text: 'They fade, because one month nobody knew what the hour was for.',
      },
      {
        startSeconds: 8.425,
        endSeconds: 13.811,
        text: 'A simple shape keeps them alive, and it takes one person to hold it.',
      },
      {
        startSeconds: 16.061,
        endSeconds: 21.587,
        text: 'Five minutes to arrive. Fifteen to report what became of last month’s promises.',
      },
      {
        startSeconds: 21.587,
        endSeconds: 26.274,
        text: 'Thirty minutes for one case: one person, one question, everybody’s whole attention.',
      },
      { startSeconds: 26.274, endSeconds: 30.611, text: 'And ten for each person to promise one thing, out loud.' },
      {
        startSeconds: 32.111,
        endSeconds: 36.448,
        text: 'During the case, nobody advises until three questions have been asked.',
      },
      {
        startSeconds: 36.448,
        endSeconds: 43.163,
        text: 'What have you tried? What would good look like? And what are you not saying?',
      },
      { startSeconds: 43.163, endSeconds: 46.101, text: 'Often the third answer ends the case.' },
      {
        startSeconds: 46.101,
        endSeconds: 51.138,
        text: 'Advice that comes too early answers the wrong question, however good it is.',
      },
      { startSeconds: 52.638, endSeconds: 55.576, text: 'Write down six names and one date.' },
      {
        startSeconds: 55.576,
        endSeconds: 60.263,
        text: 'Send them this shape, and ask who will bring the first case.',
      },
      { startSeconds: 60.263, endSeconds: 64.25, text: 'Six is enough: everybody is missed when they stay away.' },
    ],
  },
  {
    externalKey: 'prompts-that-hold',
    title: 'Write prompts that hold up on Monday',
    durationSeconds: 150,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'works-once-is-not-enough', title: 'Works once is not enough', startSeconds: 0, endSeconds: 19.396 },
      { slug: 'give-it-a-job', title: 'Give it a job', startSeconds: 19.396, endSeconds: 54.775 },
      { slug: 'show-one-good-answer', title: 'Show one good answer', startSeconds: 54.775, endSeconds: 83.675 },
      { slug: 'test-it-like-a-tool', title: 'Test it like a tool', startSeconds: 83.675, endSeconds: 120.303 },
      {
        slug: 'keep-it-where-others-find-it',
        title: 'Keep it where others find it',
        startSeconds: 120.303,
        endSeconds: 138.82,
      },
      { slug: 'your-turn', title: 'Your turn', startSeconds: 138.82, endSeconds: 150 },
    ],
    transcript: [
      {
        startSeconds: 0.8,
        endSeconds: 6.42,
        text: 'Anyone can get one good answer from a model on a Friday afternoon.',
      },
      { startSeconds: 6.42, endSeconds: 10.948, text: 'The question is whether the same words still work on Monday,' },
      { startSeconds: 10.948, endSeconds: 14.227, text: 'with other material, in somebody else’s hands.' },
      { startSeconds: 14.227, endSeconds: 17.896, text: 'This lesson is about prompts that hold up.' },
      { startSeconds: 20.146, endSeconds: 23.424, text: 'Treat the prompt as a job description.' },
      {
        startSeconds: 23.424,
        endSeconds: 29.825,
        text: 'Say who the model is for this task: an editor, an analyst, a careful clerk.',
      },
      {
        startSeconds: 29.825,
        endSeconds: 35.446,
        text: 'Say which material it may use, and that it may use nothing else.',
      },
      { startSeconds: 35.446, endSeconds: 39.505, text: 'Describe the answer: its form, its length, its reader.' },
      { startSeconds: 39.505, endSeconds: 42.784, text: 'State the limits, and keep them few.' },
      { startSeconds: 42.784, endSeconds: 47.624, text: 'And above all say what to do when it is unsure.' },
      {
        startSeconds: 47.624,
        endSeconds: 54.025,
        text: 'A model that may say “I do not know” is worth ten that never do.',
      },
      {
        startSeconds: 55.525,
        endSeconds: 60.052,
        text: 'Concise, engaging, professional: these words mean something different to every reader,',
      },
      { startSeconds: 60.052, endSeconds: 63.721, text: 'and to a model they mean almost nothing.' },
      { startSeconds: 63.721, endSeconds: 67.39, text: 'Paste one answer you were proud of instead.' },
      {
        startSeconds: 67.39,
        endSeconds: 72.308,
        text: 'Three short lines from last week’s meeting tell it more about form,',
      },
      { startSeconds: 72.308, endSeconds: 75.977, text: 'tone and length than a paragraph of description.' },
      { startSeconds: 75.977, endSeconds: 80.427, text: 'If you have two good examples that differ, paste both.' },
      { startSeconds: 80.427, endSeconds: 82.925, text: 'The difference teaches as well.' },
      {
        startSeconds: 84.425,
        endSeconds: 92.699,
        text: 'Now test it as you would test a tool. Collect five kinds of case. An easy one.',
      },
      { startSeconds: 92.699, endSeconds: 98.476, text: 'A very long one. A messy one, with the tables pasted badly.' },
      { startSeconds: 98.476, endSeconds: 101.364, text: 'One where the material is empty.' },
      { startSeconds: 101.364, endSeconds: 105.033, text: 'And one where the material is plainly wrong.' },
      {
        startSeconds: 105.033,
        endSeconds: 110.263,
        text: 'Run each five times and count the answers you would have sent.',
      },
      {
        startSeconds: 110.263,
        endSeconds: 115.884,
        text: 'The low bars show you which sentence of the prompt to write next.',
      },
      { startSeconds: 115.884, endSeconds: 119.553, text: 'Change one sentence, then run all five again.' },
      { startSeconds: 121.053, endSeconds: 125.112, text: 'When it passes, keep it like any other document.' },
      { startSeconds: 125.112, endSeconds: 128.391, text: 'Give it one page and an owner.' },
      { startSeconds: 128.391, endSeconds: 131.279, text: 'Keep the five cases beside it.' },
      {
        startSeconds: 131.279,
        endSeconds: 138.07,
        text: 'And write down the date it last passed, because models change, and so does your work.',
      },
      { startSeconds: 139.57, endSeconds: 142.459, text: 'Take the prompt you use most.' },
      {
        startSeconds: 142.459,
        endSeconds: 149.25,
        text: 'Find the case where it fails, and write the one sentence that would have saved it.',
      },
    ],
  },
  {
    externalKey: 'read-a-pnl',
    title: 'Read a P&L in four minutes',
    durationSeconds: 84,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'a-year-on-one-page', title: 'A year on one page', startSeconds: 0, endSeconds: 15.182 },
      { slug: 'from-top-to-bottom', title: 'From top to bottom', startSeconds: 15.182, endSeconds: 40.923 },
      { slug: 'turn-rows-into-shares', title: 'Turn rows into shares', startSeconds: 40.923, endSeconds: 56.829 },
      { slug: 'three-questions', title: 'Three questions', startSeconds: 56.829, endSeconds: 74.258 },
      { slug: 'your-turn', title: 'Your turn', startSeconds: 74.258, endSeconds: 84 },
    ],
    transcript: [
      { startSeconds: 0.8, endSeconds: 5.787, text: 'A profit and loss statement is a year of decisions on one page.' },
      { startSeconds: 5.787, endSeconds: 10.081, text: 'You do not have to be an accountant to read it.' },
      { startSeconds: 10.081, endSeconds: 13.682, text: 'You have to read it in the right order.' },
      { startSeconds: 15.932, endSeconds: 20.018, text: 'Look for five rows. Revenue: what customers were charged.' },
      { startSeconds: 20.018, endSeconds: 23.966, text: 'Below it, what it cost to make what was sold.' },
      {
        startSeconds: 23.966,
        endSeconds: 29.645,
        text: 'The difference is gross profit, and it is the most honest row on the page.',
      },
      {
        startSeconds: 29.645,
        endSeconds: 33.939,
        text: 'Then comes the cost of running the company: people, rent, advertising.',
      },
      { startSeconds: 33.939, endSeconds: 36.918, text: 'What is left is operating profit: four hundred' },
      { startSeconds: 36.918, endSeconds: 40.173, text: 'and twenty, out of four thousand two hundred.' },
      {
        startSeconds: 41.673,
        endSeconds: 47.698,
        text: 'Now divide every row by revenue. Of each euro, forty cents made the product.',
      },
      { startSeconds: 47.698, endSeconds: 51.092, text: 'Fifty ran the company. Ten were kept.' },
      {
        startSeconds: 51.092,
        endSeconds: 56.079,
        text: 'Shares can be compared: with last year, with a rival, with the plan.',
      },
      {
        startSeconds: 57.579,
        endSeconds: 62.358,
        text: 'Then ask three questions. Which share moved most since last year?',
      },
      {
        startSeconds: 62.358,
        endSeconds: 67.829,
        text: 'Who decided that, and did they mean to? And will it happen again?',
      },
      {
        startSeconds: 67.829,
        endSeconds: 73.508,
        text: 'A good meeting about a P and L is about these three, and nothing else.',
      },
      {
        startSeconds: 75.008,
        endSeconds: 79.649,
        text: 'Find the gross margin of your own company, this year and last.',
      },
      { startSeconds: 79.649, endSeconds: 83.25, text: 'If it moved, find the person who knows why.' },
    ],
  },
  {
    externalKey: 'product-discovery',
    title: 'Ask about last Tuesday',
    durationSeconds: 62,
    aspectWidth: 16,
    aspectHeight: 9,
    chapters: [
      { slug: 'opinions-are-cheap', title: 'Opinions are cheap', startSeconds: 0, endSeconds: 17.398 },
      { slug: 'better-questions', title: 'Better questions', startSeconds: 17.398, endSeconds: 33.654 },
      { slug: 'what-counts-as-proof', title: 'What counts as proof', startSeconds: 33.654, endSeconds: 48.476 },
      { slug: 'your-turn', title: 'Your turn', startSeconds: 48.476, endSeconds: 62 },
    ],
    transcript: [
      {
        startSeconds: 0.8,
        endSeconds: 6.402,
        text: 'Ask people whether they would use your product, and they will be kind to you.',
      },
      {
        startSeconds: 6.402,
        endSeconds: 11.321,
        text: 'Ask what they did last Tuesday, and they will tell you the truth.',
      },
      {
        startSeconds: 11.321,
        endSeconds: 15.898,
        text: 'Discovery is the art of asking about things that have already happened.',
      },
      {
        startSeconds: 18.148,
        endSeconds: 24.092,
        text: 'Would you pay for this is a question about a person who does not exist yet.',
      },
      { startSeconds: 24.092, endSeconds: 28.669, text: 'When did this last go wrong, and what did you do next?' },
      {
        startSeconds: 28.669,
        endSeconds: 32.904,
        text: 'That person is sitting in front of you, and remembers everything.',
      },
      { startSeconds: 34.404, endSeconds: 38.435, text: 'Listen for a price already paid. An evening lost.' },
      { startSeconds: 38.435, endSeconds: 41.304, text: 'Money spent on something half as good.' },
      { startSeconds: 41.304, endSeconds: 43.491, text: 'A spreadsheet with eleven tabs.' },
      {
        startSeconds: 43.491,
        endSeconds: 47.726,
        text: 'People do not build workarounds for problems that do not hurt.',
      },
      { startSeconds: 49.226, endSeconds: 51.412, text: 'Hold three talks before Friday.' },
      { startSeconds: 51.412, endSeconds: 55.306, text: 'Ask about the last time, and write down the verbs.' },
      {
        startSeconds: 55.306,
        endSeconds: 61.25,
        text: 'If nobody can remember a last time, you have learned the most useful thing of all.',
      },
    ],
  },
];
