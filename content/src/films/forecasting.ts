import { bars, close, film, type FilmsOfCourse, lines, number, pair, sheet } from './slide.ts';

export const forecasting: FilmsOfCourse = {
  'Start with the base rate': film(
    'How often does this happen at all?',
    'Before you think about your project, think about projects like it. How often do they finish on time at all? That share is the base rate, and it is the best forecast you will ever get for nothing.',
    pair(
      'Two ways to begin',
      [
        ['From inside', 'Our team is good, so June.'],
        ['From outside', 'Of 22 such projects, 5 were on time. The median was 4 months late.'],
      ],
      '| From inside: our team is good, the plan is clear, so June. | From outside: of the last twenty-two projects like this, five were on time, and the median was four months late. Begin with October. Then move toward June, as far as you can give reasons. It will not be all the way.',
    ),
    lines(
      'Where to find one',
      ['Your own last ten', 'Somebody else’s last hundred', 'Ask three people before they see the plan'],
      'Where do you find a base rate? | In your own last ten. | In somebody else’s last hundred: an industry report, an insurer, an old colleague. | Or ask three people to guess before they see your plan. After they have seen it, they only guess your wishes.',
    ),
    close(
      'Find one number.',
      'For the next date you are asked for, find the last ten of that kind. How many were on time, and how late was the one in the middle? Say that number first.',
    ),
  ),
  'Ninety percent means nine in ten': film(
    'A test, and a surprise',
    'I ask every class to give ten ranges, each so wide that they are ninety percent sure. The year a bridge was built, the weight of an airplane. Nine of the ten should hold the answer. On average, five do.',
    bars(
      'How often a “90 % range” was right',
      1,
      [
        ['Should be', 100, '9 of 10'],
        ['Before practice', 56, '5 of 10'],
        ['After a month', 84, '7.5 of 10'],
      ],
      '| Nine of ten would be honest. | Before practice it is five. We are not ignorant, we are narrow: a wide range feels like a confession. | After a month of scoring it is between seven and eight. It can be learned, like a tennis serve.',
    ),
    lines(
      'To make it wide enough',
      ['Ask: would I bet nine to one?', 'Imagine it was far higher. Why?', 'Imagine it was far lower. Why?'],
      'Three tricks. | Would you bet nine dollars against one on it? | Imagine that the truth lies far above your range. Why was it? A reason comes at once. Widen. | Now far below. Widen again. Stop when no more reasons come.',
    ),
    close(
      'Give ten ranges today.',
      'Write ten ranges about your own work for next month: visitors, complaints, days until a reply. Ninety percent each. Put the sheet into a drawer with a date on it.',
    ),
  ),
  'Small steps': film(
    'How far should one fact move you?',
    'News arrives, and we do one of two things: we ignore it, or we throw away everything we believed. Good forecasters do something duller. They move a little, often, and write it down.',
    pair(
      'A rival hires forty people',
      [
        ['A leap', 'They launch in May. Change the plan!'],
        ['A step', 'From 20 % to 30 %. What else would I see if it were true?'],
      ],
      'A rival hires forty people. | The leap: they launch in May, change everything. | The step: I thought twenty percent, and now thirty. And then the useful question: if it were true, what else would I be seeing? Job ads for support, a trademark, a missing speaker at the fair. Go and look for those.',
    ),
    lines(
      'How far?',
      ['Expected either way: do not move', 'A bit more likely if true: a few points', 'Hardly possible otherwise: far'],
      'How far to move depends on one thing. | If you would have seen it either way, do not move. | If it is somewhat more likely when you are right, move a few points. | If it could hardly happen otherwise, move far. The drama of the news does not count.',
    ),
    close(
      'Move one forecast.',
      'Take one forecast from your drawer and one thing that you learned this week. Move it by a number, and write the reason beside it in a line.',
    ),
  ),
  'Keep score': film(
    'A sheet, a date and a friend',
    'Nobody gets better at forecasting by forecasting. You get better by being scored. It takes a sheet, a date, and a friend who is doing the same.',
    sheet(
      'The sheet',
      'One line each',
      ['The claim, so that it can be false', 'How sure: 60, 70, 80, 90 %', 'The day we will know', 'What happened'],
      '| A claim that can turn out false: the report is sent before the tenth. | How sure you are, in steps of ten. | The day on which you will know. | And what happened. After thirty lines, look at all your seventies. Did seven in ten come true? If it was five, your seventy is a fifty with good manners.',
    ),
    number(
      'Thirty lines',
      '30',
      'Enough to see your habit. Too few to be proud of.',
      '| Thirty lines are enough to see your habit, and too few to be proud of. Most people find that they are too sure about their own team and not sure enough about everybody else’s.',
    ),
    close(
      'Find your friend.',
      'Send five forecasts to a colleague today, and ask for five in return. Meet in a month. The one with the better score buys nothing; the other buys lunch.',
    ),
  ),
};
