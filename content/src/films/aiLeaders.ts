import { bars, close, film, type FilmsOfCourse, flow, lines, number, pair, quad, sheet } from './slide.ts';

export const aiLeadersTrailer = film(
  'Who this is for',
  'You do not need to write code to lead with AI. You need to know your own work well enough to hand part of it over. This course is for people who answer for a result: a team, a budget, a promise to customers.',
  lines(
    'Two weeks, four results',
    [
      'See where the hours go',
      'Write a job for the model',
      'Check the answer, not the tone',
      'Decide: keep, change or stop',
    ],
    '| First you measure where the hours go. | Then you write a job description for a model. | In the second week you learn to check what comes back. | And at the end you decide, with numbers, what to keep and what to stop.',
  ),
  close(
    'Bring one piece of real work.',
    'Bring one piece of real work, something you do every week. You will leave with it done better, and with a page of figures to show for it.',
  ),
);

export const aiLeaders: FilmsOfCourse = {
  'Map the work, not the org chart': film(
    'Begin with the work',
    'Most automation projects begin with a tool and go looking for a problem. The ones that last begin with a plain drawing of the work. I have watched forty companies do this, and the useful drawing is never the org chart. It is the path of one thing. Today you will draw that path for something your own team handles every week.',
    flow(
      'Follow one thing from start to end',
      2,
      ['Request', 'Check', 'Wait', 'Approve', 'Send'],
      'Choose one thing that passes through your team: an invoice, a claim, a candidate. Choose a real one, from last week, with a number on it. | Start where it arrives, and write down how. | Write who touches it next, and what they actually do. | Then write down where it waits, because it will wait. | Somebody approves it, | and at last it leaves. Five boxes are enough. If you need fifteen, you have chosen two things at once.',
      'Follow one thing',
    ),
    pair(
      'Ask people what they did, not what they do',
      [
        ['The procedure', 'We check every claim against the policy.'],
        ['Last Thursday', 'I searched three mailboxes for the policy number.'],
      ],
      'Now go and sit with the people who do the work. If you ask how it works, | you get the procedure: we check every claim against the policy. If you ask what they did with this one claim, last Thursday, | you get the truth: I searched three mailboxes for the policy number. The procedure has no search in it. The search is where the afternoon went. Write down the search.',
      'Sit with the people who do it',
    ),
    bars(
      'The hours are in the waiting',
      2,
      [
        ['Request', 6, '6 min'],
        ['Check', 14, '14 min'],
        ['Wait', 100, '3 days'],
        ['Approve', 9, '9 min'],
        ['Send', 5, '5 min'],
      ],
      'Put a time on every step. | In this map the request takes six minutes. | The check takes fourteen. | And then the claim waits three days for a signature. | The signature takes nine minutes, | and sending it takes five. That is thirty-four minutes of work inside three days. If a model does the check, you save fourteen minutes. If you remove the wait, you save three days. A map tells you that before you spend anything.',
      'Time the waiting',
    ),
    lines(
      'Three marks on the map',
      ['A circle where somebody searches', 'A triangle where somebody retypes', 'A star where somebody judges'],
      'Finish the map with three marks. | A circle wherever somebody searches for something. | A triangle wherever somebody copies or retypes. | And a star wherever somebody uses judgment that a customer would miss. Circles and triangles are good places for a model. Stars are where your people earn their pay. Leave the stars alone for now, and make room around them.',
      'Mark search, copy and judgment',
    ),
    pair(
      'What the org chart hides',
      [
        ['On the chart', 'Claims reports to Operations. Signatures belong to Finance.'],
        ['On the map', 'One person in Finance signs for both, on Tuesdays.'],
      ],
      'Why not start from the org chart? | Because it tells you who reports to whom: claims to operations, signatures to finance. | The map tells you that one person signs for both teams, and does so on Tuesdays. No reorganization fixes that, and no model does either. A second signature, below a certain amount, fixes it in a week. I have seen that one line save more than the license it replaced.',
      'What the org chart hides',
    ),
    close(
      'Draw one path this week.',
      'This week, draw one path with the people who walk it. Mark the circles, the triangles and the stars. Then ask why the longest wait exists, and write down the answer before you buy anything. Bring the drawing to the working session. Pencil is fine.',
    ),
  ),

  'Give the model a job description': film(
    'Why requests fail',
    'You would not hire a person with the words: help us with customers. Yet that is how most people begin with a model. They type a wish, they get something fluent and useless, and they conclude that the tool is not ready. Let us write the request the way you would write a job.',
    sheet(
      'A job for a model has five lines',
      'Job description',
      [
        'Role: who it is to be',
        'Goal: the decision it serves',
        'Material: what it may use',
        'Limits: what it must not do',
        'One good answer, word for word',
      ],
      'Five lines are enough. | The role: who it should be, in this task, for this reader. | The goal: the decision that the answer will serve, and whose decision it is. | The material: what it may use, and that it should use nothing else. | The limits: length, tone, and what it must leave alone. | And one good answer, word for word, from your own files. The fifth line does more than the other four together, and it is the one that people skip.',
      'The five lines',
    ),
    pair(
      'The same request, written twice',
      [
        ['A wish', 'Summarize these customer complaints and share insights.'],
        ['A job', 'Sort 40 complaints into our 6 causes. Quote one line each. Say “unsure” where you are.'],
      ],
      'Here is the same task, twice. | Summarize these complaints and share insights. It cannot be wrong, so it cannot be right. | Now: you are a quality lead preparing Monday’s supplier call. Sort these forty complaints into our six causes. Quote one line as evidence for each. Where two causes fit, write unsure and say why. At most one page. Here is last month’s page. You can check that answer in four minutes, because you decided beforehand what it has to contain.',
      'A wish and a job',
    ),
    lines(
      'Permission to say “I do not know”',
      ['Name the word it should use', 'Say what happens next', 'Thank it for none of that'],
      'One line deserves its own slide: permission to be unsure. A model will fill every box you draw. | So name the word: unsure, missing, or not in the material. | Say what happens next: those cases go to Dana, and that is fine. | You do not have to be polite about it. You have to be exact. In the team where I first measured this, wrong causes fell from eleven in forty to three, and five cases came back as unsure. Those five were the ones a person should have read anyway.',
      'Let it be unsure',
    ),
    bars(
      'Keep score, or you are guessing',
      3,
      [
        ['First try', 55, '22 of 40'],
        ['+ material', 70, '28 of 40'],
        ['+ limits', 78, '31 of 40'],
        ['+ example', 92, '37 of 40'],
      ],
      'Then keep score. Take forty cases that a person has already done. | The first wish got twenty-two right. | With the material named, twenty-eight. | With limits, thirty-one. | With one good example, thirty-seven. Change one line at a time, or you will never know which line did it. And write the number on the page, next to the date, because the model will change under you.',
      'Keep score',
    ),
    number(
      'Would a new colleague manage?',
      '1 page',
      'Hand it to somebody who started on Monday. Whatever they ask, write in.',
      'A last test before you use it. Print the page and hand it to a colleague who started on Monday. | Whatever they have to ask, the model had to guess. Each question is a line you forgot. This takes ten minutes, and it is the cheapest test you will ever run.',
      'The Monday colleague',
    ),
    close(
      'Rewrite one request you sent.',
      'Open the last request you gave a model, or a person. Rewrite it in five lines, with one good answer. Run both versions on the same ten cases and bring the two scores to the clinic. If you cannot fill in the second line, the goal, nobody needs the work yet, and you have just saved an afternoon.',
    ),
  ),

  'Four ways a model helps': film(
    'Four verbs',
    'People ask me what a model can do, and I answer with verbs, because verbs can be tested. There are four that pay for themselves in almost every office: draft, sort, check and explain. There are also two ways in which a model hurts, and both look like help on the day.',
    lines(
      'Draft: a first version to argue with',
      ['Good: you know what right looks like', 'Bad: nobody will read it again'],
      'The first verb is draft. | A draft is worth having when you know what right looks like and hate the blank page: a reply, an agenda, a job ad. You will change half of it, and that is the point. | A draft is dangerous when nobody will read it again. Then it is not a draft. It is a letter from your company that nobody wrote.',
      'Draft',
    ),
    bars(
      'Sort: the quiet earner',
      1,
      [
        ['By hand', 100, '5 h a week'],
        ['With a model', 24, '70 min'],
        ['Of which checks', 12, '35 min'],
      ],
      'The second verb is sort, and it is the quiet earner. Mail by reason, invoices by cost center, comments by theme. | One service desk I worked with spent five hours a week sorting by hand. | With a model it takes seventy minutes, | and half of that is a person reading the unsure ones. Sorting is easy to check, because you can count. Start here.',
      'Sort',
    ),
    lines(
      'Check: a second pair of eyes',
      ['Does every figure appear twice?', 'Which clause is missing?', 'What would the other side object to?'],
      'The third verb is check. Do not ask whether the document is good. Ask something with an answer. | Does every figure in the text appear in the table? | Which of our twelve standard clauses is missing? | What would the other side object to first? A model reads page forty with the same attention as page one. People do not.',
      'Check',
    ),
    pair(
      'Explain: for one reader',
      [
        ['Too wide', 'Explain this policy simply.'],
        ['One reader', 'Explain page 4 to a driver who was refused overtime.'],
      ],
      'The fourth verb is explain. | Explain this policy simply gives you a brochure. | Explain page four to a driver who was refused overtime, and say whom to call: that gives you something you can send, after you have read it. Every explanation needs one reader with one question.',
      'Explain',
    ),
    quad(
      'Two ways it hurts',
      ['How sure it sounds', 'How hard it is to check'],
      [
        ['Judgment in disguise', 0.66, 0.86],
        ['Summary of a summary', 0.58, 0.66],
        ['Sorting', 0.3, 0.16],
        ['First drafts', 0.5, 0.28],
      ],
      'Now the two ways it hurts. | The worst is judgment in disguise: score these candidates, rate this risk. It sounds sure, and you cannot check it without doing the work yourself. | Next comes the summary of a summary, where each pass loses the one sentence that mattered. | Sorting sits at the safe end, | with first drafts close by. Before you hand over a task, place it on this picture. Top right stays with people.',
      'Where it hurts',
    ),
    close(
      'Place five of your tasks.',
      'Take five tasks from your hour log. Give each its verb: draft, sort, check or explain. If a task has none, it is judgment, and it stays with you. Bring the list to the working session; we will fight about at least one.',
    ),
  ),

  'Where the hours go': film(
    'Nobody knows',
    'Ask a team where its hours go, and you will hear about the big things: the launch, the audit, the customer who shouts. Then keep a log for five days, and something else appears. In almost every log I have read, a quarter of the week went to work that nobody had ever named, and so nobody had ever questioned.',
    sheet(
      'A log that people will actually keep',
      'One line, every hour',
      ['What I did, as a verb', 'For whom', 'What I was waiting for'],
      'Keep it small, or it dies on Tuesday. One line an hour, in whatever is already open on your screen. | What I did, as a verb: searched, copied, wrote, decided, explained. | For whom. | And what I was waiting for, if I was waiting. No minutes, no projects, no colors. Do it for five days, on ordinary days, and do it yourself before you ask anybody else to.',
      'The log',
    ),
    pair(
      'It measures work, not people',
      [
        ['Say this', 'I want to find work we can drop.'],
        ['Then do this', 'Show your own log first. Collect no names.'],
      ],
      'A log frightens people, and they are right to ask what it is for. | Say plainly that you are looking for work to drop. | Then prove it: show your own log first, with the embarrassing hours in it, and collect no names. A log that can be used in a review will be written for a review. You will learn nothing, and you will have spent trust to learn it.',
      'Before you ask others',
    ),
    bars(
      'What five days of a claims team showed',
      1,
      [
        ['Deciding', 14, '14 %'],
        ['Searching', 31, '31 %'],
        ['Retyping', 18, '18 %'],
        ['Meetings', 22, '22 %'],
        ['Customers', 15, '15 %'],
      ],
      'Here is a real one: six people, five days, one claims desk. | Deciding claims, the thing they were hired for, took fourteen percent. | Searching took thirty-one. Policy numbers, old letters, the right version of a form. | Retyping from one system to another took eighteen. | Meetings, twenty-two. | Customers, fifteen. Nobody had searching in the budget. Nobody had a plan for it. It was simply two people out of six, all year.',
      'What a log shows',
    ),
    lines(
      'Read the verbs, not the totals',
      [
        'Search and copy: hand them over',
        'Wait: ask who could decide',
        'Explain twice: write it once',
        'Decide: protect it',
      ],
      'When you read your log, add up the verbs. | Searching and copying can be handed over, and usually this quarter. | Waiting is not a tool problem. Ask who else could decide. | If you explained the same thing twice, write it down once, and link to it. | And deciding, the smallest bar, is the one to protect. The aim is not to fill the freed hours with more mail. It is to make that bar taller.',
      'Read the verbs',
    ),
    number(
      'The one number for your plan',
      '31 %',
      'A share of the week, with a verb. That is a business case in one line.',
      'Choose one number from the log. | Thirty-one percent of our week is searching: that is a sentence a finance director understands, because it has a share, a period and a verb. Keep it. You will measure the same share again after eight weeks, in the same way, and that is how you will know whether any of this worked.',
      'One number',
    ),
    close(
      'Log one ordinary day.',
      'Begin with one ordinary working day, hour by hour, and count the verbs in the evening. Do it before the first working session if you can. If the largest bar surprises you, you have found where to start. If it does not surprise you, keep the log for four more days.',
    ),
  ),

  'Check the answer, not the tone': film(
    'Fluent is not correct',
    'A model writes a wrong answer in the same calm voice as a right one. People do not: when we guess, we slow down, we hedge, we look away. You have spent your life reading those signs, and here they are missing. So you need checks that do not depend on the voice.',
    flow(
      'Three checks, in this order',
      1,
      ['Source', 'Figure', 'Absence'],
      'There are three, and the order matters. | First the source: does it exist, and does it say that? | Then one figure, recomputed by hand. | Then the absence: what should be here and is not? The first catches invention, the second catches arithmetic, and the third catches the polite omission, which is the most expensive of the three.',
      'Three checks',
    ),
    pair(
      'Open the source',
      [
        ['It says', 'Returns are free for 60 days (policy, section 4).'],
        ['Section 4 says', 'Returns are free for 60 days for members.'],
      ],
      'Check one. | The answer says that returns are free for sixty days, and names the section. A citation feels like proof, and that is why you open it. | The section says: for members. Two words, and the letter would have gone to nine thousand people who are not. Open one source in every answer that leaves the building. Not all of them. One, chosen by you, different each time.',
      'The source',
    ),
    number(
      'Recompute one figure',
      '× 10',
      'Is it ten times too large, or too small? Start with the size, then the sum.',
      'Check two. Pick the figure that would hurt most if it were wrong. | First ask about its size: could it be ten times too large, or too small? A support team of twelve does not answer ninety thousand calls a month. Then add it up yourself, once. If one figure holds, the rest deserve some trust. If it does not, read nothing further and go back to the request.',
      'The figure',
    ),
    lines(
      'Ask what is missing',
      ['Which of our usual headings is empty?', 'Whose view is not in here?', 'What would change this answer?'],
      'Check three takes a question instead of a glance. | Which of our usual headings has nothing under it? | Whose view is not in here: the night shift, the small customers, the people who left? | And what would have to be true for this answer to be wrong? Ask the model that last one, too. It is often better at doubting an answer than at giving one.',
      'The absence',
    ),
    bars(
      'What three checks cost, and what they catch',
      1,
      [
        ['No check', 100, '9 wrong of 60'],
        ['Three checks', 22, '2 wrong of 60'],
        ['Full review', 12, '1 wrong of 60'],
      ],
      'Is that enough? One team counted. | Without checks, nine letters in sixty went out wrong. | With three checks, under two minutes each, it was two. | A full review found one more, and took fifteen minutes a letter. So they check all letters, and review only those with money above a limit. That is a policy. Reading everything twice is a wish.',
      'What it costs',
    ),
    close(
      'Check one answer you believed.',
      'Take an answer that you used last week, one you liked. Open one source, recompute one figure, and ask what is missing. If all three hold, write down who else should know these checks. If one fails, you know which sentence to add to the job description.',
    ),
  ),

  'When to stop a pilot': film(
    'Pilots do not end by themselves',
    'Every pilot I have seen had a start date. Few had an end. They neither fail nor finish; they become part of the furniture, with a license, a champion and a weekly call. The time to write the stopping rule is now, while everybody is still optimistic.',
    sheet(
      'A stopping rule is one sentence',
      'We stop if',
      ['this number', 'is not past this mark', 'by this date', 'and this person says so'],
      'A rule has four parts. | The number you chose before you began. | The mark it has to pass. | The date on which you look, once, in the same way as before. | And the name of the one person who says stop. Not a committee. A committee extends.',
      'The sentence',
    ),
    pair(
      'Three answers, not two',
      [
        ['Stop', 'Below the mark. Switch it off, write one page, thank people.'],
        ['Change', 'Near the mark. One change, four more weeks, once only.'],
      ],
      'If the number is past the mark, you keep it, and it gets an owner and a budget line. | If it is clearly below, you stop, write one page about what you learned, and thank people in public. | If it is close, you may make one change and run four more weeks. Once. The second extension is how pilots become furniture.',
      'Keep, change or stop',
    ),
    close(
      'Write your rule today.',
      'Write your stopping rule in one sentence, with a number, a mark, a date and a name. Send it to the person who pays. Stopping a pilot on its date is not a failure. It is the cheapest result you can buy.',
    ),
  ),

  'Your review rhythm': film(
    'What runs, drifts',
    'A workflow that was right in March is a little wrong by June. Forms change, customers change, and the model itself is replaced without a bang. Nobody notices, because it still answers. A review rhythm is how you notice.',
    sheet(
      'Three looks at three distances',
      'Review rhythm',
      [
        'Weekly: ten cases, by the owner',
        'Monthly: the number, by the manager',
        'Quarterly: the job itself, by whoever pays',
      ],
      'Look from three distances. | Every week the owner reads ten cases at random, and writes the score in a sheet. It takes twenty minutes. | Every month the manager looks at the one number you promised. | And every quarter whoever pays asks whether this job should still be done at all.',
      'Three looks',
    ),
    bars(
      'A slow slide, caught in week six',
      3,
      [
        ['Wk 1', 95, '9 of 10'],
        ['Wk 3', 92, '9 of 10'],
        ['Wk 5', 80, '8 of 10'],
        ['Wk 6', 60, '6 of 10'],
      ],
      'Here is why ten is enough. | Nine of ten, | nine of ten, | eight, | six. In week six a supplier had changed its form. No single case looked alarming. The row of scores did.',
      'A slow slide',
    ),
    close(
      'Put three dates in three calendars.',
      'Agree now what happens below eight: who is told, who does it by hand, and by when it is mended. Then put the three dates into three calendars, with names. A rhythm that lives in a document is a document.',
    ),
  ),

  'Three memos that changed a rollout': film(
    'Three pages that mattered',
    'Rollouts turn on paper more often than on technology. Here are three memos, with the names taken out, that changed what happened next. Each is about a page. Read them for how they are built.',
    lines(
      'The three memos',
      ['“What we will not automate”', '“The first bad week”', '“Why I am switching it off”'],
      '| The first came before the launch. A head of service listed four tasks that would stay with people, and why. Fear fell overnight, and adoption doubled. | The second was sent in the worst week. It gave the number of wrong letters, the cause, and the date of the fix, in that order, before anybody asked. | The third closed a popular tool. It praised the people, showed one figure, and named what would happen to their data.',
    ),
    pair(
      'What they share',
      [
        ['First line', 'The decision, not the background.'],
        ['Last line', 'A name and a date.'],
      ],
      'What do they share? | The decision stands in the first line. | A name and a date stand in the last. Nothing in between asks to be admired.',
    ),
    close(
      'Write the first one now.',
      'Write your own version of the first: what we will not automate. Half a page. Send it before anybody has to ask.',
    ),
  ),
};
