import { bars, close, film, type FilmsOfCourse, flow, lines, number, pair, sheet } from './slide.ts';

export const digitalChannels: FilmsOfCourse = {
  'Where your customer already is': film(
    'Six cases from 2019',
    'Every week there is a new channel, and every week somebody asks why we are not on it. There is a better question: where is our customer already, with time, and in a mood to listen? Here is what six companies found.',
    lines(
      'What worked, and where',
      [
        'A paint maker: at the rental counter',
        'A tax adviser: in the school newsletter',
        'A bike shop: in the repair reminder',
      ],
      'Three that worked. | A paint maker stopped advertising online and went to the counter where people rent ladders. | A tax adviser wrote for the school newsletter, in March. | A bike shop sold lights in its repair reminder, in October. Nobody went where the crowd was. All three went where the question was.',
    ),
    pair(
      'And what did not',
      [
        ['The crowd', 'A million views, and 40 orders.'],
        ['The question', '900 readers, and 210 orders.'],
      ],
      'The other three followed the crowd. | One film for a mattress had a million views, and brought forty orders. | The same company then bought a page in a booklet on back pain: nine hundred readers, two hundred and ten orders. Some of these channels have since closed. The method has not.',
    ),
    close(
      'Draw one day.',
      'Draw one day of one customer, hour by hour. Mark where they wait and where they ask something. Those are your channels.',
    ),
  ),
  'The cost of being everywhere': film(
    'Attention is inventory',
    'A channel costs nothing to open, and everything to keep. Someone has to answer, update and measure it. Your team’s attention is an inventory, and each new channel takes from the same shelf.',
    bars(
      'Hours a week, one small brand',
      3,
      [
        ['Mail', 40, '8 h'],
        ['Shop', 30, '6 h'],
        ['Social A', 55, '11 h'],
        ['Five more', 100, '20 h'],
      ],
      'Here is a brand with three people. | Eight hours for mail, which brought half of the sales. | Six for the shop page, which brought another third. | Eleven for one social network. | And twenty for five more channels that brought four percent between them. They were proud of being everywhere, and late with every answer.',
    ),
    sheet(
      'Before you open the next one',
      'New channel',
      ['Who answers, within which hour?', 'What do we stop doing for it?', 'Which number says that it is over?'],
      'Three lines before you open the next one. | Who answers, and within which hour? | What will we stop doing for it? If the answer is nothing, you have not counted. | And which number will say that it is over?',
    ),
    close(
      'Count your hours.',
      'List your channels with the hours they take and the sales they bring. Close the worst one for a month, and see who writes.',
    ),
  ),
  'Numbers that say go': film(
    'Closed too late',
    'Channels are closed too late, because there is always one good story about them. So decide beforehand which numbers say go. Three are enough.',
    lines(
      'Three thresholds',
      [
        'Under 5 % of sales, for two quarters',
        'Over twice the cost per order',
        'Answers later than a day, for a month',
      ],
      '| It brings less than five percent of sales, two quarters running. | An order costs more than twice what it costs elsewhere. | Or your answers there have come later than a day for a month. The third is about you and not about the channel. A neglected shop window is worse than none.',
    ),
    number(
      'The one good story',
      '1 of 300',
      'Everybody remembers that order. Nobody remembers the other 299 hours.',
      'And the good story? | There will be one: the large order that came through it. Ask how many hours it took to get that one. In the case on the slide it was three hundred.',
    ),
    close(
      'Write your thresholds.',
      'Write your own three numbers today, and the date on which you look. Give the sheet to somebody who does not love the channel.',
    ),
  ),
  'Closing without noise': film(
    'The few who are left',
    'When you close a channel, a few people lose their way to you. They are few, and they are loyal. A quiet goodbye keeps them. A silent one does not.',
    pair(
      'Two goodbyes',
      [
        ['Silent', 'The last post is from March. Messages go unread.'],
        ['Quiet', '“From May 1 you reach us here. Ask for Tom.”'],
      ],
      '| One company simply stopped. A year later customers were still writing, and telling others that nobody answered. | The other pinned one post: from May first you reach us here, ask for Tom. Then it answered old messages for eight weeks. Nobody complained, and two hundred people moved.',
    ),
    flow(
      'Eight weeks',
      2,
      ['Say it', 'Repeat', 'Move people', 'Lock it'],
      '| Say it, with a date and a reason. | Repeat it twice. | Move people, one by one, and thank them. | Then lock it, and leave a sign. Keep the name, so that nobody else takes it.',
    ),
    close(
      'Write the sign.',
      'Write the sign for the channel that you should have closed last year: one line, a date, and a name. Hang it up on Monday.',
    ),
  ),
};

export const remoteTeams: FilmsOfCourse = {
  'Agree on answers, not hours': film(
    'A page that everyone signs',
    'It is the spring of 2020, and your team is at home. Do not count hours. You cannot see them, and trying to will cost you trust. Agree on answers instead: how fast, where, and when not at all.',
    sheet(
      'The team page',
      'We agree',
      [
        'Urgent: a call, within 15 minutes',
        'Today: chat, before you stop',
        'This week: mail',
        'Not before 8, not after 6',
        'Away: say so, no reason needed',
      ],
      'One page, and everybody signs it. | Urgent is a phone call. | Today is chat. | This week is mail. | Not before eight and not after six, unless it burns. | And if you are away, say so; nobody has to give a reason. With small children at home there is always one.',
    ),
    pair(
      'What to look at instead',
      [
        ['Green dots', 'Who moved the mouse.'],
        ['Promises kept', 'Who did what they said on Monday.'],
      ],
      '| The green dot tells you who has moved the mouse. | Promises tell you who did what they said. On Monday everybody writes one line: by Friday I will. On Friday you read it. That is all the control you need.',
    ),
    close(
      'Write it together.',
      'Write the page together, in half an hour, on a call. Start with what annoys you most. Sign it, and look at it again in a month.',
    ),
  ),
  'The written day': film(
    'Three notes instead of three calls',
    'When everybody is at home, the calendar fills with calls, because calls feel like company. Replace three of them with three short notes, and people get their afternoon back.',
    flow(
      'Three notes a day',
      0,
      ['Morning', 'Handover', 'Evening'],
      '| In the morning, two lines: what I will finish, and where I might get stuck. | At handover, three: what it is, where it lies, what comes next. | In the evening, one: what I did not finish, and who should know. It takes nine minutes in all. The three calls had taken two hours.',
    ),
    lines(
      'How to write them',
      ['To a person, not into a channel', 'The request in the first line', 'No thanks needed'],
      '| Write to a person, and let the others read along. | Put the request in the first line. | And agree that nobody has to reply with thanks. Silence means read. It feels cold for a week, and restful from then on.',
    ),
    close(
      'Replace one call.',
      'Replace one daily call with the morning note, for two weeks. Keep one call in which you talk about nothing in particular. People need that one.',
    ),
  ),
  'The weekly call': film(
    'Short, with cameras optional',
    'One call a week should remain. It is short, it has a shape, and nobody has to show their kitchen. It is not for status; the notes have done that.',
    flow(
      'Forty minutes, four parts',
      2,
      ['Hello, 5', 'Stuck, 15', 'One topic, 15', 'Thanks, 5'],
      '| Five minutes of hello: one word each on how you are. | Fifteen for whatever is stuck, and who can help. | Fifteen for one topic that needs voices, with a page sent out on the day before. | And five for thanks: each person names somebody. It sounds like kindergarten. It is why people come.',
    ),
    lines(
      'Small rules that help',
      ['Cameras as you like', 'Somebody else leads each week', 'End early, never late'],
      '| Cameras as you like. Looking at oneself for an hour is tiring. | Somebody else leads it each week, the quiet ones too. | And end early, never late. The minutes you give back are the best part of the call.',
    ),
    close(
      'Send the shape.',
      'Send the four parts with the next invitation, and ask somebody who rarely speaks to lead it. Give them the page a day before.',
    ),
  ),
  'Ending the day': film(
    'A habit without a commute',
    'The way home used to end the working day. Now the desk is in the bedroom, and the day has no door. You have to build one, and it takes ten minutes.',
    sheet(
      'Ten minutes at the end',
      'The door',
      ['Write tomorrow’s first task', 'Close every window', 'Put the machine out of sight', 'Walk around the block'],
      '| Write down the first task of tomorrow, so small that you can begin half asleep. | Close every window on the screen. | Put the machine where you cannot see it: a drawer, a cupboard, under a cloth. | And walk around the block, as if you were coming home. It is silly, and it works.',
    ),
    pair(
      'The leader goes first',
      [
        ['If you write at 10 p.m.', 'They read at 10 p.m.'],
        ['If you delay it to 8 a.m.', 'They sleep.'],
      ],
      'If you lead, your evening is everybody’s evening. | Whatever you send at ten is read at ten, even if you add: no hurry. | So write it, and let it leave at eight. Nobody has ever praised me for that. They slept.',
    ),
    close(
      'Build your door tonight.',
      'Choose an hour and a walk. Tell the people at home, and let them send you out. Tomorrow tell your team when your door closes.',
    ),
  ),
};

export const bigData: FilmsOfCourse = {
  'The three promises': film(
    'Everything, at once, for everyone',
    'It is 2018, and every conference makes the same three promises. You will store everything. You will see it at once. And everybody will be able to use it. Let us look at what each of them would really mean.',
    lines(
      'What was promised',
      ['Everything: keep all of it, ask later', 'At once: from nightly to live', 'For everyone: no more analysts'],
      '| Store everything, and ask your questions later. It is cheap, they say, and storage is. Understanding is not. | See it at once. For fraud that is worth a lot. For most decisions, which are taken on Thursdays, it is worth little. | And everybody can use it. Everybody can open it. That is something else.',
    ),
    pair(
      'Hear the missing word',
      [
        ['Store everything', '…that somebody described.'],
        ['For everyone', '…who knows what a row means.'],
      ],
      'Each promise leaves out a word. | Store everything that somebody described. Without a description it is an attic. | For everyone who knows what a row means. That takes an afternoon of training for each table, and nobody has put it in the budget.',
    ),
    close(
      'Ask about one Thursday.',
      'Before you buy, name one decision that you take on Thursdays, and what you would need for it on Wednesday evening. Buy that.',
    ),
  ),
  'What was bought': film(
    'Licenses, lakes and dashboards',
    'What did companies buy with those promises? We looked at eleven budgets. Most of the money went to three things, and very little to the fourth, which decided whether the other three were used.',
    bars(
      'Eleven budgets, on average',
      3,
      [
        ['Licenses', 100, '44 %'],
        ['Lake', 70, '31 %'],
        ['Dashboards', 45, '20 %'],
        ['People', 11, '5 %'],
      ],
      '| Forty-four percent for licenses. | Thirty-one for a lake, a place to put everything. | Twenty for dashboards, four hundred of them in one company. | And five percent for people who know both the data and the business. The companies that were glad two years later had spent four times that share.',
    ),
    sheet(
      'Three costs that are easy to miss',
      'Also in the contract',
      ['Moving the data in, every night', 'Describing it, once and forever', 'Leaving'],
      'Three costs are easy to miss. | Moving data in every night, and finding out why it failed. | Describing it: what a customer is, in eleven systems. | And leaving. Ask what it costs to take everything out, in a format that somebody else can read.',
    ),
    close(
      'Look at your own split.',
      'Take your own budget and make four bars. If the fourth is the shortest, you know why nobody opens the dashboards.',
    ),
  ),
  'The report that survived': film(
    'One page, every Friday',
    'In a logistics company with four hundred dashboards, one report was read by everybody. It was one page, it came on Friday at noon, and a person had written a sentence at the top.',
    sheet(
      'Why it survived',
      'Friday, noon',
      [
        'One sentence: what changed',
        'Five numbers, always the same five',
        'One chart, with the turn marked',
        'Who to call, with a number',
      ],
      '| One sentence at the top: what changed this week, and why we think so. | Five numbers, always the same five, in the same place. | One chart, with the turn marked. | And somebody to call, with a phone number. It had been made by hand, in an hour, for six years.',
    ),
    pair(
      'What the dashboards lacked',
      [
        ['A dashboard', 'Shows everything. Says nothing.'],
        ['The page', 'Says one thing. Shows why.'],
      ],
      'What did the four hundred lack? | A dashboard shows you everything and says nothing. | The page says one thing and shows you why. It takes a person to say something. That is what they had forgotten to buy.',
    ),
    close(
      'Write one sentence.',
      'This Friday, write one sentence above your favorite dashboard: what changed, and why we think so. Send only the sentence.',
    ),
  ),
  'What we would ask today': film(
    'Back to 2018',
    'If we could go back to that conference in 2018, with what we know now, we would ask five questions. They fit any platform, whatever it is called this year.',
    lines(
      'Five questions',
      [
        'Which decision gets better, whose?',
        'Who describes the data, when?',
        'What do we stop paying for?',
        'Who will say in a year that it worked?',
        'How do we leave?',
      ],
      '| Which decision gets better, and whose is it? | Who describes the data, and in which hours of their week? | What will we stop paying for when this runs? | Who will say, a year from now, whether it worked? | And how do we leave? No vendor has ever minded the first four. The fifth tells you whom you are dealing with.',
    ),
    number(
      'A humbler forecast',
      '1 in 4',
      'Of what was bought in our eleven companies was in use after three years.',
      'And a humbler forecast, to end with. | In our eleven companies one tool in four was in use after three years. That is not a scandal. It is a base rate. Plan for it: buy four small things, and find out early which one it is.',
    ),
    close(
      'Ask them once.',
      'Take the five questions to the next demonstration you are invited to, whatever it promises. Write down the answers, and the date. Read them in a year.',
    ),
  ),
};
