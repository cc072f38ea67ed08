import { bars, close, film, type FilmsOfCourse, flow, lines, number, pair, sheet } from './slide.ts';

export const answerEngines: FilmsOfCourse = {
  'How an answer is assembled': film(
    'From ten links to one answer',
    'For twenty years your brand fought for a place in a list. Now more and more people ask a question, and one answer comes back. Nobody sees the list. To be in the answer, you need to know how it is put together. There are three parts: sources, agreement and freshness.',
    flow(
      'How an answer is put together',
      2,
      ['Question', 'Sources', 'Agreement', 'Answer'],
      'It begins with a question, | usually longer than a search, with a situation in it: which bakery delivers to offices before eight? | The engine fetches a handful of sources. | It looks for what they agree on. | And it writes two or three sentences from that. Your slogan has no part in this. Facts that several sources state in nearly the same words do.',
      'Four steps',
    ),
    bars(
      'Where the sentences came from',
      1,
      [
        ['Own site', 26, '26 %'],
        ['Reviews, press', 44, '44 %'],
        ['Directories', 19, '19 %'],
        ['Forums', 11, '11 %'],
      ],
      'We took two hundred answers about household brands, and asked of each sentence where it came from. | A quarter came from the brand’s own pages. | Nearly half came from reviews and trade press. | A fifth from directories that nobody had looked at in years. | The rest from forums. Three quarters of what is said about you is said by others. You cannot write it. You can make it easy to get right.',
      'Sources',
    ),
    pair(
      'Agreement beats volume',
      [
        ['Five pages, five versions', 'Delivers “early”, “from 7”, “by 8:30”.'],
        ['Five pages, one fact', 'Delivers to offices from 6:30, Monday to Friday.'],
      ],
      'Agreement counts for more than volume. | If five pages tell it five ways, the engine hedges, or leaves you out. | If five pages state one fact in the same plain words, it repeats the fact, and often your words. Consistency used to be a matter of taste. Now it decides whether you are mentioned.',
      'Agreement',
    ),
    number(
      'Old facts outlive you',
      '2019',
      'The year of the price that one engine still quoted.',
      'The third part is freshness. | One brand we rebuilt was described with its prices of 2019, because the last page that stated a price plainly was that old. Its newer pages said: contact us. An engine cannot quote a contact form. If you stop stating a fact, the old one lives on.',
      'Freshness',
    ),
    close(
      'Ask one question as a stranger.',
      'Ask three answer engines one question that your customers ask, without your name in it. Write down who is mentioned, and which facts are repeated. In the next lesson you will ask twenty, about yourself.',
    ),
  ),
  'Ask about yourself': film(
    'Twenty questions',
    'You cannot improve what you have not read. So read how you are described: twenty questions, three engines, one sheet. It takes an afternoon, and it is usually an uncomfortable one.',
    sheet(
      'Four kinds of questions',
      'Five of each',
      ['Who does this near me?', 'Is this brand any good?', 'What does it cost?', 'This one or that one?'],
      'Five questions of each kind. | Who does this? Are you mentioned at all? | Is this brand any good? What is praised, what is held against you? | What does it cost? | And this one or that one: whom are you compared with, and on what?',
    ),
    lines(
      'Mark every sentence',
      ['True', 'True once', 'Never true', 'True of somebody else'],
      'Then mark each sentence. | True. | True once, but no longer. | Never true. | Or true of somebody else with a similar name. The second kind is the largest in every audit I have done, and the easiest to repair.',
    ),
    close(
      'Fill in one row per question.',
      'Block an afternoon. One row a question, one column an engine, and one mark a sentence. Keep the date on it, and repeat it in ninety days.',
    ),
  ),
  'Three facts with sources': film(
    'Short, checkable and yours',
    'You will not get a paragraph into an answer. You may get a fact. So choose three that you want repeated, and make each short, checkable and true of nobody else.',
    pair(
      'A claim and a fact',
      [
        ['A claim', 'We care deeply about quality.'],
        ['A fact', 'Every coat is repaired free for ten years. 4,112 last year.'],
      ],
      '| We care deeply about quality: nobody will repeat that, because nobody can check it. | Every coat is repaired free of charge for ten years, and we repaired four thousand one hundred and twelve last year. That is a fact, with a number, a period and a source. A stranger can say it in one breath.',
    ),
    lines(
      'Give each fact a home',
      ['One page of yours, with a date', 'One page that is not yours', 'The same words in both'],
      'Then give each fact a home. | One page of your own, with a date on it. | One page that is not yours: a register, a trade body, a newspaper. | And the same words in both. Two sources that agree are worth more than twenty that vary.',
    ),
    close(
      'Write your three.',
      'Write three facts, each under fifteen words. Read them to somebody outside your company. If they ask “so what?”, write another.',
    ),
  ),
  'Pages that get quoted': film(
    'Structure that survives being cut',
    'An engine does not read your page. It cuts out a piece. So write pages that survive being cut: each piece has to make sense without the one above it.',
    pair(
      'The same paragraph, cut',
      [
        ['Needs its neighbors', 'It also comes in blue, and then it takes longer.'],
        ['Stands alone', 'The Alma coat in blue ships in 10 days, from $ 240.'],
      ],
      '| It also comes in blue, and then it takes longer. Cut that out, and nothing is left. | The Alma coat in blue ships in ten days and costs two hundred and forty dollars. Cut that out, and it is still an answer. Use the name instead of it. Put the number beside the noun.',
    ),
    sheet(
      'Five pages to rewrite first',
      'The list',
      [
        'Prices',
        'Delivery and returns',
        'Comparison with the nearest rival',
        'Who we are, with dates',
        'Repairs and complaints',
      ],
      'Begin with five pages. | Prices, in figures. | Delivery and returns. | An honest comparison with your nearest rival. | Who you are, with dates. | And repairs and complaints, which is where trust is looked up.',
    ),
    close(
      'Rewrite one page today.',
      'Take the page on prices. Give it headings that are questions, answers that begin with the fact, and a date. Then ask again in a month.',
    ),
  ),
};
